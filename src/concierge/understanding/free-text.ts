import type { Reading } from "./reading.ts";
import { idsOf, type Wishes } from "./wishes.ts";

/** Words kept for a text search. */
const WORDS_MAX = 12;

/**
 * What a text search may look for: keywords of the organisation, topics without an interest, words that were not
 * understood.
 */
export function freeTextOf(reading: Reading, wishes: Wishes): string {
  const topics = wishes.things
    .filter(({ kind, interest }) => kind === "topic" && !interest)
    .map(({ id }) => id);
  return [...new Set([...idsOf(wishes, "keyword"), ...topics, ...unknownWords(reading)])]
    .slice(0, WORDS_MAX)
    .join(" ");
}

/** The words without a meaning; characters that stand together are one, and a lone character or particle is none. */
function unknownWords(reading: Reading): string[] {
  const words: string[] = [];
  let run = "";
  reading.spans.forEach(({ meanings, start }, index) => {
    const { kind } = reading.tokens[start]!;
    const isUnknown = meanings.length === 0 && kind !== "email";
    const isCharacter = kind === "character";
    if (!isUnknown || !isCharacter || reading.gap(index) !== "") {
      words.push(run);
      run = "";
    }
    if (isUnknown && isCharacter) run += reading.text(index);
    else if (isUnknown) words.push(reading.text(index));
  });
  return [...words, run].filter((word) => word.length > 1 && !reading.isParticles(word));
}
