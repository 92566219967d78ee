import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { Agent, get } from "node:http";
import { performance } from "node:perf_hooks";
import type { Random } from "../generator/random.ts";
import type { Benchmark } from "../harness/benchmark.ts";
import { ORG } from "../harness/data.ts";
import { forked } from "../harness/forked.ts";
import { type Measurement, summary } from "../harness/measure.ts";
import { host, near, type Query, queries, queryString, wishes } from "../harness/requests.ts";
import { measurementTable } from "../harness/table.ts";
import type { Costs, Listening } from "./http-child.ts";

const CONNECTIONS = 4;

/** Answers over HTTP on the loopback, from a server in a process of its own, with a few keep-alive connections. */
export const http: Benchmark = async ({ data, seconds }) => {
  const { corpus } = data;
  const { child, told, exited } = await forked<Listening>("http-child.ts", [await data.store()]);
  const { port, key } = told;
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const english: Query = { lang: "en-GB" };
  const rows: Record<string, Row> = {
    "one host, one language": { make: () => ({ ...host(0), ...english }) },
    "elsewhere, other interests": {
      make: (random, number) => ({
        ...host(number),
        ...english,
        ...near(corpus, random, number),
        ...wishes(random),
      }),
    },
    "listings nearby, wishes": {
      operation: "listing-search",
      make: (random, number) => ({
        ...host(number),
        ...english,
        ...near(corpus, random, number),
        ...wishes(random),
      }),
    },
    "one host, gzip": { make: () => ({ ...host(0), ...english }), encoding: "gzip" },
    "3 guides of 5 listings": {
      make: (_, number) => ({ ...host(number), ...english, guidesPerPage: "3", maxListingsPerGuide: "5" }),
    },
  };
  const measured: Measurement[] = [];
  for (const [name, { operation = "host-home", make, encoding = "identity" }] of Object.entries(rows)) {
    const paths = queries(corpus, 200, make).map((query) => pathOf(operation, query, key));
    const ask = (path: string) => bytesOf({ agent, port, path, encoding });
    for (const path of paths) await ask(path);
    const before = await costsOf(child);
    const timed = await underLoad(name, paths, ask, seconds);
    const after = await costsOf(child);
    measured.push({
      ...timed,
      cpuMs: (after.cpuMs - before.cpuMs) / timed.requests,
      wholeCollections: ((after.wholeCollections - before.wholeCollections) / timed.requests) * 1_000,
    });
  }
  agent.destroy();
  child.disconnect();
  await exited;
  return measurementTable(measured);
};

interface Row {
  /** Default host-home. */
  operation?: string;
  make: (random: Random, number: number) => Query;
  /** Default identity. */
  encoding?: string;
}

function pathOf(operation: string, query: Query, key: string): string {
  return `/v2/orgs/${ORG}/${operation}?${queryString({ ...query, key })}`;
}

async function costsOf(child: ChildProcess): Promise<Costs> {
  child.send("costs");
  const [costs] = await once(child, "message");
  return costs as Costs;
}

/** Asks over all connections at once for some seconds. */
async function underLoad(
  name: string,
  paths: readonly string[],
  ask: (path: string) => Promise<number>,
  seconds: number,
): Promise<Measurement> {
  const times: number[] = [];
  let bytes = 0;
  let next = 0;
  const start = performance.now();
  const end = start + seconds * 1_000;
  const connection = async () => {
    for (let before = performance.now(); before < end; before = performance.now()) {
      const length = await ask(paths[next++ % paths.length]!);
      bytes += length;
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return { name, ...summary(times, performance.now() - start), bytes: Math.round(bytes / times.length) };
}

/** The length of an answer's body as it came over the wire. Throws for any status but 200. */
function bytesOf(given: { agent: Agent; port: number; path: string; encoding: string }): Promise<number> {
  const { agent, port, path, encoding } = given;
  return new Promise((resolve, reject) => {
    const request = get({ agent, host: "127.0.0.1", port, path, headers: { "Accept-Encoding": encoding } });
    request.on("error", reject);
    request.on("response", (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on("error", reject);
      response.on("end", () => {
        if (response.statusCode === 200) resolve(bytes);
        else reject(new Error(`the server answered ${response.statusCode}`));
      });
    });
  });
}
