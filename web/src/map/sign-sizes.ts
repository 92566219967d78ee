import type { App } from "../app/app.ts";
import { directionOf } from "../app/language.ts";
import type { Covered } from "./area-names.ts";
import type { Camera } from "./camera.ts";
import type { Cluster } from "./clusters.ts";
import type { Ring } from "./drawing.ts";
import type { MapPoint } from "./map-point.ts";
import { ringEnd } from "./signs.ts";

/** Sizes of signs in pixels, a little more than the style sheet's, so that what stands beside them has air. */
const sizes = {
  place: around(18),
  cluster: around(25),
  stop: around(19),
  /** With its name below it. */
  selected: { left: -92, right: 92, top: -24, bottom: 50 },
  host: { left: -20, right: 20, top: -50, bottom: 20 },
  ring: { left: -28, right: 28, top: -11, bottom: 11 },
};

/** The buttons in a map's upper corner, as its style sheet has them: five pixels more than they take. */
const BUTTONS = { width: 62, height: 217 };

/** What the map's buttons cover, which stand at the end of a line of text. */
export function coveredByButtons({ bounds }: Pick<Camera, "bounds">, lang: string): Covered {
  const { north, east, west } = bounds;
  const below = { top: 0, bottom: BUTTONS.height };
  return directionOf(lang) === "rtl"
    ? { at: [north, west], left: 0, right: BUTTONS.width, ...below }
    : { at: [north, east], left: -BUTTONS.width, right: 0, ...below };
}

/** What the signs of a map cover, for the names that must find room between them. */
export function coveredBySigns(
  app: App,
  clusters: readonly Cluster<MapPoint>[],
  rings: readonly Ring[],
  selected: string | undefined,
): Covered[] {
  const host = app.host.geoLocation;
  return [
    ...clusters.map(({ points, at }) => ({ at, ...sizes[kindOf(points, selected)] })),
    ...(host
      ? [{ at: host, ...sizes.host }, ...rings.map((ring) => ({ at: ringEnd(host, ring), ...sizes.ring }))]
      : []),
  ];
}

function kindOf(
  points: readonly [MapPoint, ...MapPoint[]],
  selected: string | undefined,
): keyof typeof sizes {
  if (points.length > 1) return "cluster";
  if (points[0].id === selected) return "selected";
  return points[0].stop ? "stop" : "place";
}

function around(radius: number): Omit<Covered, "at"> {
  return { left: -radius, right: radius, top: -radius, bottom: radius };
}
