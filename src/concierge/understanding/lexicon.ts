import { Slices, type Steps } from "../../content/slices.ts";
import { specialDayNames } from "../../contract/special-day-names.ts";
import { DEFAULT_LANGUAGE, primaryLanguage } from "../../languages/compare.ts";
import { type Concept, type ConceptId, concepts } from "../../languages/concepts.ts";
import { dishes } from "../../languages/dishes.ts";
import { type Grammar, listed, shortenedIn } from "../../languages/grammar.ts";
import { money } from "../../languages/money.ts";
import type { Purposes } from "../../languages/purposes.ts";
import { spokenLanguages } from "../../languages/registry.ts";
import { readOrdinaryWords } from "../../languages/word-set.ts";
import type { Words } from "../../languages/words.ts";
import { stem } from "../../search/text/stem.ts";
import { Vocabulary } from "../../search/text/vocabulary.ts";
import { fieldWords, type PresetWords, presetWords } from "../../sources/taxonomy/words.ts";
import { DAY_MS } from "./calendar.ts";
import { type Meaning, PhraseTable, wordsIn } from "./phrase-table.ts";

/**
 * All general words of one language: its file, CLDR's names of months, weekdays and nationalities, OpenStreetMap's
 * categories.
 */
export interface Lexicon {
  language: string;
  phrases: PhraseTable<Meaning>;
  /** What a message is for, a table a section; each is read by itself, so that none takes a word from another or from the phrases. */
  purposes: readonly PhraseTable<Meaning>[];
  /** For misspelt words, terms tagged with the language. */
  vocabulary: Vocabulary;
  grammar: Grammar;
  /** What is shortened in chats, by its folded word. */
  shortened: ReadonlyMap<string, string>;
  /** {@link Words.lookalikes} */
  lookalikes: ReadonlySet<string>;
  /** Whether a folded word is an ordinary one of the language: no misspelling of another. */
  isOrdinary(word: string): boolean;
}

const SQUASHED_LENGTH_MIN = 8;
/** 2023 began on a Sunday. */
const A_SUNDAY = Date.UTC(2023, 0, 1);

/**
 * The lexicons of all languages, by primary code. Reads OpenStreetMap's translations, one language after the other; takes two to
 * four seconds of CPU, in slices.
 */
export async function loadLexicons(slices = new Slices()): Promise<ReadonlyMap<string, Lexicon>> {
  const lexicons = new Map<string, Lexicon>();
  for (const [language, { words, purposes, grammar }] of Object.entries(spokenLanguages)) {
    const taxonomy = await readTaxonomy(grammar.taxonomyCode ?? language);
    lexicons.set(language, await slices.run(makeLexicon(words, purposes, grammar, taxonomy)));
  }
  return lexicons;
}

/** The lexicon of a language (primary code), else the default language's. */
export function chooseLexicon(lexicons: ReadonlyMap<string, Lexicon>, language: string): Lexicon {
  return lexicons.get(language) ?? lexicons.get(primaryLanguage(DEFAULT_LANGUAGE))!;
}

/** OpenStreetMap's words of one language: for categories by their ids, for cuisines by the tag's value. */
interface TaxonomyWords {
  presets: ReadonlyMap<string, PresetWords>;
  cuisines: ReadonlyMap<string, string>;
}

async function readTaxonomy(language: string): Promise<TaxonomyWords> {
  const presets = await presetWords(language);
  const { options: cuisines } = await fieldWords("cuisine", language);
  return { presets, cuisines };
}

function* makeLexicon(
  words: Words,
  purposes: Purposes,
  grammar: Grammar,
  taxonomy: TaxonomyWords,
): Steps<Lexicon> {
  const { language } = words;
  const phrases = new PhraseTable<Meaning>();
  for (const { phrase, meaning } of listPhrases(words, grammar)) {
    addPhrase(phrases, phrase, language, meaning);
    yield;
  }
  const shortened = new Map(shortenedIn(grammar));
  for (const short of shortened.keys()) addPhrase(phrases, short, language, { type: "common", value: "" });
  const purposeTables: PhraseTable<Meaning>[] = [];
  for (const [section, values] of Object.entries(purposes)) {
    const table = new PhraseTable<Meaning>();
    for (const { phrase, meaning } of listSections({ [section]: values })) {
      table.add(phrase, language, meaning);
      yield;
    }
    purposeTables.push(table);
  }
  for (const { phrase, meaning } of listSections({ concept: dishes })) {
    if (!phrases.get(wordsIn(phrase).join(" "))) addPhrase(phrases, phrase, language, meaning);
    yield;
  }
  for (const { phrase, meaning } of listSections({ money })) addPhrase(phrases, phrase, language, meaning);
  const lookalikes = new Set(listed(words.lookalikes));
  for (const { phrase, meaning } of listTaxonomy(language, grammar, taxonomy)) {
    const written = wordsIn(phrase).join(" ");
    if (lookalikes.has(written)) continue;
    // The words of the language's own file are chosen for travellers: where both have one, the file's meaning holds.
    const known = phrases.get(written);
    if (!known?.some(({ type }) => type === "concept" || type === "part"))
      addPhrase(phrases, phrase, language, meaning);
    yield;
  }
  const terms = Array.from(phrases.words, (word) => `${language}:${word}`);
  const ordinary = readOrdinaryWords(language);
  return {
    language,
    grammar,
    shortened,
    lookalikes,
    phrases,
    purposes: purposeTables,
    vocabulary: new Vocabulary(terms),
    isOrdinary: (word) => ordinary.has(stem(word, language)),
  };
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

function* listPhrases(words: Words, grammar: Grammar): Generator<Entry> {
  yield* listOwnPhrases(words);
  yield* listCalendar(words.language);
  if (grammar.compounds) yield* listDayParts(words);
}

/** What joins a day and a part of it written as one word. */
const DAY_LINKS = ["", "s"];

/** Days and parts of the day that are written as one word: "Samstagabend", "fredagsaften", "morgenochtend". */
function* listDayParts({ language, day, part }: Words): Generator<Entry> {
  const days = [...listCalendar(language), ...listSections({ day: { tomorrow: day.tomorrow } })];
  const isDay = ({ phrase, meaning: { type } }: Entry) =>
    (type === "weekday" || type === "day") && !phrase.trim().includes(" ");
  for (const entry of listSections({ part })) {
    if (/[ ']/.test(entry.phrase.trim())) continue;
    for (const one of days.filter(isDay)) {
      const written = DAY_LINKS.map((link) => `${one.phrase.trim()}${link}${entry.phrase.trim()}`);
      for (const phrase of written) for (const { meaning } of [one, entry]) yield { phrase, meaning };
    }
  }
}

function* listOwnPhrases({
  language: _,
  lookalikes: __,
  common,
  articles,
  holidays,
  ...sections
}: Words): Generator<Entry> {
  yield* listSections(sections);
  const named = holidays.split("|").map((phrases, at) => [specialDayNames[at], phrases]);
  yield* listSections({ day: Object.fromEntries(named) });
  const [article, filler] = (["article", "common"] as const).map((type) => ({ type, value: "" }));
  for (const phrase of articles.split(",")) yield { phrase, meaning: article! };
  for (const phrase of common.split(" ")) yield { phrase, meaning: filler! };
}

/** The phrases of sections by value, all of a value with the same meaning. */
function* listSections(
  sections: Partial<Words> | Partial<Purposes> | { money: typeof money },
): Generator<Entry> {
  for (const [type, phrases] of Object.entries(sections)) {
    for (const [value, list] of Object.entries(phrases as Record<string, string>)) {
      const meaning = { type, value } as Meaning;
      for (const phrase of list.split(",")) yield { phrase, meaning };
    }
  }
}

/** Names of weekdays and months as CLDR has them. Short weekdays ("So", "mar", "do") are too often other words. */
function* listCalendar(language: string): Generator<Entry> {
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

function* listTaxonomy(
  language: string,
  { cuisineEndings, listMarks }: Grammar,
  { presets, cuisines }: TaxonomyWords,
): Generator<Entry> {
  const languageNames = new Intl.DisplayNames(language, { type: "language" });
  const endings = listed(cuisineEndings);
  const marks = new RegExp(`[/${listMarks ?? ""}]`, "u");
  for (const [id, concept] of Object.entries(concepts) as [ConceptId, Concept][]) {
    const meaning: Meaning = { type: "concept", value: id };
    for (const preset of concept.presets ?? []) {
      const { name = "", aliases = [] } = presets.get(preset) ?? {};
      for (const written of [name, ...aliases]) yield* namesIn(written, marks, meaning);
    }
    for (const value of concept.cuisine ?? []) {
      const name = cuisines.get(value) ?? "";
      yield* namesIn(name, marks, meaning);
      const stem = withoutEnding(name, endings);
      if (stem.length > 1) yield* namesIn(stem, marks, meaning);
    }
    // Of a people's language the name is the adjective, once an ending is off; with it, it is no cuisine.
    if (!concept.adjectiveOf) continue;
    const adjective = languageNames.of(concept.adjectiveOf) ?? "";
    const stem = withoutEnding(adjective, endings);
    if (stem !== adjective) yield { phrase: adjective, meaning: { type: "common", value: "" } };
    yield* namesIn(stem, marks, meaning);
  }
}

function withoutEnding(name: string, endings: readonly string[]): string {
  const ending = endings.find((one) => name.endsWith(one));
  return ending === undefined ? name : name.slice(0, -ending.length);
}

/** The names in one of OpenStreetMap's ("Mirador / Vista panorámica", "Bar (latam)"). */
function* namesIn(name: string, marks: RegExp, meaning: Meaning): Generator<Entry> {
  for (const phrase of name.replace(/\p{Ps}[^\p{Pe}]*\p{Pe}/gu, "").split(marks)) {
    if (phrase.trim().length > 1) yield { phrase, meaning };
  }
}
