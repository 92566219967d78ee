import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { recordId } from "../../contract/common.ts";
import { readDataset, readRecordId, readSourceId } from "./source-ids.ts";

test("a data set is called as its file, without folders and endings", () => {
  const cases: [file: string, dataset: string][] = [
    ["/data/porto.osm.pbf", "porto"],
    ["C:\\data\\places.csv", "places"],
    ["museums", "museums"],
    [".csv", ".csv"],
    ["-", "-"],
  ];
  for (const [file, dataset] of cases) assert.equal(readDataset(file), dataset);
});

test("a record without an id of its own is known by what it is, in its data set", () => {
  const identity = ["listing", "Tårnet", ["55.676", "12.568"]];
  assert.equal(readSourceId("a", undefined, identity), readSourceId("a", undefined, [...identity]));
  assert.notEqual(readSourceId("a", undefined, identity), readSourceId("b", undefined, identity));
  assert.notEqual(
    readSourceId("a", undefined, identity),
    readSourceId("a", undefined, ["host", ...identity.slice(1)]),
  );
  assert.equal(readSourceId("a", "7", identity), "a/7");
});

test("plain ids stay readable; any id becomes one that a record may have, and different ones stay different", () => {
  assert.equal(readRecordId("places/7"), "places-7");
  assert.equal(readRecordId("places/Ærø.2"), "places-Ærø.2");
  const text = fc.string({ unit: "grapheme", minLength: 1, maxLength: 200 });
  const property = fc.property(text, text, (one, other) => {
    const [id, otherId] = [readRecordId(one), readRecordId(other)];
    assert.ok(recordId.safeParse(id).success, JSON.stringify(id));
    const isSame = one.replaceAll("/", "-") === other.replaceAll("/", "-");
    if (!isSame) assert.notEqual(id, otherId);
  });
  fc.assert(property, { numRuns: 500, seed: 4 });
});
