/** Which records the rows of a table are. */
export interface TableRows {
  /** How many rows there are, those of records that are gone included. */
  readonly size: number;
  readonly ids: readonly string[];
  /** The store's number of the record. */
  readonly seqs: Uint32Array<ArrayBuffer>;
  /** 1 for a row whose record is gone: no search may find it (see `isThere`). There are few, and none in a small table. */
  readonly gone: Uint8Array<ArrayBuffer>;
  /** Rows that are gone, or not in the order of seqs. */
  readonly untidyRows: number;
  /** The rows of records that are there. */
  readonly rowOfId: RowOfId;
  /** One object for all tables in which records have the same rows. */
  readonly index: RowIndex;
  readonly changes: RowChanges;
}

/** The rows that were written, added or marked as gone since a table was made, in a log that it shares with those patched from it. */
export interface RowChanges {
  readonly log: number[];
  /** How much of the log the table has seen. */
  readonly count: number;
}

/** `index`: one that knows these rows. */
export function tableRows(
  { ids, seqs, gone }: Pick<TableRows, "ids" | "seqs" | "gone">,
  index = new RowIndex(ids),
): TableRows {
  return {
    size: ids.length,
    ids,
    seqs,
    gone,
    untidyRows: countUntidy(seqs, gone),
    rowOfId: index.byId(gone),
    index,
    changes: { log: [], count: 0 },
  };
}

function countUntidy(seqs: Uint32Array, gone: Uint8Array): number {
  let count = 0;
  let highest = -1;
  for (let row = 0; row < seqs.length; row++) {
    if (gone[row] === 1 || seqs[row]! < highest) count++;
    else highest = seqs[row]!;
  }
  return count;
}

/** Finds rows by id: undefined for what the table has no row of. */
export interface RowOfId {
  get(id: string): number | undefined;
}

/**
 * The rows of records by id, for a table and those that are patched from it: a record keeps its row in all of them, so one
 * index that grows serves them all, and each looks past what it does not have.
 */
export class RowIndex {
  /** Several rows of an id that was removed and came back under another seq. */
  readonly #ofId = new Map<string, number | readonly number[]>();
  /** By row; indexed on first use. */
  readonly #ids: string[];
  #indexed = 0;

  constructor(ids: readonly string[] = []) {
    this.#ids = ids.slice();
  }

  /** How many rows it knows. */
  get size(): number {
    return this.#ids.length;
  }

  /** Adds the next row. */
  add(id: string): void {
    this.#ids.push(id);
  }

  #rowsOf(id: string): number | readonly number[] | undefined {
    for (; this.#indexed < this.#ids.length; this.#indexed++) {
      const next = this.#ids[this.#indexed]!;
      const known = this.#ofId.get(next);
      this.#ofId.set(next, known === undefined ? this.#indexed : [known, this.#indexed].flat());
    }
    return this.#ofId.get(id);
  }

  /** All rows that an id has had, in any of the tables. */
  rowsOf(id: string): readonly number[] {
    return [this.#rowsOf(id) ?? []].flat();
  }

  /** The rows of a table by id: those that it has and that are not gone, with a 0 in `gone`. */
  byId(gone: Uint8Array): RowOfId {
    const isThere = (row: number) => gone[row] === 0;
    return {
      get: (id) => {
        const rows = this.#rowsOf(id);
        if (typeof rows !== "number") return rows?.find(isThere);
        return isThere(rows) ? rows : undefined;
      },
    };
  }
}
