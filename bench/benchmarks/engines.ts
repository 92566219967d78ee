import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Opening } from "../engines/engine.ts";
import { Rows } from "../engines/exhaustive.ts";
import { answerOf, HITS, LANG, questionOf, rowsOf } from "../engines/rows.ts";
import type { CorpusOptions } from "../generator/corpus.ts";
import type { Benchmark, Setting } from "../harness/benchmark.ts";
import { type Forked, forked } from "../harness/forked.ts";
import { percentile } from "../harness/measure.ts";
import { host, type MakeQuery, near, type Query, queryAt, texts, wishes } from "../harness/requests.ts";
import { mebibytes, milliseconds, table, whole } from "../harness/table.ts";
import type { Asked, Told, Turn } from "./engine-child.ts";
import { type Agreement, agreementOf, type Page, pagesOf } from "./stores-table.ts";

const ENGINES = [
  "Waymark",
  "Waymark over HTTP",
  "PostGIS",
  "SQLite R*Tree + FTS5",
  "MiniSearch",
  "Orama",
  "Groonga",
];
/** They keep every word of every listing in memory. */
const IN_MEMORY = ["MiniSearch", "Orama"];
const MOST_IN_MEMORY = 50_000;
/** Requests whose answers are compared before any time is taken. */
const COMPARED = 100;
/** What an engine is asked in one turn, as far as its time goes. */
const TURN_REQUESTS = 1_000;
const TURN_MS = 250;
/** Turns before those that count, as a share of them: what is asked often is compiled by then. */
const WARM_SHARE = 0.25;

interface Running extends Forked<Told> {
  name: string;
  loadCpuMs: number;
  memory: number;
}

/** The same listings and the same questions, asked of Waymark and of other engines; none is asked the same twice. */
export const engines: Benchmark = async (setting) => {
  const { data } = setting;
  const folder = mkdtempSync(join(tmpdir(), "waymark-bench-"));
  const imported = await data.importAnew();
  const rows = new Rows();
  const file = join(folder, "rows.ndjson");
  await writeFile(file, linesOf(data.options, rows));
  const running: Running[] = [];
  const missing: string[] = [];
  try {
    const start = async (name: string) => {
      if (IN_MEMORY.includes(name) && data.options.listings > MOST_IN_MEMORY)
        return void missing.push(`${name} was left out: more than ${whole(MOST_IN_MEMORY)} listings`);
      const own = join(folder, name.replaceAll(/\W/g, ""));
      mkdirSync(own);
      const opening: Opening = { folder: own, rows: file, store: await data.store() };
      const started = await forked<Told>("engine-child.ts", [name, JSON.stringify(opening)]);
      if ("missing" in started.told) missing.push(`${name} was left out: ${started.told.missing}`);
      else running.push({ ...started, name, loadCpuMs: started.told.loadCpuMs, memory: 0 });
    };
    await Promise.all(ENGINES.map(start));
    running.sort((a, b) => ENGINES.indexOf(a.name) - ENGINES.indexOf(b.name));
    const compared = await compareAll(setting, rows, running);
    for (const one of running)
      if (one.name.startsWith("Waymark")) one.loadCpuMs = 1_000 * imported.cpuSeconds;
    return [compared, loadTable(running), ...missing].join("\n\n");
  } finally {
    for (const { child, exited } of running) {
      child.disconnect();
      await exited;
    }
    rmSync(folder, { recursive: true, force: true });
  }
};

/** All rows, each also a line. */
function* linesOf(options: CorpusOptions, rows: Rows): Generator<string> {
  for (const row of rowsOf(options)) {
    rows.add(row);
    yield `${JSON.stringify(row)}\n`;
  }
}

async function compareAll(setting: Setting, rows: Rows, running: readonly Running[]): Promise<string> {
  const { corpus } = setting.data;
  const here: MakeQuery = (random, number) => ({ ...host(number), ...near(corpus, random, number) });
  const worded =
    (words: (typeof texts)["one word"]): MakeQuery =>
    (random, number) => ({ ...here(random, number), searchQuery: words(random) });
  const makes: Record<string, MakeQuery> = {
    "place and wishes": (random, number) => ({ ...here(random, number), ...wishes(random) }),
    "whole organisation": (random) => wishes(random),
    "one word and place": worded(texts["one word"]),
    "two words and place": worded(texts["two words of text"]),
  };
  const hosts = new Map(Array.from({ length: corpus.hosts }, (_, n) => [host(n).profileId, n]));
  const lines: string[][] = [];
  for (const [name, make] of Object.entries(makes)) {
    const queryOf = (index: number) => ({
      ...{ lang: LANG, rankBy: "score", hitsPerPage: String(HITS) },
      ...queryAt(corpus, index, make),
    });
    lines.push(...(await compare(name, queryOf, setting, rows, running)));
    if (!name.includes("word")) continue;
    const same = await sameRows(queryOf, rows, running[0]!);
    if (same.length === 0) continue;
    // The same words at the same host, from another place.
    const again = (index: number) => {
      const { profileId, searchQuery } = same[index % same.length]!;
      const place = queryAt(corpus, index, (random) => near(corpus, random, hosts.get(profileId!)!));
      return { ...queryOf(index), ...place, profileId: profileId!, searchQuery: searchQuery! };
    };
    lines.push(...(await compare(`${name}, the same rows`, again, setting, rows, running)));
  }
  return table(["", "CPU ms", "× Waymark", "p50 ms", "hits", "same page %", "ids in common %"], lines);
}

/** Of the first queries those that Waymark answers as the exhaustive search does, with something: it finds no other forms, misspellings or parts. */
async function sameRows(queryOf: (index: number) => Query, rows: Rows, waymark: Running): Promise<Query[]> {
  const queries = Array.from({ length: 4 * COMPARED }, (_, index) => queryOf(index));
  const expected = await exhaustive(rows, queries);
  const found = await waymark.ask<Page[]>({ queries } satisfies Asked);
  return queries.filter(
    (_, at) => expected[at]!.total > 0 && agreementOf([expected[at]!], [found[at]!]).alike === 1,
  );
}

function exhaustive(rows: Rows, queries: readonly Query[]): Promise<Page[]> {
  return pagesOf(
    queries.map(questionOf).map((question) => () => {
      const found = rows.found(question);
      const bodies = rows.best(found, question).map(({ body }) => body);
      return { body: answerOf(found.length, bodies) };
    }),
  );
}

/** Compares the answers, then takes the time of each engine in turns. */
async function compare(
  name: string,
  queryOf: (index: number) => Query,
  { seconds }: Setting,
  rows: Rows,
  running: readonly Running[],
): Promise<string[][]> {
  const first = Array.from({ length: COMPARED }, (_, index) => queryOf(index));
  const expected = await exhaustive(rows, first);
  const hits = expected.reduce((sum, { total }) => sum + total, 0) / COMPARED;
  const measured = running.map(() => ({ times: [] as number[], cpuMs: 0 }));
  const agreements: Agreement[] = [];
  for (const { ask } of running)
    agreements.push(agreementOf(expected, await ask<Page[]>({ queries: first } satisfies Asked)));
  let asked = COMPARED;
  const turns = Math.ceil((1_000 * seconds) / TURN_MS);
  const warmTurns = Math.floor(turns * WARM_SHARE);
  for (let turn = 0; turn < warmTurns + turns; turn++) {
    for (const [at, one] of running.entries()) {
      const queries = Array.from({ length: TURN_REQUESTS }, () => queryOf(asked++));
      const millis = Math.min(TURN_MS, 1_000 * seconds);
      const { times, cpuMs, memory } = await one.ask<Turn>({ queries, millis } satisfies Asked);
      one.memory = Math.max(one.memory, memory);
      if (turn < warmTurns) continue;
      measured[at]!.times.push(...times);
      measured[at]!.cpuMs += cpuMs;
    }
  }
  const costs = measured.map(({ cpuMs, times }) => cpuMs / times.length);
  return running.map((one, at) => {
    const { alike, requests, inCommon } = agreements[at]!;
    return [
      `${name}: ${one.name}`,
      costs[at]!.toFixed(3),
      (costs[at]! / costs[0]!).toFixed(1),
      milliseconds(percentile(Float64Array.from(measured[at]!.times).sort(), 0.5)),
      whole(hits),
      whole((100 * alike) / requests),
      whole(100 * inCommon),
    ];
  });
}

function loadTable(running: readonly Running[]): string {
  return table(
    ["", "CPU s to load", "memory"],
    running.map(({ name, loadCpuMs, memory }) => [name, (loadCpuMs / 1_000).toFixed(1), mebibytes(memory)]),
  );
}
