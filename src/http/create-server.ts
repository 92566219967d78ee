import type { FastifyInstance } from "fastify";
import type { Discovery } from "../discovery/discovery.ts";
import type { Store } from "../store/store.ts";
import { addApiRoutes } from "./api-routes.ts";
import { createApp } from "./create-app.ts";
import { addDocsRoutes } from "./docs-routes.ts";
import { addHealthRoutes } from "./health-routes.ts";
import { Keyring } from "./keyring.ts";
import { addMediaRoutes } from "./media.ts";
import { Metrics } from "./metrics.ts";
import { RateLimiter } from "./rate-limit.ts";
import type { Log, ServerSettings } from "./settings.ts";

const RATE_PER_SECOND = 1_000;
const BURST = 2_000;

export interface ServerParts {
  store: Pick<Store, "keyByHash" | "ping">;
  discovery: Discovery;
  /** Epoch milliseconds. */
  clock: () => number;
  /** A pino logger; without one nothing is logged. */
  logger?: Log;
  settings?: ServerSettings;
}

/** The HTTP server, ready to listen: `app.listen({ host, port })`, later `app.close()`. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const { store, discovery, clock, logger, settings = {} } = parts;
  const { ratePerSecond = RATE_PER_SECOND, burst = BURST } = settings;
  const metrics = new Metrics();
  const app = await createApp({
    settings,
    logger,
    onAnswer: (operation, status, milliseconds) => metrics.observe(operation, status, milliseconds),
  });
  addApiRoutes(app, {
    discovery,
    keyring: new Keyring(store, clock),
    limiter: new RateLimiter({ ratePerSecond, burst }, clock),
    clock,
  });
  addMediaRoutes(app, settings.mediaDirectories ?? {});
  addDocsRoutes(app, settings.publicUrl);
  addHealthRoutes(app, store, metrics);
  await app.ready();
  return app;
}
