import { html, nothing, type TemplateResult } from "lit";
import type { Listing, OpeningHours, SpecialDay } from "../../../src/client/api-types.ts";
import { specialDayNames } from "../../../src/contract/special-day-names.ts";
import { isSameLanguage } from "../../../src/languages/compare.ts";
import type { App } from "../app/app.ts";
import { buildWeek, type DayHours, dateText } from "../format/times.ts";
import { signs } from "../texts/texts.ts";
import { paragraphs } from "./cards.ts";
import { openingState, type Piece } from "./facts.ts";
import { icon } from "./icon.ts";
import { outside } from "./link.ts";

const attributes = ["duration", "bestTimeToVisit", "crowdLevels", "gettingThere", "photos"] as const;

/** What to expect of a place, in its own words. */
export function whatToExpect(app: App, { whatToExpect: text }: Listing): Piece {
  if (!text) return nothing;
  return html`<section aria-labelledby="expect">
    <h2 id="expect">${app.t("listing.whatToExpect")}</h2>
    ${paragraphs(text)}
  </section>`;
}

/** Time needed, best time, crowds, the way there, photographs. A page that hides travel leaves out the way. */
export function goodToKnow(app: App, { additionalTextAttributes: given = {} }: Listing): Piece {
  const known = attributes.filter(
    (name) => given[name] && !(name === "gettingThere" && app.settings.hideTravel),
  );
  if (known.length === 0) return nothing;
  return html`<section aria-labelledby="know">
    <h2 id="know">${app.t("listing.goodToKnow")}</h2>
    <dl class="details">
      ${known.map((name) => pair(app.t(`listing.${name}`), html`${given[name]}`))}
    </dl>
  </section>`;
}

/** When and where an event is, and where its tickets are. */
export function eventDetails(app: App, { additionalData }: Listing): Piece {
  if (!additionalData) return nothing;
  const { date, dateTimestamp, venue, ticket_info: tickets = [] } = additionalData;
  const begins = dateText(date?.start_date ?? dateTimestamp, app.lang, app.host.timeZoneName);
  const ways = tickets.filter(({ link }) => app.url(link));
  // It is not translated, and says little more than the day.
  const when = begins && !isSameLanguage(app.hostLang, app.lang) ? undefined : date?.when;
  if (!begins && !when && !venue?.name && ways.length === 0) return nothing;
  return html`<section aria-labelledby="event">
    <h2 id="event">${app.t("listing.event")}</h2>
    <dl class="details">
      ${begins ? pair(app.t("listing.begins"), html`${begins}`) : nothing}
      ${when ? pair(app.t("listing.when"), html`${when}`) : nothing}
      ${venue?.name ? pair(app.t("listing.venue"), outside(app, venue.link, venue.name)) : nothing}
      ${
        ways.length > 0
          ? pair(
              app.t("listing.tickets"),
              html`${ways.map(({ link, source }) => outside(app, link, html`${icon("ticket")}${source ?? app.t("listing.tickets")}`, "details__link"))}`,
            )
          : nothing
      }
    </dl>
  </section>`;
}

function pair(name: string, value: TemplateResult): TemplateResult {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

/** Elements of an embed that say where what it shows is, and by which attribute. */
const holders = "iframe[src], video[src], audio[src], source[src], blockquote[cite], a[href]";

/**
 * Links to what a place has with others: videos, tours, posts. Only the address is read out of an embed; its code is never
 * put into the page, since it would run there, and ask others for something before the traveller has chosen to.
 */
export function listingEmbeds(app: App, { embeds = [] }: Listing): TemplateResult | typeof nothing {
  const links = embeds.flatMap(({ code, type, provider }) => {
    const url = app.url(embedAddress(code));
    return url && /^https?:/.test(url)
      ? [{ url, words: [provider, type].filter(Boolean).join(` ${signs.between} `) }]
      : [];
  });
  // A kiosk has no way out.
  if (links.length === 0 || app.settings.kiosk) return nothing;
  return html`<section aria-labelledby="embeds">
    <h2 id="embeds">${app.t("listing.embeds")}</h2>
    <p>${links.map(({ url, words }) => outside(app, url, html`${icon("external")}<span class="own">${words}</span>`, "details__link"))}</p>
  </section>`;
}

/** The address that an embed shows: the code itself, or the first one in its markup. Parsing loads and runs nothing. */
function embedAddress(code: string): string | undefined {
  if (/^(https?:)?\/\//i.test(code.trim())) return code.trim();
  const holder = new DOMParser().parseFromString(code, "text/html").querySelector(holders);
  return ["src", "cite", "href"].map((name) => holder?.getAttribute(name)).find(Boolean) ?? undefined;
}

/** What one listing says besides where its special days are asked for. */
export interface OwnDays {
  specialDays?: readonly SpecialDay[];
}

/** A place's week from today on, today marked, and whether it is open at this moment. Hours that nobody knows are told as unknown. */
export function hoursTable(
  app: App,
  { openingHours: hours, specialDays }: Pick<Listing, "openingHours"> & OwnDays,
  now: number,
): TemplateResult {
  const days = buildWeek(hours, { lang: app.lang, timeZone: app.host.timeZoneName, now, specialDays });
  const today = days?.findIndex(({ isToday }) => isToday) ?? 0;
  const week = days && [...days.slice(today), ...days.slice(0, today)];
  return html`<section class="panel panel--hours" aria-labelledby="hours">
    <div class="panel__head"><h2 id="hours">${app.t("listing.hours")}</h2>${openingState(app, { openingHours: hours })}</div>
    ${week ? html`<table class="hours"><tbody>${week.map((day) => row(app, day))}</tbody></table>` : written(app, hours)}
  </section>`;
}

function row(app: App, { name, special, isToday, isInDoubt, openings, isAllDay }: DayHours): TemplateResult {
  const marks = [
    ...(isToday ? [app.t("listing.today")] : []),
    ...(special ? [app.t("listing.specialDays").split("|")[specialDayNames.indexOf(special)]] : []),
  ];
  const isClosed = openings.length === 0 && !isInDoubt;
  const times = () => openings.map((opening) => html`<span dir="ltr">${opening}</span>`);
  const known = () => (isClosed ? app.t("listing.closed") : isAllDay ? app.t("listing.allDay") : times());
  return html`<tr class=${isToday ? "hours__today" : ""} aria-current=${isToday ? "date" : nothing}>
    <th scope="row">${name}${marks.map((mark) => html` <span class="hours__mark">${mark}</span>`)}</th>
    <td class=${isClosed ? "hours__closed" : ""}>
      ${isInDoubt ? app.t("listing.hoursUnknown") : known()}
    </td>
  </tr>`;
}

/** Hours that are known as sentences only. */
function written(app: App, hours: OpeningHours | undefined): TemplateResult {
  const lines = hours?.isUnavailable ? [] : (hours?.weekday_text ?? []);
  if (lines.length === 0) return html`<p class="panel__none">${app.t("listing.hoursUnknown")}</p>`;
  return html`<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
}
