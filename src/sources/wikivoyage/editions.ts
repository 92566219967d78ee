import { readFileSync } from "node:fs";
import { canonicalLanguage } from "../../contract/localised.ts";
import { DEFAULT_LANGUAGE, primaryLanguage } from "../../languages/compare.ts";
import { languageOfText } from "../properties/language-tag.ts";
import type { WikitextTemplate } from "./wikitext.ts";

/** What a listing is for; `listing` is a place of any other kind. */
export const listingTypes = ["see", "do", "buy", "eat", "drink", "sleep", "go", "listing"] as const;
export type ListingType = (typeof listingTypes)[number];

/** How one language's edition of Wikivoyage writes its listings; see editions.json. */
export interface Edition {
  /** BCP 47. */
  language: string;
  /** What the listing templates are for, by their name in lower case. */
  templates: Readonly<Record<string, ListingType>>;
  /** What the parameters mean, by their name in lower case. */
  parameters: Readonly<Record<string, string>>;
  /** What the values of the type parameter are for; those of `templates` and `ListingType` itself count anyway. */
  types: Readonly<Record<string, ListingType>>;
  /** The days of opening hours by their short forms in lower case. */
  days: Readonly<Record<string, string>>;
  daily: readonly string[];
  /** Price levels by the headings of the sections that stand for them, in lower case. */
  priceLevels: Readonly<Record<string, number>>;
  /** A category's name for what a listing is for. */
  categories: Readonly<Partial<Record<ListingType, string>>>;
}

type RawEdition = Partial<Omit<Edition, "language">> & { base?: string };

let editions: ReadonlyMap<string, Edition> | undefined;

/** All editions by their language. */
export function wikivoyageEditions(): ReadonlyMap<string, Edition> {
  if (editions) return editions;
  const json = readFileSync(new URL("./editions.json", import.meta.url), "utf8");
  const raw = JSON.parse(json) as Record<string, RawEdition>;
  editions = new Map(Object.keys(raw).map((language) => [language, readEdition(language, raw)]));
  return editions;
}

/** Names that an operator adds to those of an edition. */
export interface EditionTerms {
  templates?: Readonly<Record<string, ListingType>>;
  parameters?: Readonly<Record<string, string>>;
}

/** The edition of a language (`de-AT` → German, a language without one → English), with an operator's additions. */
export function editionFor(language: string, added: EditionTerms = {}): Edition {
  const all = wikivoyageEditions();
  const known = all.get(primaryLanguage(language)) ?? all.get(primaryLanguage(DEFAULT_LANGUAGE))!;
  return {
    ...known,
    language,
    templates: { ...known.templates, ...lowerCaseKeys(added.templates) },
    parameters: { ...known.parameters, ...lowerCaseKeys(added.parameters) },
  };
}

/** The names of all listing templates of all editions. */
export function allTemplateNames(): ReadonlySet<string> {
  return new Set([...wikivoyageEditions().values()].flatMap(({ templates }) => Object.keys(templates)));
}

/**
 * The language of an article: of the edition whose parameters its listings use. Editions that use the English words are
 * told apart by the script of the texts.
 */
export function articleLanguage(templates: readonly WikitextTemplate[]): string {
  let best = primaryLanguage(DEFAULT_LANGUAGE);
  let most = 0;
  for (const [language, { templates: names, parameters }] of wikivoyageEditions()) {
    const own = templates.filter(({ name }) => Object.hasOwn(names, name.toLowerCase()));
    const count = own
      .flatMap((template) => [...template.parameters.keys()])
      .filter((name) => Object.hasOwn(parameters, name)).length;
    if (count > most) [best, most] = [language, count];
  }
  const texts = templates.flatMap(({ parameters }) => [
    parameters.get("content") ?? parameters.get("description") ?? [],
  ]);
  const isForeign = (text: string | never[]) => languageOfText(String(text), best) !== best;
  const foreign = texts.filter(isForeign).flat();
  return foreign.length * 2 > texts.length
    ? languageOfText(foreign.join(" ").replaceAll(/\p{Script=Latin}/gu, ""), best)
    : best;
}

/** The language that a file's name ends in (`Roppongi.en`, `roppongi-de`), when there is such an edition. */
export function languageOfFileName(name: string): string | undefined {
  const code = canonicalLanguage(/[.-]([a-z]{2})$/.exec(name)?.[1] ?? "");
  return code !== undefined && wikivoyageEditions().has(code) ? code : undefined;
}

function readEdition(language: string, raw: Readonly<Record<string, RawEdition>>): Edition {
  const { base, ...own } = raw[language]!;
  const lower = base === undefined ? {} : raw[base]!;
  return {
    language,
    templates: { ...lower.templates, ...own.templates },
    parameters: { ...lower.parameters, ...own.parameters },
    types: own.types ?? lower.types ?? {},
    days: own.days ?? lower.days ?? {},
    daily: own.daily ?? lower.daily ?? [],
    priceLevels: own.priceLevels ?? lower.priceLevels ?? {},
    categories: own.categories ?? {},
  };
}

function lowerCaseKeys<T>(map: Readonly<Record<string, T>> = {}): Record<string, T> {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key.toLowerCase(), value]));
}
