import assert from "node:assert/strict";
import { test } from "node:test";
import { pathText, searchJson } from "./json-tree.ts";

const answer = {
  guides: {
    results: [
      { id: "a", name: "Kødbyen" },
      { id: "b", "name of it": null },
    ],
    total: 2,
  },
  isOpen: true,
};
const found = (words: string) => searchJson(answer, words).map(pathText);

test("a search finds names of fields, texts, numbers, truths and null, in any case and in order", () => {
  assert.deepEqual(found("NAME"), ["guides.results[0].name", 'guides.results[1]["name of it"]']);
  assert.deepEqual(found("kød"), ["guides.results[0].name"]);
  assert.deepEqual(found("2"), ["guides.total"]);
  assert.deepEqual(found("true"), ["isOpen"]);
  assert.deepEqual(found("null"), ['guides.results[1]["name of it"]']);
});

test("nothing is found by blanks, and never more than the limit", () => {
  assert.deepEqual(found("  "), []);
  assert.equal(searchJson(Array(1_000).fill("x"), "x", 20).length, 20);
});
