import { mealTimesOn } from "./meal-times.ts";
import type { Role } from "./plan.ts";
import type { Problem } from "./problem.ts";
import type { Route } from "./route.ts";
import { firstStart, lastStart } from "./start-windows.ts";

/**
 * The starts of a day's stops, minutes after midnight: as early as the order allows, but each as near to the wanted time as
 * the stops after it allow. Meals want their usual hour; `wanted` says other wishes, by place id: what an edit leaves alone
 * keeps its time.
 */
export function startsOf(
  problem: Problem,
  { day, visits, latest }: Route,
  wanted: ReadonlyMap<string, number> = new Map(),
): number[] {
  const starts: number[] = [];
  let free = day.from;
  visits.forEach((visit, index) => {
    const previous = visits[index - 1];
    const arrival = free + problem.leg(previous?.place, visit.place) + (previous ? day.pace.pause : 0);
    const earliest = firstStart(visit.starts, arrival)!;
    const liked = wanted.get(visit.place.candidate.id) ?? likedStart(problem, day, visit.role) ?? earliest;
    const target = Math.max(earliest, Math.min(liked, latest[index]!));
    // Between two openings of a place the one before counts.
    const start = Math.max(earliest, lastStart(visit.starts, target) ?? earliest);
    starts.push(start);
    free = start + visit.minutes;
  });
  return starts;
}

function likedStart({ request }: Problem, { index }: Route["day"], role: Role): number | undefined {
  return role === "visit" ? undefined : mealTimesOn(request, role, index + 1).liked;
}
