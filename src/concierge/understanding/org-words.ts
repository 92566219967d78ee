import { Slices, type Steps } from "../../content/slices.ts";
import { primaryLanguage } from "../../languages/compare.ts";
import { conceptOf, withCovered } from "../../languages/concepts.ts";
import { spokenLanguages } from "../../languages/registry.ts";
import { isWorldPlace } from "../../languages/world-places.ts";
import { foldLabel } from "../../search/text/fold.ts";
import { chooseLexicon, type Lexicon } from "./lexicon.ts";
import { type Nameable, NameIndex } from "./name-index.ts";
import { type Meaning, PhraseTable } from "./phrase-table.ts";
import { readSpans, type Span } from "./spans.ts";
import { readTokens } from "./tokens.ts";

/** Shorter words do not tell one category from another. */
const TELLING_LENGTH_MIN = 4;

/** An organisation's vocabulary, ready to be searched. Made once for a version; all its hosts share it. */
export class OrgWords {
  readonly lexicons: ReadonlyMap<string, Lexicon>;
  /** Names of places and areas. */
  readonly names: NameIndex;
  /** Labels that no concept explains, and topics and interests. */
  readonly labels = new PhraseTable<Meaning>();
  /** Words of all languages that may be left out before a name. */
  readonly articles = allArticles;
  /** By the first name of a category, folded, its names in all languages. */
  readonly #categories = new Map<string, readonly string[]>();
  readonly #meaningOf = new Map<string, Meaning>();
  readonly #interestOf = new Map<string, string>();
  readonly #labelsOf = new Map<string, Set<string>>();
  readonly #townParts = new Map<string, NamedArea>();

  private constructor(lexicons: ReadonlyMap<string, Lexicon>, names: NameIndex) {
    this.lexicons = lexicons;
    this.names = names;
  }

  /** Reads an organisation's vocabulary, in slices; takes some 60 µs of CPU a label, and what {@link NameIndex.build} does. */
  static async build(
    vocabulary: OrgVocabulary,
    lexicons: ReadonlyMap<string, Lexicon>,
    slices = new Slices(),
  ): Promise<OrgWords> {
    const isWord = (word: string) => lexicons.values().some((lexicon) => isWordOf(lexicon, word));
    const names = await NameIndex.build(nameables(vocabulary), allArticles, slices, isWord);
    const words = new OrgWords(lexicons, names);
    await slices.run(words.#addAll(vocabulary));
    return words;
  }

  /** The organisation's interest that a concept or a general topic belongs to: "museum" → "museums". */
  interestOf(conceptOrTopic: string): string | undefined {
    return this.#interestOf.get(conceptOrTopic);
  }

  /**
   * The organisation's category and tag labels, folded, that a concept covers, for filtering: "museum" → "art museum",
   * "kunstmuseum" …
   */
  labelsOf(concept: string): ReadonlySet<string> {
    return new Set(withCovered(concept).flatMap((id) => [...(this.#labelsOf.get(id) ?? [])]));
  }

  /**
   * The labels of a category that was said by its name, and of the kinds of places that are named after it: an "art museum" is a museum
   * by name, a guest house is no hotel. Kinds of food are the one said and no other.
   * @param concept what explains it
   */
  labelsOfCategory(name: string, concept: string): string[] {
    const own = this.#categories.get(name) ?? [];
    if (conceptOf(concept)?.kind === "cuisine") return [...own];
    const isNamedAfter = (label: string) => own.some((one) => ` ${label} `.includes(` ${one} `));
    return [...this.#categories.values()].flatMap((labels) => (labels.some(isNamedAfter) ? labels : []));
  }

  /** The places of a kind whose names are known by heart, the best known first. */
  ofKind(concept: string): readonly Nameable[] {
    return this.names.ofKind(this.labelsOf(concept));
  }

  /** The concepts that explain a category or tag label, in any of its languages, a concept itself; none for a label that goes by itself. */
  conceptsOf(label: string): string[] {
    if (conceptOf(label)) return [label];
    const folded = foldLabel(label);
    return [...this.#labelsOf]
      .filter(([id, labels]) => conceptOf(id) && labels.has(folded))
      .map(([id]) => id);
  }

  /** Whether a label says a concept in a language (primary code); one that is in another language does not. */
  saysIn(language: string, label: string, concept: string): boolean {
    const spans = this.#readSpans(label, language);
    return isExplained(spans) && conceptsIn(spans).includes(concept);
  }

  /** The id of an area that goes by a name, or that is a part of town; undefined where there is none. */
  areaCalled(name: string): string | undefined {
    const called = this.names.whole(foldLabel(name)).find(({ kind }) => kind === "area");
    return called?.id ?? this.#townParts.get(name)?.id;
  }

  /** The organisation's category and tag labels that no concept explains, folded, each once. */
  ownLabels(): string[] {
    return [...this.#labelsOf.keys()].filter((label) => !conceptOf(label));
  }

  /** What the organisation calls a part of town ("centre"); undefined when it has no name for it. */
  townPart(part: string): NamedArea | undefined {
    return this.#townParts.get(part);
  }

  *#addAll(vocabulary: OrgVocabulary): Steps<void> {
    for (const labels of vocabulary.categories) yield this.#addCategory(labels);
    for (const [label, others] of vocabulary.otherWords ?? [])
      yield this.#addOtherWords(this.#meaningOf.get(foldLabel(label)), others);
    for (const label of distinct(vocabulary.tags)) yield this.#addLabel(label, "feature");
    for (const label of distinct(vocabulary.keywords)) yield this.#addLabel(label, "keyword");
    for (const label of vocabulary.services ?? []) yield this.#addService(label);
    for (const { id, names } of vocabulary.interests) yield this.#addInterest(id, names);
    for (const { id, names, description = [] } of vocabulary.geoAreas)
      yield* this.#addTownParts({ id, name: names[0]! }, [...names, ...description]);
    for (const name of vocabulary.neighborhoods) yield* this.#addTownParts({ name }, [name]);
  }

  /** A category that no concept explains goes by its first name in all its languages. */
  #addCategory(labels: readonly OrgLabel[]): void {
    const name = foldLabel(labels[0]?.words ?? "");
    if (!name || this.#categories.has(name)) return;
    this.#categories.set(
      name,
      labels.map(({ words }) => foldLabel(words)),
    );
    const found =
      labels
        .values()
        .map(({ language, words }) => conceptsIn(this.#readSpans(words, primaryLanguage(language))))
        .find(({ length }) => length > 0) ?? [];
    const [concept] = found;
    const meaning: Meaning | undefined =
      concept === undefined
        ? { type: "label", value: name, use: "category" }
        : found.length === 1
          ? { type: "concept", value: concept, category: name }
          : undefined;
    if (meaning) this.#meaningOf.set(name, meaning);
    for (const { language, words } of labels) {
      for (const concept of found) put(this.#labelsOf, concept, foldLabel(words));
      // A pizzeria is a restaurant, though its name only says what it serves.
      if (found.every((id) => conceptOf(id)?.kind === "cuisine") && found.length > 0)
        put(this.#labelsOf, "restaurant", foldLabel(words));
      if (found.includes("restaurant")) this.#addUnexplained(words, primaryLanguage(language), name);
      if (meaning) this.labels.add(words, primaryLanguage(language), meaning);
      if (concept === undefined) put(this.#labelsOf, name, foldLabel(words));
    }
  }

  /** Words that lead to a category mean what its first name does, but where their language knows them for something else. */
  #addOtherWords(meaning: Meaning | undefined, others: readonly OrgLabel[]): void {
    for (const { language, words } of meaning ? others : []) {
      const folded = foldLabel(words);
      const isKnown = this.lexicons.get(language)?.phrases.get(folded) ?? this.labels.get(folded);
      if (folded.length >= TELLING_LENGTH_MIN && !isKnown) this.labels.add(words, language, meaning!);
    }
  }

  /** "Porridge" leads to a "porridge restaurant". */
  #addUnexplained(words: string, language: string, category: string): void {
    const lexicon = this.lexicons.get(language);
    if (!lexicon) return;
    const tokens = readTokens(words);
    const unknown = readSpans(tokens, { lexicon }).filter(
      ({ meanings, start }) => meanings.length === 0 && tokens[start]!.kind === "word",
    );
    const rest = unknown.map(({ start }) => tokens[start]!.text).join(" ");
    if (rest.length < TELLING_LENGTH_MIN) return;
    put(this.#labelsOf, category, category);
    this.labels.add(rest, language, { type: "label", value: category, use: "category" });
  }

  #addLabel({ language, words }: OrgLabel, use: "feature" | "keyword"): void {
    const label = foldLabel(words);
    const primary = primaryLanguage(language);
    const spans = this.#readSpans(words, primary);
    const found = conceptsIn(spans);
    for (const concept of found) put(this.#labelsOf, concept, label);
    if (found.length > 0 || (this.lexicons.has(primary) && isExplained(spans))) return;
    if (use === "feature") put(this.#labelsOf, label, label);
    this.labels.add(words, primary, { type: "label", value: label, use });
  }

  /** A service is one of the properties that the languages know, or carried as it is: "wheelchair limited" is not accessible. */
  #addService({ language, words }: OrgLabel): void {
    const spans = this.#readSpans(words, primaryLanguage(language));
    if (!isExplained(spans)) return;
    for (const concept of conceptsIn(spans)) put(this.#labelsOf, concept, foldLabel(words));
  }

  #addInterest(id: string, names: readonly OrgLabel[]): void {
    for (const { language, words } of names) {
      this.labels.add(words, primaryLanguage(language), { type: "interest", value: id });
      const lexicon = this.lexicons.get(primaryLanguage(language));
      if (!lexicon) continue;
      const spans = readSpans(readTokens(words), { lexicon });
      for (const { meanings } of spans) {
        for (const { type, value } of meanings) {
          if ((type === "concept" || type === "topic") && !this.#interestOf.has(value))
            this.#interestOf.set(value, id);
        }
      }
    }
  }

  *#addTownParts(area: NamedArea, texts: readonly string[]): Steps<void> {
    for (const text of texts) {
      const tokens = readTokens(text);
      yield;
      for (const lexicon of this.lexicons.values()) {
        const [first] = readSpans(tokens, { lexicon });
        const part = first?.meanings.find(({ type }) => type === "town")?.value;
        if (!part || first!.start > 0) continue;
        // "Centre and harbour" is the centre; "North-west" and "north of the lakes" are not the north.
        if (first!.end === tokens.length || part === "centre") {
          if (!this.#townParts.has(part)) this.#townParts.set(part, area);
        }
      }
    }
  }

  /** A label read in its language, or in the default language where there are no words of it. */
  #readSpans(words: string, language: string): Span[] {
    return readSpans(readTokens(words), { lexicon: chooseLexicon(this.lexicons, language) });
  }
}

function isWordOf({ phrases, isOrdinary }: Lexicon, word: string): boolean {
  return phrases.get(word) !== undefined || isOrdinary(word);
}

/** The concepts that a label names; what is written as one word is what its last part says, of a kitchen if its first does: a "Sonnentag" is no beach. */
function conceptsIn(spans: readonly Span[]): string[] {
  const ids = spans.flatMap(({ meanings, start }, at) => {
    const isFirstPart = spans[at + 1]?.start === start;
    const named = meanings.filter(({ type }) => type === "concept").map(({ value }) => value);
    return isFirstPart ? named.filter((id) => conceptOf(id)?.kind === "cuisine") : named;
  });
  return [...new Set(ids)].filter((id) => conceptOf(id) !== undefined);
}

/** Whether the language's own words say all of a label ("dinner", "with children"). */
function isExplained(spans: readonly Span[]): boolean {
  return spans.every(({ meanings, certainty }) => meanings.length > 0 && certainty > 0.7);
}

/** Labels once each: listings repeat them. */
function* distinct(labels: Iterable<OrgLabel>): Generator<OrgLabel> {
  const seen = new Set<string>();
  for (const label of labels) {
    const key = `${label.language}:${label.words}`;
    if (!seen.has(key)) yield label;
    seen.add(key);
  }
}

function put(map: Map<string, Set<string>>, key: string, value: string): void {
  map.set(key, (map.get(key) ?? new Set()).add(value));
}

const allArticles: ReadonlySet<string> = new Set(
  Object.values(spokenLanguages).flatMap(({ words }) => words.articles.split(",").map((word) => word.trim())),
);

/** A label of the catalogue in one language. */
export interface OrgLabel {
  /** BCP 47; "und" when it belongs to none. */
  language: string;
  words: string;
}

/** What understanding has to know of an organisation, as plain data. */
export interface OrgVocabulary {
  /** Categories of listings, each in its languages, the organisation's default language first. */
  categories: Iterable<readonly OrgLabel[]>;
  /** By the first label of a category, what else people call it, and what is sold there, in any language (primary codes). */
  otherWords?: ReadonlyMap<string, readonly OrgLabel[]>;
  /** Activity tags of listings. */
  tags: Iterable<OrgLabel>;
  keywords: Iterable<OrgLabel>;
  /** Service types of listings, as words. */
  services?: Iterable<OrgLabel>;
  interests: Iterable<{ id: string; names: readonly OrgLabel[] }>;
  /** `description` is the words for where it lies ("North-west", "City centre"), in any language. */
  geoAreas: Iterable<{ id: string; names: readonly string[]; description?: readonly string[] }>;
  /** Names of neighbourhoods as listings have them. */
  neighborhoods: Iterable<string>;
  /** Listings and guides, up to some 100,000. */
  places: Iterable<Nameable>;
}

/** A part of town that an organisation has a name for. */
export interface NamedArea {
  /** Undefined for a neighbourhood that is no geo area. */
  id?: string;
  name: string;
}

/** All that can be named: geo areas, neighbourhoods that are none of them, places. */
function* nameables({ geoAreas, neighborhoods, places }: OrgVocabulary): Generator<Nameable> {
  const known = new Set<string>();
  for (const { id, names } of geoAreas) {
    for (const name of names) known.add(foldLabel(name));
    // "Vesterbro-Kongens Enghave" joins two quarters that people name one by one.
    yield {
      kind: "area",
      id,
      names: [...names, ...names.flatMap(partsOfJoined)],
    };
  }
  for (const name of neighborhoods) {
    if (!known.has(foldLabel(name))) yield { kind: "area", names: [name] };
  }
  yield* places;
}

function partsOfJoined(name: string): string[] {
  const united = name.normalize("NFKC");
  const parts = /^[^\p{Ps}]*\p{L}[-=]\p{L}/u.test(united) ? united.split(/[-=]/u) : [];
  // "Monaco-Ville" is a quarter of the town that it is named after.
  return parts.some((part) => isWorldPlace(foldLabel(part))) ? [] : parts;
}
