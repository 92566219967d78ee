import type { DatabaseSync } from "node:sqlite";
import type { SearchableKind } from "../../contract/records.ts";
import type { Place } from "./control-file.ts";
import type { Schema } from "./database.ts";
import { TERM_PUNCTUATION } from "./tagged-terms.ts";

/** The FTS5 table of a kind: its rowid is the record's seq. `<table>_postings` reads what it holds. */
export const textTables: { readonly [K in SearchableKind]: string } = {
  guide: "text_guide",
  listing: "text_listing",
  geoArea: "text_geo_area",
};

/**
 * Bytes of postings that FTS5 gathers before it writes a segment: those of some 100,000 records, so that a bulk load sorts
 * each term once and merges little. A commit writes what there is; small batches need little of it.
 */
const HASH_BYTES = 128 * 1024 * 1024;

/** The file of one organisation. */
export function orgSchema(place: Place): Schema {
  return { version: 1, create: (database) => create(database, place) };
}

function create(database: DatabaseSync, { firstVersion, firstSeq }: Place): void {
  database.exec(`
    CREATE TABLE state (version INTEGER NOT NULL, next_seq INTEGER NOT NULL);
    INSERT INTO state VALUES (${firstVersion}, ${Math.max(firstSeq, 1)});

    -- The truth. The body comes last, so that the columns before it are read without its overflow pages.
    CREATE TABLE record (
      seq INTEGER PRIMARY KEY, kind INTEGER NOT NULL, active INTEGER NOT NULL, version INTEGER NOT NULL,
      id TEXT NOT NULL, body TEXT NOT NULL
    );
    CREATE UNIQUE INDEX record_by_id ON record (kind, id);
    CREATE INDEX record_by_version ON record (version, kind, id);

    -- What the catalogue reads: active searchable records, apart from the pages of the bodies.
    CREATE TABLE entry (
      seq INTEGER PRIMARY KEY, kind INTEGER NOT NULL, version INTEGER NOT NULL, id TEXT NOT NULL, facts TEXT NOT NULL
    );

    CREATE TABLE removed (kind INTEGER, id TEXT, version INTEGER NOT NULL, PRIMARY KEY (kind, id)) WITHOUT ROWID;
    CREATE INDEX removed_by_version ON removed (version, kind, id);

    CREATE TABLE label (n INTEGER PRIMARY KEY, label TEXT NOT NULL UNIQUE);
    CREATE TABLE term (term TEXT PRIMARY KEY) WITHOUT ROWID;`);
  for (const table of Object.values(textTables)) createTextTable(database, table);
}

/**
 * FTS5 as a store of postings: it keeps for each term the rows that have it, merges and forgets them. The words are in
 * the bodies, and the field is written into the term (see tagged-terms.ts), so that neither content nor columns nor
 * positions are kept. `_postings` reads the rows of a term or of a range of terms, each once, which FTS5's own MATCH
 * would read anew for each field and cost.
 */
function createTextTable(database: DatabaseSync, table: string): void {
  database.exec(`
    CREATE VIRTUAL TABLE ${table} USING fts5 (
      terms, content = '', contentless_delete = 1, detail = none, tokenize = "ascii tokenchars '${TERM_PUNCTUATION}'"
    );
    CREATE VIRTUAL TABLE ${table}_postings USING fts5vocab (${table}, instance);
    INSERT INTO ${table} (${table}, rank) VALUES ('hashsize', ${HASH_BYTES});`);
}
