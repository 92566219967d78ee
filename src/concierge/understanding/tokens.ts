import { fold } from "../../search/text/fold.ts";
import { CJK } from "../../search/text/scripts.ts";

/** A word, a number, one character of a script without spaces, or an e-mail address. */
export interface Token {
  kind: "word" | "number" | "character" | "email";
  /** Folded; of an address as it was written. */
  text: string;
  /** What stands between it and the token before it: spaces, marks, nothing. */
  gap: string;
}

/** Addresses are found in the shape that mail systems accept everywhere; local parts of 64 characters bound the work. */
const EMAIL = /[a-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}/giu;
const PIECE = /\p{N}+|[\p{L}\p{M}]+(?:['’‘`´ʼ][\p{L}\p{M}]+)*/gu;
/** Articles and prepositions that French and Italian write onto the next word. */
const ELIDED = /^(?:c|d|j|l|m|n|s|t|qu|all|dall|dell|nell|sull|un|quest|com|dov|cos|jusqu|lorsqu|puisqu)$/;
/** English verbs written onto pronouns: without them "we'd" would be a Wednesday and "we're" a past. */
const PRONOUN = /^(?:i|you|he|she|it|we|they|there|that|what|where|who)$/;
const CONTRACTED: ReadonlyMap<string, string> = new Map([
  ["d", "would"],
  ["ll", "will"],
  ["re", "are"],
  ["ve", "have"],
  ["m", "am"],
]);
const APOSTROPHE = /['’‘`´ʼ]/u;
const BREAK = /[.,;:!?。、，；：！？…()\n]/u;
const SENTENCE_END = /[.;!?。；！？\n]/u;

/**
 * The tokens of a message in order. Compatibility forms (full width) are united first; never throws; linear in the
 * length.
 */
export function tokensOf(message: string): Token[] {
  const text = message.toWellFormed().normalize("NFKC");
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

/** Whether a mark stands before a token that a phrase does not run across. */
export function breaksBefore(token: Token): boolean {
  return BREAK.test(token.gap);
}

/** Whether a sentence ends before a token. */
export function endsSentenceBefore(token: Token): boolean {
  return SENTENCE_END.test(token.gap);
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
    tokens.push({ kind: "number", text: folded, gap });
  } else if (CJK.test(piece)) {
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
    if (!CJK.test(character) && !/\p{M}/u.test(character)) {
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
  if (folded) tokens.push({ kind: "word", text: folded, gap });
}

/** Adds what is written together with an apostrophe, but is words of its own; false for a piece that is one word. */
function addParts(tokens: Token[], piece: string, gap: string): boolean {
  const parts = piece.split(APOSTROPHE);
  const first = fold(parts[0]!);
  const verb = parts.length === 2 && PRONOUN.test(first) ? CONTRACTED.get(fold(parts[1]!)) : undefined;
  if (!verb && !ELIDED.test(first)) return false;
  tokens.push({ kind: "word", text: first, gap });
  if (verb) tokens.push({ kind: "word", text: verb, gap: " " });
  else addWords(tokens, piece.slice(parts[0]!.length + 1), "");
  return true;
}
