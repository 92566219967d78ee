import type { OpenedPlan } from "../../concierge/shared-plans.ts";
import { html } from "../../content/html.ts";

/** A plan for maps (GPX 1.1): its stops as waypoints, each day as a route, and as a track where its ways on foot are known. */
export async function writeGpx({ days, attributions, walks }: OpenedPlan, name: string): Promise<string> {
  const points = (tag: "wpt" | "rtept", day: OpenedPlan["days"][number]) =>
    day.stops.flatMap(({ time, stop: { name, geoLocation, address } }) => {
      if (!geoLocation) return [];
      const at = html` lat="${geoLocation[0]}" lon="${geoLocation[1]}"`;
      const words = html`<name>${name}</name><desc>${[time, address].filter(Boolean).join(", ")}</desc>`;
      return tag === "wpt" ? html`<wpt${at}>${words}</wpt>` : html`<rtept${at}>${words}</rtept>`;
    });
  const tracks = (await walks()).map((legs, day) => {
    const lines = legs.flatMap(({ line }) => (line ? [line] : []));
    if (lines.length === 0) return [];
    const segments = lines.map(
      (line) =>
        html`<trkseg>${line.map(({ lat, lng }) => html`<trkpt lat="${lat.toFixed(6)}" lon="${lng.toFixed(6)}"/>`)}</trkseg>`,
    );
    return html`<trk><name>${days[day]!.heading}: ${days[day]!.date}</name>${segments}</trk>`;
  });
  const document = html`<gpx version="1.1" creator="Waymark" xmlns="http://www.topografix.com/GPX/1/1"><metadata><name>${name}</name>${attributions.length > 0 && html`<desc>${attributions.join(", ")}</desc>`}</metadata>${days.flatMap(
    (day) => points("wpt", day),
  )}${days.map((day) => html`<rte><name>${day.heading}: ${day.date}</name>${points("rtept", day)}</rte>`)}${tracks}</gpx>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document.text}\n`;
}
