import assert from "node:assert/strict";
import type { ChildProcess } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { addressOf, commandLine, type Environment, until } from "./support/command-line.ts";
import { startTestServer, type TestServer, withoutPostgres } from "./support/postgres/server.ts";
import { listing, numbered } from "./support/records.ts";

/**
 * Services and imports, or PostgreSQL itself, are killed while they write, and what is there afterwards is held against what was sent
 * and acknowledged. As a file of the tests a few; `npm run trust:kills` kills 520 processes, `npm run trust:kills 90` so many, and
 * PostgreSQL a sixth as often.
 */
const [, , word, count = "520"] = process.argv;
const isLong = word === "long";
const KILLS = isLong ? Number(count) : 6;
/** Two services and an import. */
const VICTIMS = 3;
/** On a machine that others keep busy. */
const PATIENCE_SECONDS = 120;
const ROUNDS = Math.ceil(KILLS / VICTIMS / 2);
const CRASHES = isLong ? ROUNDS : 3;

/** Records that one writer alone writes, all in one write, each time with the next number as their name. */
interface Track {
  ids: readonly string[];
  /** The last number that was sent, and the last that was acknowledged. */
  sent: number;
  acknowledged: number;
  /** The last version that a write was told to be. */
  version: number;
}
const track = (ids: readonly string[]): Track => ({ ids, sent: 0, acknowledged: 0, version: 0 });

class Away extends Error {}

/** What is killed, and the store it is. */
const victims: Record<string, () => Promise<TestServer | undefined>> = {
  "services over SQLite": async () => undefined,
  "services over PostgreSQL": startTestServer,
  PostgreSQL: startTestServer,
};

for (const [victim, startServer] of Object.entries(victims))
  test(`${victim} killed: what was acknowledged is there, versions are in order, batches are whole, no reader goes back, and what still runs goes on`, {
    skip: startServer === startTestServer && withoutPostgres,
  }, async (t) => {
    const folder = mkdtempSync(join(tmpdir(), "waymark-kills-"));
    const server = await startServer();
    const env: Environment = server ? { DATABASE_URL: await server.createDatabase() } : {};
    const isServerKilled = victim === "PostgreSQL";
    const { start, done, end } = commandLine(
      () => folder,
      () => ({ ...env, PORT: "0", LOG_LEVEL: isServerKilled ? "silent" : "warn" }),
    );
    t.after(async () => {
      end();
      await server?.remove();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    });
    await done(["orgs", "create", "acme", "--name", "Acme"]);
    const abilities = ["--ability", "write", "--ability", "read"];
    const key = (await done(["keys", "create", "--org", "acme", ...abilities])).trim();
    const headers = { "X-Api-Key": key, "Content-Type": "application/json" };

    const puts = [track(["put-1"]), track(["put-2"])];
    const patches = [track(["patch-1"]), track(["patch-2"])];
    const drafts = [track(["draft-1"]), track(["draft-2"])];
    const batches = [track(numbered("batch-1", 20)), track(numbered("batch-2", 20))];
    const imported = track(numbered("import", 300));
    const tracks = [...puts, ...patches, ...drafts, ...batches, imported];
    const versions = new Set<number>();
    const figures = { kills: 0, acknowledged: 0, unacknowledged: 0, ofThemWritten: 0, reads: 0, uploads: 0 };
    let pictures = 0;
    const uploaded = new Set<string>();
    interface Picture {
      id: string;
      renditions: { url: string; width: number }[];
    }

    const lines = ({ ids, sent }: Track) =>
      ids.map((id) => `${JSON.stringify(listing(id, { name: { "en-GB": `${sent}` } }))}\n`).join("");
    function took(one: Track, sent: number, version?: number): void {
      one.acknowledged = sent;
      figures.acknowledged++;
      if (version === undefined) return;
      assert.ok(version > one.version, `version ${version} came after ${one.version}`);
      assert.ok(!versions.has(version), `two writes were told to be version ${version}`);
      versions.add(version);
      one.version = version;
    }

    async function serve(): Promise<{ child: ChildProcess; at: string }> {
      const child = start(["serve"]);
      return { child, at: `${await addressOf(child, PATIENCE_SECONDS)}/v2/orgs/acme` };
    }
    let isOver = false;
    /** Writes on and on until it is over. A service that is killed answers nothing, and one whose store is killed 503. */
    async function keepOn(write: () => Promise<void>): Promise<void> {
      while (!isOver) {
        try {
          await write();
        } catch (error) {
          if (error instanceof assert.AssertionError || !(isOver || error instanceof Away)) throw error;
          await sleep(20);
        }
      }
    }
    async function textOf(response: Response): Promise<string> {
      const text = await response.text();
      if (isServerKilled && response.status === 503) throw new Away(text);
      assert.ok(response.ok, text);
      return text;
    }
    async function write(at: string, one: Track, method: string): Promise<void> {
      const sent = ++one.sent;
      const [id] = one.ids;
      const isBatch = method === "POST";
      // A draft is written as what is shown is.
      const record = {
        name: { "en-GB": `${sent}` },
        status: method === "PUT" && sent % 2 ? "draft" : "active",
      };
      const response = await fetch(isBatch ? `${at}/content:batch` : `${at}/content/listing/${id}`, {
        method,
        headers: isBatch ? { ...headers, "Content-Type": "application/x-ndjson" } : headers,
        body: isBatch ? lines(one) : JSON.stringify(record),
      });
      const text = await textOf(response);
      const version = isBatch ? JSON.parse(text).version : response.headers.get("etag")!.slice(1, -1);
      took(one, sent, Number(version));
    }
    /** Writes a draft and publishes it. */
    async function publish(at: string, one: Track): Promise<void> {
      const of = `${at}/content/listing/${one.ids[0]}`;
      const sent = ++one.sent;
      const body = JSON.stringify({ name: { "en-GB": `${sent}` } });
      await textOf(await fetch(`${of}?draft=true`, { method: "PATCH", headers, body }));
      const published = await fetch(`${of}/publish`, { method: "POST", headers, body: "" });
      await textOf(published);
      took(one, sent, Number(published.headers.get("etag")!.slice(1, -1)));
    }
    /** Uploads a picture; each is another. */
    async function upload(at: string): Promise<void> {
      const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
      const picture = sharp({ create: { width: 40 + ++pictures, height: 30, channels: 3, background } });
      const body = new Uint8Array(await picture.jpeg().toBuffer());
      const type = { ...headers, "Content-Type": "image/jpeg" };
      const response = await fetch(`${at}/media`, { method: "POST", headers: type, body });
      uploaded.add((JSON.parse(await textOf(response)) as Picture).id);
      figures.uploads++;
    }
    async function importAgain(isEnough: () => boolean, begun: (child: ChildProcess) => void): Promise<void> {
      while (!isEnough()) {
        const sent = ++imported.sent;
        writeFileSync(join(folder, "records.ndjson"), lines(imported));
        const child = start(["import", "--org", "acme", "records.ndjson"]);
        child.stdin!.end();
        child.stdout!.resume();
        begun(child);
        const [status] = await once(child, "close");
        if (status === 0) took(imported, sent);
      }
    }

    await importAgain(
      () => imported.acknowledged > 0,
      () => {},
    );
    const reader = await serve();
    for (const one of [...puts, ...patches, ...drafts, ...batches]) {
      one.sent = 1;
      const sent = await fetch(`${reader.at}/content:batch`, {
        method: "POST",
        headers: { ...headers, "Content-Type": "application/x-ndjson" },
        body: lines(one),
      });
      took(one, 1, ((await sent.json()) as { version: number }).version);
    }

    /** What one service that is never killed shows, which may grow and not shrink. */
    let isWatched = true;
    const shown = new Map<string, number>();
    function see(what: string, number: number): void {
      const before = shown.get(what) ?? 0;
      assert.ok(number >= before, `${what} went back from ${before} to ${number}`);
      shown.set(what, number);
      figures.reads++;
    }
    /** Of a store that was killed: once it is there again. */
    async function read(path: string): Promise<Response> {
      for (let refusals = 0; ; refusals++) {
        const response = await fetch(`${reader.at}/${path}`, { headers });
        if (!isServerKilled || response.status !== 503) return response;
        assert.ok(refusals < 50 * PATIENCE_SECONDS, await response.text());
        await sleep(20);
      }
    }
    async function watch(): Promise<void> {
      for (; isWatched; await sleep(20)) {
        const ids = patches.flatMap((one) => one.ids).join(",");
        const found = await fetch(`${reader.at}/listing-search?ids=${ids}&lang=en-GB`, { headers });
        const { results } = (await found.json()) as { results: { id: string; name: string }[] };
        assert.equal(results.length, patches.length);
        for (const { id, name } of results) see(`${id} in searches`, Number(name));
        const stored = await read("content/listing/put-1");
        see("put-1 as it is stored", Number(((await stored.json()) as Named).name["en-GB"]));
        see("version of put-1", Number(stored.headers.get("etag")!.slice(1, -1)));
        const changes = await read(`changes?since=${shown.get("changes") ?? 0}`);
        assert.equal(changes.status, 200, await changes.clone().text());
        see("changes", ((await changes.json()) as { version: number }).version);
      }
    }
    interface Named {
      id: string;
      name: Record<string, string>;
    }

    /** Everything as it is stored, at one version. */
    async function checkAll(): Promise<void> {
      const response = await read("content:export");
      const exported = (await response.text()).trim().split("\n");
      const names = new Map(
        exported.map((line) => JSON.parse(line) as Named).map(({ id, name }) => [id, Number(name["en-GB"])]),
      );
      for (const one of tracks) {
        const numbers = new Set(one.ids.map((id) => names.get(id)));
        assert.equal(numbers.size, 1, `${one.ids[0]} and its fellows are of ${[...numbers]}`);
        const [number = 0] = numbers;
        const { acknowledged, sent } = one;
        assert.ok(
          acknowledged <= number && number <= sent,
          `${one.ids[0]} is ${number}, ${acknowledged} was acknowledged and ${sent} sent last`,
        );
        if (sent > acknowledged) figures.unacknowledged++;
        if (number > acknowledged) figures.ofThemWritten++;
        one.acknowledged = number;
      }
      for (const { ids } of [...puts, ...patches, ...drafts]) {
        const of = `content/listing/${ids[0]}`;
        const stored = await read(of);
        const { results } = (await (await read(`${of}/revisions`)).json()) as {
          results: { version: number; draft: boolean }[];
        };
        const last = results.find(({ draft }) => !draft)!;
        assert.equal(`"${last.version}"`, stored.headers.get("etag"), `the last revision of ${ids[0]}`);
      }
    }

    /** Pictures that are listed are there in all their sizes, and all that were acknowledged are listed. */
    async function checkPictures(): Promise<void> {
      const listed: Picture[] = [];
      for (let cursor: string | null = ""; cursor !== null; ) {
        const page = await fetch(`${reader.at}/media?limit=100${cursor && `&cursor=${cursor}`}`, { headers });
        const { results, nextCursor } = (await page.json()) as {
          results: Picture[];
          nextCursor: string | null;
        };
        listed.push(...results);
        cursor = nextCursor;
      }
      const ids = new Set(listed.map(({ id }) => id));
      assert.deepEqual(
        [...uploaded].filter((id) => !ids.has(id)),
        [],
      );
      for (const { url, width } of listed.flatMap(({ renditions }) => renditions)) {
        const answer = await fetch(new URL(url, reader.at));
        assert.equal(answer.status, 200, url);
        assert.equal((await sharp(await answer.arrayBuffer()).metadata()).width, width, url);
      }
    }

    const watching = watch();
    const crashes = isServerKilled ? CRASHES : 0;
    const rounds = crashes > 0 ? crashes + 1 : ROUNDS;
    let services: Awaited<ReturnType<typeof serve>>[] = [];
    for (let round = 0; round < rounds; round++) {
      isOver = false;
      let importer: ChildProcess | undefined;
      const importing = importAgain(
        () => isOver,
        (child) => {
          importer = child;
        },
      );
      if (round === 0 || !isServerKilled) services = await Promise.all([serve(), serve()]);
      const before = tracks.map(({ acknowledged }) => acknowledged);
      const writing = services.flatMap(({ at }, index) => [
        keepOn(() => write(at, puts[index]!, "PUT")),
        keepOn(() => write(at, patches[index]!, "PATCH")),
        keepOn(() => publish(at, drafts[index]!)),
        keepOn(() => write(at, batches[index]!, "POST")),
        keepOn(() => upload(at)),
      ]);
      const enough = figures.acknowledged + randomInt(12);
      // Every other round outlasts a picture.
      const pictured = Math.ceil(round / 2);
      const goesOn = () =>
        !isServerKilled || tracks.every(({ acknowledged }, index) => acknowledged > before[index]!);
      await until(
        () => figures.acknowledged >= enough && figures.uploads >= pictured && goesOn(),
        PATIENCE_SECONDS,
      );
      await sleep(randomInt(100));
      isOver = true;
      if (round < crashes) {
        await server!.kill();
        figures.kills++;
        await sleep(randomInt(500));
        await server!.start();
      } else
        for (const child of [importer!, ...services.map((service) => service.child)])
          if (child.kill("SIGKILL")) figures.kills++;
      await Promise.race([watching, Promise.all([importing, ...writing])]);
      await checkAll();
      if (isLong && round % 10 === 9) console.log(`${victim} ${JSON.stringify(figures)}`);
    }
    isWatched = false;
    await watching;
    await checkPictures();
    reader.child.kill();
    await once(reader.child, "close");
    await done(["check"]);
    assert.ok(figures.kills >= (rounds - crashes) * (VICTIMS - 1) + crashes);
    assert.ok(figures.acknowledged > tracks.length);
    if (isLong) console.log(`${victim} ${JSON.stringify(figures)}`);
  });
