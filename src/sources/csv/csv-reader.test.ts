import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { brokenBy, fileOf, readAll } from "../../../test/support/sources/files.ts";
import type { Image } from "../../contract/common.ts";
import type { SourceOptions } from "../source-record.ts";
import { csvReader } from "./csv-reader.ts";
import { readDelimiter } from "./csv-rows.ts";

function read(content: string | Uint8Array, options: Partial<SourceOptions> = {}, chunk = 7) {
  return readAll(csvReader, fileOf("lists/places.csv", content, chunk), options);
}

async function fieldsOf(content: string, options: Partial<SourceOptions> = {}) {
  return (await read(content, options)).records[0]!.fields;
}

test("the delimiter is what stands most often outside of quotes in the first line, or what it says", () => {
  assert.deepEqual(readDelimiter("id;name;a,b"), { delimiter: ";", isLine: false });
  assert.deepEqual(readDelimiter("id\tname"), { delimiter: "\t", isLine: false });
  assert.deepEqual(readDelimiter('"a;b;c;d",name'), { delimiter: ",", isLine: false });
  assert.deepEqual(readDelimiter("name"), { delimiter: ",", isLine: false });
  assert.deepEqual(readDelimiter("sep=|"), { delimiter: "|", isLine: true });
});

test("a table of a spreadsheet is read: mark, semicolons, quotes, decimal commas, names in languages", async () => {
  const table = [
    "\ufeffId;Navn;Name (EN);Breddegrad;Længdegrad;Kategori;Beskrivelse;Pris;Tags",
    '7;Tårnet;The Tower;55,6761;12,5683;museum;"En ""høj"" ting; med\r\nto linjer";$$;udsigt, historie',
    ";;;;;;;;",
  ].join("\r\n");
  for (const chunk of [1, 3, 1000]) {
    const { records, faults } = await read(table, { textLanguage: "da" }, chunk);
    assert.deepEqual(faults, []);
    assert.deepEqual(records, [
      {
        kind: "listing",
        sourceId: "places/7",
        id: "places-7",
        fields: {
          name: { da: "Tårnet", en: "The Tower" },
          category: { da: "museum" },
          summary: { da: 'En "høj" ting; med\nto linjer' },
          priceLevel: 2,
          activityTags: { da: ["udsigt", "historie"] },
          geoLocation: [55.6761, 12.5683],
        },
        place: { line: 3 },
      },
    ]);
  }
});

test("positions are read from two columns, from one and from well-known text; zeros are none", async () => {
  const cases: [table: string, location: unknown][] = [
    ['name,latlng\nA,"55.67, 12.57"', [55.67, 12.57]],
    ["name;coordinates\nA;55,67 12,57", [55.67, 12.57]],
    ["name,geo_point_2d\nA,POINT (12.57 55.67)", [55.67, 12.57]],
    ["name,lat,lon\nA,0,0", undefined],
    ["name,lat,lon\nA,,", undefined],
    ["name,y,x\nA,55.67,12.57", [55.67, 12.57]],
  ];
  for (const [table, location] of cases)
    assert.deepEqual((await fieldsOf(table)).geoLocation, location, table);
});

test("hosts and geo areas come with a mapping", async () => {
  const host = await fieldsOf("hotel,lat,lng,tel,zone\nHarbour House,55.6,12.5,+45 1,Europe/Copenhagen", {
    mapping: '{"kind": "host", "name": "hotel", "timeZoneName": "zone", "phoneNumber": "tel"}',
  });
  assert.deepEqual(host, {
    name: "Harbour House",
    timeZoneName: "Europe/Copenhagen",
    uiConfig: { contact: { phone: "+45 1" } },
    geoLocation: [55.6, 12.5],
    primaryLocation: { geoLocation: { lat: 55.6, lng: 12.5 } },
  });
  const area = await fieldsOf("name,lat,lng,radius,description\nOld Town,55.6,12.5,800,Old.", {
    mapping: '{"kind": "geoArea"}',
  });
  assert.deepEqual(area, {
    displayName: { "en-GB": "Old Town" },
    radius: 800,
    description: { "en-GB": "Old." },
    geoLocation: [55.6, 12.5],
  });
});

test("a host's website is a web address, and anything else a fault", async () => {
  const table = (website: string) => `hotel,lat,lng,website\nHarbour House,55.6,12.5,${website}`;
  const mapping = '{"kind": "host", "name": "hotel", "websiteUrl": "website"}';
  const { uiConfig } = await fieldsOf(table("https://harbour.example"), { mapping });
  assert.deepEqual(uiConfig, { contact: { website: "https://harbour.example" } });
  const { records, faults } = await read(table("javascript:alert(1)"), { mapping });
  assert.deepEqual(records, []);
  assert.deepEqual(
    faults.map(({ field, code }) => [field, code]),
    [["website", "invalid_value"]],
  );
});

test("a photo is kept when its attribution or licence is stated", async () => {
  const mapping = '{"photo": {"url": "image", "attribution": "by", "licence": {"value": ""}}}';
  const table = "id,name,image,by\n1,A,https://example.org/a.jpg,Ada\n2,B,https://example.org/b.jpg,\n";
  const { records } = await read(table, { mapping });
  assert.deepEqual(
    records.map(({ fields }) => fields.photos),
    [
      [
        {
          id: "places-1-1",
          category: "photo",
          attributions: ["Ada"],
          keywords: [],
          images: [{ size: "original", url: "https://example.org/a.jpg" }],
        },
      ],
      undefined,
    ],
  );
});

test("columns of pictures and booking links are read, and what is not read is told with what was meant", async () => {
  const head =
    "id,name,image_1,image_2,photo_url,photo_credit,booking_link,telefno,main_telephone,rating,foo";
  const rows = [
    "1,A,https://a.example/1.jpg https://a.example/2.jpg,,/media/3.jpg,Ada,book.example/x,+1,+2,9,",
    "2,B,2.jpg,https://b.example/2.jpg,,,,,,4,bar",
  ];
  const { records, warnings } = await read([head, ...rows].join("\n"));
  const addresses = records.map(({ fields }) =>
    (fields.photos as Image[]).map(({ id, attributions, images }) => [id, attributions[0], images[0]!.url]),
  );
  assert.deepEqual(addresses, [
    [
      ["places-1-1", "Ada", "https://a.example/1.jpg"],
      ["places-1-2", "Ada", "https://a.example/2.jpg"],
      ["places-1-3", "Ada", "/media/3.jpg"],
    ],
    [["places-2-1", undefined, "https://b.example/2.jpg"]],
  ]);
  assert.deepEqual(records[0]!.fields.tableBooking, { url: "https://book.example/x" });
  assert.deepEqual(
    warnings!.map(({ field, code, detail }) => `${field}: ${code} ${detail.slice(0, 67)}`),
    [
      "telefno: not_read in 1 record; did you mean phoneNumber?",
      "main_telephone: not_read in 1 record; did you mean phoneNumber?",
      "rating: out_of_range in 1 record; expected a number from 0 to 5; a number on another sca",
      "foo: not_read in 1 record",
      'image_1: invalid_value in 1 record; expected web addresses, not "2.jpg"',
      "photos: no_rights in 1 record; neither author nor licence is said: show them only if ",
    ],
  );
  assert.equal(
    (await read("name,foo\nA,1", { mapping: '{"guess": false, "name": "name"}' })).warnings,
    undefined,
  );
});

test("a price is a level where all of its column are 1 to 4 or signs of a currency", async () => {
  const prices = async (...values: string[]) => {
    const { records } = await read(
      ["name,price", ...values.map((value) => `A ${value},${value}`)].join("\n"),
    );
    return records.map(
      ({ fields }) => fields.priceLevel ?? Object.values(fields.priceLevelText as object)[0],
    );
  };
  assert.deepEqual(await prices("1", "4", "€€€", "on request"), [1, 4, 3, "on request"]);
  assert.deepEqual(await prices("3", "12", "$$"), ["3", "12", 2]);
});

test("hours that tell nothing are told", async () => {
  const { warnings } = await read("name,hours\nA,Mo-Fr 10:00-18:00\nB,whenever");
  assert.deepEqual(
    warnings!.map(({ field, detail }) => `${field} ${detail}`),
    ['openingHours in 1 record; expected opening hours such as Mo-Fr 10:00-18:00, not "whenever"'],
  );
});

test("a name that is the same in another language stays the organisation's as well", async () => {
  const { name } = await fieldsOf("name,name_en,name_da\nLello,Lello,", { languages: ["pt-PT"] });
  assert.deepEqual(name, { "pt-PT": "Lello", en: "Lello" });
});

test("a row that has no name or no readable position is told with its line, the others are read", async () => {
  const table = 'name,lat,lng\nA,55,12\n"B\nb",x,12\n,55,12\nC,55,\nD,139,35\n';
  const { records, faults } = await read(table);
  assert.equal(records.length, 1);
  assert.deepEqual(
    faults.map(({ place, code }) => [place.line, code]),
    [
      [4, "invalid_geo_location"],
      [5, "missing_name"],
      [6, "invalid_geo_location"],
      [7, "invalid_geo_location"],
    ],
  );
  assert.match(faults[3]!.detail, /look swapped/);
});

test("a fault says which record it is of where the row has an id, and only there", async () => {
  const table = "id,name,lat,lng\n7,A,x,12\n8,,55,12\n,C,91,120\n";
  const { faults } = await read(table);
  assert.deepEqual(
    faults.map(({ sourceId }) => sourceId),
    ["places/7", "places/8", undefined],
  );
});

test("swapped columns of a whole file are noticed by the hosts, and read so when the mapping says it", async () => {
  const table = "name,lat,lng\nA,12.5,55.6\nB,12.6,55.7\n";
  const hostLocations = [[55.68, 12.57]] as [number, number][];
  assert.match((await brokenBy(read(table, { hostLocations }))).message, /2 of 2 places/);
  const { records } = await read(table, { hostLocations, mapping: '{"swapped": true}' });
  assert.deepEqual(records[0]!.fields.geoLocation, [55.6, 12.5]);
});

test("ragged rows are refused, all named, after the whole file was looked at", async () => {
  const rows = ["a,b,c", "1,2", "x,y", "1,2,3,4"].join("\n");
  const { code, place, message } = await brokenBy(read(`name,lat\n${rows}`));
  assert.deepEqual([code, place.line], ["broken_file", 2]);
  assert.match(message, /names 2 columns, but line 2 has 3, line 5 has 4/);
});

test("files that are no such table end in a message that names place and cause", async () => {
  const cases: [content: string | Uint8Array, code: string, line: number | undefined, says: RegExp][] = [
    ["", "broken_file", undefined, /empty/],
    ["name,name\nA,B", "broken_file", 1, /columns 1 and 2 are both called "name"/],
    ['name,lat\nB,2\nA,"1\nC,3\n', "broken_file", 3, /never closed/],
    ['sep=,\nname,lat\nA,"1\nB,2\n', "broken_file", 3, /never closed/],
    [`name,lat\nA,1\n${"B".repeat(5 * 1024 * 1024)},2\n`, "broken_file", 3, /more than 4 Mi characters/],
    ['name,lat\nA"x",1', "broken_file", 2, /quotes are wrong/],
    ["ref,lat\nA,1", "invalid_mapping", undefined, /^no column is known to hold a name.*ref, lat/],
    [Buffer.from("name\nCaf\xe9\n", "latin1"), "invalid_utf8", 2, /Windows-1252/],
    [Buffer.from("\ufeffname\nA\n", "utf16le"), "invalid_utf8", 1, /UTF-16/],
  ];
  for (const [content, code, line, says] of cases) {
    const broken = await brokenBy(read(content, {}, content.length > 1000 ? 64 * 1024 : 7));
    assert.deepEqual([broken.code, broken.place.line], [code, line], broken.message);
    assert.match(broken.message, says);
  }
  const { message } = await brokenBy(read("Titel,lat\nA,1", { mapping: '{"name": "Title"}' }));
  assert.match(message, /nothing in the file has "Title"; did you mean "Titel"\?/);
});

test("whatever names and texts a table holds come out as they went in", async () => {
  const cell = fc.string({ unit: "grapheme", maxLength: 20 }).map((text) => text.replaceAll(/[\0\r]/g, ""));
  const property = fc.asyncProperty(fc.array(fc.tuple(cell, cell), { maxLength: 8 }), async (rows) => {
    const quoted = rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(","));
    const { records } = await read(["name,description", ...quoted].join("\n"), { textLanguage: "en" }, 5);
    const wanted = rows
      .map((row) => row.map((text) => text.toWellFormed().trim()))
      .filter(([name]) => name !== "");
    const got = records.map(({ fields }) => {
      const { name, summary } = fields as Record<string, { en?: string } | undefined>;
      return [name?.en, summary?.en ?? ""];
    });
    assert.deepEqual(got, wanted);
  });
  await fc.assert(property, { numRuns: 60, seed: 8 });
});
