import type { Kind } from "../contract/records.ts";

/**
 * The registry of coded faults of an import: each fault listed to an operator or writer carries one of these codes, and
 * the reference is generated from this table. A code is stable; its title may be reworded.
 */
export const importFaultCodes = {
  invalid_utf8: "The line is not UTF-8",
  line_too_long: "The line is longer than 8 MiB",
  invalid_json: "The line is not JSON",
  too_deep: "The JSON is nested deeper than 64 levels",
  not_an_object: "The line is JSON, but not an object",
  forbidden_key: "A key named __proto__, which no record may have",
  missing_kind: "The record does not say its kind",
  unknown_kind: "The record's kind is not one of the known ones",
  duplicate_id: "The import has this kind and id twice",
  would_lose_fields: "The line has not all fields of the record that it replaces",
  unknown_field: "A field that this kind of record does not have",
  missing_field: "A required field is missing",
  missing_name: "The record has a name in no language",
  invalid_id: "Not an id: 1 to 128 characters without spaces, commas or control characters",
  invalid_type: "A value of another type than the field takes",
  invalid_value: "Not one of the values that the field takes",
  out_of_range: "A number outside its limits",
  too_long: "A text longer than its limit",
  too_many_values: "A list with too many entries",
  invalid_geo_location: "Not [latitude, longitude] in decimal degrees",
  invalid_language: "Not a well-formed BCP 47 language code",
  duplicate_language: "Two spellings of one language code in the same field",
  invalid_time_zone: "Not an IANA time zone name",
  damaged_record: "The stored record is not what was written, or cannot be read",
  broken_file: "The file is cut off, damaged or not of the format it was read as",
  invalid_mapping: "The mapping file is not JSON or names something that there is not",
  not_read: "A column, property or parameter of the file that no field is made of",
  no_rights: "Pictures without an author or a licence",
  not_pruned: "Faulty records cannot be told from missing ones, so nothing was retired",
  other_organisation: "The file is an export of another organisation",
  key_taken: "Another API key has this id or this hash",
} as const satisfies Record<string, string>;

export type ImportFaultCode = keyof typeof importFaultCodes;

/** One fault of a record. It never contains values of secret fields (`hostSecrets`). */
export interface RecordFault {
  /** Path of the field, such as `openingHours.periods[2].open.day`; absent when the whole record is at fault. */
  field?: string;
  code: ImportFaultCode;
  /** A sentence that says what is wrong and, where it can, what would cure it. */
  detail: string;
}

/** A fault with its place in an import. */
export interface ImportFault extends RecordFault {
  /** The file's name as it was given; `-` is standard input. */
  file?: string;
  /** 1-based. */
  line?: number;
  /** The position in the words of the file's format, such as `way/123` or `feature 17`. */
  element?: string;
  kind?: Kind;
  id?: string;
}

/** A fault as one line of text: `file:line element kind id field: code detail`, absent parts left out. */
export function faultLine(fault: ImportFault): string {
  const place = fault.line === undefined ? fault.file : `${fault.file ?? ""}:${fault.line}`;
  const subject = [place, fault.element, fault.kind, fault.id, fault.field].filter(
    (part) => part !== undefined && part !== "",
  );
  return `${subject.join(" ")}: ${fault.code} ${fault.detail}`;
}
