import { appended, copied, type Numbers } from "./columns.ts";
import type { Lists } from "./lists.ts";

/** Where the fresh rows of a table go: the first ones into the place of these rows, those that follow to the end. */
export type Places = readonly number[];

/** A column with the fresh rows in their places; the former one itself where nothing of it is other than before. */
export function patchNumbers<T extends Numbers>(former: T, fresh: T, places: Places): T {
  const size = former.length + fresh.length - places.length;
  const isSame = places.every((row, at) => Object.is(former[row], fresh[at]));
  const values = isSame ? former : copied(former, size);
  for (let at = 0; !isSame && at < places.length; at++) values[places[at]!] = fresh[at]!;
  return size === former.length ? values : appended(values, fresh.subarray(places.length));
}

/** The same for lists. Values stay where they are: only the fresh rows are told where theirs begin. */
export function patchLists(former: Lists, fresh: Lists, places: Places): Lists {
  const isInPlace = fresh.size === places.length;
  if (isInPlace && places.every((row, at) => former.isSame(row, fresh, at))) return former;
  const { lists, starts } = former.extended(fresh);
  return lists.startingAt(patchNumbers(lists.starts, starts, places));
}
