import type { DatabaseSync } from "node:sqlite";
import type { Intern } from "../../content/facts.ts";

/** Beyond this many strings in memory a cache starts anew: some tens of megabytes. */
const MOST_KNOWN = 500_000;
/** New terms are written in sorted runs of this length, so that neighbours in the tree are written together. */
const RUN = 20_000;

export interface KnownStrings {
  /** To be called when another writer may have written, or a batch was rolled back. */
  forget(): void;
}

/** The dictionary of labels: each gets the next number at its first use and keeps it. */
export function openLabels(database: DatabaseSync): KnownStrings & { intern: Intern } {
  const find = database.prepare("SELECT n FROM label WHERE label = ?");
  const count = database.prepare("SELECT coalesce(max(n) + 1, 0) FROM label");
  const add = database.prepare("INSERT INTO label VALUES (?, ?)");
  find.setReturnArrays(true);
  count.setReturnArrays(true);
  const known = new Map<string, number>();
  let next: number | undefined;

  function numberOf(label: string): number {
    const found = find.get(label) as unknown as [number] | undefined;
    if (found) return found[0];
    next ??= (count.get() as unknown as [number])[0];
    add.run(next, label);
    return next++;
  }
  return {
    intern(label) {
      let n = known.get(label);
      if (n === undefined) {
        n = numberOf(label);
        if (known.size >= MOST_KNOWN) known.clear();
        known.set(label, n);
      }
      return n;
    },
    forget() {
      known.clear();
      next = undefined;
    },
  };
}

/** The vocabulary: terms are collected and written in runs. */
export function openTerms(database: DatabaseSync) {
  const add = database.prepare("INSERT OR IGNORE INTO term VALUES (?)");
  const known = new Set<string>();
  let fresh: string[] = [];

  function flush(): void {
    for (const term of fresh.sort()) add.run(term);
    fresh = [];
    if (known.size >= MOST_KNOWN) known.clear();
  }
  return {
    learn(terms: Iterable<string>): void {
      for (const term of terms) {
        if (known.has(term)) continue;
        known.add(term);
        fresh.push(term);
      }
      if (fresh.length >= RUN) flush();
    },
    /** To be called before the batch is committed. */
    flush,
    forget(): void {
      known.clear();
      fresh = [];
    },
  };
}
