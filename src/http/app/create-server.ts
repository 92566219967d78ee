import type { FastifyInstance } from "fastify";
import type { Concierge } from "../../concierge/concierge.ts";
import { CACHE_BYTES, CACHE_SHARES } from "../../content/cache-shares.ts";
import type { Discovery } from "../../discovery/discovery.ts";
import type { KeyStore, Store } from "../../store/store.ts";
import { addDocsRoutes } from "../faces/docs-routes.ts";
import { addGuideRoutes } from "../faces/guide-routes.ts";
import { addMcpRoutes } from "../faces/mcp-routes.ts";
import { addMediaRoutes } from "../faces/media.ts";
import { addWebRoutes } from "../faces/web-routes.ts";
import { KeyLimits, Senders } from "../limits/key-limits.ts";
import { MailLimits } from "../limits/mail-limits.ts";
import { queueRequests } from "../limits/overload.ts";
import { SharedLimits } from "../limits/shared-limits.ts";
import { cutSlowReaders } from "../limits/slow-readers.ts";
import { readableFailures } from "../pages/built-pages.ts";
import { sitesOf } from "../pages/domains.ts";
import { addPublicPages } from "../pages/public-pages.ts";
import { ApiAnswers, addApiRoutes } from "../routes/api-routes.ts";
import { Keyring } from "../routes/authorise.ts";
import { addBasemapRoutes } from "../routes/basemap-routes.ts";
import { addChatRoutes } from "../routes/chat-routes.ts";
import { addContentRoutes } from "../routes/content-routes.ts";
import { addHealthRoutes } from "../routes/health-routes.ts";
import type { Fellows } from "../workers/fellows.ts";
import { createApp, logAnswer, type Told } from "./create-app.ts";
import { addGauges } from "./gauges.ts";
import { addMetricsRoute, Metrics } from "./metrics.ts";
import { addQuickWay } from "./quick-way.ts";
import type { Log, ServerSettings } from "./settings.ts";
import { closeConnectionsFrom } from "./stopping.ts";
import { Turns } from "./turns.ts";

const RATE_PER_SECOND = 1_000;
const BURST = 2_000;
const CHAT_RATE_PER_SECOND = 5;
const CHAT_BURST = 50;
const MAIL_RATES = { perKey: 200, perAddress: 30, perRecipient: 5 };
const KEEP_ALIVE_MS = 15_000;

export interface ServerParts {
  store: { keys: Pick<KeyStore, "findByHash">; ping: Store["ping"]; usage?: Store["usage"] };
  discovery: Discovery;
  /** Where records are written; absent: the operations that write are not there. */
  content?: Store;
  /** Absent: the preview operations are not there. */
  concierge?: Concierge;
  /** Epoch milliseconds. */
  clock: () => number;
  /** A pino logger; without one nothing is logged. */
  logger?: Log;
  settings?: ServerSettings;
  /** Other processes that serve the same port: they share its limits, and their metrics are told together. */
  fellows?: Fellows;
  /** How other processes, of this machine or others, hear of what this one lets through; absent: as its fellows do. */
  limitsStore?: Pick<Fellows, "tell" | "hear">;
  /** Once aborted the server answers on, but is not ready, and closes connections with their next answer. */
  stopping?: AbortSignal;
  /** See HealthParts. */
  isWarm?: () => boolean;
}

/** The HTTP server, ready to listen: `app.listen({ host, port })`, later `app.close()`. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const {
    store,
    discovery,
    content,
    concierge,
    clock,
    logger,
    settings = {},
    fellows,
    limitsStore = fellows,
    stopping,
    isWarm,
  } = parts;
  const { ratePerSecond = RATE_PER_SECOND, burst = BURST } = settings;
  const metrics = new Metrics(fellows);
  // Without a token everybody may ask: which organisations there are is not for them.
  const watched = settings.metricsToken === undefined ? undefined : discovery;
  addGauges(metrics.registry, { store, concierge, discovery: watched });
  const shared = limitsStore && new SharedLimits(limitsStore);
  const turns = new Turns();
  const tell = (told: Told) => {
    metrics.observe(told.operation, told.status, told.milliseconds);
    if (logger) logAnswer(logger, told);
  };
  const app = await createApp({ settings, logger, turns, tell });
  const keyring = new Keyring(store.keys, clock, settings.staleMs);
  const senders = new Senders(clock, shared);
  const limits = new KeyLimits({ ratePerSecond, burst }, clock, shared);
  const keptBytes = (settings.cacheBytes ?? CACHE_BYTES) * CACHE_SHARES.answers;
  const answers = new ApiAnswers({ discovery, keyring, keys: content?.keys, limits, clock, keptBytes });
  addApiRoutes(app, answers, senders);
  if (settings.orgFolder) {
    const { orgFolder, publicUrl } = settings;
    addBasemapRoutes(app, { orgFolder, keyring, limits, senders, clock, publicUrl });
  }
  const siteOf = sitesOf(settings.publicDomains, settings.publicUrl);
  if (concierge) {
    const { chatRatePerSecond = CHAT_RATE_PER_SECOND, chatBurst = CHAT_BURST } = settings;
    addChatRoutes(app, {
      concierge,
      keyring,
      limits: new KeyLimits(
        { ratePerSecond: chatRatePerSecond, burst: chatBurst, name: "chat" },
        clock,
        shared,
      ),
      senders,
      mailLimits: new MailLimits(settings.mailRates ?? MAIL_RATES, clock, shared),
      clock,
      logger,
      siteOf,
      keepAliveMs: settings.keepAliveMs ?? KEEP_ALIVE_MS,
    });
  }
  const { media } = settings;
  if (content) addContentRoutes(app, { store: content, media, keyring, limits, senders, clock, stopping });
  addMcpRoutes(app, { keyring, senders, clock });
  addMediaRoutes(app, settings);
  addDocsRoutes(app, settings.publicUrl);
  addGuideRoutes(app, settings);
  addWebRoutes(app, settings);
  const readable = readableFailures(settings.webDirectory);
  addPublicPages(app, { discovery, store: content, concierge, siteOf, clock, shared }, settings, readable);
  addHealthRoutes(app, { store, clock, stopping, isWarm });
  addMetricsRoute(app, metrics, settings.metricsToken);
  await app.ready();
  addQuickWay(app, { answers, turns, tell });
  if (settings.mostDelayMs !== undefined) queueRequests(app.server, settings.mostDelayMs, tell, readable);
  turns.take(app.server);
  if (stopping) closeConnectionsFrom(app.server, stopping);
  cutSlowReaders(app.server);
  return app;
}
