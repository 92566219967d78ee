import type { Meal } from "../../languages/spoken.ts";
import type { Plan } from "../planner/plan.ts";
import { planFigures, wayMinutes } from "./plan-summary.ts";
import type { EditOutcome } from "./trip-edits.ts";
import type { Voice } from "./voice.ts";

/** Beyond so many places it is said that the plan was changed, not how. */
const MOST_NAMED = 4;

/**
 * What changed from one plan to the next, and why what did not change could not. `names`: of places in the answer's language, by id.
 */
export function tellChanges(
  voice: Voice,
  { before, after, outcomes }: { before: Plan; after: Plan; outcomes: readonly EditOutcome[] },
  names: (id: string) => string,
): string {
  const { phrases } = voice;
  const refusals = new Set(outcomes.flatMap(({ refusal }) => (refusal ? [phrases.refusals[refusal]] : [])));
  const made = outcomes.filter(({ refusal }) => refusal === undefined);
  if (made.length === 0) return [...refusals, phrases.planUnchanged].join(voice.between);
  const said = [
    ...changedStops(voice, before, after, names),
    ...made.flatMap(({ edit }) => {
      switch (edit.type) {
        case "lessWalking":
          return [phrases.wayNow(voice.duration(wayMinutes(after)), voice.duration(wayMinutes(before)))];
        case "shiftStart":
        case "shiftEnd":
          return changedHours(voice, after, edit.type, edit.dayNumber ?? 1);
        case "moveMeal":
        case "shiftMeal":
          return mealHours(voice, after, edit.meal, edit.dayNumber);
        default:
          return [];
      }
    }),
  ];
  const tellsWays = made.some(({ edit }) => edit.type === "lessWalking");
  return [
    ...(said.length > 0 ? said : [phrases.planChanged]),
    ...refusals,
    ...(tellsWays ? [] : [planFigures(voice, after)]),
  ].join(voice.between);
}

function changedStops(
  { phrases, list }: Voice,
  before: Plan,
  after: Plan,
  names: (id: string) => string,
): string[] {
  const [old, now] = [idsOf(before), idsOf(after)];
  const added = [...now].filter((id) => !old.has(id)).map(names);
  const removed = [...old].filter((id) => !now.has(id)).map(names);
  if (added.length + removed.length > MOST_NAMED) return [phrases.planChanged];
  if (added.length === 1 && removed.length === 1) return [phrases.replaced(removed[0]!, added[0]!)];
  return [
    ...(added.length > 0 ? [phrases.added(list(added))] : []),
    ...(removed.length > 0 ? [phrases.removed(list(removed))] : []),
  ];
}

function changedHours(
  { phrases, clock, number }: Voice,
  { days }: Plan,
  type: "shiftStart" | "shiftEnd",
  dayNumber: number,
): string[] {
  const stops = days[dayNumber - 1]?.stops ?? [];
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return [];
  const day = number(dayNumber);
  return [
    type === "shiftStart" ? phrases.beginsAt(day, clock(first.start)) : phrases.endsAt(day, clock(last.end)),
  ];
}

/** When a meal is on a day of the plan, or on all; days with one hour are told together. */
function mealHours(
  { phrases, clock, number, list }: Voice,
  { days }: Plan,
  meal: Meal,
  only: number | undefined,
): string[] {
  const starts = days.flatMap(({ dayNumber, stops }) => {
    const stop = stops.find(({ role }) => role === meal);
    return stop && dayNumber === (only ?? dayNumber) ? [{ dayNumber, start: stop.start }] : [];
  });
  const byStart = Map.groupBy(starts, ({ start }) => start);
  return [...byStart].map(([start, sharing]) =>
    phrases.mealAt(
      list(sharing.map(({ dayNumber }) => number(dayNumber))),
      phrases.meals[meal],
      clock(start),
    ),
  );
}

function idsOf({ days }: Plan): Set<string> {
  return new Set(days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)));
}
