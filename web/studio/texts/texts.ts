import { texts as danish, fields as danishFields } from "./da.ts";
import { texts as english, fields as englishFields } from "./en.ts";

type Text = string | { one: string; other: string };
export type TextKey = keyof typeof english;
export type Texts = Readonly<Record<TextKey, Text>>;

export const languages = ["en", "da"] as const;
export type UiLanguage = (typeof languages)[number];

const spoken: Record<UiLanguage, { texts: Texts; fields: Readonly<Record<string, string>> }> = {
  en: { texts: english, fields: englishFields },
  da: { texts: danish, fields: danishFields },
};
const STORED = "waymark:studio:language";
let current: UiLanguage =
  languages.find((lang) => lang === localStorage.getItem(STORED)) ??
  (navigator.language.startsWith("da") ? "da" : "en");

export function uiLanguage(): UiLanguage {
  return current;
}

export function speak(lang: UiLanguage): void {
  current = lang;
  localStorage.setItem(STORED, lang);
}

/** A text of the studio, with `{names}` filled; by the number `{count}` where it has forms. */
export function t(key: TextKey, values: Readonly<Record<string, string | number>> = {}): string {
  const text: Text = spoken[current].texts[key];
  const isOne = new Intl.PluralRules(current).select(Number(values.count ?? 0)) === "one";
  const form = typeof text === "string" ? text : isOne ? text.one : text.other;
  return form.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return typeof value === "number" ? new Intl.NumberFormat(current).format(value) : (value ?? whole);
  });
}

/** What a field is called; one without words of its own by its name in the interface. */
export function fieldName(name: string): string {
  const own = spoken[current].fields[name];
  if (own) return own;
  const words = name
    .replace(/_/g, " ")
    .replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return capitalised(words);
}

/** What a day of the week is called; 0 is Sunday. */
export function dayName(day: number): string {
  const format = new Intl.DateTimeFormat(current, { weekday: "long", timeZone: "UTC" });
  return capitalised(format.format(Date.UTC(2023, 0, 1 + day)));
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name of a language in the studio's own, with its region only where that is not the likely one: "Danish", "British English". */
export function languageName(code: string): string {
  const short = new Intl.Locale(code).minimize().toString();
  return new Intl.DisplayNames([current], { type: "language" }).of(short) ?? code;
}
