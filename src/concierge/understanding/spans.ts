import { takesTypos, typosAllowed } from "../../search/text/slips.ts";
import { isStemmed, stem } from "../../search/text/stem.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Meaning } from "./meaning.ts";
import { type PhraseTable, stemKey } from "./phrase-table.ts";
import { breaksBefore, type Token } from "./tokens.ts";

/** Tokens `start` to before `end` of a message, and all that they may mean. */
export interface Span {
  start: number;
  end: number;
  meanings: readonly Meaning[];
  /** 1 for words as written, less for other forms, misspellings and parts of compounds. */
  certainty: number;
}

/** Further readings at a position, such as the names of places. */
export type Reader = (tokens: readonly Token[], start: number) => Span[];

const HAN = /^\p{Script=Han}$/u;
const KATAKANA = /^[\p{Script=Katakana}ー]$/u;
/** Longer words of katakana are rarely the beginning of another one. */
const KATAKANA_SHORT_MAX = 3;
/** What a message is read with. */
export interface SpanSources {
  lexicon: Lexicon;
  /** Phrases to look for; those of the lexicon when left out. */
  tables?: readonly PhraseTable<Meaning>[];
  readers?: readonly Reader[];
  /** Whether unknown words may be misspelt ones. */
  misspelt?: boolean;
}

/** What a single character of a longer word does not say: 夫 is no husband in 大丈夫. */
const OF_WHOLE_WORDS: ReadonlySet<string> = new Set(["concept", "topic", "party"]);
/** Halves of compounds have at least this many letters. */
const PART_LENGTH_MIN = 4;
/** Unknown words of one message that are looked into; the rest of a long message stays unknown. */
const GUESSES_MAX = 60;
const SECOND_PART_LENGTH_MIN = 3;
/** Longer than any compound that people write: every way of parting a word is looked up. */
const COMPOUND_LENGTH_MAX = 60;
const LINKS = ["", "s", "e", "n", "en", "er", "es"];

/**
 * The readings of a message that explain most of it: of all phrases that it contains, the ones without overlap whose
 * squared lengths sum to the most, so that one long phrase goes before several short ones. Words that no phrase
 * explains are tried as misspellings and as compounds. The spans cover every token; a compound has a span for each of
 * its halves. Linear in the length.
 */
export function spansOf(
  tokens: readonly Token[],
  { lexicon, tables = [lexicon.phrases], readers = [], misspelt = false }: SpanSources,
): Span[] {
  const best = new Float64Array(tokens.length + 1);
  const chosen: (Span | undefined)[] = new Array(tokens.length);
  for (let start = tokens.length - 1; start >= 0; start--) {
    best[start] = best[start + 1]!;
    for (const span of candidates(tokens, start, tables, lexicon, readers)) {
      const length = span.end - start;
      const worth = length * length * span.certainty + best[span.end]!;
      if (worth > best[start]!) {
        best[start] = worth;
        chosen[start] = span;
      }
    }
  }
  return path(tokens, chosen, lexicon, misspelt);
}

function path(
  tokens: readonly Token[],
  chosen: readonly (Span | undefined)[],
  lexicon: Lexicon,
  misspelt: boolean,
): Span[] {
  const spans: Span[] = [];
  let guessesLeft = GUESSES_MAX;
  for (let at = 0; at < tokens.length; ) {
    const span = chosen[at];
    if (span) spans.push(span);
    else spans.push(...(guessesLeft-- > 0 ? guesses(tokens[at]!, at, lexicon, misspelt) : [unknown(at)]));
    at = span?.end ?? at + 1;
  }
  return spans;
}

function unknown(at: number): Span {
  return { start: at, end: at + 1, meanings: [], certainty: 0 };
}

function candidates(
  tokens: readonly Token[],
  start: number,
  tables: readonly PhraseTable<Meaning>[],
  lexicon: Lexicon,
  readers: readonly Reader[],
): Span[] {
  const spans: Span[] = readers.flatMap((read) => read(tokens, start));
  const first = tokens[start]!.text;
  const stemmed = stem(first, lexicon.language);
  const longest = Math.max(...tables.map((table) => table.longestFrom(first, stemmed)));
  const words: string[] = [];
  for (let end = start + 1; end <= Math.min(tokens.length, start + longest); end++) {
    const token = tokens[end - 1]!;
    if (end > start + 1 && breaksBefore(token)) break;
    words.push(token.text);
    if (splitsKatakana(tokens, start, end)) continue;
    const isCutOut = end === start + 1 && isWithinKanji(tokens, start);
    // Of a catalogue's labels, in whatever language, none is meant by one character of a word: 本 is no book in 哥本哈根.
    const meanings = splitsWord(tokens, start, isCutOut, lexicon)
      ? undefined
      : meaningsOf(words, isCutOut ? [lexicon.phrases] : tables, lexicon.language);
    const known = spans.find((span) => span.end === end);
    if (known && meanings)
      spans[spans.indexOf(known)] = { ...known, meanings: [...known.meanings, ...meanings.list] };
    else if (meanings)
      spans.push({ start, end, meanings: meanings.list, certainty: meanings.exact ? 1 : 0.9 });
  }
  return spans;
}

/**
 * Whether a short phrase would end within a word of katakana: バー is no word of バーガー. It may be the end of one: カクテルバー.
 */
function splitsKatakana(tokens: readonly Token[], start: number, end: number): boolean {
  const next = tokens[end];
  if (end - start > KATAKANA_SHORT_MAX || next === undefined || next.gap !== "") return false;
  return KATAKANA.test(tokens[end - 1]!.text) && KATAKANA.test(next.text);
}

/** Whether a single character that is cut out of a Japanese word of several says nothing: 本 is no book in 日本. */
function splitsWord(tokens: readonly Token[], start: number, isCutOut: boolean, lexicon: Lexicon): boolean {
  if (!isCutOut || lexicon.language !== "ja") return false;
  return !lexicon.phrases.get(tokens[start]!.text)?.every(({ type }) => !OF_WHOLE_WORDS.has(type));
}

/** Whether a token is a Chinese character beside another one. */
function isWithinKanji(tokens: readonly Token[], at: number): boolean {
  if (!HAN.test(tokens[at]!.text)) return false;
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  return (
    (before !== undefined && tokens[at]!.gap === "" && HAN.test(before.text)) ||
    (after !== undefined && after.gap === "" && HAN.test(after.text))
  );
}

/** What words mean as they are; only where they mean nothing so, what they mean by their stems. */
function meaningsOf(
  words: readonly string[],
  tables: readonly PhraseTable<Meaning>[],
  language: string,
): { list: Meaning[]; exact: boolean } | undefined {
  const joined = words.join(" ");
  const exact = tables.flatMap((table) => table.get(joined) ?? []);
  if (exact.length > 0) return { list: exact, exact: true };
  if (!isStemmed(language)) return undefined;
  const stems = stemKey(words, language);
  const list = tables.flatMap((table) => table.getStemmed(stems) ?? []);
  return list.length > 0 ? { list, exact: false } : undefined;
}

/** What a word that is in no phrase may be: two words written together, or a misspelling. */
function guesses(token: Token, at: number, lexicon: Lexicon, misspelt: boolean): Span[] {
  if (token.kind === "number")
    return [{ ...unknown(at), meanings: [{ type: "number", value: token.text }], certainty: 1 }];
  if (token.kind !== "word") return [unknown(at)];
  const mayBeParted = lexicon.compounds && token.text.length <= COMPOUND_LENGTH_MAX;
  const parts = mayBeParted ? compound(token.text, lexicon) : [];
  if (parts.length > 0)
    return parts.map((meanings) => ({ start: at, end: at + 1, meanings, certainty: 0.8 }));
  const meanings = misspelt ? nearest(token.text, lexicon) : undefined;
  return [meanings ? { start: at, end: at + 1, meanings, certainty: 0.7 } : unknown(at)];
}

/** The meanings of both halves of a compound, or of its second half alone where that is a kind of place. */
function compound(word: string, lexicon: Lexicon): (readonly Meaning[])[] {
  const { phrases } = lexicon;
  const single = (part: string) => {
    if (!phrases.get(part) && !phrases.mayStem(part)) return undefined;
    const found = meaningsOf([part], [phrases], lexicon.language)?.list.filter(
      ({ type }) => type !== "common" && type !== "article",
    );
    return found && found.length > 0 ? found : undefined;
  };
  let head: readonly Meaning[] | undefined;
  for (let cut = PART_LENGTH_MIN - 1; cut <= word.length - SECOND_PART_LENGTH_MIN; cut++) {
    const second = single(word.slice(cut));
    if (!second) continue;
    const first = word.slice(0, cut);
    for (const link of LINKS) {
      const rest = first.length - link.length;
      const known =
        first.endsWith(link) && rest >= PART_LENGTH_MIN ? single(first.slice(0, rest)) : undefined;
      if (known) return [known, second];
    }
    if (word.length - cut >= PART_LENGTH_MIN)
      head ??= second.some(({ type }) => type === "concept") ? second : undefined;
  }
  return head ? [head] : [];
}

function nearest(word: string, lexicon: Lexicon): readonly Meaning[] | undefined {
  const typosMax = takesTypos(word) ? typosAllowed(word) : 0;
  if (typosMax === 0 || lexicon.phrases.words.has(word)) return undefined;
  for (const near of lexicon.vocabulary.near(word, { typosMax, prefix: false })) {
    const meanings = lexicon.phrases.get(near.word);
    if (meanings) return meanings;
  }
  return undefined;
}
