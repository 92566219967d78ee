import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { constants, type PerformanceEntry, PerformanceObserver } from "node:perf_hooks";

/** What serving has cost a process so far. */
export interface Costs {
  /** Microseconds of CPU, collector threads included. */
  cpuMicros: number;
  /** Collections of the whole heap: each stops the server for as long as the heap is large. */
  wholeCollections: number;
}

/** Makes this process tell its parent its costs whenever it is asked. */
export function tellCosts(): void {
  let wholeCollections = 0;
  const collections = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { detail: { kind: number } })[]) {
      if (entry.detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR) wholeCollections++;
    }
  });
  collections.observe({ entryTypes: ["gc"] });
  process.on("message", (message: { costs?: true }) => {
    if (!message.costs) return;
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMicros: user + system, wholeCollections } satisfies Costs);
  });
}

/** What serving has cost a process that tells its costs. */
export async function costsOf(child: ChildProcess): Promise<Costs> {
  child.send({ costs: true });
  const [costs] = await once(child, "message");
  return costs as Costs;
}
