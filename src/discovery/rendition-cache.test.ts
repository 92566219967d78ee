import assert from "node:assert/strict";
import { test } from "node:test";
import { RenditionCache } from "./rendition-cache.ts";

const rendition = (bytes: number) => ({
  head: Buffer.alloc(bytes),
  hours: false,
  languages: [],
  attributions: "",
});

test("a rendition is found by shelf, record and version, and by no other", () => {
  const cache = new RenditionCache(1e6);
  const kept = rendition(10);
  cache.set("demo listing en", 1, 7, kept);
  assert.equal(cache.get("demo listing en", 1, 7), kept);
  assert.equal(cache.get("demo listing en", 1, 8), undefined);
  assert.equal(cache.get("demo listing en", 2, 7), undefined);
  assert.equal(cache.get("other listing en", 1, 7), undefined);
});

test("what is used stays, what is not goes, and the bytes kept are bounded", () => {
  const cache = new RenditionCache(100_000);
  for (let seq = 0; seq < 1000; seq++) {
    cache.set("s", seq, 1, rendition(1000));
    assert.ok(cache.get("s", 0, 1), "the record in use stays");
  }
  const kept = Array.from({ length: 1000 }, (_, seq) => seq).filter((seq) => cache.get("s", seq, 1));
  assert.ok(kept.length <= 110, `${kept.length} of 1000 kept`);
});
