import { DEFAULT_LANGUAGE, directionOf, primaryLanguage } from "../../../src/languages/compare.ts";
import { formatOf } from "../format/formats.ts";
import { texts as english } from "./en.ts";

/**
 * The languages that the element speaks, by primary subtag; each is loaded when it is shown first. To add one: copy
 * `en.ts` to `<code>.ts`, translate it (the compiler names what is missing), and add its line here. English comes with
 * the element, for it stands in for every other.
 */
export const languages: Readonly<Record<string, () => Promise<{ texts: Texts }>>> = {
  ar: () => import("./ar.ts"),
  da: () => import("./da.ts"),
  de: () => import("./de.ts"),
  en: async () => ({ texts: english }),
  es: () => import("./es.ts"),
  fr: () => import("./fr.ts"),
  it: () => import("./it.ts"),
  ja: () => import("./ja.ts"),
  ko: () => import("./ko.ts"),
  nl: () => import("./nl.ts"),
  pt: () => import("./pt.ts"),
  zh: () => import("./zh.ts"),
};

/** A text with `{names}` to fill, or its forms by the number `{count}` (CLDR plural categories). */
export type Text = string | (Partial<Record<Intl.LDMLPluralRule, string>> & { other: string });

/** All that the element says in one language, by the part that says it. */
export type Texts = { [Part in keyof typeof english]: Record<keyof (typeof english)[Part], Text> };

/** A text's name: its part and its key, such as `chat.send`. */
export type TextKey<Part extends keyof Texts = keyof Texts> = {
  [P in Part]: `${P}.${keyof Texts[P] & string}`;
}[Part];

export type Values = Readonly<Record<string, string | number>>;

const loaded = new Map<string, Texts>([[primaryLanguage(DEFAULT_LANGUAGE), english]]);

/** Loads the texts of a language. One that is unknown, or cannot be loaded, is shown in English. */
export async function loadTexts(lang: string): Promise<void> {
  const primary = primaryLanguage(lang);
  if (loaded.has(primary)) return;
  try {
    const file = await languages[primary]?.();
    if (file) loaded.set(primary, file.texts);
  } catch {
    // English stands in.
  }
}

/** A text in a language, else in English. Numbers among the values are written as the language writes them. */
export function textIn(lang: string, key: TextKey, values: Values = {}): string {
  const own = loaded.get(primaryLanguage(lang));
  const [part, name] = key.split(".") as [keyof Texts, string];
  const text = ((own ?? english)[part] as Record<string, Text>)[name]!;
  return fill(text, own ? lang : DEFAULT_LANGUAGE, values);
}

function fill(text: Text, lang: string, values: Values): string {
  const form = typeof text === "string" ? text : chooseForm(text, lang, Number(values.count ?? 0));
  return form.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === "number" ? formatOf(Intl.NumberFormat, lang).format(value) : isolate(value, lang);
  });
}

/**
 * A name within a text that is read from right to left, isolated from it (U+2068, U+2069: Unicode Standard Annex 9), so that
 * a Latin one neither turns the text around nor takes its punctuation along.
 */
function isolate(name: string, lang: string): string {
  return directionOf(lang) === "rtl" ? `\u2068${name}\u2069` : name;
}

function chooseForm(text: Exclude<Text, string>, lang: string, count: number): string {
  return text[formatOf(Intl.PluralRules, lang).select(count)] ?? text.other;
}

/** The element's typographic signs, alike in every language. */
export const signs = {
  /** Between two times. */
  range: "–",
  /** Between two facts of a line. */
  between: "·",
  minus: "−",
  peak: "▲",
  /** Where a name or a value is still to come. */
  pending: "…",
  /** A currency that has no sign of its own, and one level of price where the sign is several letters. */
  currency: "¤",
  priceLevel: "●",
} as const;
