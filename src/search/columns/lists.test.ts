import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { ListsBuilder } from "./lists.ts";

test("every row has its own list, and rows with the same one may share it", () => {
  const list = fc.array(fc.nat(3), { maxLength: 4 });
  fc.assert(
    fc.property(fc.array(list, { maxLength: 60 }), (rows) => {
      const builder = new ListsBuilder();
      for (const row of rows) builder.push(row);
      const lists = builder.done();
      assert.deepEqual(
        rows.map((_, row) => [...lists.of(row)]),
        rows,
      );
    }),
  );
  const builder = new ListsBuilder();
  for (let row = 0; row < 1_000; row++) builder.push([row % 5, 7, 9]);
  assert.equal(builder.done().values.length, 1 + 5 * 4);
});
