import assert from "node:assert/strict";
import { test } from "node:test";
import { formatHint } from "./files.ts";

const files = (...names: string[]) =>
  names.map((name) => ({ name, bytes: 1, open: () => [] as unknown as AsyncIterable<Uint8Array> }));

test("the known formats are listed when nothing says that the files are newline-delimited JSON", () => {
  assert.match(
    formatHint(files("overpass.json"), undefined),
    /--format says another format \(osm, geojson, csv/,
  );
  assert.match(formatHint(files("a.ndjson", "-"), undefined), /newline-delimited JSON/);
});

test("who has said it, by the endings or the option, is not told again", () => {
  assert.equal(formatHint(files("a.ndjson", "b.JSONL"), undefined), "");
  assert.equal(formatHint(files("overpass.json"), "ndjson"), "");
});
