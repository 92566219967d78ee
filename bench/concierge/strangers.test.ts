import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { readStrangers, sampleOf } from "./strangers.ts";

const folder = mkdtempSync(join(tmpdir(), "waymark-strangers-"));
after(() => rmSync(folder, { recursive: true }));

function read(name: string, text: string) {
  const path = join(folder, name);
  writeFileSync(path, text);
  return readStrangers(path);
}

test("strangers' messages are read from lines, columns and spans, without what a concierge is asked", () => {
  assert.deepEqual(read("lines.txt", "play jazz\n\nset an alarm\n"), [
    { about: "message", message: "play jazz" },
    { about: "message", message: "set an alarm" },
  ]);
  const columns = [
    "scenario\tintent\ttext\tannotated",
    "alarm\tset\twake me\twake me",
    "takeaway\torder\ta pizza\ta pizza",
  ];
  assert.deepEqual(read("columns.tsv", columns.join("\n")), [{ about: "alarm", message: "wake me" }]);
  const spans = [
    { intent: "PlayMusic", spans: [["play "], ["jazz", "genre"]] },
    { intent: "BookRestaurant", spans: [["a table"]] },
  ];
  assert.deepEqual(read("spans.jsonl", spans.map((one) => JSON.stringify(one)).join("\n")), [
    { about: "PlayMusic", message: "play jazz" },
  ]);
});

test("a sample is the same for a seed, another for another, in the order of the list", () => {
  const all = Array.from({ length: 1_000 }, (_, index) => index);
  const sample = sampleOf(all, 100, 1);
  assert.equal(new Set(sample).size, 100);
  assert.deepEqual(
    sample,
    sample.toSorted((a, b) => a - b),
  );
  assert.deepEqual(sampleOf(all, 100, 1), sample);
  assert.notDeepEqual(sampleOf(all, 100, 2), sample);
  assert.deepEqual(sampleOf(all, 2_000, 1), all);
});
