import { pointOf } from "../../content/sphere.ts";
import type { GeoLocation } from "../../contract/common.ts";
import { areaOfPolygons, coveringRadius, isInPolygon, Plane, type Polygon } from "../geometry/shapes.ts";
import { SphereGrid } from "../merge/place-index.ts";
import { groupOf } from "../taxonomy/groups.ts";
import { compareNames, type NamedPlace } from "./building-names.ts";
import { holdingOf, isBusiness, isNamedAfterBuilding, mayHold } from "./part-kinds.ts";

/** A listing as far as it is to be known for telling what is part of what. */
export interface PartPlace extends NamedPlace {
  readonly id: string;
  /** [latitude, longitude] */
  readonly at: GeoLocation;
  /** Of the taxonomy; undefined where nobody knows. */
  readonly category?: string;
  /** Editorial, 0..100. */
  readonly score?: number;
  /** What it covers, where a source tells. */
  readonly extent?: readonly Polygon[];
}

/** Places farther apart than this are two places, whatever they are called. */
const NEAR_METRES = 60;
/** Sights of one name that are so near are one. */
const SAME_METRES = 250;
/** What reaches farther than the last of them from a point of it is no building: grids of points by how far one looks in them. */
const REACHES = [NEAR_METRES, 250, 2_000];

interface Place extends PartPlace {
  /** Square metres, 0 where they are not known. */
  readonly area: number;
}

/**
 * By place the one that it is part of, by id: a keep its castle, a shop its shopping centre, a tower its church. Where it is known what a
 * place covers, what lies in it is part of it (of several, of the smallest); and within 60 metres names tell (`compareNames`). Which categories
 * may be part of which, `part-kinds.ts` says. A whole is larger than its parts, else better known: nothing is part of itself.
 */
export function findWholes(all: readonly PartPlace[]): Map<string, string> {
  const places = all
    .map((place): Place => ({ ...place, area: place.extent ? areaOfPolygons(place.extent) : 0 }))
    .sort((a, b) => b.area - a.area || (b.score ?? 0) - (a.score ?? 0) || (a.id < b.id ? -1 : 1));
  const grids = REACHES.map((metres) => ({ metres, grid: new SphereGrid(metres) }));
  for (const { at } of places) for (const { grid } of grids) grid.add(pointOf(...at));
  const near = (at: GeoLocation, metres: number) =>
    grids.find((one) => one.metres >= metres)?.grid.near(pointOf(...at), metres) ?? [];
  const wholes = new Map<string, string>();

  // The smallest first: what is in the courtyard's museum is part of the museum.
  const names = compareNames(
    places,
    ({ category }) => isNamedAfterBuilding(category) && !isBusiness(category),
  );
  for (const [index, whole] of [...places.entries()].reverse()) {
    const holding = holdingOf(whole.category);
    if (!holding || !whole.extent) continue;
    const [latitude, longitude] = whole.at;
    const isInside = insideOf(whole.extent);
    for (const { point } of near(whole.at, coveringRadius([longitude, latitude], whole.extent))) {
      const { id, at, category } = places[point]!;
      if (point <= index || wholes.has(id) || !isInside(at)) continue;
      if (mayHold(holding, category, () => names.areRelated(index, point))) wholes.set(id, whole.id);
    }
  }

  for (const [index, whole] of places.entries()) {
    if (!holdingOf(whole.category) || !isNamedAfterBuilding(whole.category) || wholes.has(whole.id)) continue;
    for (const { point } of near(whole.at, NEAR_METRES)) {
      const { id, category } = places[point]!;
      if (point <= index || wholes.has(id) || !isNamedAfterBuilding(category)) continue;
      if (!isBusiness(category)) {
        if (names.areRelated(index, point)) wholes.set(id, whole.id);
      } else if (!whole.extent && names.isNamedAfter(index, point)) wholes.set(id, whole.id);
    }
  }

  // A bridge, the viewpoint on it and the sight that it is are mapped each.
  for (const [index, whole] of places.entries()) {
    if (wholes.has(whole.id) || !isSight(whole)) continue;
    for (const { point } of near(whole.at, SAME_METRES)) {
      const other = places[point]!;
      if (point > index && !wholes.has(other.id) && isSight(other) && names.areSame(index, point))
        wholes.set(other.id, whole.id);
    }
  }
  return wholes;
}

function isSight({ category }: PartPlace): boolean {
  return category !== undefined && groupOf(category) === "see" && !category.startsWith("highway/");
}

function insideOf(extent: readonly Polygon[]): (at: GeoLocation) => boolean {
  const plane = new Plane(extent[0]![0]![0]!);
  const polygons = extent.map((polygon) => plane.polygonOf(polygon));
  return ([latitude, longitude]) => {
    const point = plane.pointOf([longitude, latitude]);
    return polygons.some((polygon) => isInPolygon(point, polygon));
  };
}
