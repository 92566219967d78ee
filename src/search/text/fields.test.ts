import assert from "node:assert/strict";
import { test } from "node:test";
import { computeCost, FIELDS, TEXT_COSTS } from "./fields.ts";

test("every kind of match has a cost of its own, in the documented order", () => {
  const costs = ([0, 1, 2] as const).flatMap((typos) =>
    FIELDS.flatMap((field) =>
      [false, true].flatMap((prefix) =>
        [true, false].map((preferred) => computeCost({ typos, field, prefix, preferred })),
      ),
    ),
  );
  assert.deepEqual(
    costs,
    Array.from({ length: TEXT_COSTS.worst + 1 }, (_, i) => i),
  );
});
