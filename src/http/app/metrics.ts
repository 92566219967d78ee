import { hash, timingSafeEqual } from "node:crypto";
import { ClusterRegistry, Counter, collectDefaultMetrics, Histogram, Registry } from "@prometheus-io/client";
import type { FastifyInstance } from "fastify";
import { ServiceError } from "../../contract/errors.ts";
import type { Fellows } from "../workers/fellows.ts";

const TOGETHER = 256;

/** Counts and durations of requests by operation and status, in a registry of their own. Labels name no tenant. */
export class Metrics {
  readonly registry = new Registry();
  /** Answers that are still to be counted: many together take a fraction of the time that each by itself would. */
  #told: { operation: string; status: number; seconds: number }[] = [];
  readonly #requests = new Counter({
    collect: () => this.#count(),
    name: "waymark_http_requests_total",
    help: "Requests answered, by operation and status.",
    labelNames: ["operation", "status"],
    registers: [this.registry],
  });
  readonly #seconds = new Histogram({
    collect: () => this.#count(),
    name: "waymark_http_request_duration_seconds",
    help: "Time from a request's head to the end of its answer, by operation.",
    labelNames: ["operation"],
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [this.registry],
  });

  readonly #fellows: Fellows | undefined;

  /** @param fellows whose metrics are told together with these */
  constructor(fellows?: Fellows) {
    this.#fellows = fellows;
    if (fellows) shareMetrics([this.registry, processRegistry()]);
  }

  observe(operation: string, status: number, milliseconds: number): void {
    this.#told.push({ operation, status, seconds: milliseconds / 1_000 });
    if (this.#told.length >= TOGETHER) this.#count();
  }

  #count(): void {
    const told = this.#told;
    this.#told = [];
    for (const { operation, status, seconds } of told) {
      this.#requests.inc({ operation, status: String(status) }, 1);
      this.#seconds.observe({ operation }, seconds);
    }
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  text(): Promise<string> {
    return this.#fellows?.metrics() ?? Registry.merge([this.registry, processRegistry()]).metrics();
  }
}

/** Adds /metrics, as Prometheus text; with a token to those alone who send it. */
export function addMetricsRoute(app: FastifyInstance, metrics: Metrics, token?: string): void {
  const expected = token === undefined ? undefined : hash("sha256", `Bearer ${token}`, "buffer");
  app.get("/metrics", { config: { operation: "metrics" } }, async (request, reply) => {
    const given = hash("sha256", request.headers.authorization ?? "", "buffer");
    if (expected && !timingSafeEqual(given, expected)) {
      throw new ServiceError("invalid_api_key", "send the token of METRICS_TOKEN as Authorization: Bearer");
    }
    reply.header("Cache-Control", "no-store").type(metrics.contentType);
    return reply.send(await metrics.text());
  });
}

let ofProcess: Registry | undefined;

/** Node's own metrics: CPU, memory, event loop, collector. They watch the process from the first call on, once. */
function processRegistry(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/** Tells the process that keeps the workers what this one has counted, whenever it asks. */
function shareMetrics(registries: Registry[]): void {
  ClusterRegistry.setRegistries(registries);
  // Made for what it does to the process alone: it listens and answers from now on.
  new ClusterRegistry();
}

/** For the process that keeps the workers: sums of what those that run have counted, as Prometheus text. */
export function metricsOfWorkers(): () => Promise<string> {
  const registry = new ClusterRegistry();
  return () => registry.clusterMetrics();
}
