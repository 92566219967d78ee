import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { type LooseRecord, mergeRecord, setValue, valueAt, valuesOf } from "./merge-record.ts";

const keys = ["name.pt", "name.en", "websiteUrl", "score", "geoLocation"] as const;
type Key = (typeof keys)[number];
type Values = Partial<Record<Key, number>>;

/** Few values, so that a source comes back to an old one and says what another one says. */
const value = fc.integer({ min: 0, max: 2 });
const version: fc.Arbitrary<Values> = fc.record(
  Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, typeof value>,
  { requiredKeys: [] },
);
const key = fc.constantFrom(...keys);

type Step =
  | { does: "import"; source: string; version: Values }
  | { does: "edit"; key: Key; to: number }
  | { does: "delete"; key: Key };
const imports = (sources: readonly string[]): fc.Arbitrary<Step> =>
  fc.record({ does: fc.constant("import" as const), source: fc.constantFrom(...sources), version });
const edits: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constant("edit" as const), key, to: value }),
  fc.record({ does: fc.constant("delete" as const), key }),
);

function merged(record: LooseRecord, source: string, values: Values): LooseRecord {
  const provenance = { source, dataset: "d", id: "1" };
  return mergeRecord("listing", record, { provenance, values: new Map(Object.entries(values)) }).record;
}

function edited(record: LooseRecord, at: Key, to: number | undefined): LooseRecord {
  const copy = structuredClone(record);
  setValue("listing", copy, at, to);
  return copy;
}

/** What one field should be, worked out anew from all that ever happened to it. */
function expected(history: readonly Step[], at: Key): number | undefined {
  let current: number | undefined;
  let given: number | undefined;
  let wasThereBefore = false;
  for (const step of history) {
    if (step.does !== "import") {
      if (step.key === at) current = step.does === "edit" ? step.to : undefined;
      continue;
    }
    const next = step.version[at];
    const isFirst = given === undefined;
    if (isFirst) wasThereBefore = current !== undefined;
    const isSources = isFirst ? !wasThereBefore : !wasThereBefore && current === given;
    if (isSources) current = next;
    given = next;
  }
  return current;
}

test("after any history of versions and edits, each field is the source's or the curator's by the rules", () => {
  const property = fc.property(fc.array(fc.oneof(imports(["map"]), edits), { maxLength: 12 }), (history) => {
    let record: LooseRecord = { id: "x" };
    history.forEach((step, index) => {
      if (step.does === "import") record = merged(record, step.source, step.version);
      else record = edited(record, step.key, step.does === "edit" ? step.to : undefined);
      for (const at of keys) {
        const now = valueAt("listing", record, at);
        assert.equal(now, expected(history.slice(0, index + 1), at), `${at} after step ${index}`);
      }
    });
  });
  fc.assert(property, { numRuns: 3_000, seed: 11 });
});

test("what a curator wrote survives any sequence of imports of any sources", () => {
  const rounds = fc.array(imports(["map", "book", "table"]), { maxLength: 8 });
  const property = fc.property(rounds, fc.uniqueArray(key), rounds, (before, curated, after) => {
    let record: LooseRecord = { id: "x" };
    const run = (steps: readonly Step[]) => {
      for (const step of steps)
        if (step.does === "import") record = merged(record, step.source, step.version);
    };
    run(before);
    for (const at of curated) record = edited(record, at, 99);
    run(after);
    for (const at of curated) assert.equal(valueAt("listing", record, at), 99, at);
  });
  fc.assert(property, { numRuns: 3_000, seed: 12 });
});

test("importing a version again changes nothing, whatever happened before, and no record is changed in place", () => {
  const steps = fc.array(fc.oneof(imports(["map", "book"]), edits), { maxLength: 10 });
  const property = fc.property(steps, version, (history, last) => {
    let record: LooseRecord = { id: "x" };
    for (const step of history) {
      const before = JSON.stringify(record);
      const next =
        step.does === "import"
          ? merged(record, step.source, step.version)
          : edited(record, step.key, step.does === "edit" ? step.to : undefined);
      assert.equal(JSON.stringify(record), before);
      record = next;
    }
    const once = merged(record, "map", last);
    assert.equal(merged(once, "map", last), once);
  });
  fc.assert(property, { numRuns: 2_000, seed: 13 });
});

test("the values of a record come by field and language, without what no source gives", () => {
  const record = { id: "x", hostIds: ["h"], sources: [], name: { pt: "A", en: "B" }, score: 3, summary: {} };
  assert.deepEqual(
    [...valuesOf("listing", record)],
    [
      ["name.pt", "A"],
      ["name.en", "B"],
      ["score", 3],
    ],
  );
  assert.deepEqual([...valuesOf("listing", record, ["score", "tagline"])], [["score", 3]]);
  assert.equal(valueAt("listing", record, "name.toString"), undefined);
  assert.equal(valueAt("host", { id: "h", name: "H" }, "name"), "H");
});
