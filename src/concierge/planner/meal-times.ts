import type { Meal } from "../../languages/spoken.ts";
import type { MealTimes, PlanRequest } from "./plan.ts";
import { mealTimes } from "./weights.ts";

/**
 * When a meal may start on a day of a request (from 1): the hours wanted of that day, else of all days, else the usual ones
 * of the party. Without a day's number: on a day that says nothing else.
 */
export function mealTimesOn(
  { mealHours = [], party }: PlanRequest,
  meal: Meal,
  dayNumber?: number,
): MealTimes {
  const wanted = (day: number | undefined) =>
    mealHours.find((hours) => hours.meal === meal && hours.dayNumber === day);
  return wanted(dayNumber) ?? wanted(undefined) ?? mealTimes(meal, party);
}
