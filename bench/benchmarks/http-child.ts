import type { AddressInfo } from "node:net";
import { readConfig } from "../../src/config.ts";
import { hashKey, newKey } from "../../src/content/keys.ts";
import { createDiscovery } from "../../src/discovery/discovery.ts";
import { createServer } from "../../src/http/app/create-server.ts";
import { openSqliteStore } from "../../src/store/sqlite/sqlite-store.ts";
import type { KeyRecord } from "../../src/store/store.ts";
import { tellCosts } from "../harness/costs.ts";
import { ORG } from "../harness/data.ts";

/** What the server tells its parent once it listens. */
export interface Listening {
  port: number;
  key: string;
}

const [directory = ""] = process.argv.slice(2);
const store = await openSqliteStore({ directory });
const key = newKey();
const record: KeyRecord = {
  id: "bench",
  orgId: ORG,
  hash: hashKey(key),
  hostIds: [],
  abilities: ["read"],
  origins: [],
  expiresAt: null,
  revokedAt: null,
  createdAt: 0,
};
const app = await createServer({
  // The key lives in memory alone, so that runs leave none behind.
  store: {
    keys: { findByHash: async (hash) => (hash === record.hash ? record : undefined) },
    ping: () => store.ping(),
  },
  discovery: createDiscovery({ store }),
  clock: Date.now,
  // As `waymark serve` begins with requests.
  settings: { ratePerSecond: 1e9, burst: 1e9, mostDelayMs: readConfig(process.env).mostDelayMs || undefined },
});
await app.listen({ host: "127.0.0.1", port: 0 });
const listening: Listening = { port: (app.server.address() as AddressInfo).port, key };
process.send?.(listening);

tellCosts();

// The parent hangs up, or is gone: nobody asks any more.
process.once("disconnect", async () => {
  app.server.closeAllConnections();
  await app.close();
  await store.close();
});
