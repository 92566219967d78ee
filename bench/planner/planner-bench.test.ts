import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { generateRecords } from "../generator/generate-records.ts";
import { destinationOf, destinationOfRecords } from "./candidates.ts";
import { measurePlans, planTable } from "./measure-plans.ts";

const sample = globSync(join(import.meta.dirname, "..", "..", "data", "copenhagen", "*.ndjson")).sort();

test("trips to the sample and to a generated city, changed three times each, break no promise", () => {
  const destinations = [
    destinationOf("sample", sample),
    destinationOfRecords("generated", generateRecords({ seed: 1, listings: 300, guides: 0, cities: 1 })),
  ];
  for (const destination of destinations) {
    assert.ok(destination.candidates.length > 150);
    const figures = measurePlans(destination, 12, 3);
    assert.deepEqual(figures.examples, []);
    assert.ok(figures.stops / figures.days > 4, "days are full");
    assert.ok(figures.edits > figures.refused);
    assert.doesNotMatch(planTable([figures]), /undefined/);
  }
});
