import { languageInUse } from "../properties/language-tag.ts";
import { invalidMapping, mappingObject } from "../reading/mapping-text.ts";
import { type EditionTerms, type ListingType, wikivoyageEditions } from "./editions.ts";

/** What an operator says of an article's file; see docs/importing.md. */
export interface WikivoyageMapping extends EditionTerms {
  /** The article's title, when the file's name is not it. */
  article?: string;
  language?: string;
}

const TYPES: readonly ListingType[] = ["see", "do", "buy", "eat", "drink", "sleep", "go", "listing"];

/** @throws BrokenFile `invalid_mapping`, which lists all that is wrong with it. */
export function readWikivoyageMapping(json: string): WikivoyageMapping {
  const faults: string[] = [];
  const raw = mappingObject(json, { article: "Tokyo/Roppongi" });
  const odd = Object.keys(raw).filter(
    (key) => !["article", "language", "templates", "parameters"].includes(key),
  );
  if (odd.length > 0)
    faults.push(`there is no ${odd.join(", ")}; it has article, language, templates, parameters`);
  const { article, language } = raw;
  if (article !== undefined && (typeof article !== "string" || article.trim() === ""))
    faults.push("article is a text");
  const code = typeof language === "string" ? languageInUse(language) : undefined;
  if (language !== undefined && code === undefined) faults.push("language is a code such as nl");
  const meanings = new Set(
    [...wikivoyageEditions().values()].flatMap(({ parameters }) => Object.values(parameters)),
  );
  const templates = wordsOf("templates", raw.templates, TYPES, faults) as Record<string, ListingType>;
  const parameters = wordsOf("parameters", raw.parameters, [...meanings], faults);
  if (faults.length > 0) throw invalidMapping(faults.join("; "));
  return {
    templates,
    parameters,
    ...(typeof article === "string" && { article: article.trim() }),
    ...(code !== undefined && { language: code }),
  };
}

/** A table from an article's words to ours. */
function wordsOf(
  name: string,
  given: unknown,
  meanings: readonly string[],
  faults: string[],
): Record<string, string> {
  if (given === undefined) return {};
  if (typeof given !== "object" || given === null || Array.isArray(given)) {
    faults.push(`${name} is an object of the article's words`);
    return {};
  }
  for (const [word, meaning] of Object.entries(given)) {
    if (!meanings.includes(meaning as string)) {
      faults.push(`${name}: ${JSON.stringify(word)} means one of ${meanings.join(", ")}`);
    }
  }
  return given as Record<string, string>;
}
