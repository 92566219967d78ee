import { hash } from "node:crypto";
import { type Intern, labelOf } from "../../search/columns/labels.ts";
import { KnownTerms } from "../../search/postings/posting-runs.ts";
import { LabelNumbers } from "../label-numbers.ts";
import { numberArray, textArray } from "./binary-arrays.ts";
import { prepared } from "./server.ts";
import type { Transaction } from "./transaction.ts";

/** Beyond this many labels in memory a cache starts anew: some tens of megabytes. */
const MOST_KNOWN = 500_000;
/** New terms are written in sorted runs of this length, so that the server has some with every few chunks. */
const RUN = 2_000;

const sql = {
  /** OFFSET has each label looked up by its key: before a first ANALYZE the planner would read the whole organisation. */
  findLabels: prepared(`SELECT l.n, l.digest FROM unnest($2::text[]) k (digest) CROSS JOIN LATERAL
    (SELECT n, digest FROM waymark.label l WHERE l.org_id = $1 AND l.digest = k.digest OFFSET 0) l`),
  addLabels: prepared(`INSERT INTO waymark.label (org_id, n, digest, json)
    SELECT $1, * FROM unnest($2::int4[], $3::text[], $4::text[])`),
  addTerms: prepared(`INSERT INTO waymark.term (org_id, term) SELECT $1, * FROM unnest($2::text[])
    ON CONFLICT (org_id, term) DO NOTHING`),
};

/** The labels that a writer remembers. */
interface KnownLabels {
  numbers: LabelNumbers;
  /** Whether there are no others: then a label that is not among them is new, and the server need not be asked. */
  isComplete: boolean;
}

/**
 * What a writer remembers of an organisation's labels and vocabulary: true as of a version, and as long as every later one
 * is its own. The dictionary gives each label the next number at its first use.
 */
export interface KnownStrings {
  version: number;
  labels: KnownLabels;
  terms: KnownTerms;
}

/** `nextLabel`: the number that the next label gets; 0 while there is none. */
export function knowNothing(version: number, nextLabel: number): KnownStrings {
  const labels = { numbers: new LabelNumbers(), isComplete: nextLabel === 0 };
  return { version, labels, terms: new KnownTerms() };
}

interface Word {
  language: string;
  word: string;
}

/** The labels of a batch: `intern` knows those that were resolved before, and all when none was there before the writer. */
export function openLabels(orgId: string, { labels: known }: KnownStrings, firstNumber: number) {
  let next = firstNumber;
  let missing = new Map<string, Word>();
  let fresh: { label: string; n: number }[] = [];

  function number(label: string, { language, word }: Word): number {
    fresh.push({ label, n: next });
    known.numbers.add(language, word, next);
    return next++;
  }

  /** Finds the numbers of the missing labels or gives them new ones, in the order of their first use. */
  async function resolve({ run }: Transaction): Promise<void> {
    const digests = new Map(Array.from(missing, ([label, word]) => [digestOf(label), { label, word }]));
    missing = new Map();
    const found = await run<[number, string]>(sql.findLabels, [orgId, textArray([...digests.keys()])]);
    for (const [n, digest] of found) {
      const { language, word } = digests.get(digest)!.word;
      known.numbers.add(language, word, n);
      digests.delete(digest);
    }
    for (const { label, word } of digests.values()) number(label, word);
  }

  return {
    next: () => next,
    /** Gives 0 for a label that is not known yet. To be used within `reading`. */
    intern: ((language, word) => {
      const n = known.numbers.get(language, word);
      if (n !== undefined) return n;
      const label = labelOf(language, word);
      if (known.isComplete) return number(label, { language, word });
      missing.set(label, { language, word });
      return 0;
    }) satisfies Intern,
    /** What `read` makes with `intern`, which is done once more if it met labels that were not known. */
    async reading<T>(transaction: Transaction, read: () => T): Promise<T> {
      const result = read();
      if (missing.size === 0) return result;
      await resolve(transaction);
      return read();
    },
    /** Sends the labels that got their numbers here. To be called once for each chunk of records. */
    send({ send }: Transaction): void {
      if (fresh.length > 0) {
        const columns = [
          numberArray(
            "int4",
            fresh.map(({ n }) => n),
          ),
          textArray(fresh.map(({ label }) => digestOf(label))),
          textArray(fresh.map(({ label }) => JSON.stringify(label))),
        ];
        send(sql.addLabels, [orgId, ...columns]);
        fresh = [];
      }
      if (known.numbers.size <= MOST_KNOWN) return;
      known.numbers = new LabelNumbers();
      known.isComplete = false;
    },
  };
}

function digestOf(label: string): string {
  return hash("sha256", label, "base64url");
}

/** Sends the new terms of the vocabulary, in runs: all of them, or only once they are many. */
export function sendTerms({ send }: Transaction, orgId: string, terms: KnownTerms, onlyMany: boolean): void {
  if (onlyMany && terms.fresh < RUN) return;
  const fresh = terms.takeFresh();
  for (let at = 0; at < fresh.length; at += RUN) {
    send(sql.addTerms, [orgId, textArray(fresh.slice(at, at + RUN))]);
  }
}
