import { directionOf } from "../../languages/compare.ts";
import type { MailTexts } from "../../languages/mail-texts.ts";
import type { ChosenLanguage } from "../../languages/registry.ts";
import { type Html, html } from "./html.ts";
import { type ShownDay, shownDays, zoneName } from "./shown-trip.ts";
import type { Brand, Trip, TripStop } from "./trip.ts";

const face = "font-family:Helvetica,Arial,sans-serif;line-height:1.5";
const font = `${face};font-size:16px`;
const space = "border-top:1px solid #dddddd;margin:24px 0 16px";
const small = "font-size:13px;line-height:1.5;color:#666666;margin:0 0 8px";

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
  const document = html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${texts.title}</title></head>
<body style="margin:0;padding:0;background:${brand.background}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${brand.background}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="max-width:600px;width:100%;background:#ffffff">
<tr><td style="padding:24px;background:${brand.primary};color:${brand.onPrimary};${font}">
${logo(brand, from)}<h1 style="margin:0;font-size:24px;line-height:1.3;color:${brand.onPrimary}"><bdi dir="auto">${from}</bdi></h1>
</td></tr>
<tr><td style="padding:24px;color:#222222;${font}">
<p style="margin:0 0 16px">${texts.intro(from)}</p>
${days.map((day) => dayHtml(day, brand, texts))}
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

function dayHtml({ heading, date, stops }: ShownDay, { primary }: Brand, texts: MailTexts): Html {
  return html`<h2 style="margin:24px 0 8px;padding:0 0 4px;font-size:19px;line-height:1.3;border-bottom:2px solid ${primary}">${heading}: ${date}</h2>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
${stops.map(({ time, stop }) => stopHtml(time, stop, texts))}
</table>
`;
}

function stopHtml(time: string, stop: TripStop, texts: MailTexts): Html {
  const { name, category, address, mapUrl, websiteUrl } = stop;
  const line = (text: string | undefined) =>
    text
      ? html`<br><span style="font-size:14px;color:#555555"><bdi dir="auto">${text}</bdi></span>`
      : undefined;
  const links = [link(mapUrl, texts.map), link(websiteUrl, texts.website)].filter(
    (found) => found !== undefined,
  );
  return html`<tr>
<td valign="top" width="120" style="padding:8px 12px 8px 0;${face};font-size:14px;white-space:nowrap">${time}</td>
<td valign="top" style="padding:8px 0;${font}"><strong><bdi dir="auto">${name}</bdi></strong>${line(category)}${line(address)}${
    links.length > 0 ? html`<br><span style="font-size:14px">${links}</span>` : undefined
  }</td>
</tr>
`;
}

function link(url: string | undefined, label: string): Html | undefined {
  return url ? html`<a href="${url}" style="color:#1a4f8b;margin-right:12px">${label}</a> ` : undefined;
}
