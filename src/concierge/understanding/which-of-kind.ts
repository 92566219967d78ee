import { listed } from "../../languages/grammar.ts";
import type { Reading } from "./reading.ts";

/** Whether a kind is the one that is known: "the castle"; undefined in a language that does not say so. */
export function isDefinite(reading: Reading, at: number): boolean | undefined {
  if (reading.has(at - 1, "act", "ask") || reading.has(at - 1, "number")) return false;
  const { definite } = reading.grammar;
  if (!definite) return undefined;
  const word = reading.text(at);
  const before = reading.tokens[(reading.spans[at]?.start ?? 0) - 1]?.text ?? "";
  const isSeveral = definite.many?.test(`${before} ${word}`) ?? false;
  return !isSeveral && (listed(definite.before).includes(before) || (definite.ending?.test(word) ?? false));
}

/** How far before a word its article may stand: "a proper sit-down lunch". */
const ARTICLE_REACH = 4;

/** Whether what is named is one that is known, by an article that counts nothing: "the museum". */
export function isTheOne(reading: Reading, at: number): boolean {
  return (
    reading.has(at - 1, "article") && reading.number(at - 1) === undefined && !reading.has(at - 1, "number")
  );
}

/** Whether any of its kind is spoken of: "a park", "a proper lunch"; never in a language without articles. */
export function isAnyOne(reading: Reading, at: number): boolean {
  const known = listed(reading.grammar.definite?.before);
  for (let before = at - 1; before >= at - ARTICLE_REACH && before >= 0; before--) {
    if (reading.breakBefore(before + 1) || reading.has(before, "edit")) return false;
    if (reading.has(before, "article"))
      return (
        known.length > 0 && !known.includes(reading.text(before)) && !reading.has(before, "act", "reference")
      );
  }
  return false;
}

/** Whether one of its kind is to go, whichever it is: "a museum", "one of the two museums". */
export function isSomeOne(reading: Reading, at: number): boolean {
  const { before: known = "", many } = reading.grammar.definite ?? {};
  for (let before = at - 1; before >= at - ARTICLE_REACH && before >= 0; before--) {
    if (reading.breakBefore(before + 1) || reading.has(before, "edit")) return false;
    const isOfTime = reading.has(before - 1, "numbered") || reading.has(before + 1, "unit");
    if (reading.number(before) === 1) return !isOfTime;
    const isIndefinite = reading.has(before, "article") && !listed(known).includes(reading.text(before));
    if (isIndefinite && many && !reading.has(before, "act")) return !many.test(` ${reading.text(at)}`);
  }
  return false;
}
