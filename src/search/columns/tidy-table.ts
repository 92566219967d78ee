import { blank, type Numbers } from "./columns.ts";
import { type Lists, ListsBuilder } from "./lists.ts";
import type { Table } from "./table.ts";
import { makeColumns } from "./table-columns.ts";
import { tableRows } from "./table-rows.ts";

/** A table of no more rows is tidied whenever there is cause: that takes some milliseconds. */
const SMALL_ROWS = 4_096;
/** Of a larger table one row in so many may be untidy. */
const UNTIDY_SHARE = 16;

/** How many untidy rows a table of this size may have before it is tidied at once. */
export type MostUntidyRows = (size: number) => number;

/** A large table is never tidied at once: that takes a third of a second for 200,000 rows (see `isUntidy`). */
export const mostUntidyRows: MostUntidyRows = (size) => (size <= SMALL_ROWS ? 0 : Number.POSITIVE_INFINITY);

/** Whether a table has so many untidy rows that the next version should be read whole, which lets others through meanwhile. */
export function isUntidy({ untidyRows, size }: Table): boolean {
  return untidyRows > size / UNTIDY_SHARE;
}

/** The same records without rows of those that are gone, by seq. */
export function tidied(table: Table): Table {
  const rows = orderOf(table);
  return {
    ...table,
    ...tableRows({
      ids: Array.from(rows, (row) => table.ids[row]!),
      seqs: picked(table.seqs, rows),
      gone: picked(table.gone, rows),
    }),
    ...makeColumns(
      (name) => picked(table[name] as Numbers, rows),
      (name) => pickedLists(table[name], rows),
    ),
  };
}

/** The rows that are there, by seq. */
function orderOf({ seqs, gone }: Table): Uint32Array {
  const rows = seqs.map((_, row) => row).filter((row) => gone[row] === 0);
  return rows.sort((a, b) => seqs[a]! - seqs[b]!);
}

function picked<T extends Numbers>(values: T, rows: Uint32Array): T {
  const some = blank(values, rows.length);
  for (let at = 0; at < rows.length; at++) some[at] = values[rows[at]!]!;
  return some;
}

function pickedLists(lists: Lists, rows: Uint32Array): Lists {
  const builder = new ListsBuilder();
  for (const row of rows) builder.pushRange(lists.values, lists.firstOf(row), lists.endOf(row));
  return builder.done();
}
