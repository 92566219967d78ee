import { metresApart, pointOf } from "../../content/sphere.ts";
import type { Polygon, Position } from "./shapes.ts";

/** Great-circle metres between two positions. */
export function metresBetween(one: Position, other: Position): number {
  return metresApart(pointOf(one[1], one[0]), pointOf(other[1], other[0]));
}

/** Radius in whole metres, rounded up, of the smallest circle around a centre that covers all corners of the polygons. */
export function coveringRadius(centre: Position, polygons: readonly Polygon[]): number {
  let farthest = 0;
  for (const [outer = []] of polygons) {
    for (const corner of outer) farthest = Math.max(farthest, metresBetween(centre, corner));
  }
  return Math.ceil(farthest);
}
