import type { Refusal } from "../../languages/spoken.ts";
import { insertMeals, middleOfVisits, missingMeals } from "./construct.ts";
import { dayBounds } from "./days.ts";
import {
  buildResult,
  draftOfTour,
  excluding,
  fillDay,
  findStop,
  type Given,
  isBeside,
  meets,
  owning,
  pinning,
  plannedIds,
  stopsMeant,
  timing,
  withoutMeal,
  workOn,
} from "./edit-frame.ts";
import { LAST_MINUTE, stretched, thinned } from "./edit-meals.ts";
import type { Beside, EditResult, PlanEdit, StopReference, Wish } from "./edits.ts";
import type { Candidate, Plan, PlanRequest, Role, Stop } from "./plan.ts";
import type { Problem, Visit } from "./problem.ts";
import { buildDraft } from "./revive.ts";
import { type Route, withVisit, withVisitAt } from "./route.ts";
import { withShorterVisits } from "./shorter-visits.ts";
import { mealWorths } from "./shortlist.ts";
import { spanOf, spans, withinSpan } from "./start-windows.ts";
import { isUsed, setRoutes, type Tour } from "./tour.ts";
import { PLANNING, usualDayEnd } from "./weights.ts";
import { isOutdoors, isWanted, thoseProper } from "./worth.ts";

/** Another place for a stop; for a meal that the day lacks, a place for it. */
export function replaceStop(
  given: Given,
  reference: StopReference,
  wish?: Wish,
  isNearer = false,
): EditResult {
  const found = findStop(given, reference);
  const { meal, dayNumber } = reference;
  if (typeof found === "string") {
    if (found !== "no_such_stop" || meal === undefined || dayNumber === undefined || wish === undefined)
      return refused(given, reference, found);
    const withoutMeals = given.request.withoutMeals?.filter(
      (without) => without.meal !== meal || without.dayNumber !== dayNumber,
    );
    const sought = { wish, days: [dayNumber - 1], roles: [meal] };
    return place(given, { ...given.request, withoutMeals }, sought);
  }
  const { day, index, stop } = found;
  const old = given.candidates.find(({ id }) => id === stop.placeId)!;
  const request = { ...given.request, mustInclude: given.request.mustInclude?.filter((id) => id !== old.id) };
  const at = { days: [day], roles: [stop.role], index };
  const from = isNearer ? nearerThan(given, old.id) : given;
  if (wish) return place(from, request, { wish, ...at });
  // Another of its kind, or where none fits anything else that is worth a visit.
  const wishes: readonly Wish[] = stop.role === "visit" ? [{ kinds: [old.kind] }, {}] : [{}];
  const results = wishes
    .values()
    .map((other) => place(from, excluding(request, old.id), { wish: other, ...at, isAskedFor: false }));
  const result = results.find(({ plan }) => plan) ?? { refusal: "not_possible" };
  return isNearer && !result.plan ? { refusal: "no_shorter_way" } : result;
}

/** The same without places that lie no nearer to the hotel than one of the plan. */
function nearerThan(given: Given, id: string): Given {
  const { placeOf } = workOn(given, given.request).problem;
  const most = placeOf.get(id)?.home ?? 0;
  const planned = plannedIds(given.plan);
  const isLeft = (one: string) => planned.has(one) || (placeOf.get(one)?.home ?? most) < most;
  return { ...given, candidates: given.candidates.filter((one) => isLeft(one.id)) };
}

/** Why no stop is meant, and of which it has to be said. */
function refused(given: Given, reference: StopReference, refusal: Refusal): EditResult {
  if (refusal !== "which_stop") return { refusal };
  return { refusal, placeIds: stopsMeant(given, reference).map(({ stop }) => stop.placeId) };
}

/** A stop goes for good; the traveller does without the meal. */
export function removeStop(given: Given, reference: StopReference): EditResult {
  const found = findStop(given, reference);
  if (typeof found === "string") return refused(given, reference, found);
  const { day, index, stop } = found;
  const request = withoutMeal(excluding(given.request, stop.placeId), stop.role, day + 1);
  const draft = buildDraft(given.plan);
  draft[day]!.splice(index, 1);
  return buildResult(given, owning(request, day + 1), draft);
}

/** All stops of a day go that come before or after another; or, on a day or on all, those that are not to stay. */
export function clearStops(
  given: Given,
  { but = [], beside, dayNumber }: Extract<PlanEdit, { type: "clear" }>,
): EditResult {
  const anchor = beside && findStop(given, { dayNumber, ...beside.stop });
  if (typeof anchor === "string") return { refusal: anchor };
  const stay = but.map((one) => stopsMeant(given, { dayNumber, ...one }));
  if (stay.some(({ length }) => length === 0)) return { refusal: "no_such_stop" };
  const isKept = ({ placeId }: Stop) =>
    stay.flat().some(({ stop }) => stop.placeId === placeId) || given.request.kept?.includes(placeId);
  const gone = stopsMeant(given, { dayNumber }).filter(
    (one) => !isKept(one.stop) && (!anchor || isBeside(one, anchor, beside!.side)),
  );
  const ids = new Set(gone.map(({ stop }) => stop.placeId));
  let { request } = given;
  for (const { day, stop } of gone)
    request = owning(withoutMeal(excluding(request, stop.placeId), stop.role, day + 1), day + 1);
  const draft = buildDraft(given.plan).map((stops) => stops.filter(({ placeId }) => !ids.has(placeId)));
  return buildResult(given, request, draft);
}

/** A stop is as good as asked for by its name: it stays whatever else changes. */
export function keepStop({ plan, ...given }: Given, reference: StopReference): EditResult {
  const found = findStop({ plan, ...given }, reference);
  if (typeof found === "string") return { refusal: found };
  return { plan, request: pinning(given.request, [found.stop.placeId]) };
}

/**
 * What is nothing for those who come along, or too dear, gives way to another place, or goes where there is none. A meal that is not known to be
 * for them only gives way to one that is.
 */
export function suitParty(
  given: Given,
  { party, maxPriceLevel, mealWords }: Extract<PlanEdit, { type: "suit" }>,
): EditResult {
  const request: PlanRequest = {
    ...given.request,
    party: party ?? given.request.party,
    maxPriceLevel: maxPriceLevel ?? given.request.maxPriceLevel,
  };
  const unsuited = given.plan.days.flatMap(({ stops }) =>
    stops.filter(({ placeId }) => {
      const candidate = given.candidates.find(({ id }) => id === placeId);
      return candidate !== undefined && !isWanted(candidate, request);
    }),
  );
  const wish: Wish = maxPriceLevel === undefined ? {} : { maxPriceLevel };
  let result: { plan: Plan; request: PlanRequest } = { plan: given.plan, request };
  for (const [at, { placeId }] of unsuited.entries()) {
    // The others stay until it is their turn.
    const others = unsuited.slice(at + 1).map((stop) => stop.placeId);
    const now = { ...given, ...result, request: pinning(result.request, others) };
    const other = withShorterVisits(now, (asked) =>
      replaceStop({ ...now, request: asked }, { placeId }, wish),
    );
    const next = other.plan ? other : removeStop(now, { placeId });
    if (next.plan) result = { ...next, request: unpinning(next.request, others, request) };
  }
  return mealWords ? withMealsOf({ ...given, ...result }, { words: mealWords }) : result;
}

/** The request without places that it must have for a while alone. */
function unpinning(request: PlanRequest, ids: readonly string[], before: PlanRequest): PlanRequest {
  const isKept = (id: string) => !ids.includes(id) || before.mustInclude?.includes(id);
  return { ...request, mustInclude: request.mustInclude?.filter(isKept) };
}

/** The plan with as many meals of a wish as there is room for where others are. */
function withMealsOf(given: Given, wish: Wish): { plan: Plan; request: PlanRequest } {
  let { plan, request } = given;
  for (const [day, { stops }] of given.plan.days.entries()) {
    for (const { placeId, role } of stops) {
      const candidate = given.candidates.find(({ id }) => id === placeId)!;
      const index = plan.days[day]!.stops.findIndex((stop) => stop.placeId === placeId);
      const isAskedFor = request.mustInclude?.includes(placeId) === true;
      if (role === "visit" || index < 0 || isAskedFor || meets(candidate, wish)) continue;
      const sought = { wish, days: [day], roles: [role], index, isAskedFor: false };
      const now = { ...given, plan, request };
      const next = withShorterVisits(now, (asked) => place(now, asked, sought), [plan.days[day]!]);
      if (next.plan) ({ plan, request } = next);
    }
  }
  return { plan, request };
}

/** Visits that are not of the wish go; others that are come into the days that lost some. */
export function visitOnly(given: Given, wish: Wish): EditResult {
  const isKept = (id: string) => given.request.kept?.includes(id) ?? false;
  const mustInclude = given.request.mustInclude?.filter(
    (id) => isKept(id) || given.candidates.some((candidate) => candidate.id === id && meets(candidate, wish)),
  );
  const request: PlanRequest = { ...given.request, mustInclude, onlyWords: wish.words };
  if (!given.candidates.some((candidate) => meets(candidate, wish) && isWanted(candidate, request)))
    return { refusal: "no_match" };
  return withOthers(given, request, (candidate) => isKept(candidate.id) || meets(candidate, wish));
}

/** Visits in the open go from a day, or from all, but for those that are kept; others come instead. */
export function visitIndoors(given: Given, dayNumber?: number): EditResult {
  const { plan, candidates } = given;
  const dates = plan.days
    .filter((day) => day.dayNumber === (dayNumber ?? day.dayNumber))
    .map(({ date }) => date);
  const gone = plan.days
    .filter(({ date }) => dates.includes(date))
    .flatMap(({ stops }) => stops.map(({ placeId }) => placeId))
    .filter(
      (id) => !given.request.kept?.includes(id) && candidates.some((one) => one.id === id && isOutdoors(one)),
    );
  const { forecast = [], mustInclude = [], excludedIds = [] } = given.request;
  const request: PlanRequest = {
    ...given.request,
    mustInclude: mustInclude.filter((id) => !gone.includes(id)),
    forecast: [
      ...forecast.filter(({ date }) => !dates.includes(date)),
      ...dates.map((date) => ({ date, rain: PLANNING.wet })),
    ],
  };
  const dry: PlanRequest = {
    ...request,
    excludedIds: [...excludedIds, ...candidates.filter(isOutdoors).map(({ id }) => id)],
  };
  const result = withOthers(given, dry, ({ id }) => !gone.includes(id));
  return result.plan ? { ...result, request } : result;
}

/** Visits that do not stay go, and what else there is comes into the days that lost some. */
function withOthers(
  given: Given,
  request: PlanRequest,
  isLeft: (candidate: Candidate) => boolean,
): EditResult {
  const stays = ({ placeId, role }: Stop) =>
    role !== "visit" || given.candidates.some((one) => one.id === placeId && isLeft(one));
  const draft = given.plan.days.map(({ stops }) =>
    stops.filter(stays).map(({ placeId, role }) => ({ placeId, role })),
  );
  const rest = buildResult(given, request, draft);
  if (!rest.plan) return rest;
  const { problem, tour } = workOn({ ...given, plan: rest.plan }, request);
  given.plan.days.forEach(({ stops }, index) => {
    if (!stops.every(stays)) fillDay(problem, tour, index);
  });
  return buildResult(given, request, draftOfTour(tour));
}

/** One more stop, as a meal where the day lacks one that it serves. */
export function addStop(
  given: Given,
  { wish, dayNumber, timeOfDay, at, beside }: Extract<PlanEdit, { type: "add" }>,
): EditResult {
  const anchor = beside && findStop(given, { dayNumber, ...beside.stop });
  if (typeof anchor === "string") return { refusal: anchor };
  const on = dayNumber ?? (anchor && anchor.day + 1);
  const days = on === undefined ? given.plan.days.map((_, day) => day) : [on - 1];
  const roles = ["breakfast", "lunch", "dinner", "visit"] as const;
  const said = spanOf({ timeOfDay, at });
  // What is for the evening may be for after dinner.
  const span = said && timeOfDay === "evening" ? ([said[0], spans.night[1]] as const) : said;
  const next = anchor && { side: beside!.side, placeId: anchor.stop.placeId };
  const request = span ? timing(given.request, wish.placeId) : given.request;
  return place(given, request, { wish, days, roles: anchor ? ["visit"] : roles, span, beside: next });
}

/** What may go for a stop. */
type Room = "none" | "of visits" | "of meals";

/** A stop that is looked for. */
interface Sought {
  wish: Wish;
  /** On one of these days, from 0. */
  days: readonly number[];
  roles: readonly Role[];
  /** Instead of the stop at this place. */
  index?: number;
  /** It starts between these minutes. */
  span?: readonly [number, number];
  /** Before a place of the day, or after it. */
  beside?: { side: Beside["side"]; placeId: string };
  /** The wish is the traveller's own. */
  isAskedFor?: boolean;
}

/**
 * The best place of a wish in one of the roles on one of the days, instead of the stop at `index` where there is one. When
 * none fits within the usual distances they are let go; when none fits the day, visits of least worth make room, at last meals. What
 * was asked for stays asked for.
 */
function place(given: Given, request: PlanRequest, sought: Sought): EditResult {
  const { wish, days, index, isAskedFor = true } = sought;
  const planned = plannedIds(given.plan);
  // A day whose stop is no longer asked for, or not wanted any more, is as it was until the other place stands there.
  const old = index === undefined ? [] : [given.plan.days[days[0]!]!.stops[index]!.placeId];
  const { placeId, kinds, words } = wish;
  // What is put in for nothing in particular is nothing that was denied.
  const isAny = [placeId, kinds, words].every((one) => one === undefined);
  const matching = given.candidates.filter(
    (candidate) =>
      meets(candidate, wish) &&
      candidate.position &&
      !request.excludedIds?.includes(candidate.id) &&
      (!isAny || isWanted(candidate, { ...request, mustInclude: [] })),
  );
  const free = underRoof(
    matching.filter(({ id }) => !planned.has(id)),
    isAny && days.every((day) => isWet(request, given.plan.days[day]!.date)),
  );
  if (free.length === 0) return { refusal: matching.length > 0 ? "already_planned" : "no_match" };
  const wished = new Set(thoseProper(free, wish).map(({ id }) => id));
  const near = (owns: PlanRequest) => (isAskedFor ? [owns, pinning(owns, wished)] : [owns]);
  const own = near(owning(request, ...days.map((day) => day + 1)));
  // "The aquarium", where there is but one, is as good as named.
  const named = wish.placeId ?? (free.length === 1 ? free[0]!.id : undefined);
  // The others stay where they are, if any place that is wished for lets them; meals give way to nothing but one that is named, and others come.
  const rooms: readonly Room[] = isAskedFor
    ? ["none", "of visits", ...(named === undefined ? [] : (["of meals"] as const))]
    : ["none"];
  const asIs = [request, ...own];
  const longer = isAskedFor && isOfEvening(sought) ? [withLateEnds(own.at(-1)!, days)] : [];
  const passes = rooms.flatMap((room) => [...asIs, ...longer].map((asked) => ({ asked, room })));
  for (const { asked, room } of passes) {
    const { problem, tour } = workOn(given, pinning(asked, old));
    const next = bestWith(problem, tour, { ...sought, wished }, room);
    if (next === undefined) continue;
    setRoutes(tour, next.route);
    const { day, visits } = next.route;
    if (room === "of meals")
      insertMeals(problem, tour, day.index, mealWorths(problem), middleOfVisits(visits));
    const after = owning({ ...request, dayHours: asked.dayHours }, day.index + 1);
    const held = isAskedFor ? pinning(after, [next.id]) : after;
    return buildResult(given, held, draftOfTour(tour), new Map([[next.id, next.start]]));
  }
  return named === undefined ? { refusal: "not_possible" } : { refusal: "not_then", placeIds: [named] };
}

/** Of places for a wet day those under a roof, where there are some. */
function underRoof(places: readonly Candidate[], isMeant: boolean): readonly Candidate[] {
  const dry = isMeant ? places.filter((one) => !isOutdoors(one)) : [];
  return dry.length > 0 ? dry : places;
}

function isWet({ forecast = [] }: PlanRequest, on: string): boolean {
  return forecast.some(({ date, rain = 0 }) => date === on && rain >= PLANNING.wet);
}

/** "A bar after dinner": it may be later than days end, unless the traveller has cut them short. */
function isOfEvening({ span, beside }: Sought): boolean {
  return beside?.side === "after" || (span !== undefined && span[1] >= spans.night[0]);
}

function withLateEnds(request: PlanRequest, days: readonly number[]): PlanRequest {
  const late = days.filter((day) => dayBounds(request, day + 1).end >= usualDayEnd(request.party));
  return late.reduce((asked, day) => stretched(asked, day + 1, LAST_MINUTE), request);
}

/**
 * The day with the stop that adds most to it, at the place of the old one if it can be; days that must lose visits for it are
 * looked at last, those that lose least first.
 */
function bestWith(
  problem: Problem,
  tour: Tour,
  { days, roles, index, span, wished, beside }: Sought & { wished: ReadonlySet<string> },
  room: Room,
): { route: Route; id: string; start: number } | undefined {
  const places = problem.places.filter((one) => wished.has(one.candidate.id) && !isUsed(tour, one));
  const choices = days
    .map((number) => tour.routes[number]!)
    .flatMap((before) => {
      const visits = index === undefined ? before.visits : before.visits.toSpliced(index, 1);
      const options = listVisits(problem, places, { roles, span }, { ...before, visits });
      const choices = thinned(problem, before.day, visits, room === "of meals").filter(
        ({ lost }) => room !== "none" || lost === 0,
      );
      return choices.map((choice) => ({ ...choice, before, options }));
    })
    .sort((a, b) => a.lost - b.lost);
  let best: { route: Route; visit: Visit; gain: number; lost: number } | undefined;
  for (const { route, lost, before, options } of choices) {
    if (best && lost > best.lost) break;
    for (const visit of options) {
      const there = beside || index === undefined ? undefined : withVisitAt(problem, route, visit, index);
      const next = beside
        ? withVisitBeside(problem, route, visit, beside)
        : (there ?? withVisit(problem, route, visit, { anyCuisine: true }));
      const gain = next ? next.score - before.score : Number.NEGATIVE_INFINITY;
      if (next && gain > (best?.gain ?? Number.NEGATIVE_INFINITY)) best = { route: next, visit, gain, lost };
    }
  }
  if (best === undefined) return undefined;
  const { route, visit } = best;
  return { route, id: visit.place.candidate.id, start: route.earliest[route.visits.indexOf(visit)]! };
}

/** The places in the first role that they can have on the day: a meal that it lacks before a visit. */
function listVisits(
  problem: Problem,
  places: Problem["places"],
  { roles, span }: Pick<Sought, "roles" | "span">,
  route: Route,
): Visit[] {
  const missing = missingMeals(route);
  const open = roles.filter((role) => role === "visit" || missing.includes(role));
  return places.flatMap((one) => {
    const visits = open
      .map((role) => problem.visit(one, role, route.day))
      .filter((visit) => visit !== undefined)
      .map((visit) => (span ? { ...visit, starts: withinSpan(visit.starts, span) } : visit))
      .filter(({ starts }) => starts.length > 0);
    const meals = visits.filter(({ role }) => role !== "visit");
    return meals.length > 0 ? meals : visits;
  });
}

/** The day with a visit as near before or after a place of it as may be. */
export function withVisitBeside(
  problem: Problem,
  before: Pick<Route, "day" | "visits">,
  visit: Visit,
  { side, placeId }: NonNullable<Sought["beside"]>,
): Route | undefined {
  const { visits } = before;
  const at = visits.findIndex(({ place }) => place.candidate.id === placeId);
  if (at < 0) return undefined;
  const positions = [...Array(visits.length + 1).keys()];
  const near = side === "after" ? positions.slice(at + 1) : positions.slice(0, at + 1).reverse();
  for (const position of near) {
    const route = withVisitAt(problem, before, visit, position);
    if (route) return route;
  }
  return undefined;
}
