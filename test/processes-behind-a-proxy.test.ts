import assert from "node:assert/strict";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { addressOf, commandLine, until } from "./support/command-line.ts";
import { freePort } from "./support/free-port.ts";
import { startTestServer, type TestServer, withoutPostgres } from "./support/postgres/server.ts";
import { findProgram } from "./support/programs.ts";
import { caddy, nginx, startProxy } from "./support/proxies.ts";

const proxies = Object.entries({ caddy, nginx }).filter(([name]) => findProgram(name) !== undefined);
const skip = withoutPostgres || (proxies.length === 0 && "neither Caddy nor nginx is installed");
const DRAIN_SECONDS = 4;
/** A machine that is busy with other tests starts nodes slowly. */
const START_SECONDS = 90;
const sample = ["listings-eat", "listings-drink"].map((name) =>
  fileURLToPath(new URL(`../data/copenhagen/${name}.ndjson`, import.meta.url)),
);

let folder: string;
let server: TestServer;
let url: string;
const { start, done, end } = commandLine(
  () => folder,
  () => ({
    DATABASE_URL: url,
    LOG_LEVEL: "warn",
    TRUST_PROXY: "1",
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    STOP_SECONDS: "30",
  }),
);
const started: ChildProcess[] = [];

before(async () => {
  if (skip) return;
  folder = mkdtempSync(join(tmpdir(), "waymark-rolling-"));
  server = await startTestServer();
  url = await server.createDatabase();
  await done(["orgs", "create", "acme", "--name", "Acme", "--languages", "en-GB,da-DK"]);
  await done(["import", "--org", "acme", ...sample]);
});
after(async () => {
  if (skip) return;
  for (const child of started) child.kill();
  end();
  await server.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a node, and waits until it is ready. */
async function startNode(port: number): Promise<ChildProcess> {
  const node = start(["serve"], { PORT: String(port) });
  node.stderr!.resume();
  const address = await addressOf(node);
  await until(async () => (await fetch(`${address}/readyz`)).status === 200, START_SECONDS);
  return node;
}

/** Searches and talks through a proxy until the end; `failures`: what was not answered by 200. */
function loading(origin: string, key: string) {
  const failures: string[] = [];
  let searches = 0;
  let messages = 0;
  let longestMs = 0;
  let isOver = false;
  async function ask(path: string, init?: RequestInit): Promise<Response | undefined> {
    const begun = performance.now();
    try {
      const response = await fetch(`${origin}/v2/orgs/acme/${path}`, {
        ...init,
        headers: { "X-API-Key": key, "Content-Type": "application/json" },
      });
      const text = await response.text();
      longestMs = Math.max(longestMs, performance.now() - begun);
      if (response.status === 200) return response;
      failures.push(`${path}: ${response.status} ${text.slice(0, 200)}`);
    } catch (error) {
      failures.push(`${path}: ${(error as Error).cause}`);
    }
    return undefined;
  }
  async function search(words: string): Promise<void> {
    for (; !isOver; await sleep(20)) {
      await ask(`listing-search?lang=en-GB&searchQuery=${words}`);
      searches++;
    }
  }
  async function talk(): Promise<void> {
    for (let conversationId: string | null = null; !isOver; await sleep(600)) {
      const message = conversationId === null ? "where can I have a coffee?" : "and one nearer by?";
      const said = { message, languageCode: "en-GB", ...(conversationId !== null && { conversationId }) };
      const answer = await ask("chat", { method: "POST", body: JSON.stringify(said) });
      conversationId = conversationId === null ? (answer?.headers.get("Conversation-Id") ?? null) : null;
      messages++;
    }
  }
  const running = Promise.all([search("coffee"), search("fish"), talk()]);
  return {
    failures,
    async end(): Promise<string> {
      isOver = true;
      await running;
      return `${searches} searches, ${messages} messages, the longest ${Math.round(longestMs)} ms`;
    },
  };
}

test("two nodes that are restarted one after the other behind a proxy fail no search and no message", {
  skip,
}, async (t) => {
  const key = (await done(["keys", "create", "--org", "acme"])).trim();
  const ports = [await freePort(), await freePort()];
  const nodes = await Promise.all(ports.map(startNode));
  const loads = await Promise.all(
    proxies.map(async ([name, command]) => {
      const port = await freePort();
      const own = join(folder, name);
      mkdirSync(own);
      started.push(startProxy(command(own, port, ports)));
      const origin = `http://127.0.0.1:${port}`;
      await until(async () => (await fetch(`${origin}/healthz`).catch(() => undefined))?.status === 200);
      return { name, load: loading(origin, key) };
    }),
  );
  for (const [index, node] of nodes.entries()) {
    const closed = once(node, "close");
    node.kill("SIGTERM");
    assert.deepEqual(await closed, [0, null]);
    await startNode(ports[index]!);
    // Caddy asks every second whether the node is back.
    await sleep(2_000);
  }
  for (const { name, load } of loads) t.diagnostic(`${name}: ${await load.end()}`);
  assert.deepEqual(
    loads.flatMap(({ load }) => load.failures),
    [],
  );
});
