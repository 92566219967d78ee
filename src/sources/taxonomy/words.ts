import { readFileSync } from "node:fs";
import { BoundedCache } from "../../content/bounded-cache.ts";
import { likelyScript, localeOf, otherCodes } from "../../languages/compare.ts";
import { mixedTranslations } from "../../languages/traits.ts";
import { readSchemaFile, readTranslation, type Translation } from "./tagging-schema.ts";

/** What a category is called in a language. */
export interface PresetWords {
  name: string;
  /** Words that lead to the category without being its name: `pizza` for an Italian restaurant; often in lower case. */
  terms: readonly string[];
  /** Other names of the same category; also the schema's own, where `name` is plainer. */
  aliases: readonly string[];
}

/** What a property (`cuisine`, `wheelchair`) and its values are called in a language. */
export interface FieldWords {
  /** Such as "Außensitzplätze" for `outdoor_seating`. */
  label?: string;
  /** By the tag's value: `italian` → "Italienisch". */
  options: ReadonlyMap<string, string>;
}

/** By the files that they are made from: there are few of those, however many languages are asked for. */
const presetBooks = new Map<string, Promise<ReadonlyMap<string, PresetWords>>>();
const fieldBooks = new Map<string, Promise<FieldWords>>();

/**
 * The words of all categories in a language (BCP 47), by the category's id (`tourism/museum`). Categories that nobody has
 * translated are missing, and for a language without a translation all are: English words are only given for English.
 * Read when first asked for, then kept for good (some megabytes a language), so ask for languages that are in use.
 */
export function presetWords(language: string): Promise<ReadonlyMap<string, PresetWords>> {
  const files = translationFilesFor(language);
  return kept(presetBooks, files.join(" "), async () => {
    const book = new Map<string, PresetWords>();
    const own = ownLabels(files);
    for (const { presets = {} } of await readTranslations(files)) {
      for (const [id, { name, terms = [], aliases = [] }] of Object.entries(presets)) {
        if (!name || book.has(id)) continue;
        const label = own.get(id) ?? plainLabel(name);
        book.set(id, { name: label, terms, aliases: label === name ? aliases : [...aliases, name] });
      }
    }
    for (const [id, name] of own)
      if (!id.includes("=") && !book.has(id)) book.set(id, { name, terms: [], aliases: [] });
    return book;
  });
}

/** What guests call a category or a property that the schema names for mappers ("Christian Church"), by its id or as `wheelchair=yes`. */
function ownLabels(files: readonly string[]): Map<string, string> {
  const text = readFileSync(new URL("labels.tsv", import.meta.url), "utf8");
  const [heads, ...rows] = text
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));
  const columns = files.map((file) => heads!.indexOf(file)).filter((column) => column > 0);
  return new Map(
    rows.flatMap((row) => {
      const label = columns.map((column) => row[column]).find((cell) => cell);
      return label ? [[row[0]!, label] as const] : [];
    }),
  );
}

/** A name without what explains it to mappers, a second name and marks of where it may be broken. */
function plainLabel(name: string): string {
  const [first] = name
    .replaceAll("\u00ad", "")
    .replace(/\s*\p{Ps}\P{Pe}*\p{Pe}/gu, "")
    .split(" / ");
  return first!.trim() || name;
}

/**
 * The words of a property and its values in a language (BCP 47), by its key in OpenStreetMap: `cuisine`, `diet` (for
 * `diet:vegan=yes` and the like), `outdoor_seating`. Empty where there are none. Read when first asked for, then kept.
 */
export function fieldWords(key: string, language: string): Promise<FieldWords> {
  const files = translationFilesFor(language);
  return kept(fieldBooks, `${key} ${files.join(" ")}`, async () => {
    const translations = await readTranslations(files);
    const told = fieldIds(key).flatMap((id) =>
      translations.flatMap(({ fields }) => (fields?.[id] ? [fields[id]] : [])),
    );
    const options = new Map<string, string>();
    for (const { options: own = {} } of told) {
      for (const [value, text] of Object.entries(own)) {
        if (text && !options.has(value)) options.set(value, text);
      }
    }
    return { label: ownLabels(files).get(`${key}=yes`) ?? told.find(({ label }) => label)?.label, options };
  });
}

type Fields = Record<string, { key?: string }>;
let fields: Fields | undefined;

/** The fields of the schema that edit a key, the one that is named after it first. */
function fieldIds(key: string): string[] {
  fields ??= readSchemaFile("fields") as Fields;
  const ids = Object.entries(fields).filter(([, field]) => field.key === key || field.key === `${key}:`);
  return ids.map(([id]) => id).toSorted((a, b) => Number(b === key) - Number(a === key));
}

/** What a book has under a name, read when it is first asked for. */
export function kept<T>(book: Map<string, Promise<T>>, name: string, read: () => Promise<T>): Promise<T> {
  let value = book.get(name);
  if (!value) {
    value = read();
    book.set(name, value);
  }
  return value;
}

/** More languages than there are. */
const MAX_LANGUAGES = 1_000;
const chains = new BoundedCache<string, readonly string[]>(MAX_LANGUAGES);

/**
 * The files of words that serve a language (BCP 47), the nearest first: what one leaves out, the next may say. A language
 * only gets words in its own script, such as zh-Hant those of Taiwan. Empty for a language that there are none for.
 */
function translationFilesFor(language: string): readonly string[] {
  return chains.getOrMake(language, () => {
    fileNames ??= readSchemaFile("languages") as string[];
    return fileChain(language, fileNames);
  });
}

let fileNames: string[] | undefined;
const reads = new Map<string, Promise<Translation>>();

/** What files of words say, in their order; each is read once and kept. One after the other: to parse one takes milliseconds. */
async function readTranslations(names: readonly string[]): Promise<Translation[]> {
  const translations: Translation[] = [];
  for (const name of names) translations.push(await kept(reads, name, () => readTranslation(name)));
  return translations;
}

/** The names among `names` that serve a language, the nearest first. Empty for one that is ill-formed. */
export function fileChain(language: string, names: readonly string[]): string[] {
  const asked = localeOf(language);
  if (!asked) return [];
  const likely = asked.maximize();
  const fits = names.filter((name) => {
    if (mixedTranslations.has(name)) return false;
    const code = localeOf(name)?.language;
    const isOfLanguage = code === asked.language || code === otherCodes[asked.language];
    return isOfLanguage && likelyScript(name) === likelyScript(language);
  });
  const ofRegion = (region: string | undefined) => fits.filter((name) => localeOf(name)?.region === region);
  const general = ofRegion(undefined).toSorted((a, b) => rank(a, asked) - rank(b, asked));
  const chain = [...(asked.region ? ofRegion(asked.region) : []), ...general];
  if (chain.length > 0) return chain;
  const likelyOnes = ofRegion(likely.region);
  return likelyOnes.length > 0 ? likelyOnes : fits.slice(0, 1);
}

/** The language's own code before another one of it. */
function rank(name: string, asked: Intl.Locale): number {
  return localeOf(name)?.language === asked.language ? 0 : 1;
}
