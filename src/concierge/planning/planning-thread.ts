import { parentPort } from "node:worker_threads";
import { type Packed, unpack } from "./packing.ts";
import { doWork } from "./works.ts";

/** What a thread answers. */
export type FromPlanningThread = { made: unknown } | { error: unknown };

/** The thread of planning-threads.ts: one work after the other. */
parentPort!.on("message", (packed: Packed) => {
  const tell = (answer: FromPlanningThread) => parentPort!.postMessage(answer);
  try {
    const { candidates, request } = unpack(packed);
    const made = doWork(packed.work, candidates, request, packed.rest as never);
    tell({ made: "request" in made ? { ...made, request: { ...made.request, streets: undefined } } : made });
  } catch (error) {
    tell({ error });
  }
});
