import { setImmediate as nextTurn } from "node:timers/promises";
import type { SearchableKind } from "../contract/records.ts";
import { type AddedRecord, type BulkPostings, openBulkPostings } from "../search/postings/bulk-postings.ts";
import { indexedChange } from "../search/postings/indexed-terms.ts";
import { PostingBuffer } from "../search/postings/posting-buffer.ts";
import {
  eachGainedWord,
  inKeyOrder,
  type NewPart,
  type PartChanges,
  type PostingRow,
  settleChanges,
} from "../search/postings/posting-parts.ts";
import { type KnownTerms, unpackRun } from "../search/postings/posting-runs.ts";
import { partOf } from "../search/postings/row-sets.ts";
import type { LocalisedFields } from "../search/text/fields.ts";
import type { IndexTables } from "./tables.ts";

/** Rows that are written at a time. */
const RUN = 8_192;
/** Records that are analysed in one piece: some milliseconds. */
const AT_A_TIME = 32;

/**
 * The postings of a batch. What changes in a part is written at the end; new parts are written in runs, some with each chunk
 * of records, so that the store writes them while the next part is gathered. Those of a large batch come from a thread of
 * their own: any other change in the same parts waits until its rows are written.
 */
export class PostingWriter {
  readonly #tables: IndexTables;
  readonly #vocabulary: KnownTerms;
  readonly #bulk: BulkPostings;
  readonly #buffer: PostingBuffer;
  readonly #rows = new RowQueue();
  /** Changes of parts of which the rows may not be there yet. */
  readonly #later: PartChanges[] = [];

  /** @param firstNewSeq the number of the first record that is added */
  constructor(tables: IndexTables, firstNewSeq: number, vocabulary: KnownTerms) {
    this.#tables = tables;
    this.#vocabulary = vocabulary;
    this.#bulk = openBulkPostings({ firstNewSeq, mostCompleteBytes: tables.tuning.completeBytes });
    this.#buffer = new PostingBuffer(firstNewSeq, this.#bulk.owns);
  }

  /** Puts the terms of a record in that was not there before. */
  async add(added: AddedRecord): Promise<void> {
    if (this.#bulk.takes(added.seq)) await this.#bulk.add(added);
    else await this.change(added.kind, added.seq, undefined, added.texts);
  }

  /** Takes the terms of a record's former texts out and puts those of its new ones in; undefined for none. */
  async change(
    kind: SearchableKind,
    seq: number,
    former: LocalisedFields | undefined,
    texts: LocalisedFields | undefined,
  ): Promise<void> {
    if (this.#bulk.owns(partOf(seq))) await this.#release();
    await this.#change(kind, seq, former, texts);
  }

  /** Gathers here what waits for a thread that is not worth its start. */
  async #release(): Promise<void> {
    for (const [index, { kind, seq, texts }] of this.#bulk.release().entries()) {
      await this.#change(kind, seq, undefined, texts);
      if (index % AT_A_TIME === AT_A_TIME - 1) await nextTurn();
    }
  }

  async #change(
    kind: SearchableKind,
    seq: number,
    former: LocalisedFields | undefined,
    texts: LocalisedFields | undefined,
  ): Promise<void> {
    let change = indexedChange(former, texts);
    if (this.#buffer.isFull(change.book)) {
      await this.#flush();
      // Other records were analysed in between: the terms found before are no longer valid.
      change = indexedChange(former, texts);
    }
    this.#buffer.add(kind, seq, change.was, change.is);
  }

  /** Writes some of what is complete. To be called once for each chunk of records. */
  async writeSome(): Promise<void> {
    const { completeBytes, rowsPerChunk } = this.#tables.tuning;
    if (this.#buffer.completeBytes > completeBytes) this.#queue(this.#buffer.takeComplete());
    this.#queueArrived();
    await this.#writeRows(rowsPerChunk);
  }

  /** To be called before the batch is committed. */
  async finish(): Promise<void> {
    await this.#release();
    const changes = await this.#bulk.end();
    this.#queueArrived();
    await this.#flush();
    for (const change of [...changes, ...this.#later]) await this.#writeChanges(change);
  }

  /** To be called in any case. */
  close(): void {
    this.#bulk.close();
  }

  #queue(parts: readonly NewPart[]): void {
    if (parts.length > 0) this.#rows.add(this.#learning(inKeyOrder(parts)));
  }

  *#learning(rows: Iterable<PostingRow>): Generator<PostingRow> {
    for (const row of rows) {
      this.#vocabulary.learn(row.term);
      yield row;
    }
  }

  #queueArrived(): void {
    for (const arrived of this.#bulk.takeRuns()) {
      for (const word of arrived.words) this.#vocabulary.learn(word);
      this.#rows.add(unpackRun(arrived));
    }
  }

  /** Writes the next rows that wait, at most so many. */
  async #writeRows(most: number): Promise<void> {
    for (let left = most; left > 0; left -= RUN) {
      const rows = this.#rows.take(Math.min(left, RUN));
      if (rows.length === 0) return;
      await this.#tables.addPostings(rows);
      if (left > RUN) await nextTurn();
    }
  }

  async #flush(): Promise<void> {
    const { newParts, changes } = this.#buffer.takeAll();
    this.#queue(newParts);
    await this.#writeRows(Number.POSITIVE_INFINITY);
    for (const change of changes) {
      if (this.#bulk.owns(change.part)) this.#later.push(change);
      else await this.#writeChanges(change);
    }
  }

  async #writeChanges(change: PartChanges): Promise<void> {
    const { kind, part } = change;
    eachGainedWord(change, (term) => this.#vocabulary.learn(term));
    for (let at = 0; at < change.changes.length; at += RUN) {
      const changes = change.changes.slice(at, at + RUN);
      const terms = changes.map(({ term }) => term);
      const before = await this.#tables.findPostings(kind, part, terms);
      const { kept, gone } = settleChanges(changes, before);
      if (kept.length > 0) await this.#tables.putPostings(kind, part, kept);
      if (gone.length > 0) await this.#tables.removePostings(kind, part, gone);
      await nextTurn();
    }
  }
}

/** Rows that wait, one sequence after the other. */
class RowQueue {
  readonly #waiting: Iterator<PostingRow>[] = [];

  add(rows: Iterable<PostingRow>): void {
    this.#waiting.push(rows[Symbol.iterator]());
  }

  /** The next rows, at most so many; none when all were taken. */
  take(most: number): PostingRow[] {
    const taken: PostingRow[] = [];
    while (taken.length < most && this.#waiting.length > 0) {
      const next = this.#waiting[0]!.next();
      if (next.done) this.#waiting.shift();
      else taken.push(next.value);
    }
    return taken;
  }
}
