import { type ConversationStore, unknownOrganisation } from "../store.ts";
import { organisationExists, organisationStays } from "./organisations.ts";
import { prepared } from "./server.ts";
import type { Servers } from "./servers.ts";
import { transacting } from "./transaction.ts";

const sql = {
  add: prepared(
    "INSERT INTO waymark.conversation (org_id, id, owner, expires_at, body) VALUES ($1, $2, $3, $4, $5)",
  ),
  find: prepared(`SELECT id, owner, expires_at, body FROM waymark.conversation
    WHERE org_id = $1 AND id = $2 AND owner = $3 AND expires_at > $4`),
  update: prepared(`UPDATE waymark.conversation SET expires_at = $4, body = $5
    WHERE org_id = $1 AND id = $2 AND owner = $3 RETURNING 1`),
  remove: prepared(
    "DELETE FROM waymark.conversation WHERE org_id = $1 AND id = $2 AND owner = $3 RETURNING 1",
  ),
  expire: prepared("DELETE FROM waymark.conversation WHERE org_id = $1 AND expires_at <= $2 RETURNING 1"),
  cut: prepared(`DELETE FROM waymark.conversation WHERE org_id = $1 AND id IN (
    SELECT id FROM waymark.conversation WHERE org_id = $1 ORDER BY expires_at DESC, id OFFSET $2) RETURNING 1`),
};

type Row = [id: string, owner: string, expiresAt: number, body: string];

/** Conversations: all of it on the primary, since the next message may reach another process. */
export function createConversations({ primary }: Servers): ConversationStore {
  /** How many rows a change met; none at all may mean that the organisation is not there. */
  async function changed(orgId: string, statement: (typeof sql)[keyof typeof sql], ...values: unknown[]) {
    const { length } = await primary.ask(statement, [orgId, ...values]);
    if (length === 0) await demand(orgId);
    return length;
  }
  async function demand(orgId: string): Promise<void> {
    if ((await primary.ask(organisationExists, [orgId])).length === 0) throw unknownOrganisation(orgId);
  }

  return {
    add: (orgId, { id, owner, expiresAt, body }) =>
      transacting(primary.questions, async ({ run }) => {
        if ((await run(organisationStays, [orgId])).length === 0) throw unknownOrganisation(orgId);
        await run(sql.add, [orgId, id, owner, expiresAt, body]);
      }),
    async find(orgId, owner, id, now) {
      const [row] = await primary.ask<Row>(sql.find, [orgId, id, owner, now]);
      if (row) return { id: row[0], owner: row[1], expiresAt: row[2], body: row[3] };
      await demand(orgId);
      return undefined;
    },
    update: async (orgId, { id, owner, expiresAt, body }) =>
      (await changed(orgId, sql.update, id, owner, expiresAt, body)) === 1,
    remove: async (orgId, owner, id) => (await changed(orgId, sql.remove, id, owner)) === 1,
    sweep: async (orgId, { now, most }) =>
      (await changed(orgId, sql.expire, now)) + (await changed(orgId, sql.cut, most)),
  };
}
