import type { DatabaseSync } from "node:sqlite";
import { type Intern, labelOf } from "../../search/columns/labels.ts";
import { KnownTerms } from "../../search/postings/posting-runs.ts";
import { LabelNumbers } from "../label-numbers.ts";

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
  let known = new LabelNumbers();
  let next: number | undefined;

  function numberOf(label: string): number {
    const found = find.get(label) as unknown as [number] | undefined;
    if (found) return found[0];
    next ??= (count.get() as unknown as [number])[0];
    add.run(next, label);
    return next++;
  }
  return {
    intern(language, word) {
      const found = known.get(language, word);
      if (found !== undefined) return found;
      if (known.size >= MOST_KNOWN) known = new LabelNumbers();
      const n = numberOf(labelOf(language, word));
      known.add(language, word, n);
      return n;
    },
    forget() {
      known = new LabelNumbers();
      next = undefined;
    },
  };
}

/** The vocabulary: terms are collected and written in runs. */
export function openTerms(database: DatabaseSync) {
  const add = database.prepare("INSERT OR IGNORE INTO term VALUES (?)");
  const known = new KnownTerms();

  function flush(): void {
    for (const term of known.takeFresh()) add.run(term);
  }
  return {
    known,
    /** Writes the new terms once they are many. */
    flushRun(): void {
      if (known.fresh >= RUN) flush();
    },
    /** To be called before the batch is committed. */
    flush,
    forget: () => known.forget(),
  };
}
