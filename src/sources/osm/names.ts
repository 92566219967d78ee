import { languageInUse } from "../properties/language-tag.ts";
import { languageOfText } from "../properties/text-language.ts";
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

const SHORT = 2_000;
/** Languages that a record may have; some cities have more names. */
const MAX_LANGUAGES = 200;

/** The values of `key:xx` by language; keys that end in no language (`name:etymology`, `name:left`) are not among them. */
export function localisedTag(tags: Tags, key: string, most = SHORT): Texts {
  const texts: Texts = {};
  for (const [name, value] of Object.entries(tags)) {
    const language = languageOfKey(name, key);
    const text = language && textOf(value);
    if (text && texts[language] === undefined) texts[language] = cutText(text, most);
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
 * The names of an element: `name:xx`, and the plain `name` under the operator's language for texts, else under the
 * language that already has the same name, else under the one it is written in of the country's and the organisation's.
 */
export function namesOf(tags: Tags, local: LocalLanguage): Texts {
  const names = localisedTag(tags, "name");
  const plain = textOf(tags.name);
  const name = plain && cutText(plain, SHORT);
  const isKnown = local.textLanguage === undefined && Object.values(names).some((known) => known === name);
  if (name === undefined) return firstOf(names, local);
  const all = isKnown ? names : { [languageOfPlain(name, local)]: name, ...names };
  return firstOf(withDefault(all, name, local), local);
}

/**
 * Who asks in a language without a name is shown the default language's, and without one the first by code: the Bolsapalast in
 * Porto. What stands on the sign is better, so it serves as the default language's name where there are several to choose from.
 */
function withDefault(names: Texts, onTheSign: string, { languages: [standard] }: LocalLanguage): Texts {
  if (standard === undefined) return names;
  const { language } = new Intl.Locale(standard);
  const codes = Object.keys(names);
  const isNamed = codes.some((code) => new Intl.Locale(code).language === language);
  const first = codes.toSorted()[0]!;
  const isChosen = names[first] === onTheSign || !Object.values(names).includes(onTheSign);
  return isNamed || isChosen ? names : { ...names, [standard]: onTheSign };
}

/** As many names as a record may have, those in languages of the organisation and the country in any case. */
function firstOf(names: Texts, { languages, ofCountry }: LocalLanguage): Texts {
  const entries = Object.entries(names);
  if (entries.length <= MAX_LANGUAGES) return names;
  const near = new Set([...languages, ofCountry].map((code) => new Intl.Locale(code).language));
  const rank = ([code]: [string, string]) => (near.has(new Intl.Locale(code).language) ? 0 : 1);
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
export function otherNamesOf(tags: Tags, names: Texts, most: number): string[] {
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
