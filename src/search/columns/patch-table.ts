import { copied, type Numbers } from "./columns.ts";
import { patchLists, patchNumbers } from "./patch-columns.ts";
import { RowIndex } from "./row-index.ts";
import { type Row, type Table, TableBuilder } from "./table.ts";
import { makeColumns } from "./table-columns.ts";
import { type TableRows, tableRows } from "./table-rows.ts";
import { type MostUntidyRows, tidied } from "./tidy-table.ts";

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
    ...makeColumns(
      (name) => patchNumbers<Numbers>(table[name], fresh[name], places),
      (name) => patchLists(table[name], fresh[name], places),
    ),
    hostNames: fresh.hostNames,
    zoneNames: fresh.zoneNames,
    linkNames: fresh.linkNames,
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

/** The table's index with further rows; one of its own where another table has followed this one already. */
function extended({ index, ids, size }: Table, further: readonly string[]): RowIndex {
  const own = index.size === size || further.length === 0 ? index : new RowIndex(ids);
  for (const id of further) own.add(id);
  return own;
}
