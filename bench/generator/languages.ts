/** The languages of generated content; the first is the organisation's default. */
export const languages = ["en-GB", "da-DK", "de-DE", "fr-FR", "ja-JP"] as const;
export type Language = (typeof languages)[number];

/** A value for each language, in the order of `languages`. */
export type InEach<T> = Record<Language, T>;

export function inEach<T>(make: (language: Language) => T): InEach<T> {
  return {
    "en-GB": make("en-GB"),
    "da-DK": make("da-DK"),
    "de-DE": make("de-DE"),
    "fr-FR": make("fr-FR"),
    "ja-JP": make("ja-JP"),
  };
}

/** A row of a table of words: one for each language, in the order of `languages`. */
export type Row = readonly [
  english: string,
  danish: string,
  german: string,
  french: string,
  japanese: string,
];

export function ofRow(row: Row): InEach<string> {
  return { "en-GB": row[0], "da-DK": row[1], "de-DE": row[2], "fr-FR": row[3], "ja-JP": row[4] };
}
