import { isWrittenIn } from "../../languages/scripts.ts";
import { isWorldPlace } from "../../languages/world-places.ts";
import { fold } from "../../search/text/fold.ts";
import { maySpell } from "./heard-names.ts";
import type { Lexicon } from "./lexicon.ts";
import { asWritten, hasCapitals, type WrittenForms, writtenAt } from "./not-understood.ts";
import { saysWhere } from "./phrase-table.ts";
import type { Reading } from "./reading.ts";
import type { Reader, Span } from "./spans.ts";
import { breaksBefore, type Token } from "./tokens.ts";
import type { TownMeant } from "./understanding.ts";
import { findWorldSight } from "./world-sights.ts";

/** No name of a town is looked up by more tokens: a character of a script without spaces is one. */
const TOKENS_MAX = 10;

/** A shorter unknown word in a message without capitals is more often a slip than a town. */
const TOWN_LENGTH_MIN = 4;

/** Characters of a town that nobody has heard of, in a script without spaces. */
const SPELLED_MIN = 3;

/** Less than the organisation's own names have. */
const CERTAINTY = 0.9;

/**
 * Finds towns, countries and sights of the world. A word that the language has is none ("nice", "bath"), nor is an ordinary one but
 * where a place is said to be: "in Split".
 */
export function worldReader(lexicon: Lexicon): Reader {
  return (tokens, start) => {
    const spans: Span[] = [];
    let name = "";
    for (let end = start + 1; end <= Math.min(tokens.length, start + TOKENS_MAX); end++) {
      const token = tokens[end - 1]!;
      if (token.kind === "email" || token.kind === "number") break;
      if (end > start + 1 && breaksBefore(token)) break;
      name += end > start + 1 && token.gap !== "" ? ` ${token.text}` : token.text;
      const isPlace = isWorldPlace(name) && isName(tokens, start, end, name, lexicon);
      if (isPlace || (findWorldSight(name) && !cutsRun(tokens, end, lexicon)))
        spans.push({ start, end, meanings: [{ type: "world", value: name }], certainty: CERTAINTY });
    }
    return spans;
  };
}

function isName(
  tokens: readonly Token[],
  start: number,
  end: number,
  name: string,
  lexicon: Lexicon,
): boolean {
  const said = tokens.slice(start, end);
  if (
    lexicon.phrases.get(said.map(({ text }) => text).join(" ")) ||
    lexicon.lookalikes.has(name) ||
    cutsRun(tokens, start, lexicon) ||
    cutsRun(tokens, end, lexicon)
  )
    return false;
  const words = said.filter(({ kind }) => kind === "word");
  if (words.length === 0) return end - start > 1;
  const isOwn = words.every(({ text }) => lexicon.phrases.get(text));
  return !isOwn && (words.length > 1 || !lexicon.isOrdinary(name) || isAfterIn(tokens[start - 1], lexicon));
}

/** Whether a name would begin or end within a run of a script that writes whole words so. */
function cutsRun(tokens: readonly Token[], at: number, { grammar }: Lexicon): boolean {
  const [before, after, runs] = [tokens[at - 1], tokens[at], grammar.withinWords?.runs];
  if (!runs || !before || !after || after.gap !== "") return false;
  return isWrittenIn(before.text, runs) && isWrittenIn(after.text, runs);
}

function isAfterIn(token: Token | undefined, { phrases }: Lexicon): boolean {
  const meanings = phrases.get(token?.text ?? "") ?? [];
  // "Im Zug" is in a train, "in Zug" in a town.
  return meanings.some(saysWhere) && !meanings.some(({ type }) => type === "article");
}

/**
 * The sight of the world that is spoken of, or the town or country that places are wanted in, where the organisation has no such name; of those that nobody has heard of, a word
 * with a capital first letter, or a longer one in a message without capitals, where a place is said to be: "museums in Skanör".
 * `isOfPlan`: whatever town is named is wanted in the plan.
 */
export function findTown(
  reading: Reading,
  written: WrittenForms,
  lexicon: Lexicon,
  isOfPlan = false,
): TownMeant | undefined {
  const [sight, to] = reading
    .indices("world")
    .filter((at) => (isOfPlan && !reading.isOrigin(at)) || findWorldSight(reading.value(at, "world")!))
    .map((at) => ({ name: writtenAt(reading, at, written), world: reading.value(at, "world")! }));
  if (sight) return { ...sight, ...(to && { to }) };
  const at = reading.spans.findIndex(
    (_, index) =>
      isWhere(reading, index, written) &&
      isTown(reading, index, written, lexicon) &&
      !reading.isOrigin(index),
  );
  if (at >= 0) {
    const isNear =
      reading.has(reading.neighbour(at, -1) ?? -1, "where", "near") ||
      reading.has(at + 1, "where", "near_after");
    const name = wholeName(reading, at, written);
    // "Oxford Circus" is not Oxford.
    const world = name === writtenAt(reading, at, written) ? reading.value(at, "world") : undefined;
    return { name, world, ...(isNear && { isNear }), ...(isAside(reading, at) && { isAside: true }) };
  }
  const name = reading.grammar.spaced === false ? spelledName(reading, lexicon) : undefined;
  return name === undefined ? undefined : { name: asWritten(name, written) };
}

/** "A plan for five days, and once we want to go to Malmö": apart from what says that there is to be a plan. */
function isAside(reading: Reading, at: number): boolean {
  const ofPlan = [...reading.indices("act", "plan", "itinerary", "trip"), ...reading.indices("unit", "day")];
  // "An itinerary, in Malmö" is one there.
  const isWhere = reading.breakBefore(at) || reading.breakBefore(at - 1);
  return !isWhere && ofPlan.length > 0 && ofPlan.every((one) => reading.isApart(one, at));
}

/** A name as it was written, with the capitalised words that follow it: "Fleet Street", not "Fleet". */
function wholeName(reading: Reading, at: number, written: WrittenForms): string {
  let name = writtenAt(reading, at, written);
  for (let next = at + 1; next < reading.spans.length && !reading.breakBefore(next); next++) {
    const word = writtenAt(reading, next, written);
    if (!/^\p{Lu}/u.test(word) || reading.has(next, "world")) break;
    name += ` ${word}`;
  }
  return name;
}

/** The characters that nothing explains where a place is said to be, all of them as names of other languages are spelled. */
function spelledName(reading: Reading, lexicon: Lexicon): string | undefined {
  const isSpelled = (index: number) =>
    reading.isUnknownWord(index) && maySpell(reading.tokens[reading.spans[index]!.start]!, lexicon);
  for (let start = 0; start < reading.spans.length; start++) {
    let end = start;
    while (isSpelled(end) && (end === start || reading.gap(end) === "")) end++;
    if (end - start < SPELLED_MIN) continue;
    // What stands before 的 or の is what a place has more often than where it is.
    const isIn =
      reading.has(start - 1, "where", "in") ||
      (reading.has(end, "where", "in_after") && reading.text(end).length > 1);
    const name = reading.spans
      .slice(start, end)
      .map((_, at) => reading.text(start + at))
      .join("");
    if (isIn && !lexicon.isOrdinary(name)) return name;
    start = end;
  }
  return undefined;
}

/** Whether a name, as it is written, is that of a town or country of the world. */
export function isTownElsewhere(name: string): boolean {
  return isWorldPlace(fold(name));
}

function isTown(reading: Reading, index: number, written: WrittenForms, lexicon: Lexicon): boolean {
  if (reading.has(index, "world")) return true;
  const text = reading.text(index);
  if (!reading.isUnknownWord(index) || lexicon.isOrdinary(text)) return false;
  // "Am Tunnel": where all nouns have capitals, one with an article is no town.
  if (lexicon.grammar.compounds && !text.includes(" ") && reading.has(index - 1, "article")) return false;
  if (/(?<!\S)\p{Lu}\p{Ll}/u.test(writtenAt(reading, index, written))) return true;
  return !hasCapitals(written) && text.length >= TOWN_LENGTH_MIN;
}

/**
 * Whether a word before or after a span says that something is there, or a kind of place is named beside a town: "Malmö museums", "museums
 * of Malmö", but not "that boat that goes round".
 */
function isWhere(reading: Reading, index: number, written: WrittenForms): boolean {
  const [before, after] = [reading.neighbour(index, -1), reading.neighbour(index, 1)];
  const says = (at: number | undefined, ...values: readonly string[]) =>
    at !== undefined && reading.has(at, "where", ...values);
  const isName = /^\p{Lu}/u.test(writtenAt(reading, index, written));
  if (says(before, "in", "near") && (isName || index - before! <= 2)) return true;
  if (says(index + 1, "in_after", "near_after") && !reading.breakBefore(index + 1)) return true;
  // "罗斯基勒有什么好吃的": where words are not parted, a town that a message begins with is what it is about.
  if (reading.has(index, "world") && index === 0 && reading.grammar.spaced === false) return true;
  // "Then Roskilde, on Wednesday."
  const isFirst = reading.spans.slice(0, index).every((_, at) => reading.isFiller(at));
  const isDay = (at: number) => reading.hasAny(at, "weekday", "day");
  const isAlone = reading.endsClause(index);
  if (reading.has(index, "world") && isFirst && (isAlone || isDay(index + 1) || isDay(index + 2)))
    return true;
  const mostApart = isName ? Infinity : hasCapitals(written) ? 1 : 2;
  const isKind = (at: number | undefined) =>
    at !== undefined && reading.has(at, "concept") && Math.abs(at - index) <= mostApart;
  return reading.has(index, "world") && (isKind(before) || isKind(after));
}
