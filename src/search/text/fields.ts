/**
 * The fields of a record that text search tells apart, from the one that counts most to the one that counts
 * least.
 */
export const FIELDS = ["name", "keywords", "place", "summary", "rest"] as const;
export type Field = (typeof FIELDS)[number];

/** A text in one language: a BCP 47 code, or "und" for text of no language (search terms, codes). */
export interface LocalisedText {
  readonly language: string;
  readonly text: string;
}

/** The texts of one record by field. */
export type LocalisedFields = Readonly<Record<Field, readonly LocalisedText[]>>;

/** The terms of one record by field: unique terms joined by one space, best field first come. */
export type FieldTerms = Readonly<Record<Field, string>>;
