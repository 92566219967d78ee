import assert from "node:assert/strict";
import { Agent, get } from "node:http";
import { setTimeout } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

/** What one who reads asks again and again, this many times at most. */
export interface Reading {
  address: string;
  most: number;
}

const PAUSE_MS = 10;

const { address, most } = workerData as Reading;
const agent = new Agent({ keepAlive: true });
const times: number[] = [];
let isOver = false;
parentPort!.once("message", () => {
  isOver = true;
});
for (; !isOver && times.length < most; await setTimeout(PAUSE_MS)) {
  const begun = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  get(address, { agent }, (answer) => {
    answer.resume().on("end", () => resolve(answer.statusCode));
  }).on("error", reject);
  assert.equal(await promise, 200);
  times.push(performance.now() - begun);
}
agent.destroy();
parentPort!.postMessage(times);
parentPort!.close();
