import { kindNumbers } from "../../search/stored-numbers.ts";
import type { EntryRow } from "../rows.ts";
import { digestOf } from "../settle.ts";
import { StoreError, unknownOrganisation } from "../store.ts";
import type { Chunks, VersionTables } from "../tables.ts";
import { numberArray, textArray } from "./binary-arrays.ts";
import { inTransaction, openQuestions, withoutNul } from "./questions.ts";
import { prepared, type Statement } from "./server.ts";
import type { Servers } from "./servers.ts";
import { begin, type Transaction } from "./transaction.ts";

/** Rows read at a time: a few milliseconds of work, then others have their turn. */
const ENTRIES_CHUNK = 2_048;
const STRINGS_CHUNK = 16_384;
const BODIES_CHUNK = 128;

/** Statements of long answers stand behind a cursor. */
const sql = {
  /** What tells epochs apart: how the index is written, and which transaction wrote the organisation's row. */
  epoch: prepared(`SELECT s.version, s.index_format || ':' || o.xmin, s.changes_from FROM waymark.state s
    JOIN waymark.organisation o ON o.org_id = $1 WHERE s.org_id = $1 AND s.removed_at IS NULL`),
  /** OFFSET has each record looked up by its key: before a first ANALYZE the planner would read the whole organisation. */
  findEntries: prepared(`SELECT e.kind, e.id, e.seq, e.version, e.facts
    FROM unnest($2::int2[], $3::text[]) k (kind, id)
    CROSS JOIN LATERAL (SELECT seq FROM waymark.record r WHERE r.org_id = $1 AND r.kind = k.kind AND r.id = k.id OFFSET 0) r
    CROSS JOIN LATERAL (SELECT * FROM waymark.entry e WHERE e.org_id = $1 AND e.seq = r.seq OFFSET 0) e`),
  records: `SELECT id, version, body, digest FROM waymark.record WHERE org_id = $1 AND kind = $2 AND id > $3
    ORDER BY id`,
  drafts: `SELECT id, revision, base, body FROM waymark.draft WHERE org_id = $1 AND kind = $2 AND id > $3
    ORDER BY id`,
  changes: `SELECT version, kind, id, false FROM waymark.record WHERE org_id = $1 AND version > $2 UNION ALL
    SELECT version, kind, id, true FROM waymark.removed WHERE org_id = $1 AND version > $2
    ORDER BY version, kind, id`,
  entries: "SELECT kind, id, seq, version, facts FROM waymark.entry WHERE org_id = $1 ORDER BY seq",
  labels: "SELECT json FROM waymark.label WHERE org_id = $1 AND n >= $2 ORDER BY n",
  terms: "SELECT term FROM waymark.term WHERE org_id = $1",
};

/** Opens versions of organisations, each on a connection of its own. */
export function createVersions(servers: Servers) {
  const open = new Set<VersionTables>();

  return {
    /** The current version. Throws StoreError `unknown_organisation` or `unavailable`. */
    open: (orgId: string): Promise<VersionTables> =>
      servers.read(orgId, async ({ streams }) => {
        const transaction = await begin(streams, "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
        try {
          const [row] = await transaction.run<[version: number, epoch: string, changesFrom: number]>(
            sql.epoch,
            [orgId],
          );
          if (!row) throw unknownOrganisation(orgId);
          const [version, epoch, changesFrom] = row;
          const tables = openTables(transaction, orgId, { version, epoch, changesFrom }, () =>
            open.delete(tables),
          );
          open.add(tables);
          return tables;
        } catch (error) {
          transaction.abandon();
          throw error;
        }
      }),
    close(): void {
      for (const tables of open) tables.end();
    },
  };
}

/** The rows that a transaction sees; `onEnd` is called once, when its connection is given back. */
function openTables(
  transaction: Transaction,
  orgId: string,
  seen: Pick<VersionTables, "version" | "epoch" | "changesFrom">,
  onEnd: () => void,
): VersionTables {
  let cursors = 0;
  let ended = false;
  /** Several may read on at the same time: their statements go one after the other. */
  let last: Promise<unknown> = Promise.resolve();

  async function ask<Row extends unknown[]>(statement: Statement | string, values?: unknown[]) {
    if (ended) throw new StoreError("unavailable", "PostgreSQL: the version was ended");
    const answer = last.then(() => transaction.run<Row>(statement, values));
    last = answer.catch(() => undefined);
    return answer;
  }
  async function* rows<Row extends unknown[]>(size: number, text: string, ...values: unknown[]): Chunks<Row> {
    const cursor = `rows_${++cursors}`;
    await ask(`DECLARE ${cursor} NO SCROLL CURSOR FOR ${text}`, [orgId, ...values]);
    for (;;) {
      const chunk = await ask<Row>(`FETCH ${size} FROM ${cursor}`);
      if (chunk.length > 0) yield chunk;
      if (chunk.length < size) return;
    }
  }
  return {
    ...seen,
    ...openQuestions(inTransaction({ ask }, seen.version), orgId),
    version: seen.version,
    async *records(kind, after) {
      type Row = [id: string, version: number, body: string, digest: string];
      const asked = [kindNumbers[kind], withoutNul(after)];
      for await (const chunk of rows<Row>(BODIES_CHUNK, sql.records, ...asked)) {
        yield chunk.map(([id, version, body, digest]) => [
          id,
          version,
          digestOf(body) === digest ? body : undefined,
        ]);
      }
    },
    async *drafts(kind, after) {
      type Row = [id: string, revision: number, base: number | null, body: string];
      const asked = [kindNumbers[kind], withoutNul(after)];
      for await (const chunk of rows<Row>(BODIES_CHUNK, sql.drafts, ...asked))
        yield chunk.map(([id, revision, base, body]) => ({ id, revision, base, body }));
    },
    changes: (since) => rows(ENTRIES_CHUNK, sql.changes, since),
    entries: () => rows(ENTRIES_CHUNK, sql.entries),
    findEntries(records) {
      const kinds = records.map(({ kind }) => kindNumbers[kind]);
      const ids = records.map(({ id }) => id);
      return ask<EntryRow>(sql.findEntries, [orgId, numberArray("int2", kinds), textArray(ids)]);
    },
    async *labels(first) {
      for await (const chunk of rows<[json: string]>(STRINGS_CHUNK, sql.labels, first)) {
        yield JSON.parse(`[${chunk.join(",")}]`) as string[];
      }
    },
    async *terms() {
      for await (const chunk of rows<[string]>(STRINGS_CHUNK, sql.terms)) yield chunk.map(([term]) => term);
    },
    end() {
      if (ended) return;
      ended = true;
      last.then(() => transaction.commit()).catch(() => undefined);
      onEnd();
    },
  };
}
