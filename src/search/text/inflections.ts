import type { Alternative } from "./query.ts";
import { stem } from "./stem.ts";
import { FORM_BEGINNING } from "./stem-groups.ts";
import { termOf } from "./terms.ts";
import { VOCABULARY_WORD_LENGTH_MIN, type Vocabulary } from "./vocabulary.ts";

/**
 * The other forms of the words of these alternatives: the words of the vocabulary with the same stem in the same language,
 * and the stem itself where the vocabulary cannot tell whether it is a word. Left out are forms that an alternative already
 * finds at no more typos, itself or as what begins with a shorter word, and the forms of near words whose first three
 * letters are not those that were typed: the vocabulary would have to work out many more stems for them.
 */
export function expandInflections(
  alternatives: readonly Alternative[],
  vocabulary: Vocabulary | undefined,
): Alternative[] {
  const found = new FoundTerms(alternatives);
  const asTyped = alternatives.filter(({ typos }) => typos === 0);
  const beginnings = new Set(asTyped.flatMap(({ terms }) => terms.map(beginningOf)));
  return alternatives
    .filter(({ prefix }) => !prefix)
    .map((alternative) => {
      const words = alternative.terms.filter((term) => beginnings.has(beginningOf(term)));
      const forms = new Set(words.flatMap((term) => formsOf(term, vocabulary)));
      const terms = [...forms].filter((term) => !found.has(term, alternative.typos));
      return { ...alternative, terms, inflected: true };
    })
    .filter(({ terms }) => terms.length > 0);
}

/** The language and the first three letters: what forms of a word share. */
function beginningOf(term: string): string {
  return term.slice(0, term.indexOf(":") + 1 + FORM_BEGINNING);
}

function formsOf(term: string, vocabulary: Vocabulary | undefined): string[] {
  const colon = term.indexOf(":");
  const language = term.slice(0, colon);
  const word = term.slice(colon + 1);
  const words = new Set(vocabulary?.inflections(word, language));
  const stemmed = stem(word, language);
  if (vocabulary === undefined || stemmed.length < VOCABULARY_WORD_LENGTH_MIN) {
    words.add(stemmed);
  }
  words.delete(word);
  return Array.from(words, (form) => termOf(form, language));
}

/** The terms of alternatives, each with the fewest typos it is found at. */
class FoundTerms {
  readonly #whole = new Map<string, number>();
  readonly #beginnings = new Map<string, number>();

  constructor(alternatives: readonly Alternative[]) {
    for (const { terms, prefix, typos } of alternatives) {
      const typosOf = prefix ? this.#beginnings : this.#whole;
      for (const term of terms) {
        typosOf.set(term, Math.min(typos, typosOf.get(term) ?? typos));
      }
    }
  }

  has(term: string, typosMax: number): boolean {
    if ((this.#whole.get(term) ?? Infinity) <= typosMax) {
      return true;
    }
    for (let length = term.length; this.#beginnings.size > 0 && length > 0; length--) {
      if ((this.#beginnings.get(term.slice(0, length)) ?? Infinity) <= typosMax) {
        return true;
      }
    }
    return false;
  }
}
