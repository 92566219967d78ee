import assert from "node:assert/strict";
import { test } from "node:test";
import { allOf, brokenBy, testFile } from "../../../test/support/sources/osm-file.ts";
import { testPbf } from "../../../test/support/sources/pbf.ts";
import { normaliseRecord } from "../normalise.ts";
import type { SourceBatch, SourceOptions, SourceRecord } from "../source-record.ts";
import { LinePieces, osmReader } from "./osm-reader.ts";

/** A café with much to tell, a park, a bench and a quarter, in Copenhagen. */
const cafe = {
  amenity: "cafe",
  name: "Kaffe & Co",
  "name:ja": "コーヒー",
  "name:ja_rm": "Kōhī",
  alt_name: "The Coffee;Kaffen",
  cuisine: "coffee_shop;smørrebrød",
  "diet:vegan": "yes",
  outdoor_seating: "yes",
  wheelchair: "limited",
  opening_hours: "Mo-Fr 08:00-17:00",
  "addr:street": "Gaden",
  "addr:housenumber": "7",
  "addr:postcode": "1000",
  "addr:city": "København",
  "addr:suburb": "Indre By",
  website: "www.kaffe.example",
  "contact:instagram": "@kaffe",
  phone: "+45 12 34 56 78; +45 87 65 43 21",
  wikidata: "Q42",
  wikimedia_commons: "File:Kaffe.jpg",
  image: "https://photos.example/kaffe.jpg",
};
const park = { leisure: "park", name: "Parken", description: "Et stille sted" };
const quarter = { place: "neighbourhood", name: "Kvarteret" };
const at: [number, number][] = [
  [12.57, 55.68],
  [12.58, 55.68],
  [12.58, 55.69],
  [12.57, 55.69],
];

const pbf = testPbf(
  {
    nodes: [
      { id: 1, at: [12.5683, 55.6761], tags: cafe },
      { id: 2, at: [12.5, 55.6], tags: { amenity: "bench", name: "Bænken" } },
      { id: 3, at: [12.56, 55.67], tags: quarter },
      ...at.map((position, index) => ({ id: 11 + index, at: position })),
    ],
    ways: [{ id: 5, nodes: [11, 12, 13, 14, 11], tags: park }],
  },
  { timestamp: 1_600_000_000 },
);

function tagsXml(tags: Record<string, string>): string {
  const escaped = (text: string) => text.replaceAll("&", "&amp;");
  return Object.entries(tags)
    .map(([key, value]) => `<tag k="${key}" v="${escaped(value)}"/>`)
    .join("");
}

const xml = `<?xml version="1.0" encoding="UTF-8"?>
<osm version="0.6"><meta osm_base="2020-09-13T12:26:40Z"/>
<node id="1" lat="55.6761" lon="12.5683">${tagsXml(cafe)}</node>
<node id="2" lat="55.6" lon="12.5">${tagsXml({ amenity: "bench", name: "Bænken" })}</node>
<node id="3" lat="55.67" lon="12.56">${tagsXml(quarter)}</node>
<node id="4" lat="55.67" lon="12.56" visible="false">${tagsXml(cafe)}</node>
${at.map(([lon, lat], index) => `<node id="${11 + index}" lat="${lat}" lon="${lon}"/>`).join("")}
<way id="5">${[11, 12, 13, 14, 11].map((ref) => `<nd ref="${ref}"/>`).join("")}${tagsXml(park)}</way></osm>`;

const corners = [...at, at[0]!];
const overpass = JSON.stringify({
  version: 0.6,
  osm3s: { timestamp_osm_base: "2020-09-13T12:26:40Z" },
  elements: [
    { type: "node", id: 1, lat: 55.6761, lon: 12.5683, tags: cafe },
    { type: "node", id: 2, lat: 55.6, lon: 12.5, tags: { amenity: "bench", name: "Bænken" } },
    { type: "node", id: 3, lat: 55.67, lon: 12.56, tags: quarter },
    { type: "way", id: 5, geometry: corners.map(([lon, lat]) => ({ lat, lon })), tags: park },
  ],
});

const feature = (id: string, properties: object, geometry: object) => ({
  type: "Feature",
  id,
  properties,
  geometry,
});
const geojson = JSON.stringify({
  type: "FeatureCollection",
  features: [
    feature(
      "node/1",
      { ...cafe, brand: null, "@id": "node/1" },
      { type: "Point", coordinates: [12.5683, 55.6761] },
    ),
    feature("node/2", { amenity: "bench", name: "Bænken" }, { type: "Point", coordinates: [12.5, 55.6] }),
    feature("node/3", quarter, { type: "Point", coordinates: [12.56, 55.67] }),
    feature("way/5", park, { type: "Polygon", coordinates: [corners] }),
  ],
});

const options: SourceOptions = { languages: ["en-GB", "da-DK"], year: 2026 };

async function read(content: string | Uint8Array, own: Partial<SourceOptions> = {}): Promise<SourceBatch> {
  const batches = await allOf(osmReader.read(testFile(content), { ...options, ...own }));
  return {
    records: batches.flatMap(({ records }) => records),
    faults: batches.flatMap(({ faults }) => faults),
    skipped: batches.reduce((sum, { skipped }) => sum + skipped, 0),
  };
}

/** What all formats tell alike: XML alone has lines, and GeoJSON has no date. */
function alike({ place: _place, date: _date, ...record }: SourceRecord) {
  return record;
}

test("the same elements come to the same records in all formats", async () => {
  const expected = await read(pbf);
  assert.deepEqual(
    expected.records.map(({ kind, id }) => `${kind} ${id}`),
    ["listing osm-node-1", "geoArea osm-node-3", "listing osm-way-5"],
  );
  for (const content of [xml, overpass, geojson]) {
    const { records, skipped, faults } = await read(content);
    assert.deepEqual(records.map(alike), expected.records.map(alike));
    assert.deepEqual([skipped, faults], [1, []]);
  }
  const dates = [pbf, xml, overpass].map(async (content) => (await read(content)).records[0]?.date);
  assert.deepEqual(await Promise.all(dates), Array(3).fill("2020-09-13"));
});

test("every record is one that the service takes", async () => {
  for (const { kind, id, fields } of (await read(pbf)).records) {
    const normalised = normaliseRecord({ kind, id, ...fields }, { defaultLanguage: "en-GB" });
    assert.ok("record" in normalised, JSON.stringify(normalised));
  }
});

test("a listing has what its tags tell, in the languages of the organisation", async () => {
  const [record] = (await read(pbf)).records;
  const { keywords, preferences, openingHours, integratedCategories, ...fields } = record!.fields;
  assert.deepEqual(fields, {
    name: { da: "Kaffe & Co", ja: "コーヒー", und: "Kaffe & Co" },
    address: { da: "Gaden 7, 1000 København" },
    category: { "en-GB": "Coffee Shop", "da-DK": "Kaffebar" },
    activityTags: {
      "en-GB": ["Coffee Shop", "Vegan", "Outdoor Seating"],
      "da-DK": ["Kaffebar", "Vegansk", "Udendørssiddepladser"],
    },
    geoLocation: [55.6761, 12.5683],
    score: 66,
    neighborhood: "Indre By",
    phoneNumber: "+45 12 34 56 78",
    websiteUrl: "https://www.kaffe.example/",
    searchTerms: ["Kōhī", "The Coffee", "Kaffen", "smørrebrød"],
    serviceTypes: ["outdoor_seating", "wheelchair_limited", "vegan"],
    socialMedia: [{ name: "Instagram", url: "https://www.instagram.com/kaffe" }],
  });
  assert.equal((openingHours as { periods: unknown[] }).periods.length, 5);
  assert.deepEqual(Object.keys(preferences as object), ["en-GB"]);
  assert.ok((keywords as Record<string, string[]>)["en-GB"]!.length > 0);
  assert.deepEqual((integratedCategories as Record<string, unknown>)["en-GB"], [
    { category_id: "amenity/cafe/coffee_shop", full_label: ["Café", "Coffee Shop"] },
  ]);
  assert.equal(record!.wikidata, "Q42");
  assert.deepEqual(record!.pictures, ["File:Kaffe.jpg"]);
  assert.equal(record!.url, "https://www.openstreetmap.org/node/1");
});

test("an area as a point has the radius of its type, as an outline the one that covers it", async () => {
  const outlined = testPbf({
    nodes: at.map((position, index) => ({ id: 11 + index, at: position })),
    ways: [{ id: 5, nodes: [11, 12, 13, 14, 11], tags: { place: "suburb", name: "Bydelen" } }],
  });
  const point = (await read(pbf)).records.find(({ kind }) => kind === "geoArea");
  assert.deepEqual(point?.fields, {
    displayName: { da: "Kvarteret" },
    geoLocation: [55.67, 12.56],
    radius: 300,
  });
  const [area] = (await read(outlined)).records;
  assert.deepEqual(area?.fields.geoLocation, [55.685, 12.575]);
  // Half the diagonal of a box of 1112 m by 627 m.
  assert.ok(Math.abs((area?.fields.radius as number) - 638) <= 2, String(area?.fields.radius));
  const { coordinates } = area!.fields.outline as { coordinates: unknown[][][] };
  assert.equal(coordinates[0]?.[0]?.length, 5);
});

test("texts go under the operator's language where one is given, and without a year hours stay unknown", async () => {
  const { records } = await read(pbf, { textLanguage: "sv", year: undefined });
  assert.deepEqual(records[0]!.fields.name as object, {
    sv: "Kaffe & Co",
    ja: "コーヒー",
    und: "Kaffe & Co",
  });
  assert.deepEqual(records[2]!.fields.summary, { sv: "Et stille sted" });
  assert.equal(records[0]!.fields.openingHours, undefined);
});

test("the operator's mapping decides what is taken, nameless things included", async () => {
  const mapping = JSON.stringify({
    basis: "nothing",
    listings: [{ categories: ["amenity/bench"], nameless: true, score: 30 }],
  });
  const bench = testPbf({ nodes: [{ id: 1, at: [12.5, 55.6], tags: { amenity: "bench" } }] });
  const { records } = await read(bench, { mapping });
  assert.deepEqual(records[0]?.fields.name, { "en-GB": "Bench", "da-DK": "Bænk" });
  assert.equal((await read(pbf, { mapping })).records.length, 1);
});

test("what lies open to all is free where nobody runs it", async () => {
  const view = (id: number, tags: Record<string, string>) => ({
    id,
    at: [12.5, 55.6] as [number, number],
    tags: { tourism: "viewpoint", name: `View ${id}`, ...tags },
  });
  const nodes = [view(1, {}), view(2, { fee: "yes" }), view(3, { website: "https://example.com" })];
  const { records } = await read(testPbf({ nodes }));
  assert.deepEqual(
    records.map(({ fields }) => fields.priceLevel),
    [0, undefined, undefined],
  );
});

test("only what is plainly for children is said to suit families", async () => {
  const place = (id: number, tags: Record<string, string>) => ({
    id,
    at: [12.5, 55.6] as [number, number],
    tags,
  });
  const nodes = [
    place(1, { tourism: "museum", name: "Of kings" }),
    place(2, { tourism: "museum", name: "Of toys", kids_area: "yes" }),
    place(3, { leisure: "playground", name: "Swings" }),
  ];
  const { records } = await read(testPbf({ nodes }));
  const suits = records.map(({ fields }) => JSON.stringify(fields.preferences).includes("family"));
  assert.deepEqual(suits, [false, true, true]);
});

test("pieces of one street are one place", async () => {
  const street = { tourism: "attraction", highway: "pedestrian", name: "Strøget" };
  const pieces = testPbf({
    nodes: at.map((position, index) => ({ id: 11 + index, at: position })),
    ways: [
      { id: 1, nodes: [11, 12], tags: street },
      { id: 2, nodes: [12, 13], tags: street },
      { id: 3, nodes: [13, 14], tags: { ...street, name: "En anden" } },
    ],
  });
  const { records, skipped } = await read(pieces);
  assert.deepEqual([records.map(({ id }) => id), skipped], [["osm-way-1", "osm-way-3"], 1]);
});

test("a feature that does not say which element it is keeps its id while its place and name stay", async () => {
  const bare = (name: string, note: string) =>
    JSON.stringify({
      type: "FeatureCollection",
      features: [feature("", { ...park, name, note }, { type: "Point", coordinates: [12.5, 55.6] })],
    });
  const idOf = async (content: string) => (await read(content)).records[0]!;
  const first = await idOf(bare("A", "x"));
  assert.match(first.id, /^osm-place-[0-9a-f]{16}$/);
  assert.equal(first.url, undefined);
  assert.equal((await idOf(bare("A", "y"))).id, first.id);
  assert.notEqual((await idOf(bare("B", "x"))).id, first.id);
});

test("of files with more than OpenStreetMap's data only id, position and tags are read", async () => {
  const entry = {
    id: "osm:node/1",
    name: "Invented",
    coordinates: { lat: 34.68, lng: 135.83 },
    rating: 4.8,
    website: "https://invented.example",
    osmTags: { tourism: "museum", name: "博物館" },
  };
  const [record] = (await read(JSON.stringify({ data: [entry] }))).records;
  assert.deepEqual(record?.fields.name, { ja: "博物館" });
  assert.deepEqual(record?.fields.geoLocation, [34.68, 135.83]);
  assert.ok(!JSON.stringify(record).includes("nvented"));
  assert.equal(record?.fields.providerRating, undefined);
});

test("broken files name what is wrong and where", async () => {
  const cases: [content: string | Buffer, says: RegExp, place: object][] = [
    ["", /empty/, {}],
    ["name,lat,lng", /not OpenStreetMap data/, { element: "byte 0" }],
    [Buffer.from([0x1f, 0x8b, 8, 0]), /compressed; unpack/, { element: "byte 0" }],
    [xml.slice(0, -40), /unclosed tag|unexpected end|cut off/, { line: 8 }],
    [xml.replace("<osm ", "<gpx ").replace("</osm>", "</gpx>"), /begins with <gpx>/, { line: 2 }],
    [xml.replace('id="3"', 'id="x"'), /no id/, { line: 5 }],
    [xml.replace("</osm>", "<tag>".repeat(2_000_000)), /nest more than/, { line: 8 }],
    [Buffer.from(xml.replace("Bænken", "B\u00e6nken"), "latin1"), /not UTF-8/, { line: 3 }],
    [overpass.slice(0, 400), /expected|cut off/, { line: 1 }],
    [`{"elements":[\n{"type":"node",}]}`, /expected/, { line: 2 }],
    ['{"remark":"timed out"}', /no list "elements"/, {}],
    ['{"type":"Topology","features":[]}', /FeatureCollection/, {}],
    [
      '{"type":"FeatureCollection","crs":{"type":"name","properties":{"name":"EPSG:25832"}},"features":[]}',
      /EPSG:25832/,
      {},
    ],
    [pbf.subarray(0, pbf.length - 10), /middle of a block/, { element: "byte 1084" }],
  ];
  for (const [content, says, place] of cases) {
    const fault = await brokenBy(osmReader.read(testFile(content), options));
    assert.match(fault.message, says);
    if (!("element" in place) || place.element === "byte 0")
      assert.deepEqual(fault.place, place, fault.message);
    else assert.match(fault.place.element ?? "", /^byte \d+$/);
  }
});

test("a signal ends the reading", async () => {
  const signal = AbortSignal.abort(new Error("enough"));
  const file = {
    name: "endless",
    async *open(own?: AbortSignal) {
      own?.throwIfAborted();
      yield pbf;
    },
  };
  await assert.rejects(allOf(osmReader.read(file, { ...options, signal })), /enough/);
});

test("a piece is known when another of its key is within reach, however far the first one is", () => {
  const pieces = new LinePieces();
  const steps = [0, 0.008, 0.016].map((longitude) => pieces.isKnown("a", [longitude, 0]));
  assert.deepEqual(steps, [false, true, true]);
  assert.equal(pieces.isKnown("a", [1, 0]), false);
  assert.equal(pieces.isKnown("b", [0, 0]), false);
});
