import type { Pool, PoolClient } from "pg";
import { type SearchableKind, searchableKinds } from "../../contract/records.ts";
import { INDEX_FORMAT } from "../../search/columns/columns.ts";
import { makeFacts } from "../../search/columns/facts.ts";
import { kindNumbers, kindOf } from "../../search/stored-numbers.ts";
import { StoreError } from "../store.ts";
import { batchSql } from "./batch-sql.ts";
import { numberArray, textArray } from "./binary-arrays.ts";
import { knowNothing, openLabels, sendTerms } from "./known-strings.ts";
import { openPostings } from "./postings.ts";
import { prepared } from "./server.ts";
import { type Transaction, transacting } from "./transaction.ts";

/** Records read at a time. */
const CHUNK = 128;

type Row = [seq: number, kind: number, version: number, id: string, body: string];
interface Active {
  seq: number;
  kind: SearchableKind;
  version: number;
  id: string;
  record: object;
}

const sql = {
  format: prepared("SELECT version, index_format FROM waymark.state WHERE org_id = $1 FOR NO KEY UPDATE"),
  clear: ["entry", "posting", "term", "label"].map((table) =>
    prepared(`DELETE FROM waymark.${table} WHERE org_id = $1`),
  ),
  active: `DECLARE active NO SCROLL CURSOR FOR SELECT seq, kind, version, id, body FROM waymark.record
    WHERE org_id = $1 AND active AND kind = ANY ($2::int2[]) ORDER BY seq`,
  addEntries: prepared(`INSERT INTO waymark.entry (org_id, version, seq, kind, id, facts)
    SELECT $1, * FROM unnest($2::int8[], $3::int8[], $4::int2[], $5::text[], $6::text[])`),
  setState: prepared(`UPDATE waymark.state SET version = version + 1, next_label = $2, index_format = $3
    WHERE org_id = $1 RETURNING version`),
};

/** Throws StoreError: `newer_schema` where an organisation has a later index format, `older_schema` for a former one. */
export async function refuseOtherFormats(client: Pick<PoolClient, "query">): Promise<void> {
  const { least, most } = await formats(client);
  refuseNewer(most);
  if (least === INDEX_FORMAT) return;
  const message = `an organisation has index format ${least}, this release needs ${INDEX_FORMAT}: run waymark migrate`;
  throw new StoreError("older_schema", message);
}

/**
 * Makes entries, labels, vocabulary and postings anew from the bodies of each organisation whose index format is a former
 * one: a transaction and a new version for each. Gives their ids. Throws StoreError `newer_schema` for a later format.
 */
export async function reindexAll(pool: Pool): Promise<string[]> {
  const { most } = await formats(pool);
  refuseNewer(most);
  const { rows } = await pool.query<{ org_id: string }>(
    `SELECT org_id FROM waymark.state WHERE removed_at IS NULL AND index_format < ${INDEX_FORMAT} ORDER BY org_id`,
  );
  for (const { org_id: orgId } of rows) await transacting(pool, (transaction) => reindex(transaction, orgId));
  return rows.map(({ org_id }) => org_id);
}

async function formats(client: Pick<PoolClient, "query">): Promise<{ least: number; most: number }> {
  const { rows } = await client.query(
    `SELECT coalesce(min(index_format), ${INDEX_FORMAT}) AS least, coalesce(max(index_format), ${INDEX_FORMAT}) AS most
     FROM waymark.state WHERE removed_at IS NULL`,
  );
  return rows[0];
}

function refuseNewer(format: number): void {
  if (format <= INDEX_FORMAT) return;
  const message = `an organisation has index format ${format}; this release knows ${INDEX_FORMAT} and older`;
  throw new StoreError("newer_schema", message);
}

/** Another process may have been faster: then there is nothing left to do. */
async function reindex(transaction: Transaction, orgId: string): Promise<void> {
  const { run } = transaction;
  const [state] = await run<[version: number, format: number]>(sql.format, [orgId]);
  if (!state || state[1] === INDEX_FORMAT) return;
  for (const statement of sql.clear) await run(statement, [orgId]);
  const known = knowNothing(state[0], 0);
  const labels = openLabels(orgId, known, 0);
  const postings = openPostings(transaction, orgId, 1, known.terms);
  for await (const records of activeRecords(transaction, orgId)) {
    const read = () => records.map(({ record }) => makeFacts(record, labels.intern));
    const facts = await labels.reading(transaction, read);
    for (const { kind, seq, record } of records) await postings.change(kind, seq, undefined, record);
    transaction.send(sql.addEntries, [orgId, ...columnsOf(records, facts)]);
    labels.send(transaction);
    postings.sendSome();
    sendTerms(transaction, orgId, known.terms, true);
  }
  await postings.finish();
  sendTerms(transaction, orgId, known.terms, false);
  const [row] = await run<[number]>(sql.setState, [orgId, labels.next(), INDEX_FORMAT]);
  await run(batchSql.notify, [orgId, row![0]]);
}

async function* activeRecords({ run }: Transaction, orgId: string): AsyncGenerator<Active[]> {
  const kinds = searchableKinds.map((kind) => kindNumbers[kind]);
  await run(sql.active, [orgId, numberArray("int2", kinds)]);
  for (;;) {
    const rows = await run<Row>(`FETCH ${CHUNK} FROM active`);
    if (rows.length === 0) return;
    yield rows.map(([seq, kind, version, id, body]) => {
      return { seq, kind: kindOf(kind) as SearchableKind, version, id, record: JSON.parse(body) as object };
    });
  }
}

function columnsOf(records: readonly Active[], facts: readonly object[]): Buffer[] {
  return [
    numberArray(
      "int8",
      records.map(({ version }) => version),
    ),
    numberArray(
      "int8",
      records.map(({ seq }) => seq),
    ),
    numberArray(
      "int2",
      records.map(({ kind }) => kindNumbers[kind]),
    ),
    textArray(records.map(({ id }) => id)),
    textArray(facts.map((fact) => JSON.stringify(fact))),
  ];
}
