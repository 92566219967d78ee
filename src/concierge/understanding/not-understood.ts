import { conceptOf } from "../../languages/concepts.ts";
import { APOSTROPHE_CLASS } from "../../languages/letters.ts";
import { isWrittenIn } from "../../languages/scripts.ts";
import { fold } from "../../search/text/fold.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Reading } from "./reading.ts";
import { isDefinite } from "./which-of-kind.ts";

/** Words that nothing explains, which stand side by side: "sky diving". Folded. */
type Run = readonly string[];

/** As many are said. */
const SAID_MAX = 2;
/** What a condition is said after: "with giraffes", "in Zorgblatt". */
const BEFORE_CONDITIONS = [
  ...["act.also", "act.join", "act.have", "negation", "concept", "topic"],
  ...["where.in", "where.near", "where.near_after"],
];

/** The words without a meaning but for those that are `used` (spans: "th" in "the 9th"); characters that stand together are one word, and a lone character or particle is none. */
export function unknownWords(
  reading: Reading,
  used: ReadonlySet<number>,
  isAside?: (index: number) => boolean,
): string[] {
  return runsOf(reading, used, isAside).flat();
}

/** Whether a word that says something was not read. */
export function saysUnread(reading: Reading): boolean {
  return unknownWords(reading, new Set()).some((word) => saysSomething(reading, word));
}

/** What was not understood, as it was written, so that an answer can say so: the first of it where it is much. */
export function findNotUnderstood(
  reading: Reading,
  used: ReadonlySet<number>,
  written: WrittenForms,
  isAside: (index: number) => boolean = () => false,
): string[] {
  const runs = runsOf(reading, used, isAside).map((run) =>
    run.filter((word) => saysSomething(reading, word)),
  );
  const said = runs
    .filter(({ length }) => length > 0)
    .map((run) => run.map((word) => asWritten(word, written)).join(" "));
  return [...new Set(said)].slice(0, SAID_MAX);
}

/**
 * Whether an unknown word need not be said where it is known what is looked for: an ordinary word of the language, no name,
 * which stands beside none of what was understood, not by itself between marks and after no word that a condition is said after. Where such words stand
 * behind or are parts of others, none is aside.
 */
export function isAsideIn(
  reading: Reading,
  { isOrdinary, phrases, purposes }: Lexicon,
  written: WrittenForms,
) {
  const isOfLanguage = (text: string) =>
    isOrdinary(text) || [phrases, ...purposes].some(({ words }) => words.has(text));
  const mayBeginCondition = (index: number) =>
    reading.spans[index]?.meanings.some(
      ({ type, value }) => BEFORE_CONDITIONS.includes(type) || BEFORE_CONDITIONS.includes(`${type}.${value}`),
    ) ?? false;
  // "A museum about the bees" is one of bees.
  const isInCondition = (index: number, links = 2): boolean =>
    mayBeginCondition(index) || (links > 0 && reading.isFiller(index) && isInCondition(index - 1, links - 1));
  return (index: number): boolean => {
    const text = reading.text(index);
    const isName = index > 0 && /^\p{Lu}/u.test(asWritten(text, written)) && hasSmall(reading, written);
    if (reading.grammar.verbEndings?.test(text)) return true;
    if (isName || !isOfLanguage(text) || reading.grammar.prefixes || reading.grammar.verbLast) return false;
    // "A bar at the end, curling": a word by itself is one of what is listed.
    const isListed = reading.breakBefore(index) && reading.endsClause(index);
    return (
      !isListed &&
      !isInCondition(index - 1) &&
      !reading.hasAny(index + 1, "concept", "label") &&
      !reading.isUnknownWord(index - 1) &&
      !reading.isUnknownWord(index + 1)
    );
  };
}

/**
 * What is called so by quotation marks or a word for it, or a name with the kind of place in it that nothing here is called: "British Museum", "Musée Rodin", 大英博物館. It is known by its capitals
 * where others are written small; in a script without them by being one word with the kind (`isAskedOf`: where something is asked of
 * it). An adjective has neither: "a modern museum".
 */
export function findUnknownName(
  reading: Reading,
  written: WrittenForms,
  isAskedOf: boolean,
): string | undefined {
  const called = reading.spans.findIndex(({ isName }) => isName);
  if (called >= 0) return writtenAt(reading, called, written);
  for (const kind of reading.indices("concept")) {
    if (conceptOf(reading.value(kind, "concept")!)?.kind !== "place") continue;
    const name =
      reading.grammar.spaced === false ? joinedTo(reading, kind) : besides(reading, kind, written, isAskedOf);
    if (name === undefined || (reading.grammar.spaced === false && !isAskedOf)) continue;
    return Array.from({ length: name.end - name.start }, (_, at) => name.start + at)
      .map((at) => (reading.gap(at) && at > name.start ? " " : "") + writtenAt(reading, at, written))
      .join("");
  }
  return undefined;
}

/** Spans `start` to before `end`. */
type Stretch = { start: number; end: number };

/** A kind with the unknown characters that stand right before it. */
function joinedTo(reading: Reading, kind: number): Stretch | undefined {
  // "ー" is of the script of names as of that of particles.
  const { runs } = reading.grammar.withinWords ?? {};
  const isOfWord = (index: number) =>
    reading.gap(index + 1) === "" &&
    ((reading.isUnknownWord(index) && !reading.isParticles(reading.text(index))) ||
      (runs !== undefined && isWrittenIn(reading.text(index), runs)));
  let start = kind;
  while (start > 0 && isOfWord(start - 1)) start--;
  return kind - start < CHARACTERS_MIN ? undefined : { start, end: kind + 1 };
}

/** One character before a kind says more often what it is like: 小美術館. */
const CHARACTERS_MIN = 2;

/**
 * A kind with the unknown words beside it that are written as names. Who asks something of it and writes everything small means one by any word that is
 * none of the language: "is joe's bookshop open".
 */
function besides(
  reading: Reading,
  kind: number,
  written: WrittenForms,
  isAskedOf: boolean,
): Stretch | undefined {
  const isAllSmall = isAskedOf && [...written.values()].every((word) => /^[\p{Ll}\p{Lo}]/u.test(word));
  const { never = "" } = reading.grammar.foreignNames ?? {};
  const isStrange = (index: number) =>
    reading.isUnknownWord(index) &&
    reading.text(index).length >= STRANGE_MIN &&
    ![...never].some((letter) => reading.text(index).includes(letter)) &&
    !reading.isOrdinary(reading.text(index));
  const isCapital = (index: number) =>
    /^\p{Lu}/u.test(writtenAt(reading, index, written)) || (isAllSmall && isStrange(index));
  // Languages of compounds write nouns, and who is used to it adjectives, with capitals.
  const isNoun = (index: number) => reading.grammar.compounds && reading.isOrdinary(reading.text(index));
  const isOfName = (index: number) =>
    isCapital(index) && isNameless(reading, index, kind) && !(reading.isUnknownWord(index) && isNoun(index));
  let start = kind;
  while (start > 0 && isOfName(start - 1) && !reading.breakBefore(start)) start--;
  // The first word of a message has a capital anyway.
  const isTold = isAllSmall || start > 0 || kind > 1 || (isCapital(kind) && !isNoun(0));
  if (start < kind && isTold && hasSmall(reading, written)) return { start, end: kind + 1 };
  const hasArticle = reading.has(kind - 1, "article");
  // "A museum Emma would love".
  const isAny = hasArticle && isDefinite(reading, kind) === false;
  // "Le château d'Hamlet", "il castello di Kronborg".
  const isLink =
    reading.has(kind + 1, "article") ||
    (reading.isFiller(kind + 1) && reading.spans[kind + 1]!.meanings.every(({ type }) => type === "common"));
  const isLinked = isLink && !reading.breakBefore(kind + 2) && isOfName(kind + 2);
  const behind = isLinked ? kind + 2 : kind + 1;
  // "Schloss Kronborg", قلعة كرونبورغ.
  const isBehind = isStrange(behind) && (!isAllSmall || reading.text(behind).length >= STRANGE_BEHIND_MIN);
  const isNamed =
    !isAny && (isBehind || hasArticle || (kind > 0 && isCapital(kind) && !reading.grammar.compounds));
  let end = kind + (isLinked ? 2 : 1);
  while (end < reading.spans.length && isOfName(end) && !reading.breakBefore(end)) end++;
  return end > kind + 1 && isNamed ? { start: kind, end } : undefined;
}

/** Letters of a name that is written small; a shorter word is more often a slip. */
const STRANGE_MIN = 4;
/** The same of one behind its kind, where adjectives stand as well. */
const STRANGE_BEHIND_MIN = 6;

/** Whether capitals say something: where no word is written small they do in two words or three alone. */
function hasSmall({ spans, tokens }: Reading, written: WrittenForms): boolean {
  const isSmall = ({ text }: { text: string }) => /^[\p{Ll}\p{Lo}]/u.test(asWritten(text, written));
  return spans.length <= 3 || tokens.some(isSmall);
}

/** Whether nothing is meant by a word beside a kind but a name: one that nobody knows, or a people's where nobody eats. */
function isNameless(reading: Reading, index: number, kind: number): boolean {
  if (reading.isUnknownWord(index)) return true;
  const { purpose } = conceptOf(reading.value(kind, "concept")!)!;
  const isEatery = purpose === "eat" || purpose === "drink" || purpose === "shop";
  return !isEatery && conceptOf(reading.value(index, "concept") ?? "")?.kind === "cuisine";
}

/** Spans `first` to `last` of a message as they were written. */
export function writtenFrom(reading: Reading, first: number, last: number, written: WrittenForms): string {
  return [first, ...reading.between(first, last + 1)].map((at) => writtenAt(reading, at, written)).join(" ");
}

/** On a phone a whole message is often without capitals. */
export function hasCapitals(written: WrittenForms): boolean {
  return written.values().some((word) => /\p{Lu}/u.test(word));
}

/** A phrase of a message as it was written. */
export function writtenAt(reading: Reading, index: number, written: WrittenForms): string {
  return asWritten(reading.text(index), written);
}

function runsOf(
  reading: Reading,
  used: ReadonlySet<number>,
  isAside: (index: number) => boolean = () => false,
): Run[] {
  const runs: string[][] = [[]];
  let lastCharacter = -2;
  reading.spans.forEach(({ meanings, start }, index) => {
    const { kind } = reading.tokens[start]!;
    const isUnknown =
      meanings.length === 0 &&
      !used.has(index) &&
      !isAside(index) &&
      !reading.isOrigin(index) &&
      !reading.isOfHoliday(index);
    if (!isUnknown || reading.breakBefore(index)) runs.push([]);
    if (!isUnknown) return;
    const run = runs.at(-1)!;
    const text = reading.text(index);
    const isJoined = kind === "character" && lastCharacter === index - 1 && reading.gap(index) === "";
    if (isJoined && run.length > 0) run.push(run.pop()! + text);
    else run.push(text);
    lastCharacter = kind === "character" ? index : -2;
  });
  return runs.map((run) =>
    run
      .map((word) => withoutParticles(reading, word))
      .filter((word) => word.length > 1 && !reading.isParticles(word)),
  );
}

/** A name without the particles beside it, which are read with it where nothing of it is known: レッフェンを. */
function withoutParticles(reading: Reading, word: string): string {
  const { runs } = reading.grammar.withinWords ?? {};
  if (runs === undefined) return word;
  const signs = [...word];
  const isOfName = (sign: string | undefined) => sign !== undefined && isWrittenIn(sign, runs);
  const isParticle = (sign: string | undefined) =>
    sign !== undefined && reading.isParticles(sign) && !isOfName(sign);
  const first = isParticle(signs[0]) && isOfName(signs[1]) ? 1 : 0;
  const last = isParticle(signs.at(-1)) && isOfName(signs.at(-2)) ? -1 : undefined;
  return signs.slice(first, last).join("");
}

/** Of a script without spaces, a word with a single sign between particles is more often an ending than a word. */
export function saysSomething(reading: Reading, word: string): boolean {
  if (!reading.grammar.withinWords) return word.length > 2 && !isSound(word);
  const signs = [...word].map((sign) => !reading.isParticles(sign));
  return signs.some((isSign, at) => isSign && signs[at + 1]);
}

/** Laughter and humming: of one or two letters again and again. */
function isSound(word: string): boolean {
  return new Set(word).size <= 2 && /^[\p{Script=Latin}\p{Script=Arabic}]+$/u.test(word);
}

/** The words of a message by their folded forms, and its Chinese characters, which stand in words for themselves. */
export type WrittenForms = ReadonlyMap<string, string>;

export function asWritten(word: string, written: WrittenForms): string {
  return (
    written.get(word) ??
    word.replace(
      /[^ ]+/g,
      (one) =>
        written.get(one) ??
        one.replace(/\p{Script=Hani}/gu, (character) => written.get(character) ?? character),
    )
  );
}

const WITH_APOSTROPHES = new RegExp(`[\\p{L}\\p{M}]+(?:${APOSTROPHE_CLASS}[\\p{L}\\p{M}]+)+`, "gu");

export function writtenForms(message: string): WrittenForms {
  const text = message.toWellFormed().normalize("NFKC");
  const words = [WITH_APOSTROPHES, /[\p{L}\p{M}]+/gu, /\p{Script=Hani}/gu].flatMap(
    (sort) => text.match(sort) ?? [],
  );
  return new Map(words.toReversed().map((word) => [fold(word), word]));
}
