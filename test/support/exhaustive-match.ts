import { FIELDS, type Field, type LocalisedFields, TEXT_COSTS } from "../../src/search/text/fields.ts";
import { recordTerms } from "../../src/search/text/record-terms.ts";
import type { TextAlternative, TextQuery, TextQueryWord } from "../../src/search/text/text-query.ts";

/** The terms of one record by field: unique terms joined by one space, best field first come. */
type FieldTerms = Readonly<Record<Field, string>>;

/**
 * How well a record matches: how many words of the query it has, and the sum of their costs (lower is
 * better).
 */
export interface TextMatch {
  readonly matchedWords: number;
  readonly cost: number;
}

/**
 * What a store must answer for one record, said the slow and obvious way; the stores are tested against it.
 * In mode "all" every word has to match, in mode "any" at least one; a query of no words matches nothing.
 */
export function matchCost(
  fieldTerms: FieldTerms,
  textQuery: TextQuery,
  mode: "all" | "any",
): TextMatch | undefined {
  const costs = textQuery.words.map((word) => wordCost(fieldTerms, word));
  const matched = costs.filter((cost) => cost !== undefined);
  const enough = mode === "all" ? matched.length === costs.length : true;
  if (matched.length === 0 || !enough) {
    return undefined;
  }
  return { matchedWords: matched.length, cost: matched.reduce((sum, cost) => sum + cost, 0) };
}

function wordCost(
  fieldTerms: FieldTerms,
  { alternatives, fields = FIELDS }: TextQueryWord,
): number | undefined {
  const costs = fields.flatMap((field) =>
    alternatives
      .filter((alternative) => occurs(fieldTerms[field], alternative))
      .map(({ cost }) => cost + TEXT_COSTS.field[field]),
  );
  return costs.length === 0 ? undefined : Math.min(...costs);
}

function occurs(present: string, { terms, prefix }: TextAlternative): boolean {
  return present
    .split(" ")
    .some((word) => terms.some((term) => (prefix ? word.startsWith(term) : word === term)));
}

/** The terms of a record by field, and all of them once. */
export interface Analysis {
  readonly fields: FieldTerms;
  /** Every term of the record once: what it adds to the vocabulary of its organisation. */
  readonly terms: string[];
}

/**
 * The terms of a record. A term stands once, in the best field that has it, since only the best field of a
 * match counts. Terms have the form `<primary language>:<word>`; their only ASCII characters are a–z, 0–9 and
 * the colon. They are the words as they are written, folded: other forms of a word are a query's business. Never throws.
 */
export function analyse(fields: LocalisedFields): Analysis {
  const { book, terms: numbers, ends } = recordTerms(fields);
  const terms = Array.from(numbers, (number) => book.text(number));
  const joined = {} as Record<Field, string>;
  for (const [i, field] of FIELDS.entries()) {
    joined[field] = terms.slice(ends[i - 1] ?? 0, ends[i]).join(" ");
  }
  return { fields: joined, terms };
}
