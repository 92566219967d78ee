import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Provenance } from "../../contract/provenance.ts";
import type { Store } from "../../store/store.ts";
import type { SourceKind } from "../source-record.ts";
import type { LooseRecord } from "./merge-record.ts";
import { entryKey, type SourceEntry } from "./record-spool.ts";
import { type PlaceTraits, parseTraits, traitsOf } from "./same-place.ts";

/** A record that is in the store or will be, as far as an import from sources needs to remember it. */
export interface KnownRecord {
  kind: SourceKind;
  id: string;
  /** Whether the import adds it. */
  isNew: boolean;
  /** Whether no source has a part in it. */
  isCurated: boolean;
  /** What it has of the sources that are being imported. */
  entries: SourceEntry[];
}

/** A record with the row that it has among the known ones. */
export type KnownRow = KnownRecord & { row: number };

/** What is remembered of records that are in the store or will be, on disk: found by row, by id and by source. */
export class KnownRecords {
  readonly #sql: Record<
    "add" | "addKey" | "addEntry" | "any" | "byRow" | "byId" | "byEntry" | "traits" | "all" | "places",
    StatementSync
  >;

  constructor(scratch: DatabaseSync) {
    scratch.exec(
      `CREATE TABLE known (row INTEGER PRIMARY KEY, kind TEXT, id TEXT, isNew INTEGER, isCurated INTEGER, entries TEXT,
         traits TEXT);
       CREATE UNIQUE INDEX known_id ON known (kind, id);
       CREATE TABLE known_entry (entry TEXT, row INTEGER, PRIMARY KEY (entry, row)) WITHOUT ROWID`,
    );
    const columns = "row, kind, id, isNew, isCurated, entries";
    this.#sql = {
      add: scratch.prepare("INSERT INTO known VALUES (NULL, ?, ?, ?, ?, ?, ?)"),
      addKey: scratch.prepare("INSERT OR IGNORE INTO known_entry VALUES (?, ?)"),
      addEntry: scratch.prepare(
        "UPDATE known SET entries = json_insert(entries, '$[#]', json(?)) WHERE row = ?",
      ),
      any: scratch.prepare("SELECT 1 FROM known WHERE kind = ? LIMIT 1"),
      byRow: scratch.prepare(`SELECT ${columns} FROM known WHERE row = ?`),
      byId: scratch.prepare(`SELECT ${columns} FROM known WHERE kind = ? AND id = ?`),
      byEntry: scratch.prepare("SELECT max(row) row FROM known_entry WHERE entry = ?"),
      traits: scratch.prepare("SELECT traits FROM known WHERE row = ?"),
      all: scratch.prepare(`SELECT ${columns} FROM known WHERE kind = ? ORDER BY row`),
      places: scratch.prepare("SELECT row, traits FROM known WHERE kind = ? ORDER BY row"),
    };
  }

  /** Remembers a record, and returns its row, which is above those before. */
  add(known: KnownRecord, traits: PlaceTraits): number {
    const { kind, id, isNew, isCurated, entries } = known;
    const flags = [Number(isNew), Number(isCurated)];
    const texts = [JSON.stringify(entries), JSON.stringify(traits)];
    const row = Number(this.#sql.add.run(kind, id, ...flags, ...texts).lastInsertRowid);
    // What the import adds is given to once, and found again by likeness alone.
    if (!isNew)
      for (const entry of entries) this.#sql.addKey.run(entryKey(kind, entry.source, entry.id), row);
    return row;
  }

  /** Remembers that a record has a further entry. */
  addEntry(row: number, entry: SourceEntry): void {
    this.#sql.addEntry.run(JSON.stringify(entry), row);
  }

  /** Whether there is a record of a kind. */
  has(kind: SourceKind): boolean {
    return this.#sql.any.get(kind) !== undefined;
  }

  byRow(row: number): KnownRow {
    return knownOf(this.#sql.byRow.get(row)!);
  }

  byId(kind: SourceKind, id: string): KnownRow | undefined {
    const found = this.#sql.byId.get(kind, id);
    return found && knownOf(found);
  }

  /** The row of the stored record that has an entry (`entryKey`). */
  byEntry(entry: string): number | undefined {
    return (this.#sql.byEntry.get(entry)!.row as number | null) ?? undefined;
  }

  traitsOf(row: number): PlaceTraits {
    return parseTraits(this.#sql.traits.get(row)!.traits as string);
  }

  /** The records of a kind, in the order of adding. */
  *records(kind: SourceKind): Generator<KnownRow> {
    for (const found of this.#sql.all.iterate(kind)) yield knownOf(found);
  }

  /** What the records of a kind are compared by, in the order of adding. */
  *places(kind: SourceKind): Generator<{ row: number; traits: PlaceTraits }> {
    for (const { row, traits } of this.#sql.places.iterate(kind))
      yield { row: row as number, traits: parseTraits(traits as string) };
  }
}

function knownOf({ isNew, isCurated, entries, ...found }: Record<string, unknown>): KnownRow {
  return {
    ...(found as Pick<KnownRow, "row" | "kind" | "id">),
    isNew: isNew === 1,
    isCurated: isCurated === 1,
    entries: JSON.parse(entries as string),
  };
}

/**
 * Remembers every stored record of a kind.
 * @param sources those whose entries are remembered
 */
export async function readKnownRecords(
  { store, orgId, known }: { store: Store; orgId: string; known: KnownRecords },
  kind: SourceKind,
  sources: ReadonlySet<string>,
  onRecord: (record: LooseRecord) => void,
): Promise<void> {
  // A damaged record is as good as absent: what is imported takes its place.
  for await (const { id, body } of store.read(orgId).records([kind], () => {})) {
    const record = JSON.parse(body) as LooseRecord;
    const all = (record.sources ?? []) as Provenance[];
    const entries = all
      .filter(({ source }) => sources.has(source))
      .map((entry) => ({ source: entry.source, dataset: entry.dataset, id: entry.id }));
    known.add({ kind, id, isNew: false, isCurated: all.length === 0, entries }, traitsOf(record));
    onRecord(record);
  }
}
