import { BoundedCache } from "../../content/bounded-cache.ts";
import { Slices } from "../../content/slices.ts";
import type { Host } from "../../contract/host.ts";
import type { Discovery } from "../../discovery/discovery.ts";
import { readCatalogueWords } from "../../discovery/org/catalogue-words.ts";
import type { Org, OrgHost } from "../../discovery/org/org.ts";
import { spokenLanguages } from "../../languages/registry.ts";
import { type Recogniser, recogniserOf } from "../../sources/taxonomy/recognise.ts";
import { presetWords } from "../../sources/taxonomy/words.ts";
import { type Lexicon, loadLexicons } from "../understanding/lexicon.ts";
import { type OrgLabel, OrgWords } from "../understanding/org-words.ts";

/** What the concierge knows of an organisation at one version besides the catalogue. */
export interface OrgKnowledge {
  /** All hosts share them. */
  words: OrgWords;
  recognise: Recogniser;
}

/** Names of a larger organisation are looked for by text search instead of being held in memory. */
const MAX_NAMES = 60_000;

let sharedWords: Promise<ReadonlyMap<string, Lexicon>> | undefined;
/**
 * The words of all languages, which every organisation shares; read once for the process, in slices, and to the end: whoever asks
 * meanwhile waits for the same.
 */
function loadSharedWords(): Promise<ReadonlyMap<string, Lexicon>> {
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
 * Reads what is to be known of an organisation, in slices. Names of a table with more than `maxNames` rows are left out; tests alone
 * give another number.
 */
export async function readKnowledge(
  org: Org,
  slices = new Slices(),
  maxNames = MAX_NAMES,
): Promise<OrgKnowledge> {
  const lexicons = await loadSharedWords();
  const vocabulary = await readCatalogueWords(org, slices, maxNames);
  const languages = new Set<string>();
  for (const labels of vocabulary.categories) for (const { language } of labels) languages.add(language);
  const recognise = await recogniserOf(languages);
  const otherWords = await otherWordsOf(vocabulary.categories, recognise);
  const words = await OrgWords.build({ ...vocabulary, otherWords }, lexicons, slices);
  return { words, recognise };
}

/** What OpenStreetMap calls categories in the languages that guests speak, and of shops what leads to them: "profumeria", "perfume". */
async function otherWordsOf(
  categories: readonly OrgLabel[][],
  recognise: Recogniser,
): Promise<Map<string, OrgLabel[]>> {
  const found = new Map<string, OrgLabel[]>();
  for (const [language, { grammar }] of Object.entries(spokenLanguages)) {
    const presets = await presetWords(grammar.taxonomyCode ?? language);
    for (const labels of categories) {
      const id = recognise(labels);
      const { name, aliases = [], terms = [] } = (id === undefined ? undefined : presets.get(id)) ?? {};
      // "In the house" is no building: nobody asks for one by the word for a house.
      if (!id || !name || id.startsWith("building")) continue;
      const others = [name, ...aliases, ...(id.startsWith("shop/") ? terms : [])];
      const key = labels[0]!.words;
      found.set(key, [...(found.get(key) ?? []), ...others.map((words) => ({ language, words }))]);
    }
  }
  return found;
}

const profiles = new WeakMap<OrgHost, Host>();

/** A host's profile as it is shown, read once for a version. */
export function readProfile(host: OrgHost): Host {
  let profile = profiles.get(host);
  if (!profile) {
    profile = JSON.parse(host.profile.toString("utf8")) as Host;
    profiles.set(host, profile);
  }
  return profile;
}

/** Organisations whose knowledge is held. */
const MAX_ORGANISATIONS = 64;
/** What was read serves so long for later versions, in milliseconds of the clock of requests. */
const GOOD_FOR_MS = 10_000;
/** Organisations that are made ready before anybody asks. */
const WARM_ORGANISATIONS = 8;

interface Entry {
  /** The version it was read from. */
  version: string;
  readMs: number;
  knowledge: Promise<OrgKnowledge>;
  isRenewing: boolean;
  /** What may end the reading before it is done; undefined where somebody waits for it. */
  signal: AbortSignal | undefined;
}

/**
 * What the concierge knows of organisations. Reading it takes tenths of a second of CPU, in slices, so an earlier version's serves on
 * while a newer one is read in the background: names and words a few seconds old do no harm, since every place is looked up in the
 * version that is asked, and what is gone is not found.
 */
export class KnowledgeBook {
  readonly #entries = new BoundedCache<string, Entry>(MAX_ORGANISATIONS);
  readonly #sliceMilliseconds: number | undefined;

  /** @param sliceMilliseconds as of {@link Slices}; tests alone give a number */
  constructor(sliceMilliseconds?: number) {
    this.#sliceMilliseconds = sliceMilliseconds;
  }

  /** What is known of an organisation; read now where nothing is. `nowMs`: when it is asked, epoch milliseconds. */
  async of(org: Org, nowMs: number): Promise<OrgKnowledge> {
    const entry = this.#entryOf(org, nowMs);
    const isOld = entry.version !== versionOf(org) && nowMs - entry.readMs >= GOOD_FOR_MS;
    if (isOld && !entry.isRenewing) void this.#renew(entry, org, nowMs);
    try {
      return await entry.knowledge;
    } catch (error) {
      // What was read ahead and stopped is still wanted here.
      if (!entry.signal?.aborted) throw error;
      return this.of(org, nowMs);
    }
  }

  /**
   * Reads what first messages would otherwise wait for: the words of all languages, and the first few organisations. Ends early once
   * `signal` is aborted.
   * @throws what reading an organisation throws
   */
  async warmUp(
    discovery: Pick<Discovery, "read">,
    orgIds: readonly string[],
    signal: AbortSignal,
  ): Promise<void> {
    await loadSharedWords();
    for (const orgId of orgIds.slice(0, WARM_ORGANISATIONS)) {
      if (signal.aborted) return;
      await discovery.read(orgId, async (org, nowMs) => {
        const { knowledge } = this.#entryOf(org, nowMs, signal);
        await knowledge.catch((error) => {
          if (!signal.aborted) throw error;
        });
      });
    }
  }

  /** The entry of an organisation; where there is none, reading begins. */
  #entryOf(org: Org, nowMs: number, signal?: AbortSignal): Entry {
    return this.#entries.getOrMake(org.id, () => this.#begin(org, nowMs, signal));
  }

  #begin(org: Org, nowMs: number, signal: AbortSignal | undefined): Entry {
    const entry: Entry = {
      version: versionOf(org),
      readMs: nowMs,
      knowledge: readKnowledge(org, new Slices({ milliseconds: this.#sliceMilliseconds, signal })),
      isRenewing: false,
      signal,
    };
    // A failure is not kept: the next message tries again.
    entry.knowledge.catch(() => {
      if (this.#entries.get(org.id) === entry) this.#entries.delete(org.id);
    });
    return entry;
  }

  async #renew(entry: Entry, org: Org, nowMs: number): Promise<void> {
    entry.isRenewing = true;
    try {
      const next = await readKnowledge(org);
      entry.knowledge = Promise.resolve(next);
      entry.version = versionOf(org);
    } catch {
      // Such as a version that was replaced while it was read: what is known serves on, and a later message tries again.
    } finally {
      entry.readMs = nowMs;
      entry.isRenewing = false;
    }
  }
}

function versionOf({ epoch, version }: Org): string {
  return `${epoch} ${version}`;
}
