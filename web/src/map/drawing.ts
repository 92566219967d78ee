import type { App } from "../app/app.ts";
import type { AreaShape } from "./area-shapes.ts";
import type { Drawing } from "./camera.ts";
import { dayColour } from "./day-colours.ts";
import { circleAround } from "./geometry.ts";
import type { MapPoint } from "./map-point.ts";
import { ringRadii } from "./rings.ts";

/** A circle around the host: its radius, in metres and in words. */
export interface Ring {
  metres: number;
  text: string;
}

/** The circles around a host at a zoom; none where its page hides travel, or where it has no position. */
export function ringsOf(app: App, zoom: number): Ring[] {
  const { geoLocation, distanceMetric } = app.host;
  if (!geoLocation) return [];
  return ringRadii(geoLocation[0], zoom, distanceMetric).flatMap((metres) => {
    const text = app.distance(metres);
    return text ? [{ metres, text }] : [];
  });
}

/** What is drawn under the signs: districts, circles around the host, the way through each day of a plan. */
export function drawingOf(
  app: App,
  areas: readonly AreaShape[],
  points: readonly MapPoint[],
  zoom: number,
): Drawing {
  const rings = ringsOf(app, zoom).map(({ metres }) => circleAround(app.host.geoLocation!, metres));
  return { areas, rings, routes: routesOf(points) };
}

function routesOf(points: readonly MapPoint[]): Drawing["routes"] {
  const days = Map.groupBy(
    points.filter(({ stop }) => stop),
    ({ stop }) => stop!.day,
  );
  return [...days].map(([day, stops]) => ({
    colour: dayColour(day),
    positions: stops.map(({ at }) => at),
  }));
}
