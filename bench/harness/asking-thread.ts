// A thread that asks for one address, again and again, and tells how long each answer took: what else its process does must not count.
import { Agent, get } from "node:http";
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

/** What is asked for, and the pause between two. */
export interface Asking {
  address: string;
  everyMs: number;
}

/** What is told of each: the status, or 0 where the connection broke, and milliseconds until the last byte. */
export interface Asked {
  status: number;
  ms: number;
}

const { address, everyMs } = workerData as Asking;
const agent = new Agent({ keepAlive: true });

function ask(): Promise<Asked> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const over = (status: number) => resolve({ status, ms: performance.now() - begun });
    get(address, { agent }, (response) =>
      response
        .on("error", () => over(0))
        .on("end", () => over(response.statusCode ?? 0))
        .resume(),
    ).on("error", () => over(0));
  });
}

for (;;) {
  parentPort!.postMessage(await ask());
  await sleep(everyMs);
}
