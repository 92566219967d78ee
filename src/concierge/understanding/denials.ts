import type { Meaning } from "./meaning.ts";
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
]);

/** Spans that are not wanted, and spans that may be missing as well. */
export interface Denials {
  denied: ReadonlySet<number>;
  needless: ReadonlySet<number>;
}

/**
 * The spans that a message denies ("no museums", "not too expensive", "anything but sushi", "美術館以外"). A denial covers
 * what follows it to the next mark, "but" or new wish; after the first thing denied only what is joined to it ("no
 * bars or clubs"). Where a language denies afterwards it covers the thing before, with what is joined to that.
 */
export function readDenials(reading: Reading): Denials {
  const denied = new Set<number>();
  const needless = new Set<number>();
  for (let index = 0; index < reading.spans.length; index++) {
    if (reading.has(index, "negation", "needless")) cover(reading, index, 1, needless);
    else if (reading.has(index, "negation", "needless_after")) cover(reading, index, -1, needless);
    else if (reading.has(index, "negation", "not") || reading.has(index, "negation", "except"))
      cover(reading, index, 1, denied);
    else if (reading.has(index, "negation", "not_after") || reading.has(index, "negation", "except_after"))
      cover(reading, index, -1, denied);
  }
  return { denied, needless };
}

function cover(reading: Reading, index: number, step: 1 | -1, denied: Set<number>): void {
  let found = false;
  let joined = true;
  for (let at = index + step; at >= 0 && at < reading.spans.length; at += step) {
    if (reading.breakBefore(step === 1 ? at : at + 1) && !isList(reading, at, found)) return;
    if (at !== index + step && endsDenial(reading, at)) return;
    if (step === -1 && !found && reading.isUnknownWord(at)) return;
    if (isDeniable(reading, at)) {
      if (found && !joined) return;
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

/** A comma within "no bars, clubs or museums" joins when another thing and a joining word follow. */
function isList(reading: Reading, at: number, found: boolean): boolean {
  return (
    found &&
    isDeniable(reading, at) &&
    reading.gap(at).trim() === "," &&
    reading.has(at + 1, "act", "join") &&
    isDeniable(reading, at + 2)
  );
}

function endsDenial(reading: Reading, at: number): boolean {
  const isBut = reading.has(at, "negation", "but") && !reading.has(at, "negation", "except");
  return isBut || (reading.has(at, "act", "find") && !isDeniable(reading, at) && !reading.isFiller(at));
}

function isDeniable(reading: Reading, at: number): boolean {
  return reading.spans[at]?.meanings.some(({ type }) => DENIABLE.has(type)) ?? false;
}
