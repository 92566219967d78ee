import { DEFAULT_LANGUAGE, primaryLanguage } from "../../languages/compare.ts";
import { type Preset, presetPath, type Tags } from "../taxonomy/presets.ts";
import { type FieldWords, fieldWords, type PresetWords, presetWords } from "../taxonomy/words.ts";

/** Words that lead to a category, kept for each language. */
const MAX_TERMS = 12;
const MAX_TAGS = 20;

/** What a category is called: the localised fields of a listing that come of it. */
export interface CategoryWords {
  category: Record<string, string>;
  integratedCategories: Record<string, { category_id: string; full_label: string[] }[]>;
  keywords: Record<string, string[]>;
}

/** Activity tags, and values of the same keys that nobody has translated. */
export interface TagWords {
  activityTags: Record<string, string[]>;
  /** Such as `francesinha` of `cuisine=francesinha`. */
  untranslated: string[];
}

interface Book {
  presets: ReadonlyMap<string, PresetWords>;
  /** Names of all categories, folded: as a term of another category such a word leads astray. */
  names: ReadonlySet<string>;
  fields: ReadonlyMap<string, FieldWords>;
}

/** The words for categories and tags in the languages that are needed, loaded as they are asked for. */
export class Vocabulary {
  readonly #keys: readonly string[];
  readonly #books = new Map<string, Book>();
  readonly #categories = new Map<string, CategoryWords>();

  /** `keys`: of the tags whose values become activity tags. */
  constructor(keys: readonly string[]) {
    this.#keys = keys;
  }

  /** Makes a language (BCP 47) known; languages that there are no words for stay empty. */
  async load(language: string): Promise<void> {
    if (this.#books.has(language)) return;
    const presets = await presetWords(language);
    const names = new Set<string>();
    for (const { name, aliases } of presets.values()) {
      for (const word of [name, ...aliases]) names.add(folded(word));
    }
    const fields = new Map<string, FieldWords>();
    for (const key of this.#keys) fields.set(key, await fieldWords(key, language));
    this.#books.set(language, { presets, names, fields });
  }

  /** What a category is called in languages that are loaded; in English where none of them has a word for it. */
  categoryWords(preset: Preset, languages: readonly string[]): CategoryWords {
    const key = `${preset.id} ${languages.join(" ")}`;
    let words = this.#categories.get(key);
    if (!words) {
      words = this.#wordsOf(preset, languages);
      if (Object.keys(words.category).length === 0)
        words = this.#wordsOf(preset, [primaryLanguage(DEFAULT_LANGUAGE)]);
      this.#categories.set(key, words);
    }
    return words;
  }

  #wordsOf(preset: Preset, languages: readonly string[]): CategoryWords {
    const words: CategoryWords = { category: {}, integratedCategories: {}, keywords: {} };
    for (const language of languages) {
      const book = this.#books.get(language);
      const own = book?.presets.get(preset.id);
      if (!book || !own) continue;
      words.category[language] = own.name;
      const path = presetPath(preset.id).flatMap(({ id }) => book.presets.get(id)?.name ?? []);
      words.integratedCategories[language] = [{ category_id: preset.id, full_label: path }];
      const terms = own.terms.filter((term) => !book.names.has(folded(term)));
      const keywords = [...new Set([...own.aliases, ...terms])].slice(0, MAX_TERMS);
      if (keywords.length > 0) words.keywords[language] = keywords;
    }
    return words;
  }

  /** The words for the tags of an element in languages that are loaded. */
  tagWords(tags: Tags, languages: readonly string[]): TagWords {
    const activityTags: Record<string, string[]> = {};
    const told = this.#keys.flatMap((key) => valuesOf(tags, key).map((value) => ({ key, value })));
    const translated = new Set<string>();
    for (const language of languages) {
      const found = new Set<string>();
      for (const { key, value } of told) {
        const word = wordFor(this.#books.get(language)?.fields.get(key), value);
        if (word === undefined) continue;
        found.add(word);
        translated.add(value);
      }
      if (found.size > 0) activityTags[language] = [...found].slice(0, MAX_TAGS);
    }
    const untranslated = told
      .map(({ value }) => value)
      .filter((value) => !translated.has(value) && !isPlain(value));
    return {
      activityTags,
      untranslated: [...new Set(untranslated)].map((value) => value.replaceAll("_", " ")),
    };
  }
}

/** Values that deny something, or say no more than that there is more than one. */
const empty = new Set(["", "no", "limited", "multi"]);

/** The values of a key: a list, or of keys such as `diet:vegan` those that are there. */
function valuesOf(tags: Tags, key: string): string[] {
  const list = tags[key]?.split(";").map((value) => value.trim()) ?? [];
  const prefix = `${key}:`;
  const members = Object.entries(tags)
    .filter(([name, value]) => name.startsWith(prefix) && (value === "yes" || value === "only"))
    .map(([name]) => name.slice(prefix.length));
  return [...list, ...members].filter((value) => !empty.has(value));
}

/** The word for a value; that of the key itself where the value only says that there is such a thing. */
function wordFor(words: FieldWords | undefined, value: string): string | undefined {
  if (isPlain(value)) return words?.label;
  return words?.options.get(value);
}

/** A word without case and accents. */
function folded(word: string): string {
  return word.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

function isPlain(value: string): boolean {
  return value === "yes" || value === "only" || value === "designated";
}
