import { html, nothing, type TemplateResult } from "lit";
import type { OpeningHours } from "../../../src/client/api-types.ts";
import type { App } from "../app/app.ts";
import { type DayHours, weekOf } from "../format/week.ts";
import { openingState } from "./facts.ts";

/** A place's week with today marked, and whether it is open at this moment. Hours that nobody knows are told as unknown. */
export function hoursTable(app: App, hours: OpeningHours | undefined, now: number): TemplateResult {
  const week = weekOf(hours, { lang: app.lang, timeZone: app.host.timeZoneName, now });
  return html`<section class="panel" aria-labelledby="hours">
    <div class="panel__head"><h2 id="hours">${app.t("listing.hours")}</h2>${openingState(app, { openingHours: hours })}</div>
    ${week ? html`<table class="hours"><tbody>${week.map((day) => row(app, day))}</tbody></table>` : written(app, hours)}
  </section>`;
}

function row(app: App, { name, isToday, openings, isAllDay }: DayHours): TemplateResult {
  const isClosed = openings.length === 0;
  return html`<tr class=${isToday ? "hours__today" : ""} aria-current=${isToday ? "date" : nothing}>
    <th scope="row">${name}${isToday ? html` <span class="hours__mark">${app.t("listing.today")}</span>` : nothing}</th>
    <td class=${isClosed ? "hours__closed" : ""}>
      ${isClosed ? app.t("listing.closed") : isAllDay ? app.t("listing.allDay") : openings.map((opening) => html`<span dir="ltr">${opening}</span>`)}
    </td>
  </tr>`;
}

/** Hours that are known as sentences only. */
function written(app: App, hours: OpeningHours | undefined): TemplateResult {
  const lines = hours?.isUnavailable ? [] : (hours?.weekday_text ?? []);
  if (lines.length === 0) return html`<p class="panel__none">${app.t("listing.hoursUnknown")}</p>`;
  return html`<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
}
