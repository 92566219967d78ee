import { fileURLToPath } from "node:url";
import type { RunningService, Services } from "./cli/services.ts";
import { type Config, readConfig } from "./config.ts";
import type { Store } from "./store/store.ts";

/** The one place where adapters meet: which store, which server. */
export function createServices(env: NodeJS.ProcessEnv, clock: () => number = Date.now): Services {
  let known: Config | undefined;
  const config = () => {
    known ??= readConfig(env);
    return known;
  };
  return {
    dataDirectory: () => config().dataDirectory,
    async openStore() {
      const { dataDirectory, sqliteSynchronous } = config();
      const { openSqliteStore } = await import("./store/sqlite/sqlite-store.ts");
      return openSqliteStore({ directory: dataDirectory, clock, synchronous: sqliteSynchronous });
    },
    async checkFiles() {
      const { checkSqliteFiles } = await import("./store/sqlite/check-files.ts");
      return checkSqliteFiles(config().dataDirectory);
    },
    serve: (store) => serve(config(), store, clock),
  };
}

/** The sample's pictures; its records name them below /media/copenhagen. */
const mediaDirectories = { copenhagen: fileURLToPath(new URL("../data/copenhagen/media", import.meta.url)) };

/** Loaded only here: the commands that serve nothing start in half the time. */
async function serve(config: Config, store: Store, clock: () => number): Promise<RunningService> {
  const [{ createDiscovery }, { createServer }, { pino }] = await Promise.all([
    import("./discovery/create-discovery.ts"),
    import("./http/create-server.ts"),
    import("pino"),
  ]);
  const { publicUrl, cacheBytes, ratePerSecond, rateBurst, trustProxy } = config;
  const settings = { publicUrl, ratePerSecond, burst: rateBurst, trustProxy, mediaDirectories };
  const logger = pino({ level: config.logLevel });
  const discovery = createDiscovery({ store, clock, publicUrl, cacheBytes });
  const server = await createServer({ store, discovery, clock, logger, settings });
  await server.listen({ host: config.host, port: config.port });
  const address = server.server.address();
  const port = typeof address === "object" && address ? address.port : config.port;
  return {
    url: `http://${reachable(config.host)}:${port}`,
    async stop() {
      await server.close();
      await store.close();
    },
  };
}

/** The host of a URL for this machine: an address that means all of them is reached at the loopback. */
function reachable(host: string): string {
  if (host === "0.0.0.0") return "127.0.0.1";
  if (host === "::") return "[::1]";
  return host.includes(":") ? `[${host}]` : host;
}
