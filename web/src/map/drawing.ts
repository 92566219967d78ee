import type { HostProfile } from "../../../src/client/api-types.ts";
import type { App } from "../app/app.ts";
import type { AreaShape } from "./areas.ts";
import type { Drawing } from "./camera.ts";
import { circleAround, WORLD_PIXELS } from "./geometry.ts";
import type { MapPoint } from "./points.ts";

/** A circle around the host: its radius, in metres and in words. */
export interface Ring {
  metres: number;
  text: string;
}

/** The circles around a host at a zoom; none where its page hides travel, or where it has no position. */
export function findRings(app: App, zoom: number): Ring[] {
  const { geoLocation, distanceMetric } = app.host;
  if (!geoLocation) return [];
  return ringRadii(geoLocation[0], zoom, distanceMetric).flatMap((metres) => {
    const text = app.distance(metres);
    return text ? [{ metres, text }] : [];
  });
}

/** What is drawn under the signs: districts, circles around the host, the way through each day of a plan. */
export function buildDrawing(
  app: App,
  areas: readonly AreaShape[],
  points: readonly MapPoint[],
  zoom: number,
): Drawing {
  const rings = findRings(app, zoom).map(({ metres }) => circleAround(app.host.geoLocation!, metres));
  return { areas, rings, routes: buildRoutes(points) };
}

function buildRoutes(points: readonly MapPoint[]): Drawing["routes"] {
  const days = Map.groupBy(
    points.filter(({ stop }) => stop),
    ({ stop }) => stop!.day,
  );
  return [...days].map(([day, stops]) => ({
    colour: dayColour(day),
    positions: stops.flatMap(({ at, stop }) => stop!.way ?? [at]),
  }));
}

const EQUATOR_METRES = 40_075_016.7;
const METRES_PER_MILE = 1_609.344;
const metric = [250, 500, 1_000, 2_000, 5_000, 10_000, 20_000];
const imperial = [0.1, 0.5, 1, 2, 5, 10].map((miles) => miles * METRES_PER_MILE);
/** A smaller ring says nothing, a larger one lies outside the map. Radius in pixels. */
const [MIN_RING_PIXELS, MAX_RING_PIXELS] = [60, 420];

/** Radii in metres of the circles that give a feeling for distances around a host, at a zoom. */
export function ringRadii(latitude: number, zoom: number, unit: HostProfile["distanceMetric"]): number[] {
  const metresPerPixel = (EQUATOR_METRES * Math.cos((latitude * Math.PI) / 180)) / (WORLD_PIXELS * 2 ** zoom);
  return (unit === "imperial" ? imperial : metric).filter((metres) => {
    const pixels = metres / metresPerPixel;
    return pixels >= MIN_RING_PIXELS && pixels <= MAX_RING_PIXELS;
  });
}

/**
 * A colour for each day of a plan. White on each reaches 4.5:1, and each stands out by 3:1 from light and from dark
 * grounds; the days' numbers say the same without colours.
 */
export const dayColours = [
  "#1b6fb3",
  "#b4472c",
  "#2b7a4b",
  "#8b4db0",
  "#8a6100",
  "#0c7880",
  "#b03a76",
] as const;

/** The colour of a day, counted from 0. */
function dayColour(day: number): string {
  return dayColours[day % dayColours.length]!;
}
