import assert from "node:assert/strict";
import { test } from "node:test";
import type { Day } from "../../src/concierge/planner/days.ts";
import { searchTour } from "../../src/concierge/planner/plan-itinerary.ts";
import { buildProblem, type Problem, type Visit } from "../../src/concierge/planner/problem.ts";
import { measureWay, worthTogether } from "../../src/concierge/planner/route.ts";
import { scoreTour } from "../../src/concierge/planner/tour.ts";
import { VISIT_KINDS } from "../../src/concierge/planner/visit-kinds.ts";
import { city, request } from "../support/planner/city.ts";

/**
 * The most that any order of these stops is worth that meets every time, distance and rule of variety, less the price of its way and of
 * an empty afternoon: every order is tried, as far as it can still be the best (branch and bound). -Infinity when there is none.
 */
function bestScore(problem: Problem, day: Day, stops: readonly Visit[]): number {
  const worth = worthTogether(stops);
  let best = Number.NEGATIVE_INFINITY;
  const extend = (order: readonly Visit[], free: number, travel: number) => {
    const last = order.at(-1);
    if (order.length === stops.length) {
      best = Math.max(best, measureWay(problem, day, order)?.score ?? Number.NEGATIVE_INFINITY);
    }
    for (const stop of stops) {
      const leg = problem.leg(last?.place, stop.place);
      if (order.includes(stop) || worth - problem.minutePrice * (travel + leg) <= best) continue;
      if (!mayFollow(problem, order, stop, leg)) continue;
      const arrival = free + leg + (last ? day.pace.pause : 0);
      const start = firstMinute(stop, arrival);
      if (start !== undefined) extend([...order, stop], start + stop.minutes, travel + leg);
    }
  };
  extend([], day.from, 0);
  return best;
}

function mayFollow(problem: Problem, order: readonly Visit[], stop: Visit, leg: number): boolean {
  const last = order.at(-1);
  if (last === undefined) return true;
  const three = [order.at(-2), last, stop];
  const alike = three.every((one) => one?.role === "visit" && one.place.group === stop.place.group);
  const snack = [last, stop].some(({ role, place }) => role === "visit" && place.group === "cafe");
  const meal = [last, stop].some(({ role }) => role !== "visit");
  return leg <= problem.legLimit && !alike && !(snack && meal);
}

/** The first start from a minute on, looked for in steps of five minutes. */
function firstMinute({ starts }: Visit, minute: number): number | undefined {
  const last = starts.at(-1)!;
  for (let start = Math.ceil(minute / 5) * 5; start <= last; start += 5) {
    for (let i = 0; i < starts.length; i += 2)
      if (starts[i]! <= start && start <= starts[i + 1]!) return start;
  }
  return undefined;
}

/** Gaps to the optimum in words, for whoever reads the test's output. */
function report(name: string, gaps: readonly number[]): string {
  const sorted = gaps.toSorted((a, b) => a - b);
  const percent = (gap: number) => `${(gap * 100).toFixed(1)} %`;
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const optimal = gaps.filter((gap) => gap < 1e-9).length;
  return `${name}: ${optimal} of ${gaps.length} optimal, mean gap ${percent(mean)}, 95th percentile ${percent(sorted[Math.floor(gaps.length * 0.95)]!)}, worst ${percent(sorted.at(-1)!)}`;
}

test("a day's stops are in an order worth within a fiftieth of the best possible, nearly always the best", (t) => {
  const paces = ["relaxed", "normal", "packed"] as const;
  const gaps: number[] = [];
  for (let seed = 1; seed <= 300; seed++) {
    const problem = buildProblem(city(seed, 30 + (seed % 60)), request({ pace: paces[seed % 3] }));
    const [route] = searchTour(problem).routes;
    if (route!.visits.length < 4 || route!.visits.length > 9) continue;
    const { day, visits, score } = route!;
    gaps.push(1 - score / bestScore(problem, day, visits));
  }
  t.diagnostic(report("one day", gaps));
  assert.ok(gaps.length >= 200, `${gaps.length} instances`);
  for (const gap of gaps) assert.ok(gap >= -1e-9 && gap <= 0.02, `gap ${gap}`);
  assert.ok(gaps.filter((gap) => gap < 1e-9).length >= gaps.length * 0.9);
});

test("two days' stops are shared out and ordered so that they are worth within a fourteenth of the best possible", (t) => {
  const gaps: number[] = [];
  for (let seed = 1; gaps.length < 400; seed++) {
    const problem = buildProblem(city(1_000 + seed, 12 + (seed % 12)), request({ days: 2, pace: "relaxed" }));
    const tour = searchTour(problem);
    const stops = tour.routes.flatMap(({ visits }) => visits);
    if (stops.length < 4 || stops.length > 8) continue;
    gaps.push(1 - scoreTour(tour) / bestOfTwoDays(problem, tour.routes));
  }
  t.diagnostic(report("two days", gaps));
  for (const gap of gaps) assert.ok(gap >= -1e-9 && gap <= 0.071, `gap ${gap}`);
  assert.ok(gaps.filter((gap) => gap < 1e-9).length >= gaps.length * 0.9);
});

/**
 * The most that two days are worth together over every way of sharing out their stops that leaves each day its meals and as many
 * visits, and breaks no rule of variety (kitchens, visits of a group) that the days keep.
 */
function bestOfTwoDays(problem: Problem, routes: readonly { day: Day; visits: readonly Visit[] }[]): number {
  const stops = routes.flatMap(({ visits }) => visits);
  const roles = (visits: readonly Visit[]) =>
    visits
      .map(({ role }) => role)
      .sort()
      .join();
  let best = Number.NEGATIVE_INFINITY;
  for (let set = 0; set < 2 ** stops.length; set++) {
    const shares = routes.map(({ day }, index) =>
      stops
        .filter((_, stop) => ((set >> stop) & 1) === index)
        .map(({ place, role }) => problem.visit(place, role, day)),
    );
    if (shares.some((share) => share.includes(undefined))) continue;
    const days = shares as Visit[][];
    if (oddStops(days) > oddStops(routes.map(({ visits }) => visits))) continue;
    if (days.some((visits, index) => roles(visits) !== roles(routes[index]!.visits))) continue;
    best = Math.max(
      best,
      days.reduce((sum, visits, index) => sum + bestScore(problem, problem.days[index]!, visits), 0),
    );
  }
  return best;
}

/** How many stops have a meal of the same kitchen beside them on their day, or are one of too many of their group. */
function oddStops(days: readonly (readonly Visit[])[]): number {
  const isOdd = (visits: readonly Visit[], { place, role }: Visit) => {
    const { cuisine, kind } = place.candidate;
    const others = visits.filter((other) => other.place !== place);
    if (role !== "visit")
      return others.some(
        (other) => other.role !== "visit" && cuisine && other.place.candidate.cuisine === cuisine,
      );
    const alike = others.filter((other) => other.role === "visit" && other.place.group === place.group);
    return alike.length >= VISIT_KINDS[kind].perDay;
  };
  return days.flatMap((visits) => visits.filter((visit) => isOdd(visits, visit))).length;
}
