import { Slices } from "../../content/slices.ts";
import type { Host } from "../../contract/host.ts";
import type { Org, OrgHost } from "../../discovery/org/org.ts";
import type { OrgReader } from "../../discovery/org-reader.ts";
import type { Lists } from "../../search/columns/lists.ts";
import { type Recogniser, recogniserOf, type WrittenLabel } from "../../sources/taxonomy/recognise.ts";
import { type Lexicon, loadLexicons } from "../understanding/lexicon.ts";
import { OrgWords } from "../understanding/org-words.ts";
import { readVocabulary, writtenLabel } from "./read-vocabulary.ts";

/** What the concierge knows of an organisation at one version besides the catalogue. */
export interface OrgKnowledge {
  /** All hosts share them. */
  words: OrgWords;
  recognise: Recogniser;
}

/** Names of a larger organisation are looked for by text search instead of being held in memory. */
const MOST_NAMES = 60_000;

let sharedWords: Promise<ReadonlyMap<string, Lexicon>> | undefined;
/**
 * The words of all languages, which every organisation shares; read once for the process, in slices, and to the end: whoever asks
 * meanwhile waits for the same.
 */
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
 * Reads what is to be known of a reader's view, in slices. Names of a table with more than `mostNames` rows are left out; tests alone
 * give another number.
 */
export async function readKnowledge(
  reader: OrgReader,
  slices = new Slices(),
  mostNames = MOST_NAMES,
): Promise<OrgKnowledge> {
  const lexicons = await loadSharedWords();
  const vocabulary = await readVocabulary(reader, slices, mostNames);
  const words = await OrgWords.build(vocabulary, lexicons, slices);
  const languages = new Set<string>();
  for (const labels of vocabulary.categories) for (const { language } of labels) languages.add(language);
  return { words, recognise: await recogniserOf(languages) };
}

const profiles = new WeakMap<OrgHost, Host>();

/** A host's profile as it is shown, read once for a version. */
export function profileOf(host: OrgHost): Host {
  let profile = profiles.get(host);
  if (!profile) {
    profile = JSON.parse(host.profile.toString("utf8")) as Host;
    profiles.set(host, profile);
  }
  return profile;
}

/** The labels of a listing's list in all languages. */
export function labelsOf(view: Org, lists: Lists, row: number): WrittenLabel[] {
  return Array.from(lists.of(row), (label) => writtenLabel(view, label));
}
