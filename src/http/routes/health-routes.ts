import type { FastifyInstance } from "fastify";
import { type Store, StoreError } from "../../store/store.ts";
import type { Metrics } from "../app/metrics.ts";

/** Adds /healthz (the process lives), /readyz (the store answers) and /metrics (Prometheus text). */
export function addHealthRoutes(app: FastifyInstance, store: Pick<Store, "ping">, metrics: Metrics): void {
  app.get("/healthz", { config: { operation: "healthz" } }, (_request, reply) =>
    reply.header("Cache-Control", "no-store").send({ status: "ok" }),
  );
  app.get("/readyz", { config: { operation: "readyz" } }, async (_request, reply) => {
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
