import { costOf } from "./costs.ts";
import { FIELDS, type Field } from "./fields.ts";
import { expandInflections } from "./inflections.ts";
import type { Alternative, ParsedQuery, QueryWord } from "./query.ts";
import { expandTypos } from "./typos.ts";
import type { Vocabulary } from "./vocabulary.ts";

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
  readonly words: readonly { readonly alternatives: readonly FieldAlternative[] }[];
}

/**
 * Makes a query ready for a store. With the vocabulary of the organisation, misspelt words are forgiven and other forms
 * of the words are found; without, the words are taken as they are, or as their stems. A query of no words has no words: the caller decides what that
 * means.
 */
export function buildTextQuery(parsed: ParsedQuery, vocabulary: Vocabulary | undefined): TextQuery {
  return { words: parsed.words.map((word) => ({ alternatives: fieldAlternatives(word, vocabulary) })) };
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
    cost: costOf({ ...alternative, field }),
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
