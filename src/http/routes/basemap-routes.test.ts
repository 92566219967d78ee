import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { gunzipSync, gzipSync } from "node:zlib";
import { startServer } from "../../../test/support/server-fixture.ts";
import { pmtilesArchive } from "../../sources/basemap/pmtiles-writer.ts";

const box = { west: -8.7, south: 41.1, east: -8.5, north: 41.2 };

function archiveOf(text: string): Buffer {
  const tile = { z: 12, x: 1_950, y: 1_533, bytes: gzipSync(text.repeat(200)) };
  return Buffer.concat(pmtilesArchive([tile], { box, minZoom: 10, maxZoom: 16, metadata: {} }));
}

async function started(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), "waymark-basemap-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const server = await startServer(t, { settings: { orgFolder: () => folder } });
  const ask = (path: string, headers: Record<string, string> = {}) =>
    server.ask(`/v2/orgs/demo/basemap${path}`, { headers: { "X-Api-Key": server.key, ...headers } });
  return {
    ...server,
    ask,
    plain: server.ask,
    write: (bytes: Buffer) => writeFileSync(join(folder, "basemap.pmtiles"), bytes),
  };
}

test("an organisation without a basemap says so without a fault, and one that is made later is there at once", async (t) => {
  const { ask, write } = await started(t);
  assert.equal((await ask("")).status, 204);
  assert.equal((await ask("/12/1950/1533.mvt")).status, 204);
  write(archiveOf("tile"));
  const { status, text } = await ask("");
  assert.equal(status, 200);
  const { tiles, ...about } = JSON.parse(text);
  assert.deepEqual(about, {
    tilejson: "3.0.0",
    bounds: [box.west, box.south, box.east, box.north],
    minzoom: 10,
    maxzoom: 16,
    attribution: "© OpenStreetMap contributors",
  });
  assert.match(tiles[0], /^\/v2\/orgs\/demo\/basemap\/\{z\}\/\{x\}\/\{y\}\.mvt\?v=/);
});

test("a tile leaves compressed where that is taken, with a validator, and is another after the file was replaced", async (t) => {
  const { ask, write } = await started(t);
  write(archiveOf("tile"));
  const packed = await ask("/12/1950/1533.mvt", { "Accept-Encoding": "br, gzip" });
  assert.equal(packed.headers["content-type"], "application/vnd.mapbox-vector-tile");
  assert.equal(packed.headers["content-encoding"], "gzip");
  assert.equal(gunzipSync(packed.bytes).toString(), "tile".repeat(200));
  const plain = await ask("/12/1950/1533.mvt");
  assert.equal(plain.headers["content-encoding"], undefined);
  assert.equal(plain.text, "tile".repeat(200));
  const etag = String(packed.headers.etag);
  const again = await ask("/12/1950/1533.mvt", { "Accept-Encoding": "gzip", "If-None-Match": etag });
  assert.equal(again.status, 304);
  write(archiveOf("another"));
  assert.equal((await ask("/12/1950/1533.mvt")).text, "another".repeat(200));
});

test("tiles want the organisation's key, and an address that names none is none", async (t) => {
  const { ask, write, plain, addKey, store } = await started(t);
  write(archiveOf("tile"));
  assert.equal((await plain("/v2/orgs/demo/basemap")).problem.code, "missing_api_key");
  assert.equal((await plain("/v2/orgs/demo/basemap/12/1950/1533.mvt")).problem.code, "missing_api_key");
  await store.organisations.create({ id: "other", name: "Other", languageCodes: ["en-GB"], createdAt: 0 });
  const other = await addKey({ orgId: "other" });
  assert.equal((await ask("/12/1950/1533.mvt", { "X-Api-Key": other })).problem.code, "org_forbidden");
  for (const path of ["/12/1950/1533", "/12/a/1533.mvt", "/12/1950/..mvt"])
    assert.equal((await ask(path)).problem.code, "route_not_found", path);
  for (const path of ["/9/1/1.mvt", "/12/9999999/1.mvt", "/99/1/1.mvt", "/12/1/1.mvt"])
    assert.equal((await ask(path)).status, 204, path);
});
