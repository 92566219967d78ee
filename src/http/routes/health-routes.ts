import type { FastifyInstance } from "fastify";
import { ServiceError } from "../../contract/errors.ts";
import { type Store, StoreError } from "../../store/store.ts";
import type { Metrics } from "../app/metrics.ts";

export interface HealthParts {
  store: Pick<Store, "ping">;
  metrics: Metrics;
  stopping?: AbortSignal;
}

/** Adds /healthz (the process lives), /readyz (the store answers, and the server stays) and /metrics (Prometheus text). */
export function addHealthRoutes(app: FastifyInstance, { store, metrics, stopping }: HealthParts): void {
  app.get("/healthz", { config: { operation: "healthz" } }, (_request, reply) =>
    reply.header("Cache-Control", "no-store").send({ status: "ok" }),
  );
  app.get("/readyz", { config: { operation: "readyz" } }, async (_request, reply) => {
    if (stopping?.aborted) throw new ServiceError("unavailable", "the server is stopping");
    try {
      await store.ping();
    } catch (error) {
      throw error instanceof StoreError
        ? error
        : new StoreError("unavailable", "the store does not answer", { cause: error });
    }
    return reply.header("Cache-Control", "no-store").send({ status: "ok" });
  });
  app.get("/metrics", { config: { operation: "metrics" } }, async (_request, reply) =>
    reply
      .header("Cache-Control", "no-store")
      .type(metrics.contentType)
      .send(await metrics.text()),
  );
}
