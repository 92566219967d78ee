import { paceOn } from "./days.ts";
import { draftOfTour, fillDay, type Given, resultOf, workOn } from "./edit-frame.ts";
import type { EditResult } from "./edits.ts";
import type { Pace, PlanRequest } from "./plan.ts";
import { draftOf } from "./revive.ts";

const paces: readonly Pace[] = ["relaxed", "normal", "packed"];

/**
 * The next pace, of one day or of all: a fuller one fills what room it makes; a slower one lets go of what no longer fits.
 * Days of a pace of their own go one further as well, as far as there is one.
 */
export function changePace(given: Given, way: "slower" | "fuller", dayNumber?: number): EditResult {
  const request = dayNumber === undefined ? ofAll(given.request, way) : ofDay(given.request, way, dayNumber);
  if (request === undefined) return { refusal: "no_other_pace" };
  if (way === "slower") return resultOf(given, request, draftOf(given.plan));
  const { problem, tour } = workOn(given, request);
  for (const { index } of problem.days) {
    if (dayNumber === undefined || index === dayNumber - 1) fillDay(problem, tour, index);
  }
  return resultOf(given, request, draftOfTour(tour));
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
