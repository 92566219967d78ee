import type { OpenedPlan } from "../../concierge/shared-plans.ts";
import { html } from "../../content/html.ts";

/** A plan for maps (GPX 1.1): its stops as waypoints, and each day as a route. */
export function writeGpx({ days }: OpenedPlan, name: string): string {
  const points = (tag: "wpt" | "rtept", day: OpenedPlan["days"][number]) =>
    day.stops.flatMap(({ time, stop: { name, geoLocation, address } }) => {
      if (!geoLocation) return [];
      const at = html` lat="${geoLocation[0]}" lon="${geoLocation[1]}"`;
      const words = html`<name>${name}</name><desc>${[time, address].filter(Boolean).join(", ")}</desc>`;
      return tag === "wpt" ? html`<wpt${at}>${words}</wpt>` : html`<rtept${at}>${words}</rtept>`;
    });
  const document = html`<gpx version="1.1" creator="Waymark" xmlns="http://www.topografix.com/GPX/1/1"><metadata><name>${name}</name></metadata>${days.flatMap(
    (day) => points("wpt", day),
  )}${days.map((day) => html`<rte><name>${day.heading}: ${day.date}</name>${points("rtept", day)}</rte>`)}</gpx>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document.text}\n`;
}
