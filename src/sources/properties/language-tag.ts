import { z } from "zod";
import type { GeoLocation } from "../../contract/common.ts";
import { canonicalLanguage } from "../../contract/localised.ts";
import { findJurisdiction } from "../../hours/jurisdiction.ts";
import { DEFAULT_LANGUAGE, likelyScript, mainLanguage, writtenWith } from "../../languages/compare.ts";
import { likelyLanguage, scriptsIn } from "../../languages/scripts.ts";

const names = new Intl.DisplayNames(DEFAULT_LANGUAGE, { type: "language", fallback: "none" });
const scripts = new Intl.DisplayNames(DEFAULT_LANGUAGE, { type: "script", fallback: "none" });

/** The canonical spelling of a code of a language that there is (`pt_br` → `pt-BR`), or undefined. */
export function languageInUse(code: string): string | undefined {
  const canonical = canonicalLanguage(code.trim().replaceAll("_", "-"));
  if (canonical === undefined || !/^[a-z]{2,3}(-|$)/.test(canonical)) return undefined;
  const locale = new Intl.Locale(canonical);
  if (names.of(locale.language) === undefined) return undefined;
  return locale.script === undefined || scripts.of(locale.script) !== undefined ? canonical : undefined;
}

/** A code of a language that there is, in its canonical spelling. */
export const languageTag = z.string().transform((code, context) => {
  const known = languageInUse(code);
  if (known === undefined) context.addIssue(`${JSON.stringify(code)} is not a language code such as en-GB`);
  return known ?? z.NEVER;
});

/** A property's name without the language that it ends in. */
export interface TaggedName {
  base: string;
  language?: string;
}

const ENDING = /^(?<base>.+?)\s*(?<mark>[:([_.\s-])\s*(?<code>[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*)[)\]]?$/;

/**
 * Splits `name:pt-BR`, `name_da`, `name (da)` into the name and the language. Three letters count only after a colon or in
 * brackets: `name_lat` and `name_alt` are no languages; neither is `name_id`.
 */
export function splitLanguage(name: string): TaggedName {
  const { base, mark, code } = ENDING.exec(name.trim())?.groups ?? {};
  if (base === undefined || code === undefined || mark === undefined) return { base: name.trim() };
  const isMarked = ":([".includes(mark);
  const [primary = ""] = code.split(/[-_]/);
  if (!isMarked && (primary.length !== 2 || code.toLowerCase() === "id")) return { base: name.trim() };
  const language = languageInUse(code);
  return language === undefined ? { base: name.trim() } : { base, language };
}

/**
 * The language of a text that does not say its own: `assumed` when that is written in the text's script; else the first of
 * the likely ones that is (the languages of the country, of the organisation); else the main language of the script.
 */
export function languageOfText(text: string, assumed: string, likely: readonly string[] = []): string {
  const [script] = scriptsIn(text);
  // Latin letters, digits and signs: nothing speaks against what is assumed.
  if (script === undefined || /\p{Script=Latin}{3}/u.test(text)) return assumed;
  const isWritten = (code: string) => writtenWith(likelyScript(code) ?? "").includes(script);
  return [assumed, ...likely].find(isWritten) ?? likelyLanguage(script);
}

/** The main language of the country around a position, as a list to look through; empty at sea. */
export function languagesAt(location: GeoLocation | undefined): string[] {
  if (location === undefined) return [];
  const found = findJurisdiction({ latitude: location[0], longitude: location[1] });
  return found ? [mainLanguage(found.country)] : [];
}
