import { paceOn } from "./days.ts";
import { addDay, removeDay, shiftHours } from "./edit-days.ts";
import { buildResult, draftOfTour, fillDay, type Given, workOn } from "./edit-frame.ts";
import { moveMeal, shiftMeal } from "./edit-meals.ts";
import { changeShare } from "./edit-share.ts";
import { addStop, removeStop, replaceStop } from "./edit-stops.ts";
import { walkLess } from "./edit-walking.ts";
import type { EditResult, PlanEdit } from "./edits.ts";
import type { Candidate, Pace, Plan, PlanRequest } from "./plan.ts";
import { buildDraft } from "./revive.ts";

/**
 * A plan with one change, the rest left alone as far as possible: other days stay as they are, other stops of the day keep
 * their order and, where they can, their times. The changed plan keeps every promise of `planItinerary`. What was asked for
 * stays asked for: go on with the request that is returned.
 * @throws RangeError as `calendarOf` does.
 */
export function editPlan(
  plan: Plan,
  edit: PlanEdit,
  candidates: readonly Candidate[],
  request: PlanRequest,
): EditResult {
  const given = { plan, candidates, request };
  if ("dayNumber" in edit && edit.dayNumber !== undefined && plan.days[edit.dayNumber - 1] === undefined) {
    return { refusal: "no_such_day" };
  }
  switch (edit.type) {
    case "replace":
      return replaceStop(given, edit.stop, edit.wish);
    case "remove":
      return removeStop(given, edit.stop);
    case "add":
      return addStop(given, edit.wish, edit.dayNumber);
    case "lessWalking":
      return walkLess(given, edit.dayNumber);
    case "shiftStart":
    case "shiftEnd":
      return shiftHours(given, edit.type === "shiftStart" ? "start" : "end", edit.minutes, edit.dayNumber);
    case "more":
    case "fewer":
      // More or less of anything is a matter of pace.
      if (Object.keys(edit.wish).length === 0)
        return changePace(given, edit.type === "more" ? "fuller" : "slower", edit.dayNumber);
      return changeShare(given, edit.type, edit.wish, edit.dayNumber);
    case "slower":
    case "fuller":
      return changePace(given, edit.type, edit.dayNumber);
    case "moveMeal":
      return moveMeal(given, edit.meal, edit.to, edit.dayNumber);
    case "shiftMeal":
      return shiftMeal(given, edit.meal, edit.minutes, edit.dayNumber);
    case "addDay":
      return addDay(given);
    case "removeDay":
      return removeDay(given, edit.dayNumber);
  }
}

const paces: readonly Pace[] = ["relaxed", "normal", "packed"];

/**
 * The next pace, of one day or of all: a fuller one fills what room it makes; a slower one lets go of what no longer fits.
 * Days of a pace of their own go one further as well, as far as there is one.
 */
function changePace(given: Given, way: "slower" | "fuller", dayNumber?: number): EditResult {
  const request = dayNumber === undefined ? ofAll(given.request, way) : ofDay(given.request, way, dayNumber);
  if (request === undefined) return { refusal: "no_other_pace" };
  if (way === "slower") return buildResult(given, request, buildDraft(given.plan));
  const { problem, tour } = workOn(given, request);
  for (const { index } of problem.days) {
    if (dayNumber === undefined || index === dayNumber - 1) fillDay(problem, tour, index);
  }
  return buildResult(given, request, draftOfTour(tour));
}

function ofAll(request: PlanRequest, way: "slower" | "fuller"): PlanRequest | undefined {
  const { pace = "normal", dayPaces = [] } = request;
  const next = paceAfter(pace, way);
  if (next === undefined && dayPaces.every((day) => paceAfter(day.pace, way) === undefined)) return undefined;
  return {
    ...request,
    pace: next ?? pace,
    dayPaces: dayPaces.map((day) => ({ ...day, pace: paceAfter(day.pace, way) ?? day.pace })),
  };
}

function ofDay(request: PlanRequest, way: "slower" | "fuller", dayNumber: number): PlanRequest | undefined {
  const pace = paceAfter(paceOn(request, dayNumber), way);
  const others = request.dayPaces?.filter((day) => day.dayNumber !== dayNumber) ?? [];
  return pace && { ...request, dayPaces: [...others, { dayNumber, pace }] };
}

function paceAfter(pace: Pace, way: "slower" | "fuller"): Pace | undefined {
  return paces[paces.indexOf(pace) + (way === "fuller" ? 1 : -1)];
}
