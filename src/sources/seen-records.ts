import type { Kind } from "../contract/records.ts";
import type { RecordFault } from "./import-faults.ts";
import { byKind } from "./references.ts";

/** A line of a file of an import. */
interface Place {
  file: string;
  line: number;
}

const LINES_PER_FILE = 2 ** 32;

/** Remembers where each record of an import stands: as a number a record, for imports are long. */
export class SeenRecords {
  readonly #files: string[] = [];
  readonly #places = byKind(() => new Map<string, number>());

  /** Notes a record; a fault when one of this kind and id was noted before. */
  add(kind: Kind, id: string, { file, line }: Place): RecordFault | undefined {
    const places = this.#places[kind];
    const first = places.get(id);
    if (first === undefined) {
      if (this.#files.at(-1) !== file) this.#files.push(file);
      places.set(id, (this.#files.length - 1) * LINES_PER_FILE + line);
      return undefined;
    }
    const firstFile = this.#files[Math.floor(first / LINES_PER_FILE)]!;
    const firstLine = first % LINES_PER_FILE;
    const where = firstFile === file ? `line ${firstLine}` : `${firstFile}:${firstLine}`;
    return {
      field: "id",
      code: "duplicate_id",
      detail: `this ${kind} is already in the import, at ${where}`,
    };
  }
}
