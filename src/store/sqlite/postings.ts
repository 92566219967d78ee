import type { DatabaseSync } from "node:sqlite";
import { cellOf } from "../../content/geo-cells.ts";
import type { GeoLocation } from "../../contract/common.ts";
import { type SearchableKind, searchableKinds } from "../../contract/records.ts";
import { type RecordTerms, recordTerms } from "../../text/record-terms.ts";
import { indexedText } from "../indexed-text.ts";
import { textTables } from "./org-schema.ts";
import { taggedText } from "./tagged-terms.ts";

/** What waits for the text tables is written when it has this many bytes. */
const WAITING_BYTES = 8_000_000;
/** The texts that wait stand in blocks of this many bytes. */
const BLOCK_BYTES = 1 << 20;
/**
 * A batch that writes this many rows of a table and this part of it also merges the table's segments into one: large
 * young segments would otherwise be merged by some later small batch, which would wait a second for it.
 */
const BULK_ROWS = 1_000;
const BULK_PART = 0.25;

/** The tagged terms of a record in UTF-8 (null: none any more), and whether older ones have to go. */
interface Waiting {
  text: Uint8Array | null;
  replaces: boolean;
}

/**
 * The text tables of a file. Changes wait and are written by ascending seq, because FTS5 closes a segment each time
 * a row comes before the one it wrote last.
 */
export function openPostings(database: DatabaseSync, vocabulary: { learn(terms: RecordTerms): void }) {
  const tables = new Map(searchableKinds.map((kind) => [kind, openTable(database, textTables[kind])]));
  const keep = openBlocks();
  let bytes = 0;

  function wait(kind: SearchableKind, seq: number, text: Uint8Array | null, wasWritten: boolean): void {
    const { waiting } = tables.get(kind)!;
    // What waited already says whether the table has a row: `wasWritten` may speak of one that never got there.
    const replaces = waiting.get(seq)?.replaces ?? wasWritten;
    waiting.set(seq, { text: text && keep(text), replaces });
    bytes += text?.length ?? 0;
    if (bytes > WAITING_BYTES) flush();
  }
  function flush(): void {
    for (const table of tables.values()) table.flush();
    bytes = 0;
  }
  return {
    /** `replaces`: the record had postings before. */
    put(
      kind: SearchableKind,
      seq: number,
      record: object,
      at: GeoLocation | undefined,
      replaces: boolean,
    ): void {
      const terms = recordTerms(indexedText(kind, record));
      vocabulary.learn(terms);
      wait(kind, seq, taggedText(terms, at && cellOf(at)), replaces);
    },
    remove: (kind: SearchableKind, seq: number) => wait(kind, seq, null, true),
    /** To be called before the batch is committed. */
    finish(): void {
      flush();
      for (const table of tables.values()) table.settle();
    },
    forget(): void {
      for (const table of tables.values()) table.forget();
      bytes = 0;
    },
  };
}

/** Copies texts side by side into blocks: one small buffer for each record would cost the collector more. */
function openBlocks() {
  let block = new Uint8Array(0);
  let used = 0;
  return (text: Uint8Array): Uint8Array => {
    if (used + text.length > block.length) {
      block = new Uint8Array(Math.max(BLOCK_BYTES, text.length));
      used = 0;
    }
    const kept = block.subarray(used, used + text.length);
    kept.set(text);
    used += text.length;
    return kept;
  };
}

function openTable(database: DatabaseSync, table: string) {
  const add = database.prepare(`INSERT INTO ${table} (rowid, terms) VALUES (?, ?)`);
  const remove = database.prepare(`DELETE FROM ${table} WHERE rowid = ?`);
  const count = database.prepare(`SELECT count(*) AS rows FROM ${table}_docsize`);
  const merge = database.prepare(`INSERT INTO ${table} (${table}) VALUES ('optimize')`);
  const waiting = new Map<number, Waiting>();
  let written = 0;
  return {
    waiting,
    flush(): void {
      const rows = [...waiting].sort(([a], [b]) => a - b);
      waiting.clear();
      written += rows.length;
      for (const [seq, { replaces }] of rows) if (replaces) remove.run(seq);
      for (const [seq, { text }] of rows) if (text !== null) add.run(seq, text);
    },
    settle(): void {
      const isBulk = written >= BULK_ROWS && written >= BULK_PART * (count.get() as { rows: number }).rows;
      if (isBulk) merge.run();
      written = 0;
    },
    forget(): void {
      waiting.clear();
      written = 0;
    },
  };
}
