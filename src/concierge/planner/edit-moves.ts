import {
  buildResult,
  draftOfTour,
  type FoundStop,
  findStop,
  type Given,
  leftOut,
  owning,
  pinning,
  renumbered,
  timing,
  withoutMeal,
} from "./edit-frame.ts";
import { thinned } from "./edit-meals.ts";
import { withVisitBeside } from "./edit-stops.ts";
import type { EditResult, PlanEdit, StopReference } from "./edits.ts";
import { placing, unplaced } from "./placements.ts";
import { type PlanRequest, type Role, type Stop, timeOfDayAt } from "./plan.ts";
import { buildProblem, type Problem, type Visit } from "./problem.ts";
import { buildDraft, type Draft, reviveTour, type SentStop } from "./revive.ts";
import { bestRoute, type Route, without, withVisit, withVisitAt } from "./route.ts";
import { type StartWindows, spanOf, spans, withinSpan } from "./start-windows.ts";
import { setRoutes } from "./tour.ts";
import { visitsIn } from "./worth.ts";

/** A stop to another day, time of day or hour; all others stay in their order, but for visits of a full day that make room for it. */
export function moveStop(given: Given, edit: Extract<PlanEdit, { type: "move" }>): EditResult {
  const found = findStop(given, edit.stop);
  if (typeof found === "string") return { refusal: found };
  const { day, stop } = found;
  const anchor = edit.beside && findStop(given, { dayNumber: edit.toDay, ...edit.beside.stop });
  if (typeof anchor === "string") return { refusal: anchor };
  if (anchor?.stop.placeId === stop.placeId) return { refusal: "no_such_stop" };
  const to = edit.toDay === undefined ? (anchor?.day ?? day) : edit.toDay - 1;
  if (given.plan.days[to] === undefined) return { refusal: "no_such_day" };
  const draft = buildDraft(given.plan);
  draft[day]!.splice(found.index, 1);
  const isOther = to !== day;
  const isTimed = edit.timeOfDay !== undefined || edit.at !== undefined;
  const timed = isTimed ? timing(given.request, stop.placeId) : given.request;
  let request = unplaced(owning(pinning(timed, [stop.placeId]), day + 1, to + 1), stop.placeId);
  if (isOther) request = withoutMeal(request, stop.role, day + 1);
  const problem = buildProblem(given.candidates, request);
  const beside = anchor && { side: edit.beside!.side, placeId: anchor.stop.placeId };
  // On another day it begins in that part of it, where it cannot at its hour: the day was asked for as well.
  const around = isOther && edit.at !== undefined ? [spans[timeOfDayAt(edit.at)]] : [];
  const ordered = edit.order && bestWith(problem, draft, stop, to, undefined, edit.order);
  const [best, span] = ordered
    ? [ordered]
    : ([spanOf(edit), ...around]
        .map((one) => [bestWith(problem, draft, stop, to, one, beside), one] as const)
        .find(([found]) => found) ?? []);
  if (best === undefined) return { refusal: "not_then", placeIds: [stop.placeId] };
  draft[to] = best.stops;
  // What stands before it makes way for its hour.
  const then = span ? placing(request, { placeId: stop.placeId, span }) : request;
  const result = whole(
    given,
    then,
    draft,
    (span ?? beside ?? ordered) && new Map([[stop.placeId, best.start]]),
  );
  return result.plan ? { ...result, request } : result;
}

/** Two stops change places. */
export function swapStops(given: Given, references: readonly [StopReference, StopReference]): EditResult {
  const [one, other] = references.map((reference) => findStop(given, reference)) as [
    FoundStop | string,
    FoundStop | string,
  ];
  const missing = [one, other].find((found) => typeof found === "string");
  if (missing !== undefined) return { refusal: missing as NonNullable<EditResult["refusal"]> };
  const [a, b] = [one, other] as [FoundStop, FoundStop];
  if (a.stop.placeId === b.stop.placeId) return { refusal: "no_such_stop" };
  const draft = buildDraft(given.plan);
  const [sentA, sentB] = [draft[a.day]![a.index]!, draft[b.day]![b.index]!];
  draft[a.day]![a.index] = sentB;
  draft[b.day]![b.index] = sentA;
  const both = [sentA.placeId, sentB.placeId];
  const request = unplaced(owning(given.request, a.day + 1, b.day + 1), ...both);
  const wanted = new Map([
    [sentA.placeId, b.stop.start],
    [sentB.placeId, a.stop.start],
  ]);
  // A meal for a visit of another day is one visit more there.
  const visitsOf = (stops: readonly { role?: Role }[]) => stops.filter(({ role }) => role === "visit").length;
  const most = request.mostVisits ?? Number.POSITIVE_INFINITY;
  const isFuller = draft.some(
    (stops, day) => visitsOf(stops) > Math.max(most, visitsOf(given.plan.days[day]!.stops)),
  );
  if (isFuller) return { refusal: "not_possible" };
  const swapped = whole(given, request, draft, wanted);
  if (swapped.plan) return swapped;
  const refusal = { ...swapped, placeIds: swapped.placeIds?.filter((id) => both.includes(id)) };
  if (a.day === b.day) return refusal;
  // Where one is closed at the hour of the other, each goes where it fits on the day of the other.
  const problem = buildProblem(given.candidates, request);
  const without = buildDraft(given.plan).map((stops) => stops.filter((stop) => !both.includes(stop.placeId)));
  const [toB, toA] = [
    bestWith(problem, without, a.stop, b.day, undefined),
    bestWith(problem, without, b.stop, a.day, undefined),
  ];
  if (!toA || !toB) return refusal;
  without[b.day] = toB.stops;
  without[a.day] = toA.stops;
  const moved = whole(given, request, without);
  const isLess = moved.plan?.days.some(({ stops }, day) => stops.length < draft[day]!.length);
  return moved.plan && !isLess ? moved : refusal;
}

/**
 * The stops of two days change places, with all that is wished of these days. What is closed on its new day, or finds no room there,
 * stays where it was if it can, else it goes.
 */
export function swapDays(given: Given, [one, other]: readonly [number, number]): EditResult {
  const draft = buildDraft(given.plan);
  const [a, b] = [draft[one - 1], draft[other - 1]];
  // "Swap the two days", of more than two.
  if (a === undefined && b === undefined) return { refusal: "which_day" };
  if (a === undefined || b === undefined || one === other) return { refusal: "no_such_day" };
  draft[one - 1] = b;
  draft[other - 1] = a;
  const swapped = (day: number) => (day === one ? other : day === other ? one : day);
  const request = owning(renumbered(given.request, swapped), one, other);
  const problem = buildProblem(given.candidates, request);
  const { tour } = reviveTour(problem, draft, new Set(given.candidates.map(({ id }) => id)));
  const tourHas = (id: string) =>
    tour.routes.some(({ visits }) => visits.some(({ place }) => place.candidate.id === id));
  for (const [before, stops] of [
    [one, a],
    [other, b],
  ] as const) {
    for (const { placeId } of stops.filter((stop) => !tourHas(stop.placeId))) {
      for (const number of [swapped(before), before]) {
        const route = tour.routes[number - 1]!;
        const place = problem.placeOf.get(placeId);
        const hasRoom =
          place?.pinned || visitsIn(route.visits) < (request.mostVisits ?? Number.POSITIVE_INFINITY);
        const visit = place && hasRoom ? problem.visit(place, "visit", route.day) : undefined;
        const next = visit && (withVisit(problem, route, visit) ?? inAnyOrder(problem, route, visit));
        if (!next) continue;
        setRoutes(tour, next);
        break;
      }
    }
  }
  return buildResult(given, request, draftOfTour(tour));
}

/** The visits of a day, or of all, from the last to the first, as far as they are open then; meals stay between them. */
export function reverseDays(given: Given, dayNumber?: number): EditResult {
  const days = given.plan.days.map((day) => day.dayNumber).filter((day) => (dayNumber ?? day) === day);
  const draft = buildDraft(given.plan);
  const moved = days.flatMap((day) => draft[day - 1]!.map(({ placeId }) => placeId));
  const request = unplaced(owning(given.request, ...days), ...moved);
  const problem = buildProblem(given.candidates, request);
  const wanted = new Map<string, number>();
  for (const index of days.map((day) => day - 1)) {
    const stops = draft[index]!;
    const visits = stops.filter(({ role }) => role === "visit");
    const turned = stops.map((stop) => (stop.role === "visit" ? visits.pop()! : stop));
    const all = visitsOf(problem, turned, index);
    const [best] = all ? thinned(problem, problem.days[index]!, all) : [];
    if (!all || !best) return { refusal: "not_then" };
    const late = all.filter((visit) => !best.route.visits.includes(visit));
    const route = late.reduce((day, visit) => withVisit(problem, day, visit) ?? day, best.route);
    draft[index] = route.visits.map(({ place, role }) => ({ placeId: place.candidate.id, role }));
    for (const [at, { placeId }] of draft[index].entries()) wanted.set(placeId, stops[at]!.start!);
  }
  const isSame = JSON.stringify(idsOf(draft)) === JSON.stringify(idsOf(buildDraft(given.plan)));
  return isSame ? { refusal: "not_then" } : buildResult(given, request, draft, wanted);
}

function idsOf(draft: Draft): string[][] {
  return draft.map((stops) => stops.map(({ placeId }) => placeId));
}

/** The day with one more visit that has room among the others only where one of them stands elsewhere. */
function inAnyOrder(problem: Problem, route: Route, visit: Visit): Route | undefined {
  for (const [index, other] of route.visits.entries()) {
    const rest = without(problem, route, index);
    const fuller = rest && withVisit(problem, rest, visit);
    const whole = fuller && withVisit(problem, fuller, other);
    if (whole) return whole;
  }
  return undefined;
}

/** The plan of a draft, if every stop of it can be where it stands. */
function whole(
  given: Given,
  request: PlanRequest,
  draft: Draft,
  wanted?: ReadonlyMap<string, number>,
): EditResult {
  const result = buildResult(given, request, draft, wanted);
  const missing = result.plan ? leftOut(result.plan, draft) : [];
  return missing.length > 0 ? { refusal: "not_then", placeIds: missing } : result;
}

/**
 * A day's stops with one more where it fits best, as what it was to its day or else as a visit, and when it then begins; with
 * one visit lost at most, or as many as take no longer.
 */
function bestWith(
  problem: Problem,
  draft: Draft,
  { placeId, role: own }: Stop,
  dayIndex: number,
  span: readonly [number, number] | undefined,
  where?: Parameters<typeof withVisitBeside>[3] | "first" | "last",
): { stops: SentStop[]; start: number } | undefined {
  const day = problem.days[dayIndex]!;
  const place = problem.placeOf.get(placeId);
  const others = visitsOf(problem, draft[dayIndex]!, dayIndex);
  if (place === undefined || others === undefined) return undefined;
  const isTaken = (role: Role) => role !== "visit" && others.some((other) => other.role === role);
  const visits = [...new Set([own, "visit"] as const)].flatMap((role) => {
    const visit = isTaken(role) ? undefined : problem.visit(place, role, day);
    const starts: StartWindows = visit && span ? withinSpan(visit.starts, span) : (visit?.starts ?? []);
    return visit && starts.length > 0 ? [{ ...visit, starts }] : [];
  });
  const minutesOf = (stops: readonly Visit[]) => stops.reduce((sum, { minutes }) => sum + minutes, 0);
  const rests = visits.length > 0 ? thinned(problem, day, others) : [];
  const losesMore = ({ visits: left }: Route) => left.length < others.length - 1;
  for (const { route } of rests.toSorted((a, b) => Number(losesMore(a.route)) - Number(losesMore(b.route)))) {
    const lost = minutesOf(others) - minutesOf(route.visits);
    for (const visit of visits) {
      // Who moves one stop does not ask for the loss of a day: no more goes than it takes the time of.
      if (losesMore(route) && lost > visit.minutes) continue;
      const at = (position: number) => withVisitAt(problem, route, visit, position);
      const end = route.visits.findLastIndex(({ role }) => role === "visit") + 1;
      const routes =
        typeof where === "object"
          ? [withVisitBeside(problem, route, visit, where)]
          : where
            ? [at(where === "first" ? 0 : end)]
            : [...route.visits, visit].map((_, position) => at(position));
      const best = bestRoute(routes);
      if (best === undefined) continue;
      const start = best.earliest[best.visits.indexOf(visit)]!;
      return {
        stops: best.visits.map((one) => ({ placeId: one.place.candidate.id, role: one.role })),
        start,
      };
    }
  }
  return undefined;
}

function visitsOf(problem: Problem, stops: readonly SentStop[], dayIndex: number): Visit[] | undefined {
  const visits = stops.flatMap(({ placeId, role = "visit" }) => {
    const place = problem.placeOf.get(placeId);
    return (place && problem.visit(place, role, problem.days[dayIndex]!)) ?? [];
  });
  return visits.length === stops.length ? visits : undefined;
}
