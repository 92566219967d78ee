import cluster from "node:cluster";
import { availableParallelism } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Logger } from "pino";
import type { RunningService, Services } from "./cli/context.ts";
import { type Config, readConfig } from "./config.ts";
import { orgFolder } from "./content/org-folder.ts";
import type { Fellows } from "./http/workers/fellows.ts";
import { folderStorage, type MediaStorage } from "./media/media-storage.ts";
import type { Store } from "./store/store.ts";

/** The one place where adapters meet: which store, which server. */
export function createServices(env: NodeJS.ProcessEnv, clock: () => number): Services {
  let known: Config | undefined;
  const config = () => {
    known ??= readConfig(env);
    return known;
  };
  // The commands' standard output is their result: only the service logs.
  let serviceLogger: Logger | undefined;
  const logger = { warn: (details: object, message: string) => serviceLogger?.warn(details, message) };
  return {
    dataDirectory: () => (config().databaseUrl === undefined ? config().dataDirectory : undefined),
    orgFolder: (orgId) => orgFolder(config().dataDirectory, orgId),
    mediaStorage: () => openMediaStorage(config()),
    pictures: () => config().pictures,
    languageModel: () => config().languageModel,
    async openStore({ readOnly = false } = {}) {
      const { databaseUrl, dataDirectory, sqliteSynchronous, keptRemovals, keptRevisions } = config();
      if (databaseUrl !== undefined) {
        const { databaseReadUrls, databasePoolSize } = config();
        const { openPostgresStore } = await import("./store/postgres/postgres-store.ts");
        const servers = { url: databaseUrl, readUrls: databaseReadUrls, poolSize: databasePoolSize };
        return openPostgresStore({ ...servers, keptRemovals, keptRevisions, readOnly, clock, logger });
      }
      const { openSqliteStore } = await import("./store/sqlite/sqlite-store.ts");
      const files = { directory: dataDirectory, synchronous: sqliteSynchronous, readOnly };
      return openSqliteStore({ ...files, keptRemovals, keptRevisions, clock, logger });
    },
    async migrate(options) {
      const { databaseUrl } = config();
      if (databaseUrl === undefined) return undefined;
      const { migrateDatabase } = await import("./store/postgres/migrations.ts");
      return migrateDatabase(databaseUrl, options);
    },
    async checkFiles(readOnly) {
      if (config().databaseUrl !== undefined) return [];
      const { checkSqliteFiles } = await import("./store/sqlite/database.ts");
      const { findOwnershipFaults } = await import("./store/sqlite/ownership.ts");
      const { dataDirectory } = config();
      return [
        ...checkSqliteFiles(dataDirectory, readOnly),
        ...(await findOwnershipFaults(dataDirectory, readOnly)),
      ];
    },
    async ownershipFaults() {
      if (config().databaseUrl !== undefined) return [];
      const { findOwnershipFaults } = await import("./store/sqlite/ownership.ts");
      return findOwnershipFaults(config().dataDirectory);
    },
    async adoptFile(orgId, made) {
      if (config().databaseUrl !== undefined) return undefined;
      const { adoptFile } = await import("./store/sqlite/ownership.ts");
      return adoptFile(config().dataDirectory, orgId, made);
    },
    async copyStore(target) {
      const { copySqliteFiles } = await import("./store/sqlite/copy-files.ts");
      return copySqliteFiles(config().dataDirectory, target);
    },
    async takeCopy(directory) {
      const { takeCopy } = await import("./store/sqlite/ownership.ts");
      return takeCopy(directory);
    },
    async serve(store) {
      const { pino } = await import("pino");
      serviceLogger = pino({ level: config().logLevel });
      return serve(config(), store, clock, serviceLogger).catch(async (error: unknown) => {
        await store.close();
        throw error;
      });
    },
    isWorker: cluster.isWorker,
    workers: () => config().workers,
    localUrl: () => `http://127.0.0.1:${config().port}`,
    longestStopMs: () => config().stop.drainMs + config().stop.graceMs + CLOSE_MS,
    async serveByWorkers(count, onLoss) {
      const { keepWorkers } = await import("./http/workers/keep-workers.ts");
      const { host, port } = config();
      return keepWorkers({ count, host, port, onLoss });
    },
  };
}

/** How long the store may take to close, in milliseconds. */
const CLOSE_MS = 3_000;

/** The sample's pictures; its records name them below /media/copenhagen. */
const mediaDirectories = { copenhagen: fileURLToPath(new URL("../data/copenhagen/media", import.meta.url)) };

/** Made by scripts/build-web.mjs from web/. */
const webDirectory = fileURLToPath(new URL("../web/dist", import.meta.url));
/** Made by `npm run build:docs` from docs/. */
const guideDirectory = fileURLToPath(new URL("../guide", import.meta.url));

/** The first requests, of a probe that waits for the server, go before. */
const WARM_AFTER_MS = 100;

/** Loaded only here: the commands that serve nothing start in half the time. */
async function serve(
  config: Config,
  store: Store,
  clock: () => number,
  logger: Logger,
): Promise<RunningService> {
  const [
    { createDiscovery },
    { createCatalogueAnswerer },
    { openConcierge },
    { PlanningThreads },
    { createServer },
    { openOffers },
    { joinFellows },
    { stopServer },
  ] = await Promise.all([
    import("./discovery/discovery.ts"),
    import("./concierge/answers/catalogue-answerer.ts"),
    import("./concierge/open-concierge.ts"),
    import("./concierge/planning/planning-threads.ts"),
    import("./http/app/create-server.ts"),
    import("./discovery/org/offers.ts"),
    import("./http/workers/fellows.ts"),
    import("./http/app/stopping.ts"),
  ]);
  const { publicUrl, cacheBytes, staleMs, metricsToken, ratePerSecond, rateBurst, trustProxy } = config;
  const { chatRatePerSecond, chatBurst, mailRates } = config;
  const limits = { ratePerSecond, burst: rateBurst, chatRatePerSecond, chatBurst, mailRates };
  const { mapStyleUrl, imageOrigins, mediaFolder, publicDomains } = config;
  const faces = { webDirectory, guideDirectory, mapStyleUrl, imageOrigins };
  const folderOf = (orgId: string) => orgFolder(config.dataDirectory, orgId);
  const settings = {
    publicUrl,
    publicDomains: publicDomains.size > 0 ? publicDomains : undefined,
    ...faces,
    ...limits,
    cacheBytes,
    staleMs,
    metricsToken,
    trustProxy,
    mediaDirectories,
    mediaFolder,
    media: { storage: await openMediaStorage(config), maxBytes: config.mediaMaxBytes },
    orgFolder: folderOf,
    mostDelayMs: config.mostDelayMs || undefined,
  };
  const forecasts = await openForecasts(config, clock, logger);
  const offersOf = openOffers(folderOf, { clock, logger });
  const keptIn = { folderOf, logger };
  const kept = { cacheBytes, staleMs, keptIn };
  const discovery = createDiscovery({ store, clock, publicUrl, ...kept, forecasts, offersOf, logger });
  const ways = await openWays(config, clock, logger);
  const fellows = joinFellows();
  const limitsStore = await openLimits(config, fellows, logger);
  // Of several workers each plans by one thread.
  const planners = new PlanningThreads({ threads: fellows ? 1 : Math.max(1, availableParallelism() - 1) });
  const answerer = createCatalogueAnswerer(discovery, ways, planners);
  const { mail, handoff, languageModel } = config;
  const parts = { store, discovery, answerer, clock, publicUrl, ways, logger };
  const { concierge, close } = await openConcierge({ ...parts, mail, handoff, languageModel });
  const stopping = new AbortController();
  let isWarm = false;
  const served = {
    store,
    content: store,
    discovery,
    concierge,
    clock,
    logger,
    settings,
    fellows,
    limitsStore,
    stopping: stopping.signal,
    isWarm: () => isWarm,
  };
  const server = await createServer(served);
  await server.listen({ host: config.host, port: config.port });
  void warmConcierge(logger, stopping.signal, async () => {
    const organisations = await store.organisations.list();
    const orgIds = organisations.map(({ id }) => id);
    await answerer.warmUp(orgIds, stopping.signal);
  }).then(() => {
    isWarm = true;
  });
  const address = server.server.address();
  const port = typeof address === "object" && address ? address.port : config.port;
  const url = `http://${reachable(config.host)}:${port}`;
  fellows?.ready(url);
  return {
    url,
    onStop: fellows?.onStop,
    async stop() {
      stopping.abort();
      await stopServer(server, config.stop);
      forecasts?.close();
      limitsStore?.close();
      close();
      planners.close();
      await store.close();
      fellows?.leave();
    },
  };
}

async function openMediaStorage({ mediaBucket, dataDirectory }: Config): Promise<MediaStorage> {
  if (mediaBucket) return (await import("./media/bucket-storage.ts")).bucketStorage(mediaBucket);
  return folderStorage((orgId) => orgFolder(dataDirectory, orgId));
}

/** The streets of each organisation, and the routing server where one is configured. */
async function openWays({ dataDirectory, routing }: Config, clock: () => number, logger: Logger) {
  const { openWalkers } = await import("./walking/walkers.ts");
  const walkers = openWalkers((orgId) => orgFolder(dataDirectory, orgId), { clock, logger });
  if (!routing) return { walkers };
  const { openRouter } = await import("./walking/router.ts");
  return { walkers, router: openRouter({ ...routing, clock, logger }) };
}

/** Loaded only where machines keep their limits together. */
async function openLimits({ limitsUrl: url }: Config, fellows: Fellows | undefined, logger: Logger) {
  if (url === undefined) return undefined;
  const { openLimitsStore } = await import("./http/limits/limits-store.ts");
  return openLimitsStore({ url, fellows, logger });
}

/** Who asks says where it is found, as met.no wants it. */
async function openForecasts({ weather, publicUrl }: Config, clock: () => number, logger: Logger) {
  if (!weather) return undefined;
  const { createForecasts } = await import("./weather/forecasts.ts");
  const userAgent = weather.userAgent ?? ["waymark", publicUrl].filter(Boolean).join(" ");
  return createForecasts({ ...weather, userAgent, clock, logger });
}

/** Once the server listens; a failure is reported when a message needs it. */
async function warmConcierge(logger: Logger, signal: AbortSignal, warm: () => Promise<void>): Promise<void> {
  await sleep(WARM_AFTER_MS, undefined, { ref: false });
  await warm().catch(({ message }: Error) => {
    if (!signal.aborted) logger.warn({ message }, "the concierge is not warm");
  });
}

/** The host of a URL for this machine: an address that means all of them is reached at the loopback. */
function reachable(host: string): string {
  if (host === "0.0.0.0") return "127.0.0.1";
  if (host === "::") return "[::1]";
  return host.includes(":") ? `[${host}]` : host;
}
