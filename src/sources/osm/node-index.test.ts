import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { NodeIndex } from "./node-index.ts";

test("the positions of wanted nodes are found as a map would find them, and no others", () => {
  const id = fc.oneof(fc.integer({ min: -5, max: 40 }), fc.constantFrom(9_000_000_000, 2 ** 52));
  const property = fc.property(fc.array(id), fc.array(id), (wanted, there) => {
    const index = new NodeIndex(wanted);
    const longitudes = there.map((_, at) => at / 100);
    index.add({ ids: there, longitudes, latitudes: longitudes.map((degrees) => -degrees) });
    const slow = new Map(there.map((one, at) => [one, [at / 100, -at / 100]]));
    for (const one of [...wanted, ...there]) {
      assert.deepEqual(index.positionOf(one), wanted.includes(one) ? slow.get(one) : undefined);
    }
  });
  fc.assert(property, { seed: 9, numRuns: 300 });
});
