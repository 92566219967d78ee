import assert from "node:assert/strict";
import { test } from "node:test";
import { indexedTerms } from "./postings/indexed-terms.ts";
import { matchRows } from "./postings/match-rows.ts";
import { PostingBuffer } from "./postings/posting-buffer.ts";
import { inKeyOrder } from "./postings/posting-parts.ts";
import { TermPostings } from "./postings/term-postings.ts";
import { kindNumbers } from "./stored-numbers.ts";
import { type Field, TEXT_COSTS } from "./text/fields.ts";
import { parseQuery } from "./text/query.ts";
import { buildTextQuery } from "./text/text-query.ts";
import { Vocabulary } from "./text/vocabulary.ts";

test("the example of docs/search.md is what the engine does", () => {
  const listings = [
    {
      name: { "en-GB": "Harbour Bakery", "da-DK": "Havnens Bageri" },
      summary: { "en-GB": "Bread at the quay" },
    },
    { name: { "en-GB": "The Quay Hotel" }, summary: { "en-GB": "Rooms above two bakeries" } },
  ];
  const buffer = new PostingBuffer(1);
  listings.forEach((listing, at) => {
    buffer.add("listing", at + 1, undefined, indexedTerms("listing", listing));
  });
  const rows = [...inKeyOrder(buffer.takeAll().newParts)];
  const quay = rows.find(({ term }) => term === "en:quay")!;
  assert.equal(Buffer.from(quay.rows).toString("hex"), "00010002000301000100");

  const vocabulary = new Vocabulary(rows.map(({ term }) => term));
  const parsed = parseQuery("quay bakry", { languages: ["en-GB", "da-DK"], preferred: "en-GB" });
  const { words } = buildTextQuery(parsed, vocabulary);
  const costOf = (word: number, field: Field, term: string) =>
    words[word]!.alternatives.find(({ terms }) => terms.includes(term))!.cost + TEXT_COSTS.field[field];
  assert.deepEqual([costOf(0, "name", "en:quay"), costOf(0, "summary", "en:quay")], [0, 12]);
  assert.deepEqual([costOf(1, "name", "en:bakery"), costOf(1, "summary", "en:bakeries")], [20, 34]);

  const postings = new TermPostings(rows.filter(({ kind }) => kind === kindNumbers.listing));
  const { seqs, costs } = matchRows(() => postings, 3, words, { mode: "all" });
  assert.deepEqual(
    new Map(Array.from(seqs, (seq, at) => [seq, costs[at]])),
    new Map([
      [1, 32],
      [2, 34],
    ]),
  );
});
