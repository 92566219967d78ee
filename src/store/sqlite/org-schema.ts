import type { DatabaseSync } from "node:sqlite";
import { INDEX_FORMAT } from "../../search/columns/columns.ts";
import type { Place } from "./control-file.ts";
import type { Schema } from "./database.ts";

/**
 * The rows of each term of active searchable records, in parts (see row-sets.ts): a term's parts stand side by side, as do
 * the terms of one beginning.
 */
const POSTINGS = `CREATE TABLE posting (
  kind INTEGER, term TEXT, part INTEGER, rows BLOB NOT NULL, PRIMARY KEY (kind, term, part)
) WITHOUT ROWID;`;

/**
 * A random text for each batch (see PinnedVersion). Made by the first release that writes it, and not part of the schema's version:
 * releases that do not know it go on reading the file, and what they write has no stamp.
 */
export const BATCHES = "CREATE TABLE IF NOT EXISTS batch (version INTEGER PRIMARY KEY, stamp TEXT NOT NULL)";

/**
 * What is not published, what records were, and who wrote versions of which no revision says it. A revision without a version is of a draft. No
 * number is given twice: of each record the newest revision stays.
 */
const DRAFTS = `CREATE TABLE draft (
  kind INTEGER, id TEXT, revision INTEGER NOT NULL, base INTEGER, body TEXT NOT NULL, PRIMARY KEY (kind, id)
) WITHOUT ROWID;
CREATE TABLE revision (
  n INTEGER PRIMARY KEY, kind INTEGER NOT NULL, id TEXT NOT NULL, version INTEGER, made_at INTEGER, author TEXT,
  action TEXT NOT NULL, fields TEXT, body TEXT
);
CREATE INDEX revision_of ON revision (kind, id, n, version);
CREATE TABLE import (version INTEGER PRIMARY KEY, made_at INTEGER NOT NULL, author TEXT);`;

/** The file of one organisation. */
export function orgSchema(place: Place): Schema {
  return { version: 5, create: (database) => create(database, place), upgrade };
}

function create(database: DatabaseSync, { firstVersion, firstSeq }: Place): void {
  database.exec(`
    CREATE TABLE state (version INTEGER NOT NULL, next_seq INTEGER NOT NULL, index_format INTEGER NOT NULL);
    INSERT INTO state VALUES (${firstVersion}, ${Math.max(firstSeq, 1)}, ${INDEX_FORMAT});
    ${attempts(firstVersion)}

    -- The truth. The body and its CRC-32 come last, so that the columns before it are read without its overflow pages.
    CREATE TABLE record (
      seq INTEGER PRIMARY KEY, kind INTEGER NOT NULL, active INTEGER NOT NULL, version INTEGER NOT NULL,
      id TEXT NOT NULL, body TEXT NOT NULL, crc INTEGER
    );
    CREATE UNIQUE INDEX record_by_id ON record (kind, id);
    CREATE INDEX record_by_version ON record (version, kind, id);

    -- What the catalogue reads: active searchable records, apart from the pages of the bodies.
    CREATE TABLE entry (
      seq INTEGER PRIMARY KEY, kind INTEGER NOT NULL, version INTEGER NOT NULL, id TEXT NOT NULL, facts TEXT NOT NULL
    );
    ${POSTINGS}

    CREATE TABLE removed (kind INTEGER, id TEXT, version INTEGER NOT NULL, PRIMARY KEY (kind, id)) WITHOUT ROWID;
    CREATE INDEX removed_by_version ON removed (version, kind, id);

    ${DRAFTS}

    CREATE TABLE label (n INTEGER PRIMARY KEY, label TEXT NOT NULL UNIQUE);
    CREATE TABLE term (term TEXT PRIMARY KEY) WITHOUT ROWID;`);
}

/** What is kept of writes that callers may try again; and the version from which on all removals are known. */
function attempts(changesFrom: number): string {
  return `ALTER TABLE state ADD COLUMN changes_from INTEGER NOT NULL DEFAULT ${changesFrom};
    CREATE TABLE attempt (name TEXT PRIMARY KEY, expires_at INTEGER NOT NULL, outcome TEXT NOT NULL) WITHOUT ROWID;
    CREATE INDEX attempt_by_end ON attempt (expires_at);`;
}

/**
 * Schema 1 kept the postings in FTS5 tables; format 0 has them made anew (see reindex.ts). Schema 2 had no checksums: a record has one
 * from its next change on. Schema 3 had no attempts, schema 4 no drafts.
 */
function upgrade(database: DatabaseSync, from: number): void {
  database.exec(DRAFTS);
  if (from > 3) return;
  database.exec(attempts(0));
  if (from > 2) return;
  database.exec("ALTER TABLE record ADD COLUMN crc INTEGER");
  if (from > 1) return;
  for (const table of ["text_guide", "text_listing", "text_geo_area"]) {
    database.exec(`DROP TABLE ${table}_postings; DROP TABLE ${table};`);
  }
  database.exec(`ALTER TABLE state ADD COLUMN index_format INTEGER NOT NULL DEFAULT 0; ${POSTINGS}`);
}
