import * as all from "./all.ts";
import { DEFAULT_LANGUAGE, likelyScript, primaryLanguage } from "./compare.ts";
import type { Language, SpokenLanguage } from "./language.ts";

/** Every language that the server knows something of, by primary code. */
export const languages: Readonly<Record<string, Language>> = all;

/** The languages that the concierge understands, speaks and writes mail in, by primary code; the default one is first. */
export const spokenLanguages: Readonly<Record<string, SpokenLanguage>> = Object.fromEntries(
  Object.entries<Language>(all)
    .filter((entry): entry is [string, SpokenLanguage] => "words" in entry[1])
    .sort(([a], [b]) => Number(isDefault(b)) - Number(isDefault(a))),
);

/** A language that the concierge speaks, and the BCP 47 code that it was wished as: region and all, for dates and numbers. */
export interface ChosenLanguage extends SpokenLanguage {
  language: string;
}

/** The first of these wishes (BCP 47) that the concierge speaks, else the default language. */
export function chooseLanguage(wishes: readonly (string | undefined)[]): ChosenLanguage {
  const spoken = (code: string) => spokenLanguages[primaryLanguage(code)];
  const language = wishes.find((code) => code !== undefined && spoken(code)) ?? DEFAULT_LANGUAGE;
  const chosen = spoken(language)!;
  return { ...chosen, ...chosen.inScript?.[likelyScript(language) ?? ""], language };
}

function isDefault(code: string): boolean {
  return code === primaryLanguage(DEFAULT_LANGUAGE);
}
