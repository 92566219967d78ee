import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { after, before, test } from "node:test";
import { INDEX_FORMAT } from "../src/search/columns/columns.ts";
import { commandLine } from "./support/command-line.ts";

let folder: string;
const { run, done, failed, end } = commandLine(
  () => folder,
  () => ({ WAYMARK_DATA: "var", LOG_LEVEL: "silent" }),
);

before(async () => {
  folder = mkdtempSync(join(tmpdir(), "waymark-upgrade-"));
  for (const org of ["acme", "other", "unwritten"]) {
    await done(["orgs", "create", org, "--name", org, "--languages", "en-GB"]);
    const record = { kind: "listing", id: "one", status: "active", name: { "en-GB": "One" } };
    if (org !== "unwritten") await done(["import", "--org", org, "-"], JSON.stringify(record));
  }
});
after(() => {
  end();
  rmSync(folder, { recursive: true, force: true });
});

const inFile = <T>(path: string, use: (database: DatabaseSync) => T): T => {
  using database = new DatabaseSync(join(folder, path));
  return use(database);
};
const schemaOf = (path: string) =>
  inFile(path, (database) => database.prepare("PRAGMA user_version").get()!.user_version);
const hashes = () =>
  globSync("var/**/*.sqlite", { cwd: folder })
    .sort()
    .map((path) => [
      path,
      createHash("sha256")
        .update(readFileSync(join(folder, path)))
        .digest("hex"),
    ]);

test("check changes no file, makes none, and tells of an older format; upgrade keeps a backup of it first", async () => {
  const fine = hashes();
  assert.match(await done(["check"]), /^acme: 1 listing\nother: 1 listing\nunwritten: no records\n$/);
  assert.deepEqual(hashes(), fine);

  inFile("var/orgs/acme.sqlite", (file) => file.exec(`UPDATE state SET index_format = ${INDEX_FORMAT - 1}`));
  const older = hashes();
  const one = await run(["check"]);
  assert.equal(one.status, 1);
  assert.match(one.stderr, /acme\.sqlite has index format \d+, this release needs \d+: .*waymark upgrade/);
  assert.match(one.stdout, /^other: 1 listing$/m);
  assert.deepEqual(hashes(), older);

  inFile("var/control.sqlite", (file) =>
    file.exec("ALTER TABLE organisation DROP COLUMN reached; PRAGMA user_version = 1"),
  );
  const oldest = hashes();
  assert.match(await failed(["check"], 1), /control\.sqlite has schema 1, this release needs 2/);
  assert.deepEqual(hashes(), oldest);

  assert.match(await done(["upgrade", "before.tar.gz"]), /before\.tar\.gz\n3 organisations in the format of/);
  assert.match(await done(["check"]), /^acme: 1 listing\nother: 1 listing$/m);
  assert.equal(schemaOf("var/control.sqlite"), 2);

  // What the earlier release would find in the backup.
  execFileSync("tar", ["-xzf", "before.tar.gz", "control.sqlite", "orgs/acme.sqlite"], { cwd: folder });
  assert.equal(schemaOf("control.sqlite"), 1);
  const { index_format } = inFile("orgs/acme.sqlite", (file) => file.prepare("SELECT * FROM state").get()!);
  assert.equal(index_format, INDEX_FORMAT - 1);
  await done(["restore", "before.tar.gz"], "", { WAYMARK_DATA: "restored" });
  assert.match(await done(["export", "--org", "acme"], "", { WAYMARK_DATA: "restored" }), /"One"/);
});
