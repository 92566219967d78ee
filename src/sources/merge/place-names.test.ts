import assert from "node:assert/strict";
import { test } from "node:test";
import { jaroWinkler } from "./place-names.ts";

test("published examples come out as published", () => {
  // Pairs of surnames from the papers of the United States Census Bureau (Winkler).
  const table: [string, string, number][] = [
    ["SHACKLEFORD", "SHACKELFORD", 0.982],
    ["DUNNINGHAM", "CUNNIGHAM", 0.896],
    ["NICHLESON", "NICHULSON", 0.956],
    ["MASSEY", "MASSIE", 0.933],
    ["MARTHA", "MARHTA", 0.961],
    ["JERALDINE", "GERALDINE", 0.926],
  ];
  for (const [a, b, expected] of table) {
    assert.equal(jaroWinkler(a, b).toFixed(3), expected.toFixed(3), `${a} ${b}`);
  }
});

test("nothing in common is 0, the same is 1", () => {
  assert.deepEqual([jaroWinkler("abc", "xyz"), jaroWinkler("abc", "abc"), jaroWinkler("", "a")], [0, 1, 0]);
});
