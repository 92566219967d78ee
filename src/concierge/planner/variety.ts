import type { Visit } from "./problem.ts";
import { VISIT_KINDS } from "./visit-kinds.ts";

/** Not more than this many stops of a group in a row: no third museum. */
const LONGEST_RUN = 2;

/** Whether a stop may be on a day with these: neither too many of its group nor a second meal of one cuisine. */
export function mayJoin(visits: readonly Visit[], visit: Visit, anyCuisine = false): boolean {
  const { place, role } = visit;
  if (place.pinned) return true;
  if (role !== "visit") return anyCuisine || !visits.some((other) => isSameCuisine(other, visit));
  return countOfGroup(visits, place.group) < VISIT_KINDS[place.candidate.kind].perDay;
}

/** Whether two meals are of one cuisine, as far as is known. */
export function isSameCuisine(a: Visit, b: Visit): boolean {
  const cuisine = a.place.candidate.cuisine;
  return (
    cuisine !== undefined &&
    cuisine === b.place.candidate.cuisine &&
    a.role !== "visit" &&
    b.role !== "visit" &&
    !a.place.pinned &&
    !b.place.pinned
  );
}

/** Whether stops in this order are varied: no third of a group in a row, no café beside a meal. */
export function isVaried(visits: readonly Visit[]): boolean {
  let run = 0;
  for (let i = 0; i < visits.length; i++) {
    const before = visits[i - 1];
    run = before && isAlike(before, visits[i]!) ? run + 1 : 1;
    if (run > LONGEST_RUN || (before && isSnackByMeal(before, visits[i]!))) return false;
  }
  return true;
}

/** Whether a stop would break that at a position. */
export function joinsBadly(visits: readonly Visit[], position: number, visit: Visit): boolean {
  const before = visits[position - 1];
  const after = visits[position];
  if ((before && isSnackByMeal(before, visit)) || (after && isSnackByMeal(visit, after))) return true;
  let run = 1;
  for (let i = position - 1; i >= 0 && isAlike(visits[i]!, visit); i--) run++;
  for (let i = position; i < visits.length && isAlike(visit, visits[i]!); i++) run++;
  return run > LONGEST_RUN;
}

/** Whether two stops are visits of one group. */
export function isAlike(a: Visit, b: Visit): boolean {
  return a.role === "visit" && b.role === "visit" && a.place.group === b.place.group;
}

/** How many of some stops are visits for their own sake, meals apart. */
export function visitsIn(visits: readonly Visit[]): number {
  let count = 0;
  for (const { role } of visits) if (role === "visit") count++;
  return count;
}

/** A café or a bakery right before or after a meal, unless it was asked for. */
function isSnackByMeal(a: Visit, b: Visit): boolean {
  if ((a.role === "visit") === (b.role === "visit")) return false;
  const { group, pinned } = (a.role === "visit" ? a : b).place;
  return group === "cafe" && !pinned;
}

function countOfGroup(visits: readonly Visit[], group: string): number {
  let count = 0;
  for (const { place, role } of visits) if (role === "visit" && place.group === group) count++;
  return count;
}
