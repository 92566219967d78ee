import type { Refusal } from "../../languages/spoken.ts";
import { fill, insertMeals, middleOfVisits } from "./construct.ts";
import type { Beside, EditResult, StopReference, Wish } from "./edits.ts";
import { improveOrder } from "./improve-order.ts";
import type { Candidate, Plan, PlanRequest, Role, Stop } from "./plan.ts";
import { buildProblem, type Problem } from "./problem.ts";
import { buildDraft, completed, type Draft, reviveTour, wantedStarts } from "./revive.ts";
import { without } from "./route.ts";
import { mealWorths, visitShortlist } from "./shortlist.ts";
import { isUsed, setRoutes, type Tour } from "./tour.ts";
import { hasWord, isOfWord } from "./worth.ts";

/** What every edit is given. */
export interface Given {
  readonly plan: Plan;
  readonly candidates: readonly Candidate[];
  readonly request: PlanRequest;
}

/** A stop and where it stands; days and stops count from 0. */
export interface FoundStop {
  readonly day: number;
  readonly index: number;
  readonly stop: Stop;
}

/** The stop that is meant, or why there is none. */
export function findStop(given: Given, reference: StopReference): FoundStop | Refusal {
  const { dayNumber, position, meal, timeOfDay, at, is, placeId, beside, isLeast, most } = reference;
  const { isOne, spokenOf, but = [] } = reference;
  const { days } = given.plan;
  if (dayNumber !== undefined && days[dayNumber - 1] === undefined) return "no_such_day";
  const isByNumberAlone = [dayNumber, meal, timeOfDay, at, is, placeId, beside, isLeast, most].every(
    (one) => one === undefined,
  );
  // A name that nobody knows is no stop of the plan.
  if (isByNumberAlone && position === undefined) return "no_such_stop";
  if (position !== undefined && isByNumberAlone && days.length > 1) return "which_day";
  const meantAll = stopsMeant(given, reference);
  const anchor = beside && findStop(given, { dayNumber, ...beside.stop });
  if (typeof anchor === "string") return anchor;
  const isVisitBeside = (one: FoundStop) =>
    anchor === undefined || (one.stop.role === "visit" && isBeside(one, anchor, beside!.side));
  const found = meantAll.filter(isVisitBeside);
  if (beside?.side === "before") found.reverse();
  if (isLeast)
    return (
      leastOf(
        given,
        found.filter(({ stop }) => !but.includes(stop.placeId)),
      ) ?? "no_such_stop"
    );
  if (most) return mostOf(given, found, most) ?? "no_such_stop";
  // "The castle" is a castle before it is a square with a palace.
  const isProper = ({ stop }: FoundStop) => {
    const candidate = given.candidates.find(({ id }) => id === stop.placeId);
    return candidate !== undefined && is?.words?.some((word) => isOfWord(candidate, word));
  };
  const proper = found.filter(isProper);
  const meant = proper.length > 0 ? proper : found;
  // What is kept is not meant by its kind alone.
  const free = meant.filter(
    ({ stop }) => !isByKindAlone(reference) || !given.request.kept?.includes(stop.placeId),
  );
  const stops = (free.length > 0 ? free : meant).filter(({ stop }) => !but.includes(stop.placeId));
  if (isOne && stops.length > 1) return stops.find(({ stop }) => stop.placeId === spokenOf) ?? "which_stop";
  return stops.at(position === undefined ? 0 : position > 0 ? position - 1 : position) ?? "no_such_stop";
}

/** All stops of a plan that are on the day and of the time, kind and name that is said. */
export function stopsMeant(given: Given, reference: StopReference): FoundStop[] {
  return given.plan.days.flatMap(({ stops, dayNumber }, day) =>
    (reference.dayNumber ?? dayNumber) === dayNumber
      ? stops.flatMap((stop, index) => (isMeant(given, stop, reference) ? [{ day, index, stop }] : []))
      : [],
  );
}

/** Whether a stop is on that side of another one, of the same day. */
export function isBeside(
  { day, index }: Pick<FoundStop, "day" | "index">,
  anchor: FoundStop,
  side: Beside["side"],
): boolean {
  return day === anchor.day && (side === "after" ? index > anchor.index : index < anchor.index);
}

/** Of some stops the visit without which its day is worth most, which nobody asked for by its name if there is one. */
function leastOf(given: Given, stops: readonly FoundStop[]): FoundStop | undefined {
  const { problem, tour } = workOn(given, given.request);
  const worthWithout = ({ day, stop }: FoundStop) => {
    const route = tour.routes[day]!;
    const at = route.visits.findIndex(({ place }) => place.candidate.id === stop.placeId);
    return (at < 0 ? undefined : without(problem, route, at))?.score ?? Number.NEGATIVE_INFINITY;
  };
  const isPinned = ({ stop }: FoundStop) => problem.placeOf.get(stop.placeId)?.pinned === true;
  return stops
    .filter(({ stop }) => stop.role === "visit")
    .map((one) => ({ one, isPinned: isPinned(one), worth: worthWithout(one) }))
    .toSorted((a, b) => Number(a.isPinned) - Number(b.isPinned) || b.worth - a.worth)[0]?.one;
}

/** Of some stops the one that is known to cost most, or that the longest way leads to. */
function mostOf(
  { candidates }: Given,
  stops: readonly FoundStop[],
  most: "price" | "way",
): FoundStop | undefined {
  const priceOf = (id: string) => candidates.find((one) => one.id === id)?.priceLevel ?? 0;
  const amount = ({ stop }: FoundStop) => (most === "way" ? stop.travelMinutes : priceOf(stop.placeId));
  const [first] = stops.toSorted((a, b) => amount(b) - amount(a));
  return first && amount(first) > 0 ? first : undefined;
}

/** "No museums" speaks of a kind; "the museum in the morning", "the second museum" of a stop. */
export function isByKindAlone({ is, dayNumber: _, called: __, ...one }: StopReference): boolean {
  return is?.words !== undefined && Object.keys(one).length === 0;
}

/** What starts so many minutes after an hour that is said is meant by it as well. */
const SOON = 60;

function isMeant(
  { candidates }: Given,
  stop: Stop,
  { placeId, meal, timeOfDay, at, is }: StopReference,
): boolean {
  if (placeId !== undefined && stop.placeId !== placeId) return false;
  if (meal !== undefined && stop.role !== meal) return false;
  if (timeOfDay !== undefined && stop.timeOfDay !== timeOfDay) return false;
  if (at !== undefined && (stop.end <= at || stop.start >= at + SOON)) return false;
  if (is === undefined) return true;
  const candidate = candidates.find(({ id }) => id === stop.placeId);
  return candidate !== undefined && meets(candidate, is);
}

/** Whether a place meets a wish. */
export function meets(
  candidate: Candidate,
  { placeId, kinds, words, notWords, maxPriceLevel }: Wish,
): boolean {
  if (placeId !== undefined && candidate.id !== placeId) return false;
  if (kinds !== undefined && !kinds.includes(candidate.kind)) return false;
  if (words !== undefined && !words.some((word) => hasWord(candidate, word))) return false;
  if (notWords?.some((word) => hasWord(candidate, word))) return false;
  return maxPriceLevel === undefined || (candidate.priceLevel ?? Number.POSITIVE_INFINITY) <= maxPriceLevel;
}

/** The request with these ids asked for by name. */
export function pinning(request: PlanRequest, ids: Iterable<string>): PlanRequest {
  const mustInclude = [...new Set([...(request.mustInclude ?? []), ...ids])];
  const excludedIds = request.excludedIds?.filter((id) => !mustInclude.includes(id));
  return { ...request, mustInclude, excludedIds };
}

/** The request with a place whose time the traveller has named. */
export function timing(request: PlanRequest, id: string | undefined): PlanRequest {
  return id === undefined
    ? request
    : { ...request, ownTimes: [...new Set([...(request.ownTimes ?? []), id])] };
}

/** The request with all that a plan has in reach: what is there already is not too far away. */
export function reaching(request: PlanRequest, plan: Plan): PlanRequest {
  return { ...request, inReach: [...new Set([...(request.inReach ?? []), ...plannedIds(plan)])] };
}

/** The request with this id left out for good. */
export function excluding(request: PlanRequest, id: string): PlanRequest {
  return {
    ...request,
    mustInclude: request.mustInclude?.filter((other) => other !== id),
    excludedIds: [...new Set([...(request.excludedIds ?? []), id])],
  };
}

/** The request with days whose stops and order are the traveller's own from now on. */
export function owning(request: PlanRequest, ...dayNumbers: readonly number[]): PlanRequest {
  return { ...request, ownDays: [...new Set([...(request.ownDays ?? []), ...dayNumbers])] };
}

export function withoutMeal(request: PlanRequest, meal: Role, dayNumber: number): PlanRequest {
  if (meal === "visit") return request;
  return {
    ...request,
    withMeals: request.withMeals?.filter((one) => one.meal !== meal || one.dayNumber !== dayNumber),
    withoutMeals: [...(request.withoutMeals ?? []), { dayNumber, meal }],
  };
}

/** The request with what it says of each day said of the day that a number becomes; undefined: of none. */
export function renumbered(
  request: PlanRequest,
  next: (dayNumber: number) => number | undefined,
): PlanRequest {
  const moved = <T extends { readonly dayNumber?: number }>(list: readonly T[] | undefined) =>
    list?.flatMap((one) => {
      const dayNumber = one.dayNumber === undefined ? undefined : next(one.dayNumber);
      return one.dayNumber !== undefined && dayNumber === undefined ? [] : [{ ...one, dayNumber }];
    });
  const { dayHours, dayPaces, mealHours, withMeals, withoutMeals, freeTimes, placedOn, ownDays } = request;
  return {
    ...request,
    ...{ dayHours: moved(dayHours), dayPaces: moved(dayPaces), mealHours: moved(mealHours) },
    ...{ withMeals: moved(withMeals), withoutMeals: moved(withoutMeals) },
    ...{ freeTimes: moved(freeTimes), placedOn: moved(placedOn) },
    ownDays: ownDays?.flatMap((one) => next(one) ?? []),
  };
}

/** The ids of a plan's stops. */
export function plannedIds({ days }: Pick<Plan, "days">): Set<string> {
  return new Set(days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)));
}

/** A problem and a plan's stops in it: what an edit that searches works on. */
export function workOn({ plan, candidates }: Given, request: PlanRequest): { problem: Problem; tour: Tour } {
  const problem = buildProblem(candidates, request);
  const { tour } = reviveTour(problem, buildDraft(plan), new Set(candidates.map(({ id }) => id)));
  return { problem, tour };
}

/**
 * The plan of a draft under the changed request; stops keep the starts of the plan before where they can, but for those that are
 * `wanted` at another.
 */
export function buildResult(
  { plan, candidates }: Given,
  request: PlanRequest,
  draft: Draft,
  wanted: ReadonlyMap<string, number> = new Map(),
): EditResult {
  const problem = buildProblem(candidates, request);
  const { tour, notes } = reviveTour(problem, draft, new Set(candidates.map(({ id }) => id)));
  const starts = new Map([...wantedStarts(buildDraft(plan)), ...wanted]);
  return { plan: completed(problem, tour, starts, notes), request };
}

/** The stops of a draft that a plan has not, or not at their place. */
export function leftOut({ days }: Plan, draft: Draft): string[] {
  return draft.flatMap((stops, day) =>
    stops.flatMap(({ placeId }, index) => (days[day]?.stops[index]?.placeId === placeId ? [] : [placeId])),
  );
}

export function draftOfTour({ routes }: Tour): Draft {
  return routes.map(({ visits }) => visits.map(({ place, role }) => ({ placeId: place.candidate.id, role })));
}

/** Fills what room a day has: visits first where it is empty, so that meals lie near them. */
export function fillDay(problem: Problem, tour: Tour, index: number): void {
  const shortlist = visitShortlist(problem).filter((place) => !isUsed(tour, place));
  const isEmpty = tour.routes[index]!.visits.length === 0;
  if (isEmpty) fill(problem, tour, index, shortlist, 1);
  insertMeals(problem, tour, index, mealWorths(problem), middleOfVisits(tour.routes[index]!.visits));
  fill(problem, tour, index, shortlist);
  if (isEmpty) setRoutes(tour, improveOrder(problem, tour.routes[index]!));
}
