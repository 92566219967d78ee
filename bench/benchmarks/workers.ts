import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { hashKey, newKey } from "../../src/content/keys.ts";
import { askersOf, overConnections } from "../harness/asker.ts";
import type { Benchmark } from "../harness/benchmark.ts";
import { ORG } from "../harness/data.ts";
import { openStoreAt } from "../harness/places.ts";
import { host, near, queryAt, queryString, wishes } from "../harness/requests.ts";
import { table, whole } from "../harness/table.ts";

const program = join(import.meta.dirname, "..", "..", "src", "main.ts");
const COUNTS = [1, 2];
/** Half of them for each of two workers. */
const CONNECTIONS = 8;
const TURN_REQUESTS = 1_500;
const IDLE_MS = 500;
/** Linux tells CPU in hundredths of a second. */
const TICK_MICROS = 10_000;

/**
 * `waymark serve` with one worker and with two, in turns: requests a second, and CPU of all its processes for a request. The
 * asking process takes a core too: where it has none to itself, CPU tells what as many cores as workers would do. Needs Linux.
 */
export const workers: Benchmark = async ({ data, seconds }) => {
  const place = await data.store();
  const key = newKey();
  await addKey(place, key);
  const services = await Promise.all(COUNTS.map((count) => serve(place, count)));
  let number = 0;
  const nextPath = () => {
    const query = queryAt(data.corpus, number++, (random, at) => ({
      ...host(at),
      ...near(data.corpus, random, at),
      ...wishes(random),
      lang: "en-GB",
      hitsPerPage: "20",
    }));
    return `/v2/orgs/${ORG}/listing-search?${queryString({ ...query, key })}`;
  };
  // The first round warms up and does not count.
  for (const _ of ["warm", "timed"]) {
    for (const service of services) {
      Object.assign(service, { requests: 0, micros: 0, ms: 0 });
      await untilIdle(service.child.pid!);
    }
    while (services.some(({ ms }) => ms < seconds * 1_000)) {
      for (const service of services) await takeTurn(service, nextPath);
    }
  }
  for (const { askers, child } of services) {
    for (const asker of askers) asker.close();
    child.kill("SIGTERM");
    await once(child, "close");
  }
  return table(
    ["", "requests/s", "CPU µs", "requests"],
    services.map(({ count, requests, micros, ms }) => [
      count === 1 ? "one worker" : `${count} workers`,
      whole(requests / (ms / 1_000)),
      whole(micros / requests),
      whole(requests),
    ]),
  );
};

type Service = Awaited<ReturnType<typeof serve>>;

async function takeTurn(service: Service, nextPath: () => string): Promise<void> {
  const { askers, child } = service;
  // Made before: who asks has no core to itself.
  const paths = Array.from({ length: TURN_REQUESTS }, nextPath);
  const begun = performance.now();
  const before = microsOf(child.pid!);
  await overConnections(paths, askers, (asker, path) => asker.ask(path, { "Accept-Encoding": "identity" }));
  service.requests += paths.length;
  service.micros += microsOf(child.pid!) - before;
  service.ms += performance.now() - begun;
}

async function serve(place: string, count: number) {
  const limits = { RATE_LIMIT_PER_SECOND: "1000000", RATE_LIMIT_BURST: "1000000" };
  const child: ChildProcess = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", program, "serve", "--workers", String(count)],
    {
      env: { ...process.env, ...limits, WAYMARK_DATA: place, PORT: "0", LOG_LEVEL: "warn" },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const [told] = (await once(child.stdout!, "data")) as [Buffer];
  const port = Number(/:(\d+)\s*$/.exec(told.toString())![1]);
  const askers = askersOf(port, CONNECTIONS);
  return { count, child, askers, requests: 0, micros: 0, ms: 0 };
}

/** CPU of a process and those that it has started. */
function microsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The program's name may have spaces; behind it come the state and further fields.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const own = (Number(fields[11]) + Number(fields[12])) * TICK_MICROS;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  return children.reduce((sum, child) => sum + microsOf(Number(child)), own);
}

/** What a service does of its own accord (the concierge's words) is no part of a request. */
async function untilIdle(pid: number): Promise<void> {
  for (let before = Number.NEGATIVE_INFINITY; microsOf(pid) - before > 2 * TICK_MICROS; await sleep(IDLE_MS))
    before = microsOf(pid);
}

/** For this run alone: it expires by itself. */
async function addKey(place: string, key: string): Promise<void> {
  const store = await openStoreAt(place);
  const now = Date.now();
  const scope = { orgId: ORG, hostIds: [], abilities: ["read" as const], origins: [] };
  const dates = { createdAt: now, expiresAt: now + 86_400_000, revokedAt: null };
  await store.keys.add({ id: `bench-${now}`, hash: hashKey(key), ...scope, ...dates });
  await store.close();
}
