import { FIELDS, type Field, type FieldTerms, type LocalisedFields } from "./fields.ts";
import { primaryLanguage } from "./languages.ts";
import { termMemoryOf, trimTermMemories } from "./terms.ts";

/** The terms of a record by field, and all of them once. */
export interface Analysis {
  readonly fields: FieldTerms;
  /** Every term of the record once: what it adds to the vocabulary of its organisation. */
  readonly terms: string[];
}

let records = 0;

/**
 * The terms of a record. A term stands once, in the best field that has it, since only the best field of a
 * match counts. Terms have the form `<primary language>:<word>`; their only ASCII characters are a–z, 0–9 and
 * the colon. Never throws.
 */
export function analyse(fields: LocalisedFields): Analysis {
  trimTermMemories();
  const record = ++records;
  const terms: string[] = [];
  const joined = {} as Record<Field, string>;
  for (const field of FIELDS) {
    const before = terms.length;
    for (const { language, text } of fields[field]) {
      termMemoryOf(primaryLanguage(language)).collect(text, record, terms);
    }
    joined[field] = terms.slice(before).join(" ");
  }
  return { fields: joined, terms };
}
