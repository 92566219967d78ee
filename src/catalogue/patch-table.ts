import { listNames } from "../content/packed-lists.ts";
import { Lists } from "./columns.ts";
import { type Row, type Table, TableBuilder } from "./table.ts";

const numberColumns = [
  "seqs",
  "versions",
  "lat",
  "lng",
  "x",
  "y",
  "z",
  "score",
  "ratingSum",
  "ratingCount",
  "featured",
  "priority",
  "updatedAt",
  "price",
  "radius",
  "neighborhood",
  "zone",
] as const;
const listColumns = ["hosts", "links", ...listNames] as const;

type NumberColumn = (typeof numberColumns)[number];
type ListColumn = (typeof listColumns)[number];

/** Rows [start, end) of a table: a piece of a new one. */
interface Run {
  table: Table;
  start: number;
  end: number;
}

/**
 * The table after some records were written or removed: as TableBuilder would build it from all records by seq, but for
 * names (of hosts, zones, links) that nothing has any more. What stays the same is shared with the former table, which stays as
 * it is. `changed` are the ids of those records, `rows` what is there of them now.
 */
export function patchTable(table: Table, changed: ReadonlySet<string>, rows: readonly Row[]): Table {
  if (changed.size === 0) return table;
  const leaving = rowsOf(table, changed);
  const builder = new TableBuilder(table);
  for (const row of rows.toSorted((a, b) => a.seq - b.seq)) builder.add(row);
  const fresh = builder.done();
  const runs = runsBySeq(table, leaving, fresh);
  const inPlace = isInPlace(table, leaving, fresh);
  const isSame = (same: (row: number, freshRow: number) => boolean) => inPlace && leaving.every(same);
  const size = table.size - leaving.length + fresh.size;

  const number = (name: NumberColumn) =>
    isSame((row, at) => Object.is(table[name][row], fresh[name][at]))
      ? table[name]
      : joinNumbers(name, runs, size);
  const list = (name: ListColumn) =>
    isSame((row, at) => haveSame(table[name], row, fresh[name], at))
      ? table[name]
      : joinLists(name, runs, size);
  const ids = inPlace ? table.ids : runs.flatMap(({ table, start, end }) => table.ids.slice(start, end));
  return {
    size,
    ids,
    rowOfId: inPlace ? table.rowOfId : numbered(ids),
    ...(Object.fromEntries(numberColumns.map((name) => [name, number(name)])) as Pick<Table, NumberColumn>),
    ...(Object.fromEntries(listColumns.map((name) => [name, list(name)])) as Pick<Table, ListColumn>),
    hostNames: fresh.hostNames,
    zoneNames: fresh.zoneNames,
    linkNames: fresh.linkNames,
  };
}

/** The rows of those ids that the table has, ascending. */
function rowsOf({ rowOfId }: Table, ids: ReadonlySet<string>): Uint32Array {
  const rows: number[] = [];
  for (const id of ids) {
    const row = rowOfId.get(id);
    if (row !== undefined) rows.push(row);
  }
  return Uint32Array.from(rows).sort();
}

/** Whether every fresh row takes the place of one that leaves. */
function isInPlace(table: Table, leaving: Uint32Array, fresh: Table): boolean {
  return leaving.length === fresh.size && leaving.every((row, at) => table.seqs[row] === fresh.seqs[at]);
}

/** The rows that stay and the fresh ones, by seq. */
function runsBySeq(table: Table, leaving: Uint32Array, fresh: Table): Run[] {
  const runs: Run[] = [];
  let row = 0;
  let gone = 0;
  const keepUntil = (end: number) => {
    for (; gone < leaving.length && leaving[gone]! < end; gone++) {
      if (leaving[gone]! > row) runs.push({ table, start: row, end: leaving[gone]! });
      row = leaving[gone]! + 1;
    }
    if (end > row) runs.push({ table, start: row, end });
    row = Math.max(row, end);
  };
  for (let at = 0; at < fresh.size; at++) {
    keepUntil(firstNotBelow(table.seqs, fresh.seqs[at]!));
    runs.push({ table: fresh, start: at, end: at + 1 });
  }
  keepUntil(table.size);
  return runs;
}

/** The index of the first of some ascending values that is not below a value. */
function firstNotBelow(values: Uint32Array, value: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (values[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function numbered(ids: readonly string[]): Map<string, number> {
  const rowOfId = new Map<string, number>();
  for (let row = 0; row < ids.length; row++) rowOfId.set(ids[row]!, row);
  return rowOfId;
}

function joinNumbers(name: NumberColumn, runs: readonly Run[], size: number): Table[NumberColumn] {
  const make = runs[0]?.table[name].constructor as (new (size: number) => Table[NumberColumn]) | undefined;
  if (!make) return new TableBuilder().done()[name];
  const joined = new make(size);
  let at = 0;
  for (const { table, start, end } of runs) {
    joined.set(table[name].subarray(start, end), at);
    at += end - start;
  }
  return joined;
}

function joinLists(name: ListColumn, runs: readonly Run[], size: number): Lists {
  const lengthOf = ({ table, start, end }: Run) => table[name].offsets[end]! - table[name].offsets[start]!;
  const offsets = new Uint32Array(size + 1);
  const values = new Uint32Array(runs.reduce((sum, run) => sum + lengthOf(run), 0));
  let row = 0;
  let at = 0;
  for (const run of runs) {
    const { offsets: from, values: listed } = run.table[name];
    const first = from[run.start]!;
    values.set(listed.subarray(first, from[run.end]), at);
    for (let index = run.start; index < run.end; index++) offsets[row++] = at + from[index]! - first;
    at += lengthOf(run);
  }
  offsets[size] = at;
  return new Lists(offsets, values);
}

function haveSame(a: Lists, rowOfA: number, b: Lists, rowOfB: number): boolean {
  const [one, other] = [a.of(rowOfA), b.of(rowOfB)];
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
