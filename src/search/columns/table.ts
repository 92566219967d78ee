import type { SearchableKind } from "../../contract/records.ts";
import type { FactColumn } from "./column-types.ts";
import type { columns } from "./columns.ts";
import { type Facts, factColumns, ListReader, listNames } from "./facts.ts";
import { GrowingArray, type Numbers } from "./growing-arrays.ts";
import { Lists, ListsBuilder } from "./lists.ts";
import { Names } from "./names.ts";
import { RowIndex, type TableRows, tableRows } from "./table-rows.ts";

/** What one record of the store brings to its row. */
export interface Row {
  id: string;
  seq: number;
  version: number;
  facts: Facts;
}

type Columns = typeof columns;
type PartsOf<C> = C extends { readonly parts?: infer P } ? Exclude<P, undefined> : never;
type OwnOf<C> = PartsOf<C> extends { readonly own: infer Own } ? Own : never;
type OthersOf<C> = PartsOf<C> extends { readonly others: infer Others } ? Others : never;
type Together<T> = (T extends unknown ? (given: T) => void : never) extends (given: infer All) => void
  ? All
  : never;

/** What a table has of its columns: see columns.ts. */
type DeclaredColumns = {
  readonly [K in keyof Columns as [OwnOf<Columns[K]>] extends [never] ? never : K]: OwnOf<Columns[K]>;
} & Readonly<Together<OthersOf<Columns[keyof Columns]>>>;

/** All that a table says of its records but which they are. */
export type TableColumns = DeclaredColumns & {
  /** The version at which the record was last written. */
  readonly versions: Float64Array<ArrayBuffer>;
};

/**
 * All active records of one kind as columns: row r of every column is the same record. Never changed once built. Of a large table a few
 * rows may be of records that are gone: whoever walks through all rows asks `isThere` (match.ts).
 */
export type Table = TableRows & TableColumns;

export type Tables = Readonly<Record<SearchableKind, Table>>;

/** Builds a table from records, by ascending seq. */
export class TableBuilder {
  readonly #ids: string[] = [];
  readonly #index = new RowIndex();
  readonly #seqs = new GrowingArray(Uint32Array);
  readonly #gone = new GrowingArray(Uint8Array);
  readonly #versions = new GrowingArray(Float64Array);
  readonly #facts: { name: keyof Facts; column: ReturnType<FactColumn<unknown, unknown, unknown>["open"]> }[];
  readonly #lists = listNames.map(() => new ListsBuilder());
  readonly #reader = new ListReader();

  /** `former`: a table whose names keep their numbers. */
  constructor(former?: Table) {
    this.#facts = factColumns.map(([name, column]) => ({ name, column: column.open(name, former) }));
  }

  add({ id, seq, version, facts }: Row): void {
    this.#ids.push(id);
    this.#index.add(id);
    this.#seqs.push(seq);
    this.#gone.push(0);
    this.#versions.push(version);
    for (const { name, column } of this.#facts) column.push(facts[name]);
    this.#reader.read(facts.lists);
    const { numbers, ends } = this.#reader;
    for (let list = 0; list < ends.length; list++) {
      this.#lists[list]!.pushRange(numbers, list === 0 ? 0 : ends[list - 1]!, ends[list]!);
    }
  }

  /** The columns one by one to be trimmed, for who has time to let others through in between; what is left `done` trims. */
  get trims(): (() => void)[] {
    const columns = this.#facts.map(({ column }) => column);
    const growing = [this.#seqs, this.#gone, this.#versions, ...columns, ...this.#lists];
    return growing.map((column) => () => column.trim());
  }

  done(): Table {
    const rows = { ids: this.#ids, seqs: this.#seqs.done(), gone: this.#gone.done() };
    return { ...tableRows(rows, this.#index), ...this.doneColumns() };
  }

  doneColumns(): TableColumns {
    const lists = listNames.map((name, list) => [name, this.#lists[list]!.done()] as const);
    const facts = this.#facts.map(({ column }) => column.done());
    return Object.assign({ versions: this.#versions.done(), ...Object.fromEntries(lists) }, ...facts);
  }
}

export const columnNames = Object.keys(new TableBuilder().doneColumns()) as (keyof TableColumns)[];

/** Columns made one by one of those of two tables; names are those of the second, whose numbers go on from those of the first. */
export function combineColumns(
  one: TableColumns,
  two: TableColumns,
  combine: { numbers(one: Numbers, two: Numbers): Numbers; lists(one: Lists, two: Lists): Lists },
): TableColumns {
  const combined = columnNames.map((name) => {
    const [a, b] = [one[name], two[name]];
    if (a instanceof Lists) return [name, combine.lists(a, b as Lists)];
    return [name, b instanceof Names ? b : combine.numbers(a as Numbers, b as Numbers)];
  });
  return Object.fromEntries(combined) as TableColumns;
}
