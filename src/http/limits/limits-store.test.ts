import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { type TestContext, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { findProgram } from "../../../test/support/programs.ts";
import { type LimitsStoreOptions, openLimitsStore } from "./limits-store.ts";
import { RateLimiter } from "./rate-limit.ts";
import { SharedLimits } from "./shared-limits.ts";

const program = findProgram("valkey-server") ?? findProgram("redis-server");
const skip = program === undefined && "neither Valkey nor Redis is installed";
const BURST = 20;
const PASSWORD = "s3cr3t";

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function startStore(t: TestContext, port: number): Promise<ChildProcess> {
  const args = ["--port", `${port}`, "--bind", "127.0.0.1", "--save", "", "--requirepass", PASSWORD];
  const store = spawn(program!, args, { stdio: ["ignore", "pipe", "ignore"] });
  t.after(() => store.kill("SIGKILL"));
  for await (const line of store.stdout!) if (/Ready to accept/.test(`${line}`)) break;
  store.stdout!.resume();
  return store;
}

/** The limiter of a process of its own, as far as limits go. */
async function startService(t: TestContext, port: number, fellows?: LimitsStoreOptions["fellows"]) {
  const warnings: string[] = [];
  const logger = { warn: (...line: unknown[]) => warnings.push(JSON.stringify(line)) };
  const store = await openLimitsStore({ url: `redis://:${PASSWORD}@127.0.0.1:${port}`, fellows, logger });
  t.after(() => store.close());
  const limit = { ratePerSecond: 0.001, burst: BURST };
  const limiter = new RateLimiter(limit, () => 0, new SharedLimits(store));
  /** How many of so many requests are let through. */
  async function admitted(key: string, count: number): Promise<number> {
    let taken = 0;
    for (let n = 0; n < count; n++) {
      try {
        limiter.take(key);
        taken++;
      } catch {}
      await sleep(1);
    }
    return taken;
  }
  return { admitted, limiter, warnings };
}
type Service = Awaited<ReturnType<typeof startService>>;

/** Waits until what one service lets through is told to the other. */
async function together({ limiter }: Service, other: Service, key: string): Promise<void> {
  const left = () => Number(/r=(\d+)/.exec(other.limiter.take(key, 0).RateLimit!)?.[1]);
  for (let tries = 0; tries < 1_000 && left() === BURST; tries++) {
    limiter.charge(key, 0.01);
    await sleep(20);
  }
  assert.ok(left() < BURST, "the services never found together");
}

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 1_000 && !holds(); tries++) await sleep(20);
  assert.ok(holds());
}

test("services keep a limit together over a store, by themselves while it is away, and together again", {
  skip,
}, async (t) => {
  const port = await freePort();
  const store = await startStore(t, port);
  const services = [await startService(t, port), await startService(t, port)] as const;
  const [one, two] = services;
  await together(one, two, "a");
  assert.ok((await one.admitted("b", 15)) === 15);
  await sleep(200);
  assert.equal(await two.admitted("b", 15), 5);
  assert.equal(await two.admitted("c", 15), 15, "another key's bucket is another");

  store.kill("SIGKILL");
  await until(() => services.every(({ warnings }) => warnings.length === 1));
  assert.deepEqual([await one.admitted("d", 30), await two.admitted("d", 30)], [BURST, BURST]);

  await startStore(t, port);
  await together(one, two, "e");
  await together(two, one, "f");
  assert.equal(await one.admitted("g", 15), 15);
  await sleep(200);
  assert.equal(await two.admitted("g", 15), 5);
  assert.ok(services.every(({ warnings }) => warnings.length === 1));
  assert.doesNotMatch(services.flatMap(({ warnings }) => warnings).join(), new RegExp(PASSWORD));
});

test("a store that is not there at the start is told of once, and workers tell each other meanwhile", async (t) => {
  const told: unknown[] = [];
  const fellows = { tell: (taken: unknown) => void told.push(taken), hear() {}, metrics: async () => "" };
  const { admitted, warnings } = await startService(t, await freePort(), fellows);
  await until(() => warnings.length === 1);
  assert.equal(await admitted("a", 30), BURST);
  await until(() => told.length > 0);
  assert.match(warnings.join(), /away/);
});

test("a store that hangs keeps no request waiting: workers tell each other instead, until it goes on", {
  skip,
}, async (t) => {
  const port = await freePort();
  const store = await startStore(t, port);
  const told: unknown[] = [];
  const fellows = { tell: (taken: unknown) => void told.push(taken), hear() {}, metrics: async () => "" };
  const one = await startService(t, port, fellows);
  const two = await startService(t, port);
  await together(one, two, "a");
  store.kill("SIGSTOP");
  one.limiter.charge("b", 1);
  await until(() => one.warnings.length === 1);
  const before = told.length;
  assert.equal(await one.admitted("c", 30), BURST);
  await until(() => told.length > before);
  store.kill("SIGCONT");
  await together(one, two, "d");
});

test("what is no message of a service, or would give something back, changes no limit", {
  skip,
}, async (t) => {
  const port = await freePort();
  await startStore(t, port);
  const [one, two] = [await startService(t, port), await startService(t, port)];
  await together(one, two, "a");
  const { Redis } = await import("ioredis");
  const client = new Redis(`redis://:${PASSWORD}@127.0.0.1:${port}`);
  t.after(() => client.disconnect());
  assert.equal(await two.admitted("k", 30), BURST);
  for (const odd of ["{", "[]", "null", '["x",[["default","k",-5]]]', '["x",[["default","k",null]]]'])
    await client.publish("waymark:taken", odd);
  await client.publish("waymark:taken", JSON.stringify(["x", [["default", "other", 5]]]));
  await until(() => one.limiter.take("other", 0).RateLimit!.includes("r=15"));
  assert.equal(await two.admitted("k", 5), 0);
});
