import type { Lists } from "../../catalogue/columns.ts";
import type { Host } from "../../contract/host.ts";
import type { OrgReader } from "../../discovery/org-reader.ts";
import type { HostView, OrgView } from "../../discovery/org-view.ts";
import { type Recogniser, recogniserOf, type WrittenLabel } from "../../taxonomy/recognise.ts";
import type { Lexicon } from "../understanding/lexicon.ts";
import { loadLexicons } from "../understanding/lexicon.ts";
import type { Nameable } from "../understanding/name-index.ts";
import { OrgWords } from "../understanding/org-words.ts";

/** What the concierge knows of an organisation at one version besides the catalogue. Made on its first message. */
export interface OrgKnowledge {
  /** For a host, so that its name stands for itself. */
  wordsOf(host: HostView | undefined): OrgWords;
  recognise: Recogniser;
}

/** Names of a larger organisation are looked for by text search instead of being held in memory. */
const MOST_NAMES = 60_000;

let lexicons: Promise<ReadonlyMap<string, Lexicon>> | undefined;
const known = new WeakMap<OrgView, Promise<OrgKnowledge>>();

export function knowledgeOf(reader: OrgReader): Promise<OrgKnowledge> {
  let knowledge = known.get(reader.view);
  if (!knowledge) {
    knowledge = readKnowledge(reader);
    // A failure is not kept: the next message tries again.
    knowledge.catch(() => known.delete(reader.view));
    known.set(reader.view, knowledge);
  }
  return knowledge;
}

async function readKnowledge(reader: OrgReader): Promise<OrgKnowledge> {
  lexicons ??= loadLexicons();
  const { view } = reader;
  const { labels, tables } = view.catalogue;
  const { listing, geoArea } = tables;
  const written = (lists: Lists) =>
    [...new Set(lists.values)].map((label) => ({
      language: labels.language(label),
      words: labels.words(label),
    }));
  const named = async (kind: "listing" | "guide"): Promise<Nameable[]> => {
    const table = tables[kind];
    if (table.size > MOST_NAMES) return [];
    const names = await reader.names(kind);
    return names.flatMap((own, row) => (own.length > 0 ? [{ kind, id: table.ids[row]!, names: own }] : []));
  };
  const vocabulary = {
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
    lexicons,
    recogniserOf(new Set(written(listing.category).map(({ language }) => language))),
  ]);
  const words = new Map<string | undefined, OrgWords>();
  return {
    recognise,
    wordsOf(host) {
      let own = words.get(host?.id);
      if (!own) {
        own = new OrgWords({ ...vocabulary, hostName: host && profileOf(host).name }, ready);
        words.set(host?.id, own);
      }
      return own;
    },
  };
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
