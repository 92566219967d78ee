import { primaryOf } from "../../../content/localise.ts";
import { da } from "./da.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { nl } from "./nl.ts";
import type { Phrases } from "./phrases.ts";
import { pt } from "./pt.ts";
import { zh } from "./zh.ts";

const books: Readonly<Record<string, Phrases>> = { en, da, de, fr, es, it, pt, nl, ja, zh };

/** The primary languages that the concierge speaks. */
export const spokenLanguages: readonly string[] = Object.keys(books);

/** The phrases of the first of these languages (BCP 47) that the concierge speaks, else English, and which one it is. */
export function phrasesOf(wanted: readonly (string | undefined)[]): { phrases: Phrases; language: string } {
  const language = wanted.find((code) => code !== undefined && Object.hasOwn(books, primaryOf(code))) ?? "en";
  return { phrases: books[primaryOf(language)]!, language };
}
