import { type SearchableKind, searchableKinds } from "../../contract/records.ts";
import { INDEX_FORMAT } from "../../search/columns/columns.ts";
import { kindNumbers, kindOf } from "../../search/stored-numbers.ts";
import { digestOf, keyOf, type Standing } from "../settle.ts";
import { damagedRecord, unknownOrganisation } from "../store.ts";
import type { ActiveRecord, BatchTables, IndexTuning, OrgNumbers, RecordKey } from "../tables.ts";
import { bytesArray, numberArray, textArray } from "./binary-arrays.ts";
import { withoutNul } from "./questions.ts";
import { prepared } from "./server.ts";
import type { Transaction } from "./transaction.ts";

/** Records read at a time to be indexed again. */
const CHUNK = 128;

const tuning: IndexTuning = { completeBytes: 0, rowsPerChunk: 1_024, termRun: 2_000 };

/**
 * The statements of a batch. Each takes a chunk of rows as arrays, one for each column. OFFSET has each row looked up by its
 * key: before a first ANALYZE the planner would read the whole organisation.
 */
const sql = {
  lock: prepared(`SELECT version, next_seq, next_label, index_format FROM waymark.state
    WHERE org_id = $1 AND removed_at IS NULL FOR NO KEY UPDATE`),
  anyRemoved: prepared("SELECT EXISTS (SELECT 1 FROM waymark.removed WHERE org_id = $1)"),
  record: prepared(
    "SELECT version, body, digest FROM waymark.record WHERE org_id = $1 AND kind = $2 AND id = $3",
  ),
  /** A body that is not what was written has no digest. */
  find: prepared(`SELECT k.at, r.seq, r.active,
    CASE rtrim(translate(encode(sha256(convert_to(r.body, 'UTF8')), 'base64'), '+/', '-_'), '=')
      WHEN r.digest THEN r.digest ELSE '' END
    FROM unnest($2::int2[], $3::text[]) WITH ORDINALITY k (kind, id, at) CROSS JOIN LATERAL
    (SELECT * FROM waymark.record r WHERE r.org_id = $1 AND r.kind = k.kind AND r.id = k.id OFFSET 0) r`),
  bodies: prepared(`SELECT r.seq, r.body, r.digest FROM unnest($2::int8[]) k (seq) CROSS JOIN LATERAL
    (SELECT seq, body, digest FROM waymark.record r WHERE r.org_id = $1 AND r.seq = k.seq OFFSET 0) r`),
  putRecords: prepared(`INSERT INTO waymark.record (org_id, version, kind, id, seq, active, digest, body)
    SELECT $1, $2::int8, * FROM unnest($3::int2[], $4::text[], $5::int8[], $6::bool[], $7::text[], $8::text[])
    ON CONFLICT (org_id, kind, id) DO UPDATE SET version = excluded.version, seq = excluded.seq,
      active = excluded.active, digest = excluded.digest, body = excluded.body`),
  removeRecords: prepared(`DELETE FROM waymark.record r USING unnest($2::int2[], $3::text[]) k (kind, id)
    WHERE r.org_id = $1 AND r.kind = k.kind AND r.id = k.id`),
  bury: prepared(`INSERT INTO waymark.removed (org_id, kind, id, version)
    SELECT $1, k.kind, k.id, $4::int8 FROM unnest($2::int2[], $3::text[]) k (kind, id)
    ON CONFLICT (org_id, kind, id) DO UPDATE SET version = excluded.version`),
  forgetRemoved: prepared(`WITH last AS
    (SELECT version FROM waymark.removed WHERE org_id = $1 ORDER BY version DESC LIMIT 1 OFFSET $2::int8),
    gone AS (DELETE FROM waymark.removed r USING last WHERE r.org_id = $1 AND r.version <= last.version)
    UPDATE waymark.state s SET changes_from = last.version FROM last WHERE s.org_id = $1`),
  draft: prepared(
    "SELECT revision, base, body FROM waymark.draft WHERE org_id = $1 AND kind = $2 AND id = $3",
  ),
  putDraft:
    prepared(`INSERT INTO waymark.draft (org_id, kind, id, revision, base, body) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (org_id, kind, id) DO UPDATE SET revision = excluded.revision, base = excluded.base, body = excluded.body`),
  removeDraft: prepared("DELETE FROM waymark.draft WHERE org_id = $1 AND kind = $2 AND id = $3"),
  keepStored:
    prepared(`INSERT INTO waymark.revision (org_id, n, kind, id, version, made_at, author, action, body)
    SELECT $1, (SELECT coalesce(max(n), 0) FROM waymark.revision WHERE org_id = $1) + row_number() OVER (),
      r.kind, r.id, r.version, i.made_at, i.author, 'import', r.body
    FROM unnest($2::int2[], $3::text[]) k (kind, id)
    CROSS JOIN LATERAL (SELECT * FROM waymark.record r WHERE r.org_id = $1 AND r.kind = k.kind AND r.id = k.id OFFSET 0) r
    LEFT JOIN waymark.import i ON i.org_id = $1 AND i.version = r.version
    WHERE NOT EXISTS (SELECT 1 FROM waymark.revision v
      WHERE v.org_id = $1 AND v.kind = k.kind AND v.id = k.id AND v.version = r.version)`),
  addRevision:
    prepared(`INSERT INTO waymark.revision (org_id, n, kind, id, version, made_at, author, action, fields, body)
    SELECT $1, coalesce(max(n), 0) + 1, $2::int2, $3, $4::int8, $5::int8, $6, $7, $8, $9
    FROM waymark.revision WHERE org_id = $1 RETURNING n`),
  forgetRevisions: prepared(`DELETE FROM waymark.revision v USING unnest($2::int2[], $3::text[]) k (kind, id)
    WHERE v.org_id = $1 AND v.kind = k.kind AND v.id = k.id AND (v.version IS NULL) = $4::bool
      AND v.n <= (SELECT n FROM waymark.revision o WHERE o.org_id = $1 AND o.kind = k.kind AND o.id = k.id
        AND (o.version IS NULL) = $4::bool ORDER BY n DESC LIMIT 1 OFFSET $5::int8)`),
  noteImport: prepared(`INSERT INTO waymark.import (org_id, version, made_at, author) VALUES ($1, $2, $3, $4)
    ON CONFLICT (org_id, version) DO UPDATE SET made_at = excluded.made_at, author = excluded.author`),
  forgetImports: prepared("DELETE FROM waymark.import WHERE org_id = $1 AND version <= $2"),
  attempt: prepared(
    "SELECT outcome FROM waymark.attempt WHERE org_id = $1 AND name = $2 AND expires_at > $3",
  ),
  keepAttempt:
    prepared(`INSERT INTO waymark.attempt (org_id, name, expires_at, outcome) VALUES ($1, $2, $3, $4)
    ON CONFLICT (org_id, name) DO UPDATE SET expires_at = excluded.expires_at, outcome = excluded.outcome`),
  dropAttempts:
    prepared(`DELETE FROM waymark.attempt WHERE org_id = $1 AND (expires_at <= $2::int8 OR expires_at <=
    (SELECT expires_at FROM waymark.attempt WHERE org_id = $1 ORDER BY expires_at DESC LIMIT 1 OFFSET $3::int8))`),
  revive: prepared(`DELETE FROM waymark.removed r USING unnest($2::int2[], $3::text[]) k (kind, id)
    WHERE r.org_id = $1 AND r.kind = k.kind AND r.id = k.id`),
  putEntries: prepared(`INSERT INTO waymark.entry (org_id, kind, id, seq, version, facts)
    SELECT $1, * FROM unnest($2::int2[], $3::text[], $4::int8[], $5::int8[], $6::text[])
    ON CONFLICT (org_id, seq) DO UPDATE SET version = excluded.version, facts = excluded.facts`),
  removeEntries: prepared("DELETE FROM waymark.entry WHERE org_id = $1 AND seq = ANY ($2::int8[])"),
  findLabels:
    prepared(`SELECT k.at, l.n FROM unnest($2::text[]) WITH ORDINALITY k (digest, at) CROSS JOIN LATERAL
    (SELECT n FROM waymark.label l WHERE l.org_id = $1 AND l.digest = k.digest OFFSET 0) l`),
  addLabels: prepared(`INSERT INTO waymark.label (org_id, n, digest, json)
    SELECT $1, * FROM unnest($2::int4[], $3::text[], $4::text[])`),
  addTerms: prepared(`INSERT INTO waymark.term (org_id, term) SELECT $1, * FROM unnest($2::text[])
    ON CONFLICT (org_id, term) DO NOTHING`),
  findPostings:
    prepared(`SELECT k.at, p.rows FROM unnest($4::text[]) WITH ORDINALITY k (term, at) CROSS JOIN LATERAL
    (SELECT rows FROM waymark.posting p
      WHERE p.org_id = $1 AND p.kind = $2 AND p.term = k.term AND p.part = $3 OFFSET 0) p`),
  addPostings: prepared(`INSERT INTO waymark.posting (org_id, kind, part, term, rows)
    SELECT $1, * FROM unnest($2::int2[], $3::int4[], $4::text[], $5::bytea[])`),
  putPostings: prepared(`INSERT INTO waymark.posting (org_id, kind, part, term, rows)
    SELECT $1, $2::int2, $3::int4, * FROM unnest($4::text[], $5::bytea[])
    ON CONFLICT (org_id, kind, term, part) DO UPDATE SET rows = excluded.rows`),
  removePostings:
    prepared(`DELETE FROM waymark.posting WHERE org_id = $1 AND kind = $2::int2 AND part = $3::int4
    AND term = ANY ($4::text[])`),
  clear: ["entry", "posting", "term", "label"].map((table) =>
    prepared(`DELETE FROM waymark.${table} WHERE org_id = $1`),
  ),
  active: `DECLARE active NO SCROLL CURSOR FOR SELECT seq, kind, version, id, body, digest FROM waymark.record
    WHERE org_id = $1 AND active AND kind = ANY ($2::int2[]) ORDER BY seq`,
  setState: prepared(
    "UPDATE waymark.state SET version = $2, next_seq = $3, next_label = $4, index_format = $5 WHERE org_id = $1",
  ),
  /** Reaches the listeners once the batch is committed. */
  notify: prepared(
    "SELECT pg_notify('waymark_versions', json_build_object('org_id', $1::text, 'version', $2::int8)::text)",
  ),
};

/**
 * The rows of one batch in a transaction that takes the organisation's row first. What needs no answer is sent without waiting:
 * the server works on while the next chunk is gathered.
 */
export async function openBatchTables(transaction: Transaction, orgId: string): Promise<BatchTables> {
  try {
    const [version, nextSeq, nextLabel, indexFormat, hasRemoved] = await lock(transaction, orgId);
    const rows = openRows(transaction, orgId);
    return {
      ...rows,
      tuning,
      numbers: { version, nextSeq, nextLabel },
      indexFormat,
      hasRemoved,
      mark: transaction.mark,
      async commit(next) {
        if (next) await rows.keep(next);
        await transaction.commit();
      },
      abandon: transaction.abandon,
    };
  } catch (error) {
    transaction.abandon();
    throw error;
  }
}

async function lock({ run }: Transaction, orgId: string) {
  type State = [version: number, nextSeq: number, nextLabel: number, indexFormat: number];
  const [state] = await run<State>(sql.lock, [orgId]);
  if (!state) throw unknownOrganisation(orgId);
  // Asked after the lock is held: what the writer before did is seen.
  const [removed] = await run<[boolean]>(sql.anyRemoved, [orgId]);
  return [...state, removed![0]] as const;
}

function openRows(transaction: Transaction, orgId: string) {
  const { run } = transaction;
  const send: Transaction["send"] = (statement, values) => transaction.send(statement, [orgId, ...values]);
  /** Found values by what was asked for: rows are its place, counted from 1, and the value. */
  const byAsked = <T>(asked: readonly string[], rows: readonly [at: number, value: T][]) =>
    new Map(rows.map(([at, value]) => [asked[at - 1]!, value]));

  return {
    async record(kind, id) {
      type Row = [version: number, body: string, digest: string];
      const [row] = await run<Row>(sql.record, [orgId, kindNumbers[kind], withoutNul(id)]);
      if (!row) return undefined;
      const [version, body, digest] = row;
      if (digestOf(body) !== digest) throw damagedRecord(kind, id);
      return { version, body };
    },
    async find(operations) {
      type Row = [at: number, seq: number, active: boolean, digest: string];
      const rows = await run<Row>(sql.find, [orgId, ...keyArrays(operations)]);
      return new Map(
        rows.map(([at, seq, active, digest]): [string, Standing] => {
          const { kind, id, put } = operations[at - 1]!;
          return [keyOf({ kind, id }), { seq, active, isSame: put?.digest === digest }];
        }),
      );
    },
    async bodies(seqs) {
      type Row = [seq: number, body: string, digest: string];
      const rows = await run<Row>(sql.bodies, [orgId, numberArray("int8", seqs)]);
      const whole = rows.filter(([, body, digest]) => digestOf(body) === digest);
      return new Map(whole.map(([seq, body]) => [seq, body]));
    },
    putRecords(version, writes) {
      const puts = writes.map(({ put }) => put);
      const active = puts.map((put) => (put.active ? 1 : 0));
      send(sql.putRecords, [
        version,
        ...keyArrays(writes),
        numbersOf("int8", writes, ({ seq }) => seq),
        numberArray("bool", active),
        textArray(puts.map((put) => put.digest)),
        bytesArray(
          "text",
          puts.map((put) => put.body),
        ),
      ]);
    },
    removeRecords(version, records) {
      send(sql.removeRecords, keyArrays(records));
      send(sql.bury, [...keyArrays(records), version]);
    },
    forgetRemoved: (most) => send(sql.forgetRemoved, [most]),
    async draft(kind, id) {
      type Row = [revision: number, base: number | null, body: string];
      const [row] = await run<Row>(sql.draft, [orgId, kindNumbers[kind], withoutNul(id)]);
      return row && { revision: row[0], base: row[1], body: row[2] };
    },
    putDraft: ({ kind, id, revision, base, body }) =>
      send(sql.putDraft, [kindNumbers[kind], id, revision, base, body]),
    removeDraft: ({ kind, id }) => send(sql.removeDraft, [kindNumbers[kind], id]),
    keepStored: (records) => send(sql.keepStored, keyArrays(records)),
    async addRevision({ kind, id }, { version, at, by, action, fields, body }) {
      const named = fields && JSON.stringify(fields);
      const values = [orgId, kindNumbers[kind], id, version, at, by, action, named, body];
      const [row] = await run<[number]>(sql.addRevision, values);
      return row![0];
    },
    forgetRevisions: (records, isDraft, most) =>
      send(sql.forgetRevisions, [...keyArrays(records), isDraft, most]),
    noteImport(version, at, by, most) {
      send(sql.noteImport, [version, at, by]);
      send(sql.forgetImports, [version - most]);
    },
    async attempt(name, now) {
      const [row] = await run<[string]>(sql.attempt, [orgId, name, now]);
      return row?.[0];
    },
    keepAttempt({ name, outcome, expiresAt }, now, most) {
      send(sql.keepAttempt, [name, expiresAt, outcome]);
      send(sql.dropAttempts, [now, most]);
    },
    reviveRecords: (records) => send(sql.revive, keyArrays(records)),
    putEntries: (entries) =>
      send(sql.putEntries, [
        numbersOf("int2", entries, ([kind]) => kind),
        textArray(entries.map(([, id]) => id)),
        numbersOf("int8", entries, ([, , seq]) => seq),
        numbersOf("int8", entries, ([, , , version]) => version),
        textArray(entries.map(([, , , , facts]) => facts)),
      ]),
    removeEntries: (seqs) => send(sql.removeEntries, [numberArray("int8", seqs)]),
    async findLabels(labels) {
      return byAsked(
        labels,
        await run<[number, number]>(sql.findLabels, [orgId, textArray(labels.map(digestOf))]),
      );
    },
    addLabels: (labels) =>
      send(sql.addLabels, [
        numbersOf("int4", labels, ({ n }) => n),
        textArray(labels.map(({ label }) => digestOf(label))),
        textArray(labels.map(({ label }) => JSON.stringify(label))),
      ]),
    addTerms: (terms) => send(sql.addTerms, [textArray(terms)]),
    async findPostings(kind, part, terms) {
      const values = [orgId, kind, part, textArray(terms)];
      return byAsked(terms, await run<[number, Buffer]>(sql.findPostings, values));
    },
    addPostings: (rows) =>
      send(sql.addPostings, [
        numbersOf("int2", rows, ({ kind }) => kind),
        numbersOf("int4", rows, ({ part }) => part),
        textArray(rows.map(({ term }) => term)),
        bytesArray(
          "bytea",
          rows.map((row) => row.rows),
        ),
      ]),
    putPostings: (kind, part, rows) =>
      send(sql.putPostings, [
        kind,
        part,
        textArray(rows.map(({ term }) => term)),
        bytesArray(
          "bytea",
          rows.map((row) => row.rows),
        ),
      ]),
    removePostings: (kind, part, terms) => send(sql.removePostings, [kind, part, textArray(terms)]),
    activeRecords: () => readActive(transaction, orgId),
    async clearIndex() {
      for (const statement of sql.clear) await run(statement, [orgId]);
    },
    /** Stores the numbers of the organisation, and notifies the listeners once it is committed. */
    async keep({ version, nextSeq, nextLabel }: OrgNumbers) {
      send(sql.setState, [version, nextSeq, nextLabel, INDEX_FORMAT]);
      await run(sql.notify, [orgId, version]);
    },
  } satisfies Omit<
    BatchTables,
    "tuning" | "numbers" | "indexFormat" | "hasRemoved" | "mark" | "commit" | "abandon"
  > & {
    keep(numbers: OrgNumbers): Promise<void>;
  };
}

/** Kinds and ids, each as one parameter. */
function keyArrays(keys: readonly RecordKey[]): Buffer[] {
  return [numbersOf("int2", keys, ({ kind }) => kindNumbers[kind]), textArray(keys.map(({ id }) => id))];
}

function numbersOf<Row>(
  type: Parameters<typeof numberArray>[0],
  rows: readonly Row[],
  read: (row: Row) => number,
): Buffer {
  return numberArray(type, rows.map(read));
}

async function* readActive({ run }: Transaction, orgId: string): AsyncGenerator<ActiveRecord[]> {
  const kinds = searchableKinds.map((kind) => kindNumbers[kind]);
  await run(sql.active, [orgId, numberArray("int2", kinds)]);
  type Row = [seq: number, kind: number, version: number, id: string, body: string, digest: string];
  for (;;) {
    const rows = await run<Row>(`FETCH ${CHUNK} FROM active`);
    if (rows.length === 0) return;
    const whole = rows.filter(([, , , , body, digest]) => digestOf(body) === digest);
    yield whole.map(([seq, kind, version, id, body]) => {
      return { seq, kind: kindOf(kind) as SearchableKind, version, id, body };
    });
  }
}
