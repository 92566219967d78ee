import { prepared } from "./server.ts";

/** The statements of a batch. Each takes a chunk of records as arrays, one for each column. */
export const batchSql = {
  lock: prepared(`SELECT version, next_seq, next_label FROM waymark.state
    WHERE org_id = $1 AND removed_at IS NULL FOR NO KEY UPDATE`),
  anyRemoved: prepared("SELECT EXISTS (SELECT 1 FROM waymark.removed WHERE org_id = $1)"),
  /** OFFSET has each record looked up by its key: before a first ANALYZE the planner would read the whole organisation. */
  find: prepared(`SELECT k.at, r.seq, r.active, r.digest
    FROM unnest($2::int2[], $3::text[]) WITH ORDINALITY k (kind, id, at) CROSS JOIN LATERAL
    (SELECT * FROM waymark.record r WHERE r.org_id = $1 AND r.kind = k.kind AND r.id = k.id OFFSET 0) r`),
  bodies: prepared(`SELECT r.seq, r.body FROM unnest($2::int8[]) k (seq) CROSS JOIN LATERAL
    (SELECT seq, body FROM waymark.record r WHERE r.org_id = $1 AND r.seq = k.seq OFFSET 0) r`),
  write: prepared(`INSERT INTO waymark.record (org_id, version, kind, id, seq, active, digest, body)
    SELECT $1, $2::int8, * FROM unnest($3::int2[], $4::text[], $5::int8[], $6::bool[], $7::text[], $8::text[])
    ON CONFLICT (org_id, kind, id) DO UPDATE SET version = excluded.version, seq = excluded.seq,
      active = excluded.active, digest = excluded.digest, body = excluded.body`),
  remove: prepared(`DELETE FROM waymark.record r USING unnest($2::int2[], $3::text[]) k (kind, id)
    WHERE r.org_id = $1 AND r.kind = k.kind AND r.id = k.id`),
  bury: prepared(`INSERT INTO waymark.removed (org_id, kind, id, version)
    SELECT $1, k.kind, k.id, $4::int8 FROM unnest($2::int2[], $3::text[]) k (kind, id)
    ON CONFLICT (org_id, kind, id) DO UPDATE SET version = excluded.version`),
  revive: prepared(`DELETE FROM waymark.removed r USING unnest($2::int2[], $3::text[]) k (kind, id)
    WHERE r.org_id = $1 AND r.kind = k.kind AND r.id = k.id`),
  putEntries: prepared(`INSERT INTO waymark.entry (org_id, version, seq, kind, id, facts)
    SELECT $1, $2::int8, * FROM unnest($3::int8[], $4::int2[], $5::text[], $6::text[])
    ON CONFLICT (org_id, seq) DO UPDATE SET version = excluded.version, facts = excluded.facts`),
  removeEntries: prepared("DELETE FROM waymark.entry WHERE org_id = $1 AND seq = ANY ($2::int8[])"),
  setState: prepared(
    "UPDATE waymark.state SET version = $2, next_seq = $3, next_label = $4 WHERE org_id = $1",
  ),
  /** Heard by whoever listens once the batch is committed. */
  notify: prepared(
    "SELECT pg_notify('waymark_versions', json_build_object('org_id', $1::text, 'version', $2::int8)::text)",
  ),
};
