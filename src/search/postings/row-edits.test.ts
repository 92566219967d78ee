import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { rowsAfter } from "./row-edits.ts";
import { eachRow, encodeRows, MAX_OFFSETS, makeEntry, PART_ROWS } from "./row-sets.ts";

/** What an event is above the entry that a row loses. */
const LOSS = makeEntry(PART_ROWS, 0);

/** So many rows of a field, about as many as a list has at most, or fewer. */
const someRows = fc.record({
  field: fc.nat(5),
  count: fc.oneof(fc.nat(4), fc.integer({ min: MAX_OFFSETS - 3, max: MAX_OFFSETS + 3 })),
  first: fc.nat(PART_ROWS - 1),
});
const someEntries = fc
  .uniqueArray(someRows, { selector: ({ field }) => field, maxLength: 3 })
  .map((fields) =>
    fields.flatMap(({ field, count, first }) =>
      Array.from({ length: count }, (_, n) => makeEntry((first + n) % PART_ROWS, field)),
    ),
  );

function entriesOf(rows: Uint8Array): Uint32Array {
  const found: number[] = [];
  eachRow(rows, (offset, field) => found.push(makeEntry(offset, field)));
  return Uint32Array.from(found).sort();
}

test("few events or many, the rows that are left are those of a set that goes through the same events", () => {
  const property = fc.property(
    someEntries,
    fc.infiniteStream(fc.nat()),
    fc.nat(9),
    (entries, choices, length) => {
      const left = new Set(entries);
      const events = Array.from({ length }, () => {
        const choice = choices.next().value;
        const known = [...left];
        const isLoss = choice % 3 > 0 && known.length > 0;
        // Now and then what is lost is not there, and what is gained is.
        const entry = isLoss || choice % 7 === 0 ? known[choice % known.length] : undefined;
        const event = (entry ?? choice % LOSS) + (isLoss || choice % 11 === 0 ? LOSS : 0);
        if (event < LOSS) left.add(event);
        else left.delete(event - LOSS);
        return event;
      });
      const before = entries.length > 0 ? encodeRows(Uint32Array.from(entries)) : undefined;
      const copy = before && Uint8Array.from(before);
      const after = rowsAfter(before, Uint32Array.from(events));
      assert.deepEqual(entriesOf(after), Uint32Array.from(left).sort());
      assert.deepEqual(before, copy, "the rows that are given stay as they are");
      assert.equal(after.length, encodeRows(Uint32Array.from(left)).length, "no longer than they need be");
    },
  );
  fc.assert(property, { seed: 6, numRuns: 1_000 });
});
