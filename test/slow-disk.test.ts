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
  (process.platform !== "linux" && "disks are slowed on Linux alone") ||
  (!compiler && "gcc is not installed");
const SYNC_MS = "200";
/** Bytes go to the memory of the system first. */
const WRITE_MS = "5";
const WRITES_OF_EACH = 4;
const ids = numbered("place", 4);

test("a service whose disk is slow, or does nothing for a while, answers readers meanwhile, and what it acknowledged is there after it was told to stop", {
  skip,
}, async (t: TestContext) => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "waymark-slow-")));
  const data = join(folder, "data");
  const held = join(folder, "held");
  const library = join(folder, "slow-disk.so");
  mkdirSync(data);
  const { start, done, end } = commandLine(
    () => folder,
    () => ({ WAYMARK_DATA: data, PORT: "0", LOG_LEVEL: "warn" }),
  );
  t.after(() => {
    end();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  const source = join(import.meta.dirname, "support/slow-disk.c");
  execFileSync(compiler!, ["-shared", "-fPIC", "-o", library, source, "-ldl"]);
  await done(["orgs", "create", "acme", "--name", "Acme"]);
  const key = await done(["keys", "create", "--org", "acme", "--ability", "write", "--ability", "read"]);
  const headers = { "X-Api-Key": key.trim(), "Content-Type": "application/json" };
  const slow = { LD_PRELOAD: library, SLOW_FOLDER: data, SLOW_HELD: held };
  const child = start(["serve"], { ...slow, SLOW_SYNC_MS: SYNC_MS, SLOW_WRITE_MS: WRITE_MS });
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
