import { takesTypos, typosAllowed } from "../../text/typo-rules.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Meaning } from "./meaning.ts";
import type { Nameable, NameIndex } from "./name-index.ts";
import { stemKey } from "./phrase-table.ts";
import type { Reader, Span } from "./spans.ts";
import { breaksBefore, type Token } from "./tokens.ts";

/** Words of one message that are looked up as misspelt names. */
const GUESSES_MAX = 12;

/** Shorter words are more often other words than misspelt names. */
const MISSPELT_LENGTH_MIN = 6;

/**
 * Finds the names of an organisation in a message: whole names, a rare word that stands for one ("rosenborg"), and either misspelt.
 * One word that the language knows as well ("Mother", "Host") is a name only where the message has nothing else.
 */
export function nameReader(names: NameIndex, lexicon: Lexicon): Reader {
  let guessesLeft = GUESSES_MAX;
  return (tokens, start) => {
    const whole = wholeNames(tokens, start, names, lexicon);
    if (whole.length > 0 || tokens[start]!.kind !== "word" || isKnown(tokens[start]!.text, lexicon)) return whole;
    const around = new Set(tokens.slice(Math.max(0, start - 3), start + 5).map(({ text }) => text));
    const word = tokens[start]!.text;
    const found = names.byTellingWord(word, around) ?? (guessesLeft-- > 0 ? misspelt(word, around, names) : undefined);
    return found ? [spanOf(start, start + 1, [found], 0.95)] : [];
  };
}

function wholeNames(tokens: readonly Token[], start: number, names: NameIndex, lexicon: Lexicon): Span[] {
  const spans: Span[] = [];
  const words: string[] = [];
  for (let end = start + 1; end <= Math.min(tokens.length, start + names.longest); end++) {
    if (end > start + 1 && breaksBefore(tokens[end - 1]!) && /[.!?\n]/u.test(tokens[end - 1]!.gap)) break;
    words.push(tokens[end - 1]!.text);
    const found = names.whole(words.join(" "));
    const isArea = found[0]?.kind === "area";
    if (found.length === 0 || (!isArea && words.length === 1 && tokens.length > 1 && isKnown(words[0]!, lexicon))) continue;
    spans.push(spanOf(start, end, found, 1.1));
  }
  return spans;
}

function isKnown(word: string, lexicon: Lexicon): boolean {
  return lexicon.phrases.get(word) !== undefined || lexicon.phrases.getStemmed(stemKey([word], lexicon.language)) !== undefined;
}

function misspelt(word: string, around: ReadonlySet<string>, names: NameIndex): Nameable | undefined {
  const typosMax = takesTypos(word) && word.length >= MISSPELT_LENGTH_MIN ? typosAllowed(word) : 0;
  if (typosMax === 0) return undefined;
  for (const near of names.near(word, typosMax).slice(0, 3)) {
    if (near[0] !== word[0]) continue;
    const [area] = names.whole(near);
    const found = area ?? names.byTellingWord(near, around);
    if (found) return found;
  }
  return undefined;
}

function spanOf(start: number, end: number, found: readonly Nameable[], certainty: number): Span {
  const meanings = found.slice(0, 1).map((named): Meaning => ({ type: named.kind === "area" ? "area" : "place", value: named.id ?? named.names[0]!, named }));
  return { start, end, meanings, certainty };
}
