import { hash } from "node:crypto";
import type { Intern } from "../../content/facts.ts";
import { numberArray, textArray } from "./binary-arrays.ts";
import { prepared } from "./server.ts";
import type { Transaction } from "./transaction.ts";

/** Beyond this many strings in memory a cache starts anew: some tens of megabytes. */
const MOST_KNOWN = 500_000;
/** New terms are written in sorted runs of this length, so that neighbours in the index are written together. */
const RUN = 20_000;

const sql = {
  findLabels: prepared("SELECT n, digest FROM waymark.label WHERE org_id = $1 AND digest = ANY ($2::text[])"),
  addLabels: prepared(`INSERT INTO waymark.label (org_id, n, digest, json)
    SELECT $1, * FROM unnest($2::int4[], $3::text[], $4::text[])`),
  addTerms: prepared(`INSERT INTO waymark.term (org_id, term) SELECT $1, * FROM unnest($2::text[])
    ON CONFLICT (org_id, term) DO NOTHING`),
};

/**
 * What a writer remembers of an organisation's labels and vocabulary: true as of a version, and as long as every later one
 * is its own. The dictionary gives each label the next number at its first use.
 */
export interface KnownStrings {
  version: number;
  labels: Map<string, number>;
  terms: Set<string>;
}

export function knowNothing(version: number): KnownStrings {
  return { version, labels: new Map(), terms: new Set() };
}

/** The labels of a batch: `intern` knows those that were resolved before. */
export function openLabels(orgId: string, { labels: known }: KnownStrings, firstNumber: number) {
  let next = firstNumber;
  let missing = new Set<string>();

  return {
    next: () => next,
    /** Gives 0 for a label that is not known yet and remembers it for `resolve`. */
    intern: ((label) => {
      const n = known.get(label);
      if (n === undefined) missing.add(label);
      return n ?? 0;
    }) satisfies Intern,
    /** Whether `intern` met a label since the last `resolve` that it did not know. */
    lacks: () => missing.size > 0,
    /** Finds the numbers of the missing labels or gives them new ones, in the order of their first use. */
    async resolve({ run, send }: Transaction): Promise<void> {
      const digests = new Map([...missing].map((label) => [hash("sha256", label, "base64url"), label]));
      missing = new Set();
      if (known.size + digests.size > MOST_KNOWN) known.clear();
      const found = await run<[number, string]>(sql.findLabels, [orgId, textArray([...digests.keys()])]);
      for (const [n, digest] of found) {
        known.set(digests.get(digest)!, n);
        digests.delete(digest);
      }
      if (digests.size === 0) return;
      const numbers = Array.from(digests, () => next++);
      [...digests.values()].forEach((label, i) => {
        known.set(label, numbers[i]!);
      });
      const texts = Array.from(digests.values(), (label) => JSON.stringify(label));
      const columns = [numberArray("int4", numbers), textArray([...digests.keys()]), textArray(texts)];
      send(sql.addLabels, [orgId, ...columns]);
    },
  };
}

/** The vocabulary: terms are collected and written in runs. */
export function openTerms(orgId: string, { terms: known }: KnownStrings) {
  let fresh: string[] = [];

  function flush({ send }: Transaction): void {
    const terms = fresh.sort();
    fresh = [];
    for (let at = 0; at < terms.length; at += RUN) {
      send(sql.addTerms, [orgId, textArray(terms.slice(at, at + RUN))]);
    }
    if (known.size >= MOST_KNOWN) known.clear();
  }
  return {
    learn(term: string): void {
      if (known.has(term)) return;
      known.add(term);
      fresh.push(term);
    },
    /** Writes the terms once they are many. */
    flushRun(transaction: Transaction): void {
      if (fresh.length >= RUN) flush(transaction);
    },
    /** To be called after postings were written, and before the batch is committed. */
    flush,
  };
}
