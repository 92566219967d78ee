import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Provenance } from "../../contract/provenance.ts";
import type { SourceKind } from "../source-record.ts";

/** In the order in which they are merged. */
export const sourceKinds = ["host", "geoArea", "listing"] as const satisfies readonly SourceKind[];

/** By what a source's part of a record is found again. */
export type SourceEntry = Pick<Provenance, "source" | "dataset" | "id">;

/** Names what a source has of one record, among all sources and kinds. */
export function entryKey(kind: SourceKind, source: string, id: string): string {
  return JSON.stringify([kind, source, id]);
}

/** Names a data set of a source. */
export function datasetKey(source: string, dataset: string): string {
  return `${source}\n${dataset}`;
}

/** The entries (`entryKey`) that the files of an import have, so that what is missing can be told. */
export class SeenEntries {
  readonly #add: StatementSync;
  readonly #find: StatementSync;

  constructor(scratch: DatabaseSync) {
    scratch.exec("CREATE TABLE seen (entry TEXT PRIMARY KEY, file INTEGER) WITHOUT ROWID");
    this.#add = scratch.prepare("INSERT OR IGNORE INTO seen VALUES (?, ?)");
    this.#find = scratch.prepare("SELECT file FROM seen WHERE entry = ?");
  }

  /** Notes an entry that no record of a file stands for. */
  add(entry: string): void {
    this.#add.run(entry, null);
  }

  /** Notes an entry of a file, and tells whether it was noted before, of the same file or otherwise. */
  addOf(file: number, entry: string): "new" | "repeated in its file" | "noted before" {
    if (this.#add.run(entry, file).changes > 0) return "new";
    return this.#find.get(entry)?.file === file ? "repeated in its file" : "noted before";
  }

  has(entry: string): boolean {
    return this.#find.get(entry) !== undefined;
  }
}
