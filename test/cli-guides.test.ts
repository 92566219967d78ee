import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { commandLine } from "./support/command-line.ts";

let folder: string;
const { done, failed, end } = commandLine(
  () => folder,
  () => ({ WAYMARK_DATA: join(folder, "var"), LOG_LEVEL: "silent" }),
);
const sample = (name: string) => join(import.meta.dirname, `../data/copenhagen/${name}.ndjson`);

before(async () => {
  folder = mkdtempSync(join(tmpdir(), "waymark-guides-"));
  await done(["orgs", "create", "demo", "--name", "Demo", "--languages", "en-GB,da-DK"]);
  const files = ["hosts", "interests", "geo-areas", "listings-see", "listings-eat"].map(sample);
  await done(["import", "--org", "demo", ...files]);
});
after(() => {
  end();
  rmSync(folder, { recursive: true, force: true });
});

const exported = async () => {
  const lines = (await done(["export", "--org", "demo"])).trim().split("\n");
  return lines.map((line) => JSON.parse(line)).filter(({ kind }) => kind === "guide");
};

test("guides are drafted around a host from the sample, and published by name", async () => {
  const trial = await done(["guides", "suggest", "--org", "demo", "--host", "harbour-house", "--dry-run"]);
  assert.match(trial, /^best-museums-harbour-house +\d+ /m);
  assert.deepEqual(await exported(), []);
  await done(["guides", "suggest", "--org", "demo", "--host", "harbour-house"]);
  const drafts = await exported();
  assert.ok(drafts.length >= 3 && drafts.every(({ status }) => status === "draft"));
  await done(["guides", "publish", "--org", "demo", "best-museums-harbour-house"]);
  const active = (await exported()).filter(({ status }) => status === "active");
  assert.deepEqual(
    active.map(({ id }) => id),
    ["best-museums-harbour-house"],
  );
});

test("all drafts are published at once, and nothing is said twice", async () => {
  const publish = ["guides", "publish", "--org", "demo"];
  assert.match(await failed(publish, 2), /ids or --all/);
  assert.match(await failed([...publish, "--all", "an-evening-out-harbour-house"], 2), /ids or --all/);
  await done([...publish, "--all"]);
  assert.ok((await exported()).every(({ status }) => status === "active"));
  await done([...publish, "--all"]);
});

test("rules of the operator's own are read from a file", async () => {
  const rules = JSON.parse(
    readFileSync(join(import.meta.dirname, "../src/sources/curation/guide-rules.json"), "utf8"),
  );
  const [museums] = rules as { id: string }[];
  writeFileSync(join(folder, "rules.json"), JSON.stringify([{ ...museums, id: "ours", atLeast: 1 }]));
  const place = ["guides", "suggest", "--org", "demo", "--host", "harbour-house"];
  assert.match(await done([...place, "--rules", "rules.json"]), /^ours-harbour-house/m);
  writeFileSync(join(folder, "rules.json"), "{}");
  assert.match(await failed([...place, "--rules", "rules.json"], 1), /the rules are at fault/);
});

test("where to draft for must be said once, and be there", async () => {
  const suggest = ["guides", "suggest", "--org", "demo"];
  assert.match(await failed(suggest, 2), /either --area or --host/);
  assert.match(await failed([...suggest, "--area", "a", "--host", "h"], 2), /either/);
  assert.match(await failed([...suggest, "--area", "nowhere"], 1), /no geo area nowhere/);
});
