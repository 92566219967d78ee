import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { commandLine } from "./support/command-line.ts";
import { testPbf } from "./support/sources/pbf.ts";

let folder: string;
const { run, done, end } = commandLine(
  () => folder,
  () => ({ WAYMARK_DATA: join(folder, "var"), LOG_LEVEL: "silent" }),
);

before(async () => {
  folder = mkdtempSync(join(tmpdir(), "waymark-basemap-"));
  await done(["orgs", "create", "porto", "--name", "Porto", "--languages", "en-GB,pt-PT"]);
});
after(() => {
  end();
  rmSync(folder, { recursive: true, force: true });
});

test("a basemap is kept with its organisation, replaced as a whole, and gone with it", async () => {
  const nodes = [0, 1, 2, 3].map((id) => ({ id: id + 1, at: [-8.61 + id / 1_000, 41.14] as const }));
  const ways = [
    { id: 1, nodes: nodes.map(({ id }) => id), tags: { highway: "primary", name: "Rua Formosa" } },
  ];
  writeFileSync(join(folder, "porto.osm.pbf"), testPbf({ nodes, ways }));
  const { shapes, sea, bytes } = JSON.parse(
    await done(["basemap", "--org", "porto", "--json", "porto.osm.pbf"]),
  );
  assert.equal(shapes.street, 1);
  assert.equal(sea, "none");
  const files = join(folder, "var", "files", "porto");
  assert.deepEqual(readdirSync(files), ["basemap.pmtiles"]);
  const before = readFileSync(join(files, "basemap.pmtiles"));
  assert.equal(before.length, bytes);

  writeFileSync(join(folder, "cut.osm.pbf"), testPbf({ nodes, ways }).subarray(0, -20));
  const cut = await run(["basemap", "--org", "porto", "cut.osm.pbf"]);
  assert.equal(cut.status, 1);
  assert.match(cut.stderr, /is it cut off/);
  assert.deepEqual(readdirSync(files), ["basemap.pmtiles"], "nothing half-written");
  assert.deepEqual(readFileSync(join(files, "basemap.pmtiles")), before);

  writeFileSync(join(folder, "empty.osm.pbf"), testPbf({ nodes }));
  assert.match((await run(["basemap", "--org", "porto", "empty.osm.pbf"])).stderr, /has no streets/);
  assert.deepEqual(readFileSync(join(files, "basemap.pmtiles")), before);

  await done(["orgs", "remove", "porto", "--yes"]);
  assert.throws(() => readdirSync(files), { code: "ENOENT" });
});
