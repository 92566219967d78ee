import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { KnownRecord, KnownRecords } from "./known-records.ts";
import type { SourceEntry } from "./source-entries.ts";

/** A record that may change, what sources give to it in the order of the files, and what they have of it no longer. */
export interface MergeTarget {
  known: KnownRecord;
  /** Numbers in the spool. `formerId`: under which the source had the record before. */
  given: { number: number; formerId?: string }[];
  lost: SourceEntry[];
}

/** What is to be done to which record, on disk. */
export class MergeTargets {
  readonly #known: KnownRecords;
  readonly #add: StatementSync;
  readonly #count: StatementSync;
  readonly #rows: StatementSync;
  readonly #ofRow: StatementSync;

  constructor(scratch: DatabaseSync, known: KnownRecords) {
    this.#known = known;
    scratch.exec(
      `CREATE TABLE gift (place INTEGER PRIMARY KEY, row INTEGER, number INTEGER, formerId TEXT, lost TEXT);
       CREATE INDEX gift_row ON gift (row)`,
    );
    this.#add = scratch.prepare("INSERT INTO gift VALUES (NULL, ?, ?, ?, ?)");
    this.#count = scratch.prepare("SELECT count(DISTINCT row) count FROM gift");
    this.#rows = scratch.prepare("SELECT row FROM gift GROUP BY row ORDER BY min(place)");
    this.#ofRow = scratch.prepare("SELECT number, formerId, lost FROM gift WHERE row = ? ORDER BY place");
  }

  /** Gives a record of the spool to a known record. */
  give(row: number, number: number, formerId?: string): void {
    this.#add.run(row, number, formerId ?? null, null);
  }

  /** Takes from a known record what a source has of it no longer. */
  lose(row: number, entry: SourceEntry): void {
    this.#add.run(row, null, null, JSON.stringify(entry));
  }

  /** How many records may change. */
  get count(): number {
    return this.#count.get()!.count as number;
  }

  /** The records that may change, in the order in which they were first given something or lost it. */
  *all(): Generator<MergeTarget> {
    for (const { row } of this.#rows.iterate()) yield this.#target(row as number);
  }

  #target(row: number): MergeTarget {
    const target: MergeTarget = { known: this.#known.byRow(row), given: [], lost: [] };
    for (const { number, formerId, lost } of this.#ofRow.all(row)) {
      if (lost !== null) target.lost.push(JSON.parse(lost as string));
      else
        target.given.push({ number: number as number, formerId: (formerId as string | null) ?? undefined });
    }
    return target;
  }
}
