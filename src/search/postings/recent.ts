import { BoundedCache } from "../../content/bounded-cache.ts";
import type { TextMatches } from "./match-rows.ts";
import type { TermPostings } from "./term-postings.ts";

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
export class RecentMatches extends OfNewestVersion<TextMatches> {
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
export class RecentPostings extends OfNewestVersion<TermPostings> {
  constructor() {
    // What takes more than a sixth of the room is not worth what it would push out.
    super(MAX_POSTINGS_BYTES, ({ bytes }) =>
      bytes > MAX_POSTINGS_BYTES / 6 ? Number.POSITIVE_INFINITY : bytes,
    );
  }
}
