import { da } from "./da/phrases.ts";
import { de } from "./de/phrases.ts";
import { en } from "./en/phrases.ts";
import { es } from "./es/phrases.ts";
import { fr } from "./fr/phrases.ts";
import { it } from "./it/phrases.ts";
import { ja } from "./ja/phrases.ts";
import { nl } from "./nl/phrases.ts";
import type { Phrases } from "./phrases.ts";
import { pt } from "./pt/phrases.ts";
import { primaryOf } from "./tags.ts";
import { zh } from "./zh/phrases.ts";

const books: Readonly<Record<string, Phrases>> = { en, da, de, fr, es, it, pt, nl, ja, zh };

/** The primary languages that the concierge speaks. */
export const spokenLanguages: readonly string[] = Object.keys(books);

/** The phrases of the first of these languages (BCP 47) that the concierge speaks, else English, and which one it is. */
export function phrasesOf(wanted: readonly (string | undefined)[]): { phrases: Phrases; language: string } {
  const language = wanted.find((code) => code !== undefined && Object.hasOwn(books, primaryOf(code))) ?? "en";
  return { phrases: books[primaryOf(language)]!, language };
}
