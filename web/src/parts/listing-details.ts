import { html, nothing, type TemplateResult } from "lit";
import type { Listing } from "../../../src/client/api-types.ts";
import type { App } from "../app/app.ts";
import { dateText } from "../format/dates.ts";
import { type ListingKey, listingTexts } from "../texts/listing/listing.ts";
import { icon } from "./icon.ts";
import { outside } from "./link.ts";

type Piece = TemplateResult | typeof nothing;

const attributes = ["duration", "bestTimeToVisit", "crowdLevels", "gettingThere", "photos"] as const;

/** What to expect of a place, in its own words. */
export function whatToExpect(app: App, { whatToExpect: text }: Listing): Piece {
  if (!text) return nothing;
  return html`<section aria-labelledby="expect">
    <h2 id="expect">${listingTexts.t(app.lang, "whatToExpect")}</h2>
    ${text.split(/\n{2,}/).map((paragraph) => html`<p>${paragraph}</p>`)}
  </section>`;
}

/** Time needed, best time, crowds, the way there, photographs. A page that hides travel leaves out the way. */
export function goodToKnow(app: App, { additionalTextAttributes: given = {} }: Listing): Piece {
  const known = attributes.filter(
    (name) => given[name] && !(name === "gettingThere" && app.settings.hideTravel),
  );
  if (known.length === 0) return nothing;
  return html`<section aria-labelledby="know">
    <h2 id="know">${listingTexts.t(app.lang, "goodToKnow")}</h2>
    <dl class="details">
      ${known.map((name) => pair(listingTexts.t(app.lang, name), html`${given[name]}`))}
    </dl>
  </section>`;
}

/** When and where an event is, and where its tickets are. */
export function eventDetails(app: App, { additionalData }: Listing): Piece {
  if (!additionalData) return nothing;
  const { date, dateTimestamp, venue, ticket_info: tickets = [] } = additionalData;
  const t = (key: ListingKey) => listingTexts.t(app.lang, key);
  const begins = dateText(date?.start_date ?? dateTimestamp, app.lang, app.host.timeZoneName);
  const ways = tickets.filter(({ link }) => app.url(link));
  if (!begins && !date?.when && !venue?.name && ways.length === 0) return nothing;
  return html`<section aria-labelledby="event">
    <h2 id="event">${t("event")}</h2>
    <dl class="details">
      ${begins ? pair(t("begins"), html`${begins}`) : nothing}
      ${date?.when ? pair(t("when"), html`${date.when}`) : nothing}
      ${venue?.name ? pair(t("venue"), outside(app, venue.link, venue.name)) : nothing}
      ${
        ways.length > 0
          ? pair(
              t("tickets"),
              html`${ways.map(({ link, source }) => outside(app, link, html`${icon("ticket")}${source ?? t("tickets")}`, "details__link"))}`,
            )
          : nothing
      }
    </dl>
  </section>`;
}

function pair(name: string, value: TemplateResult): TemplateResult {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}
