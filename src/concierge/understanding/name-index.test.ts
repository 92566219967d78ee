import assert from "node:assert/strict";
import { test } from "node:test";
import { type Nameable, NameIndex } from "./name-index.ts";

const listing = (id: string, ...names: string[]): Nameable => ({ kind: "listing", id, names });
const entries: Nameable[] = [
  listing("marble", "Frederik's Church (the Marble Church)"),
  listing("rosenborg", "Rosenborg Castle", "Schloss Rosenborg"),
  listing("rosenborg-cafe", "The Little Café at Rosenborg"),
  { kind: "area", id: "lakes", names: ["The Lakes"] },
  listing("lakes-bar", "The Lakes"),
  { kind: "guide", id: "crowns", names: ["Crowns and castles"] },
  ...Array.from({ length: 9 }, (_, i) => listing(`house-${i}`, `Coffee House ${i}`)),
];
const index = new NameIndex(entries, new Set(["the", "a"]));
const ids = (found: readonly Nameable[]) => found.map(({ id }) => id);

test("a name is found whole, by each of its parts, and without its article", () => {
  assert.deepEqual(ids(index.whole("frederiks church")), ["marble"]);
  assert.deepEqual(ids(index.whole("the marble church")), ["marble"]);
  assert.deepEqual(ids(index.whole("marble church")), ["marble"]);
  assert.deepEqual(ids(index.whole("marble")), []);
});

test("an area goes before a place of the same name", () => {
  assert.deepEqual(ids(index.whole("lakes")), ["lakes", "lakes-bar"]);
});

test("a rare word stands for the name that it is most of", () => {
  assert.equal(index.byTellingWord("rosenborg", new Set())?.id, "rosenborg");
  assert.equal(index.byTellingWord("rosenborg", new Set(["little", "cafe", "at"]))?.id, "rosenborg-cafe");
});

test("words of many names and of guides stand for none", () => {
  assert.equal(index.byTellingWord("coffee", new Set()), undefined);
  assert.equal(index.byTellingWord("crowns", new Set(["castles"])), undefined);
});

test("misspelt words of names are found", () => {
  assert.deepEqual(index.near("rosenburg", 1), ["rosenborg"]);
});
