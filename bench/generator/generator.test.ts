import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import type { GeoLocation } from "../../src/contract/common.ts";
import type { Guide } from "../../src/contract/guide.ts";
import type { Listing } from "../../src/contract/listing.ts";
import { type AnyRecord, type Kind, recordSchemas } from "../../src/contract/records.ts";
import { splitWords } from "../../src/search/text/words.ts";
import { normaliseRecord } from "../../src/sources/normalise.ts";
import { type CorpusOptions, corpusOf } from "./corpus.ts";
import { generateRecords, ndjsonLine } from "./generate-records.ts";
import { languages } from "./languages.ts";
import { lexiconOf, WORD_FORMS } from "./lexicon.ts";
import { ndjsonChunks } from "./ndjson-chunks.ts";

const small: CorpusOptions = { seed: 7, listings: 600, guides: 12, cities: 3 };
const records = [...generateRecords(small)];

function ofKind<R extends AnyRecord>(kind: Kind): R[] {
  return records.filter((record) => record.kind === kind).map(({ record }) => record as R);
}

function hashOf(options: CorpusOptions): string {
  const hash = createHash("sha256");
  for (const chunk of ndjsonChunks(options)) hash.update(chunk);
  return hash.digest("hex");
}

test("the same seed and numbers give the same bytes, another seed or organisation gives others", () => {
  assert.equal(hashOf(small), hashOf({ ...small }));
  assert.notEqual(hashOf(small), hashOf({ ...small, seed: 8 }));
  assert.notEqual(hashOf(small), hashOf({ ...small, organisation: 1 }));
});

test("every record passes its schema and is normalised already", () => {
  for (const { kind, record } of records) {
    assert.deepEqual(recordSchemas[kind].parse(record), record);
    const normalised = normaliseRecord({ kind, ...record }, { defaultLanguage: "en-GB" });
    assert.ok("record" in normalised, JSON.stringify(normalised));
  }
});

test("kinds come in the order of an export and in the numbers asked for", () => {
  const order = [...new Set(records.map(({ kind }) => kind))];
  assert.deepEqual(order, ["host", "interest", "geoArea", "listing", "guide", "site"]);
  assert.equal(ofKind("listing").length, 600);
  assert.equal(ofKind("guide").length, 12);
  assert.equal(ofKind("host").length, 6);
  assert.equal(ofKind("geoArea").length, 36);
});

test("a listing has about 8 KB of JSON and its text in five languages", () => {
  const listings = records.filter(({ kind }) => kind === "listing");
  const bytes = listings.reduce((sum, record) => sum + Buffer.byteLength(ndjsonLine(record)), 0);
  const mean = bytes / listings.length;
  assert.ok(mean > 7_500 && mean < 9_500, `${mean} bytes`);
  for (const { name, summary } of ofKind<Listing>("listing")) {
    assert.deepEqual(Object.keys(name ?? {}), [...languages]);
    assert.deepEqual(Object.keys(summary ?? {}), [...languages]);
  }
});

test("a guide's listings are of its own city, and they name it back", () => {
  const listings = new Map(ofKind<Listing>("listing").map((listing) => [listing.id, listing]));
  ofKind<Guide>("guide").forEach((guide, number) => {
    assert.ok(guide.listingIds!.length >= 14 && guide.listingIds!.length <= 26);
    for (const id of guide.listingIds!) {
      assert.equal(Number(id.slice("listing-".length)) % small.cities, number % small.cities);
      assert.ok(listings.get(id)!.guideIds!.includes(guide.id));
    }
  });
});

test("places lie around the middle of their city, across the antimeridian and around a pole", () => {
  const { cityList } = corpusOf(small);
  const places = ofKind<Listing>("listing").map(({ geoLocation }) => geoLocation!);
  places.forEach((place, number) => {
    assert.ok(metresBetween(place, cityList[number % 3]!.at) < 25_000, `${place}`);
  });
  const onAntimeridian = places.filter((_, number) => number % 3 === 1).map(([, lng]) => lng);
  assert.ok(onAntimeridian.some((lng) => lng > 179) && onAntimeridian.some((lng) => lng < -179));
  const aroundPole = places
    .filter((_, number) => number % 3 === 2)
    .map(([, lng]) => Math.floor((lng + 180) / 90));
  assert.equal(new Set(aroundPole).size, 4);
});

test("words have the frequencies of real text: a few everywhere, half of the seen ones rare", () => {
  const counts = new Map<string, number>();
  let total = 0;
  for (const { summary } of ofKind<Listing>("listing")) {
    for (const word of splitWords(summary!["en-GB"]!)) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
      total++;
    }
  }
  const frequent = [...counts.values()].sort((a, b) => b - a);
  assert.ok(frequent[0]! / total > 0.01 && frequent[0]! / total < 0.1, `${frequent[0]! / total}`);
  assert.ok(counts.size > 3_000, `${counts.size} different words`);
  assert.ok(frequent.filter((count) => count <= 2).length > counts.size / 2);
});

test("each language has its own vocabulary of distinct word forms", () => {
  for (const language of languages) assert.equal(new Set(lexiconOf(language).words).size, WORD_FORMS);
  const english = new Set(lexiconOf("en-GB").words);
  const shared = lexiconOf("fr-FR").words.filter((word) => english.has(word)).length;
  assert.ok(shared < WORD_FORMS / 20, `${shared} words shared`);
});

test("another organisation has other records", () => {
  const numbers = { seed: 1, listings: 1, guides: 0, cities: 1 };
  const [first, second] = [0, 1].map((organisation) =>
    JSON.stringify([...generateRecords({ ...numbers, organisation })]),
  );
  assert.notEqual(first, second);
});

test("numbers that make no corpus are refused by name", () => {
  assert.throws(
    () => generateRecords({ ...small, cities: 0 }),
    /cities must be a whole number of at least 1/,
  );
  assert.throws(() => generateRecords({ ...small, listings: 1.5 }), /listings must be a whole number/);
});

function metresBetween([lat1, lng1]: GeoLocation, [lat2, lng2]: GeoLocation): number {
  const radians = Math.PI / 180;
  const angle = (a: number, b: number) => Math.sin(((a - b) * radians) / 2) ** 2;
  const chord = angle(lat1, lat2) + Math.cos(lat1 * radians) * Math.cos(lat2 * radians) * angle(lng1, lng2);
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(chord));
}
