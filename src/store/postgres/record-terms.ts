import { cellOf } from "../../content/geo-cells.ts";
import type { GeoLocation } from "../../contract/common.ts";
import type { SearchableKind } from "../../contract/records.ts";
import { analyse } from "../../text/analyse.ts";
import { FIELDS, type Field } from "../../text/fields.ts";
import { indexedText } from "../indexed-text.ts";

/** Where a term stands, as a number in the postings: a field of text, or the geo cell; below 8. Never renumber. */
export const fieldNumbers = Object.fromEntries(FIELDS.map((field, n) => [field, n])) as Record<Field, number>;
export const CELL_FIELD = FIELDS.length;
export const FIELD_COUNT = FIELDS.length + 1;

export interface RecordTerms {
  /** By field number. */
  fields: string[][];
}

/** What the postings hold of a record. */
export function termsOf(kind: SearchableKind, record: object): RecordTerms {
  const { fields, terms } = analyse(indexedText(kind, record));
  const at = (record as { geoLocation?: GeoLocation }).geoLocation;
  // Every term stands in one field, and `terms` has them field by field: as strings that are known already, which cost
  // no hashing when they are looked up.
  let first = 0;
  const texts = FIELDS.map((field) => {
    const own = terms.slice(first, first + countOf(fields[field]));
    first += own.length;
    return own;
  });
  return { fields: [...texts, at ? [cellOf(at)] : []] };
}

/** How many terms are joined here. */
function countOf(joined: string): number {
  if (joined === "") return 0;
  let count = 1;
  for (let at = joined.indexOf(" "); at >= 0; at = joined.indexOf(" ", at + 1)) count++;
  return count;
}
