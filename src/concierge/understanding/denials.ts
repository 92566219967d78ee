import { conceptOf } from "../../languages/concepts.ts";
import type { Meaning } from "./phrase-table.ts";
import type { Reading } from "./reading.ts";

/** Types that can be denied: what the traveller wants or does not want of a place. */
const DENIABLE = new Set<Meaning["type"]>([
  "concept",
  "price",
  "label",
  "topic",
  "interest",
  "activity",
  "place",
  "area",
]);

/** Spans that are not wanted, and spans that may be missing as well. */
export interface Denials {
  denied: ReadonlySet<number>;
  needless: ReadonlySet<number>;
}

/**
 * The spans that a message denies ("no museums", "not too expensive", "anything but sushi", "美術館以外"). A denial covers
 * what follows it to the next mark, "but" or new wish; after the first thing denied only what is joined to it ("no
 * bars or clubs"). Where a language denies afterwards, or nothing follows the word in its clause ("italiano no, indio"), it covers the thing
 * before, with what is joined to that. `marks` are spans that deny nothing. `removes`: a word for taking something out of a plan denies too,
 * where there is no plan: "forget the aquarium".
 */
export function readDenials(reading: Reading, marks: ReadonlySet<number>, removes = false): Denials {
  const denied = new Set<number>();
  const needless = new Set<number>();
  const says = (index: number, ...how: readonly string[]) => reading.has(index, "negation", ...how);
  for (let index = 0; index < reading.spans.length; index++) {
    if (marks.has(index) || isMeantItself(reading, index)) continue;
    if (reading.has(index, "negation", "needless")) cover(reading, index, 1, needless);
    else if (reading.has(index, "negation", "needless_after")) cover(reading, index, -1, needless);
    // "Instead of dinner on Friday something Asian": the meal gives way.
    else if (says(index, "instead") && isMealNext(reading, index)) continue;
    else if (says(index, "not", "except", "instead") || (removes && isTakenOut(reading, index)))
      cover(reading, index, deniesBefore(reading, index) ? -1 : 1, denied);
    else if (says(index, "not_after", "except_after", "instead_after")) cover(reading, index, -1, denied);
  }
  return { denied, needless };
}

/** Dutch "buiten" is "outside" as well as "except": what may be wished for itself denies only what stands right beside it. */
function isMeantItself(reading: Reading, index: number): boolean {
  return reading.has(index, "concept") && ![-1, 1].some((step) => isDeniable(reading, index + step));
}

/** "500 m weg" is far, not taken out. */
function isTakenOut(reading: Reading, index: number): boolean {
  return reading.has(index, "edit", "remove") && !reading.has(index - 1, "unit");
}

function isMealNext(reading: Reading, index: number): boolean {
  const at = reading.isFiller(index + 1) && !reading.has(index + 1, "meal") ? index + 2 : index + 1;
  return reading.has(at, "meal") && !isDeniable(reading, at) && !reading.breakBefore(at);
}

/** Whether a word for "not" is the last of its clause, right after something that can be denied. */
function deniesBefore(reading: Reading, index: number): boolean {
  // Arabic "churches not interest-us": what is not liked stands before.
  const end = reading.has(index + 1, "act", "like") && !reading.breakBefore(index + 1) ? index + 1 : index;
  const isOfBefore =
    isDeniable(reading, index - 1) ||
    reading.has(index, "negation", "not_after") ||
    deniesFirst(reading, index);
  return reading.endsClause(end) && !reading.breakBefore(index) && isOfBefore;
}

/** "Museen wollen sie nicht": what stands first in its clause, before a word for wanting and who does not. */
function deniesFirst(reading: Reading, index: number): boolean {
  const says = (at: number) => reading.has(at, "act", "find", "like");
  let isWanted = false;
  for (let at = index - 1; at >= 0 && !reading.breakBefore(at + 1); at--) {
    if (isDeniable(reading, at)) return isWanted && (at === 0 || reading.breakBefore(at));
    if (!says(at) && !reading.isFiller(at)) return false;
    isWanted ||= says(at) || index - at > 1;
  }
  return false;
}

function cover(reading: Reading, index: number, step: 1 | -1, denied: Set<number>): void {
  let found = false;
  let joined = true;
  // "水族館は行ったので、それ以外で": what the pronoun points to, wherever it stands before.
  const pointsBack = () => step === -1 && !found && reading.has(index - 1, "act", "reference");
  for (let at = index + step; at >= 0 && at < reading.spans.length; at += step) {
    if (reading.breakBefore(step === 1 ? at : at + 1)) {
      if (isList(reading, at, found)) joined = true;
      else if (!pointsBack()) return;
    }
    if (at !== index + step && (endsDenial(reading, at) || reading.has(at, "where", "near"))) return;
    if (step === -1 && !found && reading.isUnknownWord(at) && !pointsBack()) return;
    // "No churches and with the garden."
    if (found && joined && reading.has(at, "act", "also")) return;
    if (isDeniable(reading, at)) {
      // "Nut allergy, dogs allowed": nobody is allergic to that.
      if (reading.has(index, "concept", "allergy") && !isEaten(reading, at)) return;
      // "Not the garden that is full of people": what it is like is no wish.
      const isOfPlace = step === 1 && [...denied].some((one) => one > index && reading.has(one, "place"));
      if (found && !joined && !(isOfPlace && isFeature(reading, at))) return;
      denied.add(at);
      found = true;
      joined = false;
    } else if (reading.has(at, "act", "join") || reading.has(at, "negation", "not")) {
      joined = true;
    } else if (found && (!reading.isFiller(at) || reading.has(at, "act", "have"))) {
      return;
    }
  }
}

function isEaten(reading: Reading, at: number): boolean {
  const isFood = (id: string) =>
    conceptOf(id)?.kind === "cuisine" || conceptOf(id)?.purpose === "shop" || id === "spicy";
  return reading.has(at, "label")
    ? !reading.hasAny(at, "place", "area")
    : reading.values(at, "concept").some(isFood);
}

/** A comma within "no bars, clubs or museums" joins where a joining word follows, or another thing after a comma: "no Tivoli, Nyhavn" is a correction. */
function isList(reading: Reading, at: number, found: boolean): boolean {
  const isOne = (one: number) => isDeniable(reading, one) && reading.gap(one).trim() === ",";
  const next = reading.isFiller(at + 1) ? at + 2 : at + 1;
  const isJoined = reading.has(at + 1, "act", "join") && isDeniable(reading, at + 2);
  const isBefore = isOne(at - 1) || isOne(at - 2);
  return found && isOne(at) && (isJoined || isOne(next) || isBefore);
}

function endsDenial(reading: Reading, at: number): boolean {
  const isBut = reading.has(at, "negation", "but") && !reading.has(at, "negation", "except");
  return isBut || (reading.has(at, "act", "find") && !isDeniable(reading, at) && !reading.isFiller(at));
}

function isFeature(reading: Reading, at: number): boolean {
  return reading.values(at, "concept").some((id) => conceptOf(id)?.kind === "feature");
}

function isDeniable(reading: Reading, at: number): boolean {
  // A listing may be labelled with a word as small as "a".
  const isDeniableAs = ({ type }: Meaning) =>
    DENIABLE.has(type) && (type !== "label" || !reading.isFiller(at));
  return reading.has(at, "where", "host") || (reading.spans[at]?.meanings.some(isDeniableAs) ?? false);
}
