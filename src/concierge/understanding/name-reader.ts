import { takesTypos, typosAllowed } from "../../search/text/slips.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Meaning } from "./meaning.ts";
import type { Nameable, NameIndex } from "./name-index.ts";
import type { OrgWords } from "./org-words.ts";
import { stemKey, wordsIn } from "./phrase-table.ts";
import type { Reader, Span } from "./spans.ts";
import { endsSentenceBefore, type Token } from "./tokens.ts";

/** Words of one message that are looked up as misspelt names. */
const GUESSES_MAX = 12;

/** Shorter words are more often other words than misspelt names. */
const MISSPELT_LENGTH_MIN = 6;

/**
 * Finds the names of an organisation in a message: whole names, a rare word that stands for one ("rosenborg"), and
 * either misspelt. One word that the language knows as well ("Mother", "Host") is a name only where the message has
 * nothing else or says that it is one ("called Mother"). Of several that are called the same the first that is seen is meant.
 */
export function nameReader(
  { names, labels }: OrgWords,
  lexicon: Lexicon,
  isSeen: (named: Nameable) => boolean = () => true,
  forgivesTypos = true,
): Reader {
  let guessesLeft = forgivesTypos ? GUESSES_MAX : 0;
  return (tokens, start) => {
    const whole = wholeNames(tokens, start, names, lexicon, isSeen);
    const { kind, text: word } = tokens[start]!;
    if (whole.length > 0 || kind !== "word" || isKnown(word, lexicon) || isFilter(labels.get(word)))
      return whole;
    const around = new Set(tokens.slice(Math.max(0, start - 3), start + 5).map(({ text }) => text));
    const found =
      areaIn(tokens, start, names, lexicon) ??
      names.byTellingWord(word, around) ??
      (guessesLeft-- > 0 ? misspelt(word, around, names) : undefined);
    return found ? [spanOf(start, start + 1, [found], 0.95)] : [];
  };
}

/** "In Gaia": after a word for being in a place, the end of a long name of an area ("Vila Nova de Gaia"). */
function areaIn(
  tokens: readonly Token[],
  start: number,
  names: NameIndex,
  lexicon: Lexicon,
): Nameable | undefined {
  const before = lexicon.phrases.get(tokens[start - 1]?.text ?? "");
  const isIn = before?.some(({ type, value }) => type === "where" && (value === "in" || value === "near"));
  return isIn ? names.areaEndingIn(tokens[start]!.text) : undefined;
}

/** Whether a word is a category or a tag of its own ("boat"), and so does not stand for a name that has it. */
function isFilter(meanings: readonly Meaning[] | undefined): boolean {
  return meanings?.some((meaning) => meaning.type === "label" && meaning.use !== "keyword") ?? false;
}

function wholeNames(
  tokens: readonly Token[],
  start: number,
  names: NameIndex,
  lexicon: Lexicon,
  isSeen: (named: Nameable) => boolean,
): Span[] {
  const spans: Span[] = [];
  const words: string[] = [];
  const last = Math.min(tokens.length, start + names.longestFrom(tokens[start]!.text));
  for (let end = start + 1; end <= last; end++) {
    if (end > start + 1 && endsSentenceBefore(tokens[end - 1]!)) break;
    words.push(tokens[end - 1]!.text);
    const called = names.whole(words.join(" "));
    const found = called.length > 1 ? [...called.filter(isSeen), ...called] : called;
    // What is liked is a topic, though a guide may be called so.
    if (found[0]?.kind === "guide" && says(tokens[start - 1], lexicon, "like")) continue;
    const isWord = end === start + 1 && found[0]?.kind !== "area" && isKnown(words[0]!, lexicon);
    if (found.length === 0 || (isWord && tokens.length > 1 && !says(tokens[start - 1], lexicon, "called")))
      continue;
    spans.push(spanOf(start, end, found, 1.1));
  }
  return spans;
}

/** Whether a word says that a name follows ("called"), or that something is liked. */
function says(token: Token | undefined, lexicon: Lexicon, act: "called" | "like"): boolean {
  const meanings = token && lexicon.phrases.get(token.text);
  return meanings?.some(({ type, value }) => type === "act" && value === act) ?? false;
}

/** Finds the host's own name, with or without the article before it; it stands for the host. */
export function hostReader(hostName: string | undefined, articles: ReadonlySet<string>): Reader {
  const words = wordsIn(hostName ?? "");
  const names = articles.has(words[0] ?? "") ? [words, words.slice(1)] : [words];
  return (tokens, start) =>
    names
      .filter((name) => name.length > 0 && name.every((word, at) => tokens[start + at]?.text === word))
      .map(({ length }) => ({
        start,
        end: start + length,
        meanings: [{ type: "where", value: "host" }],
        certainty: 1,
      }));
}

function isKnown(word: string, lexicon: Lexicon): boolean {
  return (
    lexicon.phrases.get(word) !== undefined ||
    lexicon.phrases.getStemmed(stemKey([word], lexicon.language)) !== undefined
  );
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
  const meanings = found.slice(0, 1).map(
    (named): Meaning => ({
      type: named.kind === "area" ? "area" : "place",
      value: named.id ?? named.names[0]!,
      named,
    }),
  );
  return { start, end, meanings, certainty };
}
