import { directionOf, primaryOf } from "../app/language.ts";

/** A text with `{names}` to fill, or its forms by the number `{count}` (CLDR plural categories). */
export type Text = string | (Partial<Record<Intl.LDMLPluralRule, string>> & { other: string });
export type Values = Readonly<Record<string, string | number>>;

type Load<K extends string> = () => Promise<{ texts: Record<K, Text> }>;

/** The texts of one part of the element: English always, other languages once they are loaded. */
export interface Catalogue<K extends string> {
  /** The text in a language, else in English. */
  t(lang: string, key: K, values?: Values): string;
}

const loaders: ((primary: string) => Promise<void>)[] = [];

/** Makes a catalogue; the languages are keyed by primary subtag, each in a file of its own that is loaded when needed. */
export function createCatalogue<const E extends Record<string, Text>>(
  english: E,
  languages: Readonly<Record<string, Load<keyof E & string>>>,
): Catalogue<keyof E & string> {
  const loaded = new Map<string, Record<string, Text>>([["en", english]]);
  loaders.push(async (primary) => {
    const load = languages[primary];
    if (load && !loaded.has(primary)) loaded.set(primary, (await load()).texts);
  });
  return {
    t(lang, key, values) {
      const known = loaded.get(primaryOf(lang));
      const text = known?.[key] ?? english[key]!;
      return filled(text, known?.[key] === undefined ? "en" : lang, values);
    },
  };
}

/** Loads every catalogue's texts in a language. A language that cannot be loaded is shown in English. */
export async function loadTexts(lang: string): Promise<void> {
  await Promise.allSettled(loaders.map((load) => load(primaryOf(lang))));
}

function filled(text: Text, lang: string, values: Values = {}): string {
  const form = typeof text === "string" ? text : formOf(text, lang, Number(values.count ?? 0));
  return form.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === "number" ? new Intl.NumberFormat(lang).format(value) : apart(value, lang);
  });
}

/**
 * A name within a text that is read from right to left, isolated from it (U+2068, U+2069: Unicode Standard Annex 9), so that
 * a Latin one neither turns the text around nor takes its punctuation along.
 */
function apart(name: string, lang: string): string {
  return directionOf(lang) === "rtl" ? `\u2068${name}\u2069` : name;
}

function formOf(text: Exclude<Text, string>, lang: string, count: number): string {
  return text[new Intl.PluralRules(lang).select(count)] ?? text.other;
}
