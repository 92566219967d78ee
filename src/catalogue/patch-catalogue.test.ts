import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { Facts } from "../content/facts.ts";
import { type ListName, listNames, packLists } from "../content/packed-lists.ts";
import { type SearchableKind, searchableKinds } from "../contract/records.ts";
import { buildCatalogue, type Catalogue } from "./catalogue.ts";
import type { Lists } from "./columns.ts";
import { patchCatalogue } from "./patch-catalogue.ts";
import type { Row } from "./table.ts";

type Entry = Row & { kind: SearchableKind };

const FIRST_LABELS = 5;
const ids = ["a", "b", "c", "d", "e", "f"];
const names = fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 3 });
const facts: fc.Arbitrary<Facts> = fc.record(
  {
    at: fc.tuple(fc.integer({ min: -80, max: 80 }), fc.integer({ min: -180, max: 180 })),
    score: fc.integer({ min: 0, max: 100 }),
    priority: fc.integer({ min: 0, max: 3 }),
    featured: fc.constant(true as const),
    hosts: names,
    links: names,
    zone: fc.constantFrom("Asia/Tokyo", "Europe/London"),
    neighborhood: fc.integer({ min: 0, max: FIRST_LABELS - 1 }),
    lists: fc
      .dictionary(fc.constantFrom(...listNames), fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 3 }))
      .map((lists) => packLists(lists as Partial<Record<ListName, number[]>>)),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Facts>;

/** Facts to put under a kind and an id, or undefined for the record to go; some records come back under a new number. */
const step = fc.record({
  kind: fc.constantFrom(...searchableKinds),
  id: fc.constantFrom(...ids),
  facts: fc.option(facts, { nil: undefined, freq: 3 }),
  isAnew: fc.boolean(),
});

const build = (version: number, labels: readonly string[], entries: readonly Entry[]) =>
  buildCatalogue({
    version,
    labels: [...labels],
    entries: (async function* () {
      yield entries.toSorted((a, b) => a.seq - b.seq);
    })(),
  });

/** Everything that a catalogue says, numbers of names replaced by the names. */
function saidBy({ version, labels, tables, guideListings }: Catalogue) {
  const lists = (column: Lists, size: number) =>
    Array.from({ length: size }, (_, row) => [...column.of(row)]);
  return {
    version,
    labels: Array.from({ length: labels.size }, (_, label) => labels.words(label)),
    guideListings: lists(guideListings, tables.guide.size),
    tables: searchableKinds.map((kind) => {
      const { hosts, links, zone, hostNames, linkNames, zoneNames, rowOfId, ...rest } = tables[kind];
      const plain = Object.entries(rest).map(([name, column]) => [
        name,
        typeof column === "object" && "offsets" in column ? lists(column as Lists, rest.size) : column,
      ]);
      return {
        plain: Object.fromEntries(plain),
        rowOfId: [...rowOfId],
        hosts: lists(hosts, rest.size).map((row) => row.map((host) => hostNames[host])),
        links: lists(links, rest.size).map((row) => row.map((link) => linkNames[link])),
        zones: Array.from(zone, (number) => zoneNames[number]),
      };
    }),
  };
}

test("a patched catalogue says what one built from all records says, batch after batch", () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { maxLength: 5 }), { minLength: 1, maxLength: 6 }),
      async (batches) => {
        const labels = Array.from({ length: FIRST_LABELS }, (_, n) => `en-GB:label ${n}`);
        const stored = new Map<string, Entry>();
        let catalogue = await build(0, labels, []);
        let nextSeq = 1;
        for (const [index, batch] of batches.entries()) {
          const version = index + 1;
          const fresh = index % 2 === 0 ? [`en-GB:more ${version}`] : [];
          labels.push(...fresh);
          const changed = new Map<string, { kind: SearchableKind; id: string }>();
          for (const { kind, id, facts, isAnew } of batch) {
            const key = `${kind} ${id}`;
            const former = stored.get(key);
            changed.set(key, { kind, id });
            if (!facts) stored.delete(key);
            else
              stored.set(key, { kind, id, version, facts, seq: former && !isAnew ? former.seq : nextSeq++ });
          }
          const entries = [...changed.keys()].flatMap((key) => stored.get(key) ?? []);
          const before = saidBy(catalogue);
          const patched = patchCatalogue(catalogue, {
            version,
            labels: fresh,
            changed: [...changed.values()],
            entries,
          });
          assert.deepEqual(saidBy(patched), saidBy(await build(version, labels, [...stored.values()])));
          assert.deepEqual(saidBy(catalogue), before, "the former catalogue is as it was");
          catalogue = patched;
        }
      },
    ),
    { seed: 20_261_121, numRuns: 300 },
  ));
