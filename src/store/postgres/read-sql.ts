import { prepared } from "./server.ts";

/** The organisation that is asked about, if it is there; every question begins with its version. */
const KNOWN = "waymark.state s WHERE s.org_id = $1 AND s.removed_at IS NULL";
const LEFT = (join: string) =>
  `waymark.state s LEFT JOIN ${join} WHERE s.org_id = $1 AND s.removed_at IS NULL`;

/** Questions of one statement, so that the answer and the version it begins with are of one moment. */
export const readSql = {
  version: prepared(`SELECT version FROM ${KNOWN}`),
  /** What tells epochs apart: how the index is written, and which transaction wrote the organisation's row. */
  epoch: prepared(`SELECT s.version, s.index_format || ':' || o.xmin FROM waymark.state s
    JOIN waymark.organisation o ON o.org_id = $1 WHERE s.org_id = $1 AND s.removed_at IS NULL`),
  /** OFFSET has each record looked up by its key: before a first ANALYZE the planner would read the whole organisation. */
  entriesOf: prepared(`SELECT e.kind, e.id, e.seq, e.version, e.facts
    FROM unnest($2::int2[], $3::text[]) k (kind, id)
    CROSS JOIN LATERAL (SELECT seq FROM waymark.record r WHERE r.org_id = $1 AND r.kind = k.kind AND r.id = k.id OFFSET 0) r
    CROSS JOIN LATERAL (SELECT * FROM waymark.entry e WHERE e.org_id = $1 AND e.seq = r.seq OFFSET 0) e`),
  record: prepared(`SELECT s.version, r.body
    FROM ${LEFT("waymark.record r ON r.org_id = $1 AND r.kind = $2 AND r.id = $3")}`),
  /**
   * `kind + 0` is no column of an index: before a first ANALYZE the planner would choose the key on kind and id and read
   * the whole organisation.
   */
  bodies: prepared(`SELECT s.version, r.seq, r.version, r.body
    FROM ${LEFT("waymark.record r ON r.org_id = $1 AND r.seq = ANY ($3::int8[]) AND r.kind + 0 = $2 AND r.active")}`),
  /**
   * The rows of the terms from `first` up to and without `end`, for each such range. OFFSET keeps the planner from joining
   * all ranges with all terms at once.
   */
  search: prepared(`SELECT s.version, s.next_seq, q.at, p.part, p.rows
    FROM waymark.state s LEFT JOIN unnest($3::text[], $4::text[]) WITH ORDINALITY q (first, "end", at) ON true
    LEFT JOIN LATERAL (SELECT part, rows FROM waymark.posting WHERE org_id = $1 AND kind = $2
      AND term >= q.first AND term < q."end" ORDER BY term OFFSET 0) p ON true
    WHERE s.org_id = $1 AND s.removed_at IS NULL`),
};

/** Statements of long answers, behind a cursor. */
export const streamSql = {
  records: "SELECT id, body FROM waymark.record WHERE org_id = $1 AND kind = $2 ORDER BY id",
  changes: `SELECT version, kind, id, false FROM waymark.record WHERE org_id = $1 AND version > $2 UNION ALL
    SELECT version, kind, id, true FROM waymark.removed WHERE org_id = $1 AND version > $2
    ORDER BY version, kind, id`,
  entries: "SELECT kind, id, seq, version, facts FROM waymark.entry WHERE org_id = $1 ORDER BY seq",
  labels: "SELECT json FROM waymark.label WHERE org_id = $1 AND n >= $2 ORDER BY n",
  terms: "SELECT term FROM waymark.term WHERE org_id = $1",
};
