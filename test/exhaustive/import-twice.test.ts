import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { SourceRecord } from "../../src/sources/source-record.ts";
import type { BatchResult, Store } from "../../src/store/store.ts";
import { north, openTestOrganisation, place, type TestFile } from "../support/sources/source.ts";

const names = ["Casa Guedes", "Casa Guedes 2", "Livraria Lello", "Lello", "Restaurante", "Igreja de Lello"];
const categories = ["amenity/restaurant", "shop/books", "tourism/attraction", "tourism/hotel"];

/** Places so near and alike that sources meet, duplicates join and doubts arise. */
const aPlace = fc.record({
  number: fc.integer({ min: 1, max: 9 }),
  name: fc.constantFrom(...names),
  language: fc.constantFrom("pt", "en"),
  metres: fc.constantFrom(0, 10, 40, 55, 140, 400),
  category: fc.option(fc.constantFrom(...categories), { nil: undefined }),
  website: fc.option(fc.constantFrom("https://a.example", "https://b.example"), { nil: undefined }),
  wikidata: fc.option(fc.constantFrom("Q1", "Q2"), { nil: undefined, freq: 8 }),
});

const records = fc
  .uniqueArray(aPlace, { selector: ({ number }) => number, maxLength: 6 })
  .map((places) => places.map(recordOf));

function recordOf(given: typeof aPlace extends fc.Arbitrary<infer T> ? T : never): SourceRecord {
  const { number, name, language, metres, category, website, wikidata } = given;
  const integratedCategories = category && { en: [{ category_id: category, full_label: [category] }] };
  const fields = {
    name: { [language]: name },
    geoLocation: north(metres),
    websiteUrl: website,
    integratedCategories,
  };
  return place(`n/${number}`, fields, { wikidata });
}

/** A store that tells what its last batch did. */
function watched(store: Store) {
  let last: BatchResult | undefined;
  const write: Store["write"] = async (orgId, fill) => {
    last = await store.write(orgId, fill);
    return last;
  };
  return { store: { ...store, write }, last: () => last! };
}

test("any import of two sources, done twice, writes once; a dry run and the report count what the store does", async () => {
  const history = fc.array(fc.tuple(records, records, fc.boolean()), { minLength: 1, maxLength: 3 });
  let reports = { match: 0, duplicate: 0, successor: 0, ambiguous: 0, retired: 0 };
  const property = fc.asyncProperty(history, async (versions) => {
    const org = await openTestOrganisation();
    try {
      const { store, last } = watched(org.store);
      for (const [ofMap, ofBook, prune] of versions) {
        const book: TestFile = { records: ofBook, source: { name: "book" }, dataset: "book", name: "b.test" };
        const options = { store, prune: prune && ofMap.length + ofBook.length > 0 };
        const dry = await org.take([ofMap, book], { ...options, dryRun: true });
        const real = await org.take([ofMap, book], options);
        assert.deepEqual({ ...dry.result, version: 0 }, { ...real.result, version: 0 });
        assert.deepEqual(dry.changes, real.changes);
        assert.deepEqual(real.faults, []);
        const { added, updated, retired, version } = real.result!;
        assert.deepEqual([added, updated + retired, version], [last().added, last().updated, last().version]);
        const again = await org.take([ofMap, book], options);
        assert.deepEqual(again.changes.first, []);
        assert.equal(again.result!.version, version);
        const { match, duplicate, successor } = real.merged;
        reports = {
          match: reports.match + match,
          duplicate: reports.duplicate + duplicate,
          successor: reports.successor + successor,
          ambiguous: reports.ambiguous + real.ambiguous.count,
          retired: reports.retired + retired,
        };
      }
    } finally {
      await org.remove();
    }
  });
  await fc.assert(property, { numRuns: 60, seed: 21 });
  for (const [what, count] of Object.entries(reports)) assert.ok(count > 0, `the histories have a ${what}`);
});
