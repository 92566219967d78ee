import type { Meal } from "../../languages/spoken.ts";
import { ensureMeals } from "./meals.ts";
import {
  type Candidate,
  type Plan,
  type PlanNote,
  type PlanRequest,
  type Role,
  type TimeOfDay,
  timeOfDayAt,
} from "./plan.ts";
import { buildPlan } from "./present.ts";
import { buildProblem, type Problem, type Visit } from "./problem.ts";
import { buildRoute, type Route, withVisit } from "./route.ts";
import { mealWorths } from "./shortlist.ts";
import { buildTour, type Tour } from "./tour.ts";
import { VISIT_KINDS } from "./visit-kinds.ts";

/** A stop as far as an itinerary that a client sends back tells it. */
export interface SentStop {
  readonly placeId: string;
  /** What it was to its day; where the client does not know, its place and hour tell (see `readRoles`). */
  readonly role?: Role;
  /** When it started, minutes after midnight, where the client knows; `timeOfDay` serves as well. */
  readonly start?: number;
  readonly timeOfDay?: TimeOfDay;
}

/** Stops by day, in their order. */
export type Draft = readonly (readonly SentStop[])[];

/**
 * The plan of an itinerary that a stateless client sends back: its places in its order, with times and ways worked out anew.
 * Ids that no candidate has are dropped and noted (`unknown_place`); so are places that are not open at any hour that fits,
 * second mentions of a place and what is beyond the request's days (`not_possible`). A day whose order does not work any
 * more is put together again. Nothing is added.
 * @throws RangeError as `calendarOf` does.
 */
export function planFromItinerary(
  draft: Draft,
  candidates: readonly Candidate[],
  request: PlanRequest,
): Plan {
  const problem = buildProblem(candidates, request);
  const { tour, notes } = reviveTour(problem, draft, new Set(candidates.map(({ id }) => id)));
  return buildPlan(problem, tour, wantedStarts(draft), notes);
}

export function buildDraft({ days }: Plan): SentStop[][] {
  return days.map(({ stops }) => stops.map(({ placeId, role, start }) => ({ placeId, role, start })));
}

/** The starts that the stops of a draft had, by place. */
export function wantedStarts(draft: Draft): Map<string, number> {
  const starts = new Map<string, number>();
  for (const { placeId, start } of draft.flat()) if (start !== undefined) starts.set(placeId, start);
  return starts;
}

/** A tour of a draft's stops, and what had to be left out. `known`: the ids of all candidates. */
export function reviveTour(
  problem: Problem,
  draft: Draft,
  known: ReadonlySet<string>,
): { tour: Tour; notes: PlanNote[] } {
  const notes: PlanNote[] = [];
  const seen = new Set<string>();
  const days = draft.map((stops, index) => {
    const day = problem.days[index];
    const visits: Visit[] = [];
    const roles = readRoles(problem, stops);
    for (const [position, { placeId }] of stops.entries()) {
      const role = roles[position]!;
      const place = seen.has(placeId) ? undefined : problem.placeOf.get(placeId);
      const visit = day && place && problem.visit(place, role, day);
      const isSecondMeal = role !== "visit" && visits.some((other) => other.role === role);
      if (visit && !isSecondMeal) {
        seen.add(placeId);
        visits.push(visit);
      } else {
        const code = known.has(placeId) ? "not_possible" : "unknown_place";
        notes.push({ code, dayNumber: index + 1, placeId });
      }
    }
    return visits;
  });
  const routes = problem.days.map((_, index) => {
    const { isOwn, pace } = problem.days[index]!;
    const visits = isOwn ? (days[index] ?? []) : asManyAs(pace.visits, days[index] ?? []);
    for (const { place } of (days[index] ?? []).filter((visit) => !visits.includes(visit))) {
      notes.push({ code: "not_possible", dayNumber: index + 1, placeId: place.candidate.id });
    }
    return reviveRoute(problem, index, visits, notes);
  });
  return {
    tour: buildTour(
      problem,
      routes.map(({ visits }) => visits),
    ),
    notes,
  };
}

/** The same tour with every meal that is possible, as a plan. */
export function completed(
  problem: Problem,
  tour: Tour,
  wanted: ReadonlyMap<string, number>,
  notes: readonly PlanNote[],
): Plan {
  ensureMeals(problem, tour, mealWorths(problem));
  return buildPlan(problem, tour, wanted, notes);
}

const mealHours: Readonly<Record<Meal, TimeOfDay>> = {
  breakfast: "morning",
  lunch: "midday",
  dinner: "evening",
};

/** The roles of a day's stops: what they say, else for each meal the place at its time of day that serves it best, else visits. */
function readRoles(problem: Problem, stops: readonly SentStop[]): Role[] {
  const roles = stops.map(({ role }) => role);
  for (const meal of ["breakfast", "lunch", "dinner"] as const) {
    if (roles.includes(meal)) continue;
    let best = -1;
    let most = 0;
    for (const [index, { placeId, start, timeOfDay }] of stops.entries()) {
      const kind = problem.placeOf.get(placeId)?.candidate.kind;
      const serves = (kind && VISIT_KINDS[kind].meals[meal]) ?? 0;
      const hour = start === undefined ? timeOfDay : timeOfDayAt(start);
      if (roles[index] !== undefined || hour !== mealHours[meal] || serves <= most) continue;
      best = index;
      most = serves;
    }
    if (best >= 0) roles[best] = meal;
  }
  return roles.map((role) => role ?? "visit");
}

/** The stops without the visits of least worth beyond so many. */
function asManyAs(most: number, visits: readonly Visit[]): readonly Visit[] {
  const surplus = visits
    .filter(({ role, place }) => role === "visit" && !place.pinned)
    .sort((a, b) => a.worth - b.worth)
    .slice(0, Math.max(0, visits.filter(({ role }) => role === "visit").length - most));
  return visits.filter((visit) => !surplus.includes(visit));
}

/**
 * The stops in their order. Where not all can be met so, those asked for, then meals, then what is worth most keep their order, and
 * each of the others comes where it fits best, if it does.
 */
function reviveRoute(problem: Problem, index: number, visits: readonly Visit[], notes: PlanNote[]): Route {
  const day = problem.days[index]!;
  const asTheyCome = buildRoute(problem, day, visits);
  if (asTheyCome) return asTheyCome;
  const byClaim = visits.toSorted((a, b) => readClaim(b) - readClaim(a) || b.worth - a.worth);
  let route = buildRoute(problem, day, [])!;
  for (const visit of byClaim) {
    const inOrder = visits.filter((one) => one === visit || route.visits.includes(one));
    route = buildRoute(problem, day, inOrder) ?? route;
  }
  for (const visit of byClaim.filter((one) => !route.visits.includes(one))) {
    const next = withVisit(problem, route, visit, { anyCuisine: true });
    if (next) route = next;
    else notes.push({ code: "not_possible", dayNumber: index + 1, placeId: visit.place.candidate.id });
  }
  return route;
}

function readClaim({ place, role }: Visit): number {
  return (place.pinned ? 2 : 0) + (role === "visit" ? 0 : 1);
}
