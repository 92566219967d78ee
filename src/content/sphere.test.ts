import assert from "node:assert/strict";
import { test } from "node:test";
import { metresOfChord } from "./sphere.ts";

test("the longest way is half round the earth, also where rounding makes a chord a little longer than there are any", () => {
  assert.equal(metresOfChord(0), 0);
  const half = metresOfChord(4);
  assert.ok(Math.abs(half - 20_015_000) < 5_000, `${half}`);
  assert.equal(metresOfChord(4 + 1e-12), half);
  assert.ok(Math.abs(metresOfChord(2) - half / 2) < 1e-3);
});
