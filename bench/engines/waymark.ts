import { Agent, get } from "node:http";
import { buffer } from "node:stream/consumers";
import { createDiscovery } from "../../src/discovery/discovery.ts";
import type { Listening } from "../benchmarks/http-child.ts";
import { ORG } from "../harness/data.ts";
import { forked } from "../harness/forked.ts";
import { openStoreAt } from "../harness/places.ts";
import { queryString } from "../harness/requests.ts";
import { type Engine, here, type Opening } from "./engine.ts";

const loaded = { add() {}, ready() {} };

/** In this process, without HTTP. The store was filled by an import. */
export async function openWaymark({ store: place }: Opening): Promise<Engine> {
  const store = await openStoreAt(place);
  const discovery = createDiscovery({ store });
  return {
    ...loaded,
    ask: ({ request }) => discovery.listingSearch({ orgId: ORG }, request),
    servers: here,
    close: () => store.close(),
  };
}

export async function openWaymarkHttp({ store }: Opening): Promise<Engine> {
  const { child, told, exited } = await forked<Listening>("http-child.ts", [store]);
  const agent = new Agent({ keepAlive: true });
  const ask: Engine["ask"] = ({ query }) =>
    new Promise((resolve, reject) => {
      const path = `/v2/orgs/${ORG}/listing-search?${queryString({ ...query, key: told.key })}`;
      get({ agent, port: told.port, host: "127.0.0.1", path }, (response) => {
        buffer(response).then((body) => resolve({ body }), reject);
      }).on("error", reject);
    });
  return {
    ...loaded,
    ask,
    servers: () => ({ answering: [child.pid!], all: [child.pid!] }),
    async close() {
      agent.destroy();
      child.disconnect();
      await exited;
    },
  };
}
