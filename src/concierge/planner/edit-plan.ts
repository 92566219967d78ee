import { addDay, removeDay, shiftHours } from "./edit-days.ts";
import { moveMeal, shiftMeal } from "./edit-meals.ts";
import { changePace } from "./edit-pace.ts";
import { changeShare } from "./edit-share.ts";
import { addStop, removeStop, replaceStop } from "./edit-stops.ts";
import { walkLess } from "./edit-walking.ts";
import type { EditResult, PlanEdit } from "./edits.ts";
import type { Candidate, Plan, PlanRequest } from "./plan.ts";

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
