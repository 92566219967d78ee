import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { brokenBy, fileOf, readAll } from "../../../test/support/sources/files.ts";
import { foursquareFile, overtureFile, partsOf, wkbPoint } from "../../../test/support/sources/parquet.ts";
import { loadSourceReader } from "../source-readers.ts";
import type { SourceOptions } from "../source-record.ts";
import { parquetReader } from "./parquet-reader.ts";

async function read(bytes: Uint8Array, options: Partial<SourceOptions> = {}) {
  const file = partsOf("places.parquet", bytes);
  const { reader } = await loadSourceReader("parquet", file);
  return { ...(await readAll(reader, file, { languages: ["en-GB", "pt-PT"], ...options })), reader };
}

const lello = {
  id: "08f3933",
  geometry: wkbPoint(-8.6148, 41.1469),
  names: {
    primary: "Livraria Lello",
    common: { en: "Lello Bookshop" },
    rules: [{ variant: "alternate", language: null, value: "Lello & Irmão" }],
  },
  categories: { primary: "bookstore", alternate: ["landmark_and_historical_building"] },
  confidence: 0.97,
  websites: ["https://livrarialello.example"],
  phones: ["+351222002037"],
  socials: ["https://www.facebook.com/livrarialello"],
  addresses: [{ freeform: "Rua das Carmelitas 144", locality: "Porto", postcode: "4050-161", country: "PT" }],
  sources: [
    { dataset: "meta", license: "CDLA-Permissive-2.0", update_time: "2025-06-01T00:00:00.000Z" },
    { dataset: "Foursquare", license: "Apache-2.0", update_time: "2025-09-03" },
  ],
};

test("a place of Overture becomes a listing with category, names, contact, confidence and licence", async () => {
  const { records, skipped, reader, warnings } = await read(overtureFile([lello]));
  assert.deepEqual([records.length, skipped, warnings], [1, 0, undefined]);
  const { fields, place: _, pictures: __, ...record } = records[0]!;
  assert.deepEqual(record, {
    kind: "listing",
    sourceId: "08f3933",
    id: "overture-08f3933",
    url: undefined,
    date: "2025-09-03",
    wikidata: undefined,
    licence: "Apache-2.0 AND CDLA-Permissive-2.0",
    confidence: 0.97,
  });
  assert.deepEqual(fields.name, { pt: "Livraria Lello", en: "Lello Bookshop" });
  assert.deepEqual(fields.geoLocation, [41.1469, -8.6148]);
  assert.equal((fields.category as Record<string, string>)["en-GB"], "Bookshop");
  assert.deepEqual(fields.address, { pt: "Rua das Carmelitas 144, 4050-161 Porto" });
  assert.deepEqual(
    [fields.phoneNumber, fields.websiteUrl],
    ["+351222002037", "https://livrarialello.example"],
  );
  assert.deepEqual(fields.socialMedia, [{ name: "Facebook", url: "https://www.facebook.com/livrarialello" }]);
  assert.ok((fields.searchTerms as string[]).includes("Lello & Irmão"));
  assert.deepEqual([reader.source.name, reader.source.licence], ["overture", "CDLA-Permissive-2.0"]);
});

test("what is closed, unsure, nameless or of no category of ours is passed over, and told where it is worth it", async () => {
  const rows = [
    { ...lello, id: "1", operating_status: "permanently_closed" },
    { ...lello, id: "2", confidence: 0.3 },
    { ...lello, id: "3", names: null },
    { ...lello, id: "4", categories: { primary: "advertising_agency", alternate: null } },
    { ...lello, id: "5", categories: null, taxonomy: { primary: "x", hierarchy: ["lodging", "x"] } },
    { ...lello, id: "6", geometry: null, bbox: { xmin: -8.62, xmax: -8.6, ymin: 41.1, ymax: 41.2 } },
    { ...lello, id: "7", geometry: null },
  ];
  const { records, skipped, warnings } = await read(overtureFile(rows));
  assert.deepEqual(
    records.map(({ sourceId }) => sourceId),
    ["5", "6"],
  );
  assert.equal((records[0]!.fields.category as Record<string, string>)["en-GB"], "Hotel");
  assert.deepEqual([skipped, (records[1]!.fields.geoLocation as number[])[1]!.toFixed(2)], [5, "-8.61"]);
  assert.deepEqual(
    warnings!.map(({ field, detail }) => [field, detail]),
    [
      ["confidence", "in 1 record; below 0.5; --confidence takes less"],
      ["category advertising_agency", "in 1 record; no category of ours"],
    ],
  );
  assert.equal((await read(overtureFile(rows), { leastConfidence: 0.2 })).records.length, 3);
});

test("places of Foursquare are read by their labels; closed and flagged ones are not", async () => {
  const tower = {
    fsq_place_id: "4b0588",
    name: "Torre dos Clérigos",
    latitude: 41.1458,
    longitude: -8.6139,
    address: "Rua de São Filipe de Nery",
    postcode: "4050-546",
    locality: "Porto",
    tel: "222 145 489",
    facebook_id: 123n,
    date_refreshed: "2025-03-01",
    fsq_category_labels: ["Landmarks and Outdoors > Scenic Lookout", "Landmarks and Outdoors > Monument"],
  };
  const { records, reader } = await read(
    foursquareFile([
      tower,
      { ...tower, fsq_place_id: "b", date_closed: "2024-01-01" },
      { ...tower, fsq_place_id: "c", unresolved_flags: ["duplicate"] },
      {
        ...tower,
        fsq_place_id: "d",
        fsq_category_labels: ["Dining and Drinking > Restaurant > Afghan Restaurant"],
      },
      { ...tower, fsq_place_id: "e", fsq_category_labels: ["Business and Professional Services > Office"] },
    ]),
  );
  assert.deepEqual(
    records.map(({ id, fields }) => [id, (fields.category as Record<string, string>)["en-GB"]]),
    [
      ["foursquare-4b0588", "Viewpoint"],
      ["foursquare-d", "Restaurant"],
    ],
  );
  assert.match(records[0]!.url!, /foursquare\.com.*4b0588/);
  assert.equal(reader.source.name, "foursquare");
});

test("a file is read a row group at a time", async () => {
  const noise = (at: number) => createHash("shake256", { outputLength: 400 }).update(`${at}`).digest("hex");
  const rows = Array.from({ length: 4_000 }, (_, at) => ({
    ...lello,
    id: `${at}`,
    phones: [`1 ${noise(at)}`],
  }));
  const bytes = overtureFile(rows, 500);
  const read: number[] = [];
  const file = partsOf("places.parquet", bytes, (length) => read.push(length));
  const { reader } = await loadSourceReader("parquet", file);
  let records = 0;
  for await (const batch of reader.read(file, { languages: ["en-GB"] })) records += batch.records.length;
  assert.equal(records, 4_000);
  assert.ok(Math.max(...read) < bytes.length / 3, `${Math.max(...read)} of ${bytes.length} bytes at once`);
});

test("files that are no such catalogue end in a message that names what is wrong", async () => {
  const broken = async (bytes: Uint8Array) => (await brokenBy(read(bytes))).message;
  assert.match(await broken(Buffer.from("PAR1 not at all")), /its end cannot be read as Parquet/);
  const bytes = overtureFile([lello]);
  bytes.fill(7, 20, 400);
  assert.match(await broken(bytes), /the rows from 1 on cannot be read as Parquet/);
  const { message } = await brokenBy(readAll(parquetReader, fileOf("-", "PAR1")));
  assert.match(message, /read in parts/);
});
