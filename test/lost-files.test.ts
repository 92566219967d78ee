import assert from "node:assert/strict";
import { once } from "node:events";
import {
  copyFileSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, beforeEach, test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { addressOf, commandLine } from "./support/command-line.ts";

let folder: string;
const folders: string[] = [];
const { start, run, done, failed, end } = commandLine(
  () => folder,
  () => ({ WAYMARK_DATA: "var", LOG_LEVEL: "silent", PORT: "0", WORKERS: "1" }),
);
const at = (path: string) => join(folder, "var", path);
const places = (count: number, name: string) =>
  Array.from({ length: count }, (_, id) =>
    JSON.stringify({ kind: "listing", id: `place-${id}`, status: "active", name: { "en-GB": name } }),
  ).join("\n");
const exported = (org: string) => done(["export", "--org", org]);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "waymark-lost-"));
  folders.push(folder);
  for (const org of ["acme", "other"]) {
    await done(["orgs", "create", org, "--name", org, "--languages", "en-GB"]);
    await done(["import", "--org", org, "-"], places(20, "Before"));
  }
});
after(() => {
  end();
  for (const made of folders) rmSync(made, { recursive: true, force: true });
});

test("without the control file no record is lost: files are named, never overwritten, and taken when that is said", async () => {
  const before = await exported("acme");
  for (const path of globSync("control.sqlite*", { cwd: join(folder, "var") })) rmSync(at(path));
  const refused = await failed(["orgs", "create", "acme", "--name", "Acme", "--languages", "en-GB"], 1);
  assert.match(refused, /acme\.sqlite has records that no organisation owns.*orgs adopt acme/);
  assert.match((await run(["check"])).stderr, /acme\.sqlite: no organisation owns it[\s\S]*other\.sqlite/);
  assert.match(await failed(["orgs", "adopt", "acme"], 2), /give --name/);
  await done(["orgs", "adopt", "acme", "--name", "Acme", "--languages", "en-GB"]);
  assert.equal(await exported("acme"), before);
  const key = (await done(["keys", "create", "--org", "acme"])).trim();
  const server = start(["serve"]);
  const url = await addressOf(server);
  const found = await fetch(`${url}/v2/orgs/acme/listing-search?lang=en-GB&key=${key}`);
  assert.equal(((await found.json()) as { total: number }).total, 20);
  server.kill("SIGTERM");
});

test("an organisation whose file is missing or an older copy is not served as if it were whole, and the others are", async () => {
  const keys = new Map<string, string>();
  for (const org of ["acme", "other"]) keys.set(org, (await done(["keys", "create", "--org", org])).trim());
  copyFileSync(at("orgs/acme.sqlite"), join(folder, "older.sqlite"));
  await done(["import", "--org", "acme", "-"], places(30, "After"));
  copyFileSync(at("orgs/acme.sqlite"), join(folder, "newest.sqlite"));
  const statuses = async () => {
    const server = start(["serve"]);
    const url = await addressOf(server);
    const asked = [...keys].map(async ([org, key]) => {
      const { status } = await fetch(`${url}/v2/orgs/${org}/listing-search?lang=en-GB&key=${key}`);
      return status;
    });
    const told = await Promise.all(asked);
    server.kill("SIGTERM");
    return told;
  };
  assert.deepEqual(await statuses(), [200, 200]);

  rmSync(at("orgs/acme.sqlite"));
  assert.deepEqual(await statuses(), [503, 200]);
  assert.match((await run(["check"])).stderr, /acme\.sqlite: is missing, and was at version 2/);

  copyFileSync(join(folder, "older.sqlite"), at("orgs/acme.sqlite"));
  assert.deepEqual(await statuses(), [503, 200]);
  assert.match((await run(["check"])).stderr, /is of version 1, and was at 2/);
  await done(["orgs", "adopt", "acme"]);
  assert.deepEqual(await statuses(), [200, 200]);
  assert.match(await exported("acme"), /Before/);

  truncateSync(at("orgs/acme.sqlite"), 5_000);
  assert.deepEqual(await statuses(), [503, 200]);
  assert.match((await run(["check"])).stderr, /acme\.sqlite/);

  rmSync(at("orgs/acme.sqlite"));
  await done(["orgs", "remove", "acme", "--yes"]);
  assert.deepEqual(
    JSON.parse(await done(["orgs", "list", "--json"])).map(({ id }: { id: string }) => id),
    ["other"],
  );
});

test("a bit that is flipped in one record takes that record alone: it is named in the log, by check and by export, and import cures it", async () => {
  const key = (await done(["keys", "create", "--org", "acme"])).trim();
  const bytes = readFileSync(at("orgs/acme.sqlite"));
  const name = bytes.indexOf("Before", bytes.indexOf('{"id":"place-7"'));
  bytes[name] = bytes[name]! ^ 1;
  writeFileSync(at("orgs/acme.sqlite"), bytes);

  const server = start(["serve"], { LOG_LEVEL: "error" });
  let log = "";
  server.stdout!.on("data", (text) => (log += text));
  const url = await addressOf(server);
  const found = async () => {
    const answer = await fetch(`${url}/v2/orgs/acme/listing-search?lang=en-GB&hitsPerPage=20&key=${key}`);
    const { results, total } = (await answer.json()) as { results: { id: string }[]; total: number };
    return [answer.status, total, results.length, results.some(({ id }) => id === "place-7")];
  };
  assert.deepEqual(await found(), [200, 19, 19, false]);
  assert.match(log, /"orgId":"acme","kind":"listing","id":"place-7".*damaged/);
  assert.match((await run(["check"])).stderr, /acme listing place-7: damaged_record/);
  const exported = await run(["export", "--org", "acme"]);
  assert.match(exported.stderr, /left out, because they are damaged: listing place-7/);
  assert.deepEqual([exported.status, exported.stdout.trim().split("\n").length], [1, 19]);

  assert.match(await done(["import", "--org", "acme", "-"], places(20, "Before")), /1 updated, 19 unchanged/);
  await done(["check"]);
  await setTimeout(300);
  assert.deepEqual(await found(), [200, 20, 20, true]);
  server.kill("SIGTERM");
});

test("a log that is lost with what it had is told of, and takes its organisation alone", async () => {
  const server = start(["serve"]);
  const url = await addressOf(server);
  const key = (await done(["keys", "create", "--org", "other"])).trim();
  await fetch(`${url}/v2/orgs/other/listing-search?key=${key}`);
  await done(["import", "--org", "other", "-"], places(20, "After"));
  const gone = once(server, "exit");
  server.kill("SIGKILL");
  await gone;
  rmSync(at("orgs/other.sqlite-wal"));
  const told = /other\.sqlite: is of version 1, and was at 2/;
  assert.match((await run(["check"])).stderr, told);
  const again = start(["serve"]);
  let stderr = "";
  again.stderr!.on("data", (text) => (stderr += text));
  await addressOf(again);
  assert.match(stderr, told);
  again.kill("SIGTERM");
});

test("files of the store are their owner's alone", async () => {
  const files = globSync("**/*.sqlite*", { cwd: join(folder, "var") });
  assert.ok(files.length >= 3);
  for (const path of files) assert.equal(statSync(at(path)).mode & 0o077, 0, path);
});
