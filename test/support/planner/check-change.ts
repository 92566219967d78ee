import { isDeepStrictEqual } from "node:util";
import type { PlanEdit, StopReference } from "../../../src/concierge/planner/edits.ts";
import type { DayPlan, Plan } from "../../../src/concierge/planner/plan.ts";

/**
 * What a change touched that it did not name, in the slow and obvious way; empty where it kept to what was named. Days that it is not
 * of have to be the same to the byte; of a day that it is of the other stops have to be there in their order.
 */
export function touchedBesides(before: Plan, after: Plan, edit: PlanEdit): string[] {
  if (edit.type === "removeDay") return afterDayRemoved(before, after, edit.dayNumber ?? before.days.length);
  const named = namedDays(before, edit);
  const changed = before.days.filter((day, index) => !isDeepStrictEqual(day, after.days[index]));
  const others = changed.filter(
    ({ dayNumber }) => named !== "all" && named !== "one" && !named.has(dayNumber),
  );
  const faults = others.map(({ dayNumber }) => `day ${dayNumber} changed, which was not named`);
  if (named === "one" && changed.length > 1) faults.push(`${changed.length} days changed for one stop`);
  for (const day of changed) {
    const now = after.days[day.dayNumber - 1];
    if (now) faults.push(...withinDay(day, now, before, edit));
  }
  return faults;
}

/** The days that a change names; `one`: any single one; `all`: it is of the plan as a whole. */
function namedDays({ days }: Plan, edit: PlanEdit): ReadonlySet<number> | "one" | "all" {
  const dayOf = (stop: StopReference) =>
    stop.dayNumber ??
    days.find(({ stops }) => stops.some(({ placeId }) => placeId === stop.placeId))?.dayNumber;
  const some = (...numbers: readonly (number | undefined)[]) =>
    new Set(numbers.filter((number) => number !== undefined));
  switch (edit.type) {
    case "remove":
    case "replace": {
      const day = dayOf(edit.stop);
      if (edit.type === "replace" && edit.toDay !== undefined)
        return some(day, edit.toDay, edit.wish && dayOf({ placeId: edit.wish.placeId ?? "" }));
      return day === undefined ? "one" : some(day);
    }
    case "move":
      return some(dayOf(edit.stop), edit.toDay);
    case "swapStops":
      return some(...edit.stops.map(dayOf));
    case "swapDays":
      return some(...edit.days);
    case "keep":
    case "addDay":
      return some();
    case "setDays":
      return some(...days.map(({ dayNumber }) => (dayNumber > edit.days ? dayNumber : undefined)));
    case "add":
      return edit.dayNumber === undefined ? "one" : some(edit.dayNumber);
    default:
      return "dayNumber" in edit && edit.dayNumber !== undefined ? some(edit.dayNumber) : "all";
  }
}

/** What a change of single stops did to the other stops of its day. */
function withinDay(before: DayPlan, after: DayPlan, plan: Plan, edit: PlanEdit): string[] {
  const [old, now] = [idsOf(before), idsOf(after)];
  const gone = old.filter((id) => !now.includes(id));
  const come = now.filter((id) => !old.includes(id));
  const elsewhere = new Set(plan.days.filter((day) => day !== before).flatMap(idsOf));
  const rest = (ids: readonly string[]) => ids.filter((id) => !gone.includes(id) && !come.includes(id));
  const say = (isFault: boolean, what: string) => (isFault ? [`day ${before.dayNumber}: ${what}`] : []);
  const isSameOrder = isDeepStrictEqual(rest(old), rest(now));
  switch (edit.type) {
    case "remove":
    case "dropMeal":
      return [
        ...say(gone.length !== 1 || come.length > 0 || !isSameOrder, `${gone} went, ${come} came`),
        ...say(startsMoved(before, after), "other stops have other hours"),
      ];
    // Something alike is sought where it needs no more room.
    case "replace":
      if (edit.toDay !== undefined) return say(come.length > 1 || !isSameOrder, `${gone} went, ${come} came`);
      return say(
        come.length !== 1 || !isSameOrder || (edit.wish === undefined && gone.length !== 1),
        `${gone} went, ${come} came`,
      );
    // Visits make room for what is wished for.
    case "add":
      return say(come.length !== 1 || !isSameOrder, `${gone} went, ${come} came`);
    case "slower": {
      const isLater = (after.stops.at(-1)?.end ?? 0) > (before.stops.at(-1)?.end ?? 0);
      return say(come.length > 0 || isLater, `${come} came${isLater ? ", and it ends later" : ""}`);
    }
    case "swapDays": {
      const both = plan.days.filter(({ dayNumber }) => edit.days.includes(dayNumber)).flatMap(idsOf);
      return say(
        now.some((id) => !both.includes(id)),
        `${now} is not of ${both}`,
      );
    }
    case "keepFree":
      return say(come.length > 0 || !isSameOrder, `${come} came`);
    case "move": {
      const stops = plan.days[(edit.stop.dayNumber ?? 1) - 1]?.stops ?? [];
      const { position = 1 } = edit.stop;
      const id = edit.stop.placeId ?? stops.at(position > 0 ? position - 1 : position)?.placeId;
      const others = (ids: readonly string[]) => ids.filter((one) => one !== id);
      // Visits of a full day make room for what comes to it.
      const staying = now.includes(id!) ? others(old).filter((one) => now.includes(one)) : others(old);
      return say(!isDeepStrictEqual(staying, others(now)), `${old} became ${now}`);
    }
    case "swapStops":
      return say(
        gone.length > 1 || come.some((id) => !elsewhere.has(id)) || old.length !== now.length,
        `${old} became ${now}`,
      );
    default:
      return [];
  }
}

function startsMoved(before: DayPlan, after: DayPlan): boolean {
  const starts = new Map(before.stops.map(({ placeId, start }) => [placeId, start]));
  return after.stops.some(({ placeId, start }) => starts.get(placeId) !== start);
}

/** Days before are the same; those after it have what can be there on the date before, in its order, and the plan says what cannot. */
function afterDayRemoved(before: Plan, after: Plan, dayNumber: number): string[] {
  return before.days.flatMap((day) => {
    if (day.dayNumber === dayNumber) return [];
    const now = after.days[day.dayNumber - (day.dayNumber > dayNumber ? 2 : 1)];
    if (now === undefined) return [`day ${day.dayNumber} went as well`];
    if (day.dayNumber < dayNumber)
      return isDeepStrictEqual(day, now) ? [] : [`day ${day.dayNumber} changed, which was not named`];
    const noted = after.notes.flatMap(({ code, placeId }) =>
      code === "not_possible" ? (placeId ?? []) : [],
    );
    const expected = idsOf(day).filter((id) => !noted.includes(id));
    const isSame = isDeepStrictEqual([...expected].sort(), [...idsOf(now)].sort());
    return isSame ? [] : [`day ${day.dayNumber}: ${idsOf(day)} became ${idsOf(now)}`];
  });
}

function idsOf({ stops }: DayPlan): string[] {
  return stops.map(({ placeId }) => placeId);
}
