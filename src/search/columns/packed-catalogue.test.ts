import assert from "node:assert/strict";
import { test } from "node:test";
import { unpackCatalogue } from "./packed-catalogue.ts";

test("parts of a type that there is not, that are not all there, or that are not those of a catalogue are no catalogue", () => {
  const buffer = new ArrayBuffer(64);
  assert.equal(unpackCatalogue(1, [["seqs", "Uint64Array", 8]], buffer, 0), undefined);
  assert.equal(unpackCatalogue(1, [["seqs", "Uint32Array", 72]], buffer, 0), undefined);
  assert.equal(unpackCatalogue(1, [["seqs", "Uint32Array", 64]], buffer, 8), undefined);
  assert.equal(unpackCatalogue(1, [["strange", "Uint32Array", 64]], buffer, 0), undefined);
});
