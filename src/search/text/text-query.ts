import { BoundedCache } from "../../content/bounded-cache.ts";
import { keptWith } from "../../content/kept-with.ts";
import { computeCost, type Field, TEXT_COSTS } from "./fields.ts";
import { type Alternative, isPreferred, type ParsedQuery, type QueryWord } from "./query.ts";
import { typosAllowed } from "./slips.ts";
import { FORM_BEGINNING, stem } from "./stem.ts";
import { makeTerm } from "./term-book.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** One question to a store: the rows that have any of these terms, or any term that begins with one. */
export interface TextAlternative {
  readonly terms: readonly string[];
  readonly prefix: boolean;
  /** What a match in a name costs, 0 to 43; in other fields more: see `TEXT_COSTS`. */
  readonly cost: number;
}

/** What a store is asked: for each word its alternatives, cheapest first, one for each class of match. */
export interface TextQuery {
  readonly words: readonly TextQueryWord[];
}

export interface TextQueryWord {
  readonly alternatives: readonly TextAlternative[];
  /** The fields in which a match counts; absent: in all. */
  readonly fields?: readonly Field[];
}

/**
 * Makes a query ready for a store. With the vocabulary of the organisation, misspelt words are forgiven and other forms
 * of the words are found; without, the words are taken as they are, or as their stems. `fields`: every word has to be in one of these,
 * as it is written or as another form of itself. A query of no words has no words: the caller decides what that means.
 */
export function buildTextQuery(
  { words }: ParsedQuery,
  vocabulary: Vocabulary | undefined,
  fields?: readonly Field[],
): TextQuery {
  const ready = (word: QueryWord): TextQueryWord => {
    const alternatives = listAlternatives(word, vocabulary);
    if (!fields) return { alternatives };
    const isWhole = ({ prefix, cost }: TextAlternative) => !prefix && cost < TEXT_COSTS.typo;
    return { alternatives: alternatives.filter(isWhole), fields };
  };
  if (vocabulary === undefined) return { words: words.map(ready) };
  const kept = wordsOf(vocabulary);
  return { words: words.map((word) => kept.getOrMake(keyOf(word, fields), () => ready(word))) };
}

/** Tells apart what is read of words: of what else a word has, all follows from these. */
function keyOf({ spelledOut, word, isLast, languages, preferred }: QueryWord, fields: readonly Field[] = []) {
  return `${word} ${spelledOut} ${isLast} ${languages.join()} ${preferred} ${fields.join()}`;
}

/** Terms of the words that are kept for a vocabulary, some 10 MB: people ask in the same words again and again. */
const MAX_KEPT_TERMS = 200_000;
const wordsOf = keptWith(
  (_: Vocabulary) => new BoundedCache<string, TextQueryWord>(MAX_KEPT_TERMS, countTerms),
);

function countTerms({ alternatives }: TextQueryWord): number {
  return alternatives.reduce((sum, { terms }) => sum + terms.length, 0);
}

function listAlternatives(word: QueryWord, vocabulary: Vocabulary | undefined): TextAlternative[] {
  const typos = vocabulary === undefined ? [] : expandTypos(word, vocabulary);
  const asWritten = [...word.alternatives, ...typos];
  return merged([...asWritten, ...expandInflections(asWritten, vocabulary)])
    .map((one) => ({ terms: one.terms, prefix: one.prefix, cost: computeCost({ ...one, field: "name" }) }))
    .sort((a, b) => a.cost - b.cost);
}

/** Alternatives of one class made one, so that a store is asked once for each. */
function merged(alternatives: readonly Alternative[]): Alternative[] {
  const classes = Map.groupBy(
    alternatives,
    ({ typos, prefix, inflected, preferred }) => `${typos} ${prefix} ${inflected} ${preferred}`,
  );
  return Array.from(classes.values(), (same) => ({
    ...same[0]!,
    terms: [...new Set(same.flatMap(({ terms }) => terms))],
  }));
}

/** The terms of the vocabulary that a word may be a misspelling of. See {@link Vocabulary.near} for what counts as a typo. */
function expandTypos(word: QueryWord, vocabulary: Vocabulary): Alternative[] {
  const typosMax = typosAllowed(word.word);
  if (typosMax === 0) return [];
  const near = vocabulary.near(word.word, { typosMax, prefix: word.isLast });
  return near.flatMap(({ word: other, languages, typos, prefix }) =>
    languages
      .filter((language) => word.languages.includes(language))
      .map((language) => {
        const preferred = isPreferred(language, word.preferred);
        return { terms: [makeTerm(other, language)], typos, prefix, inflected: false, preferred };
      }),
  );
}

/**
 * The other forms of the words of these alternatives: the words of the vocabulary with the same stem in the same language,
 * and the stem itself where the vocabulary cannot tell whether it is a word. Left out are forms that an alternative already
 * finds at no more typos, itself or as what begins with a shorter word, and the forms of near words whose first three
 * letters are not those that were typed: the vocabulary would have to work out many more stems for them.
 */
function expandInflections(
  alternatives: readonly Alternative[],
  vocabulary: Vocabulary | undefined,
): Alternative[] {
  const found = new FoundTerms(alternatives);
  const asTyped = alternatives.filter(({ typos }) => typos === 0);
  const beginnings = new Set(asTyped.flatMap(({ terms }) => terms.map(takeBeginning)));
  return alternatives
    .filter(({ prefix }) => !prefix)
    .map((alternative) => {
      const words = alternative.terms.filter((term) => beginnings.has(takeBeginning(term)));
      const forms = new Set(words.flatMap((term) => findForms(term, vocabulary)));
      const terms = [...forms].filter((term) => !found.has(term, alternative.typos));
      return { ...alternative, terms, inflected: true };
    })
    .filter(({ terms }) => terms.length > 0);
}

/** The language and the first three letters: what forms of a word share. */
function takeBeginning(term: string): string {
  return term.slice(0, term.indexOf(":") + 1 + FORM_BEGINNING);
}

function findForms(term: string, vocabulary: Vocabulary | undefined): string[] {
  const colon = term.indexOf(":");
  const language = term.slice(0, colon);
  const word = term.slice(colon + 1);
  const words = new Set(vocabulary?.inflections(word, language));
  const stemmed = vocabulary ? vocabulary.shortStem(word, language) : stem(word, language);
  if (stemmed !== undefined) words.add(stemmed);
  words.delete(word);
  return Array.from(words, (form) => makeTerm(form, language));
}

/** The terms of alternatives, each with the fewest typos it is found at. */
class FoundTerms {
  readonly #whole = new Map<string, number>();
  readonly #beginnings = new Map<string, number>();
  readonly #lengths: Set<number>;

  constructor(alternatives: readonly Alternative[]) {
    for (const { terms, prefix, typos } of alternatives) {
      const fewest = prefix ? this.#beginnings : this.#whole;
      for (const term of terms) {
        fewest.set(term, Math.min(typos, fewest.get(term) ?? typos));
      }
    }
    this.#lengths = new Set(this.#beginnings.keys().map(({ length }) => length));
  }

  has(term: string, typosMax: number): boolean {
    if ((this.#whole.get(term) ?? Infinity) <= typosMax) {
      return true;
    }
    for (const length of this.#lengths) {
      if ((this.#beginnings.get(term.slice(0, length)) ?? Infinity) <= typosMax) {
        return true;
      }
    }
    return false;
  }
}
