/**
 * The fields of a record that text search tells apart, from the one that counts most to the one that counts
 * least. Postings hold their places in this list: never reorder it.
 */
export const FIELDS = ["name", "keywords", "place", "summary", "rest"] as const;
export type Field = (typeof FIELDS)[number];

/**
 * The texts of one record by field, each after its language: a BCP 47 code, or "und" for text of no language (search terms, codes). Flat,
 * because an import hands millions of them to another thread.
 */
export type LocalisedFields = Readonly<Record<Field, readonly string[]>>;

/**
 * What one matched word of a query costs; lower is better. The weights make a mixed-radix number, so that the
 * order is strict: fewer typos first (0, 1, 2), then the better field, then the word itself before a word that begins with
 * it or is another form of it (has the same stem), then the preferred language (and text of no language) before another.
 *
 *     cost = ((typos × 5 + field) × 2 + prefix) × 2 + otherLanguage        0 (best) … 59 (worst)
 *
 * The text tier of a record is the sum over the words of the query of the best cost each word has in it. A
 * sum and not the worst word, so that one misspelt or remote word does not hide how well the others match.
 */
export const TEXT_COSTS = Object.freeze({
  typo: 20,
  field: Object.freeze({ name: 0, keywords: 4, place: 8, summary: 12, rest: 16 } satisfies Record<
    Field,
    number
  >),
  prefix: 2,
  otherLanguage: 1,
  worst: 59,
});

/** How a word of a query met a term of a record. */
export interface Match {
  readonly typos: 0 | 1 | 2;
  readonly field: Field;
  /** Whether the term only begins with the word. */
  readonly prefix: boolean;
  /** Whether the term is another form of the word: a plural for its singular. Costs what a prefix costs. */
  readonly inflected?: boolean;
  readonly preferred: boolean;
}

/** The cost of one matched word, 0 to `TEXT_COSTS.worst`. */
export function computeCost({ typos, field, prefix, inflected = false, preferred }: Match): number {
  return (
    typos * TEXT_COSTS.typo +
    TEXT_COSTS.field[field] +
    (prefix || inflected ? TEXT_COSTS.prefix : 0) +
    (preferred ? 0 : TEXT_COSTS.otherLanguage)
  );
}
