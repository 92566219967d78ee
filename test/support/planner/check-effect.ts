import { meets } from "../../../src/concierge/planner/edit-frame.ts";
import type { PlanEdit } from "../../../src/concierge/planner/edits.ts";
import type { Candidate, DayPlan, Plan, Stop } from "../../../src/concierge/planner/plan.ts";

const visitsOf = ({ stops }: DayPlan) => stops.filter(({ role }) => role === "visit");
const wayOf = ({ stops, homeMinutes }: DayPlan) =>
  stops.reduce((sum, { travelMinutes }) => sum + travelMinutes, homeMinutes);
const setOut = ([first]: readonly Stop[]) => (first ? first.start - first.travelMinutes : 0);
const sumOf = (days: readonly DayPlan[], amount: (day: DayPlan) => number) =>
  days.reduce((sum, day) => sum + amount(day), 0);
/** Rounding to steps of five minutes, and a quarter of an hour for what is "at" an hour. */
const [STEP, PUNCTUAL] = [5, 15];

/** What a change says and did not do, in the slow and obvious way; empty where it did. Its stops are named by their ids. */
export function notDone(
  { days }: Plan,
  after: Plan,
  edit: PlanEdit,
  candidates: readonly Candidate[],
): string[] {
  const byId = new Map(candidates.map((one) => [one.id, one]));
  const isMeant = ({ dayNumber }: DayPlan) =>
    !("dayNumber" in edit) || edit.dayNumber === undefined || edit.dayNumber === dayNumber;
  const [old, now] = [days.filter(isMeant), after.days.filter(isMeant)];
  const [oldStops, nowStops] = [days, after.days].map((list) => list.flatMap(({ stops }) => stops)) as [
    Stop[],
    Stop[],
  ];
  const find = (id: string | undefined, list = nowStops) => list.find(({ placeId }) => placeId === id);
  const dayOf = (id: string | undefined, list = after.days) =>
    list.find(({ stops }) => find(id, [...stops]))?.dayNumber;
  const come = nowStops.filter(({ placeId }) => !find(placeId, oldStops));
  const gone = oldStops.filter(({ placeId }) => !find(placeId));
  const unless = (isTrue: boolean | undefined, said: string) => (isTrue ? [] : [`${edit.type}: ${said}`]);
  const each = (list: readonly DayPlan[], holds: (day: DayPlan, before: DayPlan) => boolean, said: string) =>
    list.flatMap((day) => unless(holds(day, days[day.dayNumber - 1]!), `day ${day.dayNumber} ${said}`));
  const kinds = (list: readonly DayPlan[], wish = "wish" in edit ? edit.wish : undefined) =>
    list.flatMap(visitsOf).filter(({ placeId }) => meets(byId.get(placeId)!, wish ?? {})).length;
  switch (edit.type) {
    case "remove":
      return unless(!find(edit.stop.placeId), "is still there");
    case "replace": {
      const { placeId } = edit.stop;
      const [role, other] = [find(placeId, oldStops)!.role, come[0] && byId.get(come[0].placeId)];
      const isWished = other && meets(other, edit.wish ?? {}) && dayOf(other.id) === dayOf(placeId, days);
      return unless(!find(placeId) && come[0]?.role === role && isWished, `by ${other?.id}`);
    }
    case "add": {
      const [one] = come;
      const isThen = [one?.timeOfDay, one?.timeOfDay === "night" ? "evening" : ""].includes(edit.timeOfDay);
      const [at, by] = [one, find(edit.beside?.stop.placeId)].map((stop) => stop?.start ?? 0) as [
        number,
        number,
      ];
      const isBeside = !edit.beside || (edit.beside.side === "after" ? at > by : at < by);
      return [
        ...unless(one && meets(byId.get(one.placeId)!, edit.wish), `${one?.placeId} came`),
        ...unless(edit.timeOfDay === undefined || isThen, `is in the ${one?.timeOfDay}`),
        ...unless(isBeside && (!edit.dayNumber || dayOf(one?.placeId) === edit.dayNumber), "is elsewhere"),
      ];
    }
    case "move": {
      const { start, timeOfDay } = find(edit.stop.placeId)!;
      return [
        ...unless(!edit.toDay || dayOf(edit.stop.placeId) === edit.toDay, "is on another day"),
        ...unless(!edit.timeOfDay || timeOfDay === edit.timeOfDay, `is in the ${timeOfDay}`),
        ...unless(edit.at === undefined || Math.abs(start - edit.at) <= PUNCTUAL, `at ${start}`),
      ];
    }
    case "lessWalking":
      return unless(sumOf(now, wayOf) < sumOf(old, wayOf), "is no shorter");
    case "shiftStart":
      return each(
        now.filter(({ stops }) => stops.length > 0),
        ({ stops }, before) => edit.minutes < 0 || setOut(stops) >= setOut(before.stops) + edit.minutes,
        "begins too soon",
      );
    case "shiftEnd":
      return each(
        now,
        ({ stops }, before) =>
          edit.minutes > 0 || (stops.at(-1)?.end ?? 0) <= before.stops.at(-1)!.end + edit.minutes,
        "ends too late",
      );
    case "setHours":
      return each(
        now,
        ({ stops }) =>
          stops.length === 0 ||
          (setOut(stops) >= (edit.start ?? 0) && stops.at(-1)!.end <= (edit.end ?? Number.POSITIVE_INFINITY)),
        "is at other hours",
      );
    case "moveMeal": {
      const moved = nowStops.filter(
        ({ role, start }) => role === edit.meal && Math.abs(start - edit.to) <= PUNCTUAL + STEP,
      );
      return unless(moved.length > 0, "is at another hour");
    }
    case "shiftMeal": {
      const startsOf = ({ stops }: DayPlan) => stops.find(({ role }) => role === edit.meal)?.start ?? 0;
      const shifts = now.map((day) => startsOf(day) - startsOf(days[day.dayNumber - 1]!));
      const isFar = (shift: number) =>
        Math.sign(shift) === Math.sign(edit.minutes) && Math.abs(shift) >= Math.abs(edit.minutes) / 2 - STEP;
      return unless(
        shifts.some(isFar) && shifts.every((shift) => shift === 0 || isFar(shift)),
        `by ${shifts}`,
      );
    }
    case "slower":
      return unless(come.length === 0 && gone.length > 0, `${come.length} came, ${gone.length} went`);
    case "fuller":
      return each(now, (day, before) => visitsOf(day).length >= visitsOf(before).length, "lost visits");
    case "more":
      return unless(kinds(now) > kinds(old), "is no more");
    case "fewer":
      return unless(kinds(now) < kinds(old), "is no less");
    case "only":
      return unless(kinds(now) === kinds(now, {}), "others are left");
    case "limit":
      return edit.wish
        ? unless(
            nowStops.filter(({ placeId }) => meets(byId.get(placeId)!, edit.wish!)).length <= edit.most,
            "are more",
          )
        : each(now, (day) => visitsOf(day).length <= edit.most, "has more");
    case "indoors":
      return each(
        now,
        ({ stops }) => !stops.some(({ placeId }) => byId.get(placeId)!.kind === "park"),
        "has a park",
      );
    case "addMeal":
      return unless(
        now.some(({ stops }) => stops.some(({ role }) => role === edit.meal)),
        "is not there",
      );
    case "dropMeal":
      return each(now, ({ stops }) => !stops.some(({ role }) => role === edit.meal), "has it");
    case "setDays":
      return unless(after.days.length === edit.days, `${after.days.length} days`);
    case "reverse":
      return each(
        now,
        (day, before) => {
          const [one, other] = [visitsOf(day), visitsOf(before)].map((list) =>
            list.map(({ placeId }) => placeId),
          );
          return one!.length < 2 || one!.join() !== other!.join();
        },
        "is as it was",
      );
    case "swapStops": {
      const [one, other] = edit.stops.map(({ placeId }) => placeId) as [string, string];
      const isSwapped = dayOf(one) === dayOf(other, days) && dayOf(other) === dayOf(one, days);
      const before = (list: Stop[]) => find(one, list)!.start < find(other, list)!.start;
      const isTurned = dayOf(one) !== dayOf(other) || before(oldStops) !== before(nowStops);
      return unless(isSwapped && isTurned, "stand where they stood");
    }
    case "shiftAll":
      return each(
        now.filter(({ stops, dayNumber }) => isInOrder(stops, days[dayNumber - 1]!.stops)),
        ({ stops }, before) =>
          stops.every(({ placeId, start }) => {
            const was = find(placeId, [...before.stops])!.start;
            return Math.sign(start - was) !== -Math.sign(edit.minutes);
          }),
        "is at other hours",
      );
    default:
      return [];
  }
}

/** Whether stops are some of these, in their order: what has no room then is put elsewhere. */
function isInOrder(some: readonly Stop[], all: readonly Stop[]): boolean {
  const left = all.filter(({ placeId }) => some.some((one) => one.placeId === placeId));
  return left.map(({ placeId }) => placeId).join() === some.map(({ placeId }) => placeId).join();
}
