import { fieldWords, presetWords } from "../../taxonomy/words.ts";
import { Vocabulary } from "../../text/vocabulary.ts";
import { type Concept, type ConceptId, concepts } from "./concepts.ts";
import type { LanguageWords } from "./languages/language-words.ts";
import { languageWords } from "./languages/languages.ts";
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

/** The lexicons of all languages, by primary code. Reads OpenStreetMap's translations once. */
export async function loadLexicons(): Promise<ReadonlyMap<string, Lexicon>> {
  const lexicons = Object.values(languageWords).map(loadLexicon);
  return new Map((await Promise.all(lexicons)).map((lexicon) => [lexicon.language, lexicon]));
}

async function loadLexicon(words: LanguageWords): Promise<Lexicon> {
  const { language } = words;
  const phrases = new PhraseTable<Meaning>();
  const add = (phrase: string, meaning: Meaning) => {
    phrases.add(phrase, language, meaning);
    // "swimmingpool", "guesthouse": kinds of places are often written as one word.
    const squashed = phrase.replace(/\s/g, "");
    if (
      meaning.type === "concept" &&
      squashed.length >= SQUASHED_LENGTH_MIN &&
      /\p{L} \p{L}/u.test(phrase.trim())
    )
      phrases.add(squashed, language, meaning);
  };
  addSections(words, add);
  addCalendar(language, add);
  await addConcepts(language, (phrase, meaning) => {
    // The words of the language's own file are chosen for travellers: where both have one, the file's meaning holds.
    const known = phrases.get(wordsIn(phrase).join(" "));
    if (!known?.some(({ type }) => type === "concept")) add(phrase, meaning);
  });
  const terms = Array.from(phrases.words, (word) => `${language}:${word}`);
  return { language, phrases, vocabulary: new Vocabulary(terms), compounds: WITH_COMPOUNDS.has(language) };
}

type Add = (phrase: string, meaning: Meaning) => void;

function addSections({ language: _, common, articles, ...sections }: LanguageWords, add: Add): void {
  const shared = new Map<string, Meaning>();
  const meaningOf = (type: Meaning["type"], value: string): Meaning => {
    const key = `${type} ${value}`;
    const meaning = shared.get(key) ?? ({ type, value } as Meaning);
    shared.set(key, meaning);
    return meaning;
  };
  for (const [type, phrases] of Object.entries(sections)) {
    for (const [value, list] of Object.entries(phrases as Record<string, string>)) {
      for (const phrase of list.split(",")) add(phrase, meaningOf(type as Meaning["type"], value));
    }
  }
  for (const phrase of articles.split(",")) add(phrase, meaningOf("article", ""));
  for (const word of common.split(" ")) add(word, meaningOf("common", ""));
}

/** Names of weekdays and months as CLDR has them. Short weekdays ("So", "mar", "do") are too often other words. */
function addCalendar(language: string, add: Add): void {
  const weekday = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  for (let day = 0; day < 7; day++)
    add(weekday.format(A_SUNDAY + day * DAY_MS), { type: "weekday", value: String(day) });
  for (const style of ["long", "short"] as const) {
    const month = new Intl.DateTimeFormat(language, { month: style, day: "numeric", timeZone: "UTC" });
    for (let number = 1; number <= 12; number++) {
      const name = month
        .formatToParts(Date.UTC(2023, number - 1, 1))
        .find(({ type }) => type === "month")!.value;
      if (/\p{L}{3}/u.test(name)) add(name, { type: "month", value: String(number) });
    }
  }
}

async function addConcepts(language: string, add: Add): Promise<void> {
  const presets = await presetWords(language === "zh" ? "zh-Hans" : language);
  const cuisines = (await fieldWords("cuisine", language === "zh" ? "zh-Hans" : language)).options;
  const names = new Intl.DisplayNames(language, { type: "language" });
  for (const [id, concept] of Object.entries(concepts) as [ConceptId, Concept][]) {
    const meaning: Meaning = { type: "concept", value: id };
    for (const preset of concept.presets ?? []) {
      const words = presets.get(preset);
      if (words) for (const name of [words.name, ...words.aliases]) addNames(name, meaning, add);
    }
    for (const value of concept.cuisine ?? []) addCuisine(cuisines.get(value), meaning, add);
    if (concept.adjectiveOf) addAdjective(names.of(concept.adjectiveOf) ?? "", meaning, add);
  }
}

/** The adjective in a language's name: "dänisch", and of 日本語 the 日本; a language that is named as such is no cuisine. */
function addAdjective(name: string, meaning: Meaning, add: Add): void {
  if (CUISINE_ENDING.test(name)) add(name, { type: "common", value: "" });
  addNames(name.replace(CUISINE_ENDING, ""), meaning, add);
}

/** A cuisine's name with and without the ending that says "cuisine". */
function addCuisine(name: string | undefined, meaning: Meaning, add: Add): void {
  if (!name) return;
  addNames(name, meaning, add);
  const stem = name.replace(CUISINE_ENDING, "");
  if (stem.length > 1) addNames(stem, meaning, add);
}

/** The names in one of OpenStreetMap's ("Mirador / Vista panorámica", "Bar (latam)"). */
function addNames(name: string, meaning: Meaning, add: Add): void {
  for (const part of name.replace(/[(（][^)）]*[)）]/gu, "").split(/[/・、]/u)) {
    if (part.trim().length > 1) add(part, meaning);
  }
}
