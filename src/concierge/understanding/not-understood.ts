import { fold } from "../../search/text/fold.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Reading } from "./reading.ts";

/** Words that nothing explains, which stand side by side: "sky diving". Folded. */
type Run = readonly string[];

/** As many are said. */
const SAID_MAX = 2;
/** What a condition is said after: "with giraffes", "in Zorgblatt". */
const BEFORE_CONDITIONS = ["act.also", "act.join", "act.have", "negation", "where", "concept", "topic"];

/** The words without a meaning but for those that are `used` (spans: "th" in "the 9th"); characters that stand together are one word, and a lone character or particle is none. */
export function unknownWords(reading: Reading, used: ReadonlySet<number>): string[] {
  return runsOf(reading, used).flat();
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
 * Whether an unknown word need not be said where it is known what kind of place is looked for: an ordinary word of the language, no name,
 * which stands beside none of what was understood and after no word that a condition is said after. Where such words stand
 * behind or are parts of others, none is aside.
 */
export function isAsideIn(reading: Reading, { isOrdinary }: Lexicon, written: WrittenForms) {
  const mayBeginCondition = (index: number) =>
    reading.spans[index]?.meanings.some(
      ({ type, value }) => BEFORE_CONDITIONS.includes(type) || BEFORE_CONDITIONS.includes(`${type}.${value}`),
    ) ?? false;
  return (index: number): boolean => {
    const text = reading.text(index);
    const isName = index > 0 && /^\p{Lu}/u.test(asWritten(text, written));
    if (isName || !isOrdinary(text) || reading.grammar.prefixes || reading.grammar.verbLast) return false;
    const before = reading.has(index - 1, "article") ? index - 2 : index - 1;
    return (
      !mayBeginCondition(before) &&
      !reading.has(index + 1, "concept") &&
      !reading.isUnknownWord(index - 1) &&
      !reading.isUnknownWord(index + 1)
    );
  };
}

/** A phrase of a message as it was written. */
export function writtenAt(reading: Reading, index: number, written: WrittenForms): string {
  return reading.text(index).replace(/[^ ]+/g, (word) => asWritten(word, written));
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
    const isUnknown = meanings.length === 0 && kind !== "email" && !used.has(index) && !isAside(index);
    if (!isUnknown || reading.breakBefore(index)) runs.push([]);
    if (!isUnknown) return;
    const run = runs.at(-1)!;
    const text = reading.text(index);
    const isJoined = kind === "character" && lastCharacter === index - 1 && reading.gap(index) === "";
    if (isJoined && run.length > 0) run.push(run.pop()! + text);
    else run.push(text);
    lastCharacter = kind === "character" ? index : -2;
  });
  return runs.map((run) => run.filter((word) => word.length > 1 && !reading.isParticles(word)));
}

/** Of a script without spaces, a word with a single sign besides particles is more often an ending than a word. */
function saysSomething(reading: Reading, word: string): boolean {
  if (!reading.grammar.withinWords) return word.length > 2 && !isSound(word);
  return [...word].filter((sign) => !reading.isParticles(sign)).length > 1;
}

/** Laughter and humming: of one or two letters again and again. */
function isSound(word: string): boolean {
  return new Set(word).size <= 2 && /^[\p{Script=Latin}\p{Script=Arabic}]+$/u.test(word);
}

/** The words of a message by their folded forms, and its Chinese characters, which stand in words for themselves. */
export type WrittenForms = ReadonlyMap<string, string>;

/** A folded word as it was written. */
export function asWritten(word: string, written: WrittenForms): string {
  return (
    written.get(word) ?? word.replace(/\p{Script=Hani}/gu, (character) => written.get(character) ?? character)
  );
}

export function writtenForms(message: string): WrittenForms {
  const text = message.toWellFormed().normalize("NFKC");
  const words = [/[\p{L}\p{M}]+/gu, /\p{Script=Hani}/gu].flatMap((sort) => text.match(sort) ?? []);
  return new Map(words.toReversed().map((word) => [fold(word), word]));
}
