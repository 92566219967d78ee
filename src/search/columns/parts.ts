import { keptWith } from "../../content/kept-with.ts";
import type { Table } from "./table.ts";

/** The listing that one is part of, by rows; undefined where it is part of nothing that is there. */
export function wholeOf({ whole, wholeNames, rowOfId }: Table, row: number): number | undefined {
  const found = whole[row]! < 0 ? undefined : rowOfId.get(wholeNames.list[whole[row]!]!);
  return found === row ? undefined : found;
}

/** Steps from a part to what it is part of: a courtyard, its museum, its castle. Curators may have written a circle. */
const MOST_STEPS = 4;

/** The id of the outermost place that a listing is part of; its own where it is part of nothing. */
export function buildingOf(listings: Table, row: number): string {
  let at = row;
  for (let step = 0; step < MOST_STEPS; step++) at = wholeOf(listings, at) ?? at;
  return listings.ids[at]!;
}

/** The listings that are part of a listing, not of a part of it, by rows. */
export function partsOf(listings: Table, row: number): readonly number[] {
  return readParts(listings).get(row) ?? [];
}

const readParts = keptWith((listings: Table): ReadonlyMap<number, readonly number[]> => {
  const parts = new Map<number, number[]>();
  for (let row = 0; row < listings.size; row++) {
    const whole = listings.gone[row] === 1 ? undefined : wholeOf(listings, row);
    if (whole === undefined) continue;
    const others = parts.get(whole);
    if (others) others.push(row);
    else parts.set(whole, [row]);
  }
  return parts;
});
