import assert from "node:assert/strict";
import { test } from "node:test";
import { brokenBy, fileOf, readAll } from "../../../test/support/sources/files.ts";
import type { SourceOptions } from "../source-record.ts";
import { presetById } from "../taxonomy/presets.ts";
import { jsonLdReader } from "./jsonld-reader.ts";
import { readCategoryId } from "./place-parts.ts";
import placeTypes from "./place-types.json" with { type: "json" };

type Json = Record<string, unknown>;

function read(value: unknown, options: Partial<SourceOptions> = {}, name = "places.jsonld") {
  const content = typeof value === "string" ? value : JSON.stringify(value);
  return readAll(jsonLdReader, fileOf(name, content, 64), options);
}

async function fieldsOf(node: Json, options: Partial<SourceOptions> = {}): Promise<Json> {
  return (await read({ "@type": "Restaurant", name: "R", ...node }, options)).records[0]!.fields;
}

const restaurant = {
  "@context": "https://schema.org",
  "@type": ["LocalBusiness", "Restaurant"],
  "@id": "https://anchor.example/#place",
  name: [
    { "@value": "Ankeret", "@language": "da" },
    { "@value": "The Anchor", "@language": "en-gb" },
  ],
  description: "Fish by the harbour.",
  inLanguage: "en",
  geo: { "@type": "GeoCoordinates", latitude: "55.68", longitude: 12.59 },
  address: {
    "@type": "PostalAddress",
    streetAddress: "Havnegade 1",
    postalCode: "1058",
    addressLocality: "København K",
    addressCountry: "DK",
  },
  servesCuisine: "Danish, Seafood",
  amenityFeature: [
    { name: "Terrace", value: true },
    { name: "Parking", value: false },
  ],
  priceRange: "€€€",
  telephone: "+45 11 22 33 44",
  url: "https://anchor.example/",
  sameAs: ["https://www.facebook.com/anchor", "https://www.wikidata.org/wiki/Q123"],
  aggregateRating: { ratingValue: 8.6, bestRating: 10 },
  dateModified: "2026-03-01T10:00:00Z",
  image: [
    "https://anchor.example/a.jpg",
    {
      url: "https://anchor.example/b.jpg",
      license: "https://creativecommons.org/licenses/by/4.0/",
      creator: { name: "Ada" },
    },
  ],
};

test("a restaurant becomes a listing with all that schema.org tells of it", async () => {
  const { records, skipped } = await read(restaurant);
  const { fields, ...record } = records[0]!;
  assert.equal(skipped, 0);
  assert.deepEqual(fields, {
    name: { da: "Ankeret", "en-GB": "The Anchor" },
    summary: { en: "Fish by the harbour." },
    address: { en: "Havnegade 1, 1058 København K" },
    category: { "en-GB": "Restaurant", da: "Restaurant", en: "Restaurant" },
    activityTags: { en: ["Danish", "Seafood", "Terrace"] },
    priceLevel: 3,
    providerRating: 4.3,
    phoneNumber: "+45 11 22 33 44",
    websiteUrl: "https://anchor.example/",
    socialMedia: [
      { name: "www.facebook.com", url: "https://www.facebook.com/anchor" },
      { name: "www.wikidata.org", url: "https://www.wikidata.org/wiki/Q123" },
    ],
    photos: [
      {
        id: `${record.id}-1`,
        category: "photo",
        keywords: [],
        images: [{ size: "original", url: "https://anchor.example/b.jpg" }],
        attributions: ["Ada"],
        license: "https://creativecommons.org/licenses/by/4.0/",
      },
    ],
    geoLocation: [55.68, 12.59],
  });
  assert.deepEqual(
    [record.kind, record.sourceId, record.url, record.date, record.wikidata],
    ["listing", "places/https://anchor.example/#place", "https://anchor.example/", "2026-03-01", "Q123"],
  );
});

test("properties that nothing is made of are told by name", async () => {
  const { warnings } = await read({
    ...restaurant,
    "schema:acceptsReservations": true,
    menu: "https://a.example",
  });
  assert.deepEqual(
    warnings!.map(({ field, detail }) => [field, detail]),
    [
      ["acceptsReservations", "in 1 record"],
      ["menu", "in 1 record"],
    ],
  );
});

test("weekly hours become periods, dated ones exceptions, and what cannot be read makes all of them unknown", async () => {
  const weekly = [
    { dayOfWeek: ["Monday", "https://schema.org/Tuesday"], opens: "11:00", closes: "23:00:00" },
    { dayOfWeek: "Friday", opens: "18:00", closes: "02:00" },
    { dayOfWeek: "Sunday", opens: "00:00", closes: "00:00" },
  ];
  const summer = {
    validFrom: "2026-06-01",
    validThrough: "2026-08-31",
    dayOfWeek: "Saturday",
    opens: "10:00",
    closes: "23:59",
  };
  const closed = { validFrom: "2026-07-10", validThrough: "2026-07-11", opens: "00:00", closes: "00:00" };
  const fields = await fieldsOf({ openingHoursSpecification: [...weekly, summer, closed] });
  assert.deepEqual(fields.openingHours, {
    periods: [
      { open: { day: 1, time: "1100" }, close: { day: 1, time: "2300" } },
      { open: { day: 2, time: "1100" }, close: { day: 2, time: "2300" } },
      { open: { day: 5, time: "1800" }, close: { day: 6, time: "0200" } },
    ],
    exceptions: [
      { from: "2026-07-10", through: "2026-07-11", periods: [] },
      {
        from: "2026-06-01",
        through: "2026-08-31",
        periods: [{ open: { day: 6, time: "1000" }, close: { day: 0, time: "0000" } }],
      },
    ],
  });
  const unreadable = [
    { dayOfWeek: "Mondays", opens: "11:00", closes: "12:00" },
    { dayOfWeek: "Monday", opens: "11", closes: "12:00" },
    { opens: "11:00", closes: "12:00" },
    { dayOfWeek: "PublicHolidays", opens: "11:00", closes: "12:00" },
    { validFrom: "2026-06-01", opens: "11:00", closes: "12:00" },
  ];
  for (const one of unreadable) {
    assert.equal((await fieldsOf({ openingHoursSpecification: [...weekly, one] })).openingHours, undefined);
  }
});

test("hours written as texts are read as well", async () => {
  const fields = await fieldsOf({ openingHours: ["Mo-Fr 10:00-18:00", "Sa 11:00-15:00"] });
  assert.equal((fields.openingHours as { periods: unknown[] }).periods.length, 6);
  assert.equal((await fieldsOf({ openingHours: "ask us" })).openingHours, undefined);
});

test("ratings are brought to a scale of 5, prices to levels where they are signs", async () => {
  const rating = (aggregateRating: Json) =>
    fieldsOf({ aggregateRating }).then((fields) => fields.providerRating);
  assert.equal(await rating({ ratingValue: "4,5" }), 4.5);
  assert.equal(await rating({ ratingValue: 80, bestRating: "100" }), 4);
  assert.equal(await rating({ ratingValue: 7 }), undefined);
  const { priceLevel, priceLevelText } = await fieldsOf({ priceRange: "100-200 kr" });
  assert.deepEqual([priceLevel, priceLevelText], [undefined, { "en-GB": "100-200 kr" }]);
});

test("an event keeps its date, its venue's position and where tickets are", async () => {
  const event = {
    "@type": "schema:MusicEvent",
    "schema:name": "Jazz night",
    startDate: "2026-12-01T20:00:00+01:00",
    endDate: "2026-12-01T23:00:00+01:00",
    location: {
      "@type": "Place",
      name: "Huset",
      geo: { latitude: 55.6, longitude: 12.5 },
      address: "Rådhusstræde 13",
    },
    offers: [{ url: "https://tickets.example/1", seller: { name: "Tickets" } }, { price: 10 }],
  };
  const { fields } = (await read(event)).records[0]!;
  assert.deepEqual(fields, {
    name: { "en-GB": "Jazz night" },
    address: { "en-GB": "Rådhusstræde 13" },
    category: { "en-GB": "Event", da: "Begivenhed" },
    additionalData: {
      dateTimestamp: Date.parse("2026-12-01T19:00:00Z"),
      date: { start_date: event.startDate, when: `${event.startDate} – ${event.endDate}` },
      venue: { name: "Huset" },
      ticket_info: [{ link: "https://tickets.example/1", link_type: "tickets", source: "Tickets" }],
    },
    geoLocation: [55.6, 12.5],
  });
});

test("an event that is repeated keeps its weekdays, its times and its last day", async () => {
  const eventSchedule = {
    "@type": "Schedule",
    byDay: ["https://schema.org/Saturday", "https://schema.org/Sunday"],
    repeatFrequency: "P1W",
    startDate: "2026-11-07",
    endDate: "2026-12-20",
    startTime: "10:00:00",
    endTime: "14:00:00",
  };
  const { fields } = (await read({ "@type": "Festival", name: "Market", eventSchedule })).records[0]!;
  assert.deepEqual(fields.additionalData, {
    date: {
      start_date: "2026-11-07",
      when: "2026-11-07 – 2026-12-20, every Saturday and Sunday, 10:00 – 14:00",
    },
  });
});

test("graphs, nested lists, lists of items and objects a line are read; persons and pages are passed over", async () => {
  const place = (name: string) => ({ "@type": "Museum", name });
  const forms = [
    { "@graph": [place("A"), [place("B")], { "@type": "Person", name: "P" }] },
    [[place("A")], { "@type": "ItemList", itemListElement: [{ item: place("B") }] }],
    `${JSON.stringify(place("A"))}\n${JSON.stringify({ "@type": "WebPage", mainEntity: place("B") })}`,
  ];
  for (const form of forms) {
    const { records, skipped } = await read(form);
    assert.deepEqual(
      records.map(({ fields }) => (fields.name as Json)["en-GB"]),
      ["A", "B"],
    );
    assert.equal(skipped, 1);
  }
});

test("a saved web page's JSON-LD is read, references within it are followed", async () => {
  const graph = [
    { "@id": "#h", "@type": "Hotel", name: "Hotel", address: { "@id": "#a" } },
    { "@id": "#a", "@type": "PostalAddress", streetAddress: "Street 1" },
  ];
  const script = (json: string) => `<script class=x type='application/ld+json'>${json}</SCRIPT>`;
  const page = `<!doctype html>\n<script>var a = "<b>";</script>\n${script(JSON.stringify({ "@graph": graph }))}`;
  const { records } = await read(page, {}, "page.html");
  assert.deepEqual(records[0]!.fields.address, { "en-GB": "Street 1" });
  assert.equal(records[0]!.place.line, 3);
  const broken = await brokenBy(read(`<html>\n${script('\n{"a": 1,\n"b"}')}`, {}, "page.html"));
  assert.deepEqual([broken.code, broken.place.line], ["invalid_json", 4]);
  assert.match((await brokenBy(read("<html>"))).message, /no JSON-LD/);
});

test("hotels become hosts when the mapping says so, and types are chosen by it", async () => {
  const nodes = [
    { "@type": "Hotel", name: "Harbour House", telephone: "+45 1", geo: { latitude: 55, longitude: 12 } },
    { "@type": "Museum", name: "M" },
  ];
  const { records } = await read(nodes, {
    mapping: '{"kind": "host", "types": ["Hotel"], "licence": "CC0-1.0"}',
  });
  assert.equal(records.length, 1);
  assert.equal(records[0]!.licence, "CC0-1.0");
  assert.deepEqual(records[0]!.fields, {
    name: "Harbour House",
    geoLocation: [55, 12],
    primaryLocation: { geoLocation: { lat: 55, lng: 12 } },
    uiConfig: { contact: { phone: "+45 1" } },
  });
  const { message } = await brokenBy(read(nodes, { mapping: '{"kind": "guide", "type": 1}' }));
  assert.match(message, /kind: expected one of listing.*type: there is no such field.*did you mean types/);
});

test("a place without a name or with an impossible position is told; a file without places is refused", async () => {
  const { faults } = await read([
    { "@type": "Museum" },
    { "@type": "Museum", "@id": "m", name: "M", geo: { latitude: 139, longitude: 35 } },
    { "@type": "Museum", name: "N" },
    { "@type": "Museum", identifier: "o" },
  ]);
  assert.deepEqual(
    faults.map(({ place, code, sourceId }) => [place.element, code, sourceId?.split("/").at(-1)]),
    [
      ["object 1", "missing_name", undefined],
      ["object 2", "invalid_geo_location", "m"],
      ["object 4", "missing_name", "o"],
    ],
  );
  assert.match((await brokenBy(read({ "@type": "Person", name: "P" }))).message, /no place and no event/);
  assert.equal((await brokenBy(read('{"@type": "Museum"'))).code, "invalid_json");
});

test("the dates of an event that share a page are records of their own", async () => {
  const show = { "@type": "Event", name: "Jazz", url: "https://club.example/jazz" };
  const { records } = await read([
    { ...show, startDate: "2026-12-01T20:00" },
    { ...show, startDate: "2026-12-08T20:00" },
  ]);
  assert.equal(new Set(records.map(({ sourceId }) => sourceId)).size, 2);
});

test("every type of place has a category that the taxonomy knows, or none", () => {
  for (const [type, id] of Object.entries(placeTypes)) {
    assert.equal(readCategoryId(type), id);
    if (id !== null) assert.ok(presetById(id), `${type}: ${id}`);
  }
  assert.equal(readCategoryId("constructor"), undefined);
});
