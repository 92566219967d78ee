import assert from "node:assert/strict";
import { test } from "node:test";
import type { ReadRecord } from "../read-sources.ts";
import { RecordSpool } from "./record-spool.ts";
import { withScratchDatabase } from "./scratch-database.ts";

/** A record of one of three data sets; every fourth is an area. */
function sample(number: number): ReadRecord {
  const dataset = `set ${number % 3}`;
  return {
    kind: number % 4 === 0 ? "geoArea" : "listing",
    record: { id: `id-${number}`, name: { ja: "æ日".repeat(number % 700) } },
    given: ["name"],
    provenance: { source: "testmap", dataset, id: `n/${number}` },
    worldwide: number % 2 === 0,
    file: "town.test",
    place: { line: number + 1 },
  };
}

test("records are read back in any order, while more are added, and listed by kind and data set", () =>
  withScratchDatabase(async (scratch) => {
    const spool = new RecordSpool(scratch);
    for (let number = 0; number < 2_000; number++) {
      spool.add(sample(number));
      if (number % 97 === 0) assert.deepEqual(spool.read(number), sample(number));
    }
    for (let number = 1_999; number >= 0; number -= 13) assert.deepEqual(spool.read(number), sample(number));
    assert.equal(spool.size, 2_000);
    assert.throws(() => spool.read(2_000), /there is no record 2000 of 2000/);
    const datasets = ["set 1", "set 2", "set 0"].map((dataset) => ({ source: "testmap", dataset }));
    assert.deepEqual(
      spool.datasets("listing").map((found) => ({ ...found })),
      datasets,
    );
    assert.deepEqual(spool.datasets("host"), []);
    const numbers = [...spool.entries("geoArea", datasets[1]!)].map(({ number }) => number);
    const expected = Array.from({ length: 2_000 }, (_, number) => number);
    assert.deepEqual(
      numbers,
      expected.filter((number) => number % 4 === 0 && number % 3 === 2),
    );
  }));
