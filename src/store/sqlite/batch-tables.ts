import type { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { crc32 } from "node:zlib";
import { type SearchableKind, searchableKinds } from "../../contract/records.ts";
import { INDEX_FORMAT } from "../../search/columns/columns.ts";
import { kindNumbers, kindOf } from "../../search/stored-numbers.ts";
import { keyOf, type Standing } from "../settle.ts";
import { damagedRecord } from "../store.ts";
import type { ActiveRecord, BatchTables, IndexTuning } from "../tables.ts";
import { answering, beginImmediate, preparingArrays, withoutWaiting } from "./database.ts";
import { BATCHES } from "./org-schema.ts";
import { DRAFT, readDraft } from "./version-tables.ts";

/** A batch of this many changes leaves a page cache behind that is no longer needed. */
const LARGE_BATCH = 2_000;
/** Records read at a time to be indexed again. */
const CHUNK = 128;

const tuning: IndexTuning = {
  // The table is written through, from its first key to its last, once for some 40,000 records and not once for each part.
  completeBytes: 96 * 1024 * 1024,
  rowsPerChunk: Number.POSITIVE_INFINITY,
  termRun: 20_000,
};

type Rows = Omit<
  BatchTables,
  "tuning" | "numbers" | "indexFormat" | "hasRemoved" | "activeRecords" | "mark" | "commit" | "abandon"
>;

/**
 * The writing side of an organisation's file: gives the rows of one batch after the other, each once it has the file's lock. `flush` waits
 * until what was committed is on the disk.
 */
export function openBatches(database: DatabaseSync, flush: () => Promise<void>): () => Promise<BatchTables> {
  const sql = statements(database);
  const rows = openRows(database, sql);
  const finish = (end: "COMMIT" | "ROLLBACK") => database.isTransaction && database.exec(end);

  return async () => {
    await beginImmediate(database);
    let written = 0;
    try {
      return answering((): BatchTables => {
        const [version, nextSeq, indexFormat, nextLabel] = sql.state.get() as unknown as number[];
        const numbers = { version: version!, nextSeq: nextSeq!, nextLabel: nextLabel! };
        return {
          ...rows,
          tuning,
          numbers,
          indexFormat: indexFormat!,
          hasRemoved: sql.anyRemoved.get() !== undefined,
          putRecords(version, writes) {
            written += writes.length;
            return rows.putRecords(version, writes);
          },
          activeRecords: () => readActive(database),
          mark() {
            answering(() => database.exec("SAVEPOINT batch"));
            return () => answering(() => database.exec("ROLLBACK TO batch"));
          },
          async commit(next) {
            answering(() => {
              if (next) {
                sql.setState.run(next.version, next.nextSeq, INDEX_FORMAT);
                stampBatch(database, next.version);
              }
              finish("COMMIT");
            });
            await flush();
            if (written < LARGE_BATCH) return;
            answering(() => database.exec("PRAGMA shrink_memory"));
            await checkpoint(database);
          },
          abandon: () => void finish("ROLLBACK"),
        };
      });
    } catch (error) {
      finish("ROLLBACK");
      throw error;
    }
  };
}

/** How long a checkpoint waits for readers of earlier versions, in steps of so many milliseconds. */
const CHECKPOINT_STEP_MS = 50;
const CHECKPOINT_STEPS = 40;

/**
 * Brings the log of a large batch into the file, so that neither a copy of the file alone nor a lost log is without it. Readers of
 * earlier versions may keep it from that; then the log stays until a later batch.
 */
async function checkpoint(database: DatabaseSync): Promise<void> {
  const run = database.prepare("PRAGMA wal_checkpoint(TRUNCATE)");
  for (let steps = CHECKPOINT_STEPS; steps > 0 && database.isOpen; steps--) {
    const { busy } = withoutWaiting(database, () => run.get()) as { busy: number };
    if (busy === 0) return;
    await sleep(CHECKPOINT_STEP_MS);
  }
}

/** Stamps that are kept: what was read longer ago is sooner read anew than brought up to date. */
const STAMPS = 10_000;

function stampBatch(database: DatabaseSync, version: number): void {
  database.exec(BATCHES);
  database.prepare("INSERT OR REPLACE INTO batch VALUES (?, hex(randomblob(16)))").run(version);
  database.prepare("DELETE FROM batch WHERE version <= ?").run(version - STAMPS);
}

function openRows(database: DatabaseSync, sql: ReturnType<typeof statements>): Rows {
  return answeringAll({
    record(kind, id) {
      type Row = [version: number, body: string, crc: number | null];
      const row = sql.record.get(kindNumbers[kind], id) as unknown as Row | undefined;
      if (!row) return undefined;
      const [version, body, crc] = row;
      if (!isWhole(body, crc)) throw damagedRecord(kind, id);
      return { version, body };
    },
    find(operations) {
      const standing = new Map<string, Standing>();
      for (const { kind, id, put } of operations) {
        const found = sql.find.get(kindNumbers[kind], id) as unknown as [number, number] | undefined;
        if (!found) continue;
        const [seq, active] = found;
        const isSame = put !== undefined && sql.same.get(put.body, seq, crc32(put.body)) !== undefined;
        standing.set(keyOf({ kind, id }), { seq, active: active === 1, isSame });
      }
      return standing;
    },
    bodies(seqs) {
      const found = new Map<number, string>();
      for (const seq of seqs) {
        const [body, crc] = sql.body.get(seq) as unknown as [string, number | null];
        if (isWhole(body, crc)) found.set(seq, body);
      }
      return found;
    },
    putRecords(version, writes) {
      for (const { kind, id, seq, formerSeq, put } of writes) {
        const active = put.active ? 1 : 0;
        const crc = crc32(put.body);
        if (formerSeq !== undefined) sql.update.run(seq, active, version, put.body, crc, formerSeq);
        else sql.insert.run(seq, kindNumbers[kind], active, version, id, put.body, crc);
      }
    },
    removeRecords(version, records) {
      for (const { kind, id, seq } of records) {
        sql.remove.run(seq);
        sql.bury.run(kindNumbers[kind], id, version);
      }
    },
    forgetRemoved(most) {
      const row = sql.lastForgotten.get(most) as unknown as [number] | undefined;
      if (!row) return;
      sql.forget.run(row[0]);
      sql.setChangesFrom.run(row[0]);
    },
    draft(kind, id) {
      return readDraft(sql.draft.get(kindNumbers[kind], id));
    },
    putDraft({ kind, id, revision, base, body }) {
      sql.putDraft.run(kindNumbers[kind], id, revision, base, body);
    },
    removeDraft({ kind, id }) {
      sql.removeDraft.run(kindNumbers[kind], id);
    },
    keepStored(records) {
      for (const { kind, id } of records) sql.keepStored.run(kindNumbers[kind], id);
    },
    addRevision({ kind, id }, { version, at, by, action, fields, body }) {
      const named = fields && JSON.stringify(fields);
      const added = sql.addRevision.run(kindNumbers[kind], id, version, at, by, action, named, body);
      return Number(added.lastInsertRowid);
    },
    forgetRevisions(records, isDraft, most) {
      const ofDrafts = isDraft ? 1 : 0;
      for (const { kind, id } of records) sql.forgetRevisions.run(kindNumbers[kind], id, ofDrafts, most);
    },
    noteImport(version, at, by, most) {
      sql.noteImport.run(version, at, by);
      sql.forgetImports.run(version - most);
    },
    attempt(name, now) {
      const row = sql.attempt.get(name, now) as unknown as [string] | undefined;
      return row?.[0];
    },
    keepAttempt({ name, outcome, expiresAt }, now, most) {
      sql.keepAttempt.run(name, expiresAt, outcome);
      sql.dropAttempts.run(now, most);
    },
    reviveRecords(records) {
      for (const { kind, id } of records) sql.revive.run(kindNumbers[kind], id);
    },
    putEntries(entries) {
      for (const [kind, id, seq, version, facts] of entries) sql.putEntry.run(seq, kind, version, id, facts);
    },
    removeEntries(seqs) {
      for (const seq of seqs) sql.removeEntry.run(seq);
    },
    findLabels(labels) {
      const found = new Map<string, number>();
      for (const label of labels) {
        const row = sql.findLabel.get(label) as unknown as [number] | undefined;
        if (row) found.set(label, row[0]);
      }
      return found;
    },
    addLabels(labels) {
      for (const { n, label } of labels) sql.addLabel.run(n, label);
    },
    addTerms(terms) {
      for (const term of terms) sql.addTerm.run(term);
    },
    findPostings(kind, part, terms) {
      const found = new Map<string, Uint8Array>();
      for (const term of terms) {
        const row = sql.findPosting.get(kind, term, part) as unknown as [Uint8Array] | undefined;
        if (row) found.set(term, row[0]);
      }
      return found;
    },
    addPostings(postings) {
      for (const { kind, term, part, rows } of postings) sql.addPosting.run(kind, term, part, rows);
    },
    putPostings(kind, part, postings) {
      for (const { term, rows } of postings) sql.putPosting.run(kind, term, part, rows);
    },
    removePostings(kind, part, terms) {
      for (const term of terms) sql.removePosting.run(kind, term, part);
    },
    clearIndex: () =>
      database.exec("DELETE FROM entry; DELETE FROM posting; DELETE FROM term; DELETE FROM label;"),
  } satisfies Rows);
}

/** The same methods; what SQLite throws becomes StoreError `unavailable`. */
function answeringAll<Methods extends object>(methods: Methods): Methods {
  const wrapped = Object.entries(methods).map(([name, method]) => [
    name,
    (...values: unknown[]) => answering(() => method(...values)),
  ]);
  return Object.fromEntries(wrapped) as Methods;
}

/** Records of earlier releases have no checksum. */
function isWhole(body: string, crc: number | null): boolean {
  return crc === null || crc === crc32(body);
}

async function* readActive(database: DatabaseSync): AsyncGenerator<ActiveRecord[]> {
  const kinds = searchableKinds.map((kind) => kindNumbers[kind]).join(", ");
  const page = database.prepare(
    `SELECT seq, kind, version, id, body, crc FROM record WHERE active = 1 AND kind IN (${kinds}) AND seq > ? ORDER BY seq LIMIT ?`,
  );
  type Row = Omit<ActiveRecord, "kind"> & { kind: number; crc: number | null };
  for (let last = -1; ; ) {
    const rows = answering(() => page.all(last, CHUNK)) as unknown as Row[];
    if (rows.length === 0) return;
    const whole = rows.filter(({ body, crc }) => isWhole(body, crc));
    yield whole.map(({ crc: _, ...row }) => ({ ...row, kind: kindOf(row.kind) as SearchableKind }));
    last = rows.at(-1)!.seq;
    await nextTurn();
  }
}

function statements(database: DatabaseSync) {
  const inArrays = preparingArrays(database);
  return {
    state: inArrays(
      "SELECT version, next_seq, index_format, (SELECT coalesce(max(n) + 1, 0) FROM label) FROM state",
    ),
    setState: database.prepare("UPDATE state SET version = ?, next_seq = ?, index_format = ?"),
    record: inArrays("SELECT version, body, crc FROM record WHERE kind = ? AND id = ?"),
    find: inArrays("SELECT seq, active FROM record WHERE kind = ? AND id = ?"),
    same: inArrays("SELECT 1 FROM record WHERE body = CAST(? AS TEXT) AND seq = ? AND coalesce(crc = ?, 1)"),
    body: inArrays("SELECT body, crc FROM record WHERE seq = ?"),
    // Bodies are given as their UTF-8, which is made once and not for each use.
    insert: database.prepare("INSERT INTO record VALUES (?, ?, ?, ?, ?, CAST(? AS TEXT), ?)"),
    update: database.prepare(
      "UPDATE record SET seq = ?, active = ?, version = ?, body = CAST(? AS TEXT), crc = ? WHERE seq = ?",
    ),
    remove: database.prepare("DELETE FROM record WHERE seq = ?"),
    putEntry: database.prepare("INSERT OR REPLACE INTO entry VALUES (?, ?, ?, ?, ?)"),
    removeEntry: database.prepare("DELETE FROM entry WHERE seq = ?"),
    anyRemoved: inArrays("SELECT 1 FROM removed LIMIT 1"),
    bury: database.prepare("INSERT OR REPLACE INTO removed VALUES (?, ?, ?)"),
    lastForgotten: inArrays("SELECT version FROM removed ORDER BY version DESC LIMIT 1 OFFSET ?"),
    forget: database.prepare("DELETE FROM removed WHERE version <= ?"),
    setChangesFrom: database.prepare("UPDATE state SET changes_from = ?"),
    draft: inArrays(DRAFT),
    putDraft: database.prepare("INSERT OR REPLACE INTO draft VALUES (?, ?, ?, ?, ?)"),
    removeDraft: database.prepare("DELETE FROM draft WHERE kind = ? AND id = ?"),
    keepStored: database.prepare(`INSERT INTO revision (kind, id, version, made_at, author, action, body)
      SELECT r.kind, r.id, r.version, i.made_at, i.author, 'import', r.body
      FROM record r LEFT JOIN import i USING (version) WHERE r.kind = ?1 AND r.id = ?2
      AND NOT EXISTS (SELECT 1 FROM revision v WHERE v.kind = ?1 AND v.id = ?2 AND v.version = r.version)`),
    addRevision:
      database.prepare(`INSERT INTO revision (kind, id, version, made_at, author, action, fields, body)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)`),
    forgetRevisions:
      database.prepare(`DELETE FROM revision WHERE kind = ?1 AND id = ?2 AND (version IS NULL) = ?3 AND n <=
      (SELECT n FROM revision WHERE kind = ?1 AND id = ?2 AND (version IS NULL) = ?3 ORDER BY n DESC LIMIT 1 OFFSET ?4)`),
    noteImport: database.prepare("INSERT OR REPLACE INTO import VALUES (?, ?, ?)"),
    forgetImports: database.prepare("DELETE FROM import WHERE version <= ?"),
    attempt: inArrays("SELECT outcome FROM attempt WHERE name = ? AND expires_at > ?"),
    keepAttempt: database.prepare("INSERT OR REPLACE INTO attempt VALUES (?, ?, ?)"),
    dropAttempts: database.prepare(`DELETE FROM attempt WHERE expires_at <= ? OR
      expires_at <= (SELECT expires_at FROM attempt ORDER BY expires_at DESC LIMIT 1 OFFSET ?)`),
    revive: database.prepare("DELETE FROM removed WHERE kind = ? AND id = ?"),
    findLabel: inArrays("SELECT n FROM label WHERE label = ?"),
    addLabel: database.prepare("INSERT INTO label VALUES (?, ?)"),
    addTerm: database.prepare("INSERT OR IGNORE INTO term VALUES (?)"),
    findPosting: inArrays("SELECT rows FROM posting WHERE kind = ? AND term = ? AND part = ?"),
    addPosting: database.prepare("INSERT INTO posting VALUES (?, ?, ?, ?)"),
    putPosting: database.prepare(
      "INSERT INTO posting VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET rows = excluded.rows",
    ),
    removePosting: database.prepare("DELETE FROM posting WHERE kind = ? AND term = ? AND part = ?"),
  };
}
