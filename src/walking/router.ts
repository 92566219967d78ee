import { answerText, failureOf } from "../content/answer-text.ts";
import { BoundedCache } from "../content/bounded-cache.ts";
import type { LatLng } from "./graph.ts";
import { protocols, type RoutingEngine, type RoutingQuestion } from "./protocols.ts";

/** Seconds on foot from one of the places that were asked for to another, as plain data for a thread. */
export type SecondsTable = ReadonlyMap<string, number>;

/** Undefined where there is no way, or it was not asked for. */
export function secondsBetween(table: SecondsTable, from: LatLng, to: LatLng): number | undefined {
  return table.get(keyOf(from, to));
}

/** A routing server of the operator's. It never throws: what it does not tell in time, or tells wrongly, is not known. */
export interface Router {
  /** The ways between places; undefined where the server does not tell. */
  table(places: readonly LatLng[]): Promise<SecondsTable | undefined>;
  /** The line of the way from each place to the next; undefined where the server does not tell. */
  lines(places: readonly LatLng[]): Promise<LatLng[][] | undefined>;
}

export interface RouterSettings {
  /** Without a slash at its end. */
  url: string;
  engine: RoutingEngine;
  /** How long a table, or a line, may take. */
  timeoutMs: number;
  /** Epoch milliseconds. */
  clock?: () => number;
  logger?: { warn(details: object, message: string): void };
}

/** After a failure the server is left alone for so long: guests do not wait for one that is down. */
const PAUSE_MS = 30_000;
/** Answers kept. */
const MAX_KEPT = 256;
/** Questions of one table under way at once. */
const MAX_ASKING = 4;
const MAX_BYTES = 8_000_000;

/** Redirects are not followed: the address is that of the operator. */
export function openRouter({ url, engine, timeoutMs, clock = Date.now, logger }: RouterSettings): Router {
  const protocol = protocols[engine];
  const tables = new BoundedCache<string, SecondsTable>(MAX_KEPT);
  const routes = new BoundedCache<string, LatLng[][]>(MAX_KEPT);
  let failedAt = Number.NEGATIVE_INFINITY;

  async function ask({ path, body }: RoutingQuestion, signal: AbortSignal): Promise<unknown> {
    const post = body && {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    };
    const response = await fetch(url + path, { ...post, redirect: "manual", signal });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new Error(`the routing server answered ${response.status}`);
    }
    return JSON.parse(await answerText(response, MAX_BYTES));
  }

  /** What is kept, else what the server tells; undefined where it fails. */
  async function told<T>(
    kept: BoundedCache<string, T>,
    places: readonly LatLng[],
    fetchIt: (signal: AbortSignal) => Promise<T>,
  ): Promise<T | undefined> {
    const key = places.map(({ lat, lng }) => `${lat},${lng}`).join(";");
    const before = kept.get(key);
    const isPaused = Math.abs(clock() - failedAt) < PAUSE_MS;
    if (before !== undefined || places.length < 2 || isPaused) return before;
    try {
      const value = await fetchIt(AbortSignal.timeout(timeoutMs));
      kept.set(key, value);
      return value;
    } catch (error) {
      failedAt = clock();
      logger?.warn({ message: failureOf(error) }, "no ways from the routing server");
      return undefined;
    }
  }

  async function fetchTable(places: readonly LatLng[], signal: AbortSignal): Promise<SecondsTable> {
    const known = new Map<string, number>();
    const parts = inParts(places, protocol.tableSide);
    const blocks = parts.flatMap((from) => parts.map((to) => ({ from, to })));
    const fill = async () => {
      for (let block = blocks.pop(); block; block = blocks.pop()) {
        const { from, to } = block;
        const rows = protocol.readTable(await ask(protocol.table(from, to), signal));
        if (rows.length !== from.length || rows.some((row) => row.length !== to.length))
          throw new RangeError("the table has another size than was asked for");
        rows.forEach((row, i) => {
          row.forEach((seconds, j) => {
            if (seconds !== null) known.set(keyOf(from[i]!, to[j]!), seconds);
          });
        });
      }
    };
    try {
      await Promise.all(Array.from({ length: MAX_ASKING }, fill));
    } finally {
      blocks.length = 0;
    }
    return known;
  }

  return {
    table: (places) => told(tables, places, (signal) => fetchTable(places, signal)),
    lines: (places) =>
      told(routes, places, async (signal) => {
        const lines = protocol.readRoute(await ask(protocol.route(places), signal));
        if (lines.length !== places.length - 1)
          throw new RangeError("the route has other legs than were asked for");
        return lines;
      }),
  };
}

function keyOf(from: LatLng, to: LatLng): string {
  return `${from.lat},${from.lng} ${to.lat},${to.lng}`;
}

function inParts<T>(all: readonly T[], most: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / most) }, (_, part) =>
    all.slice(part * most, (part + 1) * most),
  );
}
