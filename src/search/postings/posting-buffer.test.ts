import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { listing } from "../../../test/support/store-conformance/records.ts";
import { TermBook } from "../text/term-book.ts";
import { indexedChange, indexedTerms, indexedText } from "./indexed-terms.ts";
import { PostingBuffer } from "./posting-buffer.ts";
import {
  inKeyOrder,
  type NewPart,
  type PartChanges,
  type PostingRow,
  settleChanges,
} from "./posting-parts.ts";
import { eachRow, PART_ROWS } from "./row-sets.ts";

const FIRST_NEW = 5_000;
const WORDS = "harbour museum bakery garden 東京 old".split(" ");

type Row = Pick<PostingRow, "kind" | "term" | "part">;
const keyOf = ({ kind, term, part }: Row) => `${kind} ${part} ${term}`;

/** A table of postings that does as it is told, and refuses to add what is there. */
function emptyTable() {
  const rows = new Map<string, Uint8Array>();
  return {
    rows,
    add(parts: readonly NewPart[]): void {
      for (const row of inKeyOrder(parts)) {
        assert.ok(!rows.has(keyOf(row)), `${keyOf(row)} is there`);
        rows.set(keyOf(row), row.rows);
      }
    },
    change({ kind, part, changes }: PartChanges): void {
      const key = (term: string) => keyOf({ kind, term, part });
      const before = new Map<string, Uint8Array>();
      for (const { term } of changes) if (rows.has(key(term))) before.set(term, rows.get(key(term))!);
      const { kept, gone } = settleChanges(changes, before);
      for (const { term, rows: bytes } of kept) rows.set(key(term), bytes);
      for (const term of gone) rows.delete(key(term));
    },
    /** As "kind part term: offset.field …". */
    content: () =>
      Array.from(rows, ([key, bytes]) => {
        const found: string[] = [];
        eachRow(bytes, (offset, field) => found.push(`${offset}.${field}`));
        return `${key}: ${found.sort().join(" ")}`;
      }).sort(),
  };
}

/** The same, said the slow and obvious way. */
function expectedContent(records: ReadonlyMap<number, object>): string[] {
  const found = new Map<string, string[]>();
  for (const [seq, record] of records) {
    const { book, terms, ends } = indexedTerms("listing", record);
    for (const [i, number] of terms.entries()) {
      const key = keyOf({ kind: 3, term: book.text(number), part: Math.floor(seq / PART_ROWS) });
      const field = ends.findIndex((end) => i < end);
      found.set(key, [...(found.get(key) ?? []), `${seq % PART_ROWS}.${field}`]);
    }
  }
  return Array.from(found, ([key, places]) => `${key}: ${places.sort().join(" ")}`).sort();
}

const words = fc.array(fc.constantFrom(...WORDS), { maxLength: 3 }).map((list) => list.join(" "));
const someListing = fc
  .record({ name: words, keywords: words, at: fc.boolean() })
  .map(({ name, keywords, at }) =>
    listing("one", name, {
      keywords: { "en-GB": [keywords] },
      ...(at && { geoLocation: [55.68, 12.57] as [number, number] }),
    }),
  );
/** Records that are there before the batch, new ones, and new ones of the next parts. */
const someSeq = fc.oneof(
  fc.integer({ min: 1, max: 5 }),
  fc.integer({ min: FIRST_NEW, max: FIRST_NEW + 5 }),
  fc.integer({ min: PART_ROWS, max: PART_ROWS + 3 }),
  fc.integer({ min: 3 * PART_ROWS, max: 3 * PART_ROWS + 3 }),
);
const step = fc.record({
  seq: someSeq,
  record: fc.option(someListing, { nil: undefined }),
  take: fc.constantFrom("nothing", "nothing", "what is complete", "all"),
});

test("whatever is added, changed and removed in whatever order, the postings come to those of the last records", () => {
  const property = fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
    const table = emptyTable();
    const records = new Map<number, object>();
    const before = new PostingBuffer(1);
    for (let seq = 1; seq <= 3; seq++) {
      records.set(seq, listing("there", `harbour ${WORDS[seq]}`));
      before.add("listing", seq, undefined, indexedTerms("listing", records.get(seq)!));
    }
    table.add(before.takeAll().newParts);
    const buffer = new PostingBuffer(FIRST_NEW);
    const takeAll = () => {
      const { newParts, changes } = buffer.takeAll();
      table.add(newParts);
      changes.forEach(table.change);
    };
    for (const { seq, record, take } of steps) {
      const former = records.get(seq);
      if (former || record) {
        const { was, is } = indexedChange(
          former && indexedText("listing", former),
          record && indexedText("listing", record),
        );
        buffer.add("listing", seq, was, is);
      }
      if (record) records.set(seq, record);
      else records.delete(seq);
      if (take === "what is complete") table.add(buffer.takeComplete());
      if (take === "all") takeAll();
    }
    takeAll();
    assert.deepEqual(table.content(), expectedContent(records));
  });
  fc.assert(property, { seed: 11, numRuns: 300 });
});

test("a part is complete when the next begins, and its rows come in the order of term and part", () => {
  const buffer = new PostingBuffer(1);
  const add = (seq: number, name: string) =>
    buffer.add("listing", seq, undefined, indexedTerms("listing", listing("one", name)));
  add(1, "old harbour");
  assert.equal(buffer.completeBytes, 0);
  add(PART_ROWS, "garden harbour");
  assert.ok(buffer.completeBytes > 0);
  add(2 * PART_ROWS, "bakery");
  const parts = buffer.takeComplete();
  assert.equal(buffer.completeBytes, 0);
  assert.deepEqual(
    Array.from(inKeyOrder(parts), ({ term, part }) => [term, part]),
    [
      ["en:garden", 1],
      ["en:harbour", 0],
      ["en:harbour", 1],
      ["en:old", 0],
    ],
  );
  assert.equal(buffer.takeAll().newParts.length, 1);
});

test("what waits has to be taken before terms of another book are added", () => {
  const buffer = new PostingBuffer(1);
  const terms = indexedTerms("listing", listing("one", "Garden"));
  assert.equal(buffer.isFull(terms.book), false);
  buffer.add("listing", 1, undefined, terms);
  assert.equal(buffer.isFull(terms.book), false);
  assert.equal(buffer.isFull(new TermBook()), true);
  buffer.takeAll();
  assert.equal(buffer.isFull(new TermBook()), false);
  buffer.add("listing", PART_ROWS, undefined, terms);
  buffer.add("listing", 2 * PART_ROWS, undefined, indexedTerms("listing", listing("one", "")));
  assert.equal(buffer.isFull(new TermBook()), true, "a part that is complete waits as well");
});
