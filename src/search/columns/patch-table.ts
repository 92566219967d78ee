import { appended, blank, copied, type Numbers } from "./growing-arrays.ts";
import { type Lists, ListsBuilder } from "./lists.ts";
import { combineColumns, type Row, type Table, TableBuilder } from "./table.ts";
import { type RowChanges, RowIndex, type TableRows, tableRows } from "./table-rows.ts";

/** Where the fresh rows of a table go: the first ones into the place of these rows, those that follow to the end. */
type Places = readonly number[];

/** A column with the fresh rows in their places; the former one itself where nothing of it is other than before. */
function patchNumbers<T extends Numbers>(former: T, fresh: T, places: Places): T {
  const size = former.length + fresh.length - places.length;
  const isSame = places.every((row, at) => Object.is(former[row], fresh[at]));
  const values = isSame ? former : copied(former, size);
  for (let at = 0; !isSame && at < places.length; at++) values[places[at]!] = fresh[at]!;
  return size === former.length ? values : appended(values, fresh.subarray(places.length));
}

/** The same for lists. Values stay where they are: only the fresh rows are told where theirs begin. */
function patchLists(former: Lists, fresh: Lists, places: Places): Lists {
  const isInPlace = fresh.size === places.length;
  if (isInPlace && places.every((row, at) => former.isSame(row, fresh, at))) return former;
  const { lists, starts } = former.extended(fresh);
  return lists.startingAt(patchNumbers(lists.starts, starts, places));
}

/**
 * The table after some records were written or removed. What stays the same is shared with the former table, which stays as it is;
 * records that are new go behind its columns, in memory that both share; a row whose record is gone is only marked. Where there are
 * too many of those, or of rows that are not in the order of seqs, the table is made anew: then it is what TableBuilder would
 * build from all records by seq, but for names (of hosts, zones, links) that nothing has any more.
 *
 * `changed` are the ids of the records that were written or removed, `rows` what is there of them now; `mostUntidy` is how many such
 * rows there may be.
 */
export function patchTable(
  table: Table,
  changed: ReadonlySet<string>,
  rows: readonly Row[],
  mostUntidy: MostUntidyRows,
): Table {
  if (changed.size === 0) return table;
  const { inPlace, places, further } = placed(table, rows);
  const builder = new TableBuilder(table);
  for (const row of [...inPlace, ...further]) builder.add(row);
  const fresh = builder.done();
  const patched: Table = {
    ...patchRows(table, changed, fresh, places),
    changes: logged(table, changed, fresh, places),
    ...combineColumns(table, fresh, {
      numbers: (former, more) => patchNumbers(former, more, places),
      lists: (former, more) => patchLists(former, more, places),
    }),
  };
  return patched.untidyRows > mostUntidy(patched.size) ? tidied(patched) : patched;
}

/** The rows of records that have one already, with its number, even if it is marked as gone; and the others, by seq. */
function placed({ index, seqs, size }: Table, rows: readonly Row[]) {
  const inPlace: Row[] = [];
  const places: number[] = [];
  const further: Row[] = [];
  for (const row of rows) {
    const place = index.rowsOf(row.id).find((known) => known < size && seqs[known] === row.seq);
    if (place === undefined) further.push(row);
    else {
      inPlace.push(row);
      places.push(place);
    }
  }
  return { inPlace, places, further: further.sort((a, b) => a.seq - b.seq) };
}

function patchRows(
  table: Table,
  changed: ReadonlySet<string>,
  fresh: Table,
  places: readonly number[],
): TableRows {
  const further = fresh.ids.slice(places.length);
  const gone = patchGone(table, changed, fresh, places);
  if (further.length === 0 && gone === table.gone) return table;
  return tableRows(
    {
      ids: further.length === 0 ? table.ids : table.ids.concat(further),
      seqs: patchNumbers(table.seqs, fresh.seqs, places),
      gone,
    },
    extended(table, further),
  );
}

/** The marks of the rows whose records are gone. */
function patchGone(table: Table, changed: ReadonlySet<string>, fresh: Table, places: readonly number[]) {
  const gone = patchNumbers(table.gone, fresh.gone, places);
  const staying = new Set(places);
  const leaving = [...changed]
    .map((id) => table.rowOfId.get(id))
    .filter((row) => row !== undefined && !staying.has(row));
  if (leaving.length === 0) return gone;
  const marked = copied(gone);
  for (const row of leaving) marked[row!] = 1;
  return marked;
}

/** Of more rows than one in so many the log is begun anew, and with it what is kept by it. */
const LOGGED_SHARE = 64;

function logged(
  { changes, rowOfId, size }: Table,
  changed: ReadonlySet<string>,
  fresh: Table,
  places: readonly number[],
): RowChanges {
  const known = [...changed].map((id) => rowOfId.get(id)).filter((row) => row !== undefined);
  const further = Array.from({ length: fresh.size - places.length }, (_, at) => size + at);
  const rows = new Set([...known, ...places, ...further]);
  if (changes.count + rows.size > size / LOGGED_SHARE) return { log: [], count: 0 };
  // Where another table has followed this one already, the log is that one's.
  const log = changes.log.length === changes.count ? changes.log : changes.log.slice(0, changes.count);
  for (const row of rows) log.push(row);
  return { log, count: log.length };
}

/** The table's index with further rows; one of its own where another table has followed this one already. */
function extended({ index, ids, size }: Table, further: readonly string[]): RowIndex {
  const own = index.size === size || further.length === 0 ? index : new RowIndex(ids);
  for (const id of further) own.add(id);
  return own;
}

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
function tidied(table: Table): Table {
  const rows = sortRows(table);
  return {
    ...table,
    ...tableRows({
      ids: Array.from(rows, (row) => table.ids[row]!),
      seqs: picked(table.seqs, rows),
      gone: picked(table.gone, rows),
    }),
    ...combineColumns(table, table, {
      numbers: (values) => picked(values, rows),
      lists: (lists) => pickedLists(lists, rows),
    }),
  };
}

function sortRows({ seqs, gone }: Table): Uint32Array {
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
