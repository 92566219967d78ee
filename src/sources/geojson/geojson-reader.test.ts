import assert from "node:assert/strict";
import { test } from "node:test";
import { brokenBy, fileOf, readAll } from "../../../test/support/sources/files.ts";
import type { SourceOptions } from "../source-record.ts";
import { geoJsonReader } from "./geojson-reader.ts";

type Json = Record<string, unknown>;

function feature(
  properties: Json,
  geometry: Json = { type: "Point", coordinates: [12.57, 55.68] },
  more: Json = {},
) {
  return { type: "Feature", properties, geometry, ...more };
}

function collection(features: readonly Json[], more: Json = {}): string {
  return JSON.stringify({ type: "FeatureCollection", features, ...more });
}

function read(content: string, options: Partial<SourceOptions> = {}, name = "places.geojson") {
  return readAll(geoJsonReader, fileOf(name, content, 100), options);
}

async function fieldsOf(properties: Json, options: Partial<SourceOptions> = {}): Promise<Json> {
  const { records } = await read(collection([feature(properties)]), options);
  return records[0]!.fields;
}

const square = {
  type: "Polygon",
  coordinates: [
    [
      [100, 13],
      [100.02, 13],
      [100.02, 13.02],
      [100, 13.02],
      [100, 13],
    ],
  ],
};

test("a point becomes a listing with the fields that its properties' usual names tell", async () => {
  const fields = await fieldsOf({
    title: "Runde Tårn",
    type: "observation_tower",
    description: "A tower.",
    addr_full: "Købmagergade 52A",
    "contact:phone": "+45 33 73 03 73",
    website: "www.rundetaarn.example",
    opening_hours: "Mo-Su 10:00-20:00",
    tags: ["view", "history"],
    rating: "4,5",
    stars: 9,
  });
  const { openingHours, ...others } = fields as { openingHours: { periods: unknown[] } };
  assert.deepEqual(others, {
    name: { "en-GB": "Runde Tårn" },
    category: { "en-GB": "observation tower" },
    summary: { "en-GB": "A tower." },
    address: { "en-GB": "Købmagergade 52A" },
    phoneNumber: "+45 33 73 03 73",
    websiteUrl: "https://www.rundetaarn.example/",
    activityTags: { "en-GB": ["view", "history"] },
    providerRating: 4.5,
    geoLocation: [55.68, 12.57],
  });
  assert.equal(openingHours.periods.length, 7);
});

test("a polygon becomes a geo area with a centre inside and a covering radius, one with opening hours a listing", async () => {
  const { records } = await read(
    collection([
      feature({ name: "Phra Nakhon" }, square, { id: 7 }),
      feature({ name: "Market hall", opening_hours: "24/7" }, square),
    ]),
  );
  const [area, hall] = records;
  assert.deepEqual([area!.kind, area!.id, area!.sourceId], ["geoArea", "places-7", "places/7"]);
  assert.deepEqual(area!.fields.geoLocation, [13.01, 100.01]);
  const radius = area!.fields.radius as number;
  assert.ok(Math.abs(radius - 1_551) < 5, `${radius} m reach the corners`);
  assert.deepEqual(area!.fields.outline, { type: "MultiPolygon", coordinates: [square.coordinates] });
  assert.deepEqual(
    [hall!.kind, hall!.fields.radius, hall!.fields.outline],
    ["listing", undefined, undefined],
  );
  assert.deepEqual(hall!.extent, [square.coordinates], "what lies in the hall may be part of it");
  assert.equal(area!.extent, undefined);
});

test("names in languages are kept apart, and a plain name gets the language that it is in", async () => {
  const bilingual = { name: "เขตพระนคร", name_en: "Phra Nakhon", name_th: "เขตพระนคร" };
  assert.deepEqual((await fieldsOf(bilingual)).name, { th: "เขตพระนคร", en: "Phra Nakhon" });
  const translated = { name: "Den Lille Havfrue", "name:en": "The Little Mermaid" };
  assert.deepEqual((await fieldsOf(translated)).name, { da: "Den Lille Havfrue", en: "The Little Mermaid" });
  assert.deepEqual((await fieldsOf({ name: "Havnen" })).name, { "en-GB": "Havnen" });
  assert.deepEqual((await fieldsOf({ name: "Havnen" }, { textLanguage: "da" })).name, { da: "Havnen" });
  const slovene = { name: "Bled", "name:sl": "Bled", "name:de": "Veldes" };
  assert.deepEqual((await fieldsOf(slovene)).name, { sl: "Bled", de: "Veldes", und: "Bled" });
  const said = { name_da: "Havnen", name: "Harbour" };
  assert.deepEqual((await fieldsOf(said, { textLanguage: "da" })).name, { da: "Havnen" });
});

test("a mapping says the kind, the fields in each language, constants, values and which features count", async () => {
  const mapping = JSON.stringify({
    kind: "listing",
    id: "ref",
    name: { en: "english", da: "danish" },
    category: { value: "Museum" },
    activityTags: { from: "kinds", split: "/", values: { "a/b": "art" } },
    score: { from: "points", times: 10 },
    address: { from: ["street", "town"], join: ", " },
    priceLevel: { from: "price", values: { cheap: 1 } },
    only: { state: ["open"] },
    attribution: "© City",
    licence: "CC-BY-4.0",
    wikidata: "wd",
    guess: false,
  });
  const properties = {
    ref: "m 1",
    english: "The Museum",
    danish: "Museet",
    kinds: "a/b",
    points: 7,
    street: "Main St 1",
    town: "Town",
    price: "cheap",
    state: "open",
    wd: "Q1",
    phone: "1",
  };
  const { records, skipped } = await read(
    collection([feature(properties), feature({ ...properties, state: "closed" })]),
    { mapping },
  );
  assert.equal(skipped, 1);
  const [{ fields, ...record }] = records as [(typeof records)[0]];
  assert.deepEqual(fields, {
    name: { en: "The Museum", da: "Museet" },
    category: { "en-GB": "Museum" },
    activityTags: { "en-GB": ["art"] },
    score: 70,
    address: { "en-GB": "Main St 1, Town" },
    priceLevel: 1,
    geoLocation: [55.68, 12.57],
  });
  assert.match(record.id, /^places-m-1-[\da-f]{12}$/);
  assert.deepEqual(
    [record.sourceId, record.attribution, record.licence, record.wikidata],
    ["places/m 1", "© City", "CC-BY-4.0", "Q1"],
  );
});

test("a feature without an id of its own keeps its id when the file's order changes", async () => {
  const features = [feature({ name: "A" }), feature({ name: "B" })];
  const idsOf = async (list: readonly Json[]) => {
    const { records } = await read(collection(list));
    return new Map(records.map(({ id, fields }) => [(fields.name as Json)["en-GB"], id]));
  };
  const ids = await idsOf(features);
  assert.equal(new Set(ids.values()).size, 2);
  assert.deepEqual([...(await idsOf(features.toReversed()))].toReversed(), [...ids]);
});

test("single features, geometries in collections, lists of features and one feature a line are read", async () => {
  const one = JSON.stringify(feature({ name: "A" }));
  const texts = [one, `${one}\n${one}\n`, `\u001e${one}\n\u001e${one}`, `[${one},${one}]`];
  const counts = await Promise.all(texts.map(async (text) => (await read(text)).records.length));
  assert.deepEqual(counts, [1, 2, 2, 2]);
  const mixed = { type: "GeometryCollection", geometries: [{ type: "Point", coordinates: [1, 1] }, square] };
  const line = {
    type: "LineString",
    coordinates: [
      [10, 50],
      [10, 52],
    ],
  };
  const { records } = await read(collection([feature({ name: "M" }, mixed), feature({ name: "L" }, line)]));
  assert.deepEqual(
    records.map(({ kind, fields }) => [kind, fields.geoLocation]),
    [
      ["geoArea", [13.01, 100.01]],
      ["listing", [51, 10]],
    ],
  );
});

test("features without a name are passed over, those without a position or with an impossible one are told", async () => {
  const { records, faults, skipped } = await read(
    collection([
      feature({ name: "A" }),
      feature({ bench: "yes" }),
      { type: "Feature", properties: { name: "B" }, geometry: null },
      feature({ name: "C" }, { type: "Point", coordinates: [35.6, 139.7] }),
      feature({ name: "D" }, { type: "Point", coordinates: [500000, 6000000] }),
    ]),
  );
  assert.deepEqual([records.length, skipped], [1, 1]);
  assert.deepEqual(
    faults.map(({ place, code }) => [place.element, code]),
    [
      ["feature 3", "invalid_geo_location"],
      ["feature 4", "invalid_geo_location"],
      ["feature 5", "invalid_geo_location"],
    ],
  );
  assert.match(faults[1]!.detail, /look swapped/);
  assert.match(faults[2]!.detail, /projected/);
});

test("a fault says which record it is of where the feature or its properties have an id, as the mapping allows", async () => {
  const odd = [
    { ...feature({ name: "A" }), id: 7, geometry: null },
    { ...feature({ name: "B", ref: "b" }, { type: "Point", coordinates: [500, 1] }), id: 8 },
    { ...feature({ name: "C" }), geometry: null },
    feature({ name: "D" }),
  ];
  const ids = async (mapping?: string) =>
    (await read(collection(odd), { dataset: "town", mapping })).faults.map(({ sourceId }) => sourceId);
  assert.deepEqual(await ids(), ["town/7", "town/8", undefined]);
  assert.deepEqual(await ids('{"id": "ref"}'), ["town/7", "town/b", undefined]);
  assert.deepEqual(await ids('{"id": false}'), [undefined, undefined, undefined]);
});

test("a file whose places lie near the hosts only when latitude and longitude change places is refused, with the cure", async () => {
  const swapped = collection([feature({ name: "A" }, { type: "Point", coordinates: [55.68, 12.57] })]);
  const hostLocations = [[55.7, 12.5]] as [number, number][];
  const { code, message } = await brokenBy(read(swapped, { hostLocations }));
  assert.equal(code, "invalid_geo_location");
  assert.match(message, /1 of 1 places .*"swapped": true/);
  const { records } = await read(swapped, { hostLocations, mapping: '{"swapped": true}' });
  assert.deepEqual(records[0]!.fields.geoLocation, [55.68, 12.57]);
  const right = collection([feature({ name: "A" })]);
  assert.equal((await read(right, { hostLocations })).records.length, 1);
});

test("a value that the mapping asks for and that does not fit is told; one that was guessed is left out", async () => {
  const properties = { name: "A", rating: 9, link: "no address" };
  assert.equal((await fieldsOf(properties)).providerRating, undefined);
  const mapping = '{"providerRating": "rating", "websiteUrl": "link"}';
  const { records, faults } = await read(collection([feature(properties)]), { mapping });
  assert.equal(records.length, 0);
  assert.deepEqual(
    faults.map(({ field, code }) => [field, code]),
    [
      ["link", "invalid_value"],
      ["rating", "out_of_range"],
    ],
  );
  assert.match(faults[1]!.detail, /from 0 to 5.*"times".*not "9"/);
});

test("other coordinate systems, other JSON and broken JSON end in a message that says what and where", async () => {
  const crs = (name: string) => ({ crs: { type: "name", properties: { name } } });
  const point = [feature({ name: "A" })];
  assert.equal((await read(collection(point, crs("urn:ogc:def:crs:OGC:1.3:CRS84")))).records.length, 1);
  const cases: [content: string, says: RegExp, line?: number][] = [
    [collection(point, crs("urn:ogc:def:crs:EPSG::25832")), /EPSG::25832.*convert/],
    ['{"elements": []}', /Overpass/],
    ['{"type": "Topology"}', /not "Topology"/],
    ["[1]", /expected an object/],
    ['{"type": "FeatureCollection",\n"features": [{"type": ', /expected a value/, 2],
    [collection([feature({ OBJEKT: "A" })]), /no feature has a name.*OBJEKT/],
  ];
  for (const [content, says, line] of cases) {
    const { message, place } = await brokenBy(read(content));
    assert.match(message, says);
    assert.equal(place.line, line);
  }
});

test("a mapping that is wrong, or names what nothing in the file has, is refused with all that is wrong", async () => {
  const content = collection([feature({ title_de: "A" })]);
  const cases: [mapping: string, says: RegExp][] = [
    ["{", /not JSON/],
    ["[]", /expected an object/],
    [
      '{"nam": "x", "kind": "guide"}',
      /kind: expected one of .*nam: there is no such field here; did you mean name\?/,
    ],
    ['{"name": {"xx-": "a"}}', /name\.xx-: "xx-" is not a BCP 47 language/],
    ['{"name": {"from": 3}}', /name\.from: expected an array/],
    ['{"name": "title", "photo": {"url": "x"}}', /attribution or a licence/],
    ['{"name": "title_d"}', /nothing in the file has "title_d"; did you mean "title_de"\?/],
  ];
  for (const [mapping, says] of cases) {
    const { code, message } = await brokenBy(read(content, { mapping }));
    assert.equal(code, "invalid_mapping", mapping);
    assert.match(message, says);
  }
});
