import assert from "node:assert/strict";
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, type TestContext, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { addressOf, commandLine, until } from "./support/command-line.ts";
import { startTestServer, type TestServer, withoutPostgres } from "./support/postgres/server.ts";
import type { SearchBody } from "./support/world.ts";
import { endWriteProcesses, startWriteProcess, type WriteProcess } from "./support/write-process.ts";

const WRITES = 1_000;
/** Ids that one search takes. */
const MAX_IDS = 20;

/** A `serve` process and what it has printed. */
interface Service {
  child: ChildProcess;
  url: string;
  printed: () => string;
}

const skip = withoutPostgres;
let folder: string;
let server: TestServer;
let url: string;
let key: string;
let services: Service[] = [];
let writers: WriteProcess[] = [];
/** How many searches were answered by a coded 503. */
let refusals = 0;
const { start, done, end } = commandLine(
  () => folder,
  () => ({ DATABASE_URL: url, PORT: "0", LOG_LEVEL: "warn" }),
);

before(async () => {
  if (skip) return;
  folder = mkdtempSync(join(tmpdir(), "waymark-processes-"));
  server = await startTestServer();
  const address = new URL(await server.createDatabase());
  address.password = "hunter2";
  url = address.href;
  await done(["orgs", "create", "acme", "--name", "Acme"]);
  key = (await done(["keys", "create", "--org", "acme"])).trim();
  [services, writers] = await Promise.all([
    Promise.all([serve(), serve()]),
    Promise.all([startWriteProcess(url, "acme"), startWriteProcess(url, "acme")]),
  ]);
});
after(async () => {
  if (skip) return;
  end();
  endWriteProcesses();
  await server?.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function serve(): Promise<Service> {
  const child = start(["serve"]);
  let printed = "";
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.on("data", (chunk: Buffer) => {
      printed += chunk;
    });
  }
  return { child, url: await addressOf(child), printed: () => printed };
}

function ask({ url: origin }: Service, operation: string, query: Record<string, string>): Promise<Response> {
  const search = new URLSearchParams({ ...query, lang: "en-GB", key });
  return fetch(`${origin}/v2/orgs/acme/${operation}?${search}`, { signal: AbortSignal.timeout(30_000) });
}

/** A search's answer. While the database is away a coded 503 may come instead: then once more. */
async function found(
  service: Service,
  operation: string,
  query: Record<string, string>,
): Promise<SearchBody> {
  for (;;) {
    const response = await ask(service, operation, query);
    const text = await response.text();
    if (response.status === 200) return JSON.parse(text) as SearchBody;
    assert.deepEqual([response.status, JSON.parse(text).code], [503, "unavailable"], text);
    refusals++;
    await sleep(20);
  }
}

/** The guide that every write marks and its listing carry one mark: an answer is of one version. */
async function assertUnmixed(service: Service): Promise<void> {
  const { results } = await found(service, "guide-search", { includeListings: "true" });
  for (const { name, listings } of results)
    assert.deepEqual(
      listings!.map((hit) => hit.name),
      [name],
    );
}

/** Looks for marks through one service until each was seen; notes how long after its acknowledgement that was. */
function follow(service: Service) {
  const awaited = new Map<string, number>();
  const delays: number[] = [];
  let isOver = false;
  const running = (async () => {
    for (; !isOver || awaited.size > 0; await sleep(10)) {
      const marks = [...awaited.keys()].slice(0, MAX_IDS);
      if (marks.length === 0) continue;
      const query = { ids: marks.join(","), hitsPerPage: String(MAX_IDS) };
      const { results } = await found(service, "listing-search", query);
      const now = performance.now();
      for (const { id, name } of results) {
        assert.equal(name, id);
        delays.push(now - awaited.get(id)!);
        awaited.delete(id);
      }
      for (const mark of marks.filter((mark) => awaited.has(mark))) {
        assert.ok(now - awaited.get(mark)! < 30_000, `${mark} was never seen`);
      }
    }
  })();
  const looking = (async () => {
    for (; !isOver || awaited.size > 0; await sleep(50)) await assertUnmixed(service);
  })();
  const both = Promise.all([running, looking]);
  // Told by delays().
  both.catch(() => {});
  return {
    await: (mark: string) => void awaited.set(mark, performance.now()),
    async delays(): Promise<number[]> {
      isOver = true;
      await both;
      return delays.sort((a, b) => a - b);
    },
  };
}

test("1,000 writes alternating between two processes are each read through the other, none lost, none mixed", {
  skip,
}, async (t: TestContext) => {
  // What a process does once, at its first request, is not what is measured.
  await Promise.all(services.map(assertUnmixed));
  const followers = services.map(follow);
  const begun = performance.now();
  for (let n = 0; n < WRITES; n++) {
    const written = await writers[n % 2]!.write(`mark-${n}`);
    assert.deepEqual(written, { version: n + 1 });
    followers[(n + 1) % 2]!.await(`mark-${n}`);
  }
  const writing = performance.now() - begun;
  const delays = (await Promise.all(followers.map((follower) => follower.delays()))).flat();
  delays.sort((a, b) => a - b);
  assert.equal(delays.length, WRITES);
  // How long each took is told, not asserted: it is the machine's as much as the code's.
  const at = (share: number) => Math.round(delays[Math.ceil(delays.length * share) - 1]!);
  t.diagnostic(
    `seen after ${at(0.5)} ms (p50), ${at(0.99)} ms (p99), ${at(1)} ms (all); written in ${Math.round(writing)} ms`,
  );
  assert.equal(refusals, 0, "writing without a pause keeps no request from being answered");
  // The last write was awaited through one of the two alone: the other may be a moment behind it.
  for (const service of services) {
    await until(
      async () => (await found(service, "listing-search", { ids: `mark-${WRITES - 1}` })).total === 1,
    );
    assert.equal((await found(service, "listing-search", {})).total, WRITES + 1);
  }
});

test("a process that is killed in the middle of requests leaves the other serving", { skip }, async () => {
  const [victim, other] = services as [Service, Service];
  const asking = Array.from({ length: 40 }, (_, n) =>
    ask(n % 2 ? other : victim, "listing-search", { page: "2" }),
  );
  const answers = Promise.allSettled(asking);
  victim.child.kill("SIGKILL");
  const settled = await answers;
  for (const [n, answer] of settled.entries()) {
    if (n % 2) assert.equal(answer.status === "fulfilled" && answer.value.status, 200);
  }
  await assert.rejects(ask(victim, "listing-search", {}));
  assert.ok((await writers[0]!.write("after-kill")).version! > WRITES);
  await until(async () => (await found(other, "listing-search", { ids: "after-kill" })).total === 1);
  await assertUnmixed(other);
});

/** Searches through a service without a pause; what it was told, and how old the answers were at most, in seconds. */
function searching(service: Service, query: Record<string, string>) {
  const told = new Set<string>();
  let isOver = false;
  let oldest = -1;
  const running = (async () => {
    for (; !isOver; await sleep(5)) {
      const response = await ask(service, "listing-search", query);
      told.add(response.ok ? "200" : `${response.status} ${await response.text()}`);
      await response.body?.cancel().catch(() => {});
      oldest = Math.max(oldest, Number(response.headers.get("Age") ?? -1));
    }
  })();
  return {
    /** Whether an answer said that it was this many seconds old. */
    isOld: (seconds: number) => oldest >= seconds,
    async end(): Promise<string[]> {
      isOver = true;
      await running;
      return [...told];
    },
  };
}

const queries: Record<string, string>[] = [{}, { searchQuery: "mark" }];

test("while the database is away what is in memory goes on to be answered, chat and writing say so, and afterwards all goes on by itself", {
  skip,
}, async () => {
  const service = services[1]!;
  const last = await writers[0]!.write("before-restart");
  await until(async () => (await found(service, "listing-search", { ids: "before-restart" })).total === 1);
  for (const query of queries) await found(service, "listing-search", query);
  const say = (told: object) =>
    fetch(`${service.url}/v2/orgs/acme/chat?key=${key}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ message: "hello", languageCode: "en-GB", ...told }),
    });
  const first = await say({});
  assert.equal(first.status, 200);
  const searches = queries.map((query) => searching(service, query));
  await server.stop();
  assert.deepEqual(await writers[0]!.write("lost"), { failure: "unavailable" });
  await until(() => searches.every((search) => search.isOld(4)));
  assert.equal((await fetch(`${service.url}/readyz`)).status, 503);
  assert.equal((await fetch(`${service.url}/readyz?reads=true`)).status, 200);
  const next = await say({ conversationId: first.headers.get("Conversation-Id") });
  assert.equal(next.status, 503, await next.text());
  assert.ok(Number(next.headers.get("Retry-After")) > 0);
  await server.start();
  for (const writer of writers) {
    await until(async () => (await writer.write("after-restart")).version !== undefined);
  }
  await until(async () => (await found(service, "listing-search", { ids: "after-restart" })).total === 1);
  assert.equal((await ask(service, "listing-search", {})).headers.get("Age"), null);
  for (const search of searches) assert.deepEqual(await search.end(), ["200"]);
  // What was acknowledged is there, what was refused is not.
  assert.deepEqual((await found(service, "listing-search", { ids: "before-restart,lost" })).total, 1);
  assert.ok(last.version! > WRITES);
  await until(async () => (await fetch(`${service.url}/readyz`)).status === 200);
});

test("a database that answers nothing keeps no search of what is in memory waiting", { skip }, async () => {
  const service = services[1]!;
  for (const query of queries) await found(service, "listing-search", query);
  // From here on some search of words is on its way before anybody knows that the database is silent.
  const searches = queries.map((query) => searching(service, query));
  await server.pause();
  await until(() => searches.every((search) => search.isOld(4)));
  assert.equal((await fetch(`${service.url}/readyz`)).status, 503);
  await server.resume();
  await until(async () => (await ask(service, "listing-search", {})).headers.get("Age") === null);
  for (const search of searches) assert.deepEqual(await search.end(), ["200"]);
});

test("what the services print never holds the password of the database", { skip }, () => {
  for (const { printed } of services) {
    assert.match(printed(), /listens on/);
    // A broken connection is one line of moderate length, not the whole of the driver's objects.
    for (const line of printed().split("\n")) assert.ok(line.length < 4_000, line);
    assert.doesNotMatch(printed(), /hunter2/);
  }
});
