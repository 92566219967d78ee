import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { commandLine } from "./support/command-line.ts";

let folder: string;
const { run, done, failed, end } = commandLine(
  () => folder,
  () => ({ WAYMARK_DATA: join(folder, "var"), PORT: "0", LOG_LEVEL: "silent" }),
);

before(async () => {
  folder = mkdtempSync(join(tmpdir(), "waymark-modes-"));
});
after(() => {
  end();
  rmSync(folder, { recursive: true, force: true });
});

type Line = Record<string, unknown>;

function write(name: string, ...records: Line[]): string {
  writeFileSync(join(folder, name), records.map((record) => `${JSON.stringify(record)}\n`).join(""));
  return name;
}

async function exported(org: string): Promise<Line[]> {
  const text = await done(["export", "--org", org]);
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

const host = {
  kind: "host",
  id: "house",
  name: "House",
  uiConfig: { contact: { phone: "1", email: "a@b.c" } },
};
const tower = {
  kind: "listing",
  id: "tower",
  name: { "en-GB": "The Tower", da: "Tårnet" },
  summary: { "en-GB": "A tower.", da: "Et tårn." },
  hostIds: ["house"],
  status: "archived",
  priceLevel: 2,
};
const short = { kind: "listing", id: "tower", name: "The Round Tower", priceLevel: 3 };

async function organisation(id: string): Promise<(...options: string[]) => string[]> {
  await done(["orgs", "create", id, "--name", id, "--languages", "en-GB,da"]);
  await done(["import", "--org", id, write(`${id}.ndjson`, host, tower)]);
  const name = write("short.ndjson", short);
  return (...options) => ["import", "--org", id, ...options, name];
}

test("a line that would take fields from a record asks for the word and names them", async () => {
  const importing = await organisation("careful");
  const before = await exported("careful");
  const told = await failed(importing(), 1);
  const lost = "would lose name.da, summary, status, hostIds; --merge keeps them, --replace lets them go";
  assert.match(told, new RegExp(`^short\\.ndjson:1 listing tower: would_lose_fields .* ${lost}$`, "m"));
  assert.deepEqual(await exported("careful"), before);
  const contact = write("contact.ndjson", { ...host, uiConfig: { contact: { phone: "2" } } });
  assert.match(
    await failed(["import", "--org", "careful", contact], 1),
    /would lose uiConfig\.contact\.email;/,
  );
});

test("replacing shows before what goes, and lets it go", async () => {
  const importing = await organisation("replacing");
  const dry = await done(importing("--replace", "--dry-run"));
  assert.match(dry, /^update listing tower: name\.da withdrawn, summary withdrawn, name\.en-GB .*→/m);
  assert.match(dry, /^1 record: 0 added, 1 updated, 0 unchanged; a dry run: nothing was written$/m);
  assert.match(await done(importing("--replace")), /0 added, 1 updated, 0 unchanged; version 2/);
  const [, record] = await exported("replacing");
  const wanted = { ...short, name: { "en-GB": "The Round Tower" }, languageCodes: ["en-GB"] };
  assert.deepEqual(record, { ...wanted, status: "active", contentType: "listing", hostIds: [] });
});

test("merging changes what a line says, language by language, and null takes away", async () => {
  const importing = await organisation("merging");
  const before = await exported("merging");
  const dry = JSON.parse(await done(importing("--merge", "--dry-run", "--json")));
  assert.deepEqual(
    dry.changes.first[0].fields.map(({ field }: { field: string }) => field),
    ["name.en-GB", "priceLevel"],
  );
  assert.deepEqual(await exported("merging"), before);
  await done(importing("--merge"));
  const name = { "en-GB": "The Round Tower", da: "Tårnet" };
  assert.deepEqual((await exported("merging"))[1], { ...before[1], name, priceLevel: 3 });
  const patch = { kind: "listing", id: "tower", name: { DE: "Der Turm", da: null }, summary: null };
  const other = { kind: "host", id: "house", uiConfig: { contact: { phone: "2" } } };
  await done(["import", "--org", "merging", "--merge", write("patch.ndjson", patch, other)]);
  const [house, record] = await exported("merging");
  assert.deepEqual(record!.name, { "en-GB": "The Round Tower", de: "Der Turm" });
  assert.deepEqual(
    [record!.summary, record!.languageCodes, record!.status],
    [undefined, ["de", "en-GB"], "archived"],
  );
  assert.deepEqual(house!.uiConfig, { contact: { phone: "2", email: "a@b.c" } });
  const odd = write(
    "odd.ndjson",
    { kind: "listing", id: "tower", name: null },
    { kind: "listing", id: "new" },
  );
  assert.match(
    await failed(["import", "--org", "merging", "--merge", odd], 1),
    /odd\.ndjson:1 .*missing_name(.*\n)+odd\.ndjson:2 .*missing_name/,
  );
});

test("an export is whole records: importing it changes nothing, whichever way", async () => {
  await organisation("whole");
  const name = write("whole-export.ndjson", ...(await exported("whole")));
  for (const flags of [[], ["--merge"], ["--replace"], ["--dry-run"]]) {
    const told = await done(["import", "--org", "whole", ...flags, name]);
    assert.match(told, /0 added, 0 updated, 2 unchanged/);
  }
});

test("options that do not go together are refused as wrong usage", async () => {
  const importing = await organisation("usage");
  await failed(importing("--merge", "--replace"), 2);
  await failed(importing("--with-keys", "--dry-run"), 2);
  writeFileSync(join(folder, "a.csv"), "name\nA\n");
  const { status, stderr } = await run(["import", "--org", "usage", "--merge", "a.csv"]);
  assert.equal(status, 2);
  assert.match(stderr, /--merge is for records of ndjson; the files are read as csv/);
});
