import type { Pool, PoolClient } from "pg";
import { INDEX_FORMAT } from "../../search/columns/columns.ts";
import { ensureIndexFormat, refuseNewerIndex } from "../index-writer.ts";
import { type Migration, StoreError } from "../store.ts";
import { openBatchTables } from "./batch-tables.ts";
import { distributedTables, referenceTables, schemaSteps } from "./schema.ts";
import { asStoreError, openServer, type Server } from "./server.ts";
import { begin } from "./transaction.ts";

/** The lock under which schemas change: an arbitrary number, the same in every release. */
const MIGRATION_LOCK = 7_726_001;

export interface MigrateOptions {
  /** Lays the tables out over the nodes of a Citus cluster. Needs the extension. */
  citus?: boolean;
}

/** Brings the schema of the database at a connection URL to that of this release. Throws as `migrate` does. */
export async function migrateDatabase(url: string, options: MigrateOptions = {}): Promise<Migration> {
  const server = openServer({ url, poolSize: 1, logger: undefined });
  try {
    return await migrate(server.batches, options);
  } finally {
    await server.close();
  }
}

/**
 * Brings the schema to that of this release, in one transaction: all or nothing, and one process at a time; then the index of
 * each organisation to its format, one after the other: what is interrupted goes on at the next call.
 * Throws StoreError `newer_schema` when a later release was here, `unavailable` without a connection or, asked for Citus,
 * without the extension.
 */
export async function migrate(pool: Pool, { citus = false }: MigrateOptions = {}): Promise<Migration> {
  try {
    const migration = await migrateSchema(pool, citus);
    return { ...migration, reindexed: await reindexAll(pool) };
  } catch (error) {
    throw asStoreError(error);
  }
}

async function migrateSchema(pool: Pool, citus: boolean): Promise<Omit<Migration, "reindexed">> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    const migration = await migrateWith(client, citus);
    await client.query("COMMIT");
    client.release();
    return migration;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function migrateWith(client: PoolClient, citus: boolean): Promise<Omit<Migration, "reindexed">> {
  // Another process's migration may be long: it is waited for.
  await client.query("SET LOCAL statement_timeout = 0");
  await client.query("SELECT pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
  const from = await schemaVersion(client);
  refuseNewer(from);
  if (from === 0) {
    await client.query("CREATE SCHEMA IF NOT EXISTS waymark");
    await client.query(
      "CREATE TABLE waymark.migration (step integer PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())",
    );
  }
  for (let step = from + 1; step <= schemaSteps.length; step++) {
    await client.query(schemaSteps[step - 1]!);
    await client.query("INSERT INTO waymark.migration (step) VALUES ($1)", [step]);
  }
  const layout = citus ? await layOut(client) : { distributed: [], copied: [] };
  return { from, to: schemaSteps.length, ...layout };
}

/** The number of steps applied; 0 for an empty database. */
async function schemaVersion(client: Pick<PoolClient, "query">): Promise<number> {
  const { rows: found } = await client.query("SELECT to_regclass('waymark.migration') IS NOT NULL AS there");
  if (!found[0].there) return 0;
  const { rows } = await client.query("SELECT coalesce(max(step), 0) AS step FROM waymark.migration");
  return rows[0].step;
}

/** Throws StoreError `newer_schema` where a later release wrote the schema. */
function refuseNewer(version: number): void {
  if (version <= schemaSteps.length) return;
  throw new StoreError(
    "newer_schema",
    `the database has schema ${version}; this release knows ${schemaSteps.length} and older`,
  );
}

/**
 * Gives an empty database its schema, where it may be written to. Throws StoreError `newer_schema`, `older_schema` (to be brought
 * up to date by `migrate`) or `unavailable`.
 */
export async function ensureSchema({ questions, batches }: Server, mayWrite: boolean): Promise<void> {
  try {
    const version = await schemaVersion(questions);
    if (version === 0 && mayWrite) return void (await migrate(batches));
    refuseNewer(version);
    if (version < schemaSteps.length) throw older("the database", "schema", version, schemaSteps.length);
    const { least, most } = await indexFormats(questions);
    refuseNewerIndex(most, "an organisation");
    if (least < INDEX_FORMAT) throw older("an organisation", "index format", least, INDEX_FORMAT);
  } catch (error) {
    throw asStoreError(error);
  }
}

function older(what: string, of: string, found: number, needed: number): StoreError {
  const message = `${what} has ${of} ${found}, this release needs ${needed}: run waymark migrate`;
  return new StoreError("older_schema", message);
}

/**
 * Rebuilds the index of each organisation that has an older format: a transaction and a new version for each. Returns
 * their ids. Throws StoreError `newer_schema` for a later format.
 */
async function reindexAll(pool: Pool): Promise<string[]> {
  const { most } = await indexFormats(pool);
  refuseNewerIndex(most, "an organisation");
  const { rows } = await pool.query<{ org_id: string }>(
    `SELECT org_id FROM waymark.state WHERE removed_at IS NULL AND index_format < ${INDEX_FORMAT} ORDER BY org_id`,
  );
  const orgIds = rows.map(({ org_id }) => org_id);
  for (const orgId of orgIds) await reindex(pool, orgId);
  return orgIds;
}

/** Another process may have been faster, or have removed it: then there is nothing left to do. */
async function reindex(pool: Pool, orgId: string): Promise<void> {
  const tables = await openBatchTables(await begin(pool), orgId).catch((error) => {
    if (error instanceof StoreError && error.code === "unknown_organisation") return undefined;
    throw error;
  });
  try {
    if (tables) await ensureIndexFormat(tables, orgId);
  } finally {
    tables?.abandon();
  }
}

async function indexFormats(client: Pick<PoolClient, "query">): Promise<{ least: number; most: number }> {
  const { rows } = await client.query(
    `SELECT coalesce(min(index_format), ${INDEX_FORMAT}) AS least, coalesce(max(index_format), ${INDEX_FORMAT}) AS most
     FROM waymark.state WHERE removed_at IS NULL`,
  );
  return rows[0];
}

/**
 * Lays out the tables that are not yet: reference tables whole on every node, all others together by the same column. An earlier
 * release distributed what are reference tables now.
 */
async function layOut(client: PoolClient): Promise<Pick<Migration, "distributed" | "copied">> {
  const { rows: found } = await client.query("SELECT to_regclass('pg_dist_partition') IS NOT NULL AS there");
  if (!found[0].there) {
    throw new StoreError("unavailable", "the database has no citus extension (CREATE EXTENSION citus)");
  }
  const { rows } = await client.query<{ name: string; is_distributed: boolean }>(
    `SELECT name, partmethod <> 'n' AS is_distributed FROM unnest($1::text[]) name
     JOIN pg_dist_partition ON logicalrelid = name::regclass`,
    [[...referenceTables, ...distributedTables]],
  );
  const isDistributed = new Map(rows.map((row) => [row.name, row.is_distributed]));
  const copied = referenceTables.filter((name) => isDistributed.get(name) !== false);
  for (const name of copied) {
    if (isDistributed.has(name)) await client.query("SELECT undistribute_table($1)", [name]);
    await client.query("SELECT create_reference_table($1)", [name]);
  }
  const distributed = distributedTables.filter((name) => !isDistributed.has(name));
  for (const name of distributed) {
    const beside = name === distributedTables[0] ? "default" : distributedTables[0];
    await client.query("SELECT create_distributed_table($1, 'org_id', colocate_with => $2)", [name, beside]);
  }
  return { distributed, copied };
}
