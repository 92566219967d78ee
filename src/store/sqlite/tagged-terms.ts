import { FIELDS, type Field, type FieldTerms } from "../../text/fields.ts";

/**
 * In the postings a term carries its field: "en:harbour|0" is the word in the name. So one range of terms holds a word in
 * all fields, or all words of a prefix, and says of each row which field it was.
 */
const TAG = "|";
const CELL = "c";
/** The characters beside letters and digits that the tokenizer must take for a part of a term. */
export const TERM_PUNCTUATION = `:${TAG}`;
/** Follows the tag in the order of bytes. */
const AFTER_TAG = "}";
/** Follows every character that a term has. */
const LAST = "\u{10ffff}";

/** A range of tagged terms: from `first`, up to and without `end`. */
export interface TermRange {
  first: string;
  end: string;
}

/** The text of a record as it goes into its text table. */
export function taggedText(fields: FieldTerms, cell: string | undefined): string {
  const parts = FIELDS.map((field, number) => tagEach(fields[field], `${TAG}${number}`));
  if (cell !== undefined) parts.push(cell + TAG + CELL);
  return parts.filter((part) => part !== "").join(" ");
}

function tagEach(terms: string, tag: string): string {
  return terms === "" ? "" : terms.replaceAll(" ", `${tag} `) + tag;
}

/** The range of a term, or of all terms that begin with it. */
export function rangeOf(term: string, prefix: boolean): TermRange {
  return prefix ? { first: term, end: term + LAST } : { first: term + TAG, end: term + AFTER_TAG };
}

/** The range of a geo cell. */
export function rangeOfCell(cell: string): TermRange {
  return { first: cell + TAG + CELL, end: cell + AFTER_TAG };
}

/** The field of a tagged term; undefined for a geo cell. */
export function fieldOf(taggedTerm: string): Field | undefined {
  return FIELDS[taggedTerm.charCodeAt(taggedTerm.length - 1) - 48];
}
