import { performance } from "node:perf_hooks";

/** What one benchmark of requests came to. */
export interface Measurement {
  name: string;
  /** Requests timed. */
  requests: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
  /**
   * Mean milliseconds of CPU that the process spent on a request, collector threads included: what other work on the
   * machine hardly touches.
   */
  cpuMs: number;
  /** Requests answered a second of the whole time, one after the other. */
  perSecond: number;
  /** Mean length of an answer. */
  bytes: number;
  /** Mean `total` of a sample of answers: how much there was to rank. */
  hits: number;
}

export interface MeasureOptions {
  /** How long to go on, in seconds. */
  seconds: number;
}

/** Answers looked into for `hits`. */
const SAMPLE = 50;

/** Who answers the same requests as others do: for each request what asks it. */
export interface Contender {
  name: string;
  asks: readonly (() => Promise<{ body: Buffer }>)[];
}

/** How long a contender goes on before the next has its turn, in milliseconds: what else the machine does meets them alike. */
const TURN_MS = 250;

/**
 * Sends requests one after the other, round and round for some seconds, and times each. The answer's bytes are its
 * length; nothing is parsed while the clock runs.
 */
export async function measure<R>(
  name: string,
  requests: readonly R[],
  answer: (request: R) => Promise<{ body: Buffer }>,
  options: MeasureOptions,
): Promise<Measurement> {
  const [measured] = await measureInTurns(
    [{ name, asks: requests.map((request) => () => answer(request)) }],
    options,
  );
  return measured!;
}

/** The same for several that answer the same requests: each for so many seconds, in short turns. */
export async function measureInTurns(
  contenders: readonly Contender[],
  { seconds }: MeasureOptions,
): Promise<Measurement[]> {
  const running = contenders.map(({ name, asks }) => ({
    name,
    asks,
    next: 0,
    times: [] as number[],
    totals: [] as number[],
    bytes: 0,
    cpuMs: 0,
    wholeMs: 0,
  }));
  for (const { asks, totals } of running) await warm(asks, totals);
  const wanted = seconds * 1_000;
  while (running.some(({ wholeMs }) => wholeMs < wanted)) {
    for (const contender of running) await takeTurn(contender, Math.min(TURN_MS, wanted));
  }
  return running.map(({ name, times, totals, bytes, cpuMs, wholeMs }) => ({
    name,
    ...summary(times, wholeMs),
    cpuMs: cpuMs / times.length,
    bytes: Math.round(bytes / times.length),
    hits: Math.round(totals.reduce((sum, total) => sum + total, 0) / totals.length),
  }));
}

/** Asks everything once, and gathers the totals of the first answers. */
async function warm(asks: Contender["asks"], totals: number[]): Promise<void> {
  for (const [index, ask] of asks.entries()) {
    const { body } = await ask();
    if (index < SAMPLE) totals.push(totalOf(body));
  }
}

interface Running extends Contender {
  next: number;
  times: number[];
  bytes: number;
  cpuMs: number;
  wholeMs: number;
}

async function takeTurn(running: Running, millis: number): Promise<void> {
  const { asks, times } = running;
  const cpuBefore = process.cpuUsage();
  const start = performance.now();
  let now = start;
  while (now - start < millis) {
    const before = now;
    const { body } = await asks[running.next]!();
    now = performance.now();
    times.push(now - before);
    running.bytes += body.length;
    running.next = (running.next + 1) % asks.length;
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  running.cpuMs += (user + system) / 1_000;
  running.wholeMs += now - start;
}

/** Percentiles and rate of requests that took these milliseconds each and `wholeMs` together. */
export function summary(times: readonly number[], wholeMs: number) {
  const sorted = Float64Array.from(times).sort();
  return {
    requests: times.length,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
    perSecond: times.length / (wholeMs / 1_000),
  };
}

/** The smallest value that at least this share of the (sorted) values does not exceed; NaN of none. */
export function percentile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** `total` of a search, of the guides of a host-home. */
function totalOf(body: Buffer): number {
  const answer = JSON.parse(body.toString()) as { total: number; guides?: { total: number } };
  return (answer.guides ?? answer).total;
}
