// A thread that asks a service for /healthz, one after the other, and tells how long each answer took: what else its process does must not count.
import { Agent, get } from "node:http";
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

const { port, everyMs } = workerData as { port: number; everyMs: number };
const agent = new Agent({ keepAlive: true });

/** Status, or 0 where the connection broke, and milliseconds until the last byte. */
function ask(): Promise<{ status: number; ms: number }> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const over = (status: number) => resolve({ status, ms: performance.now() - begun });
    get({ agent, port, host: "127.0.0.1", path: "/healthz" }, (response) =>
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
