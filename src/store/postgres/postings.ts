import { setImmediate as nextTurn } from "node:timers/promises";
import type { SearchableKind } from "../../contract/records.ts";
import { kindNumbers } from "../kind-numbers.ts";
import { bytesArray, textArray } from "./binary-arrays.ts";
import { CELL_FIELD, FIELD_COUNT, type RecordTerms } from "./record-terms.ts";
import { eachRow, encodeRows, PART_ROWS, partOf } from "./row-sets.ts";
import { prepared } from "./server.ts";
import type { Transaction } from "./transaction.ts";

/** Changes that wait, at most: a part of many words is written once, and memory stays below some 200 MB. */
const MOST_WAITING = 8_000_000;
/** From so many on, the changes of a part are written when another part begins. */
const WORTH_WRITING = 500_000;
/** Rows of the table that one statement takes. */
const RUN = 8_192;

const sql = {
  find: prepared(`SELECT k.at, p.rows FROM unnest($4::text[]) WITH ORDINALITY k (term, at)
    JOIN waymark.posting p ON p.org_id = $1 AND p.kind = $2 AND p.term = k.term AND p.part = $3`),
  add: prepared(`INSERT INTO waymark.posting (org_id, kind, part, term, rows)
    SELECT $1, $2::int2, $3::int4, * FROM unnest($4::text[], $5::bytea[])`),
  put: prepared(`INSERT INTO waymark.posting (org_id, kind, part, term, rows)
    SELECT $1, $2::int2, $3::int4, * FROM unnest($4::text[], $5::bytea[])
    ON CONFLICT (org_id, kind, term, part) DO UPDATE SET rows = excluded.rows`),
  remove: prepared(`DELETE FROM waymark.posting WHERE org_id = $1 AND kind = $2::int2 AND part = $3::int4
    AND term = ANY ($4::text[])`),
};

/** What happens to the rows of a term, in the order of events: (offset × 8 + field) × 2, one more where a row loses it. */
type Events = number[];
type PartChanges = Map<string, Events>;

/**
 * The postings of a batch. Changes wait and are written by part, so that a bulk load writes the rows of a word by the
 * thousand, and an update only the words that it added or took away.
 */
export function openPostings(
  transaction: Transaction,
  orgId: string,
  firstNewSeq: number,
  learn: (term: string) => void,
) {
  const { run, send } = transaction;
  const waiting = new Map<string, { kind: number; part: number; changes: PartChanges }>();
  /** Parts in which no row stood before the batch, and which it has not written yet. */
  const written = new Set<string>();
  let count = 0;
  let lastPart = -1;

  function change(
    kind: SearchableKind,
    seq: number,
    was: RecordTerms | undefined,
    is: RecordTerms | undefined,
  ) {
    const part = partOf(seq);
    const offset = seq % PART_ROWS;
    const changes = changesOf(kindNumbers[kind], part);
    for (let field = 0; field < FIELD_COUNT; field++) {
      const before = was?.fields[field] ?? [];
      const after = is?.fields[field] ?? [];
      const event = (offset * 8 + field) * 2;
      note(changes, without(after, before), event);
      note(changes, without(before, after), event + 1);
    }
  }

  function changesOf(kind: number, part: number): PartChanges {
    const key = `${kind} ${part}`;
    const known = waiting.get(key) ?? { kind, part, changes: new Map() };
    waiting.set(key, known);
    return known.changes;
  }

  function note(changes: PartChanges, terms: readonly string[], event: number): void {
    for (const term of terms) {
      const events = changes.get(term);
      if (events) events.push(event);
      else changes.set(term, [event]);
    }
    count += terms.length;
  }

  async function flush(): Promise<void> {
    for (const [key, { kind, part, changes }] of waiting) {
      const isFresh = (firstNewSeq === 1 || part > partOf(firstNewSeq - 1)) && !written.has(key);
      written.add(key);
      for (const [term, events] of changes) if (events.some(isWord)) learn(term);
      const terms = [...changes.keys()].sort();
      for (let at = 0; at < terms.length; at += RUN) {
        await write([orgId, kind, part], terms.slice(at, at + RUN), changes, isFresh);
        await nextTurn();
      }
    }
    waiting.clear();
    count = 0;
  }

  async function write(
    place: [orgId: string, kind: number, part: number],
    terms: readonly string[],
    changes: PartChanges,
    isFresh: boolean,
  ): Promise<void> {
    const before = new Map<string, Buffer>();
    if (!isFresh) {
      const found = await run<[number, Buffer]>(sql.find, [...place, textArray(terms)]);
      for (const [at, rows] of found) before.set(terms[at - 1]!, rows);
    }
    const after = terms.map((term) => [term, rowsAfter(before.get(term), changes.get(term)!)] as const);
    const kept = after.filter(([, rows]) => rows.length > 0);
    const gone = after.filter(([term, rows]) => rows.length === 0 && before.has(term));
    if (kept.length > 0) {
      const columns = [textArray(kept.map(([term]) => term)), bytesArray(kept.map(([, rows]) => rows))];
      send(isFresh ? sql.add : sql.put, [...place, ...columns]);
    }
    if (gone.length > 0) send(sql.remove, [...place, textArray(gone.map(([term]) => term))]);
  }

  return {
    /** What a record has in the postings and what it is to have; undefined for nothing. */
    async change(kind: SearchableKind, seq: number, was?: RecordTerms, is?: RecordTerms): Promise<void> {
      const isNextPart = partOf(seq) !== lastPart;
      lastPart = partOf(seq);
      if (count >= MOST_WAITING || (isNextPart && count >= WORTH_WRITING)) await flush();
      change(kind, seq, was, is);
    },
    /** To be called before the batch is committed. */
    flush,
  };
}

/** Whether a row gains the term as a word of its text. */
function isWord(event: number): boolean {
  return event % 2 === 0 && ((event >> 1) & 7) !== CELL_FIELD;
}

/** The terms of `some` that are not in `others`. */
function without(some: readonly string[], others: readonly string[]): readonly string[] {
  if (some.length === 0 || others.length === 0) return some;
  const known = new Set(others);
  return some.filter((term) => !known.has(term));
}

function rowsAfter(rows: Buffer | undefined, events: Events): Buffer {
  const fields: Set<number>[] = [];
  if (rows) {
    const all = () => true;
    eachRow(0, rows, all, (offset, field) => {
      fields[field] ??= new Set();
      fields[field].add(offset);
    });
  }
  for (const event of events) {
    const field = (event >> 1) & 7;
    const offset = event >> 4;
    fields[field] ??= new Set();
    if (event % 2 === 0) fields[field].add(offset);
    else fields[field].delete(offset);
  }
  return encodeRows(Array.from(fields, (offsets) => offsets && [...offsets]));
}
