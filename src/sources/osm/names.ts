import {
  DEFAULT_LANGUAGE,
  isMostlyIn,
  isSameLanguage,
  likelyScript,
  NO_LANGUAGE,
  primaryLanguage,
} from "../../languages/compare.ts";
import { languageInUse, languageOfText } from "../properties/language-tag.ts";
import { cutText, textOf } from "../properties/values.ts";
import type { Tags } from "../taxonomy/presets.ts";

/** Texts by canonical BCP 47 code. */
export type Texts = Record<string, string>;

/** Whether an element has a name in any language; `name:signed` and the like are none. */
export function hasName(tags: Tags): boolean {
  return tags.name !== undefined || Object.keys(tags).some((key) => languageOfKey(key, "name") !== undefined);
}

/** In which language the texts of a place are that do not say theirs. */
export interface LocalLanguage {
  /** The operator's word; goes before everything else. */
  textLanguage?: string;
  /** The main language of the country. */
  ofCountry: string;
  /** Languages of the organisation. */
  languages: readonly string[];
}

const ROMANISED = /^name:([a-z]{2,3})_(?:rm|latn|pinyin|romaji)$/i;
const LATIN = "Latn";
const SHORT = 2_000;
/** Languages that a record may have; some cities have more names. */
const MAX_LANGUAGES = 200;

/** The values of `key:xx` by language; keys that end in no language (`name:etymology`, `name:left`) are not among them. */
function localisedTag(tags: Tags, key: string, most = SHORT): Texts {
  const texts: Texts = {};
  for (const [name, value] of Object.entries(tags)) {
    const language = languageOfKey(name, key);
    const written = language && textOf(value);
    // "Museo_Oceanográfico_de_Mónaco", as pages of an encyclopedia are called.
    const text = key === "name" && written && !/\s/.test(written) ? written.replaceAll("_", " ") : written;
    if (language && text && texts[language] === undefined) texts[language] = cutText(text, most);
  }
  return texts;
}

function languageOfKey(name: string, key: string): string | undefined {
  if (!name.startsWith(`${key}:`)) return undefined;
  const code = name.slice(key.length + 1);
  // Underscores mark romanisations and the like (`ja_rm`), not regions.
  return /^[A-Za-z-]+(-\d{3})?$/.test(code) ? languageInUse(code) : undefined;
}

/**
 * The names of an element: `name:xx`, for a sign in other letters also in Latin ones, and the plain `name` under the operator's language for texts,
 * else under the language that already has the same name, else under the one it is written in of the country's and the
 * organisation's.
 */
export function namesOf(tags: Tags, local: LocalLanguage): Texts {
  const plain = textOf(tags.name);
  const name = plain && cutText(plain, SHORT);
  const names = { ...(isLatin(name ?? "") ? {} : romanised(tags)), ...localisedTag(tags, "name") };
  if (name === undefined) return findFirst(names, local);
  const isKnown = local.textLanguage === undefined && Object.values(names).includes(name);
  const all = isKnown ? names : { [languageOfPlain(name, local)]: name, ...names };
  return findFirst(withSign(all, name, local), local);
}

/**
 * What stands on the sign goes before a stranger's language: of several names none of which is the default language's it is
 * kept once more, as the default language's where that is the country's as well, else as one of no known language. So is
 * a sign in other letters than what its language says ("Ponte Rosso" in Japan).
 */
function withSign(names: Texts, sign: string, local: LocalLanguage): Texts {
  const [standard = DEFAULT_LANGUAGE] = local.languages;
  const assumed = languageOfPlain(sign, local);
  const codes = Object.keys(names);
  if (!Object.values(names).includes(sign)) {
    const isOtherwise = isLatin(sign) !== isLatin(names[assumed] ?? sign);
    // Of a language that is written in other letters the sign is its Latin form, as `name:ja_rm` is.
    const isForm = isLatin(sign) && likelyScript(assumed) !== LATIN;
    const code = (isForm && languageInUse(`${assumed}-${LATIN}`)) || NO_LANGUAGE;
    return isOtherwise ? { ...names, [code]: sign } : names;
  }
  const isNamed = codes.some((code) => isSameLanguage(code, standard));
  if (isNamed || codes.length < 2) return names;
  return { ...names, [isSameLanguage(assumed, standard) ? assumed : NO_LANGUAGE]: sign };
}

/** What the sign says in Latin letters, for those who read no others: `name:ja_rm` as `ja-Latn`, `int_name` as `und-Latn`. */
function romanised(tags: Tags): Texts {
  const texts: Texts = {};
  for (const [key, value] of Object.entries(tags)) {
    const language = ROMANISED.exec(key)?.[1];
    const code =
      key === "int_name" ? `${NO_LANGUAGE}-${LATIN}` : language && languageInUse(`${language}-${LATIN}`);
    const text = textOf(value);
    if (code && text && isLatin(text)) texts[code] = cutText(text, SHORT);
  }
  return texts;
}

function isLatin(text: string): boolean {
  return isMostlyIn(text, LATIN);
}

/** As many names as a record may have, those in languages of the organisation and the country in any case. */
function findFirst(names: Texts, { languages, ofCountry }: LocalLanguage): Texts {
  const entries = Object.entries(names);
  if (entries.length <= MAX_LANGUAGES) return names;
  const near = new Set([...languages, ofCountry, NO_LANGUAGE].map(primaryLanguage));
  const rank = ([code]: [string, string]) => (near.has(primaryLanguage(code)) ? 0 : 1);
  return Object.fromEntries(entries.toSorted((a, b) => rank(a) - rank(b)).slice(0, MAX_LANGUAGES));
}

/** The texts of a key like `description`, in the languages they are in. */
export function textsOfTag(tags: Tags, key: string, local: LocalLanguage, most: number): Texts {
  const texts = localisedTag(tags, key, most);
  const plain = textOf(tags[key]);
  if (plain === undefined || Object.values(texts).includes(plain)) return texts;
  return { [languageOfPlain(plain, local)]: cutText(plain, most), ...texts };
}

function languageOfPlain(text: string, { textLanguage, ofCountry, languages }: LocalLanguage): string {
  return textLanguage ?? languageOfText(text, ofCountry, languages);
}

/** Other names under which people look for a place, in no particular language. */
const otherNames = [
  "alt_name",
  "official_name",
  "short_name",
  "old_name",
  "loc_name",
  "int_name",
  "nat_name",
  "brand",
];

/** Names besides those of `namesOf`, romanisations (`name:ja_rm`) included: at most `most` words to search by. */
export function readOtherNames(tags: Tags, names: Texts, most: number): string[] {
  const found = new Set<string>();
  for (const [key, value] of Object.entries(tags)) {
    const [base = ""] = key.split(":", 1);
    const isRomanised = /^name:[a-z]{2,3}_\w+$/.test(key);
    if (!isRomanised && key !== "name" && !otherNames.includes(base)) continue;
    // Of `alt_name:etymology:wikidata` and the like only the first part is a name.
    if (base !== key && !isRomanised && !languageOfKey(key, base)) continue;
    for (const one of value.split(";")) {
      const name = textOf(one);
      if (name) found.add(cutText(name, SHORT));
    }
  }
  for (const name of Object.values(names)) found.delete(name);
  return [...found].slice(0, most);
}
