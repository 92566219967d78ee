import { html, nothing, type TemplateResult } from "lit";
import type { Listing } from "../../../src/client/api-types.ts";
import type { App } from "../app/app.ts";
import { currencySign, minutesText, ratingText } from "../format/numbers.ts";
import { dateText, openState } from "../format/times.ts";
import { signs } from "../texts/texts.ts";
import { icon } from "./icon.ts";

/** A part of a page that is not always there. */
export type Piece = TemplateResult | typeof nothing;

const MAX_PRICE_LEVEL = 4;

/** Stars of a place; nothing where nobody rated it. */
export function rating(app: App, value: number | undefined): Piece {
  if (value === undefined) return nothing;
  const text = ratingText(value, app.lang);
  return html`<span class="fact fact--rating"
    >${icon("star")}<span aria-hidden="true">${text}</span
    ><span class="unseen">${app.t("common.rated", { rating: text })}</span></span
  >`;
}

/** How people walk in a town, by the line through the air: as plans reckon without streets. */
const METRES_A_MINUTE = 80 / 1.3;
/** Farther than so many minutes nobody thinks of walking. */
const LONGEST_WALK = 30;

/** How far away a place is, and how long the walk where there is one; nothing where that is unknown or hidden. */
export function distance(app: App, metres: number | undefined): Piece {
  const text = app.distance(metres);
  if (!text) return nothing;
  const minutes = Math.max(1, Math.round(metres! / METRES_A_MINUTE));
  const isWalk = app.settings.travelMode === "walking" && minutes <= LONGEST_WALK;
  const walk = () => app.t("chat.walking", { time: minutesText(minutes, app.lang) });
  return html`<span class="fact">${text}</span>${isWalk ? html`<span class="fact">${walk()}</span>` : nothing}`;
}

/** What a place costs, as its currency's sign once a level. */
export function price(app: App, { priceLevel, priceLevelText, currencyCode }: Partial<Listing>): Piece {
  if (priceLevelText) return html`<span class="fact">${priceLevelText}</span>`;
  if (!priceLevel) return nothing;
  const shown = priceSign(app, currencyCode);
  const level = Math.min(Math.round(priceLevel), MAX_PRICE_LEVEL);
  return html`<span class="fact"
    ><span aria-hidden="true"
      >${shown.repeat(level)}<span class="fact__rest">${shown.repeat(MAX_PRICE_LEVEL - level)}</span></span
    ><span class="unseen">${app.t("common.priceLevel", { count: level })}</span></span
  >`;
}

/** What one level of price is shown as: the currency's sign where it is a single one. */
export function priceSign(app: App, currencyCode?: string): string {
  const code = currencyCode ?? app.host.currencyCode;
  const sign = (code && currencySign(code, app.lang)) ?? app.host.currencySymbol ?? signs.currency;
  return sign.length === 1 ? sign : signs.priceLevel;
}

/** The day of an event, short. */
export function eventDay(app: App, { additionalData }: Pick<Listing, "additionalData">): Piece {
  const { date, dateTimestamp } = additionalData ?? {};
  const day = dateText(date?.start_date ?? dateTimestamp, app.lang, app.host.timeZoneName, "medium");
  return day ? html`<span class="fact">${day}</span>` : nothing;
}

/** Whether a place is open; nothing where its hours are unknown. */
export function openingState(app: App, listing: Pick<Listing, "openingHours">): Piece {
  const known = openState(listing.openingHours, app.lang);
  if (known.state === "unknown") return nothing;
  if (known.state === "closed")
    return html`<span class="fact fact--closed">${app.t("common.closedNow")}</span>`;
  const text = known.until ? app.t("common.openUntil", { time: known.until }) : app.t("common.openNow");
  return html`<span class="fact fact--open">${text}</span>`;
}
