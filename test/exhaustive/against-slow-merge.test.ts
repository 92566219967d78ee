import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { Provenance } from "../../src/contract/provenance.ts";
import type { LooseRecord } from "../../src/sources/merge/merge-record.ts";
import { mergeSources } from "../../src/sources/merge/merge-sources.ts";
import { RecordSpool, SeenEntries, withScratchDatabase } from "../../src/sources/merge/record-spool.ts";
import { type ReadRecord, readSources } from "../../src/sources/read-sources.ts";
import type { SourceRecord } from "../../src/sources/source-record.ts";
import type { Edits, Reader, Store } from "../../src/store/store.ts";
import { entryOf, slowMerge } from "../support/sources/slow-merge.ts";
import { north, place, sourceFile, type TestFile } from "../support/sources/source.ts";

const names = ["Casa Guedes", "Casa Gueddes", "Livraria Lello", "Lello", "Livraria de Lello", "Restaurante"];
const optional = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });

/** Places so near and alike that sources meet, doubles join and doubts arise. */
const aPlace = fc.record({
  number: fc.integer({ min: 1, max: 14 }),
  names: fc.dictionary(fc.constantFrom("pt", "en"), fc.constantFrom(...names), { minKeys: 1 }),
  metres: optional(0, 8, 20, 45, 55, 70, 140, 160, 400, 480, 5_000),
  category: optional("amenity/restaurant", "shop/books", "tourism/hotel"),
  website: optional("https://a.example", "https://b.example/menu"),
  phone: optional("22 1234567", "22 7654321"),
  wikidata: fc.option(fc.constantFrom("Q1", "Q2"), { nil: undefined, freq: 6 }),
});
type APlace = typeof aPlace extends fc.Arbitrary<infer T> ? T : never;

const places = fc.uniqueArray(aPlace, { selector: ({ number }) => number, maxLength: 8 });

function fileOf(name: string, given: readonly APlace[], worldwide: boolean): TestFile {
  const records = given.map((one) => recordOf(name, one));
  return { records, source: { name: name.split(" ")[0] }, dataset: name, name: `${name}.test`, worldwide };
}

function recordOf(name: string, { number, names, metres, category, ...one }: APlace): SourceRecord {
  const integratedCategories = category && { en: [{ category_id: category, full_label: [category] }] };
  const fields = {
    name: names,
    geoLocation: metres === undefined ? undefined : north(metres),
    websiteUrl: one.website,
    phoneNumber: one.phone,
    integratedCategories,
  };
  const own = { id: `${name.replace(" ", "-")}-${number}`, wikidata: one.wikidata };
  return place(`${name}/${number}`, fields, own);
}

/** The part of a store that the merging reads: listings in the order of their ids. */
function readerOf(listings: ReadonlyMap<string, LooseRecord>): Pick<Reader, "records" | "record"> {
  const kind = "listing";
  return {
    async *records(kinds = []) {
      if (!kinds.includes(kind)) return;
      for (const record of inOrder(listings))
        yield { kind, id: record.id, version: 1, body: JSON.stringify(record) };
    },
    async record(_kind, id) {
      const record = listings.get(id);
      return record && { kind, id, version: 1, body: JSON.stringify(record) };
    },
  };
}

function inOrder(listings: ReadonlyMap<string, LooseRecord>): LooseRecord[] {
  return [...listings.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Imports files as the pipeline does, and compares every decision with the slow merging's. */
function importOnce(listings: Map<string, LooseRecord>, given: readonly TestFile[]) {
  return withScratchDatabase(async (scratch) => {
    const files = given.map(sourceFile);
    const [seen, spool] = [new SeenEntries(scratch), new RecordSpool(scratch)];
    const reads: ReadRecord[] = [];
    await readSources({ files, source: { languages: ["pt"] }, maxFaults: 9 }, seen, (read) => {
      reads.push(read);
      spool.add(read);
    });
    const expected = slowMerge(inOrder(listings), reads);
    const batch: Edits = {
      record: readerOf(listings).record,
      put: (_kind, record) => void listings.set(record.id, record as LooseRecord),
      remove() {},
    };
    const { matches, faults } = await mergeSources(
      batch,
      { files, scratch, spool, seen },
      {
        store: { read: () => readerOf(listings) } as unknown as Store,
        ...{ orgId: "org", defaultLanguage: "pt", hostIds: [], pruned: new Set(), maxListed: 1_000 },
      },
    );
    assert.equal(faults.count, 0);
    const merged = matches.merged.first.map(({ sourceId, how, into, why }) => ({ sourceId, how, into, why }));
    assert.deepEqual(merged, expected.merged);
    const told = (list: typeof matches.ambiguous) =>
      list.first.map(({ sourceId, candidates }) => ({ sourceId, candidates }));
    assert.deepEqual(told(matches.ambiguous), expected.ambiguous);
    assert.deepEqual(told(matches.nearMisses), expected.nearMisses);
    for (const [entry, id] of expected.into) {
      const sources = (listings.get(id)?.sources ?? []) as Provenance[];
      assert.ok(
        sources.some((one) => entryOf(one) === entry),
        `${entry} is in ${id}`,
      );
    }
    return { ...matches.counts, ambiguous: expected.ambiguous.length, near: expected.nearMisses.length };
  });
}

test("every record goes where a merging goes that compares each pair and keeps all in memory", async () => {
  const imports = fc.array(fc.tuple(places, places, places), { minLength: 1, maxLength: 3 });
  const curated = fc.uniqueArray(fc.constantFrom(...names), { maxLength: 2 });
  const totals: Record<string, number> = {};
  const property = fc.asyncProperty(imports, curated, async (versions, own) => {
    const listings = new Map<string, LooseRecord>();
    for (const [index, name] of own.entries()) {
      // The one has the id that a record of the map wants, and is found by nothing else.
      const [id, metres] = index === 0 ? ["map-1", 50_000] : ["own", 10];
      const fixed = { hostIds: [], languageCodes: ["pt"], status: "active" };
      listings.set(id, { id, name: { pt: name }, geoLocation: north(metres), ...fixed });
    }
    for (const [ofMap, ofTable, ofOther] of versions) {
      const files = [
        fileOf("map", ofMap, true),
        fileOf("table a", ofTable, false),
        fileOf("table b", ofOther, false),
      ];
      const counts = await importOnce(listings, files);
      for (const [what, count] of Object.entries(counts)) totals[what] = (totals[what] ?? 0) + count;
    }
  });
  await fc.assert(property, { numRuns: 150, seed: 34 });
  for (const [what, count] of Object.entries(totals)) assert.ok(count > 20, `${what}: ${count}`);
});
