import assert from "node:assert/strict";
import { test } from "node:test";
import { readNotability, withNotability } from "./notability-file.ts";
import type { SourceRecord } from "./source-record.ts";

test("names and scores are read, with a heading or without, quoted or not", () => {
  const read = readNotability('\ufeffid,score\nQ83125,95\r\n"node/1" ; 80.5\n\nosm-way-2\t0\n');
  assert.deepEqual(
    [...read],
    [
      ["Q83125", 95],
      ["node/1", 80.5],
      ["osm-way-2", 0],
    ],
  );
  assert.deepEqual([...readNotability("Q1,20")], [["Q1", 20]]);
});

test("lines that give no score are told by number", () => {
  assert.throws(() => readNotability("Q1,120\nQ2,40\nQ3\nQ4,much"), /line 1:.*\n.*line 3:.*\n.*line 4:/);
});

test("a listing takes the score of its id, its source's id or its item; the own one first", () => {
  const record: SourceRecord = {
    ...{ kind: "listing", id: "osm-node-1", sourceId: "node/1", wikidata: "Q1" },
    ...{ fields: { name: "A", score: 30 }, place: {} },
  };
  const score = (text: string) => withNotability(record, readNotability(text)).fields.score;
  assert.deepEqual(
    ["Q1,90", "Q1,90\nnode/1,80", "osm-node-1,70\nQ1,90", "Q2,90"].map(score),
    [90, 80, 70, 30],
  );
  assert.equal(withNotability(record, undefined), record);
});
