import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { addressOf, commandLine, type Environment } from "./support/command-line.ts";
import { fullRecords } from "./support/full-records.ts";
import { withoutPostgres } from "./support/postgres/server.ts";
import { createTestDatabase } from "./support/test-store.ts";

let folder: string;
let postgres: Environment;
let removeDatabase = async () => {};
const { start, run, done, end } = commandLine(
  () => folder,
  () => ({ WAYMARK_DATA: join(folder, "var"), PORT: "0", LOG_LEVEL: "silent" }),
);
before(async () => {
  folder = mkdtempSync(join(tmpdir(), "waymark-house-"));
  if (withoutPostgres) return;
  const database = await createTestDatabase();
  postgres = { DATABASE_URL: database.url, WAYMARK_DATA: join(folder, "never-made") };
  removeDatabase = database.remove;
});
after(async () => {
  end();
  await removeDatabase();
  rmSync(folder, { recursive: true, force: true });
});

const move = ["export", "--org", "acme", "--with-keys"];
const moveIn = ["import", "--org", "acme", "--with-keys", "-"];
const elsewhere = () => ({ WAYMARK_DATA: mkdtempSync(join(folder, "elsewhere-")) });

/** An organisation with every kind of record and field, two keys that may be used and one that was revoked. */
async function settle(): Promise<string> {
  writeFileSync(join(folder, "all.ndjson"), fullRecords.map((row) => `${JSON.stringify(row)}\n`).join(""));
  await done(["orgs", "create", "acme", "--name", "Acme “Hôtels”", "--languages", "en-GB,da-DK"]);
  await done(["import", "--org", "acme", "all.ndjson"]);
  const key = (await done(["keys", "create", "--org", "acme"])).trim();
  const bounds = ["--host", "inn", "--ability", "read", "--origin", "https://a.example"];
  await done(["keys", "create", "--org", "acme", ...bounds, "--expires", "2099-12-31"]);
  const { stderr } = await run(["keys", "create", "--org", "acme"]);
  await done(["keys", "revoke", "--org", "acme", /Key (\w+) of/.exec(stderr)![1]!]);
  return key;
}

/** Of the full listing, how many a key sees through a service on its own: asked by id, for its event may have passed. */
async function listingsFor(key: string, env?: Environment): Promise<number> {
  const child = start(["serve"], env);
  const closed = once(child, "close");
  const response = await fetch(
    `${await addressOf(child)}/v2/orgs/acme/listing-search?ids=full-listing&key=${key}`,
  );
  const { total } = (await response.json()) as { total: number };
  child.kill("SIGTERM");
  await closed;
  assert.equal(response.status, 200);
  return total;
}

test("an organisation moves to PostgreSQL and back with its keys, and every export is the same bytes", {
  skip: withoutPostgres,
}, async () => {
  const key = await settle();
  const exported = await done(move);
  assert.match(exported, /^\{"kind":"organisation","id":"acme","name":"Acme “Hôtels”"/);
  assert.equal(exported.match(/^\{"kind":"key"/gm)?.length, 3);
  assert.ok(!exported.includes(key), "keys are not in it, only their hashes");
  const seen = await listingsFor(key);
  assert.equal(seen, 1);

  const told = await done(moveIn, exported, postgres);
  assert.match(told, /3 keys: 3 added, 0 there already/);
  assert.equal(await done(move, "", postgres), exported);
  assert.equal(await listingsFor(key, postgres), seen);

  const back = elsewhere();
  await done(moveIn, await done(move, "", postgres), back);
  assert.equal(await done(move, "", back), exported);
  assert.equal(await listingsFor(key, back), seen);
});

test("without the flag neither the organisation nor a key is written or taken", async () => {
  const env = elsewhere();
  await done(["orgs", "create", "acme", "--name", "Acme"], "", env);
  await done(["keys", "create", "--org", "acme"], "", env);
  assert.equal(await done(["export", "--org", "acme"], "", env), "");
  const { status, stderr } = await run(["import", "--org", "acme", "-"], await done(move, "", env), env);
  assert.equal(status, 1);
  assert.match(stderr, /-:1 acme kind: unknown_kind .*--with-keys\n-:2 \w+ kind: unknown_kind /);

  await done([...move, "--output", "acme.ndjson"], "", env);
  // A file of keys is its owner's alone.
  if (process.platform !== "win32") assert.equal(statSync(join(folder, "acme.ndjson")).mode & 0o777, 0o600);
});
