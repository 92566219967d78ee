import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { ReadRecord } from "../read-sources.ts";
import type { SourceKind } from "../source-record.ts";
import { entryKey, type SourceEntry } from "./source-entries.ts";

/** A record that a source gives, by its number in the spool and by what it is found again. */
export interface Incoming extends SourceEntry {
  number: number;
  kind: SourceKind;
  /** The id that it wants when it is new. */
  wantedId: string;
  /** Whether all data sets of the source speak of the same records, as all extracts of OpenStreetMap do. */
  worldwide: boolean;
}

/** A data set of a source. */
export type Dataset = Pick<Incoming, "source" | "dataset">;

/**
 * The records that were read, on disk: written one after the other, read back in any order, so that an import of any size
 * can be compared as a whole.
 */
export class RecordSpool {
  readonly #add: StatementSync;
  readonly #read: StatementSync;
  readonly #datasets: StatementSync;
  readonly #entries: StatementSync;
  #size = 0;

  constructor(scratch: DatabaseSync) {
    scratch.exec(
      `CREATE TABLE spool (number INTEGER PRIMARY KEY, kind TEXT, source TEXT, dataset TEXT, entry TEXT, body TEXT);
       CREATE INDEX spool_dataset ON spool (kind, source, dataset)`,
    );
    this.#add = scratch.prepare("INSERT INTO spool VALUES (?, ?, ?, ?, ?, ?)");
    this.#read = scratch.prepare("SELECT body FROM spool WHERE number = ?");
    this.#datasets = scratch.prepare(
      "SELECT source, dataset FROM spool WHERE kind = ? GROUP BY source, dataset ORDER BY min(number)",
    );
    this.#entries = scratch.prepare(
      "SELECT number, entry FROM spool WHERE kind = ? AND source = ? AND dataset = ? ORDER BY number",
    );
  }

  get size(): number {
    return this.#size;
  }

  /** Adds a record. Its number is the size before. */
  add(read: ReadRecord): void {
    const { provenance, kind } = read;
    const { source, dataset, id } = provenance;
    this.#add.run(this.#size++, kind, source, dataset, entryKey(kind, source, id), JSON.stringify(read));
  }

  /** @throws RangeError for a number that no record has. */
  read(number: number): ReadRecord {
    const found = this.#read.get(number);
    if (!found) throw new RangeError(`there is no record ${number} of ${this.#size}`);
    return JSON.parse(found.body as string);
  }

  /** The data sets that have records of a kind, in the order of their first. */
  datasets(kind: SourceKind): Dataset[] {
    return this.#datasets.all(kind) as unknown as Dataset[];
  }

  /** The numbers of a kind's and data set's records, in order, each with its entry (`entryKey`). */
  *entries(kind: SourceKind, { source, dataset }: Dataset): Generator<{ number: number; entry: string }> {
    for (const { number, entry } of this.#entries.iterate(kind, source, dataset))
      yield { number: number as number, entry: entry as string };
  }
}

/** What a plan knows of a record of the spool. */
export function incomingOf({ kind, record, provenance, worldwide }: ReadRecord, number: number): Incoming {
  const { source, dataset, id } = provenance;
  return { number, kind, source, dataset, id, wantedId: record.id, worldwide };
}
