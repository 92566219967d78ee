import assert from "node:assert/strict";
import { test } from "node:test";
import { loadSourceReader, sourceFormatNames, sourceFormatOf } from "./source-readers.ts";

test("a file's ending tells its format, in any case, and other endings tell none", () => {
  const told: Record<string, string | undefined> = {
    "a/porto.osm.pbf": "osm",
    "PORTO.OSM": "osm",
    "areas.GeoJSON": "geojson",
    "table.csv": "csv",
    "table.tsv": "csv",
    "Tokyo%2FRoppongi.en.wikicode": "wikivoyage",
    "hotel.jsonld": "jsonld",
    "venue.html": "jsonld",
    "Venue.HTM": "jsonld",
    "records.ndjson": undefined,
    "overpass.json": undefined,
    "-": undefined,
  };
  for (const [name, format] of Object.entries(told)) assert.equal(sourceFormatOf(name), format, name);
});

test("every format has a reader of its name; only maps, guides and catalogues of the whole world share their ids", async () => {
  const worldwide: string[] = [];
  for (const name of sourceFormatNames) {
    const loaded = await loadSourceReader(name, { name: "x", async *open() {} });
    assert.equal(loaded.reader.format, name);
    if (loaded.worldwide) worldwide.push(loaded.reader.source.name);
  }
  assert.deepEqual(worldwide, ["openstreetmap", "wikivoyage", "parquet"]);
});
