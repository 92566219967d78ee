import { BoundedCache } from "../../content/bounded-cache.ts";
import { isUnavailable, type Reader, type Store, StoreError } from "../store.ts";
import { TextSearch } from "../text-search.ts";
import { createReader, pinVersion } from "../versions.ts";
import { createWriter } from "../writer.ts";
import { openBatchTables } from "./batch-tables.ts";
import { createConversations } from "./conversations.ts";
import { ensureSchema } from "./migrations.ts";
import { createKeys, createOrganisations } from "./organisations.ts";
import { openQuestions } from "./questions.ts";
import { type Logger, openServer, prepared, type Server } from "./server.ts";
import { createServers } from "./servers.ts";
import { begin } from "./transaction.ts";
import { createVersionListener } from "./version-listener.ts";
import { createVersions } from "./version-tables.ts";

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
  /** Removals of an organisation that are remembered, at most. Default: 10,000. */
  keptRemovals?: number;
  /** Revisions that are kept of a record, at most. Default: 50. */
  keptRevisions?: number;
  /** An empty database is refused (`older_schema`) instead of given its schema. Default: false. */
  readOnly?: boolean;
  /** Epoch milliseconds; dates removals and revisions. Default: the system's clock. */
  clock?: () => number;
  logger?: Logger;
}

/** Organisations whose recent postings and results are remembered. */
const MAX_READERS = 50;

const READ_ONLY = prepared("SELECT current_setting('transaction_read_only')");

/**
 * Opens the store in a PostgreSQL database; an empty one gets its schema. Any number of processes may have it open. A lost
 * connection is StoreError `unavailable` to the calls it hits, and later ones connect anew.
 * Throws StoreError `newer_schema`, `older_schema` (to be brought up to date by `waymark migrate`) or `unavailable`.
 */
export async function openPostgresStore(options: PostgresStoreOptions): Promise<Store> {
  const { url, readUrls = [], poolSize = 10, readOnly = false, clock = Date.now, logger } = options;
  const open = (address: string) => openServer({ url: address, poolSize, logger });
  const primary = open(url);
  const replicas = readUrls.map(open);
  const servers = createServers(primary, replicas);
  try {
    await ensureSchemas(primary, replicas, !readOnly);
  } catch (error) {
    await servers.close();
    throw error;
  }
  const versions = createVersions(servers);
  const beginBatch = async (orgId: string) => openBatchTables(await begin(primary.batches), orgId);
  const writer = createWriter(beginBatch, options, servers.wrote);
  const listener = createVersionListener(url, logger);
  const openReader = (orgId: string): Reader => {
    const questions = openQuestions(servers, orgId);
    const { search } = new TextSearch(questions);
    return createReader({ ...questions, search }, () => versions.open(orgId));
  };
  const readers = new BoundedCache<string, Reader>(MAX_READERS);
  let closing: Promise<void> | undefined;

  return {
    organisations: createOrganisations(servers, clock),
    keys: createKeys(servers),
    conversations: createConversations(servers),
    version: (orgId) => openQuestions(servers, orgId).version(),
    read: (orgId) => readers.getOrMake(orgId, () => openReader(orgId)),
    pin: async (orgId) => pinVersion(await versions.open(orgId)),
    write: writer.write,
    watch: listener.watch,
    async ping() {
      const [row] = await primary.ask<[string]>(READ_ONLY, []);
      if (row![0] === "on") throw new StoreError("unavailable", "the primary takes no writes");
    },
    usage() {
      const pools = [primary, ...replicas].flatMap(({ questions, batches, streams }) => [
        questions,
        batches,
        streams,
      ]);
      const sum = (of: (pool: (typeof pools)[number]) => number) =>
        pools.reduce((total, pool) => total + of(pool), 0);
      const open = sum(({ totalCount }) => totalCount);
      const busy = open - sum(({ idleCount }) => idleCount);
      return {
        kind: "postgres",
        connections: { open, busy, waiting: sum(({ waitingCount }) => waitingCount) },
      };
    },
    close(): Promise<void> {
      closing ??= (async () => {
        await writer.close();
        versions.close();
        await Promise.all([listener.close(), servers.close()]);
      })();
      return closing;
    },
  };
}

/** Looks at the schema; where the primary cannot be reached, at a replica's, so that reading goes on. */
async function ensureSchemas(primary: Server, replicas: readonly Server[], mayWrite: boolean): Promise<void> {
  let failure: unknown;
  for (const server of [primary, ...replicas]) {
    try {
      return await ensureSchema(server, mayWrite && server === primary);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      failure ??= error;
    }
  }
  throw failure;
}
