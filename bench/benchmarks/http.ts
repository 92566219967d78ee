import type { ChildProcess } from "node:child_process";
import { performance } from "node:perf_hooks";
import { Asker, awake, headerOf, overConnections } from "../harness/asker.ts";
import type { Benchmark } from "../harness/benchmark.ts";
import { type Costs, costsOf } from "../harness/costs.ts";
import { ORG } from "../harness/data.ts";
import { type Forked, forked } from "../harness/forked.ts";
import { percentile } from "../harness/measure.ts";
import {
  host,
  type MakeQuery,
  near,
  type Query,
  queryAt,
  queryString,
  texts,
  wishes,
} from "../harness/requests.ts";
import { milliseconds, table, whole } from "../harness/table.ts";
import type { Listening } from "./http-child.ts";

const CONNECTIONS = 4;
/** Requests before the first turn, for each second: what is asked often is compiled by then, which takes V8 some 20 s, and the pieces of every guide are compressed. */
const WARM_UP = 5_000;
/** How long our server has its turn before the bare one answers as many: what else the machine does meets both alike. */
const TURN_MS = 200;
/** What browsers send. */
const BROWSER = "gzip, deflate, br, zstd";
/** What `node:http` writes by itself. */
const OWN = new Set(["Content-Length", "content-length", "Connection", "Keep-Alive", "Date"]);

/** How the bare server answers. */
export interface Bare {
  status: number;
  /** Names and values in turn. */
  headers: string[];
}

interface Row {
  /** Default host-home. */
  operation?: string;
  make: MakeQuery;
  /** Accept-Encoding; default identity. */
  encoding?: string;
  /** The same request again and again. */
  repeated?: boolean;
  /** Asks with the validator of the answer before. */
  validated?: boolean;
}

/**
 * CPU of the server for a request over the loopback, beside that of bare `node:http` which sends as many bytes, with the same
 * status and headers. Each server is in a process of its own, with a few keep-alive connections.
 */
export const http: Benchmark = async ({ data, seconds, rows: wanted = "" }) => {
  const { corpus } = data;
  const english: Query = { lang: "en-GB" };
  const here: MakeQuery = (random, number) => ({ ...host(number), ...near(corpus, random, number) });
  const home =
    (more: Query): MakeQuery =>
    (random, number) => ({ ...here(random, number), ...more });
  const listings = { operation: "listing-search" };
  const twenty = { ...english, hitsPerPage: "20" };
  const twoWords = texts["two words (kind and neighbourhood)"];
  const rows: Record<string, Row> = {
    "home, 105 KB": { make: home({ ...english, guidesPerPage: "4", maxListingsPerGuide: "5" }) },
    "home, 436 KB": { make: home({ ...english, maxListingsPerGuide: "11" }) },
    "home, 655 KB": { make: home(english) },
    "home, all languages": { make: home({}) },
    "home, other interests": {
      make: (random, number) => ({ ...here(random, number), ...english, ...wishes(random) }),
    },
    "home, repeated": { make: home(english), repeated: true },
    "home, repeated, for a browser": { make: home(english), repeated: true, encoding: BROWSER },
    "home, for a browser": { make: home(english), encoding: BROWSER },
    "home, 304": { make: home(english), repeated: true, validated: true },
    "listings, wishes": {
      ...listings,
      make: (random, number) => ({ ...here(random, number), ...twenty, ...wishes(random) }),
    },
    "listings, one word": {
      ...listings,
      make: (random, number) => ({
        ...here(random, number),
        ...twenty,
        searchQuery: texts["one word"](random),
      }),
    },
    "listings, two words": {
      ...listings,
      make: (random, number) => ({
        ...here(random, number),
        ...twenty,
        searchQuery: twoWords(random, corpus, number),
      }),
    },
    "listings, repeated": { ...listings, make: home(twenty), repeated: true },
    "listings, 304": { ...listings, make: home(twenty), repeated: true, validated: true },
  };
  const ours = await forked<Listening>("http-child.ts", [await data.store()]);
  const bare = await forked<{ port: number }>("http-bare.ts", []);
  const measured: string[][] = [];
  for (const [name, row] of Object.entries(rows)) {
    if (!name.includes(wanted)) continue;
    // No row asks what another asked before: an answer that goes out again is kept.
    let number = measured.length * 1_000_000;
    const nextPath = () => {
      const query = queryAt(corpus, row.repeated ? 0 : number++, row.make);
      return `/v2/orgs/${ORG}/${row.operation ?? "host-home"}?${queryString({ ...query, key: ours.told.key })}`;
    };
    measured.push([name, ...(await besideBare(row, nextPath, ours, bare, seconds))]);
  }
  for (const { child, exited } of [ours, bare]) {
    child.disconnect();
    await exited;
  }
  return table(
    [
      "",
      "bytes",
      "CPU µs",
      "bare CPU µs",
      "share %",
      "p50 ms",
      "p99 ms",
      "bare p50 ms",
      "bare p99 ms",
      "whole GC / 1,000",
      "requests",
    ],
    measured,
  );
};

type Server = Pick<Forked<{ port: number }>, "child" | "told">;

/** Asks ours, and then the bare one for as many bytes, in turns, until ours has spent so many seconds of CPU. */
async function besideBare(
  { encoding = "identity", validated }: Row,
  nextPath: () => string,
  ours: Server,
  bare: Server,
  seconds: number,
): Promise<string[]> {
  const [toOurs, toBare] = [ours, bare].map(({ told }) =>
    Array.from({ length: CONNECTIONS }, () => new Asker(told.port)),
  );
  const headers: Record<string, string> = { "Accept-Encoding": encoding };
  const askFor = (asker: Asker, path: string) => asker.ask(path, headers);
  const first = await askFor(toOurs![0]!, nextPath());
  if (validated) headers["If-None-Match"] = headerOf(first.headers, "etag")!;
  const warmUp = Math.ceil(WARM_UP * seconds);
  await overConnections(Array.from({ length: warmUp }, nextPath), toOurs!, askFor);
  const { status, headers: all } = await askFor(toOurs![0]!, nextPath());
  const told = all.flatMap((name, at) => (at % 2 || OWN.has(name) ? [] : [name, all[at + 1]!]));
  bare.child.send({ bare: { status, headers: told } satisfies Bare });
  const paths = Array.from({ length: warmUp }, () => `/0${nextPath()}`);
  await overConnections(paths, toBare!, askFor);
  let sums = { ours: 0, bare: 0, collections: 0, bytes: 0 };
  let times = { ours: [] as number[], bare: [] as number[] };
  let isWarm = false;
  while (sums.ours < seconds * 1e6) {
    const lengths: string[] = [];
    const end = performance.now() + TURN_MS;
    const spent = await costing(ours.child, () =>
      overConnections(untilThen(end, nextPath), toOurs!, async (asker, path) => {
        const { bytes } = await timed(times.ours, () => askFor(asker, path));
        lengths.push(`/${bytes}${path}`);
        sums.bytes += bytes;
      }),
    );
    sums.ours += spent.cpuMicros;
    sums.collections += spent.wholeCollections;
    const askLength = (asker: Asker, path: string) => timed(times.bare, () => askFor(asker, path));
    sums.bare += (await costing(bare.child, () => overConnections(lengths, toBare!, askLength))).cpuMicros;
    if (isWarm || sums.ours < (seconds * 1e6) / 2) continue;
    // What was compiled and kept by now does not count.
    isWarm = true;
    [sums, times] = [
      { ours: 0, bare: 0, collections: 0, bytes: 0 },
      { ours: [], bare: [] },
    ];
  }
  for (const asker of [...toOurs!, ...toBare!]) asker.close();
  const count = times.ours.length;
  const latencies = [times.ours, times.bare].flatMap((list) => {
    const sorted = Float64Array.from(list).sort();
    return [percentile(sorted, 0.5), percentile(sorted, 0.99)].map(milliseconds);
  });
  return [
    whole(sums.bytes / count),
    whole(sums.ours / count),
    whole(sums.bare / count),
    whole((100 * sums.bare) / sums.ours),
    ...latencies,
    ((1_000 * sums.collections) / count).toFixed(2),
    whole(count),
  ];
}

function* untilThen(end: number, nextPath: () => string): Generator<string> {
  do yield nextPath();
  while (performance.now() < end);
}

/** Does something, and adds how long it took, in milliseconds. */
async function timed<T>(times: number[], act: () => Promise<T>): Promise<T> {
  const before = performance.now();
  const done = await act();
  times.push(performance.now() - before);
  return done;
}

/** What something costs a server. */
async function costing(child: ChildProcess, act: () => Promise<void>): Promise<Costs> {
  const before = await costsOf(child);
  await awake(act());
  const after = await costsOf(child);
  return {
    cpuMicros: after.cpuMicros - before.cpuMicros,
    wholeCollections: after.wholeCollections - before.wholeCollections,
  };
}
