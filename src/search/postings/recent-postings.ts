/** The rows of a term in one part (see row-sets.ts). */
export interface Posting {
  part: number;
  rows: Uint8Array;
}

/** Bytes of postings kept in memory for one kind of one organisation. */
const MOST_BYTES = 8 * 1024 * 1024;
/** What a range, and a posting in it, costs beside its rows, about. */
const OVERHEAD_BYTES = 200;

/**
 * The postings of the ranges of terms that were asked for lately, at one version: queries mostly ask for the same few, the
 * words people look for in every language and spelling.
 */
export function createRecentPostings() {
  const recent = new Map<string, readonly Posting[]>();
  let newest = -1;
  let bytes = 0;

  function keepTo(version: number): void {
    if (version === newest) return;
    recent.clear();
    bytes = 0;
    newest = version;
  }
  return {
    /** By the key of a range; undefined where they are not remembered at this version. */
    get(key: string, version: number): readonly Posting[] | undefined {
      keepTo(version);
      const known = recent.get(key);
      if (known) {
        recent.delete(key);
        recent.set(key, known);
      }
      return known;
    },
    set(key: string, version: number, postings: readonly Posting[]): void {
      keepTo(version);
      const former = recent.get(key);
      if (former) bytes -= sizeOf(former);
      recent.delete(key);
      const size = sizeOf(postings);
      if (size > MOST_BYTES / 2) return;
      recent.set(key, postings);
      bytes += size;
      for (const [oldKey, old] of recent) {
        if (bytes <= MOST_BYTES) return;
        recent.delete(oldKey);
        bytes -= sizeOf(old);
      }
    },
  };
}

export type RecentPostings = ReturnType<typeof createRecentPostings>;

function sizeOf(postings: readonly Posting[]): number {
  return postings.reduce((sum, { rows }) => sum + rows.length + OVERHEAD_BYTES, OVERHEAD_BYTES);
}
