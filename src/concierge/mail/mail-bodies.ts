import { type Html, html } from "../../content/html.ts";
import { directionOf } from "../../languages/compare.ts";
import type { MailTexts } from "../../languages/mail-texts.ts";
import type { ChosenLanguage } from "../../languages/registry.ts";
import type { Brand, Trip, TripStop } from "./trip.ts";

const face = "font-family:Helvetica,Arial,sans-serif;line-height:1.5";
const font = `${face};font-size:16px`;
const space = "border-top:1px solid #dddddd;margin:24px 0 16px";
const small = "font-size:13px;line-height:1.5;color:#666666;margin:0 0 8px";

/** Where lines end; mail programs know no logical sides. */
type Side = "left" | "right";

/**
 * The plan as an HTML mail: tables and inline styles only, since mail programs drop style sheets; names say by themselves in
 * which direction they run.
 */
export function htmlMail(trip: Trip, chosen: ChosenLanguage): string {
  const { language, mail: texts } = chosen;
  const { brand, from, attributions } = trip;
  const sources =
    attributions.length > 0
      ? html`<p style="${small}">${texts.sources} ${attributions.join("; ")}</p>`
      : undefined;
  const days = shownDays(trip, chosen).filter(({ stops }) => stops.length > 0);
  const direction = directionOf(language);
  const end = direction === "rtl" ? "left" : "right";
  const document = html`<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${texts.title}</title></head>
<body style="margin:0;padding:0;background:${brand.background}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${brand.background}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="max-width:600px;width:100%;background:#ffffff">
<tr><td style="padding:24px;background:${brand.primary};color:${brand.onPrimary};${font}">
${logo(brand, from)}<h1 style="margin:0;font-size:24px;line-height:1.3;color:${brand.onPrimary}"><bdi dir="auto">${from}</bdi></h1>
</td></tr>
<tr><td style="padding:24px;color:#222222;${font}">
<p style="margin:0 0 16px">${texts.intro(from)}</p>
${days.map((day) => dayHtml(day, brand, texts, end))}
<div style="${space}"></div>
<p style="${small}">${texts.localTimes(zoneName(trip.timeZone))}</p>
<p style="${small}">${texts.calendar}</p>
${sources}
<p style="${small}">${texts.why(from)}</p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
  return document.text;
}

function logo({ logoUrl }: Brand, from: string): Html | undefined {
  if (!logoUrl) return undefined;
  return html`<img src="${logoUrl}" alt="${from}" height="48" style="height:48px;border:0;display:block;margin:0 0 12px">`;
}

function dayHtml({ heading, date, stops }: ShownDay, { primary }: Brand, texts: MailTexts, end: Side): Html {
  return html`<h2 style="margin:24px 0 8px;padding:0 0 4px;font-size:19px;line-height:1.3;border-bottom:2px solid ${primary}">${heading}: ${date}</h2>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
${stops.map(({ time, stop }) => stopHtml(time, stop, texts, end))}
</table>
`;
}

function stopHtml(time: string, stop: TripStop, texts: MailTexts, end: Side): Html {
  const { name, category, address, mapUrl, websiteUrl } = stop;
  const line = (text: string | undefined) =>
    text
      ? html`<br><span style="font-size:14px;color:#555555"><bdi dir="auto">${text}</bdi></span>`
      : undefined;
  const links = [link(mapUrl, texts.map, end), link(websiteUrl, texts.website, end)].filter(
    (found) => found !== undefined,
  );
  return html`<tr>
<td valign="top" width="120" style="padding:8px 0;padding-${end}:12px;${face};font-size:14px;white-space:nowrap">${time}</td>
<td valign="top" style="padding:8px 0;${font}"><strong><bdi dir="auto">${name}</bdi></strong>${line(category)}${line(address)}${
    links.length > 0 ? html`<br><span style="font-size:14px">${links}</span>` : undefined
  }</td>
</tr>
`;
}

function link(url: string | undefined, label: string, end: Side): Html | undefined {
  return url ? html`<a href="${url}" style="color:#1a4f8b;margin-${end}:12px">${label}</a> ` : undefined;
}

/** The plan as plain text. */
export function plainMail(trip: Trip, chosen: ChosenLanguage): string {
  const { mail: texts } = chosen;
  const visited = shownDays(trip, chosen).filter(({ stops }) => stops.length > 0);
  const days = visited.map(({ heading, date, stops }) =>
    [
      `${heading}: ${date}`,
      ...stops.flatMap(({ time, stop }) => [
        `  ${time}  ${isolated(stop.name)}`,
        ...[stop.category, stop.address].filter((line) => line).map((line) => `      ${isolated(line!)}`),
        ...(stop.mapUrl ? [`      ${texts.map}: ${stop.mapUrl}`] : []),
      ]),
    ].join("\n"),
  );
  const notes = [
    texts.localTimes(zoneName(trip.timeZone)),
    texts.calendar,
    ...(trip.attributions.length > 0 ? [`${texts.sources} ${trip.attributions.join("; ")}`] : []),
    texts.why(isolated(trip.from)),
  ];
  return `${[texts.intro(isolated(trip.from)), ...days, ...notes].join("\n\n")}\n`;
}

/** A day of a plan with its date and times as a reader sees them. It may have no stops. */
export interface ShownDay {
  heading: string;
  date: string;
  stops: { time: string; stop: TripStop }[];
}

/** Dates and times in the reader's language, on the clock of the plan's zone. */
export function shownDays({ days, timeZone }: Trip, { language, mail }: ChosenLanguage): ShownDay[] {
  const dates = new Intl.DateTimeFormat(language, { dateStyle: "full", timeZone: "UTC" });
  const times = new Intl.DateTimeFormat(language, { timeStyle: "short", timeZone });
  const numbers = new Intl.NumberFormat(language);
  return days.map(({ date, stops }, index) => ({
    heading: mail.day(numbers.format(index + 1)),
    date: dates.format(Date.parse(`${date}T00:00:00Z`)),
    stops: stops.map((stop) => ({ time: times.formatRange(stop.startMs, stop.endMs), stop })),
  }));
}

/** The zone as a reader knows it: its city. */
function zoneName(timeZone: string): string {
  return (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");
}

/** Writing that runs from right to left, by the scripts that do. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A name as it stands in plain text: one that runs from right to left is kept apart from what surrounds it (UAX #9). */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}
