import { listNames } from "../../content/packed-lists.ts";
import type { Numbers } from "./growing-arrays.ts";
import type { Lists } from "./lists.ts";
import type { Table } from "./table.ts";

const numberColumns = [
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

/** All that a table says of its records but which they are. */
export type TableColumns = Pick<Table, NumberColumn | ListColumn>;

/** Columns made one by one; `number` is to give an array of the type that the table has there. */
export function makeColumns(
  number: (name: NumberColumn) => Numbers,
  list: (name: ListColumn) => Lists,
): TableColumns {
  const numbers = numberColumns.map((name) => [name, number(name)] as const);
  const lists = listColumns.map((name) => [name, list(name)] as const);
  return Object.fromEntries<Numbers | Lists>([...numbers, ...lists]) as TableColumns;
}
