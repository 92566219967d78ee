import { FIELDS, type Field } from "../../text/fields.ts";
import type { RecordTerms } from "../../text/record-terms.ts";

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

/** Bytes of the longest term: 64 UTF-16 units; and of the tag and the space after it. */
const LONGEST_TERM = 3 * 64;
const TAG_BYTES = 3;
const SPACE = 0x20;
const TAG_CODE = TAG.charCodeAt(0);
const FIRST_FIELD = 0x30;

let written = new Uint8Array(1 << 16);

/** The UTF-8 text of a record as it goes into its text table. Written anew for the next record: to be copied at once. */
export function taggedText({ book, numbers, ends }: RecordTerms, cell: string | undefined): Uint8Array {
  const most = (numbers.size + 1) * (LONGEST_TERM + TAG_BYTES);
  if (written.length < most) written = new Uint8Array(2 * most);
  const text = written;
  let at = 0;
  for (let field = 0, i = 0; field < ends.length; field++) {
    for (; i < ends[field]!; i++) {
      at = book.write(numbers.at(i), text, at);
      text[at++] = TAG_CODE;
      text[at++] = FIRST_FIELD + field;
      text[at++] = SPACE;
    }
  }
  if (cell !== undefined) at += Buffer.from(text.buffer, at).write(cell + TAG + CELL);
  return text.subarray(0, at);
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
