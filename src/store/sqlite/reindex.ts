import type { DatabaseSync } from "node:sqlite";
import { type SearchableKind, searchableKinds } from "../../contract/records.ts";
import { INDEX_FORMAT } from "../../search/columns/columns.ts";
import { makeFacts } from "../../search/columns/facts.ts";
import { kindNumbers, kindOf } from "../../search/stored-numbers.ts";
import { StoreError } from "../store.ts";
import { answering } from "./database.ts";
import { openLabels, openTerms } from "./known-strings.ts";
import { openPostings } from "./postings.ts";

/**
 * Makes what is kept beside the bodies anew where a release with another index format wrote it. Throws StoreError
 * `newer_schema` for a later format.
 */
export function ensureIndexFormat(database: DatabaseSync, path: string): void {
  if (indexFormat(database) === INDEX_FORMAT) return;
  answering(() => {
    // Two processes may meet here: the second finds the work of the first.
    database.exec("BEGIN IMMEDIATE");
    try {
      const format = indexFormat(database);
      if (format > INDEX_FORMAT) throw newerFormat(path, format);
      if (format < INDEX_FORMAT) reindex(database);
      database.exec("COMMIT");
    } catch (error) {
      database.exec("ROLLBACK");
      throw error;
    }
  });
}

function indexFormat(database: DatabaseSync): number {
  return (database.prepare("SELECT index_format format FROM state").get() as { format: number }).format;
}

function newerFormat(path: string, format: number): StoreError {
  const message = `${path} has index format ${format}; this release knows ${INDEX_FORMAT} and older`;
  return new StoreError("newer_schema", message);
}

/** Entries, labels, vocabulary and postings from the bodies, as one new version. A record takes some 0.3 ms. */
function reindex(database: DatabaseSync): void {
  database.exec("DELETE FROM entry; DELETE FROM posting; DELETE FROM term; DELETE FROM label;");
  const labels = openLabels(database);
  const terms = openTerms(database);
  const postings = openPostings(database, terms).begin(1);
  const putEntry = database.prepare("INSERT INTO entry VALUES (?, ?, ?, ?, ?)");
  for (const { seq, kind, version, id, record } of activeRecords(database)) {
    const facts = JSON.stringify(makeFacts(record, labels.intern));
    putEntry.run(seq, kindNumbers[kind], version, id, facts);
    postings.change(kind, seq, undefined, record);
  }
  postings.finish();
  terms.flush();
  database.prepare("UPDATE state SET version = version + 1, index_format = ?").run(INDEX_FORMAT);
}

function* activeRecords(database: DatabaseSync) {
  const kinds = searchableKinds.map((kind) => kindNumbers[kind]).join(", ");
  const sql = `SELECT seq, kind, version, id, body FROM record WHERE active = 1 AND kind IN (${kinds}) ORDER BY seq`;
  const rows = database.prepare(sql);
  type Row = { seq: number; kind: number; version: number; id: string; body: string };
  for (const { kind, body, ...row } of rows.iterate() as unknown as Iterable<Row>) {
    yield { ...row, kind: kindOf(kind) as SearchableKind, record: JSON.parse(body) as object };
  }
}
