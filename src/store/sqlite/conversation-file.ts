import type { DatabaseSync } from "node:sqlite";
import type { ConversationLimits, StoredConversation } from "../store.ts";
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
 * message at most, so their writes need not wait for the disk. The file is created when it is first needed.
 */
export function openConversationFile(path: string) {
  let opened: { database: DatabaseSync; sql: ReturnType<typeof statements> } | undefined;
  const sql = () => {
    if (!opened) {
      const database = openDatabase(path, schema, { synchronous: "normal", cacheKib: 2_048 });
      // What is removed is overwritten, not only forgotten.
      database.exec("PRAGMA secure_delete = ON");
      opened = { database, sql: statements(database) };
    }
    return opened.sql;
  };
  const changes = (run: () => { changes: number | bigint }) => Number(answering(run).changes);

  return {
    add: (orgId: string, { id, owner, expiresAt, body }: StoredConversation) =>
      void changes(() => sql().add.run(orgId, id, owner, expiresAt, body)),
    find(orgId: string, owner: string, id: string, now: number): StoredConversation | undefined {
      const row = answering(() => sql().find.get(orgId, id, owner, now));
      return row && ({ ...row } as unknown as StoredConversation);
    },
    update: (orgId: string, { id, owner, expiresAt, body }: StoredConversation) =>
      changes(() => sql().update.run(expiresAt, body, orgId, id, owner)) === 1,
    remove: (orgId: string, owner: string, id: string) =>
      changes(() => sql().remove.run(orgId, id, owner)) === 1,
    sweep: (orgId: string, { now, most }: ConversationLimits) =>
      changes(() => sql().expire.run(orgId, now)) + changes(() => sql().cut.run(orgId, orgId, most)),
    removeAll: (orgId: string) => void changes(() => sql().removeAll.run(orgId)),
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
