import { FIELDS, type Field } from "../text/fields.ts";

/** Where a term stands, as a number in the postings: a field of text, or the geo cell; below 8. Never renumber. */
export const fieldNumbers = Object.fromEntries(FIELDS.map((field, n) => [field, n])) as Record<Field, number>;
export const CELL_FIELD = FIELDS.length;
