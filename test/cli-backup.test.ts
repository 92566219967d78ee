import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { gunzipSync, gzipSync } from "node:zlib";
import { addressOf, commandLine } from "./support/command-line.ts";

let folder: string;
const { start, run, done, end } = commandLine(
  () => folder,
  () => ({ WAYMARK_DATA: join(folder, "var"), LOG_LEVEL: "silent", PORT: "0" }),
);
const elsewhere = { WAYMARK_DATA: "restored" };
const inFolder = (path: string) => join(folder, path);

const listing = (id: number, name: string) =>
  JSON.stringify({ kind: "listing", id: `place-${id}`, status: "active", name: { "en-GB": name } });

before(async () => {
  folder = mkdtempSync(join(tmpdir(), "waymark-backup-"));
  for (const org of ["acme", "gone"]) {
    await done(["orgs", "create", org, "--name", org, "--languages", "en-GB"]);
  }
  await done(["orgs", "remove", "gone", "--yes"]);
  writeFileSync(
    inFolder("places.ndjson"),
    Array.from({ length: 300 }, (_, id) => listing(id, `Place ${id}`)).join("\n"),
  );
  await done(["import", "--org", "acme", "places.ndjson"]);
  mkdirSync(inFolder("var/files/acme"), { recursive: true });
  writeFileSync(inFolder("var/files/acme/basemap.pmtiles"), "tiles");
});
after(() => {
  end();
  rmSync(folder, { recursive: true, force: true });
});

test("a backup made while batches are written holds one version whole, and is the same by export where it is restored", async () => {
  const key = (await done(["keys", "create", "--org", "acme"])).trim();
  let writing = true;
  let round = 0;
  const writes = (async () => {
    while (writing) {
      round += 1;
      const lines = Array.from({ length: 300 }, (_, id) => listing(id, `Round ${round}`)).join("\n");
      await done(["import", "--org", "acme", "-"], lines);
    }
  })();
  await done(["backup", "running.tar.gz"]);
  writing = false;
  await writes;
  await done(["restore", "running.tar.gz"], "", elsewhere);
  const lines = (await done(["export", "--org", "acme", "--kind", "listing"], "", elsewhere))
    .trim()
    .split("\n");
  const names = new Set(lines.map((line) => JSON.parse(line).name["en-GB"].replace(/^Place.*/, "Place")));
  assert.equal(lines.length, 300);
  assert.equal(names.size, 1, "one batch, whole");

  const edits = (await done(["keys", "create", "--org", "acme", "--ability", "write"])).trim();
  const headers = { "X-Api-Key": edits, "Content-Type": "application/json" };
  const place = "v2/orgs/acme/content/listing/place-7";
  const editing = start(["serve"]);
  const before = await addressOf(editing);
  for (const [path, name] of [
    [place, "Renamed"],
    [`${place}?draft=true`, "Drafted"],
  ])
    await fetch(`${before}/${path}`, {
      method: "PATCH",
      headers,
      body: JSON.stringify({ name: { "en-GB": name } }),
    });
  const drafted = async (url: string) =>
    Promise.all(
      [`${place}?draft=true`, `${place}/revisions`].map(async (path) =>
        (await fetch(`${url}/${path}`, { headers })).json(),
      ),
    );
  const kept = await drafted(before);
  const [draft, { results }] = kept as [{ name: object }, { results: { action: string }[] }];
  assert.deepEqual(
    [draft.name, results[0]!.action, results[1]!.action],
    [{ "en-GB": "Drafted" }, "merge", "merge"],
  );
  editing.kill("SIGTERM");
  await once(editing, "close");
  await done(["backup", "still.tar.gz"]);
  rmSync(inFolder("restored"), { recursive: true });
  await done(["restore", "still.tar.gz"], "", elsewhere);
  const [here, there] = await Promise.all([
    done(["export", "--org", "acme", "--with-keys"]),
    done(["export", "--org", "acme", "--with-keys"], "", elsewhere),
  ]);
  assert.equal(there, here);
  assert.equal(readFileSync(inFolder("restored/files/acme/basemap.pmtiles"), "utf8"), "tiles");
  assert.equal(statSync(inFolder("still.tar.gz")).mode & 0o777, 0o600);
  assert.deepEqual(
    readdirSync(inFolder("var")).filter((name) => name.startsWith("backup-")),
    [],
  );

  const server = start(["serve"], elsewhere);
  const url = await addressOf(server);
  const found = await fetch(`${url}/v2/orgs/acme/listing-search?lang=en-GB&key=${key}`);
  assert.equal(((await found.json()) as { total: number }).total, 300, "its keys open it");
  assert.deepEqual(await drafted(url), kept, "with drafts and what records were");
  server.kill("SIGTERM");
});

test("nothing is restored over a store that is there, nor from a file that is damaged", async () => {
  const over = await run(["restore", "still.tar.gz"]);
  assert.equal(over.status, 1);
  assert.match(over.stderr, /control\.sqlite is there already/);

  const bytes = readFileSync(inFolder("still.tar.gz"));
  const changed = gunzipSync(bytes);
  changed[changed.indexOf("Round") + 1]! ^= 1;
  writeFileSync(inFolder("changed.tar.gz"), gzipSync(changed));
  writeFileSync(inFolder("cut.tar.gz"), bytes.subarray(0, bytes.length / 2));
  writeFileSync(inFolder("text.tar.gz"), "no archive");
  for (const name of ["changed", "cut", "text"]) {
    const refused = await run(["restore", `${name}.tar.gz`], "", { WAYMARK_DATA: "empty" });
    assert.equal(refused.status, 1, name);
    assert.match(refused.stderr, /is damaged|cannot be read as a backup/, name);
    assert.deepEqual(readdirSync(inFolder("empty")), [], name);
  }
});

test("a backup does not replace a file, and needs a store", async () => {
  assert.match((await run(["backup", "still.tar.gz"])).stderr, /is there already/);
  assert.match((await run(["backup", "new.tar.gz"], "", { WAYMARK_DATA: "empty" })).stderr, /holds no store/);
  assert.match(
    (await run(["backup", "new.tar.gz"], "", { DATABASE_URL: "postgres://127.0.0.1:9/x" })).stderr,
    /pg_dump/,
  );
});
