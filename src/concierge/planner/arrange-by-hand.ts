import type { Meal } from "../../languages/spoken.ts";
import { type FoundStop, type Given, owning, plannedIds } from "./edit-frame.ts";
import type { EditResult } from "./edits.ts";
import { placing } from "./placements.ts";
import type { Plan, PlanRequest, Stop } from "./plan.ts";
import { buildDayPlan, notesOfDay, notesOfPinned } from "./present.ts";
import { buildProblem, type Place, type Problem } from "./problem.ts";
import { buildDraft, type SentStop, wantedStarts } from "./revive.ts";
import { buildRoute } from "./route.ts";
import { ANY_TIME, firstStart, PUNCTUAL, stopMinutes } from "./start-windows.ts";

export const MEALS = ["lunch", "dinner", "breakfast"] as const;

/**
 * The plan with some of its days (from 0) as a draft has them, all others to the byte as they were. Stops keep their starts where they
 * can; `named` are those that were put where they are.
 */
export function arranged(
  { plan, candidates }: Given,
  request: PlanRequest,
  draft: readonly (readonly SentStop[])[],
  changed: readonly number[],
  named: readonly string[] = [],
): EditResult {
  const days = [...new Set(changed)];
  const own = withMealsOf(owning(request, ...days.map((day) => day + 1)), plan, draft, days);
  const timed = days.flatMap((day) => draft[day]!.map(({ placeId }) => placeId));
  const others = own.anyHour?.filter((id) => !timed.includes(id)) ?? [];
  const strict = buildProblem(candidates, { ...own, anyHour: others });
  const late = days.flatMap((day) => outOfHours(strict, day, draft[day]!, named));
  const asked = { ...own, anyHour: [...others, ...late] };
  const problem = late.length === 0 ? strict : buildProblem(candidates, asked);
  const starts = wantedStarts(buildDraft(plan));
  for (const id of named) starts.delete(id);
  for (const { placeId, start } of draft.flat()) if (start !== undefined) starts.set(placeId, start);
  const routes = days.map((index) => {
    const day = problem.days[index]!;
    const visits = draft[index]!.map(
      ({ placeId, role = "visit" }) => problem.visit(problem.placeOf.get(placeId)!, role, day)!,
    );
    return buildRoute(problem, day, visits)!;
  });
  const timedDays = plan.days.map((day, index) => {
    const route = routes[days.indexOf(index)];
    return route ? buildDayPlan(problem, route, starts) : day;
  });
  const isTimed = (dayNumber: number | undefined) => dayNumber !== undefined && days.includes(dayNumber - 1);
  const notes = [
    ...plan.notes.filter(({ code, dayNumber }) => code !== "must_not_possible" && !isTimed(dayNumber)),
    // A meal that the hand took away is not missing.
    ...routes.flatMap(notesOfDay).filter(({ code }) => code !== "no_meal"),
    ...notesOfPinned(asked, plannedIds({ days: timedDays })),
  ];
  const after = { days: timedDays, notes };
  return { plan: after, request: keptWhere(asked, after, named) };
}

/** What is kept and was moved is kept where it is now. */
function keptWhere(request: PlanRequest, { days }: Plan, named: readonly string[]): PlanRequest {
  return days
    .flatMap(({ stops }, day) => stops.map((stop, index) => ({ day, index, stop })))
    .filter(({ stop: { placeId } }) => named.includes(placeId) && request.kept?.includes(placeId))
    .reduce(keeping, request);
}

/** A stop that is kept: on its day, at its time. */
export function keeping(request: PlanRequest, { day, stop: { placeId, start } }: FoundStop): PlanRequest {
  const span = [start - PUNCTUAL, start + PUNCTUAL] as const;
  const kept = [...new Set([...(request.kept ?? []), placeId])];
  return { ...placing(request, { placeId, dayNumber: day + 1, span }), kept };
}

/** The request without the meals that the changed days have lost, and with those that have come. */
function withMealsOf(
  request: PlanRequest,
  plan: Plan,
  draft: readonly (readonly SentStop[])[],
  days: readonly number[],
): PlanRequest {
  const rolesOf = (stops: readonly (Stop | SentStop)[]) => new Set(stops.map(({ role }) => role));
  let withoutMeals = request.withoutMeals ?? [];
  for (const day of days) {
    const [before, after] = [rolesOf(plan.days[day]!.stops), rolesOf(draft[day]!)];
    for (const meal of MEALS) {
      const isOf = (one: { dayNumber: number; meal: Meal }) => one.dayNumber === day + 1 && one.meal === meal;
      if (after.has(meal)) withoutMeals = withoutMeals.filter((one) => !isOf(one));
      else if (before.has(meal)) withoutMeals = [...withoutMeals, { dayNumber: day + 1, meal }];
    }
  }
  return { ...request, withoutMeals };
}

/**
 * The stops of a day that cannot be at any hour that holds for them, in this order. Each begins as early as it can, but where less is
 * out of its hours so, those that were put there (`named`) begin at once.
 */
export function outOfHours(
  problem: Problem,
  index: number,
  stops: readonly SentStop[],
  named: readonly string[] = [],
): string[] {
  const day = problem.days[index]!;
  const walk = (atOnce: readonly string[]) => {
    const late: string[] = [];
    let free = day.from;
    let previous: Place | undefined;
    for (const { placeId, role = "visit" } of stops) {
      const place = problem.placeOf.get(placeId)!;
      const arrival = free + problem.leg(previous, place) + (previous ? day.pace.pause : 0);
      const starts = atOnce.includes(placeId) ? undefined : problem.visit(place, role, day)?.starts;
      const start = starts && firstStart(starts, arrival);
      if (start === undefined) late.push(placeId);
      free =
        (start ?? firstStart(ANY_TIME, arrival)!) + stopMinutes(place.candidate, role, day, problem.request);
      previous = place;
    }
    return late;
  };
  const asked = walk([]);
  const other = named.length > 0 && asked.length > 1 ? walk(named) : asked;
  return other.length < asked.length ? other : asked;
}
