import { Slices, type Steps } from "../../content/slices.ts";
import { type Concept, type ConceptId, concepts } from "../../languages/concepts.ts";
import { spokenLanguages } from "../../languages/registry.ts";
import type { Words } from "../../languages/words.ts";
import { Vocabulary } from "../../search/text/vocabulary.ts";
import { fieldWords, type PresetWords, presetWords } from "../../sources/taxonomy/words.ts";
import type { Meaning } from "./meaning.ts";
import { PhraseTable, wordsIn } from "./phrase-table.ts";

/**
 * All general words of one language: its file, CLDR's names of months, weekdays and nationalities, OpenStreetMap's
 * categories.
 */
export interface Lexicon {
  language: string;
  phrases: PhraseTable<Meaning>;
  /** For misspelt words, terms tagged with the language. */
  vocabulary: Vocabulary;
  /** Whether words are written together, so that a long one may be two known ones. */
  compounds: boolean;
}

const WITH_COMPOUNDS = new Set(["da", "de", "nl"]);
/** Endings that make a cuisine of a nation's name, and the words for "language" that CLDR adds to it. */
const CUISINE_ENDING = /(?:料理店|料理|餐厅|菜|语|語|文)$/u;
const SQUASHED_LENGTH_MIN = 8;
/** 2023 began on a Sunday. */
const A_SUNDAY = Date.UTC(2023, 0, 1);
const DAY_MS = 86_400_000;

/**
 * The lexicons of all languages, by primary code. Reads OpenStreetMap's translations, one language after the other; takes some
 * tenths of a second of CPU, in slices.
 */
export async function loadLexicons(slices = new Slices()): Promise<ReadonlyMap<string, Lexicon>> {
  const lexicons = new Map<string, Lexicon>();
  for (const { words } of Object.values(spokenLanguages)) {
    const taxonomy = await readTaxonomy(words.language);
    lexicons.set(words.language, await slices.run(makeLexicon(words, taxonomy)));
  }
  return lexicons;
}

/** OpenStreetMap's words of one language: for categories by their ids, for cuisines by the tag's value. */
interface TaxonomyWords {
  presets: ReadonlyMap<string, PresetWords>;
  cuisines: ReadonlyMap<string, string>;
}

async function readTaxonomy(language: string): Promise<TaxonomyWords> {
  const written = language === "zh" ? "zh-Hans" : language;
  const presets = await presetWords(written);
  const { options: cuisines } = await fieldWords("cuisine", written);
  return { presets, cuisines };
}

function* makeLexicon(words: Words, taxonomy: TaxonomyWords): Steps<Lexicon> {
  const { language } = words;
  const phrases = new PhraseTable<Meaning>();
  for (const { phrase, meaning } of phrasesOfLanguage(words)) {
    addPhrase(phrases, phrase, language, meaning);
    yield;
  }
  for (const { phrase, meaning } of phrasesOfTaxonomy(language, taxonomy)) {
    // The words of the language's own file are chosen for travellers: where both have one, the file's meaning holds.
    const known = phrases.get(wordsIn(phrase).join(" "));
    if (!known?.some(({ type }) => type === "concept")) addPhrase(phrases, phrase, language, meaning);
    yield;
  }
  const terms = Array.from(phrases.words, (word) => `${language}:${word}`);
  return { language, phrases, vocabulary: new Vocabulary(terms), compounds: WITH_COMPOUNDS.has(language) };
}

function addPhrase(phrases: PhraseTable<Meaning>, phrase: string, language: string, meaning: Meaning): void {
  phrases.add(phrase, language, meaning);
  // "swimmingpool", "guesthouse": kinds of places are often written as one word.
  const squashed = phrase.replace(/\s/g, "");
  if (
    meaning.type === "concept" &&
    squashed.length >= SQUASHED_LENGTH_MIN &&
    /\p{L} \p{L}/u.test(phrase.trim())
  )
    phrases.add(squashed, language, meaning);
}

/** A phrase of a language, and one thing that it means. */
interface Entry {
  phrase: string;
  meaning: Meaning;
}

function* phrasesOfLanguage(words: Words): Generator<Entry> {
  yield* phrasesOfFile(words);
  yield* phrasesOfCalendar(words.language);
}

function* phrasesOfFile({ language: _, common, articles, ...sections }: Words): Generator<Entry> {
  const shared = new Map<string, Meaning>();
  const meaningOf = (type: Meaning["type"], value: string): Meaning => {
    const key = `${type} ${value}`;
    const meaning = shared.get(key) ?? ({ type, value } as Meaning);
    shared.set(key, meaning);
    return meaning;
  };
  for (const [type, phrases] of Object.entries(sections)) {
    for (const [value, list] of Object.entries(phrases as Record<string, string>)) {
      const meaning = meaningOf(type as Meaning["type"], value);
      for (const phrase of list.split(",")) yield { phrase, meaning };
    }
  }
  for (const phrase of articles.split(",")) yield { phrase, meaning: meaningOf("article", "") };
  for (const phrase of common.split(" ")) yield { phrase, meaning: meaningOf("common", "") };
}

/** Names of weekdays and months as CLDR has them. Short weekdays ("So", "mar", "do") are too often other words. */
function* phrasesOfCalendar(language: string): Generator<Entry> {
  const weekday = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  for (let day = 0; day < 7; day++)
    yield {
      phrase: weekday.format(A_SUNDAY + day * DAY_MS),
      meaning: { type: "weekday", value: String(day) },
    };
  for (const style of ["long", "short"] as const) {
    const month = new Intl.DateTimeFormat(language, { month: style, day: "numeric", timeZone: "UTC" });
    for (let number = 1; number <= 12; number++) {
      const phrase = month
        .formatToParts(Date.UTC(2023, number - 1, 1))
        .find(({ type }) => type === "month")!.value;
      if (/\p{L}{3}/u.test(phrase)) yield { phrase, meaning: { type: "month", value: String(number) } };
    }
  }
}

function* phrasesOfTaxonomy(language: string, { presets, cuisines }: TaxonomyWords): Generator<Entry> {
  const names = new Intl.DisplayNames(language, { type: "language" });
  for (const [id, concept] of Object.entries(concepts) as [ConceptId, Concept][]) {
    const meaning: Meaning = { type: "concept", value: id };
    for (const preset of concept.presets ?? []) {
      const { name = "", aliases = [] } = presets.get(preset) ?? {};
      for (const written of [name, ...aliases]) yield* namesIn(written, meaning);
    }
    for (const value of concept.cuisine ?? []) yield* namesOfCuisine(cuisines.get(value) ?? "", meaning);
    if (concept.adjectiveOf) yield* adjectivesIn(names.of(concept.adjectiveOf) ?? "", meaning);
  }
}

/** The adjective in a language's name: "dänisch", and of 日本語 the 日本; a language that is named as such is no cuisine. */
function* adjectivesIn(name: string, meaning: Meaning): Generator<Entry> {
  if (CUISINE_ENDING.test(name)) yield { phrase: name, meaning: { type: "common", value: "" } };
  yield* namesIn(name.replace(CUISINE_ENDING, ""), meaning);
}

/** A cuisine's name with and without the ending that says "cuisine". */
function* namesOfCuisine(name: string, meaning: Meaning): Generator<Entry> {
  yield* namesIn(name, meaning);
  const stem = name.replace(CUISINE_ENDING, "");
  if (stem.length > 1) yield* namesIn(stem, meaning);
}

/** The names in one of OpenStreetMap's ("Mirador / Vista panorámica", "Bar (latam)"). */
function* namesIn(name: string, meaning: Meaning): Generator<Entry> {
  for (const phrase of name.replace(/[(（][^)）]*[)）]/gu, "").split(/[/・、]/u)) {
    if (phrase.trim().length > 1) yield { phrase, meaning };
  }
}
