import { NO_LANGUAGE, primaryLanguage } from "../../languages/compare.ts";
import { digraphLanguages } from "../../languages/traits.ts";
import { foldSpelledOut } from "./fold.ts";
import { makeTerm } from "./term-book.ts";
import { eachToken, isCjk, wordsOfToken } from "./words.ts";

/** Words of a query that are used; further ones are dropped. */
export const MAX_QUERY_WORDS = 16;
/** UTF-16 units of a query that are looked at. */
const MAX_QUERY_LENGTH = 512;

/**
 * Languages that write aa, ae, oe, ue for a letter of their own: there, and in text of no language, both
 * spellings are the same word. In others a name may be spelled so, but as many words ("queen") only look like
 * it: that counts as a typo.
 */
const DIGRAPH_LANGUAGES = new Set([...digraphLanguages, NO_LANGUAGE]);
const MIN_VARIANT_LENGTH = 4;

/** Terms of one class, any of which stands for the word of the query. */
export interface Alternative {
  readonly terms: readonly string[];
  /** Whether every term that begins with one of these stands for the word too. */
  readonly prefix: boolean;
  /** Whether the terms are other forms of the word, with the same stem. */
  readonly inflected: boolean;
  /** Whether the terms are in the preferred language or in none. */
  readonly preferred: boolean;
  readonly typos: 0 | 1 | 2;
}

export interface QueryWord {
  readonly word: string;
  /** The same with the letters written out that folding makes one of ("noerrebro"). */
  readonly spelledOut: string;
  /** Whether it is the last one, which may be half typed and so matches as a prefix too. */
  readonly isLast: boolean;
  /** Primary languages in which it is searched, "und" among them. */
  readonly languages: readonly string[];
  /** The preferred primary language; without one, no language is preferred to another. */
  readonly preferred: string | undefined;
  /** What stands for it without a vocabulary: the word and its other spellings. */
  readonly alternatives: readonly Alternative[];
}

export interface ParsedQuery {
  readonly words: readonly QueryWord[];
}

export interface QueryLanguages {
  /** BCP 47 codes of the languages the organisation writes in. */
  readonly languages: readonly string[];
  /** BCP 47 code of the language that weighs more. */
  readonly preferred?: string | undefined;
}

interface Spelling {
  readonly word: string;
  readonly spelledOut: string;
}

/**
 * Reads what a traveller typed into words, each with the terms that stand for it in every language of the
 * organisation. A run of Han, Hiragana or Katakana becomes its pairs of characters, each a word of its own.
 * Looks at the first {@link MAX_QUERY_LENGTH} units and uses the first {@link MAX_QUERY_WORDS} different
 * words. Never throws.
 */
export function parseQuery(searchQuery: string, { languages, preferred }: QueryLanguages): ParsedQuery {
  const searched = [...new Set([...languages.map(primaryLanguage), NO_LANGUAGE])];
  const favourite = preferred === undefined ? undefined : primaryLanguage(preferred);
  const spellings = readSpellings(searchQuery.slice(0, MAX_QUERY_LENGTH));
  const words = spellings.slice(0, MAX_QUERY_WORDS).map((spelling, index): QueryWord => {
    const isLast = index === spellings.length - 1;
    const alternatives = listAlternatives(spelling, isLast, searched, favourite);
    return { ...spelling, isLast, languages: searched, preferred: favourite, alternatives };
  });
  return { words };
}

/**
 * Whether a term in this language counts as preferred: in the preferred one, in none, or where none is
 * preferred.
 */
export function isPreferred(language: string, preferred: string | undefined): boolean {
  return preferred === undefined || language === preferred || language === NO_LANGUAGE;
}

function readSpellings(text: string): Spelling[] {
  const spellings = new Map<string, Spelling>();
  eachToken(text, (start, end) => {
    const token = text.slice(start, end);
    const words = wordsOfToken(token, "query");
    const spelledOut = wordsOfToken(token, "query", foldSpelledOut);
    words.forEach((word, i) => {
      if (!spellings.has(word)) {
        spellings.set(word, { word, spelledOut: spelledOut[i] ?? word });
      }
    });
  });
  return [...spellings.values()];
}

function listAlternatives(
  spelling: Spelling,
  isLast: boolean,
  languages: readonly string[],
  preferred: string | undefined,
): Alternative[] {
  const { word } = spelling;
  const variants = listVariants(spelling);
  const isPair = isCjk(word) && [...word].length > 1;
  const prefix = isCjk(word) ? !isPair : isLast;
  const alternatives: Alternative[] = [];
  for (const favoured of [true, false]) {
    const among = languages.filter((language) => isPreferred(language, preferred) === favoured);
    const digraph = among.filter((language) => DIGRAPH_LANGUAGES.has(language));
    const others = among.filter((language) => !DIGRAPH_LANGUAGES.has(language));
    const add = (terms: readonly string[], isPrefix: boolean, typos: 0 | 1): void => {
      if (terms.length > 0) {
        const unique = [...new Set(terms)];
        alternatives.push({ terms: unique, prefix: isPrefix, inflected: false, preferred: favoured, typos });
      }
    };
    for (const isPrefix of prefix ? [false, true] : [false]) {
      add([...joinTerms([word], among), ...joinTerms(variants, digraph)], isPrefix, 0);
      add(joinTerms(variants, others), isPrefix, 1);
    }
  }
  return alternatives;
}

function joinTerms(words: readonly string[], languages: readonly string[]): string[] {
  return words.flatMap((word) => languages.map((language) => makeTerm(word, language)));
}

/**
 * Other spellings of the same word: "Noerrebro" for what folds to "norrebro" and "Muenchen" for "munchen",
 * and the other way round where the query has the letter itself. Long æ and ä both come as ae, so that one
 * stays and goes in turn.
 */
function listVariants({ word, spelledOut }: Spelling): string[] {
  if (word.length < MIN_VARIANT_LENGTH || !/^[a-z]+$/.test(word)) {
    return spelledOut === word ? [] : [spelledOut];
  }
  const collapsed = word.replace(/aa/g, "a").replace(/([ou])e/g, "$1");
  const variants = new Set([spelledOut, collapsed, collapsed.replace(/ae/g, "a")]);
  variants.delete(word);
  return [...variants];
}
