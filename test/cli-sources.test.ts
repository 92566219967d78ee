import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { commandLine } from "./support/command-line.ts";
import { overtureFile, wkbPoint } from "./support/sources/parquet.ts";

let folder: string;
const { run, done, failed, end } = commandLine(
  () => folder,
  () => ({ WAYMARK_DATA: join(folder, "var"), PORT: "0", LOG_LEVEL: "silent" }),
);

before(async () => {
  folder = mkdtempSync(join(tmpdir(), "waymark-sources-"));
});
after(() => {
  end();
  rmSync(folder, { recursive: true, force: true });
});

function write(name: string, text: string | Buffer): string {
  writeFileSync(join(folder, name), text);
  return name;
}

async function organisation(id: string): Promise<string> {
  await done(["orgs", "create", id, "--name", id, "--languages", "en-GB,pt-PT"]);
  return id;
}

async function exported(org: string, kind = "listing"): Promise<Record<string, unknown>[]> {
  const text = await done(["export", "--org", org, "--kind", kind]);
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

const head = "id,name,lat,lon,category,phone\n";
const table = (...rows: string[]) => head + rows.map((row) => `${row}\n`).join("");
const lello = "1,Livraria Lello,41.1469,-8.6148,Bookshop,+351 222 002 037";
const guedes = "2,Casa Guedes,41.1452,-8.6020,Restaurant,";

test("a table is imported by its ending, and again without a change", async () => {
  await organisation("twice");
  const name = write("porto.csv", table(lello, guedes));
  const first = await run(["import", "--org", "twice", name]);
  assert.equal(first.status, 0, first.stderr);
  assert.match(first.stdout, /^2 records read\n2 added, 0 updated, 0 retired, 0 unchanged; version 1\n$/);
  assert.match(first.stderr, /^2 records read, \d+\.\d s in all\n$/);
  const again = await done(["import", "--org", "twice", "--format", "csv", name]);
  assert.match(again, /0 added, 0 updated, 0 retired, 2 unchanged; version 1/);
  const [record] = await exported("twice");
  const [{ fields, ...entry }] = record!.sources as [Record<string, unknown>];
  assert.deepEqual([entry.source, entry.dataset], ["csv", "porto"]);
  assert.ok(Object.keys(fields as object).includes("geoLocation"));
});

test("a column that is not read is told by its name, in words and as JSON, and holds nothing up", async () => {
  await organisation("unread");
  const odd = "id,name,lat,lon,telefno\n1,Livraria Lello,41.1469,-8.6148,1\n";
  const name = write("unread.csv", odd);
  const { status, stderr } = await run(["import", "--org", "unread", "--strict", "--dry-run", name]);
  assert.equal(status, 0, stderr);
  assert.match(stderr, /^warning: unread\.csv telefno: not_read in 1 record; did you mean phoneNumber\?$/m);
  const { warnings, faultCount } = JSON.parse(await done(["import", "--org", "unread", "--json", name]));
  assert.deepEqual([warnings.count, warnings.first[0].field, faultCount], [1, "telefno", 0]);
  assert.match((await run(["check", name])).stderr, /telefno: not_read/);
});

test("a dry run shows what would change, as words and as JSON, and writes nothing", async () => {
  await organisation("dry");
  await done(["import", "--org", "dry", "--dataset", "town", write("one.csv", table(lello, guedes))]);
  const next = write(
    "two.csv",
    table(lello.replace("037", "038"), "3,Torre dos Clérigos,41.1458,-8.6139,Tower,"),
  );
  const options = ["import", "--org", "dry", "--dataset", "town", "--prune", next];
  const before = await exported("dry");
  const told = await done([...options, "--dry-run"]);
  assert.match(told, /^update listing \S+: phoneNumber "\+351 222 002 037" → "\+351 222 002 038"$/m);
  assert.match(told, /^add listing \S+: .*name\.\S+/m);
  assert.match(told, /^retire listing \S+: status "active" → "archived"$/m);
  assert.match(told, /^1 added, 1 updated, 1 retired, 0 unchanged; a dry run: nothing was written$/m);
  assert.deepEqual(await exported("dry"), before);
  const dry = JSON.parse(await done([...options, "--dry-run", "--json"]));
  const real = JSON.parse(await done([...options, "--json"]));
  assert.deepEqual({ ...dry, dryRun: false, result: { ...dry.result, version: 2 } }, real);
  assert.deepEqual(real.result, { added: 1, updated: 1, retired: 1, unchanged: 0, version: 2 });
});

test("what is merged is told with its reasons, and what was nearly merged to those who ask", async () => {
  await organisation("merging");
  await done([
    "import",
    "--org",
    "merging",
    write("own.csv", table(lello, "4,Igreja de São Francisco,41.1409,-8.6157,Church,")),
  ]);
  const other = write(
    "other.csv",
    table(
      "9,Lello Bookshop,41.1470,-8.6148,Bookshop,222002037",
      "8,Jardim de São Francisco,41.1410,-8.6157,Park,",
    ),
  );
  const told = await done(["import", "--org", "merging", "--explain-matches", other]);
  assert.match(
    told,
    /^merged: csv other\/9 "Lello Bookshop" into listing own-1 as the same place \(name 0\.\d\d, 11 m, same telephone\)$/m,
  );
  assert.match(
    told,
    /^not merged: csv other\/8 "Jardim de São Francisco" and own-4 \(name 0\.\d\d, 11 m.*\)$/m,
  );
  assert.match(told, /1 added, 1 updated, 0 retired, 0 unchanged; 1 merged with other places; version 2/);
});

test("a catalogue as Parquet is merged with what is there, and the confidence is kept", async () => {
  await organisation("catalogue");
  await done(["import", "--org", "catalogue", write("own-places.csv", table(lello))]);
  const place = (id: string, primary: string, confidence: number) => ({
    ...{ id, confidence, geometry: wkbPoint(-8.6149, 41.147), phones: ["+351222002037"] },
    ...{ names: { primary }, categories: { primary: "bookstore" }, websites: ["https://lello.example"] },
  });
  const rows = [place("08f1", "Livraria Lello", 0.9), place("08f2", "Unsure Books", 0.4)];
  const name = write("porto.parquet", Buffer.from(overtureFile(rows)));
  const { stdout, stderr } = await run(["import", "--org", "catalogue", name]);
  assert.match(
    stdout,
    /^merged: overture 08f1 "Livraria Lello" into listing own-places-1 as the same place/m,
  );
  assert.match(stdout, /0 added, 1 updated, 0 retired, 0 unchanged; 1 merged with other places/);
  assert.match(stderr, /porto\.parquet confidence: not_read in 1 record; below 0\.5/);
  const [record] = await exported("catalogue");
  const [, entry] = record!.sources as Record<string, unknown>[];
  assert.deepEqual(
    [entry!.source, entry!.confidence, entry!.licence],
    ["overture", 0.9, "CDLA-Permissive-2.0"],
  );
  assert.equal(record!.websiteUrl, "https://lello.example");
  assert.match(
    await done(["import", "--org", "catalogue", "--confidence", "0.4", name]),
    /1 added, 0 updated/,
  );
  assert.match(await failed(["import", "--org", "catalogue", "--confidence", "2", name], 2), /from 0 to 1/);
});

test("a broken file ends the import with its place and cause, and nothing of any file is there", async () => {
  await organisation("broken");
  const good = write("good.csv", table(lello));
  const cases: [file: string, told: RegExp][] = [
    [write("ragged.csv", table(lello, "2,Casa Guedes,41.1")), /^ragged\.csv:3.*: broken_file /m],
    [
      write("latin.csv", Buffer.from(table(lello.replace("Lello", "Léllo")), "latin1")),
      /^latin\.csv:2.*: invalid_utf8 /m,
    ],
    [
      write("cut.geojson", '{"type":"FeatureCollection","features":[{"type":"Feature"'),
      /^cut\.geojson.*: (broken_file|invalid_json) /m,
    ],
    [write("not.osm.pbf", Buffer.from("certainly no map")), /^not\.osm\.pbf.*: broken_file /m],
  ];
  for (const [file, words] of cases) {
    const told = await failed(["import", "--org", "broken", good, file], 1);
    assert.match(told, words);
    assert.match(told, /1 fault; nothing was imported/);
  }
  assert.deepEqual(await exported("broken"), []);
});

test("a file that fails as newline-delimited JSON, as which nobody said to read it, is told with the other formats", async () => {
  await organisation("hinted");
  const file = write("area.json", '{"type":"FeatureCollection",\n"features":[]}');
  const told = await failed(["import", "--org", "hinted", file], 1);
  assert.match(told, /nothing was imported; read as newline-delimited JSON, since .*osm, geojson/);
});

test("an odd record is a warning, and with --strict a failure", async () => {
  await organisation("odd");
  const file = write("odd.csv", table(lello, "2,Casa Guedes,91.5,-8.6020,Restaurant,"));
  assert.match(
    await failed(["import", "--org", "odd", "--strict", file], 1),
    /^odd\.csv:3.*\n(.*\n)*.*nothing was imported/m,
  );
  const { status, stdout, stderr } = await run(["import", "--org", "odd", file]);
  assert.equal(status, 0, stderr);
  assert.match(stderr, /^warning: odd\.csv:3: invalid_geo_location /m);
  assert.match(stdout, /^1 record read, 1 fault\n1 added/);
});

test("new records get the hosts that are asked for, which must be there", async () => {
  await organisation("hosted");
  const file = write("hosted.csv", table(lello));
  assert.match(
    await failed(["import", "--org", "hosted", "--host", "inn", file], 1),
    /hosted has no host "inn"/,
  );
  const inn = write("inn.ndjson", `${JSON.stringify({ kind: "host", id: "inn", name: "Inn" })}\n`);
  await done(["import", "--org", "hosted", inn]);
  await done(["import", "--org", "hosted", "--host", "inn", file]);
  assert.deepEqual((await exported("hosted"))[0]!.hostIds, ["inn"]);
});

test("curated fields survive another import of the source", async () => {
  await organisation("curated");
  await done(["import", "--org", "curated", "--dataset", "town", write("a.csv", table(lello))]);
  const [record] = await exported("curated");
  const curated = { ...record, name: { "en-GB": "The Lello Bookshop" }, score: 95 };
  await done(["import", "--org", "curated", write("edit.ndjson", `${JSON.stringify(curated)}\n`)]);
  const news = write("b.csv", table(lello.replace("Bookshop", "Books").replace("Livraria", "Loja")));
  await done(["import", "--org", "curated", "--dataset", "town", news]);
  const [after] = await exported("curated");
  assert.deepEqual(
    [after!.score, (after!.name as Record<string, string>)["en-GB"]],
    [95, "The Lello Bookshop"],
  );
  assert.match(JSON.stringify(after!.category), /Books"/);
});

test("options and formats that do not go together are told as wrong usage", async () => {
  const ndjson = write("x.ndjson", "");
  const csv = write("x.csv", table(lello));
  const cases: [args: string[], words: RegExp][] = [
    [["--prune", ndjson], /--prune is not for ndjson/],
    [["--with-keys", csv], /--with-keys is for exports/],
    [[ndjson, csv], /x\.ndjson is read as newline-delimited JSON, other files as csv/],
    [["--format", "osm", "-"], /osm is read more than once.*save it to a file first/],
    [["--language", "e", csv], /BCP 47/],
    [["--list", "many", csv], /whole number/],
  ];
  await Promise.all(
    cases.map(async ([args, words]) =>
      assert.match(await failed(["import", "--org", "x", ...args], 2), words),
    ),
  );
  assert.match(
    await failed(["import", "--org", "twice", "--mapping", "no.json", csv], 1),
    /no\.json.*no such file/,
  );
});

test("files of other formats are checked as they would be imported, without an organisation", async () => {
  assert.match(
    await done(["check", write("fine.csv", table(lello))]),
    /^1 record, 0 elements passed over, no faults\n$/,
  );
  const odd = write("fine-not.csv", table(lello, "2,Casa Guedes,91.5,-8.6020,Restaurant,"));
  assert.match(await failed(["check", odd], 1), /^fine-not\.csv:3: (.*\n)+.*1 fault beside 1 record/m);
  assert.match(await failed(["check", "--format", "geojson", odd], 1), /broken_file|invalid_json/);
});

test("a city is made of a map file in one command: an organisation, its host in the middle, and a key", async () => {
  const museum = (id: number) =>
    `<node id="${id}" lat="${41.1466 + id * 1e-4}" lon="-8.6117"><tag k="tourism" v="museum"/><tag k="name" v="Museu ${id}"/></node>`;
  const town = `<node id="90" lat="41.15" lon="-8.61"><tag k="place" v="city"/><tag k="name" v="Porto"/></node>`;
  write("north.osm", `<osm>${town}${[1, 2, 3, 4, 5].map(museum).join("")}</osm>`);
  const { status, stdout, stderr } = await run(["city", "--no-serve", "--name", "Hotel Alma", "north.osm"]);
  assert.equal(status, 0, stderr);
  assert.match(stdout, /^wk_\S+\n$/, "the key alone");
  assert.match(stderr, /^places +6 records +\d+\.\d s {2}up to \d+ MB$/m);
  const [host] = await exported("hotel-alma", "host");
  const { displayName } = host!.primaryLocation as { displayName: string };
  assert.deepEqual([host!.name, displayName, host!.languageCodes], ["Hotel Alma", "Porto", ["en-GB", "pt"]]);
  const again = await failed(["city", "--no-serve", "--name", "Hotel Alma", "north.osm"], 1);
  assert.match(again, /hotel-alma exists already: give --org another id/);
});

test("check --fix tells of records that are there what they are part of", async () => {
  await organisation("parts");
  const at = { kind: "listing", geoLocation: [41.1469, -8.6148] };
  const museum = { ...at, id: "museum", name: "Blue Rider", category: "Museum" };
  const shop = { ...at, id: "shop", name: "Blue Rider shop", category: "Gift shop" };
  const records = write("parts.ndjson", `${JSON.stringify(museum)}\n${JSON.stringify(shop)}\n`);
  await done(["import", "--org", "parts", records]);
  await done(["check", "--org", "parts", "--fix"]);
  const told = (await exported("parts")).map(({ id, partOf }) => [id, partOf]);
  assert.deepEqual(told, [
    ["museum", undefined],
    ["shop", "museum"],
  ]);
});
