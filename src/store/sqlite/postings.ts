import type { DatabaseSync } from "node:sqlite";
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
import { type KnownTerms, type PostingRun, unpackRun } from "../../search/postings/posting-runs.ts";

/**
 * Bytes of new parts that wait for each other, so that the table is written through, from its first key to its last, once
 * for some 40,000 records and not once for each part.
 */
const MOST_COMPLETE_BYTES = 96 * 1024 * 1024;

/** The postings of a file. */
export function openPostings(database: DatabaseSync, vocabulary: { known: KnownTerms; flushRun(): void }) {
  const find = database.prepare("SELECT rows FROM posting WHERE kind = ? AND term = ? AND part = ?");
  const add = database.prepare("INSERT INTO posting VALUES (?, ?, ?, ?)");
  const update = database.prepare("UPDATE posting SET rows = ? WHERE kind = ? AND term = ? AND part = ?");
  const remove = database.prepare("DELETE FROM posting WHERE kind = ? AND term = ? AND part = ?");
  find.setReturnArrays(true);

  function addParts(parts: readonly NewPart[]): void {
    for (const row of inKeyOrder(parts)) {
      if (isWord(row)) vocabulary.known.learn(row.term);
      addRow(row);
    }
    vocabulary.flushRun();
  }

  function addRun(run: PostingRun): void {
    for (const word of run.words) vocabulary.known.learn(word);
    for (const row of unpackRun(run)) addRow(row);
    vocabulary.flushRun();
  }

  function addRow({ kind, term, part, rows }: PostingRow): void {
    add.run(kind, term, part, rows);
  }

  function writeChanges(part: PartChanges): void {
    eachGainedWord(part, (term) => vocabulary.known.learn(term));
    const before = new Map<string, Uint8Array>();
    for (const { term } of part.changes) {
      const found = find.get(part.kind, term, part.part) as unknown as [Uint8Array] | undefined;
      if (found) before.set(term, found[0]);
    }
    const { kept, gone } = settleChanges(part.changes, before);
    for (const { term, rows } of kept) {
      if (before.has(term)) update.run(rows, part.kind, term, part.part);
      else add.run(part.kind, term, part.part, rows);
    }
    for (const term of gone) remove.run(part.kind, term, part.part);
  }

  return {
    /** The postings of one batch. `firstNewSeq`: the number of the first record that it adds. */
    begin(firstNewSeq: number) {
      const bulk = openBulkPostings({ firstNewSeq, mostCompleteBytes: MOST_COMPLETE_BYTES });
      const buffer = new PostingBuffer(firstNewSeq, bulk.owns);
      /** Changes of parts of which the rows may not be there yet. */
      const later: PartChanges[] = [];

      function addArrived(): void {
        for (const run of bulk.takeRuns()) addRun(run);
      }
      function takeAll(): void {
        const { newParts, changes } = buffer.takeAll();
        addParts(newParts);
        for (const part of changes) {
          if (bulk.owns(part.part)) later.push(part);
          else writeChanges(part);
        }
      }
      function change(
        kind: SearchableKind,
        seq: number,
        former: object | undefined,
        record: object | undefined,
      ): void {
        const { book, was, is } = indexedChange(kind, former, record);
        if (buffer.isFull(book)) takeAll();
        buffer.add(kind, seq, was, is);
        if (buffer.completeBytes > MOST_COMPLETE_BYTES) addParts(buffer.takeComplete());
      }
      return {
        /**
         * Puts the terms of a record in that was not there before; `body` is its JSON. To be waited for: a large batch has a
         * thread that must not fall behind.
         */
        add(kind: SearchableKind, seq: number, record: object, body: string): void | Promise<void> {
          if (!bulk.takes(seq)) return change(kind, seq, undefined, record);
          addArrived();
          return bulk.add(kind, seq, body);
        },
        /** Takes a record's former terms out and puts its new ones in; undefined for none. */
        change,
        /** Waits for the thread of a large batch. To be called before `finish`. */
        async settle(): Promise<void> {
          later.unshift(...(await bulk.end()));
        },
        /** To be called before the batch is committed. */
        finish(): void {
          addArrived();
          takeAll();
          for (const part of later) writeChanges(part);
        },
        /** To be called in any case. */
        close: bulk.close,
      };
    },
  };
}
