import { BoundedCache } from "../../content/bounded-cache.ts";
import { computeCost, FIELDS, type Field } from "./fields.ts";
import { type Alternative, isPreferred, type ParsedQuery, type QueryWord } from "./query.ts";
import { typosAllowed } from "./slips.ts";
import { FORM_BEGINNING, stem } from "./stem.ts";
import { makeTerm } from "./term-book.ts";
import { MIN_VOCABULARY_WORD_LENGTH, type Vocabulary } from "./vocabulary.ts";

/**
 * One question to a store: the rows in which any of these terms (or any term that begins with one) is in this
 * field.
 */
export interface FieldAlternative {
  readonly terms: readonly string[];
  readonly prefix: boolean;
  readonly field: Field;
  /** What a match costs, 0 to 59: see `TEXT_COSTS`. */
  readonly cost: number;
}

/** What a store is asked: for each word its alternatives, cheapest first, one for each class of match. */
export interface TextQuery {
  readonly words: readonly TextQueryWord[];
}

export interface TextQueryWord {
  readonly alternatives: readonly FieldAlternative[];
}

/**
 * Makes a query ready for a store. With the vocabulary of the organisation, misspelt words are forgiven and other forms
 * of the words are found; without, the words are taken as they are, or as their stems. A query of no words has no words: the caller decides what that
 * means.
 */
export function buildTextQuery(parsed: ParsedQuery, vocabulary: Vocabulary | undefined): TextQuery {
  if (vocabulary === undefined)
    return { words: parsed.words.map((word) => ({ alternatives: fieldAlternatives(word, undefined) })) };
  const kept = wordsOf.get(vocabulary) ?? new BoundedCache(MAX_KEPT_TERMS, countTerms);
  wordsOf.set(vocabulary, kept);
  const ready = (word: QueryWord) => ({ alternatives: fieldAlternatives(word, vocabulary) });
  return { words: parsed.words.map((word) => kept.getOrMake(JSON.stringify(word), () => ready(word))) };
}

/** Terms of the words that are kept for a vocabulary: people ask in the same words again and again. */
const MAX_KEPT_TERMS = 50_000;
const wordsOf = new WeakMap<Vocabulary, BoundedCache<string, TextQueryWord>>();

function countTerms({ alternatives }: TextQueryWord): number {
  return alternatives.reduce((sum, { terms }) => sum + terms.length, 0);
}

function fieldAlternatives(word: QueryWord, vocabulary: Vocabulary | undefined): FieldAlternative[] {
  const typos = vocabulary === undefined ? [] : expandTypos(word, vocabulary);
  const asWritten = [...word.alternatives, ...typos];
  return merged([...asWritten, ...expandInflections(asWritten, vocabulary)])
    .flatMap((alternative) => FIELDS.map((field) => inField(alternative, field)))
    .toSorted((a, b) => a.cost - b.cost);
}

function inField(alternative: Alternative, field: Field): FieldAlternative {
  return {
    terms: alternative.terms,
    prefix: alternative.prefix,
    field,
    cost: computeCost({ ...alternative, field }),
  };
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

/**
 * The terms of an organisation's vocabulary that a word of a query may be a misspelling of, by number of typos, whole or beginning, and preferred language or not. See {@link Vocabulary.near} for what
 * counts as a typo.
 */
function expandTypos(word: QueryWord, vocabulary: Vocabulary): Alternative[] {
  const typosMax = typosAllowed(word.word);
  if (typosMax === 0) {
    return [];
  }
  const classes = new Map<string, { terms: Set<string>; alternative: Omit<Alternative, "terms"> }>();
  for (const near of vocabulary.near(word.word, { typosMax, prefix: word.isLast })) {
    for (const language of near.languages.filter((code) => word.languages.includes(code))) {
      const { typos, prefix } = near;
      const preferred = isPreferred(language, word.preferred);
      const key = `${typos} ${prefix} ${preferred}`;
      const alternative = { typos, prefix, inflected: false, preferred };
      const entry = classes.get(key) ?? { terms: new Set(), alternative };
      classes.set(key, entry);
      entry.terms.add(makeTerm(near.word, language));
    }
  }
  return Array.from(classes.values(), ({ terms, alternative }) => ({ ...alternative, terms: [...terms] }));
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
  const stemmed = stem(word, language);
  if (vocabulary === undefined || stemmed.length < MIN_VOCABULARY_WORD_LENGTH) {
    words.add(stemmed);
  }
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
