import { RowIndex, type RowOf } from "./row-index.ts";

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
  readonly rowOfId: RowOf<string>;
  readonly rowOfSeq: RowOf<number>;
  /** One object for all tables in which records have the same rows. */
  readonly index: RowIndex;
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
    rowOfSeq: index.bySeq(seqs, gone),
    index,
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
