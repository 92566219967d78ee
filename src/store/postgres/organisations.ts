import { INDEX_FORMAT } from "../../search/columns/columns.ts";
import {
  type KeyRow,
  type OrganisationRow,
  readKey,
  readOrganisation,
  writeKey,
  writeOrganisation,
} from "../rows.ts";
import { type KeyStore, type OrganisationStore, StoreError, unknownOrganisation } from "../store.ts";
import { prepared } from "./server.ts";
import type { Servers } from "./servers.ts";
import { type Transaction, transacting } from "./transaction.ts";

const ORGANISATION = "SELECT org_id, name, languages, created_at FROM waymark.organisation";
const KEY_COLUMNS = "org_id, id, hash, hosts, abilities, origins, expires_at, revoked_at, created_at";
const KEY = `SELECT ${KEY_COLUMNS} FROM waymark.api_key`;
/** Keys are added one at a time over the whole database, so that a hash is found taken whose ever it is. */
const KEYS_LOCK = 7_726_002;

/** Whether there is such an organisation. */
export const organisationExists = prepared(
  "SELECT 1 FROM waymark.state WHERE org_id = $1 AND removed_at IS NULL",
);
/** The same, and keeps it from being removed during the transaction: what is added is removed along with it later, or never added. */
export const organisationStays = prepared(
  "SELECT 1 FROM waymark.state WHERE org_id = $1 AND removed_at IS NULL FOR KEY SHARE",
);

const sql = {
  organisations: prepared(`${ORGANISATION} ORDER BY org_id`),
  organisation: prepared(`${ORGANISATION} WHERE org_id = $1`),
  arrive:
    prepared(`INSERT INTO waymark.state AS s (org_id, version, next_seq, next_label, index_format) VALUES ($1, 0, 1, 0, $2)
    ON CONFLICT (org_id) DO UPDATE SET removed_at = NULL, index_format = excluded.index_format, changes_from = s.version
    WHERE s.removed_at IS NOT NULL RETURNING 1`),
  create: prepared(
    "INSERT INTO waymark.organisation (org_id, name, languages, created_at) VALUES ($1, $2, $3, $4)",
  ),
  update: prepared("UPDATE waymark.organisation SET name = $2, languages = $3 WHERE org_id = $1 RETURNING 1"),
  goes: prepared("SELECT 1 FROM waymark.state WHERE org_id = $1 AND removed_at IS NULL FOR UPDATE"),
  leave: prepared(
    "UPDATE waymark.state SET removed_at = $2, version = version + 1, next_label = 0 WHERE org_id = $1 RETURNING version",
  ),
  keyTaken: prepared("SELECT 1 FROM waymark.api_key WHERE (org_id = $1 AND id = $2) OR hash = $3"),
  addKey: prepared(`INSERT INTO waymark.api_key (${KEY_COLUMNS})
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`),
  keyByHash: prepared(`${KEY} WHERE hash = $1`),
  keys: prepared(`${KEY} WHERE org_id = $1 ORDER BY id`),
  revokeKey: prepared(`UPDATE waymark.api_key SET revoked_at = coalesce(revoked_at, $3)
    WHERE org_id = $1 AND id = $2 RETURNING 1`),
};

/** What a removed organisation takes along. */
const owned = [
  "organisation",
  "api_key",
  "record",
  "entry",
  "posting",
  "removed",
  "label",
  "term",
  "conversation",
  "attempt",
  "draft",
  "revision",
  "import",
];

export function createOrganisations(servers: Servers, clock: () => number): OrganisationStore {
  return {
    list: () =>
      servers.readFresh(async (server) =>
        (await server.ask<OrganisationRow>(sql.organisations, [])).map(readOrganisation),
      ),
    find: (orgId) =>
      servers.readFresh(async (server) => {
        const [row] = await server.ask<OrganisationRow>(sql.organisation, [orgId]);
        return row && readOrganisation(row);
      }),
    create: (organisation) =>
      changing(servers, async ({ run }) => {
        const { id } = organisation;
        const [arrived] = await run(sql.arrive, [id, INDEX_FORMAT]);
        if (!arrived) throw new StoreError("organisation_exists", `organisation ${id} exists`);
        await run(sql.create, writeOrganisation(organisation));
      }),
    async update(organisation) {
      const [id, name, languages] = writeOrganisation(organisation);
      const updated = await servers.primary.ask(sql.update, [id, name, languages]);
      if (updated.length === 0) throw unknownOrganisation(id);
    },
    /** Waits for the batch that is being written: it is removed with the rest. */
    async remove(orgId) {
      const version = await changing(servers, async ({ run }) => {
        if ((await run(sql.goes, [orgId])).length === 0) throw unknownOrganisation(orgId);
        const [left] = await run<[version: number]>(sql.leave, [orgId, clock()]);
        for (const table of owned) await run(`DELETE FROM waymark.${table} WHERE org_id = $1`, [orgId]);
        return left![0];
      });
      servers.wrote(orgId, version);
    },
  };
}

export function createKeys(servers: Servers): KeyStore {
  return {
    add: (key) =>
      changing(servers, async ({ run }) => {
        await run("SELECT pg_advisory_xact_lock($1)", [KEYS_LOCK]);
        if ((await run(organisationStays, [key.orgId])).length === 0) throw unknownOrganisation(key.orgId);
        if ((await run(sql.keyTaken, [key.orgId, key.id, key.hash])).length > 0) {
          throw new StoreError("key_exists", `key ${key.id} or its hash is taken`);
        }
        await run(sql.addKey, writeKey(key));
      }),
    findByHash: (hash) =>
      servers.readFresh(async (server) => {
        const [row] = await server.ask<KeyRow>(sql.keyByHash, [hash]);
        return row && readKey(row);
      }),
    list: (orgId) =>
      servers.readFresh(async (server) => {
        const rows = await server.ask<KeyRow>(sql.keys, [orgId]);
        if (rows.length === 0 && (await server.ask(organisationExists, [orgId])).length === 0)
          throw unknownOrganisation(orgId);
        return rows.map(readKey);
      }),
    async revoke(orgId, keyId, at) {
      if ((await servers.primary.ask(sql.revokeKey, [orgId, keyId, at])).length > 0) return true;
      if ((await servers.primary.ask(organisationExists, [orgId])).length === 0)
        throw unknownOrganisation(orgId);
      return false;
    },
  };
}

function changing<T>({ primary }: Servers, change: (transaction: Transaction) => Promise<T>): Promise<T> {
  return transacting(primary.batches, change);
}
