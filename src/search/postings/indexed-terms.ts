import { cellOf } from "../../content/geo-cells.ts";
import type { GeoLocation } from "../../contract/common.ts";
import type { SearchableKind } from "../../contract/records.ts";
import { recordTerms } from "../text/record-terms.ts";
import type { TermBook } from "../text/term-book.ts";
import { indexedText } from "./indexed-text.ts";

/** What the postings hold of a record: each term once, as a number of a book. */
export interface IndexedTerms {
  readonly book: TermBook;
  /** Field by field; the last is that of the geo cell. */
  readonly terms: Uint32Array;
  /** For each field number, where its terms end. */
  readonly ends: readonly number[];
}

/** Good until the terms of the next record are found: to be read at once. */
export function indexedTerms(kind: SearchableKind, record: object): IndexedTerms {
  const { book, numbers, ends } = recordTerms(indexedText(kind, record));
  const at = (record as { geoLocation?: GeoLocation }).geoLocation;
  if (at) numbers.push(book.number(cellOf(at)));
  return { book, terms: numbers.view(), ends: [...ends, numbers.size] };
}

/** What a record had and has in the postings, undefined for nothing; at least one is given. */
export interface IndexedChange {
  readonly book: TermBook;
  readonly was: IndexedTerms | undefined;
  readonly is: IndexedTerms | undefined;
}

/** Both of one book. To be read at once, as `indexedTerms`. */
export function indexedChange(
  kind: SearchableKind,
  former: object | undefined,
  record: object | undefined,
): IndexedChange {
  if (!former || !record) {
    const is = record && indexedTerms(kind, record);
    const was = former && indexedTerms(kind, former);
    return { book: (is ?? was)!.book, was, is };
  }
  const was = keptTerms(kind, former);
  const is = indexedTerms(kind, record);
  // The book of the former terms may have been given up for the new ones: they are found once more, in the new book.
  if (was.book !== is.book) return indexedChange(kind, former, record);
  return { book: is.book, was, is };
}

function keptTerms(kind: SearchableKind, record: object): IndexedTerms {
  const { book, terms, ends } = indexedTerms(kind, record);
  return { book, terms: terms.slice(), ends };
}
