import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { KnownRecord, KnownRecords } from "./known-records.ts";
import type { MatchKind } from "./match-report.ts";
import type { SourceEntry } from "./record-spool.ts";

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

/** That a newcomer would be one place with a known record, and what was found of the two. */
export interface Claim {
  /** Of the newcomer, in the spool. */
  number: number;
  /** Of the known record. */
  row: number;
  how: MatchKind;
  likeness: number;
  why: string;
  /** Under which the source had the record before. */
  formerId?: string;
}

/** The records of a data set that its source has not given before, and which known records they claim to be; on disk. */
export class Newcomers {
  readonly #sql: Record<
    "add" | "remove" | "removeAll" | "any" | "numbers" | "claim" | "rows" | "ofRow",
    StatementSync
  >;

  constructor(scratch: DatabaseSync) {
    scratch.exec(
      `CREATE TABLE newcomer (number INTEGER PRIMARY KEY, row INTEGER, how TEXT, likeness REAL, why TEXT, formerId TEXT);
       CREATE INDEX newcomer_row ON newcomer (row)`,
    );
    const claims = "FROM newcomer WHERE row IS NOT NULL";
    this.#sql = {
      add: scratch.prepare("INSERT INTO newcomer (number) VALUES (?)"),
      remove: scratch.prepare("DELETE FROM newcomer WHERE number = ?"),
      removeAll: scratch.prepare("DELETE FROM newcomer"),
      any: scratch.prepare("SELECT 1 FROM newcomer LIMIT 1"),
      numbers: scratch.prepare("SELECT number FROM newcomer ORDER BY number"),
      claim: scratch.prepare(
        "UPDATE newcomer SET row = ?, how = ?, likeness = ?, why = ?, formerId = ? WHERE number = ?",
      ),
      rows: scratch.prepare(`SELECT row ${claims} GROUP BY row ORDER BY min(number)`),
      ofRow: scratch.prepare("SELECT * FROM newcomer WHERE row = ? ORDER BY number"),
    };
  }

  add(number: number): void {
    this.#sql.add.run(number);
  }

  /** Forgets one that has found its record. */
  remove(number: number): void {
    this.#sql.remove.run(number);
  }

  removeAll(): void {
    this.#sql.removeAll.run();
  }

  get isEmpty(): boolean {
    return this.#sql.any.get() === undefined;
  }

  /** Those that are left, in their order. Claims may be made meanwhile. */
  *numbers(): Generator<number> {
    for (const { number } of this.#sql.numbers.iterate()) yield number as number;
  }

  claim({ number, row, how, likeness, why, formerId }: Claim): void {
    this.#sql.claim.run(row, how, likeness, why, formerId ?? null, number);
  }

  /** The claims on each record, in the order in which the records were first claimed. Newcomers may be removed meanwhile. */
  *claims(): Generator<Claim[]> {
    // To sort them SQLite gathers all rows before the first is told: the caller may remove newcomers meanwhile.
    for (const { row } of this.#sql.rows.iterate()) yield this.#sql.ofRow.all(row as number).map(claimOf);
  }
}

function claimOf({ formerId, ...found }: Record<string, unknown>): Claim {
  return { ...(found as unknown as Claim), formerId: (formerId as string | null) ?? undefined };
}
