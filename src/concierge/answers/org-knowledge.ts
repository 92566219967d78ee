import type { Lists } from "../../catalogue/columns.ts";
import type { Host } from "../../contract/host.ts";
import type { OrgReader } from "../../discovery/org-reader.ts";
import type { HostView, OrgView } from "../../discovery/org-view.ts";
import { type Recogniser, recogniserOf, type WrittenLabel } from "../../taxonomy/recognise.ts";
import type { Lexicon } from "../understanding/lexicon.ts";
import { loadLexicons } from "../understanding/lexicon.ts";
import type { Nameable } from "../understanding/name-index.ts";
import type { OrgVocabulary } from "../understanding/org-vocabulary.ts";
import { OrgWords } from "../understanding/org-words.ts";

/** What the concierge knows of an organisation at one version besides the catalogue. */
export interface OrgKnowledge {
  /** Made on first use; all hosts share them. */
  readonly words: OrgWords;
  recognise: Recogniser;
}

/** Names of a larger organisation are looked for by text search instead of being held in memory. */
const MOST_NAMES = 60_000;

/**
 * Different tags, or keywords, that are read as words of the organisation, the most frequent ones. Reading one takes some 60 µs, and in
 * an organisation of many thousands most are said by one listing only; a text search finds those as well.
 */
const MOST_LABELS = 4_000;

let sharedWords: Promise<ReadonlyMap<string, Lexicon>> | undefined;
/** The words of all languages, which every organisation shares; read once for the process. */
export function loadSharedWords(): Promise<ReadonlyMap<string, Lexicon>> {
  if (!sharedWords) {
    const loading = loadLexicons();
    // A failure is not kept: the next message tries again.
    loading.catch(() => {
      sharedWords = undefined;
    });
    sharedWords = loading;
  }
  return sharedWords;
}

/**
 * Reads what is to be known of a reader's view. Names of a table with more than `mostNames` rows are left out; tests alone give
 * another number.
 */
export async function readKnowledge(reader: OrgReader, mostNames = MOST_NAMES): Promise<OrgKnowledge> {
  const shared = loadSharedWords();
  const { view } = reader;
  const { labels, tables } = view.catalogue;
  const { listing, geoArea } = tables;
  const written = (lists: Lists) =>
    mostFrequent(lists.values, MOST_LABELS).map((label) => ({
      language: labels.language(label),
      words: labels.words(label),
    }));
  const named = async (kind: "listing" | "guide"): Promise<Nameable[]> => {
    const table = tables[kind];
    if (table.size > mostNames) return [];
    const names = await reader.names(kind);
    return names.flatMap((own, row) => (own.length > 0 ? [{ kind, id: table.ids[row]!, names: own }] : []));
  };
  const vocabulary: OrgVocabulary = {
    categories: categoriesOf(view),
    tags: written(listing.tags),
    keywords: written(listing.keywords),
    interests: view.interests.map(({ id, name = {} }) => ({
      id,
      names: Object.entries(name).map(([language, words]) => ({ language, words })),
    })),
    geoAreas: geoArea.ids.map((id, row) => ({
      id,
      names: [...new Set(Array.from(geoArea.names.of(row), (label) => labels.words(label)))],
      description: Array.from(geoArea.keywords.of(row), (label) => labels.words(label)),
    })),
    neighborhoods: [...new Set(listing.neighborhood)]
      .filter((label) => label >= 0)
      .map((label) => labels.words(label)),
    places: [...(await named("listing")), ...(await named("guide"))],
  };
  const [ready, recognise] = await Promise.all([
    shared,
    recogniserOf(new Set(written(listing.category).map(({ language }) => language))),
  ]);
  let words: OrgWords | undefined;
  return {
    recognise,
    get words() {
      words ??= new OrgWords(vocabulary, ready);
      return words;
    },
  };
}

/** The different values, the most frequent first, at most so many. */
function mostFrequent(values: Iterable<number>, most: number): number[] {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  if (counts.size <= most) return [...counts.keys()];
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || a - b)
    .slice(0, most)
    .map(([value]) => value);
}

/** The different categories of listings, each in its languages, the organisation's default language first. */
function categoriesOf({ catalogue, defaultLanguage }: OrgView): WrittenLabel[][] {
  const { labels, tables } = catalogue;
  const { category, size } = tables.listing;
  const different = new Map<string, WrittenLabel[]>();
  for (let row = 0; row < size; row++) {
    const numbers = category.of(row);
    const key = numbers.join();
    if (numbers.length === 0 || different.has(key)) continue;
    const written = Array.from(numbers, (label) => ({
      language: labels.language(label),
      words: labels.words(label),
    }));
    written.sort((a, b) => Number(b.language === defaultLanguage) - Number(a.language === defaultLanguage));
    different.set(key, written);
  }
  return [...different.values()];
}

const profiles = new WeakMap<HostView, Host>();

/** A host's profile as it is shown, read once for a version. */
export function profileOf(host: HostView): Host {
  let profile = profiles.get(host);
  if (!profile) {
    profile = JSON.parse(host.profile.toString("utf8")) as Host;
    profiles.set(host, profile);
  }
  return profile;
}

/** The labels of a listing's list in all languages. */
export function labelsOf({ catalogue: { labels } }: OrgView, lists: Lists, row: number): WrittenLabel[] {
  return Array.from(lists.of(row), (label) => ({
    language: labels.language(label),
    words: labels.words(label),
  }));
}
