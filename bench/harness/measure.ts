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
   * machine hardly touches. Absent where another process answers.
   */
  cpuMs?: number;
  /** Requests answered a second of the whole time, one after the other. */
  perSecond: number;
  /** Mean length of an answer. */
  bytes: number;
  /** Mean `total` of a sample of answers: how much there was to rank. */
  hits?: number;
}

export interface MeasureOptions {
  /** How long to go on, in seconds. */
  seconds: number;
  /** Rounds through the requests before the timing starts; default 1. */
  warmUp?: number;
}

/** Answers looked into for `hits`. */
const SAMPLE = 50;

/**
 * Sends requests one after the other, round and round for some seconds, and times each. The answer's bytes are its
 * length; nothing is parsed while the clock runs.
 */
export async function measure<R>(
  name: string,
  requests: readonly R[],
  answer: (request: R) => Promise<{ body: Buffer }>,
  { seconds, warmUp = 1 }: MeasureOptions,
): Promise<Measurement> {
  const totals: number[] = [];
  for (let round = 0; round < warmUp; round++) {
    for (const request of requests) {
      const { body } = await answer(request);
      if (totals.length < SAMPLE) totals.push(totalOf(body));
    }
  }
  const times: number[] = [];
  let bytes = 0;
  const cpuBefore = process.cpuUsage();
  const start = performance.now();
  const end = start + seconds * 1_000;
  let now = start;
  for (let next = 0; now < end; next = (next + 1) % requests.length) {
    const before = now;
    const { body } = await answer(requests[next]!);
    now = performance.now();
    times.push(now - before);
    bytes += body.length;
  }
  const cpu = process.cpuUsage(cpuBefore);
  const counted = totals.filter((total) => !Number.isNaN(total));
  return {
    name,
    ...summary(times, now - start),
    cpuMs: (cpu.user + cpu.system) / 1_000 / times.length,
    bytes: Math.round(bytes / times.length),
    hits:
      counted.length > 0
        ? Math.round(counted.reduce((sum, total) => sum + total) / counted.length)
        : undefined,
  };
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

/** `total` of a search, of the guides of a host-home; NaN where there is none. */
function totalOf(body: Buffer): number {
  const answer = JSON.parse(body.toString()) as { total?: number; guides?: { total: number } };
  return answer.total ?? answer.guides?.total ?? Number.NaN;
}
