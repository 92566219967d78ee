import type { LanguageMap } from "../contract/localised.ts";
import { primaryOf } from "../languages/tags.ts";

/** A localised value that was found, and the language it is in. */
export interface Localised<T> {
  language: string;
  value: T;
}

export interface Localiser {
  /** The asked language, or undefined when maps are asked for. */
  readonly language: string | undefined;
  /** Names this way of choosing; two localisers with one key choose alike. */
  readonly key: string;
  /** The value of a localised field, or undefined when there is none to show. */
  pick<T>(map: LanguageMap<T>): Localised<T> | undefined;
  /** The field as a map: the languages that have a value, and always the default one where anything can fill it. */
  fill<T>(map: LanguageMap<T>): LanguageMap<T>;
}

export interface Languages {
  /** Canonical BCP 47 code, or undefined for maps of all languages. */
  asked?: string;
  /** The host's default, where a host is in play. */
  hostDefault?: string;
  /** The organisation's default. */
  orgDefault: string;
  /** False: a field without the asked language is left out. Default true. */
  fallback?: boolean;
}

/**
 * The service's one way of choosing a language, per field: the exact code, its truncations (RFC 4647 lookup: zh-Hant-TW,
 * zh-Hant, zh), the same language of another region, the host's default, the organisation's default, the first
 * non-empty by code. An empty string, list or object counts as missing.
 */
export function createLocaliser({ asked, hostDefault, orgDefault, fallback = true }: Languages): Localiser {
  const own = truncations(asked ?? orgDefault);
  const primary = own.at(-1)!;
  const defaults = [hostDefault, orgDefault].filter(
    (code) => code !== undefined && code !== asked,
  ) as string[];

  function pick<T>(map: LanguageMap<T>): Localised<T> | undefined {
    for (const language of own) {
      if (hasValue(map[language])) return { language, value: map[language] as T };
    }
    const sorted = Object.keys(map).sort();
    const sister = sorted.find((code) => primaryOf(code) === primary && hasValue(map[code]));
    if (sister) return { language: sister, value: map[sister] as T };
    if (!fallback) return undefined;
    const language = [...defaults, ...sorted].find((code) => hasValue(map[code]));
    return language === undefined ? undefined : { language, value: map[language] as T };
  }

  function fill<T>(map: LanguageMap<T>): LanguageMap<T> {
    const filled = Object.fromEntries(Object.entries(map).filter(([, value]) => hasValue(value)));
    if (fallback && !(orgDefault in filled)) {
      const found = pick(map);
      if (found) filled[orgDefault] = found.value;
    }
    return filled;
  }

  // Maps depend on the defaults as well: they fill the organisation's default language.
  const key = `${asked ?? "*"}|${defaults.join(",")}|${fallback}`;
  return { language: asked, key, pick, fill };
}

/** A code and its truncations, longest first. */
function truncations(code: string): string[] {
  const subtags = code.split("-");
  return subtags.map((_, index) => subtags.slice(0, subtags.length - index).join("-"));
}

function hasValue(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return false;
  if (Array.isArray(value)) return value.length > 0;
  return typeof value !== "object" || Object.keys(value).length > 0;
}
