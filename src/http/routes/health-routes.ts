import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance, FastifyReply } from "fastify";
import { ServiceError } from "../../contract/errors.ts";
import { type Store, StoreError } from "../../store/store.ts";

/** A store that takes longer does not answer, in milliseconds. */
const PROBE_MS = 3_000;
/** The store is asked at most this often, whoever asks: it writes to tell. */
const PROBE_EVERY_MS = 1_000;

export interface HealthParts {
  store: Pick<Store, "ping">;
  /** Epoch milliseconds. */
  clock: () => number;
  stopping?: AbortSignal;
  /** Whether first messages no longer wait for words to be read. */
  isWarm?: () => boolean;
}

/**
 * Adds /healthz (the process lives) and /readyz (the store reads and writes, and the server is warm and stays). `/readyz?reads=true`
 * leaves the store out: reads go on without it.
 */
export function addHealthRoutes(app: FastifyInstance, { store, clock, stopping, isWarm }: HealthParts): void {
  const ok = (reply: FastifyReply) => reply.header("Cache-Control", "no-store").send({ status: "ok" });
  let probe = { at: Number.NEGATIVE_INFINITY, outcome: Promise.resolve() };
  const probed = () => {
    const now = clock();
    if (Math.abs(now - probe.at) >= PROBE_EVERY_MS) probe = { at: now, outcome: probeStore(store) };
    return probe.outcome;
  };
  app.get("/healthz", { config: { operation: "healthz" } }, (_request, reply) => ok(reply));
  app.get<{ Querystring: { reads?: string } }>(
    "/readyz",
    { config: { operation: "readyz" } },
    async (request, reply) => {
      if (stopping?.aborted) throw new ServiceError("unavailable", "the server is stopping");
      if (isWarm?.() === false) throw new ServiceError("unavailable", "the server is still reading words");
      if (request.query.reads !== "true") await probed();
      return ok(reply);
    },
  );
}

/** @throws StoreError `unavailable` */
async function probeStore(store: Pick<Store, "ping">): Promise<void> {
  const late = sleep(PROBE_MS, undefined, { ref: false }).then(() => {
    throw new StoreError("unavailable", `the store did not answer within ${PROBE_MS} ms`);
  });
  try {
    await Promise.race([store.ping(), late]);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError("unavailable", "the store does not answer", { cause: error });
  } finally {
    late.catch(() => {});
  }
}
