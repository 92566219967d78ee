import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { addressOf, commandLine, until } from "./support/command-line.ts";
import { findProgram } from "./support/programs.ts";
import { listing, numbered } from "./support/records.ts";

const compiler = findProgram("gcc");
const skip =
  (process.platform !== "linux" && "disks are made bad on Linux alone") ||
  (!compiler && "gcc is not installed");
const SYNC_MS = "200";
/** Bytes go to the memory of the system first. */
const WRITE_MS = "5";
const WRITES_OF_EACH = 4;
const ids = numbered("place", 4);
/** What a disk answers a write with: errors of Linux, by number. */
const FAULTS = { "is full": 28, "may only be read": 30, "is broken": 5 };

/** An organisation with a key, in a folder that lies on a bad disk for what is started with `disk`. */
async function onBadDisk(t: TestContext) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "waymark-disk-")));
  const [data, held, fault] = ["data", "held", "fault"].map((name) => join(folder, name));
  const library = join(folder, "bad-disk.so");
  mkdirSync(data!);
  const { start, done, end } = commandLine(
    () => folder,
    () => ({ WAYMARK_DATA: data!, PORT: "0", LOG_LEVEL: "warn" }),
  );
  t.after(() => {
    end();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  const source = join(import.meta.dirname, "support/bad-disk.c");
  execFileSync(compiler!, ["-shared", "-fPIC", "-o", library, source, "-ldl"]);
  await done(["orgs", "create", "acme", "--name", "Acme"]);
  const abilities = ["write", "read", "chat"].flatMap((ability) => ["--ability", ability]);
  const key = await done(["keys", "create", "--org", "acme", ...abilities]);
  const headers = { "X-Api-Key": key.trim(), "Content-Type": "application/json" };
  const disk = { LD_PRELOAD: library, DISK_FOLDER: data!, DISK_HELD: held!, DISK_FAULT: fault! };
  return { start, done, headers, disk, held: held!, fault: fault! };
}

test("on a disk that takes no more searches and the concierge go on, writes are refused, /readyz and the log say why, and all goes on by itself afterwards", {
  skip,
}, async (t: TestContext) => {
  const { start, done, headers, disk, fault } = await onBadDisk(t);
  const child = start(["serve"], disk);
  let logged = "";
  child.stderr!.on("data", (chunk: Buffer) => {
    logged += chunk;
  });
  child.stdout!.on("data", (chunk: Buffer) => {
    logged += chunk;
  });
  const origin = await addressOf(child);
  const at = `${origin}/v2/orgs/acme`;
  const asked = async (path: string, method = "GET", body?: object) => {
    const sent: RequestInit = { method, headers };
    if (body) sent.body = JSON.stringify(body);
    const response = await fetch(path.startsWith("/") ? `${origin}${path}` : `${at}/${path}`, sent);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const put = (name: string) =>
    asked("content/listing/cafe", "PUT", { ...listing("cafe"), name: { "en-GB": name } });
  const nameNow = async () => (await asked("listing-search?ids=cafe&lang=en-GB")).text;
  const say = (body: object) => asked("chat", "POST", { message: "Where is a café?", ...body });
  assert.equal((await put("Before")).status, 201);
  assert.equal((await say({})).status, 200);

  for (const [what, number] of Object.entries(FAULTS)) {
    writeFileSync(fault, `${number}`);
    const refused = await put(`While it ${what}`);
    assert.deepEqual([refused.status, JSON.parse(refused.text).code], [503, "unavailable"], what);
    assert.ok(refused.headers.has("retry-after"));
    assert.match(await nameNow(), /"Before"/);
    const talk = await say({});
    assert.equal(talk.status, 200, talk.text);
    assert.equal((await say({ conversationId: talk.headers.get("conversation-id") })).status, 200);
    await until(async () => (await asked("/readyz")).status === 503);
    assert.equal((await asked("/readyz?reads=true")).status, 200);
    assert.equal((await asked("/healthz")).status, 200);
    rmSync(fault);
    await until(async () => (await asked("/readyz")).status === 200);
    assert.match(await nameNow(), /"Before"/);
  }
  assert.match(logged, /disk is full/);
  assert.equal((await put("After")).status, 200);
  assert.match(await nameNow(), /"After"/);
  child.kill("SIGTERM");
  await once(child, "close");
  await done(["check"]);
});

test("a service whose disk is slow, or does nothing for a while, answers readers meanwhile, and what it acknowledged is there after it was told to stop", {
  skip,
}, async (t: TestContext) => {
  const { start, done, headers, disk, held } = await onBadDisk(t);
  const child = start(["serve"], { ...disk, DISK_SYNC_MS: SYNC_MS, DISK_WRITE_MS: WRITE_MS });
  const closed = once(child, "close");
  const origin = await addressOf(child);
  const at = `${origin}/v2/orgs/acme`;

  const sent = new Map(ids.map((id) => [id, 0]));
  const acknowledged = new Map(ids.map((id) => [id, 0]));
  const shown = new Map(ids.map((id) => [id, 0]));
  const underWay = new Set<string>();
  let answeredMeanwhile = 0;

  /** Writes the next number as the name; whether it was acknowledged. */
  async function write(id: string, method = "PATCH"): Promise<boolean> {
    const number = sent.get(id)! + 1;
    sent.set(id, number);
    underWay.add(id);
    try {
      const body = JSON.stringify({ ...(method === "PUT" && listing(id)), name: { "en-GB": `${number}` } });
      const response = await fetch(`${at}/content/listing/${id}`, { method, headers, body });
      const isWritten = response.ok;
      await response.text();
      if (isWritten) acknowledged.set(id, number);
      return isWritten;
    } finally {
      underWay.delete(id);
    }
  }
  async function read(): Promise<void> {
    const before = new Set(underWay);
    const known = new Map(acknowledged);
    assert.equal((await fetch(`${origin}/healthz`)).status, 200);
    const found = await fetch(`${at}/listing-search?ids=${ids}&lang=en-GB`, { headers });
    assert.equal(found.status, 200);
    const { results } = (await found.json()) as { results: { id: string; name: string }[] };
    assert.equal(results.length, ids.length);
    for (const { id, name } of results) {
      assert.ok(Number(name) >= shown.get(id)!, `${id} went back from ${shown.get(id)} to ${name}`);
      shown.set(id, Number(name));
    }
    for (const id of ids) {
      const stored = await fetch(`${at}/content/listing/${id}`, { headers });
      const { name } = (await stored.json()) as { name: Record<string, string> };
      assert.ok(
        Number(name["en-GB"]) >= known.get(id)!,
        `${id} is ${name["en-GB"]}, not yet ${known.get(id)}`,
      );
    }
    if ([...before].some((id) => underWay.has(id))) answeredMeanwhile++;
  }

  for (const id of ids) assert.ok(await write(id, "PUT"));
  writeFileSync(held, "");
  const waiting = ids.map((id) => write(id));
  for (let n = 0; n < 20; n++) await read();
  assert.equal(underWay.size, ids.length, "nothing is acknowledged that the disk has not taken");
  assert.equal(answeredMeanwhile, 20);
  rmSync(held);
  assert.deepEqual(
    await Promise.all(waiting),
    ids.map(() => true),
  );

  let isStopping = false;
  const writing = ids.map(async (id) => {
    while (!isStopping) assert.ok(await write(id).catch(() => isStopping));
  });
  const reading = (async () => {
    while (!isStopping) await read();
  })();
  await Promise.race([reading, until(() => ids.every((id) => acknowledged.get(id)! >= 2 + WRITES_OF_EACH))]);
  isStopping = true;
  await reading;
  child.kill("SIGTERM");
  await Promise.all(writing);
  assert.deepEqual(await closed, [0, null]);
  t.diagnostic(`${answeredMeanwhile} rounds of readings were answered while a write was under way`);

  const again = start(["serve"]);
  const stored = `${await addressOf(again)}/v2/orgs/acme/content:export`;
  const exported = (await (await fetch(stored, { headers })).text()).trim().split("\n");
  const names = exported.map((line) => JSON.parse(line) as { id: string; name: Record<string, string> });
  assert.equal(names.length, ids.length);
  for (const { id, name } of names) {
    const number = Number(name["en-GB"]);
    assert.ok(acknowledged.get(id)! <= number && number <= sent.get(id)!, `${id} is ${number}`);
  }
  await done(["check"]);
});
