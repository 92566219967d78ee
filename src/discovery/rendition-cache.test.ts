import assert from "node:assert/strict";
import { test } from "node:test";
import { CACHE_SHARES } from "../content/cache-shares.ts";
import { GuideBlocks } from "./operations/guide-blocks.ts";
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
  assert.equal(cache.on("demo listing en")(1, 7), kept);
  assert.equal(cache.on("demo listing en")(1, 8), undefined);
  assert.equal(cache.on("demo listing en")(2, 7), undefined);
  assert.equal(cache.on("other listing en")(1, 7), undefined);
});

test("what is used stays, what is not goes, and the bytes kept are bounded", () => {
  const cache = new RenditionCache(100_000);
  for (let seq = 0; seq < 1000; seq++) {
    cache.set("s", seq, 1, rendition(1000));
    assert.ok(cache.on("s")(0, 1), "the record in use stays");
  }
  const kept = Array.from({ length: 1000 }, (_, seq) => seq).filter((seq) => cache.on("s")(seq, 1));
  assert.ok(kept.length <= 110, `${kept.length} of 1000 kept`);
});

test("what is kept ready takes as much as the caches share, however much there is of each", () => {
  const budget = 800_000;
  const renditions = new RenditionCache(budget * CACHE_SHARES.renditions);
  const blocks = new GuideBlocks(budget * CACHE_SHARES.guideBlocks);
  const none = new Float64Array();
  const nothing = {
    rows: new Uint32Array(),
    ready: [],
    points: { x: none, y: none, z: none },
    seqs: none,
    marks: new Int32Array(),
    untils: none,
    language: undefined,
    fromMs: 0,
    untilMs: 0,
  };
  const guide = {
    seq: 0,
    head: Buffer.alloc(0),
    hours: undefined,
    mark: 0,
    untilMs: 0,
    languages: [],
    attributions: "",
  };
  for (let seq = 0; seq < 1_000; seq++) {
    renditions.set("s", seq, 1, rendition(1_000));
    blocks.set(seq, { ...nothing, guide, bytes: 1_000 });
  }
  const kept = Array.from({ length: 1_000 }, (_, seq) => seq).filter((seq) => renditions.on("s")(seq, 1));
  assert.ok(kept.length * 1_000 + blocks.weight <= budget * (1 - CACHE_SHARES.answers));
  assert.ok(blocks.room < 10_000, "the share is used");
  assert.equal(CACHE_SHARES.renditions + CACHE_SHARES.guideBlocks + CACHE_SHARES.answers, 1);
});
