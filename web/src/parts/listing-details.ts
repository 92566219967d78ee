import { html, nothing, type TemplateResult } from "lit";
import type { Listing } from "../../../src/client/api-types.ts";
import type { App } from "../app/app.ts";
import { dateText } from "../format/dates.ts";
import { icon } from "./icon.ts";
import { outside } from "./link.ts";

type Piece = TemplateResult | typeof nothing;

const attributes = ["duration", "bestTimeToVisit", "crowdLevels", "gettingThere", "photos"] as const;

/** What to expect of a place, in its own words. */
export function whatToExpect(app: App, { whatToExpect: text }: Listing): Piece {
  if (!text) return nothing;
  return html`<section aria-labelledby="expect">
    <h2 id="expect">${app.t("listing.whatToExpect")}</h2>
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
  if (!begins && !date?.when && !venue?.name && ways.length === 0) return nothing;
  return html`<section aria-labelledby="event">
    <h2 id="event">${app.t("listing.event")}</h2>
    <dl class="details">
      ${begins ? pair(app.t("listing.begins"), html`${begins}`) : nothing}
      ${date?.when ? pair(app.t("listing.when"), html`${date.when}`) : nothing}
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
