import assert from "node:assert/strict";
import { globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { commandLine } from "./support/command-line.ts";
import { testPbf } from "./support/sources/pbf.ts";

let folder: string;
const { done, failed, end } = commandLine(
  () => folder,
  () => ({ WAYMARK_DATA: join(folder, "var"), LOG_LEVEL: "silent" }),
);

before(async () => {
  folder = mkdtempSync(join(tmpdir(), "waymark-ways-"));
  const nodes = [
    { id: 1, at: [8.6, 41.1] as const },
    { id: 2, at: [8.6, 41.11] as const },
  ];
  const ways = [{ id: 1, nodes: [1, 2], tags: { highway: "footway" } }];
  writeFileSync(join(folder, "town.osm.pbf"), testPbf({ nodes, ways }));
  writeFileSync(join(folder, "sea.osm.pbf"), testPbf({ nodes }));
  await done(["orgs", "create", "demo", "--name", "Demo", "--languages", "en-GB"]);
});
after(() => {
  end();
  rmSync(folder, { recursive: true, force: true });
});

const graphs = () => globSync("var/files/*/*", { cwd: folder });

test("the streets of a file become a walking graph of the organisation, which a file without any leaves as it is", async () => {
  const told = await done(["ways", "--org", "demo", "town.osm.pbf", "--json"]);
  assert.deepEqual({ ...JSON.parse(told), bytes: 0 }, { nodes: 2, edges: 1, kilometres: 1, bytes: 0 });
  const [graph, ...others] = graphs();
  assert.match(graph!, /walking\.bin$/);
  assert.deepEqual(others, []);
  assert.match(await failed(["ways", "--org", "demo", "sea.osm.pbf"], 1), /no streets or paths/);
  assert.match(await failed(["ways", "--org", "nobody", "town.osm.pbf"], 1), /no organisation "nobody"/);
  writeFileSync(join(folder, "broken.osm.pbf"), "OSMHeader");
  assert.match(
    await failed(["ways", "--org", "demo", "broken.osm.pbf"], 1),
    /broken\.osm\.pbf: .*OpenStreetMap/,
  );
  assert.deepEqual(graphs(), [graph]);
});
