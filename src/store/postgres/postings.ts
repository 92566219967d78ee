import { setImmediate as nextTurn } from "node:timers/promises";
import type { SearchableKind } from "../../contract/records.ts";
import { openBulkPostings } from "../../search/postings/bulk-postings.ts";
import { indexedChange } from "../../search/postings/indexed-terms.ts";
import { PostingBuffer } from "../../search/postings/posting-buffer.ts";
import {
  eachGainedWord,
  inKeyOrder,
  isWord,
  type NewPart,
  type PartChanges,
  type PostingRow,
  settleChanges,
} from "../../search/postings/posting-parts.ts";
import { type KnownTerms, unpackRun } from "../../search/postings/posting-runs.ts";
import { bytesArray, numberArray, textArray } from "./binary-arrays.ts";
import { prepared } from "./server.ts";
import type { Transaction } from "./transaction.ts";

/** Rows of the table that one statement takes. */
const RUN = 8_192;
/** Rows that go with a chunk of records: a part has some 600 for each. */
const SHORT_RUN = 1_024;

const sql = {
  /** OFFSET has each term looked up by its key: before a first ANALYZE the planner would read the whole organisation. */
  find: prepared(`SELECT k.at, p.rows FROM unnest($4::text[]) WITH ORDINALITY k (term, at) CROSS JOIN LATERAL
    (SELECT rows FROM waymark.posting p
      WHERE p.org_id = $1 AND p.kind = $2 AND p.term = k.term AND p.part = $3 OFFSET 0) p`),
  add: prepared(`INSERT INTO waymark.posting (org_id, kind, part, term, rows)
    SELECT $1, * FROM unnest($2::int2[], $3::int4[], $4::text[], $5::bytea[])`),
  put: prepared(`INSERT INTO waymark.posting (org_id, kind, part, term, rows)
    SELECT $1, $2::int2, $3::int4, * FROM unnest($4::text[], $5::bytea[])
    ON CONFLICT (org_id, kind, term, part) DO UPDATE SET rows = excluded.rows`),
  remove: prepared(`DELETE FROM waymark.posting WHERE org_id = $1 AND kind = $2::int2 AND part = $3::int4
    AND term = ANY ($4::text[])`),
};

/**
 * The postings of a batch. New parts go to the server in runs, one with each chunk of records, so that the server writes
 * them while the next part is gathered.
 */
export function openPostings(
  { run, send }: Transaction,
  orgId: string,
  firstNewSeq: number,
  vocabulary: KnownTerms,
) {
  const bulk = openBulkPostings({ firstNewSeq, mostCompleteBytes: 0 });
  const buffer = new PostingBuffer(firstNewSeq, bulk.owns);
  const rows = createRowQueue();
  /** Changes of parts of which the rows may not be there yet. */
  const later: PartChanges[] = [];

  function queue(parts: readonly NewPart[]): void {
    rows.add(learning(inKeyOrder(parts)));
  }
  function* learning(rows: Iterable<PostingRow>): Generator<PostingRow> {
    for (const row of rows) {
      if (isWord(row)) vocabulary.learn(row.term);
      yield row;
    }
  }
  function queueArrived(): void {
    for (const arrived of bulk.takeRuns()) {
      for (const word of arrived.words) vocabulary.learn(word);
      rows.add(unpackRun(arrived));
    }
  }

  function sendRun(most: number): boolean {
    const next = rows.take(most);
    if (next.length > 0) send(sql.add, [orgId, ...columnsOf(next)]);
    return next.length > 0;
  }

  async function flush(): Promise<void> {
    const { newParts, changes } = buffer.takeAll();
    queue(newParts);
    while (sendRun(RUN)) await nextTurn();
    for (const change of changes) {
      if (bulk.owns(change.part)) later.push(change);
      else await writeChanges(change);
    }
  }

  async function writeChanges(part: PartChanges): Promise<void> {
    eachGainedWord(part, (term) => vocabulary.learn(term));
    const place = [orgId, part.kind, part.part];
    for (let at = 0; at < part.changes.length; at += RUN) {
      const changes = part.changes.slice(at, at + RUN);
      const terms = changes.map(({ term }) => term);
      const found = await run<[number, Buffer]>(sql.find, [...place, textArray(terms)]);
      const before = new Map(found.map(([n, was]) => [terms[n - 1]!, was]));
      const { kept, gone } = settleChanges(changes, before);
      const keptTerms = textArray(kept.map(({ term }) => term));
      if (kept.length > 0) send(sql.put, [...place, keptTerms, bytesArray(kept.map((row) => row.rows))]);
      if (gone.length > 0) send(sql.remove, [...place, textArray(gone)]);
      await nextTurn();
    }
  }

  return {
    /** Puts the terms of a record in that was not there before; `body` is its JSON. */
    async add(kind: SearchableKind, seq: number, record: object, body: string): Promise<void> {
      if (bulk.takes(seq)) await bulk.add(kind, seq, body);
      else await this.change(kind, seq, undefined, record);
    },
    /** Takes a record's former terms out and puts its new ones in; undefined for none. */
    async change(kind: SearchableKind, seq: number, former?: object, record?: object): Promise<void> {
      let change = indexedChange(kind, former, record);
      if (buffer.isFull(change.book)) {
        await flush();
        // Others have analysed their records meanwhile: the terms that were found are good no more.
        change = indexedChange(kind, former, record);
      }
      buffer.add(kind, seq, change.was, change.is);
    },
    /** Sends a run of what is complete. To be called once for each chunk of records. */
    sendSome(): void {
      queue(buffer.takeComplete());
      queueArrived();
      sendRun(SHORT_RUN);
    },
    /** To be called before the batch is committed. */
    async finish(): Promise<void> {
      const changes = await bulk.end();
      queueArrived();
      await flush();
      for (const change of [...changes, ...later]) await writeChanges(change);
    },
    /** To be called in any case. */
    close: bulk.close,
  };
}

/** The rows of new parts, one sequence after the other. */
function createRowQueue() {
  const waiting: Iterator<PostingRow>[] = [];
  return {
    add: (rows: Iterable<PostingRow>) => void waiting.push(rows[Symbol.iterator]()),
    /** The next rows, at most so many; none when all were taken. */
    take(most: number): PostingRow[] {
      const taken: PostingRow[] = [];
      while (taken.length < most && waiting.length > 0) {
        const next = waiting[0]!.next();
        if (next.done) waiting.shift();
        else taken.push(next.value);
      }
      return taken;
    },
  };
}

function columnsOf(rows: readonly PostingRow[]): Buffer[] {
  return [
    numberArray(
      "int2",
      rows.map(({ kind }) => kind),
    ),
    numberArray(
      "int4",
      rows.map(({ part }) => part),
    ),
    textArray(rows.map(({ term }) => term)),
    bytesArray(rows.map((row) => row.rows)),
  ];
}
