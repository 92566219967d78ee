import { type Grammar, listed, type Sense } from "../../languages/grammar.ts";
import { isWrittenIn } from "../../languages/scripts.ts";
import { isWorldPlace } from "../../languages/world-places.ts";
import { takesTypos, typosAllowed } from "../../search/text/slips.ts";
import { isStemmed, stem } from "../../search/text/stem.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Meaning } from "./phrase-table.ts";
import { type PhraseTable, stemKey } from "./phrase-table.ts";
import { breaksBefore, type Token } from "./tokens.ts";

/** Tokens `start` to before `end` of a message, and all that they may mean. */
export interface Span {
  start: number;
  end: number;
  meanings: readonly Meaning[];
  /** 1 for words as written, less for other forms, misspellings and parts of compounds. */
  certainty: number;
  /** It is called something that nothing here is: "a place called Zorvent". */
  isName?: true;
}

/** Further readings at a position, such as the names of places. */
export type Reader = (tokens: readonly Token[], start: number) => Span[];

/** Longer words of a script of whole words are rarely the beginning of another one. */
const BEGINNING_MAX = 3;
/** Shorter beginnings are rarely those of a small form. */
const ROOT_LENGTH_MIN = 3;

/** What a message is read with. */
interface SpanSources {
  lexicon: Lexicon;
  /** Phrases to look for; those of the lexicon when left out. */
  tables?: readonly PhraseTable<Meaning>[];
  readers?: readonly Reader[];
  /** Whether unknown words may be misspelt ones. */
  misspelt?: boolean;
  /** False: a word that no phrase explains stays unknown. */
  guess?: boolean;
}

/** Unknown words of one message that are looked into; the rest of a long message stays unknown. */
const GUESSES_MAX = 60;
/** Longer than any compound that people write: every way of parting a word is looked up. */
const COMPOUND_LENGTH_MAX = 60;

/**
 * The readings of a message that explain most of it: of all phrases that it contains, the ones without overlap whose
 * squared lengths sum to the most, so that one long phrase goes before several short ones. Words that no phrase
 * explains are tried as misspellings and as compounds. The spans cover every token; a compound has a span for each of
 * its halves. Linear in the length.
 */
export function readSpans(
  tokens: readonly Token[],
  { lexicon, tables = [lexicon.phrases], readers = [], misspelt = false, guess = true }: SpanSources,
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
  const spans = path(tokens, chosen, lexicon, misspelt, guess ? GUESSES_MAX : 0);
  return guess ? spans.map((_, index) => withParticle(spans, index, tokens, lexicon)) : spans;
}

/** How far from its verb a particle stands, in spans. */
const PARTICLE_REACH = 5;

/** "Take one thing out": a change whose two words stand apart in a clause. */
function withParticle(
  spans: readonly Span[],
  index: number,
  tokens: readonly Token[],
  { phrases, grammar }: Lexicon,
): Span {
  const span = spans[index]!;
  const particles = listed(grammar.particles);
  if (particles.length === 0 || span.end > span.start + 1) return span;
  for (const other of spans.slice(index + 1, index + 1 + PARTICLE_REACH)) {
    const { text } = tokens[other.start]!;
    if (breaksBefore(tokens[other.start]!)) break;
    if (other.end > other.start + 1 || !particles.includes(text)) continue;
    const whole = phrases.get(`${tokens[span.start]!.text} ${text}`) ?? [];
    const changes = whole.filter(({ type }) => type === "edit");
    return changes.length > 0 ? { ...span, meanings: [...span.meanings, ...changes] } : span;
  }
  return span;
}

function path(
  tokens: readonly Token[],
  chosen: readonly (Span | undefined)[],
  lexicon: Lexicon,
  misspelt: boolean,
  guessesMax: number,
): Span[] {
  const spans: Span[] = [];
  let guessesLeft = guessesMax;
  for (let at = 0; at < tokens.length; ) {
    const span = chosen[at];
    if (span) spans.push(span);
    else if (tokens[at]!.kind === "email") spans.push(address(tokens[at]!, at));
    else spans.push(...(guessesLeft-- > 0 ? guesses(tokens[at]!, at, lexicon, misspelt) : [unknown(at)]));
    at = span?.end ?? at + 1;
  }
  return spans.map((_, index) => withoutHomonyms(spans, index, lexicon.grammar, tokens));
}

/**
 * A word that means one thing after an article and another elsewhere means that one only; joined to another by a word for an end it
 * means what it does elsewhere ("de segunda a quarta").
 */
function withoutHomonyms(
  spans: readonly Span[],
  index: number,
  { homonyms = [], definite }: Grammar,
  tokens: readonly Token[],
): Span {
  const span = spans[index]!;
  // "O jantar de quinta" is on Thursday, "o jantar da quinta pessoa" is the fifth one's.
  const isKnown =
    definite?.before === undefined || listed(definite.before).includes(tokens[span.start - 1]?.text ?? "");
  const says = (at: number, sense: Sense) => spans[at]?.meanings.some((one) => isSense(one, sense)) ?? false;
  let { meanings } = span;
  for (const { afterArticle, elsewhere } of homonyms) {
    const isEither = [afterArticle, elsewhere].every((sense) => meanings.some((one) => isSense(one, sense)));
    if (!isEither) continue;
    const isJoined = [1, -1].some(
      (step) => says(index + step, "moment.until") && says(index + 2 * step, elsewhere),
    );
    // "De quarta à noite" is on Wednesday.
    const isOfDay = elsewhere === "weekday" && spans[index + 1]?.meanings.some(({ type }) => type === "part");
    const isAfter =
      spans[index - 1]?.meanings.some(({ type }) => type === "article") &&
      !isJoined &&
      !isOfDay &&
      (isKnown || elsewhere !== "weekday");
    meanings = meanings.filter((one) => !isSense(one, isAfter ? elsewhere : afterArticle));
  }
  return meanings === span.meanings ? span : { ...span, meanings };
}

function isSense({ type, value }: Meaning, sense: Sense): boolean {
  return type === sense || `${type}.${value}` === sense;
}

function unknown(at: number): Span {
  return { start: at, end: at + 1, meanings: [], certainty: 0 };
}

function address({ text }: Token, at: number): Span {
  return { start: at, end: at + 1, meanings: [{ type: "email", value: text }], certainty: 1 };
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
    if (endsWithinRun(tokens, start, end, lexicon.grammar)) continue;
    const isCutOut = end === start + 1 && isWithinWord(tokens, start, lexicon.grammar);
    // No label of a catalogue, in whatever language, is meant by one character of a word.
    const meanings = splitsWord(tokens, start, isCutOut, lexicon)
      ? undefined
      : findMeanings(words, isCutOut ? [lexicon.phrases] : tables, lexicon);
    const known = spans.find((span) => span.end === end);
    // "Hamburg" is the town, though a "hamburger" has the same stem.
    const isTown = known?.meanings.some(({ type }) => type === "world") && !meanings?.exact;
    if (known && isTown) continue;
    if (known && meanings)
      spans[spans.indexOf(known)] = { ...known, meanings: [...known.meanings, ...meanings.list] };
    else if (meanings)
      spans.push({ start, end, meanings: meanings.list, certainty: meanings.exact ? 1 : 0.9 });
  }
  return spans;
}

/** Whether a short phrase would end within a run of a script that writes whole words so; it may be the end of one. */
function endsWithinRun(
  tokens: readonly Token[],
  start: number,
  end: number,
  { withinWords }: Grammar,
): boolean {
  const [runs, next] = [withinWords?.runs, tokens[end]];
  if (!runs || end - start > BEGINNING_MAX || next === undefined || next.gap !== "") return false;
  return isWrittenIn(tokens[end - 1]!.text, runs) && isWrittenIn(next.text, runs);
}

/** Whether a single character that is cut out of a word says nothing, being in a section that whole words are needed for. */
function splitsWord(tokens: readonly Token[], start: number, isCutOut: boolean, lexicon: Lexicon): boolean {
  const lone: readonly string[] = lexicon.grammar.withinWords?.lone ?? [];
  if (!isCutOut || lone.length === 0) return false;
  return !lexicon.phrases.get(tokens[start]!.text)?.every(({ type }) => !lone.includes(type));
}

/** Whether a token is a character of a script whose words are of several, beside another one. */
function isWithinWord(tokens: readonly Token[], at: number, { withinWords }: Grammar): boolean {
  if (!withinWords) return false;
  const isCharacter = (token: Token | undefined) =>
    token !== undefined && token.kind === "character" && isWrittenIn(token.text, withinWords.script);
  const [before, token, after] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  if (!isCharacter(token)) return false;
  return (token.gap === "" && isCharacter(before)) || (after?.gap === "" && isCharacter(after));
}

/** What words mean as they are; only where they mean nothing so, what they mean by their stems. */
function findMeanings(
  words: readonly string[],
  tables: readonly PhraseTable<Meaning>[],
  { language, lookalikes }: Lexicon,
): { list: Meaning[]; exact: boolean } | undefined {
  const joined = words.join(" ");
  const exact = withoutForeign(tables.flatMap((table) => table.get(joined) ?? []));
  const isNameOfKind = exact.length > 0 && exact.every(({ type }) => type === "interest");
  if (exact.length > 0 && !isNameOfKind) return { list: exact, exact: true };
  if (!isStemmed(language) || lookalikes.has(joined))
    return exact.length > 0 ? { list: exact, exact: true } : undefined;
  const stems = stemKey(words, language);
  const open = withoutForeign(tables.flatMap((table) => table.getStemmed(stems) ?? [])).filter(isOpen);
  // Spanish "costar" has the stem of "costa", and asks for a price.
  const isAsked = open.some(({ type }) => type === "asked");
  const list = isAsked ? open.filter(({ type }) => type !== "concept") : open;
  // An interest is called after a kind of place, in the plural: "wine bars".
  if (isNameOfKind)
    return { list: [...exact, ...list.filter(({ type }) => type === "concept")], exact: true };
  return list.length > 0 ? { list, exact: false } : undefined;
}

/** Phrases for how many there are have no other forms: Spanish "parada 2" is no "para 2". */
function isOpen({ type }: Meaning): boolean {
  return type !== "partySize";
}

/** A category is not meant by its name in another language where the word means something else in this one: "have" is a garden in Danish. */
function withoutForeign(meanings: Meaning[]): Meaning[] {
  const known = meanings.filter((meaning) => !("category" in meaning));
  const isSaid = (meaning: Meaning) =>
    known.some(({ type, value }) => type === meaning.type && value === meaning.value);
  return known.length === 0 ? meanings : meanings.filter((one) => !("category" in one) || isSaid(one));
}

/** What a word that is in no phrase may be: two words written together, or a misspelling. */
function guesses(token: Token, at: number, lexicon: Lexicon, misspelt: boolean): Span[] {
  if (token.kind === "number")
    return [{ ...unknown(at), meanings: [{ type: "number", value: token.text }], certainty: 1 }];
  if (token.kind !== "word" || lexicon.lookalikes.has(token.text)) return [unknown(at)];
  const small = diminutive(token.text, lexicon);
  if (small) return [{ start: at, end: at + 1, meanings: small, certainty: 0.8 }];
  const parts = token.text.length <= COMPOUND_LENGTH_MAX ? compound(token.text, lexicon) : [];
  if (parts.length > 0)
    return parts.map((meanings) => ({ start: at, end: at + 1, meanings, certainty: 0.8 }));
  const meanings = misspelt ? nearest(token.text, lexicon) : undefined;
  return [meanings ? { start: at, end: at + 1, meanings, certainty: 0.7 } : unknown(at)];
}

/** What a small or fond form of a word means: "barzinho" is a bar. */
function diminutive(word: string, lexicon: Lexicon): readonly Meaning[] | undefined {
  const { phrases, grammar } = lexicon;
  for (const [last, endings] of Object.entries(grammar.diminutives ?? {})) {
    const ending = listed(endings).find((one) => word.endsWith(one));
    const root = ending === undefined ? "" : word.slice(0, -ending.length);
    const found =
      root.length < ROOT_LENGTH_MIN ? undefined : findMeanings([root + last], [phrases], lexicon)?.list;
    if (found?.every(({ type }) => type !== "common" && type !== "article")) return found;
  }
  return undefined;
}

/** The meanings of both halves of a compound, or of its second half alone where that is a kind of place. */
function compound(word: string, lexicon: Lexicon): (readonly Meaning[])[] {
  const { phrases, grammar } = lexicon;
  if (!grammar.compounds) return [];
  const { links, firstMin, lastMin } = grammar.compounds;
  const single = (part: string) => {
    if (!phrases.get(part) && !phrases.mayStem(part)) return undefined;
    const found = findMeanings([part], [phrases], lexicon)?.list.filter(
      ({ type }) => type !== "common" && type !== "article",
    );
    return found && found.length > 0 ? found : undefined;
  };
  let head: readonly Meaning[] | undefined;
  for (let cut = firstMin - 1; cut <= word.length - lastMin; cut++) {
    const second = single(word.slice(cut));
    if (!second) continue;
    const first = word.slice(0, cut);
    for (const link of links) {
      const rest = first.length - link.length;
      const known = first.endsWith(link) && rest >= firstMin ? single(first.slice(0, rest)) : undefined;
      // Danish "fortsætte", to go on, is no fortress.
      const isVerb = second.every(({ type }) => type === "edit") && lexicon.isOrdinary(word);
      if (known && !isVerb) return [known, second];
    }
    if (word.length - cut >= firstMin)
      head ??= second.some(({ type }) => type === "concept") ? second : undefined;
  }
  return head ? [head] : [];
}

function nearest(word: string, lexicon: Lexicon): readonly Meaning[] | undefined {
  const typosMax = takesTypos(word) ? typosAllowed(word) : 0;
  const isKnown = [lexicon.phrases, ...lexicon.purposes].some(({ words }) => words.has(word));
  if (typosMax === 0 || isKnown || lexicon.isOrdinary(word)) return undefined;
  if (isWorldPlace(word)) return undefined;
  for (const near of lexicon.vocabulary.near(word, { typosMax, prefix: false })) {
    const meanings = lexicon.phrases.get(near.word);
    if (meanings) return meanings;
  }
  return undefined;
}
