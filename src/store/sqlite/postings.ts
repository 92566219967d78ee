import type { DatabaseSync } from "node:sqlite";
import type { SearchableKind } from "../../contract/records.ts";
import { indexedChange } from "../indexed-terms.ts";
import type { KnownTerms } from "../known-terms.ts";
import { eachWord, inKeyOrder, type NewPart } from "../new-part.ts";
import { eachGainedWord, type PartChanges, settleChanges } from "../part-changes.ts";
import { PostingBuffer } from "../posting-buffer.ts";

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
    for (const part of parts) eachWord(part, (term) => vocabulary.known.learn(part.book, term));
    for (const { kind, term, part, rows } of inKeyOrder(parts)) add.run(kind, term, part, rows);
    vocabulary.flushRun();
  }

  function writeChanges(part: PartChanges): void {
    eachGainedWord(part, (term) => vocabulary.known.learn(part.book, term));
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
      const buffer = new PostingBuffer(firstNewSeq);
      function finish(): void {
        const { newParts, changes } = buffer.takeAll();
        if (newParts.length > 0) addParts(newParts);
        for (const part of changes) writeChanges(part);
      }
      return {
        /** Takes a record's former terms out and puts its new ones in; undefined for none. */
        change(
          kind: SearchableKind,
          seq: number,
          former: object | undefined,
          record: object | undefined,
        ): void {
          const { book, was, is } = indexedChange(kind, former, record);
          if (buffer.isFull(book)) finish();
          buffer.add(kind, seq, was, is);
          if (buffer.completeBytes > MOST_COMPLETE_BYTES) addParts(buffer.takeComplete());
        },
        /** To be called before the batch is committed. */
        finish,
      };
    },
  };
}
