import type { Meal } from "../../languages/spoken.ts";
import type { Day } from "./days.ts";
import { thinned } from "./make-room.ts";
import { mealTimesOn } from "./meal-times.ts";
import type { Problem, Visit } from "./problem.ts";
import { type Route, routeOf } from "./route.ts";

/** A day's stops in their order and one of some meals, where it suits the day best, with as few visits lost as can be; undefined when none can be met. */
export function withOneOf(
  problem: Problem,
  day: Day,
  visits: readonly Visit[],
  meals: readonly Visit[],
): Route | undefined {
  if (meals.length === 0) return undefined;
  const whole = bestWithOneOf(problem, day, visits, meals);
  if (whole) return whole;
  let best: Route | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { route: rest, lost } of thinned(problem, day, visits)) {
    if (best && lost > least) break;
    const next = bestWithOneOf(problem, day, rest.visits, meals);
    if (next === undefined || next.score <= (best?.score ?? Number.NEGATIVE_INFINITY)) continue;
    best = next;
    least = lost;
  }
  return best;
}

/** The route with one of some meals that is nearest to the hour it is liked at; of those as near, the one of most worth. */
function bestWithOneOf(
  problem: Problem,
  day: Day,
  visits: readonly Visit[],
  meals: readonly Visit[],
): Route | undefined {
  let best: { route: Route; missed: number } | undefined;
  for (const meal of meals) {
    const { liked } = mealTimesOn(problem.request, meal.role as Meal, day.index + 1);
    for (let position = 0; position <= visits.length; position++) {
      const route = routeOf(problem, day, visits.toSpliced(position, 0, meal));
      if (route === undefined) continue;
      const missed = Math.max(0, route.earliest[position]! - liked, liked - route.latest[position]!);
      if (best && (missed > best.missed || (missed === best.missed && route.score <= best.route.score)))
        continue;
      best = { route, missed };
    }
  }
  return best?.route;
}
