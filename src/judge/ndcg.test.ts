import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { ndcgAt } from "./judge.ts";

/** Every order of a list. */
function orders(list: readonly number[]): number[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((one, at) => orders(list.toSpliced(at, 1)).map((rest) => [one, ...rest]));
}

/** The gain summed place by place, as the definition has it. */
function slowGain(grades: readonly number[], most: number): number {
  let sum = 0;
  for (let place = 1; place <= Math.min(most, grades.length); place++) {
    sum += (2 ** grades[place - 1]! - 1) / (Math.log(place + 1) / Math.log(2));
  }
  return sum;
}

test("NDCG is the gain as a share of the most that any order has", () => {
  const grades = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 5 });
  fc.assert(
    fc.property(
      grades,
      fc.array(fc.nat(6), { maxLength: 6 }),
      fc.integer({ min: 1, max: 6 }),
      (all, picks, most) => {
        const answered = [...new Set(picks)].map((index) => all[index] ?? 0);
        const best = Math.max(...orders(all).map((order) => slowGain(order, most)));
        const expected = best === 0 ? 0 : slowGain(answered, most) / best;
        assert.ok(Math.abs(ndcgAt(most, answered, all) - expected) < 1e-9);
      },
    ),
  );
});

test("the best order is 1, nothing good is 0", () => {
  assert.equal(
    ndcgAt(
      10,
      [3, 2, 0, 1].toSorted((a, b) => b - a),
      [1, 0, 3, 2],
    ),
    1,
  );
  assert.equal(ndcgAt(10, [], [3]), 0);
  assert.equal(ndcgAt(10, [0, 0], []), 0);
});
