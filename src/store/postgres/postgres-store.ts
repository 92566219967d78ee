import { kinds } from "../../contract/records.ts";
import { type Store, StoreError } from "../store.ts";
import { createConversations } from "./conversations.ts";
import { asStoreError, isUnavailable } from "./database-errors.ts";
import { migrate, refuseNewer, schemaVersion } from "./migrations.ts";
import { createKeys, createOrganisations } from "./organisations.ts";
import { createReader } from "./reader.ts";
import { refuseOtherFormats } from "./reindex.ts";
import { schemaSteps } from "./schema.ts";
import { type Logger, openServer, prepared, type Server } from "./server.ts";
import { createServers } from "./servers.ts";
import { createStreams } from "./streams.ts";
import { createTextSearch } from "./text-search.ts";
import { createVersionListener } from "./version-listener.ts";
import { createWriter } from "./writer.ts";

export interface PostgresStoreOptions {
  /** Connection URL of the primary: `postgres://user:password@host:port/database`. */
  url: string;
  /** Connection URLs of replicas; reads go to them in turn, and to the primary where they fail or are behind. */
  readUrls?: readonly string[];
  /**
   * Connections to each server for short questions, at most; as many for batches (one for each organisation that is being
   * written) and half of it for long answers come on top when they are needed. Default: 10.
   */
  poolSize?: number;
  /** Epoch milliseconds; dates removals. Default: the system's clock. */
  clock?: () => number;
  logger?: Logger;
}

const PING = prepared("SELECT 1");

/**
 * Opens the store in a PostgreSQL database; an empty one gets its schema. Any number of processes may have it open. A lost
 * connection is StoreError `unavailable` to the calls it hits, and later ones connect anew.
 * Throws StoreError `newer_schema`, `older_schema` (to be brought up to date by `waymark migrate`) or `unavailable`.
 */
export async function openPostgresStore(options: PostgresStoreOptions): Promise<Store> {
  const { url, readUrls = [], poolSize = 10, clock = Date.now, logger } = options;
  const open = (address: string) => openServer({ url: address, poolSize, logger });
  const primary = open(url);
  const replicas = readUrls.map(open);
  const servers = createServers(primary, replicas);
  try {
    await ensureSchema(primary, replicas);
  } catch (error) {
    await servers.close();
    throw error;
  }
  const search = createTextSearch(servers);
  const reader = createReader(servers);
  const streams = createStreams(servers);
  const writer = createWriter(servers);
  const listener = createVersionListener(url, logger);
  let closing: Promise<void> | undefined;

  return {
    organisations: createOrganisations(servers, clock),
    keys: createKeys(servers),
    conversations: createConversations(servers),
    version: reader.version,
    read: (orgId) => ({
      record: (kind, id) => reader.record(orgId, kind, id),
      records: (wanted = kinds) => streams.records(orgId, wanted),
      changes: (since) => streams.changes(orgId, since),
      bodies: (kind, seqs) => reader.bodies(orgId, kind, seqs),
      search: (kind, query, searchOptions) => search(orgId, kind, query, searchOptions),
      vocabulary: () => streams.vocabulary(orgId),
    }),
    pin: streams.pin,
    write: writer.write,
    watch: listener.watch,
    ping: async () => void (await servers.readFresh((server) => server.ask(PING, []))),
    close(): Promise<void> {
      closing ??= (async () => {
        await writer.close();
        streams.close();
        await Promise.all([listener.close(), servers.close()]);
      })();
      return closing;
    },
  };
}

/** Looks at the schema; where the primary cannot be reached, at a replica's, so that reading goes on. */
async function ensureSchema(primary: Server, replicas: readonly Server[]): Promise<void> {
  try {
    const version = await versionOf(primary);
    if (version === 0) await migrate(primary.batches);
    else await judge(version, primary);
  } catch (error) {
    const [replica, ...others] = replicas;
    if (!replica || !isUnavailable(error)) throw error;
    await ensureReplica(replica, others);
  }
}

async function ensureReplica(replica: Server, others: readonly Server[]): Promise<void> {
  try {
    await judge(await versionOf(replica), replica);
  } catch (error) {
    const [next, ...rest] = others;
    if (!next || !isUnavailable(error)) throw error;
    await ensureReplica(next, rest);
  }
}

async function versionOf({ questions }: Server): Promise<number> {
  try {
    return await schemaVersion(questions);
  } catch (error) {
    throw asStoreError(error);
  }
}

async function judge(version: number, { questions }: Server): Promise<void> {
  refuseNewer(version);
  if (version === schemaSteps.length) return refuseOtherFormats(questions);
  throw new StoreError(
    "older_schema",
    `the database has schema ${version}, this release needs ${schemaSteps.length}: run waymark migrate`,
  );
}
