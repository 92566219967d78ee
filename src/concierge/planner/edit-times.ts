import type { Meal } from "../../languages/spoken.ts";
import { USUAL_MEALS } from "./days.ts";
import { buildResult, findStop, type Given, leftOut, owning, pinning, withoutMeal } from "./edit-frame.ts";
import type { EditResult, PlanEdit } from "./edits.ts";
import type { FreeTime, PlanRequest, Stop, TimeOfDay } from "./plan.ts";
import { buildDraft, type Draft } from "./revive.ts";
import { STEP_MINUTES } from "./weights.ts";

/** What is free when a part of the day is, in minutes after midnight, and the meals that lie in it. */
interface Stretch {
  readonly from: number;
  readonly until: number;
  readonly meals: readonly Meal[];
}

const PARTS: Readonly<Record<TimeOfDay, Stretch>> = {
  morning: { from: 0, until: 11 * 60 + 30, meals: ["breakfast"] },
  midday: { from: 11 * 60 + 30, until: 14 * 60 + 30, meals: ["lunch"] },
  afternoon: { from: 14 * 60, until: 18 * 60, meals: [] },
  evening: { from: 17 * 60 + 30, until: 26 * 60, meals: ["dinner"] },
  night: { from: 21 * 60 + 30, until: 26 * 60, meals: [] },
};

const ALL_DAY = { from: 0, until: 26 * 60, meals: ["breakfast", "lunch", "dinner"] } as const;
const AFTER_LUNCH = 14 * 60;

/**
 * Nothing is planned in a part of a day, or of every day: the stops that begin in it go, with its meals, and those that run into it
 * where they cannot begin sooner.
 */
export function keepFree(given: Given, timeOfDay?: TimeOfDay, dayNumber?: number): EditResult {
  const { from, until, meals }: Stretch = timeOfDay ? PARTS[timeOfDay] : ALL_DAY;
  const days = given.plan.days.filter((day) => (dayNumber ?? day.dayNumber) === day.dayNumber);
  let { request } = given;
  for (const { dayNumber: number } of days) {
    request = owning(withFreeTime(request, { dayNumber: number, from, until }), number);
    for (const meal of meals) request = withoutMeal(request, meal, number);
  }
  const isMeal = ({ role }: Stop) => role !== "visit" && meals.includes(role);
  const without = (goes: (stop: Stop) => boolean): EditResult & { draft: Draft } => {
    const gone = new Set(days.flatMap(({ stops }) => stops.filter(goes).map(({ placeId }) => placeId)));
    const draft = buildDraft(given.plan).map((stops) => stops.filter(({ placeId }) => !gone.has(placeId)));
    const mustInclude = request.mustInclude?.filter((id) => !gone.has(id));
    return { ...buildResult(given, { ...request, mustInclude }, draft), draft };
  };
  const gentle = without((stop) => isMeal(stop) || (stop.start >= from && stop.start < until));
  if (gentle.plan && leftOut(gentle.plan, gentle.draft).length === 0) return gentle;
  return without((stop) => isMeal(stop) || (stop.end > from && stop.start < until));
}

/** A pause at the hotel, else after lunch: all stops stay, before it or after it, as far as they are open then. */
export function rest(
  given: Given,
  { at, minutes, dayNumber }: { at?: number; minutes: number; dayNumber?: number },
): EditResult {
  let { request } = given;
  for (const { dayNumber: number, stops } of given.plan.days) {
    if ((dayNumber ?? number) !== number) continue;
    const from = at ?? stops.find(({ role }) => role === "lunch")?.end ?? AFTER_LUNCH;
    request = owning(withFreeTime(request, { dayNumber: number, from, until: from + minutes }), number);
  }
  return buildResult(given, request, buildDraft(given.plan));
}

function withFreeTime(request: PlanRequest, time: FreeTime): PlanRequest {
  return { ...request, freeTimes: [...(request.freeTimes ?? []), time] };
}

/** How short and how long a stop may be, in minutes. */
const [SHORTEST, LONGEST] = [15, 6 * 60];

/** A stop takes longer, or not so long, and keeps its place in the day; others of it give way as they must. */
export function stay(
  given: Given,
  { stop: reference, minutes, way }: Extract<PlanEdit, { type: "stay" }>,
): EditResult {
  const found = findStop(given, reference);
  if (typeof found === "string") return { refusal: found };
  const { placeId, start, end } = found.stop;
  const step = minutes ?? (end - start) / 2;
  const asked = way === undefined ? step : end - start + (way === "longer" ? step : -step);
  const length = Math.round(asked / STEP_MINUTES) * STEP_MINUTES;
  if (length < SHORTEST || length > LONGEST) return { refusal: "no_other_pace" };
  const stays = given.request.stays?.filter((one) => one.placeId !== placeId) ?? [];
  const request = owning(pinning(given.request, [placeId]), found.day + 1);
  const next = { ...request, stays: [...stays, { placeId, minutes: length }] };
  const result = buildResult(given, next, buildDraft(given.plan));
  const isSo = result.plan?.days[found.day]?.stops.some(
    (one) => one.placeId === placeId && one.end - one.start === length,
  );
  return isSo ? result : { refusal: "not_then", placeIds: [placeId] };
}

/** A meal is planned on a day or on all, where the day has a place for it. */
export function addMeal(given: Given, meal: Meal, dayNumber?: number): EditResult {
  const { meals = USUAL_MEALS, withMeals = [], withoutMeals, ownDays } = given.request;
  const isMeant = (one: number) => (dayNumber ?? one) === one;
  const request: PlanRequest = {
    ...given.request,
    meals: dayNumber === undefined ? [...new Set([...meals, meal])] : meals,
    withMeals: dayNumber === undefined ? withMeals : [...withMeals, { dayNumber, meal }],
    withoutMeals: withoutMeals?.filter((one) => one.meal !== meal || !isMeant(one.dayNumber)),
    // A meal may be put into a day of the traveller's own that asks for it.
    ownDays: ownDays?.filter((one) => !isMeant(one)),
  };
  const result = buildResult(given, request, buildDraft(given.plan));
  const has = result.plan?.days.some(
    (day) => isMeant(day.dayNumber) && day.stops.some(({ role }) => role === meal),
  );
  return has ? result : { refusal: "no_match" };
}

/** A meal is not planned any more, on a day or on all; its stop goes, where there is one. */
export function dropMeal(given: Given, meal: Meal, dayNumber?: number): EditResult {
  const isMeant = (one: number) => (dayNumber ?? one) === one;
  const days = given.plan.days.filter(({ dayNumber }) => isMeant(dayNumber));
  const { meals = USUAL_MEALS } = given.request;
  let request = given.request;
  for (const { dayNumber: number, stops } of days) {
    request = withoutMeal(request, meal, number);
    if (stops.some(({ role }) => role === meal)) request = owning(request, number);
  }
  if (dayNumber === undefined) request = { ...request, meals: meals.filter((one) => one !== meal) };
  const draft = buildDraft(given.plan).map((stops, index) =>
    isMeant(index + 1) ? stops.filter(({ role }) => role !== meal) : stops,
  );
  return buildResult(given, request, draft);
}
