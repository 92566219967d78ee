import { BoundedCache } from "../content/bounded-cache.ts";
import { keptWith } from "../content/kept-with.ts";
import { byKind, type SearchableKind } from "../contract/records.ts";
import { matchRows, rangesOf, type SearchOptions, type TextMatches } from "../search/postings/match-rows.ts";
import { rangeOf, TermPostings, type TermRange } from "../search/postings/term-postings.ts";
import type { TextQueryWord } from "../search/text/text-query.ts";
import type { Reader } from "./store.ts";
import type { PostingTables } from "./tables.ts";

/** A search that the store has not answered for so long looks again whether memory can, in milliseconds. */
const LATE_MS = 1_500;

/** The postings of some ranges by their keys, all of one version. */
interface KnownPostings {
  version: number;
  /** The first number that no record has. */
  nextSeq: number;
  ofRange: ReadonlyMap<string, TermPostings>;
}

/**
 * Text search in an organisation. The postings of all terms of a query that are not remembered are read together, each only once,
 * however many fields and costs it has; costs are added up here.
 */
export class TextSearch {
  readonly #tables: PostingTables;
  readonly #matches = new RecentMatches();
  readonly #postings = byKind(() => new RecentPostings());
  /** The first number that no record has, at the newest version that was read. */
  #size = { version: -1, nextSeq: 0 };

  constructor(tables: PostingTables) {
    this.#tables = tables;
  }

  readonly search: Reader["search"] = async (...asked): Promise<TextMatches> => {
    const isUnsure = this.#tables.current() === undefined;
    const answer = this.#answer(...asked);
    if (!isUnsure) return answer;
    const late = Promise.withResolvers<void>();
    const timer = setTimeout(late.resolve, LATE_MS);
    // A store that has been found silent meanwhile knows again what is current: what is remembered.
    const remembered = late.promise.then(() =>
      this.#tables.current() === undefined ? answer : this.#answer(...asked),
    );
    return Promise.race([answer, remembered]).finally(() => clearTimeout(timer));
  };

  async #answer(...[kind, { words }, options]: Parameters<Reader["search"]>): Promise<TextMatches> {
    const current = this.#tables.current();
    const recalled = this.recall(kind, { words }, { ...options, version: current });
    if (recalled) return recalled;
    // What is read with a term may be more or less while the organisation grows, but not within a search.
    const size = this.#size.nextSeq;
    const ranges = [...rangesOf(words, size).values()];
    return this.#match(await this.#read(kind, ranges, current), size, kind, words, options);
  }

  /** What memory alone tells of a version; undefined where that is not all. */
  recall(...[kind, { words }, options]: Parameters<Reader["search"]>): TextMatches | undefined {
    const { version, nextSeq } = this.#size;
    if (options.version !== version) return undefined;
    const known = this.#matches.get(keyOf(kind, words, options), version);
    if (known) return known;
    const ofRange = new Map<string, TermPostings>();
    for (const range of rangesOf(words, nextSeq).keys()) {
      const postings = this.#postings[kind].get(range, version);
      if (!postings) return undefined;
      ofRange.set(range, postings);
    }
    return this.#match({ version, nextSeq, ofRange }, nextSeq, kind, words, options);
  }

  /** `size`: by which the ranges were chosen. */
  #match(
    { version, nextSeq, ofRange }: KnownPostings,
    size: number,
    kind: SearchableKind,
    words: readonly TextQueryWord[],
    options: SearchOptions,
  ): TextMatches {
    const postingsOf = (term: string, prefix: boolean) => ofRange.get(rangeOf(term, prefix, size).key)!;
    const found = { version, ...matchRows(postingsOf, nextSeq, words, options) };
    this.#matches.set(keyOf(kind, words, options), version, found);
    return found;
  }

  /** Remembered postings and those that the store adds to them, if it answers at the same version; else all anew. */
  async #read(
    kind: SearchableKind,
    ranges: readonly TermRange[],
    current: number | undefined,
  ): Promise<KnownPostings> {
    const { version } = this.#size;
    const known = new Map<string, TermPostings>();
    const mayBeGood = current === undefined || current === version;
    for (const { key } of mayBeGood ? ranges : []) {
      const postings = this.#postings[kind].get(key, version);
      if (postings) known.set(key, postings);
    }
    const missing = ranges.filter(({ key }) => !known.has(key));
    const asked = await this.#ask(kind, missing);
    const isWhole = asked.version === version || missing.length === ranges.length;
    const answer = isWhole ? asked : await this.#ask(kind, ranges);
    this.#remember(kind, answer);
    return isWhole ? { ...answer, ofRange: new Map([...known, ...answer.ofRange]) } : answer;
  }

  async #ask(kind: SearchableKind, ranges: readonly TermRange[]): Promise<KnownPostings> {
    const { version, nextSeq, postings } = await this.#tables.postings(kind, ranges);
    return {
      version,
      nextSeq,
      ofRange: new Map(ranges.map(({ key }, i) => [key, new TermPostings(postings[i]!)])),
    };
  }

  /** An answer that is older than what is remembered (searches overtake each other) leaves it alone. */
  #remember(kind: SearchableKind, { version, nextSeq, ofRange }: KnownPostings): void {
    if (version < this.#size.version) return;
    this.#size = { version, nextSeq };
    for (const [key, postings] of ofRange) this.#postings[kind].set(key, version, postings);
  }
}

function keyOf(
  kind: SearchableKind,
  words: readonly TextQueryWord[],
  { mode, within }: SearchOptions,
): string {
  return `${kind} ${mode} ${within?.key} ${words.map(numberOf).join(" ")}`;
}

/** Tells words apart: the same one is asked again and again (see buildTextQuery). */
const numberOf = keptWith((_: TextQueryWord) => ++lastNumber);
let lastNumber = 0;

/** What was asked for lately of the newest version that was asked: nothing of an earlier one is kept. */
class OfNewestVersion<Value> {
  readonly #kept: BoundedCache<string, Value>;
  #version = -1;

  constructor(maxBytes: number, bytes: (value: Value, key: string) => number) {
    this.#kept = new BoundedCache(maxBytes, bytes);
  }

  get(key: string, version: number): Value | undefined {
    return this.#at(version).get(key);
  }

  set(key: string, version: number, value: Value): void {
    this.#at(version).set(key, value);
  }

  #at(version: number): BoundedCache<string, Value> {
    if (version !== this.#version) this.#kept.clear();
    this.#version = version;
    return this.#kept;
  }
}

/** Of one organisation. */
const MAX_MATCHES_BYTES = 32 * 1024 * 1024;

/** The results of recent searches: typing and paging ask the same again. */
class RecentMatches extends OfNewestVersion<TextMatches> {
  constructor() {
    super(
      MAX_MATCHES_BYTES,
      ({ seqs, costs, words }, key) => 2 * key.length + seqs.byteLength + costs.byteLength + words.byteLength,
    );
  }
}

/** Of one kind of one organisation: all postings of some 25,000 listings in five languages. */
const MAX_POSTINGS_BYTES = 48 * 1024 * 1024;

/**
 * The postings of the ranges of terms that were asked for lately, by their keys: queries mostly ask for the same few, the words
 * people look for in every language and spelling.
 */
class RecentPostings extends OfNewestVersion<TermPostings> {
  constructor() {
    // What takes more than a sixth of the room is not worth what it would push out.
    super(MAX_POSTINGS_BYTES, ({ bytes }) =>
      bytes > MAX_POSTINGS_BYTES / 6 ? Number.POSITIVE_INFINITY : bytes,
    );
  }
}
