import { createReadStream } from "node:fs";
import { performance } from "node:perf_hooks";
import { createInterface } from "node:readline";
import { cpuOf, type Engine, Missing, memoryOf, type Open, type Opening } from "../engines/engine.ts";
import { openGroonga } from "../engines/groonga.ts";
import { openMiniSearch, openOrama } from "../engines/libraries.ts";
import { questionOf, type Row } from "../engines/rows.ts";
import { openPostgis, openSqlite } from "../engines/sql.ts";
import { openWaymark, openWaymarkHttp } from "../engines/waymark.ts";
import type { Query } from "../harness/requests.ts";
import { pagesOf } from "./stores-table.ts";

const engines = {
  Waymark: openWaymark,
  "Waymark over HTTP": openWaymarkHttp,
  PostGIS: openPostgis,
  "SQLite R*Tree + FTS5": openSqlite,
  MiniSearch: openMiniSearch,
  Orama: openOrama,
  Groonga: openGroonga,
} as const satisfies Record<string, Open>;

/** What this process tells once its engine holds the corpus. */
export type Told = { missing: string } | { loadCpuMs: number };

/** Queries to answer, in a turn of at most so many milliseconds. */
export interface Asked {
  queries: readonly Query[];
  /** Left out: each is answered once, and its page told. */
  millis?: number;
}

/** What a turn came to, in milliseconds. */
export interface Turn {
  times: number[];
  cpuMs: number;
  /** Bytes of memory afterwards. */
  memory: number;
}

const CHUNK = 500;

async function serve(engine: Engine): Promise<void> {
  const { answering } = engine.servers();
  const cpuNow = () => {
    if (answering.length > 0) return cpuOf(answering);
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  };
  process.on("message", async ({ queries, millis }: Asked) => {
    const asks = queries.map(questionOf).map((question) => () => engine.ask(question));
    if (millis === undefined) {
      process.send?.(await pagesOf(asks));
      return;
    }
    const times: number[] = [];
    const before = cpuNow();
    const begun = performance.now();
    let now = begun;
    for (let next = 0; now - begun < millis && next < asks.length; next++) {
      const sent = now;
      await asks[next]!();
      now = performance.now();
      times.push(now - sent);
    }
    const cpuMs = cpuNow() - before;
    process.send?.({ times, cpuMs, memory: memoryOf(engine.servers().all) } satisfies Turn);
  });
}

/** CPU that loading cost, without reading the rows. */
async function load(engine: Engine, path: string): Promise<number> {
  const { answering } = engine.servers();
  let spent = 0;
  const costing = async (act: () => void | Promise<void>) => {
    const { user, system } = process.cpuUsage();
    const others = cpuOf(answering);
    await act();
    const after = process.cpuUsage();
    spent += (after.user + after.system - user - system) / 1_000 + cpuOf(answering) - others;
  };
  let chunk: Row[] = [];
  for await (const line of createInterface({ input: createReadStream(path) })) {
    if (chunk.push(JSON.parse(line) as Row) < CHUNK) continue;
    await costing(() => engine.add(chunk));
    chunk = [];
  }
  await costing(() => engine.add(chunk));
  await costing(() => engine.ready());
  return spent;
}

const [name = "", opening = ""] = process.argv.slice(2);
const given = JSON.parse(opening) as Opening;
try {
  const engine = await engines[name as keyof typeof engines](given);
  process.once("disconnect", async () => {
    await engine.close();
    process.exit();
  });
  const isWaymark = name.startsWith("Waymark");
  const loadCpuMs = isWaymark ? Number.NaN : await load(engine, given.rows);
  await serve(engine);
  process.send?.({ loadCpuMs } satisfies Told);
} catch (error) {
  if (!(error instanceof Missing)) throw error;
  process.send?.({ missing: error.message } satisfies Told);
  process.disconnect();
}
