import { DEFAULT_LANGUAGE } from "../../languages/compare.ts";
import { canonicalLanguage } from "../language-maps.ts";

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
