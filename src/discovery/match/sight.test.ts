import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { TableBuilder } from "../../search/columns/table.ts";
import { toldLinks } from "./sight.ts";

/** A table of records with these ids and the ids that each names. */
function tableOf(records: readonly { id: string; links: readonly string[] }[]) {
  const builder = new TableBuilder();
  records.forEach(({ id, links }, seq) => {
    builder.add({ id, seq, version: 1, facts: { links: [...links] } });
  });
  return builder.done();
}

const ids = ["a", "b", "c", "d", "ünlü"];
const someIds = fc.array(fc.constantFrom(...ids), { maxLength: 6 });

test("of the ids that a record names, those of active records in sight are told, in their order", () => {
  fc.assert(
    fc.property(
      fc.array(someIds, { maxLength: 4 }),
      fc.subarray(ids),
      fc.subarray(ids),
      (named, active, seen) => {
        const targets = tableOf(active.map((id) => ({ id, links: [] })));
        const records = tableOf(named.map((links, place) => ({ id: `r${place}`, links })));
        const told = toldLinks(records, targets, (row) => seen.includes(targets.ids[row]!));
        named.forEach((links, row) => {
          const expected = links.filter((id) => active.includes(id) && seen.includes(id));
          assert.deepEqual(told(row) ?? links, expected);
          assert.equal(told(row) === undefined, expected.length === links.length);
        });
      },
    ),
    { seed: 20_261_121 },
  );
});
