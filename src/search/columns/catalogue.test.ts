import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { type SearchableKind, searchableKinds } from "../../contract/records.ts";
import { buildCatalogue, type Catalogue, type CatalogueChanges, patchCatalogue } from "./catalogue.ts";
import type { Facts } from "./facts.ts";
import { type ListName, listNames, packLists } from "./facts.ts";
import { Lists } from "./lists.ts";
import { type MostUntidyRows, mostUntidyRows } from "./patch-table.ts";
import type { Row, Table } from "./table.ts";

type Entry = Row & { kind: SearchableKind };

const FIRST_LABELS = 5;
const ids = ["a", "b", "c", "d"];
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

/**
 * Facts to put under a kind and an id, or undefined for the record to go. One that goes keeps its number, as a draft does, or is
 * removed and comes back under a new one.
 */
const step = fc.record({
  kind: fc.constantFrom(...searchableKinds, "listing" as const),
  id: fc.constantFrom(...ids),
  facts: fc.option(facts, { nil: undefined, freq: 3 }),
  isRemoved: fc.boolean(),
});

const build = (version: number, labels: readonly string[], entries: readonly Entry[]) =>
  buildCatalogue({
    version,
    labels: [...labels],
    entries: (async function* () {
      yield entries.toSorted((a, b) => a.seq - b.seq);
    })(),
  });

/** Everything that a catalogue says of the records that are there, by seq; in the place of rows and of numbers of names what they stand for. */
function saidBy({ version, labels, tables, guideListings }: Catalogue) {
  return {
    version,
    labels: Array.from({ length: labels.size }, (_, label) => labels.words(label)),
    mask: [...labels.mask(["Label_1", "MORE 3"])],
    folds: Array.from(labels.index.foldOf.subarray(0, labels.size)),
    guideListings: rowsBySeq(tables.guide).map((row) =>
      Array.from(guideListings.of(row), (listing) => tables.listing.ids[listing]),
    ),
    tables: searchableKinds.map((kind) => rowsBySeq(tables[kind]).map((row) => saidOf(tables[kind], row))),
  };
}

function rowsBySeq({ seqs, gone }: Table): number[] {
  return [...seqs.keys()].filter((row) => gone[row] === 0).sort((a, b) => seqs[a]! - seqs[b]!);
}

function saidOf(table: Table, row: number) {
  const { hosts, links, zone, hostNames, linkNames, zoneNames, rowOfId } = table;
  const columns: Record<string, unknown> = {};
  for (const [name, column] of Object.entries(table)) {
    if (column instanceof Lists) columns[name] = [...column.of(row)];
    else if (ArrayBuffer.isView(column)) columns[name] = (column as Float64Array)[row];
  }
  return {
    ...columns,
    id: table.ids[row],
    isFound: rowOfId.get(table.ids[row]!) === row,
    hosts: Array.from(hosts.of(row), (host) => hostNames.list[host]),
    links: Array.from(links.of(row), (link) => linkNames.list[link]),
    zone: zoneNames.list[zone[row]!],
  };
}

/** What the tables find by the ids that there are and others. */
function foundIn({ tables }: Catalogue) {
  return searchableKinds.map((kind) => {
    const { rowOfId } = tables[kind];
    const idOf = (row: number | undefined) => (row === undefined ? undefined : tables[kind].ids[row]);
    return ids.map((id) => idOf(rowOfId.get(id)));
  });
}

/** A few records in the memory of the test, and what there is to patch a catalogue with. */
class Records {
  readonly labels = Array.from({ length: FIRST_LABELS }, (_, n) => `en-GB:label ${n}`);
  readonly #active = new Map<string, Entry>();
  readonly #seqs = new Map<string, number>();
  #version = 0;
  #nextSeq = 1;

  get entries(): Entry[] {
    return [...this.#active.values()];
  }

  write(batch: readonly (typeof step extends fc.Arbitrary<infer S> ? S : never)[]): CatalogueChanges {
    const version = ++this.#version;
    const labels = version % 2 === 0 ? [] : [`en-GB:more ${version}`];
    this.labels.push(...labels);
    const changed = new Map<string, { kind: SearchableKind; id: string }>();
    for (const { kind, id, facts, isRemoved } of batch) {
      const key = `${kind} ${id}`;
      changed.set(key, { kind, id });
      const seq = this.#seqs.get(key) ?? this.#nextSeq++;
      this.#seqs.set(key, seq);
      if (facts) this.#active.set(key, { kind, id, version, facts, seq });
      else this.#active.delete(key);
      if (!facts && isRemoved) this.#seqs.delete(key);
    }
    const entries = [...changed.keys()].flatMap((key) => this.#active.get(key) ?? []);
    return { version, labels, changed: [...changed.values()], entries };
  }
}

/** Other changes of the same records. */
function otherwise({ entries, labels, ...changes }: CatalogueChanges): CatalogueChanges {
  const others = entries.map((entry) => ({ ...entry, facts: { score: 99, links: ids, hosts: ["z"] } }));
  return { ...changes, labels: labels.map(() => "en-GB:Label 1"), entries: others };
}

const limits: Record<string, MostUntidyRows> = {
  "as tables are tidied": mostUntidyRows,
  "tidied when most rows are untidy": (size) => size / 2,
  "never tidied": () => Number.POSITIVE_INFINITY,
};

for (const [name, limit] of Object.entries(limits)) {
  test(`a patched catalogue says what one built from all records says, batch after batch: ${name}`, () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { maxLength: 5 }), { minLength: 1, maxLength: 8 }),
        async (batches) => {
          const records = new Records();
          let catalogue = await build(0, records.labels, []);
          const earlier: { catalogue: Catalogue; said: object }[] = [];
          for (const batch of batches) {
            const changes = records.write(batch);
            const whole = await build(changes.version, records.labels, records.entries);
            // What else is made of the former catalogue, before or after, is no concern of this one.
            const isAfter = changes.version % 2 === 0;
            if (!isAfter) saidBy(patchCatalogue(catalogue, otherwise(changes), limit));
            const patched = patchCatalogue(catalogue, changes, limit);
            if (isAfter) saidBy(patchCatalogue(catalogue, otherwise(changes), limit));
            assert.deepEqual(saidBy(patched), saidBy(whole));
            assert.deepEqual(foundIn(patched), foundIn(whole));
            catalogue = patched;
            earlier.push({ catalogue, said: [saidBy(catalogue), foundIn(catalogue)] });
          }
          for (const { catalogue, said } of earlier) {
            assert.deepEqual([saidBy(catalogue), foundIn(catalogue)], said, "it stays as it was");
          }
        },
      ),
      { seed: 20_261_121, numRuns: 200 },
    ));
}

test("adding to a catalogue record by record shares its memory, and columns grow by a share at a time", async () => {
  const entry = (seq: number): Entry => ({ kind: "listing", id: `l${seq}`, seq, version: 1, facts: {} });
  const first = Array.from({ length: 1_000 }, (_, seq) => entry(seq));
  let catalogue = await build(1, [], first);
  const memories = new Set([catalogue.tables.listing.priority.buffer]);
  for (let seq = 1_000; seq < 2_000; seq++) {
    const changed = [{ kind: "listing", id: `l${seq}` } as const];
    catalogue = patchCatalogue(catalogue, { version: seq, labels: [], changed, entries: [entry(seq)] });
    memories.add(catalogue.tables.listing.priority.buffer);
  }
  assert.deepEqual(catalogue.tables.listing.ids.length, 2_000);
  assert.ok(memories.size < 20, `${memories.size} copies for 1,000 records`);
});

test("listings that name a guide follow in the order of their numbers, one that was published late too", async () => {
  const listing = (id: string, seq: number): Entry => ({
    kind: "listing",
    id,
    seq,
    version: 1,
    facts: { links: ["walk"] },
  });
  const walk: Entry = { kind: "guide", id: "walk", seq: 1, version: 1, facts: { links: ["d"] } };
  const former = await build(1, [], [walk, listing("c", 3), listing("d", 4)]);
  const changed = [{ kind: "listing", id: "b" } as const];
  const changes = { version: 2, labels: [], changed, entries: [listing("b", 2)] };
  const { tables, guideListings } = patchCatalogue(former, changes, () => 1);
  assert.equal(tables.listing.untidyRows, 1);
  assert.deepEqual(
    Array.from(guideListings.of(0), (row) => tables.listing.ids[row]),
    ["d", "b", "c"],
  );
});
