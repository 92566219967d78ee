import assert from "node:assert/strict";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { after, before, test } from "node:test";
import { addressOf, commandLine, until } from "./support/command-line.ts";

let folder: string;
const { start, run, done, failed, end } = commandLine(
  () => folder,
  () => ({ WAYMARK_DATA: join(folder, "var"), PORT: "0", LOG_LEVEL: "silent" }),
);

before(() => {
  folder = mkdtempSync(join(tmpdir(), "waymark-cli-"));
});
after(() => {
  end();
  rmSync(folder, { recursive: true, force: true });
});

function write(name: string, ...records: object[]): string {
  writeFileSync(join(folder, name), records.map((record) => `${JSON.stringify(record)}\n`).join(""));
  return name;
}

/** Port 1 needs rights that no test has. */
const NOBODY_LISTENS = "postgres://me:hunter2@127.0.0.1:1/waymark?application_name=hunter2";
const listing = (id: string) => ({ kind: "listing", id, name: { "en-GB": id, "da-DK": `${id} på dansk` } });
const host = {
  kind: "host",
  id: "harbour",
  name: "Harbour",
  tsAPIKey: "hunter2",
  analytics: { token: "hunter3" },
};

async function organisation(id: string): Promise<string> {
  await done(["orgs", "create", id, "--name", `Org ${id}`, "--languages", "en-gb,da-DK"]);
  return id;
}

test("the embedded store has nothing to migrate", async () => {
  assert.match(await done(["migrate"]), /^Nothing to do/);
});

test("every command has a help with an example", async () => {
  const commands = [
    ["start"],
    ["serve"],
    ["import"],
    ["export"],
    ["check"],
    ["migrate"],
    ["orgs"],
    ...["list", "create", "update", "remove"].map((name) => ["orgs", name]),
    ["guides"],
    ...["suggest", "publish"].map((name) => ["guides", name]),
    ["keys"],
    ...["create", "list", "revoke"].map((name) => ["keys", name]),
  ];
  const helps = await Promise.all(commands.map((command) => done([...command, "--help"])));
  for (const help of helps) assert.match(help, /Example:\n.*waymark /);
  assert.match(await done(["--help"]), /import/);
  assert.match(await done(["--version"]), /^\d+\.\d+\.\d+\n$/);
});

test("organisations are created, listed, changed and removed", async () => {
  await organisation("one");
  assert.match(await failed(["orgs", "create", "one", "--name", "Again"], 1), /one exists already/);
  await done(["orgs", "update", "one", "--name", "First", "--languages", "ja-JP"]);
  const listed = JSON.parse(await done(["orgs", "list", "--json"])) as { id: string }[];
  const { createdAt, ...shown } = listed.find(({ id }) => id === "one") as { id: string; createdAt: number };
  assert.deepEqual(shown, { id: "one", name: "First", languageCodes: ["ja-JP"] });
  assert.ok(createdAt > 0);
  const files = join(folder, "var", "files", "one");
  mkdirSync(files, { recursive: true });
  assert.match(await failed(["orgs", "remove", "one"], 2), /--yes/);
  await done(["orgs", "remove", "one", "--yes"]);
  assert.doesNotMatch(await done(["orgs", "list"]), /^one /m);
  assert.ok(!existsSync(files), "its files are gone with it");
});

test("wrong usage ends with 2, what fails with 1, each in plain words", async () => {
  const cases: [command: string, status: number, words: RegExp, env?: Record<string, string>][] = [
    ["orgs create a/b --name x", 2, /letters, digits and hyphens/],
    ["orgs create x --name x --languages e", 2, /BCP 47/],
    ["import x.ndjson", 2, /--org/],
    ["import --org nowhere --format xml x", 2, /ndjson/],
    ["import --org nowhere - -", 2, /only once/],
    ["export --org nowhere --kind hotel", 2, /hotel is not one of/],
    ["frobnicate", 2, /unknown command/],
    ["export --org nowhere", 1, /no organisation "nowhere"/],
    ["import --org nowhere missing.ndjson", 1, /missing.ndjson.*no such file/],
    ["keys list --org nowhere", 1, /no organisation/],
    ["orgs list", 1, /PORT must.*\n.*LOG_LEVEL must/, { PORT: "x", LOG_LEVEL: "y" }],
    ["serve", 1, /DATABASE_URL must be/, { DATABASE_URL: "mysql://me:hunter2@db/waymark" }],
    ["serve", 1, /^waymark: PostgreSQL: .*ECONNREFUSED.*\n$/, { DATABASE_URL: NOBODY_LISTENS }],
    ["migrate", 1, /^waymark: PostgreSQL: .*ECONNREFUSED.*\n$/, { DATABASE_URL: NOBODY_LISTENS }],
    ["migrate --citus", 2, /set DATABASE_URL/],
  ];
  await Promise.all(
    cases.map(async ([command, status, words, env]) => {
      const told = await failed(command.split(" "), status, env);
      assert.match(told, words);
      assert.doesNotMatch(told, /hunter2/);
    }),
  );
});

test("a new key stands alone on standard output and is never shown again", async () => {
  await organisation("keyed");
  await done(["import", "--org", "keyed", write("host.ndjson", host)]);
  const bounds = [
    "--host",
    "harbour",
    "--ability",
    "read,write",
    "--origin",
    "https://a.example",
    "--expires",
    "2099-01-31",
  ];
  const created = await run(["keys", "create", "--org", "keyed", ...bounds]);
  assert.match(created.stdout, /^wk_[\w-]{43}\n$/);
  const key = created.stdout.trim();
  assert.doesNotMatch(created.stderr, new RegExp(key));
  const listed = JSON.parse(await done(["keys", "list", "--org", "keyed", "--json"]));
  const { id, createdAt, ...shown } = listed[0];
  assert.ok(createdAt > 0);
  assert.deepEqual(shown, {
    orgId: "keyed",
    hostIds: ["harbour"],
    abilities: ["read", "write"],
    origins: ["https://a.example"],
    expiresAt: Date.parse("2099-01-31"),
    revokedAt: null,
  });
  await done(["keys", "revoke", "--org", "keyed", id]);
  const table = await done(["keys", "list", "--org", "keyed"]);
  assert.match(table, new RegExp(`^${id} +revoked`, "m"));
  assert.doesNotMatch(table, new RegExp(`${key}|[0-9a-f]{64}`));
  assert.match(await failed(["keys", "revoke", "--org", "keyed", "nothing"], 1), /no key nothing/);
  assert.match(
    await failed(["keys", "create", "--org", "keyed", "--expires", "2001-01-01"], 2),
    /in the past/,
  );
  assert.match(
    await failed(["keys", "create", "--org", "keyed", "--expires", "2099-02-30"], 2),
    /expected a date/,
  );
});

test("one bad line in ten thousand imports nothing; the line and the field are told", async () => {
  await organisation("strict");
  const records = Array.from({ length: 10_000 }, (_, index) => listing(`place-${index}`));
  records[6_999] = { ...listing("place-6999"), openingHours: { periods: [{ open: { day: 8 } }] } } as never;
  const { status, stdout, stderr } = await run([
    "import",
    "--org",
    "strict",
    write("places.ndjson", ...records),
  ]);
  assert.equal(status, 1);
  assert.equal(stdout, "");
  assert.match(
    stderr,
    /^places\.ndjson:7000 listing place-6999 openingHours\.periods\[0\]\.open\.day: out_of_range /m,
  );
  assert.match(stderr, /1 fault in 10,000 records; nothing was imported/);
  assert.equal(await done(["export", "--org", "strict"]), "");
});

test("broken UTF-8, deep JSON and a cut file are told by line, and secrets by no one", async () => {
  await organisation("broken");
  const secret = JSON.stringify({ ...host, tsApiKey: "hunter4", stage: 7 });
  const lines = [
    `{"kind":"host","id":"\xff"}`,
    "[".repeat(100_000),
    secret,
    '{"kind":"host","tsAPIKey":"hunter5',
  ];
  writeFileSync(join(folder, "broken.ndjson"), Buffer.from(lines.join("\n"), "latin1"));
  const { status, stdout } = await run(["import", "--org", "broken", "--json", "broken.ndjson"]);
  assert.equal(status, 1);
  const { faults, faultCount, result } = JSON.parse(stdout);
  assert.equal(result, undefined);
  assert.equal(faultCount, 5);
  assert.deepEqual(
    faults.map(({ line, code }: { line: number; code: string }) => `${line} ${code}`),
    ["1 invalid_utf8", "2 too_deep", "3 invalid_type", "3 unknown_field", "4 invalid_json"],
  );
  assert.doesNotMatch(stdout, /hunter/);
});

test("an export piped into an import gives the same records; importing twice changes nothing", async () => {
  await organisation("from");
  await organisation("to");
  const names = [
    write("a.ndjson", listing("b"), { ...listing("a"), status: "draft" }),
    write("b.ndjson", host),
  ];
  assert.match(
    await done(["import", "--org", "from", ...names]),
    /3 added, 0 updated, 0 unchanged; version 1/,
  );
  assert.match(
    await done(["import", "--org", "from", ...names]),
    /0 added, 0 updated, 3 unchanged; version 1/,
  );
  const exported = await done(["export", "--org", "from"]);
  assert.match(exported, /hunter2/);
  await done(["import", "--org", "to", "-"], exported);
  assert.equal(await done(["export", "--org", "to"]), exported);
  const hosts = await done(["export", "--org", "to", "--kind", "host"]);
  assert.equal(hosts, `${exported.split("\n")[0]}\n`);
  await done(["export", "--org", "to", "--output", "out.ndjson"]);
  assert.equal(readFileSync(join(folder, "out.ndjson"), "utf8"), exported);
});

test("an export whose reader leaves early ends quietly", async () => {
  await organisation("big");
  const records = Array.from({ length: 2_000 }, (_, index) => ({
    ...listing(`p${index}`),
    tagline: "x".repeat(1_000),
  }));
  await done(["import", "--org", "big", write("big.ndjson", ...records)]);
  const child = start(["export", "--org", "big"]);
  const closed = once(child, "close");
  const stderr = text(child.stderr!);
  await once(child.stdout!, "data");
  child.stdout!.destroy();
  assert.deepEqual([(await closed)[0], await stderr], [0, ""]);
});

test("an import interrupted half-way leaves nothing", {
  skip: process.platform === "win32" && "no signals",
}, async () => {
  await organisation("halfway");
  const child = start(["import", "--org", "halfway", "-"]);
  const outcome = Promise.all([once(child, "close"), text(child.stderr!)]);
  const feed = setInterval(() => child.stdin!.write(`${JSON.stringify(listing(`p${Math.random()}`))}\n`), 5);
  child.stdin!.on("error", () => {});
  // The writer's file is there as soon as the first record has been written.
  await until(() => existsSync(join(folder, "var/orgs/halfway.sqlite")));
  await new Promise((resolve) => setTimeout(resolve, 200));
  child.kill("SIGINT");
  const [[status], stderr] = await outcome;
  clearInterval(feed);
  assert.equal(status, 130, stderr);
  assert.match(stderr, /interrupted/);
  assert.equal(await done(["export", "--org", "halfway"]), "");
});

test("check reads files without importing them, and looks a data directory over", async () => {
  await organisation("checked");
  const good = write("good.ndjson", listing("a"), {
    kind: "guide",
    id: "g",
    name: "G",
    listingIds: ["a", "gone"],
  });
  const checked = await run(["check", good]);
  assert.equal(checked.status, 0);
  assert.match(checked.stdout, /2 records, no faults/);
  assert.match(checked.stderr, /warning: guide g listingIds: there is no listing gone/);
  assert.match(
    await failed(["check", "--org", "checked", write("bad.ndjson", { kind: "guide", id: "g" })], 1),
    /missing_name/,
  );
  await done(["import", "--org", "checked", good]);
  const data = await run(["check", "--org", "checked"]);
  assert.equal(data.status, 0, data.stderr);
  assert.match(data.stdout, /^checked: 1 listing, 1 guide$/m);
  assert.match(data.stderr, /there is no listing gone/);
});

test("check warns of what makes an organisation look dead, and --fix fills in what positions tell", async () => {
  await organisation("dead");
  const geoLocation = [48.137, 11.575];
  const far = { ...listing("far"), geoLocation: [48.3, 11.575], timeZoneName: "Europe/Vienna" };
  const searchConfig = { searchRadius: 900 };
  const records = write(
    "dead.ndjson",
    { kind: "host", id: "inn", name: "Inn", geoLocation, searchConfig },
    { ...listing("near"), geoLocation },
    far,
    { ...listing("farther"), geoLocation: [48.4, 11.575] },
    listing("nowhere"),
  );
  await done(["import", "--org", "dead", records]);
  const { stderr } = await run(["check", "--org", "dead"]);
  assert.deepEqual(stderr.match(/(?<=^warning: dead: ).*$/gm), [
    "3 of 4 listings have no time zone: nobody is told whether they are open",
    "host inn has no time zone: its days and plans are told in UTC",
    "no listing has opening hours",
    "1 of 4 listings have no position: no search near a place finds them",
    "host inn: its radius of 900 m hides 2 of 3 listings; the nearest is 0 m away",
  ]);
  assert.match(await done(["check", "--org", "dead", "--fix"]), /^dead: 4 records completed by position$/m);
  const exported = (await done(["export", "--org", "dead"])).trim().split("\n");
  const stored = new Map(exported.map((line) => [JSON.parse(line).id, JSON.parse(line)]));
  const told = ["inn", "near", "far", "nowhere"].map((id) => [
    stored.get(id).timeZoneName,
    stored.get(id).countryCode,
  ]);
  assert.deepEqual(told, [
    ["Europe/Berlin", undefined],
    ["Europe/Berlin", "DE"],
    ["Europe/Vienna", "DE"],
    [undefined, undefined],
  ]);
  assert.match(await done(["check", "--org", "dead", "--fix"]), /^dead: 0 records completed by position$/m);
});

test("serve listens, answers, and stops when asked to", {
  skip: process.platform === "win32" && "no signals",
}, async () => {
  await organisation("served");
  const key = (await done(["keys", "create", "--org", "served"])).trim();
  const child = start(["serve"]);
  const closed = once(child, "close");
  const url = await addressOf(child);
  const answer = await fetch(`${url}/v2/orgs/served/listing-search?key=${key}`);
  assert.equal(answer.status, 200);
  assert.deepEqual(await answer.json(), { results: [], total: 0, pages: 0 });
  child.kill("SIGTERM");
  assert.deepEqual(await closed, [0, null]);
});

test("a port in use is told plainly", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as { port: number };
  try {
    assert.match(
      await failed(["serve"], 1, { PORT: String(port) }),
      new RegExp(`port ${port} of 127.0.0.1 is in use`),
    );
  } finally {
    other.close();
  }
});

test("start loads the sample once, with its key, and prints a request that works", async () => {
  const env = { WAYMARK_DATA: join(folder, "sample") };
  for (const loads of [true, false]) {
    const child = start(["start"], env);
    const closed = once(child, "close");
    let printed = "";
    child.stdout!.on("data", (chunk: Buffer) => {
      printed += chunk;
    });
    await until(() => printed.includes("Stop with"));
    assert.equal(printed.includes("Loaded the sample"), loads);
    const [, address, key] = /curl "([^"]+)" -H "X-Api-Key: ([^"]+)"/.exec(printed)!;
    const answer = await fetch(address!, { headers: { "X-Api-Key": key! } });
    assert.equal(answer.status, 200);
    const { host: shown } = (await answer.json()) as { host: { id: string } };
    assert.equal(shown.id, "harbour-house");
    child.kill("SIGTERM");
    await closed;
  }
});
