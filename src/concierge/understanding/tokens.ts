import { type Grammar, listed } from "../../languages/grammar.ts";
import { APOSTROPHE_CLASS } from "../../languages/letters.ts";
import { moneySigns } from "../../languages/money.ts";
import { spokenLanguages } from "../../languages/registry.ts";
import { characterOf } from "../../languages/scripts.ts";
import { fold } from "../../search/text/fold.ts";

/** A word, a number, one character of a script without spaces, or an e-mail address. */
export interface Token {
  kind: "word" | "number" | "character" | "email";
  /** Folded; of an address as it was written. */
  text: string;
  /** What stands between it and the token before it: spaces, marks, nothing. */
  gap: string;
  /** Whether a word was written with a capital first letter. */
  isCapital?: boolean;
}

/** Addresses are found in the shape that mail systems accept everywhere; local parts of 64 characters bound the work. */
const EMAIL = /[a-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}/giu;
const PIECE = new RegExp(`\\p{N}+|[\\p{L}\\p{M}]+(?:${APOSTROPHE_CLASS}[\\p{L}\\p{M}]+)*`, "gu");
const APOSTROPHE = new RegExp(APOSTROPHE_CLASS, "u");
const BREAK = /[\p{Terminal_Punctuation}()\n]/u;
const SENTENCE_END = /[\p{Sentence_Terminal};\n]/u;
const MONEY_SIGN = new RegExp(`[${Object.keys(moneySigns).join("")}]`, "g");
/** A digit that is not written as 0 to 9. */
const OTHER_DIGIT = /(?![0-9])\p{Nd}/gu;

// A message is cut before its language is known, so the grammars of all languages hold.
const grammars: readonly Grammar[] = Object.values(spokenLanguages).map(({ grammar }) => grammar);
const elided: ReadonlySet<string> = new Set(grammars.flatMap((grammar) => listed(grammar.elided)));
const contracted: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  grammars.flatMap(({ contracted }) => {
    const verbs = new Map(Object.entries(contracted?.verbs ?? {}));
    return listed(contracted?.pronouns).map((pronoun) => [pronoun, verbs] as const);
  }),
);
/** A character that is a token by itself. */
const CHARACTER = characterOf(grammars.flatMap(({ spaced, scripts }) => (spaced === false ? scripts : [])));

/**
 * The tokens of a message in order. Compatibility forms (full width) are united first; never throws; linear in the
 * length.
 */
export function readTokens(message: string): Token[] {
  const text = message
    .toWellFormed()
    .normalize("NFKC")
    .replace(MONEY_SIGN, (sign) => ` ${moneySigns[sign]} `);
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.includes("@") ? text.matchAll(EMAIL) : []) {
    end = addPieces(tokens, text, end, match.index);
    tokens.push({ kind: "email", text: match[0].toLowerCase(), gap: text.slice(end, match.index) });
    end = match.index + match[0].length;
  }
  addPieces(tokens, text, end, text.length);
  return tokens;
}

/** A Latin word without what another script adds to it: "tower는". */
export function withoutParticle(word: string): string {
  return word.replace(/(?<=\p{Script=Latin})\P{Script=Latin}+$/u, "");
}

/** Whether a mark stands before a token that a phrase does not run across. */
export function breaksBefore(token: Token): boolean {
  return BREAK.test(token.gap) && !isWithinNumber(token);
}

export function endsSentenceBefore(token: Token): boolean {
  return SENTENCE_END.test(token.gap) && !isWithinNumber(token);
}

/** The text of tokens, with spaces where the message has some between. */
export function joinTokens(tokens: readonly Token[]): string {
  return tokens.map(({ text, gap }, at) => (at > 0 && gap ? ` ${text}` : text)).join("");
}

/** "10.30". */
function isWithinNumber({ gap, text }: Token): boolean {
  return gap === "." && /^\d/.test(text);
}

/** Adds the pieces of a stretch of text; returns where the last of them ends. */
function addPieces(tokens: Token[], text: string, from: number, until: number): number {
  let end = from;
  for (const match of text.slice(from, until).matchAll(PIECE)) {
    const start = from + match.index;
    addPiece(tokens, match[0], text.slice(end, start));
    end = start + match[0].length;
  }
  return end;
}

function addPiece(tokens: Token[], piece: string, gap: string): void {
  const folded = fold(piece);
  if (/^\p{N}+$/u.test(folded)) {
    tokens.push({ kind: "number", text: folded.replace(OTHER_DIGIT, digitValue), gap });
  } else if (CHARACTER.test(piece)) {
    addCharacters(tokens, piece, gap);
  } else {
    addWords(tokens, piece, gap, folded);
  }
}

/** Runs of a spaced script inside a run of characters ("Tivoliの") stay words. */
function addCharacters(tokens: Token[], piece: string, gap: string): void {
  let before = gap;
  let word = "";
  const flush = () => {
    if (word) addWords(tokens, word, before);
    if (word) before = "";
    word = "";
  };
  for (const character of piece) {
    if (!CHARACTER.test(character) && !/\p{M}/u.test(character)) {
      word += character;
      continue;
    }
    flush();
    tokens.push({ kind: "character", text: fold(character), gap: before });
    before = "";
  }
  flush();
}

function addWords(tokens: Token[], piece: string, gap: string, folded = fold(piece)): void {
  if (APOSTROPHE.test(piece) && addParts(tokens, piece, gap)) return;
  if (folded)
    tokens.push({ kind: "word", text: folded, gap, ...(/^\p{Lu}/u.test(piece) && { isCapital: true }) });
}

/** Adds what is written together with an apostrophe, but is words of its own; false for a piece that is one word. */
function addParts(tokens: Token[], piece: string, gap: string): boolean {
  const parts = piece.split(APOSTROPHE);
  const first = fold(parts[0]!);
  const verb = parts.length === 2 ? contracted.get(first)?.get(fold(parts[1]!)) : undefined;
  if (!verb && !elided.has(first)) return false;
  // "L'EMPORTER": where all is in capitals, the small word is as well.
  const isCapital = piece === piece.toUpperCase() && piece !== piece.toLowerCase();
  tokens.push({ kind: "word", text: first, gap, ...(isCapital && { isCapital }) });
  if (verb) tokens.push({ kind: "word", text: verb, gap: " " });
  else addWords(tokens, piece.slice(parts[0]!.length + 1), "");
  return true;
}

/** Digits of every script stand in tens from their zero on. */
function digitValue(digit: string): string {
  let zero = digit.codePointAt(0)!;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String((digit.codePointAt(0)! - zero) % 10);
}

/** The tokens with what is shortened in chats written out; what an apostrophe joins to the next word is not. */
export function spellOut(tokens: readonly Token[], shortened: ReadonlyMap<string, string>): readonly Token[] {
  if (shortened.size === 0) return tokens;
  return tokens.flatMap((token, at) => {
    const full = shortened.get(token.text);
    const next = tokens[at + 1];
    if (full === undefined || token.kind !== "word" || (next?.gap === "" && next.kind === "word"))
      return [token];
    const isCapital = token.isCapital === undefined ? {} : { isCapital: token.isCapital };
    return readTokens(full).map((word, index) => ({
      ...word,
      ...isCapital,
      gap: index === 0 ? token.gap : word.gap,
    }));
  });
}

/** As many affixes are taken off one word. */
const AFFIXES_MAX = 4;

/** What is known of words when their affixes are taken off. */
export interface KnownWords {
  /** Whether nothing explains the token at a position. */
  isUnknown: (at: number) => boolean;
  /** Whether this is a word by itself. */
  knows: (word: string) => boolean;
  /** Whether this is one of several words that only mean something together. */
  isOfPhrase: (word: string) => boolean;
  /** Whether an affix means something. */
  says: (affix: string) => boolean;
}

/**
 * The tokens with the grammar's affixes taken off ("박물관에서" becomes "박물관" and "에서"), where a token is not known and what
 * is left of it is. An affix that means nothing is let go.
 */
export function takeOffAffixes(tokens: readonly Token[], grammar: Grammar, words: KnownWords): Token[] {
  const [prefixes, suffixes] = [affixes(grammar.prefixes), affixes(grammar.suffixes)];
  return tokens.flatMap((token, at) => {
    if (token.kind !== "word" || !words.isUnknown(at)) return [token];
    const parted =
      partAffixes(token.text, prefixes, suffixes, words.knows) ??
      (words.isOfPhrase(token.text)
        ? undefined
        : partAffixes(token.text, prefixes, suffixes, words.isOfPhrase));
    if (parted === undefined) return [token];
    const { before, stem, after } = parted;
    const texts = [...before.filter(words.says), stem, ...after.filter(words.says)];
    return texts.map((text, index): Token => ({ kind: "word", text, gap: index === 0 ? token.gap : "" }));
  });
}

/** The affixes of a list, longest first. */
function affixes(list: string | undefined): string[] {
  return listed(list)
    .map(fold)
    .toSorted((a, b) => b.length - a.length);
}

interface Parted {
  before: string[];
  stem: string;
  after: string[];
}

/** A known word with what is written onto it: with as few affixes as may be, and the longest ones. */
function partAffixes(
  word: string,
  prefixes: readonly string[],
  suffixes: readonly string[],
  knows: (word: string) => boolean,
): Parted | undefined {
  let tried: Parted[] = [{ before: [], stem: word, after: [] }];
  for (let taken = 0; taken < AFFIXES_MAX && tried.length > 0; taken++) {
    tried = tried.flatMap(({ before, stem, after }) => [
      ...suffixes
        .filter((suffix) => stem.length > suffix.length && stem.endsWith(suffix))
        .map((suffix) => ({ before, stem: stem.slice(0, -suffix.length), after: [suffix, ...after] })),
      ...prefixes
        .filter((prefix) => stem.length > prefix.length && stem.startsWith(prefix))
        .map((prefix) => ({ before: [...before, prefix], stem: stem.slice(prefix.length), after })),
    ]);
    const found = tried.find(({ stem }) => knows(stem));
    if (found) return found;
  }
  return undefined;
}
