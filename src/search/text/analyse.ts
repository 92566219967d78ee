import { FIELDS, type Field, type FieldTerms, type LocalisedFields } from "./fields.ts";
import { recordTerms } from "./record-terms.ts";

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
  const { book, numbers, ends } = recordTerms(fields);
  const terms = Array.from({ length: numbers.size }, (_, i) => book.text(numbers.at(i)));
  const joined = {} as Record<Field, string>;
  for (const [i, field] of FIELDS.entries()) {
    joined[field] = terms.slice(ends[i - 1] ?? 0, ends[i]).join(" ");
  }
  return { fields: joined, terms };
}
