import { pointOf } from "../../content/sphere.ts";
import type { GeoLocation } from "../../contract/common.ts";
import { foldLabel } from "../../search/text/fold.ts";
import { areaOfPolygons, coveringRadius, isInPolygon, Plane, type Polygon } from "../geometry/shapes.ts";
import { SphereGrid } from "../merge/place-index.ts";
import { groupOf } from "../taxonomy/groups.ts";
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

/** A word that more places have in their names says nothing of a building ("chapel", "the", "porto"). */
const TELLING_MOST = 6;
/** Shorter words, and shorter beginnings of names without spaces, tell nothing. */
const TELLING_LENGTH = 3;

/** A place's names in all languages, and the words of its category ("museum"), which are no part of a name. */
interface NamedPlace {
  readonly names: readonly string[];
  readonly categoryWords: readonly string[];
}

/** Compares names of places that lie side by side, by their numbers in a list. */
interface NameComparison {
  /** They share a word that few have ("Torre dos Clérigos", "Museu dos Clérigos"), or one name begins with the other, in any language. */
  areRelated(one: number, other: number): boolean;
  /** They are called the same in some language. */
  areSame(one: number, other: number): boolean;
  /** The second has a name of the first in its own: "Café Glyptoteket". */
  isNamedAfter(one: number, other: number): boolean;
}

/** @param counts whether a place is among those that must not share a word that tells; cafés may have that of their street */
function compareNames<Place extends NamedPlace>(
  places: readonly Place[],
  counts: (place: Place) => boolean,
): NameComparison {
  const read = places.map(readNames);
  const having = new Map<string, number>();
  for (const [index, { words }] of read.entries()) {
    if (!counts(places[index]!)) continue;
    for (const word of words) having.set(word, (having.get(word) ?? 0) + 1);
  }
  return {
    areRelated(one, other) {
      const [a, b] = [read[one]!, read[other]!];
      for (const word of a.words)
        if (b.words.has(word) && (having.get(word) ?? 0) <= TELLING_MOST) return true;
      return a.whole.some((name) => b.whole.some((its) => begins(name, its) || begins(its, name)));
    },
    areSame: (one, other) => read[one]!.whole.some((name) => read[other]!.whole.includes(name)),
    isNamedAfter: (one, other) =>
      read[one]!.whole.some(
        (name) =>
          name.length > TELLING_LENGTH && read[other]!.whole.some((its) => ` ${its} `.includes(` ${name} `)),
      ),
  };
}

interface Names {
  readonly whole: readonly string[];
  readonly words: ReadonlySet<string>;
}

function readNames({ names, categoryWords }: NamedPlace): Names {
  const whole = [...new Set(names.map(plainWords))].filter((name) => name !== "");
  const common = new Set(categoryWords.flatMap((label) => plainWords(label).split(" ")));
  const words = whole.flatMap((name) => name.split(" "));
  const telling = words.filter((word) => word.length >= TELLING_LENGTH && !common.has(word));
  return { whole, words: new Set(telling) };
}

function plainWords(text: string): string {
  return foldLabel(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** "東大寺ミュージアム" begins with "東大寺". */
function begins(long: string, short: string): boolean {
  return short.length >= TELLING_LENGTH && long.startsWith(short);
}
