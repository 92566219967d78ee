import type { Test } from "../../search/columns/match.ts";
import type { Table } from "../../search/columns/table.ts";

/** Of the ids that a row's record names, those that an answer may tell, in their order; undefined: all of them. */
export type ToldLinks = (row: number) => readonly string[] | undefined;

/**
 * The links of one table's records into another (of guides to listings, of listings to guides) as a request may see them:
 * the id of a record that is not active, or beyond the request's scope, is not told.
 */
export function toldLinks({ links, linkNames }: Table, targets: Table, sees: Test): ToldLinks {
  const rows = targetRows(linkNames, targets);
  const rowOf = (link: number) => {
    if (rows[link] === UNKNOWN) rows[link] = targets.rowOfId.get(linkNames.list[link]!) ?? NONE;
    return rows[link]!;
  };
  const isTold = (link: number) => rowOf(link) !== NONE && sees(rowOf(link));
  return (row) => {
    const end = links.endOf(row);
    // Nearly always all of them are: nothing is made to find that out.
    let at = links.firstOf(row);
    while (at < end && isTold(links.values[at]!)) at++;
    return at === end ? undefined : Array.from(links.of(row).filter(isTold), (link) => linkNames.list[link]!);
  };
}

const UNKNOWN = -2;
const NONE = -1;

const rowsOfLinks = new WeakMap<Table["rowOfId"], WeakMap<Table["linkNames"], Int32Array>>();

/** Room for the row of each name, looked up when it is first wanted and kept for as long as names and rows stay the same. */
function targetRows(names: Table["linkNames"], { rowOfId }: Table): Int32Array {
  const known = rowsOfLinks.get(rowOfId) ?? new WeakMap<Table["linkNames"], Int32Array>();
  rowsOfLinks.set(rowOfId, known);
  const rows = known.get(names) ?? new Int32Array(names.list.length).fill(UNKNOWN);
  known.set(names, rows);
  return rows;
}
