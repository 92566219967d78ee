import assert from "node:assert/strict";
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
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

test("a tile is sent as gzip or as it is, however the encodings are weighed that it does not come in", async (t) => {
  const { ask, write } = await started(t);
  write(archiveOf("tile"));
  for (const [accepted, encoding] of [
    ["gzip", "gzip"],
    ["zstd, br;q=0.9, gzip;q=0.1", "gzip"],
    ["*", "gzip"],
    ["gzip;q=0.5, *", "gzip"],
    ["x-gzip", "gzip"],
    ["zstd, br", undefined],
    ["br, gzip;q=0", undefined],
    ["*, gzip;q=0", undefined],
    ["identity", undefined],
  ] as const) {
    const { headers, bytes } = await ask("/12/1950/1533.mvt", { "Accept-Encoding": accepted });
    assert.equal(headers["content-encoding"], encoding, accepted);
    const text = encoding ? gunzipSync(bytes) : bytes;
    assert.equal(text.toString(), "tile".repeat(200), accepted);
  }
});

test("a map has tiles down to the deepest zoom and to its last row and column, and none beyond", async (t) => {
  const { ask, write } = await started(t);
  const last = 2 ** 22 - 1;
  const tile = (x: number, y: number) => ({ z: 22, x, y, bytes: gzipSync(`${x} ${y}`) });
  const tiles = [tile(0, 0), tile(last, last)];
  write(Buffer.concat(pmtilesArchive(tiles, { box, minZoom: 0, maxZoom: 22, metadata: {} })));
  const told = async (path: string) => {
    const { status, text } = await ask(`/${path}.mvt`);
    return status === 200 ? text : status;
  };
  assert.equal(await told("22/0/0"), "0 0");
  assert.equal(await told(`22/${last}/${last}`), `${last} ${last}`);
  for (const beyond of [
    `22/${last + 1}/0`,
    `22/0/${last + 1}`,
    "23/0/0",
    "27/0/0",
    "0/1/0",
    "0/0/1",
    "22/99999999/0",
  ])
    assert.equal(await told(beyond), 204, beyond);
  for (const none of ["222/0/0", "22/999999999/0", "22/0/999999999", "22/-1/0", "a22/0/0"])
    assert.equal(await told(none), 404, none);
});

test("a basemap and its tiles tell how long they hold, for whom, and count as reads", async (t) => {
  const { ask, write } = await started(t);
  write(archiveOf("tile"));
  const [about, tile] = [await ask(""), await ask("/12/1950/1533.mvt")];
  assert.equal(about.headers["content-type"], "application/json; charset=utf-8");
  assert.equal(about.headers["cache-control"], "private, max-age=60");
  assert.equal(tile.headers["cache-control"], "private, max-age=86400");
  for (const { headers } of [about, tile])
    assert.equal(headers.vary, "Origin, Accept-Encoding, X-Api-Key, Authorization");
  assert.deepEqual(
    [about, tile].map(({ headers }) => headers.ratelimit),
    ['"default";r=9999;t=1', '"default";r=9998;t=1'],
  );
  assert.equal((await ask("", { "If-None-Match": String(about.headers.etag) })).status, 304);
});

test("tiles are named by the public address where there is one, and by which file they are of", async (t) => {
  const folder = mkdtempSync(join(tmpdir(), "waymark-basemap-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, "basemap.pmtiles");
  const archive = archiveOf("tile");
  writeFileSync(path, archive);
  utimesSync(path, 1_000, 1_000.4);
  const settings = { orgFolder: () => folder, publicUrl: "https://way.example/below" };
  const { ask, key } = await startServer(t, { settings });
  const tiles = async () => JSON.parse((await ask(`/v2/orgs/demo/basemap?key=${key}`)).text).tiles;
  const address = "https://way.example/below/v2/orgs/demo/basemap/{z}/{x}/{y}.mvt?v=";
  const first = await tiles();
  assert.deepEqual(first, [`${address}${(1_000_400).toString(36)}-${archive.length.toString(36)}`]);
  utimesSync(path, 1_000, 1_001);
  assert.notDeepEqual(await tiles(), first);
  writeFileSync(path, archiveOf("tile2"));
  utimesSync(path, 1_000, 1_000.4);
  assert.notDeepEqual(await tiles(), first);
});

test("a folder that cannot be looked into is a failure, and no basemap that is not there", async (t) => {
  const { ask } = await startServer(t, { settings: { orgFolder: () => "no\0folder" } }).then(
    ({ ask, key }) => ({ ask: () => ask("/v2/orgs/demo/basemap", { headers: { "X-Api-Key": key } }) }),
  );
  assert.equal((await ask()).problem.code, "internal_error");
});

test("a file that was replaced since its basemap was opened is opened again, and never read as what it was", async (t) => {
  const folders = ["one", "other"].map((name) => mkdtempSync(join(tmpdir(), `waymark-basemap-${name}-`)));
  t.after(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
  const paths = folders.map((folder) => join(folder, "basemap.pmtiles")) as [string, string];
  let at = 0;
  const { ask, key } = await startServer(t, { settings: { orgFolder: () => folders[at]! } });
  const tile = async () => (await ask(`/v2/orgs/demo/basemap/12/1950/1533.mvt?key=${key}`)).text.slice(0, 4);
  const archives = ["tile", "elit", "lite"].map(archiveOf);
  assert.deepEqual(
    archives.map(({ length }) => length),
    Array(3).fill(archives[0]!.length),
  );
  for (const [place, path] of paths.entries()) {
    writeFileSync(path, archives[place]!);
    utimesSync(path, 1_000, 1_000);
  }
  assert.equal(await tile(), "tile");
  writeFileSync(paths[0], archives[2]!);
  // What it is known by is the same there.
  at = 1;
  assert.equal(await tile(), "elit");
});
