import { isWorldPlace } from "../../languages/world-places.ts";
import { dayAt } from "./plan-stops.ts";
import type { Reading } from "./reading.ts";
import type { Said } from "./slots.ts";
import type { Thing } from "./things.ts";
import type { NamedStop } from "./understanding.ts";

/** An area that is a stop of a plan itself. */
export interface Stroll {
  at: number;
  place: NamedStop;
}

/** Changes that are done to stops. */
const OF_STOPS = ["add", "replace", "remove", "move", "keep"] as const;

/**
 * Areas that are gone to for their own sake ("a stroll through Nørrebro", "Vesterbro on day 2", "an afternoon in Østerbro"), not those
 * that say where something is to be ("a café in Nørrebro", "three days in Vesterbro").
 */
export function strollsOf(said: Said): Stroll[] {
  return said.where.areas.filter(
    ({ at, isUnwanted }) => !isUnwanted && (isBidden(said, at) || isTimed(said, at)),
  );
}

/** The same of a message that changes a plan, where an area alone may be what is put in, moved or taken out. */
export function strollsChanged(said: Said): Stroll[] {
  const { reading, where } = said;
  const isChange = reading.says("edit", ...OF_STOPS);
  const isAlone = (at: number) =>
    isChange && !isPlaceOf(said, at) && !isWithin(reading, at) && where.near === undefined;
  return where.areas.filter(
    ({ at, isUnwanted }) => !isUnwanted && (isBidden(said, at) || isTimed(said, at) || isAlone(at)),
  );
}

/** Whether a message asks in words to go through an area. */
export function saysStroll(said: Said): boolean {
  return said.where.areas.some(({ at }) => isBidden(said, at));
}

/** A word for strolling is said of it; a whole town is explored too, and no stop for that. */
function isBidden({ reading, wishes }: Said, at: number): boolean {
  const isTown = isWorldPlace(reading.text(at));
  const words = [...reading.indices("act", "stroll"), ...(isTown ? [] : reading.indices("act", "explore"))];
  const isThing = (index: number) => wishes.things.some((thing) => thing.at === index && isKind(thing));
  return words.some((index) => isBeside(reading, index, at, (between) => !isThing(between)));
}

/** A day of the plan is said of it, or a part of one. */
function isTimed(said: Said, at: number): boolean {
  const { reading, planDays, days = 0 } = said;
  if (isPlaceOf(said, at)) return false;
  const isDay = planDays.length > 0 && "day" in dayAt(said, at);
  const hasPart = reading.indices("part").some((index) => isBeside(reading, index, at));
  return isDay || (hasPart && (days > 1 || planDays.length > 0 || reading.says("edit")));
}

/** Whether something is looked for in it: "a museum in Vesterbro". */
function isPlaceOf({ reading, wishes, where }: Said, at: number): boolean {
  const things = [...wishes.things.filter(isKind), ...where.places];
  const isJoin = (index: number) => reading.has(index, "act", "join");
  return things.some(
    (thing) =>
      thing.at !== at &&
      !reading.has(thing.at, "act", "stroll") &&
      isBeside(reading, thing.at, at, (index) => !isJoin(index)),
  );
}

function isKind({ kind }: Thing): boolean {
  return kind === "category" || kind === "feature";
}

/** "In Nørrebro" is where something is to be. */
function isWithin(reading: Reading, at: number): boolean {
  return reading.has(at - 1, "where", "in") || reading.has(at + 1, "where", "in_after");
}

/** Whether nothing but grammar stands between two spans of one clause, or what else may. */
function isBeside(reading: Reading, one: number, other: number, mayBe = (_index: number) => true): boolean {
  const isGrammar = (at: number) =>
    reading.isFiller(at) ||
    reading.has(at, "act", "join") ||
    reading.hasAny(at, "where", "area", "part", "numbered", "ordinal", "number", "unit");
  return (
    !reading.isApart(one, other) && reading.between(one, other).every((at) => isGrammar(at) && mayBe(at))
  );
}
