import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { Cut } from "./cut.ts";
import { notBeyond, ofHosts, within } from "./match.ts";
import { patchTable } from "./patch-table.ts";
import { Space } from "./space.ts";
import { type Row, type Table, TableBuilder } from "./table.ts";

const position = fc.oneof(
  fc.tuple(fc.double({ min: 48.8, max: 48.9, noNaN: true }), fc.double({ min: 2.2, max: 2.5, noNaN: true })),
  // Both sides of the date line, and around a pole.
  fc.tuple(fc.double({ min: -17, max: -16, noNaN: true }), fc.constantFrom(179.9, -179.9, 180, -180)),
  fc.tuple(fc.double({ min: 89.9, max: 90, noNaN: true }), fc.double({ min: -180, max: 180, noNaN: true })),
);
const facts: fc.Arbitrary<Row["facts"]> = fc.record(
  { at: position, score: fc.integer({ min: 0, max: 100 }), hosts: fc.constantFrom(["a"], ["b"], ["a", "b"]) },
  { requiredKeys: ["score"] },
);

/** A later version of a table: records written anew, further ones, and ones that are gone. */
const change = fc.record({
  written: fc.array(fc.tuple(fc.nat(), facts), { maxLength: 6 }),
  further: fc.array(facts, { maxLength: 4 }),
  gone: fc.array(fc.nat(), { maxLength: 3 }),
});

function changed(
  table: Table,
  { written, further, gone }: typeof change extends fc.Arbitrary<infer T> ? T : never,
) {
  const seqs = table.ids.map((_, row) => row);
  const rows = new Map<string, Row>();
  const rowFor = (seq: number, of: Row["facts"]) =>
    rows.set(`r${seq}`, { id: `r${seq}`, seq, version: 2, facts: of });
  for (const [number, of] of written) rowFor(seqs[number % seqs.length]!, of);
  for (const [at, of] of further.entries()) rowFor(seqs.length + at, of);
  const leaving = gone.map((number) => `r${number % seqs.length}`);
  for (const id of leaving) rows.delete(id);
  return patchTable(table, new Set([...rows.keys(), ...leaving]), [...rows.values()], () => Infinity);
}

test("a cut has the rows that a plain look at every row finds, in every version of a table", () => {
  fc.assert(
    fc.property(
      fc.array(facts, { minLength: 300, maxLength: 900 }),
      fc.array(change, { maxLength: 4 }),
      fc.oneof(position),
      fc.constantFrom(undefined, 500, 5_000, 50_000, 20_000_000),
      fc.boolean(),
      (places, changes, centre, radiusMetres, keepsNowhere) => {
        const builder = new TableBuilder();
        places.forEach((of, seq) => {
          builder.add({ id: `r${seq}`, seq, version: 1, facts: of });
        });
        const versions = [builder.done()];
        for (const one of changes) versions.push(changed(versions.at(-1)!, one));
        const spaces = new Map<unknown, Space>();
        // The first version once more: a request may still be at it when others have gone on.
        for (const table of [...versions, versions[0]!]) {
          const { log } = table.changes;
          const bases = table.score.map((score) => score / 100);
          const space = spaces.get(log) ?? new Space(table, table, bases, 30);
          spaces.set(log, space);
          const tests = [ofHosts(table, ["a"])];
          const cut = new Cut(space, (leaves) => space.seen(table, "a", tests, leaves), table, {
            centre,
            radiusMetres,
            keepsNowhere,
          });
          const near =
            radiusMetres === undefined
              ? () => true
              : (keepsNowhere ? notBeyond : within)(table, centre, radiusMetres);
          const isFound = (row: number) => table.gone[row] === 0 && tests[0]!(row) && near(row);
          const expected = [...table.ids.keys()].filter(isFound);
          assert.deepEqual(
            [...cut.passing([])].sort((a, b) => a - b),
            expected,
          );
          assert.equal(cut.length, expected.length);
          assert.deepEqual(
            [...table.ids.keys()].filter((seq) => cut.rowOfSeq(seq, table) === seq),
            expected,
          );
          assert.equal(cut.rowOfSeq(table.ids.length, table), undefined);
          const { within: regions } = cut;
          if (regions) assert.ok(expected.every(regions.holds), "words are looked for in all of its rows");
        }
      },
    ),
    { seed: 3, numRuns: 60 },
  );
});
