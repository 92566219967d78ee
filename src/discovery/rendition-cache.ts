import type { Rendition } from "../content/rendition.ts";

interface Kept {
  version: number;
  rendition: Rendition;
}
type Shelves = Map<string, Map<number, Kept>>;

/** Rough cost of an entry besides its bytes. */
const ENTRY_BYTES = 300;

/**
 * Renditions by shelf (organisation, kind, way of choosing a language) and record, bounded by bytes. Two generations
 * approximate "least recently used" at the price of a look-up: what is used moves to the young one, and when that is
 * half of the bound the old one is dropped whole.
 */
export class RenditionCache {
  readonly #maxYoungBytes: number;
  #young: Shelves = new Map();
  #old: Shelves = new Map();
  #youngBytes = 0;

  constructor(maxBytes: number) {
    this.#maxYoungBytes = maxBytes / 2;
  }

  /** Finds renditions of a shelf, as it is now, by their records' versions. */
  on(shelf: string): (seq: number, version: number) => Rendition | undefined {
    const [youngs, olds] = [this.#young.get(shelf), this.#old.get(shelf)];
    return (seq, version) => {
      const young = youngs?.get(seq);
      if (young?.version === version) return young.rendition;
      const old = olds?.get(seq);
      if (old?.version !== version) return undefined;
      this.set(shelf, seq, version, old.rendition);
      return old.rendition;
    };
  }

  set(shelf: string, seq: number, version: number, rendition: Rendition): void {
    if (this.#youngBytes > this.#maxYoungBytes) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#youngBytes = 0;
    }
    let kept = this.#young.get(shelf);
    if (!kept) {
      kept = new Map();
      this.#young.set(shelf, kept);
    }
    kept.set(seq, { version, rendition });
    this.#youngBytes += rendition.head.length + ENTRY_BYTES;
  }
}
