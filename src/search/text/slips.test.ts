import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { SlipRows } from "./slips.ts";

/** The distance in the slow and obvious way: insert, drop, replace and swap neighbours, each counts one. */
function slowDistance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = 0; i <= a.length; i++) {
    for (let j = 0; j <= b.length; j++) {
      if (i === 0 || j === 0) rows[i]![j] = i + j;
      else {
        const replaced = rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
        rows[i]![j] = Math.min(replaced, rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1);
        if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] && i > 1 && j > 1)
          rows[i]![j] = Math.min(rows[i]![j]!, rows[i - 2]![j - 2]! + 1);
      }
    }
  }
  return rows[a.length]![b.length]!;
}

/** The same where the last letter of the pattern is the last of the word, or swapped into that place. */
function slowWithLastLetter(pattern: string, word: string): number {
  if (pattern === "") return word.length;
  const [a, b] = [pattern.slice(0, -1), word.slice(0, -1)];
  const matched = word !== "" && pattern.at(-1) === word.at(-1) ? slowDistance(a, b) : 99;
  const isSwapped = a !== "" && b !== "" && pattern.at(-1) === word.at(-2) && pattern.at(-2) === word.at(-1);
  return Math.min(matched, isSwapped ? slowDistance(a.slice(0, -1), b.slice(0, -1)) + 1 : 99);
}

test("slips are counted as the slow way counts them, for a whole word and up to the pattern's last letter", () => {
  const word = fc.string({ unit: fc.constantFrom(..."abc"), maxLength: 7 });
  fc.assert(
    fc.property(word, word, word, fc.constantFrom<1 | 2>(1, 2), (pattern, first, second, limit) => {
      const rows = new SlipRows(pattern, limit);
      const within = (distance: number) => Math.min(distance, limit + 1);
      // The second walks down where the first has been.
      for (const path of [first, second]) {
        let depth = 0;
        let goesOn = true;
        for (const letter of path) if (goesOn) goesOn = rows.descend(++depth, letter.charCodeAt(0));
        if (depth < path.length || !goesOn) {
          assert.ok(slowDistance(pattern, path) > limit, `${path} was given up`);
          continue;
        }
        assert.equal(within(rows.distance(depth)), within(slowDistance(pattern, path)), path);
        if (depth > 0)
          assert.equal(
            within(rows.distanceWithLastLetter(depth)),
            within(slowWithLastLetter(pattern, path)),
            `${path} up to the last letter of ${pattern}`,
          );
      }
    }),
    { seed: 20_261_127, numRuns: 3_000 },
  );
});
