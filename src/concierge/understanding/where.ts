import { conceptOf } from "../../languages/concepts.ts";
import { foldLabel } from "../../search/text/fold.ts";
import type { Denials } from "./denials.ts";
import type { Nameable } from "./name-index.ts";
import type { NamedArea, OrgWords } from "./org-words.ts";
import { type Meaning, stemKey, wordsIn } from "./phrase-table.ts";
import type { Reading } from "./reading.ts";
import type { AreaMeant, NamedPlace, NamedStop, Near, TownPart } from "./understanding.ts";

/** Where a message wants places, and which place it speaks of. */
export interface Where {
  area?: NamedArea;
  townPart?: TownPart;
  /** Further ones that will do as well: "in the north or in the east". */
  orAreas: AreaMeant[];
  /** All areas that were named and have a record, with the positions of their spans. */
  areas: { at: number; place: NamedStop; isUnwanted: boolean }[];
  /** The span of the last of them. */
  areaAt?: number;
  /** A place that was named without "near" before it. */
  place?: NamedPlace;
  /** All places that were named, in order, with the positions of their spans. */
  places: { at: number; place: NamedPlace }[];
  /** Those of them that are wanted themselves, not only to be near to. */
  included: NamedPlace[];
  /** Those that are not wanted, with the names of their kinds. */
  unwanted: (NamedPlace & Pick<Nameable, "category">)[];
  /** Whether it stands where a location stands ("in", "at"). */
  placeIsLocation: boolean;
  near?: Near;
  /** "Breakfast, but not the hotel's." */
  isHouseDenied: boolean;
  /** "near there": the place or area spoken of before. */
  nearThere: boolean;
  /** The traveller is at the place or in the area that is named. */
  isHere?: true;
  /** Within walking distance of what it is near. */
  walk: boolean;
  /** Spans that are a location, so that they are not wished for ("near the station"). */
  used: Set<number>;
}

/** Reads areas, named places and what something has to be near to. */
export function readWhere(reading: Reading, words: OrgWords, { denied }: Denials): Where {
  const where: Where = {
    orAreas: [],
    areas: [],
    places: [],
    included: [],
    unwanted: [],
    placeIsLocation: false,
    isHouseDenied: false,
    nearThere:
      reading.indices("where", "there").some((at) => !isNamedBefore(reading, at)) ||
      reading.indices("where", "near").some(isNearThat),
    walk: reading.says("where", "walk"),
    used: new Set(),
  };
  for (let index = 0; index < reading.spans.length; index++) {
    const area = named(reading, index, "area");
    const place = named(reading, index, "place");
    const isHere = (area ?? place) !== undefined && isWhereWeAre(reading, index);
    if (isHere) where.isHere = true;
    const near = isHere || isNear(reading, index);
    if (place) where.places.push({ at: index, place: toPlace(place) });
    if (area?.id !== undefined)
      where.areas.push({
        at: index,
        place: { kind: "geoArea", id: area.id, name: area.names[0]! },
        isUnwanted: denied.has(index),
      });
    if (area?.id !== undefined && denied.has(index)) {
      where.used.add(index);
      continue;
    }
    if (place && denied.has(index)) {
      where.unwanted.push({ ...toPlace(place), category: place.category });
      where.used.add(index);
      continue;
    }
    // "Three days in Copenhagen" is not for its zoo.
    const isPart =
      reading.has(index - 1, "where", "in") &&
      !place?.names.some((name) => foldLabel(name) === reading.text(index));
    if (place && !near && !area && !isPart) where.included.push(toPlace(place));
    if (area) putArea(reading, index, { area: { id: area.id, name: area.names[0]! } }, where);
    else if (place && near) {
      where.near = { to: "place", place: toPlace(place) };
      useKindBeside(reading, index, { place, where, words, isAsked: false });
    } else if (place) readPlace(reading, index, place, where, words);
    else if (isHost(reading, index, near, words)) {
      if (denied.has(index) && !near) where.isHouseDenied = true;
      else where.near = { to: "host" };
    } else if (near && isNameInLabels(reading, index) && !denied.has(index))
      where.near = { to: "category", category: reading.value(index, "label")! };
    else if (near && isKindOfPlace(reading, index) && !denied.has(index))
      where.near = { to: "category", category: reading.value(index, "concept")! };
    else if (reading.has(index, "town")) readTownPart(reading, index, words, where);
    else continue;
    where.used.add(index);
  }
  // "Près de là."
  function isNearThat(index: number): boolean {
    const isEnd = index + 2 >= reading.spans.length || reading.breakBefore(index + 2);
    return isEnd && reading.has(index + 1, "act", "reference") && !reading.breakBefore(index + 1);
  }
  // "Not far from Ordino": what is named is what it is near to.
  const isNamed = where.area !== undefined || where.townPart !== undefined;
  if (!where.near && !isNamed && saysNearMe(reading, where.used)) where.near = { to: "me" };
  return where;
}

/** "新港那边": a word for "there" right behind a name points to nothing else. */
export function isNamedBefore(reading: Reading, index: number): boolean {
  return !reading.breakBefore(index) && reading.hasAny(index - 1, "place", "area");
}

/** A span is a place that is spoken of, and so no wish; returns all spans that are none. */
export function takeAsPlace(
  where: Where,
  { named, at }: { named: Nameable; at: number },
): ReadonlySet<number> {
  where.place = toPlace(named);
  where.places.push({ at, place: where.place });
  return where.used.add(at);
}

/** "Nearby" with nothing after it that it could be near to. */
function saysNearMe(reading: Reading, used: ReadonlySet<number>): boolean {
  const hasObject = (index: number) =>
    (used.has(index + 1) && reading.has(index, "where", "near")) ||
    (reading.grammar.verbLast === true && (used.has(index - 1) || used.has(index - 2)));
  return reading.indices("where", "me").some((index) => !hasObject(index));
}

function readPlace(reading: Reading, index: number, place: Nameable, where: Where, words: OrgWords): void {
  const before = reading.neighbour(index, -1);
  const isLocation = before !== undefined && reading.has(before, "where", "in");
  // "Is the museum still at the old wall?" asks of the museum.
  if (isLocation && where.place && !reading.says("asked", "directions", "distance", "duration")) return;
  where.place = toPlace(place);
  where.placeIsLocation = isLocation;
  useKindBeside(reading, index, { place, where, words, isAsked: isAsked(reading) });
}

/** "The castle of Rosenborg" is no search for castles, nor is a kind that is part of the name or what the place is. */
function useKindBeside(
  reading: Reading,
  index: number,
  { place, where, words, isAsked }: { place: Nameable; where: Where; words: OrgWords; isAsked: boolean },
): void {
  for (const at of [reading.neighbour(index, -1), reading.neighbour(index, 1)]) {
    const kind = at === undefined ? undefined : reading.value(at, "concept");
    if (at === undefined || kind === undefined || conceptOf(kind)?.kind !== "place") continue;
    const isOfKind = place.category?.some((label) => words.labelsOf(kind).has(foldLabel(label)));
    if (isAsked || isOfKind || isPartOfName(reading, at, place)) where.used.add(at);
  }
}

function isPartOfName(reading: Reading, index: number, { names }: Nameable): boolean {
  const said = stemKey(reading.text(index).split(" "), reading.language);
  return names.some((name) => ` ${stemKey(wordsIn(name), reading.language)} `.includes(` ${said} `));
}

function isAsked(reading: Reading): boolean {
  return reading.says("asked") || reading.says("act", "tell", "what_is") || reading.asksWhether("have", "is");
}

function readTownPart(reading: Reading, index: number, words: OrgWords, where: Where): void {
  // "North Indian" is a cuisine.
  const isOfCuisine = reading.values(index + 1, "concept").some((id) => conceptOf(id)?.kind === "cuisine");
  if (isOfCuisine || (where.area && !isJoined(reading, where.areaAt, index))) return;
  const part = reading.value(index, "town") as TownPart;
  const area = words.townPart(part);
  putArea(reading, index, area ? { area } : { townPart: part }, where);
}

/** The last area that is said counts, and those before it that a joining word makes as good. */
function putArea(reading: Reading, index: number, meant: AreaMeant, where: Where): void {
  const { area, townPart } = where;
  if (isJoined(reading, where.areaAt, index)) {
    where.orAreas.push(area ? { area } : { townPart });
    where.area = meant.area;
    where.townPart = meant.townPart;
  } else {
    where.orAreas = [];
    where.area = meant.area ?? where.area;
    where.townPart = meant.townPart ?? where.townPart;
  }
  where.areaAt = index;
}

/** Whether "or" or "and" stands between two spans, and nothing else that says anything. */
export function isJoined(reading: Reading, before: number | undefined, index: number): boolean {
  if (before === undefined) return false;
  const between = reading.spans.map((_, at) => at).slice(before + 1, index);
  const joins = (at: number) => reading.has(at, "act", "join");
  return (
    between.some(joins) &&
    between.every((at) => joins(at) || reading.isFiller(at) || reading.has(at, "where"))
  );
}

/** Whether a word for "near" stands before a span, or after it where the language puts it there. */
function isNear(reading: Reading, index: number): boolean {
  if (reading.has(index + 1, "where", "near_after") && !reading.breakBefore(index + 1)) return true;
  // "大聖堂の近くに".
  const after = reading.has(index + 1, "where", "in_after") ? index + 2 : index + 1;
  if (reading.grammar.verbLast && reading.has(after, "where", "me") && !reading.breakBefore(after))
    return true;
  for (let before = index - 1; before >= 0 && !reading.breakBefore(before + 1); before--) {
    // "Replace the museum by a park."
    const isBy = reading.has(before, "clock", "at") && reading.says("edit", "replace");
    if (reading.has(before, "where", "near")) return !isBy;
    // "Near the church Sant Esteve."
    const isKindOfName = reading.has(index, "place") && isKindOfPlace(reading, before);
    if (!reading.has(before, "article") && !isKindOfName) return isNearestTo(reading, index);
  }
  return false;
}

/** "Which station is closest to the cathedral?": after a kind and a word for the nearest, what it is to be near to. */
function isNearestTo(reading: Reading, index: number): boolean {
  const step = reading.grammar.verbLast ? 1 : -1;
  const next = (from: number, isSkipped: (at: number) => boolean) => {
    let at = from + step;
    while (isSkipped(at) && !reading.isApart(at, at - step)) at += step;
    return at;
  };
  const nearest = next(index, (at) => reading.isFiller(at) || reading.has(at, "where"));
  if (!reading.has(nearest, "sort", "distance")) return false;
  if (reading.says("act", "ask", "those")) return true;
  return isKindOfPlace(
    reading,
    next(nearest, (at) => reading.isFiller(at) || reading.has(at, "act", "is")),
  );
}

/** "We are at Tivoli now": beside a word for that. */
function isWhereWeAre(reading: Reading, index: number): boolean {
  const before = reading.has(index - 1, "article") ? index - 2 : index - 1;
  return [before, index + 1].some((at) => reading.has(at, "where", "at"));
}

/**
 * "hotel" is the host's where something is near it or reached from it on foot, where it is "my hotel", and where there is no other and something
 * else is looked for in it.
 */
function isHost(reading: Reading, index: number, near: boolean, words: OrgWords): boolean {
  if (!reading.has(index, "where", "host")) return false;
  if (near || !reading.has(index, "concept")) return true;
  const isOnly = reading.values(index, "concept").every((id) => words.labelsOf(id).size === 0);
  const isOfFood = reading.says("activity") || reading.says("meal") || reading.says("topic", "food");
  const hasKind = reading.indices("concept").some((at) => at !== index);
  const isBeside = isOfFood || (hasKind && !reading.says("act", "find", "where"));
  if (isOnly && isBeside && !reading.has(index - 1, "number")) return true;
  // "A hotel within walking distance of the station" is looked for itself.
  if (!reading.indices("concept").some((at) => at !== index && !reading.has(at - 1, "where", "near")))
    return false;
  return [index - 3, index - 2, index - 1, index + 1, index + 2].some((at) =>
    reading.has(at, "where", "walk"),
  );
}

function isKindOfPlace(reading: Reading, index: number): boolean {
  return reading.namesKind(index) && !reading.has(index, "where", "me", "host");
}

/** "Near Rådhuspladsen": what labels of places say so is where those are, if it is no ordinary word; its end may be a kind, "pladsen". */
function isNameInLabels(reading: Reading, index: number): boolean {
  const text = reading.text(index);
  const isLabel = reading.values(index, "label").includes(text);
  const isOther = reading.spans[index]!.meanings.some(({ type }) => type !== "label" && type !== "concept");
  return isLabel && !isOther && text.split(" ").some((word) => !reading.isOrdinary(word));
}

function named(reading: Reading, index: number, type: "area" | "place"): Nameable | undefined {
  const meanings: readonly Meaning[] = reading.spans[index]?.meanings ?? [];
  for (const meaning of meanings) if (meaning.type === type) return meaning.named;
  return undefined;
}

function toPlace({ kind, id, names }: Nameable): NamedPlace {
  return { kind: kind === "guide" ? "guide" : "listing", id: id!, name: names[0]! };
}
