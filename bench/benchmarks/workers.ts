import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { makeKey } from "../../src/management/keys.ts";
import { addressOf } from "../../test/support/command-line.ts";
import { cpuOf as cpuOfAll, family } from "../engines/engine.ts";
import type { Benchmark } from "../harness/benchmark.ts";
import { ORG } from "../harness/data.ts";
import { openStoreAt } from "../harness/places.ts";
import { host, near, queries, queryString, wishes } from "../harness/requests.ts";
import { benchCommands } from "../harness/service.ts";
import { table, whole } from "../harness/table.ts";

const COUNTS = [1, 2];
const TURNS = 3;
/** Half of them for each of two workers. */
const CONNECTIONS = 8;
/** How many different requests are asked in turn: enough that none is asked again in a row's time. */
const REQUESTS = 50_000;
/** A service is idle that spends no more CPU than this in so long. */
const [IDLE_CPU_MS, IDLE_MS] = [20, 500];
/** A service has compiled by then what it does often. */
const WARM_SECONDS = 20;

/**
 * `waymark serve` with one worker and with two, in turns: requests a second, and CPU of all its processes for a request. Asked by
 * `wrk`, which needs little of the cores that the workers have. Needs Linux.
 */
export const workers: Benchmark = async ({ data, seconds }) => {
  const place = await data.store();
  const key = await keyIn(place);
  const folder = mkdtempSync(join(tmpdir(), "waymark-workers-"));
  const paths = queries(data.corpus, REQUESTS, (random, at) => ({
    ...host(at),
    ...near(data.corpus, random, at),
    ...wishes(random),
    lang: "en-GB",
    hitsPerPage: "20",
  })).map((query) => `/v2/orgs/${ORG}/listing-search?${queryString({ ...query, key })}`);
  writeFileSync(join(folder, "paths.txt"), paths.join("\n"));
  writeFileSync(join(folder, "ask.lua"), asking(join(folder, "paths.txt")));
  const services = await Promise.all(COUNTS.map((count) => serve(place, count)));
  const ask = (service: Service, forSeconds: number) =>
    askService(service, join(folder, "ask.lua"), forSeconds);
  for (const service of services) {
    await untilIdle(service.child.pid!);
    ask(service, WARM_SECONDS);
    await untilIdle(service.child.pid!);
  }
  const rows = [];
  for (let turn = 0; turn < TURNS; turn++) for (const service of services) rows.push(ask(service, seconds));
  for (const { child } of services) {
    child.kill("SIGTERM");
    await once(child, "close");
  }
  rmSync(folder, { recursive: true });
  return table(["", "requests/s", "CPU µs", "requests"], rows);
};

type Service = Awaited<ReturnType<typeof serve>>;

/** A script of wrk that asks for each line of a file in turn. */
const asking = (file: string) => `local paths = {}
for line in io.lines("${file}") do paths[#paths + 1] = line end
local at = 0
request = function()
  at = at % #paths + 1
  return wrk.format("GET", paths[at])
end`;

function askService({ count, child, address }: Service, script: string, seconds: number): string[] {
  const before = cpuOf(child.pid!);
  const options = [
    "--threads=1",
    `--connections=${CONNECTIONS}`,
    `--duration=${seconds}s`,
    `--script=${script}`,
  ];
  const told = execFileSync("wrk", [...options, address], { encoding: "utf8" });
  const spent = cpuOf(child.pid!) - before;
  if (/Non-2xx/.test(told)) throw new Error(`not all answers were good:\n${told}`);
  const requests = Number(/(\d+) requests in/.exec(told)![1]);
  const name = count === 1 ? "one worker" : `${count} workers`;
  return [
    name,
    whole(Number(/Requests\/sec:\s+([\d.]+)/.exec(told)![1])),
    whole((spent * 1_000) / requests),
    whole(requests),
  ];
}

async function serve(place: string, count: number) {
  const { start } = benchCommands("workers", { WAYMARK_DATA: place });
  const child = start(["serve", "--workers", String(count)]);
  child.stderr!.pipe(process.stderr);
  return { count, child, address: await addressOf(child) };
}

/** Milliseconds of CPU of a service and the workers that it has started. */
const cpuOf = (pid: number) => cpuOfAll(family(pid));

/** What a service does of its own accord (the concierge's words) is no part of a request. */
async function untilIdle(pid: number): Promise<void> {
  for (let before = Number.NEGATIVE_INFINITY; cpuOf(pid) - before > IDLE_CPU_MS; await sleep(IDLE_MS))
    before = cpuOf(pid);
}

/** For this run alone: it expires by itself. */
async function keyIn(place: string): Promise<string> {
  const store = await openStoreAt(place);
  const now = Date.now();
  const { key } = await makeKey(store, ORG, now, { abilities: ["read"], expiresAt: now + 86_400_000 });
  await store.close();
  return key;
}
