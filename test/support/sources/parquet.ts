// Catalogues of places as Parquet, in the schemas that Overture and Foursquare publish.
import { zstdCompressSync } from "node:zlib";
import type { SchemaElement } from "hyparquet";
import { ByteWriter, parquetWrite } from "hyparquet-writer";
import type { ImportFile } from "../../../src/sources/import-records.ts";

type Row = Record<string, unknown>;

const text = (name: string): SchemaElement => ({
  name,
  type: "BYTE_ARRAY",
  converted_type: "UTF8",
  repetition_type: "OPTIONAL",
});
const plain = (name: string, type: SchemaElement["type"]): SchemaElement => ({
  name,
  type,
  repetition_type: "OPTIONAL",
});
/** How many elements stand right below, of a list of elements that stand in order of depth. */
const struct = (name: string, ...children: SchemaElement[][]): SchemaElement[] => [
  { name, repetition_type: "OPTIONAL", num_children: children.length },
  ...children.flat(),
];
const list = (name: string, element: SchemaElement[]): SchemaElement[] => [
  { name, repetition_type: "OPTIONAL", num_children: 1, converted_type: "LIST" },
  { name: "list", repetition_type: "REPEATED", num_children: 1 },
  ...element,
];
const map = (name: string): SchemaElement[] => [
  { name, repetition_type: "OPTIONAL", num_children: 1, converted_type: "MAP" },
  { name: "key_value", repetition_type: "REPEATED", num_children: 2 },
  { ...text("key"), repetition_type: "REQUIRED" },
  text("value"),
];

const names = (name: string): SchemaElement[] =>
  struct(
    name,
    [text("primary")],
    map("common"),
    list("rules", struct("element", [text("variant")], [text("language")], [text("value")])),
  );

const overture: SchemaElement[][] = [
  [text("id")],
  [plain("geometry", "BYTE_ARRAY")],
  struct("bbox", ...["xmin", "xmax", "ymin", "ymax"].map((side) => [plain(side, "FLOAT")])),
  [plain("version", "INT32")],
  list(
    "sources",
    struct("element", [text("property")], [text("dataset")], [text("license")], [text("update_time")]),
  ),
  names("names"),
  struct("categories", [text("primary")], list("alternate", [text("element")])),
  struct(
    "taxonomy",
    [text("primary")],
    list("hierarchy", [text("element")]),
    list("alternates", [text("element")]),
  ),
  [text("basic_category")],
  [plain("confidence", "DOUBLE")],
  [text("operating_status")],
  list("websites", [text("element")]),
  list("socials", [text("element")]),
  list("phones", [text("element")]),
  struct("brand", [text("wikidata")], names("names")),
  list(
    "addresses",
    struct(
      "element",
      ...["freeform", "locality", "postcode", "region", "country"].map((part) => [text(part)]),
    ),
  ),
];

const foursquare: SchemaElement[][] = [
  ...["fsq_place_id", "name"].map((name) => [text(name)]),
  ...["latitude", "longitude"].map((name) => [plain(name, "DOUBLE")]),
  ...["address", "locality", "postcode", "country", "date_refreshed", "date_closed"].map((name) => [
    text(name),
  ]),
  ...["tel", "website", "email", "instagram", "twitter"].map((name) => [text(name)]),
  [plain("facebook_id", "INT64")],
  list("fsq_category_labels", [text("element")]),
  list("unresolved_flags", [text("element")]),
];

function written(
  columns: readonly SchemaElement[][],
  rows: readonly Row[],
  rowGroupSize: number,
): Uint8Array {
  const writer = new ByteWriter();
  parquetWrite({
    writer,
    schema: [{ name: "schema", num_children: columns.length }, ...columns.flat()],
    columnData: columns.map(([column]) => ({
      name: column!.name,
      data: rows.map((row) => row[column!.name] ?? null) as unknown[],
    })),
    codec: "ZSTD",
    compressors: { ZSTD: (bytes) => zstdCompressSync(bytes) },
    rowGroupSize,
  });
  return writer.getBytes();
}

/** A file of places of Overture, as its release of 2025 has them. */
export function overtureFile(rows: readonly Row[], rowGroupSize = 1_000): Uint8Array {
  return written(overture, rows, rowGroupSize);
}

/** A file of Foursquare Open Source Places. */
export function foursquareFile(rows: readonly Row[], rowGroupSize = 1_000): Uint8Array {
  return written(foursquare, rows, rowGroupSize);
}

/** A point as well-known binary. */
export function wkbPoint(longitude: number, latitude: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(21));
  view.setUint8(0, 1);
  view.setUint32(1, 1, true);
  view.setFloat64(5, longitude, true);
  view.setFloat64(13, latitude, true);
  return new Uint8Array(view.buffer);
}

/** A file whose parts can be read; `read` is told of each. */
export function partsOf(name: string, bytes: Uint8Array, onRead?: (bytes: number) => void): ImportFile {
  const read = async (start: number, end: number) => {
    onRead?.(end - start);
    return bytes.slice(start, end);
  };
  return {
    name,
    async *open() {
      yield bytes;
    },
    parts: { bytes: bytes.length, read },
  };
}
