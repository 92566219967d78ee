import type { DatabaseSync } from "node:sqlite";
import {
  type KeyRow,
  type OrganisationRow,
  readKey,
  readOrganisation,
  writeKey,
  writeOrganisation,
} from "../rows.ts";
import { type KeyStore, type Organisation, StoreError, unknownOrganisation } from "../store.ts";
import {
  answering,
  beginImmediate,
  openDatabase,
  preparingArrays,
  type Schema,
  type Synchronous,
} from "./database.ts";

/** Where the records of an organisation are. */
export interface Place {
  /** 1 for the first organisation of this id, one more each time it is created again after a removal. */
  generation: number;
  /** Where versions and sequence numbers go on, so that nothing cached of a removed namesake can pass for current. */
  firstVersion: number;
  firstSeq: number;
  /** A version that its file is known to have reached: one that lacks it is lost, or an older copy. */
  reached: number;
}

const schema: Schema = {
  version: 2,
  create: (database) =>
    database.exec(`
      CREATE TABLE organisation (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, languages TEXT NOT NULL, created_at INTEGER NOT NULL,
        generation INTEGER NOT NULL, first_version INTEGER NOT NULL, first_seq INTEGER NOT NULL, removed_at INTEGER,
        reached INTEGER NOT NULL DEFAULT 0
      ) WITHOUT ROWID;
      CREATE TABLE key (
        org_id TEXT NOT NULL, id TEXT NOT NULL, hash TEXT NOT NULL UNIQUE, hosts TEXT NOT NULL, abilities TEXT NOT NULL,
        origins TEXT NOT NULL, expires_at INTEGER, revoked_at INTEGER, created_at INTEGER NOT NULL,
        PRIMARY KEY (org_id, id)
      );`),
  upgrade: (database) =>
    database.exec("ALTER TABLE organisation ADD COLUMN reached INTEGER NOT NULL DEFAULT 0"),
};

/** How long a note waits for others who write the file, in milliseconds: meanwhile nothing else of this process runs. */
const NOTE_WAIT_MS = 100;

/** The control file: organisations and keys, and nothing of their records. `readOnly`: see OpenOptions. */
export function openControlFile(path: string, synchronous: Synchronous, readOnly = false) {
  const database = openDatabase(path, schema, { synchronous, cacheKib: 8_192, readOnly });
  const sql = statements(database);
  // What is only noted waits for no disk.
  const notes = openDatabase(path, schema, { synchronous: "normal", cacheKib: 64, readOnly });
  notes.exec(`PRAGMA busy_timeout = ${NOTE_WAIT_MS}`);
  const reach = notes.prepare("UPDATE organisation SET reached = ? WHERE id = ? AND reached < ?");
  /** Versions that could not be noted yet, by organisation. */
  const unnoted = new Map<string, number>();

  async function changing<T>(change: () => T): Promise<T> {
    await beginImmediate(database);
    try {
      const result = answering(change);
      database.exec("COMMIT");
      return result;
    } catch (error) {
      if (database.isTransaction) database.exec("ROLLBACK");
      throw error;
    }
  }
  const place = (orgId: string) => answering(() => sql.place.get(orgId)) as unknown as Place | undefined;
  const known = (orgId: string): Place => {
    const found = place(orgId);
    if (!found) throw unknownOrganisation(orgId);
    return found;
  };

  // One connection has one transaction: changes of this process queue up, those of others wait in beginImmediate.
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<T>(change: () => T): Promise<T> {
    const turn = last.then(() => changing(change));
    last = turn.catch(() => undefined);
    return turn;
  }

  const keys: KeyStore = {
    add: (key) =>
      inTurn(() => {
        known(key.orgId);
        if (sql.keyTaken.get(key.orgId, key.id, key.hash)) {
          throw new StoreError("key_exists", `key ${key.id} or its hash is taken`);
        }
        sql.addKey.run(...writeKey(key));
      }),
    async findByHash(hash) {
      const row = answering(() => sql.keyByHash.get(hash)) as unknown as KeyRow | undefined;
      return row && readKey(row);
    },
    async list(orgId) {
      known(orgId);
      return (answering(() => sql.keys.all(orgId)) as unknown as KeyRow[]).map(readKey);
    },
    revoke: (orgId, keyId, at) =>
      inTurn(() => {
        known(orgId);
        return sql.revokeKey.run(at, orgId, keyId).changes === 1;
      }),
  };

  return {
    known,
    keys,
    /** Where each organisation's file is, those of removed ones left out. */
    places: () => answering(() => sql.places.all()) as unknown as (Place & { id: string })[],
    organisations: () =>
      (answering(() => sql.organisations.all()) as unknown as OrganisationRow[]).map(readOrganisation),
    organisation(orgId: string): Organisation | undefined {
      const row = answering(() => sql.organisation.get(orgId)) as unknown as OrganisationRow | undefined;
      return row && readOrganisation(row);
    },
    /** `prepare` runs before the organisation can be seen: it makes sure that the place for its file is free. */
    createOrganisation: (organisation: Organisation, prepare: (place: Place) => void) =>
      inTurn(() => {
        const { id } = organisation;
        const former = sql.former.get(id) as unknown as (Place & { removedAt: number | null }) | undefined;
        if (former && former.removedAt === null) {
          throw new StoreError("organisation_exists", `organisation ${id} exists`);
        }
        const { generation, firstVersion, firstSeq } = former ?? {
          generation: 0,
          firstVersion: 0,
          firstSeq: 0,
        };
        const place = { generation: generation + 1, firstVersion, firstSeq, reached: 0 };
        prepare(place);
        sql.putOrganisation.run(...writeOrganisation(organisation), ...Object.values(place));
      }),
    /** Takes a file as it is: as that of an organisation anew, or of one that is known. */
    adopt: (organisation: Organisation, generation: number, version: number) =>
      inTurn(() => {
        const place = { generation, firstVersion: 0, firstSeq: 0, reached: version };
        sql.putOrganisation.run(...writeOrganisation(organisation), ...Object.values(place));
      }),
    /**
     * Notes that an organisation's file has reached a version; not written through to the disk, so it may be behind. What cannot be
     * noted goes with the next note. @throws StoreError
     */
    reach(orgId: string, version: number): void {
      unnoted.set(orgId, version);
      for (const [id, reached] of unnoted) {
        answering(() => reach.run(reached, id, reached));
        unnoted.delete(id);
      }
    },
    updateOrganisation: (organisation: Organisation) =>
      inTurn(() => {
        known(organisation.id);
        const [id, name, languages] = writeOrganisation(organisation);
        sql.updateOrganisation.run(name, languages, id);
      }),
    /** Forgets all but the numbers that a namesake must not use again. */
    removeOrganisation: (orgId: string, next: { version: number; seq: number }, at: number) =>
      inTurn(() => {
        known(orgId);
        sql.removeOrganisation.run(next.version, next.seq, at, orgId);
        sql.removeKeys.run(orgId);
      }),
    /** Reads, and writes what is there already. */
    ping: () =>
      answering(() => {
        sql.ping.get();
        notes.exec(`PRAGMA user_version = ${schema.version}`);
      }),
    async close() {
      await last;
      if (database.isOpen) database.close();
      if (notes.isOpen) notes.close();
    },
  };
}

function statements(database: DatabaseSync) {
  const keyColumns = "org_id, id, hash, hosts, abilities, origins, expires_at, revoked_at, created_at";
  const organisationColumns = "id, name, languages, created_at";
  const inArrays = preparingArrays(database);
  const placeColumns = "generation, first_version firstVersion, first_seq firstSeq, reached";
  return {
    organisations: inArrays(
      `SELECT ${organisationColumns} FROM organisation WHERE removed_at IS NULL ORDER BY id`,
    ),
    organisation: inArrays(
      `SELECT ${organisationColumns} FROM organisation WHERE id = ? AND removed_at IS NULL`,
    ),
    place: database.prepare(`SELECT ${placeColumns} FROM organisation WHERE id = ? AND removed_at IS NULL`),
    places: database.prepare(
      `SELECT id, ${placeColumns} FROM organisation WHERE removed_at IS NULL ORDER BY id`,
    ),
    former: database.prepare(`SELECT ${placeColumns}, removed_at removedAt FROM organisation WHERE id = ?`),
    putOrganisation: database.prepare(
      `INSERT OR REPLACE INTO organisation (${organisationColumns}, generation, first_version, first_seq, reached)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    updateOrganisation: database.prepare("UPDATE organisation SET name = ?, languages = ? WHERE id = ?"),
    removeOrganisation: database.prepare(
      `UPDATE organisation SET name = '', languages = '[]', first_version = ?, first_seq = ?, removed_at = ?, reached = 0
       WHERE id = ?`,
    ),
    removeKeys: database.prepare("DELETE FROM key WHERE org_id = ?"),
    keyTaken: database.prepare("SELECT 1 FROM key WHERE (org_id = ? AND id = ?) OR hash = ?"),
    addKey: database.prepare(`INSERT INTO key (${keyColumns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`),
    keyByHash: inArrays(`SELECT ${keyColumns} FROM key WHERE hash = ?`),
    keys: inArrays(`SELECT ${keyColumns} FROM key WHERE org_id = ? ORDER BY id`),
    revokeKey: database.prepare(
      "UPDATE key SET revoked_at = coalesce(revoked_at, ?) WHERE org_id = ? AND id = ?",
    ),
    ping: database.prepare("SELECT count(*) FROM organisation WHERE id = ''"),
  };
}
