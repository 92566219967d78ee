import type { TextMatches } from "./match-rows.ts";

/** Bytes of results kept for one organisation. */
const MOST_BYTES = 4 * 1024 * 1024;
const MOST_RESULTS = 256;

/** The results of recent searches at the newest version seen: typing and paging ask the same again. */
export function createRecentMatches() {
  const results = new Map<string, TextMatches>();
  let bytes = 0;
  let newest = -1;

  function keepTo(version: number): void {
    if (version === newest) return;
    results.clear();
    bytes = 0;
    newest = version;
  }
  return {
    get(key: string, version: number): TextMatches | undefined {
      keepTo(version);
      const found = results.get(key);
      if (found) {
        results.delete(key);
        results.set(key, found);
      }
      return found;
    },
    set(key: string, matches: TextMatches): void {
      keepTo(matches.version);
      if (sizeOf(key, matches) > MOST_BYTES) return;
      results.set(key, matches);
      bytes += sizeOf(key, matches);
      for (const [oldKey, old] of results) {
        if (bytes <= MOST_BYTES && results.size <= MOST_RESULTS) return;
        results.delete(oldKey);
        bytes -= sizeOf(oldKey, old);
      }
    },
  };
}

function sizeOf(key: string, { seqs, costs, words }: TextMatches): number {
  return 2 * key.length + seqs.byteLength + costs.byteLength + words.byteLength;
}
