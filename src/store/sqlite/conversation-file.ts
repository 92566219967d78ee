import type { DatabaseSync } from "node:sqlite";
import type { ConversationStore, StoredConversation } from "../store.ts";
import { answering, openDatabase, type Schema } from "./database.ts";

const schema: Schema = {
  version: 1,
  create: (database) =>
    database.exec(`
      CREATE TABLE conversation (
        org_id TEXT NOT NULL, id TEXT NOT NULL, owner TEXT NOT NULL, expires_at INTEGER NOT NULL, body TEXT NOT NULL,
        PRIMARY KEY (org_id, id)
      );
      CREATE INDEX conversation_by_end ON conversation (org_id, expires_at, id);`),
};

/**
 * The conversations of all organisations, in a file of their own: they come and go all day, and a power cut loses a
 * message at most, so their writes need not wait for the disk. The file is created when it is first needed. `demand` throws where
 * there is no such organisation.
 */
export function openConversationFile(path: string, demand: (orgId: string) => void) {
  let opened: { database: DatabaseSync; sql: ReturnType<typeof statements> } | undefined;
  const open = () => {
    if (!opened) {
      const database = openDatabase(path, schema, { synchronous: "normal", cacheKib: 2_048 });
      // What is removed is overwritten, not only forgotten.
      database.exec("PRAGMA secure_delete = ON");
      opened = { database, sql: statements(database) };
    }
    return opened.sql;
  };
  const sql = (orgId: string) => {
    demand(orgId);
    return open();
  };
  const changes = (run: () => { changes: number | bigint }) => Number(answering(run).changes);

  const conversations: ConversationStore = {
    add: async (orgId, { id, owner, expiresAt, body }) =>
      void changes(() => sql(orgId).add.run(orgId, id, owner, expiresAt, body)),
    async find(orgId, owner, id, now) {
      const row = answering(() => sql(orgId).find.get(orgId, id, owner, now));
      return row && ({ ...row } as unknown as StoredConversation);
    },
    update: async (orgId, { id, owner, expiresAt, body }) =>
      changes(() => sql(orgId).update.run(expiresAt, body, orgId, id, owner)) === 1,
    remove: async (orgId, owner, id) => changes(() => sql(orgId).remove.run(orgId, id, owner)) === 1,
    sweep: async (orgId, { now, most }) =>
      changes(() => sql(orgId).expire.run(orgId, now)) + changes(() => open().cut.run(orgId, orgId, most)),
  };
  return {
    conversations,
    /** Of an organisation that is gone. */
    removeAll: (orgId: string) => void changes(() => open().removeAll.run(orgId)),
    close(): void {
      if (opened?.database.isOpen) opened.database.close();
    },
  };
}

function statements(database: DatabaseSync) {
  return {
    add: database.prepare(
      "INSERT INTO conversation (org_id, id, owner, expires_at, body) VALUES (?, ?, ?, ?, ?)",
    ),
    find: database.prepare(
      `SELECT id, owner, expires_at expiresAt, body FROM conversation
       WHERE org_id = ? AND id = ? AND owner = ? AND expires_at > ?`,
    ),
    update: database.prepare(
      "UPDATE conversation SET expires_at = ?, body = ? WHERE org_id = ? AND id = ? AND owner = ?",
    ),
    remove: database.prepare("DELETE FROM conversation WHERE org_id = ? AND id = ? AND owner = ?"),
    expire: database.prepare("DELETE FROM conversation WHERE org_id = ? AND expires_at <= ?"),
    cut: database.prepare(
      `DELETE FROM conversation WHERE org_id = ? AND id IN (
         SELECT id FROM conversation WHERE org_id = ? ORDER BY expires_at DESC, id LIMIT -1 OFFSET ?)`,
    ),
    removeAll: database.prepare("DELETE FROM conversation WHERE org_id = ?"),
  };
}
