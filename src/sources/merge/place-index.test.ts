import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { north } from "../../../test/support/sources/source.ts";
import { metresBetween, PlaceIndex } from "./place-index.ts";
import { type PlaceTraits, traitsOf } from "./place-traits.ts";
import { reachMetres } from "./same-place.ts";
import { withScratchDatabase } from "./scratch-database.ts";

const names = ["Casa Guedes", "Guedes", "Livraria Lello", "Lelo", "日本橋", "Bar 7", "Barra"];
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const aPlace = fc
  .record({
    name: fc.dictionary(fc.constantFrom("pt", "en"), fc.constantFrom(...names), { minKeys: 1 }),
    geoLocation: optional(fc.constantFrom(0, 30, 100, 149, 151, 290, 4_000).map(north)),
    websiteUrl: optional(fc.constantFrom("https://a.example", "https://b.example/x")),
    phoneNumber: optional(fc.constantFrom("22 1234567", "+351 22 1234567", "22 7654321")),
    wikidata: optional(fc.constantFrom("Q1", "Q2")),
  })
  .map(({ wikidata, ...record }) => traitsOf({ id: "x", ...record }, wikidata));

const withIndex = (use: (index: PlaceIndex) => void) =>
  withScratchDatabase(async (scratch) => use(new PlaceIndex(scratch, "listing")));

/** Whether two places share something that is rare. */
function shareSign(a: PlaceTraits, b: PlaceTraits): boolean {
  return (["website", "phone", "wikidata"] as const).some(
    (sign) => a[sign] !== undefined && a[sign] === b[sign],
  );
}

test("an index leaves out no place that is alike and near or shares something rare, and takes in none that is neither", async () => {
  const property = fc.asyncProperty(fc.array(aPlace, { minLength: 1, maxLength: 12 }), ([asked, ...places]) =>
    withIndex((index) => {
      for (const [row, traits] of places.entries()) index.add(row, traits);
      const found = index.candidates(asked!);
      for (const [row, traits] of places.entries()) {
        const metres = metresBetween(asked!.at, traits.at);
        const isNear = metres !== undefined && metres <= reachMetres.listing;
        const isWanted = (isNear && asked!.names.likeness(traits.names) > 0) || shareSign(asked!, traits);
        if (isWanted) assert.ok(found.has(row));
        if (found.has(row)) assert.ok(isNear || shareSign(asked!, traits));
        if (found.get(row) !== undefined) assert.equal(found.get(row), metres);
      }
    }),
  );
  await fc.assert(property, { numRuns: 400, seed: 8 });
});

test("a website of more than twenty places says nothing", () =>
  withIndex((index) => {
    const chain = (number: number) =>
      traitsOf({ id: "x", name: { en: `Shop ${number}` }, websiteUrl: "https://chain.example" });
    for (let row = 0; row < 20; row++) index.add(row, chain(row));
    assert.equal(index.candidates(chain(99)).size, 20);
    index.add(20, chain(20));
    assert.equal(index.candidates(chain(99)).size, 0);
  }));
