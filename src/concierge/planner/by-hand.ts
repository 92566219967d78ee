import type { Meal } from "../../languages/spoken.ts";
import type { EditOutcome } from "./change-plan.ts";
import {
  excluding,
  type FoundStop,
  findStop,
  type Given,
  owning,
  pinning,
  plannedIds,
} from "./edit-frame.ts";
import { editPlan } from "./edit-plan.ts";
import type { EditResult, PlanEdit } from "./edits.ts";
import { placing } from "./placements.ts";
import type { Candidate, Plan, PlanRequest, Role, Stop } from "./plan.ts";
import { buildDayPlan, notesOfDay, notesOfPinned } from "./present.ts";
import { buildProblem, type Place, type Problem } from "./problem.ts";
import { buildDraft, type SentStop, wantedStarts } from "./revive.ts";
import { buildRoute } from "./route.ts";
import { ANY_TIME, firstStart, stopMinutes } from "./start-windows.ts";
import { VISIT_KINDS } from "./visit-kinds.ts";

/** A stop that is kept begins so much before or after its time at most, in minutes. */
const PUNCTUAL = 15;

type Edit<T extends PlanEdit["type"]> = Extract<PlanEdit, { type: T }>;

/**
 * The plan with what a hand changed, one change after the other. Each is made as it is asked for, where a message's is made only as far
 * as all promises hold: stops that then cannot be open, or in time, are visited all the same (`PlanRequest.anyHour`), and `faultsOf` tells
 * what does not hold. Only the days of a change are timed anew, and no stop comes or goes but the one named.
 */
export function changeByHand(
  candidates: readonly Candidate[],
  request: PlanRequest,
  plan: Plan,
  edits: readonly PlanEdit[],
): { plan: Plan; request: PlanRequest; outcomes: EditOutcome[] } {
  let now = { plan, request };
  const outcomes = edits.map((edit): EditOutcome => {
    // Whatever the plan has is not too far away.
    const inReach = [...new Set([...(now.request.inReach ?? []), ...plannedIds(now.plan)])];
    const next = editByHand({ plan: now.plan, candidates, request: { ...now.request, inReach } }, edit);
    if (next.refusal) return { edit, refusal: next.refusal, placeIds: next.placeIds };
    now = next;
    return { edit };
  });
  return { ...now, outcomes };
}

function editByHand(given: Given, edit: PlanEdit): EditResult {
  if (edit.type === "add") return addStop(given, edit);
  if (edit.type === "swapStops") return swapStops(given, edit);
  if (!("stop" in edit)) return editPlan(given.plan, edit, given.candidates, given.request);
  const found = findStop(given, edit.stop);
  if (typeof found === "string") return { refusal: found };
  switch (edit.type) {
    case "keep":
      return { plan: given.plan, request: keeping(given.request, found) };
    case "release":
      return { plan: given.plan, request: releasing(given.request, found.stop.placeId) };
    case "remove":
      return removeStop(given, found);
    case "move":
      return moveStop(given, found, edit);
    case "replace":
      return replaceStop(given, found, edit);
  }
}

/** A stop that is kept: on its day, at its time. */
function keeping(request: PlanRequest, { day, stop: { placeId, start } }: FoundStop): PlanRequest {
  const span = [start - PUNCTUAL, start + PUNCTUAL] as const;
  const kept = [...new Set([...(request.kept ?? []), placeId])];
  return { ...placing(request, { placeId, dayNumber: day + 1, span }), kept };
}

/** A place that may be at another time, or gone, again. */
export function releasing(request: PlanRequest, placeId: string): PlanRequest {
  return {
    ...request,
    kept: request.kept?.filter((id) => id !== placeId),
    placedOn: request.placedOn?.filter((placed) => placed.placeId !== placeId),
  };
}

function removeStop(given: Given, { day, index, stop }: FoundStop): EditResult {
  const request = releasing(excluding(given.request, stop.placeId), stop.placeId);
  const draft = buildDraft(given.plan);
  draft[day]!.splice(index, 1);
  return arranged(given, request, draft, [day]);
}

/** Two stops change places. On different days each is for the other what it was to its day, where it serves that meal. */
function swapStops(given: Given, { stops }: Edit<"swapStops">): EditResult {
  const [a, b] = stops.map((stop) => findStop(given, stop)) as [FoundStop | string, FoundStop | string];
  if (typeof a === "string" || typeof b === "string" || a.stop.placeId === b.stop.placeId)
    return { refusal: "no_such_stop" };
  const draft = buildDraft(given.plan);
  const put = (one: FoundStop, { day, index, stop }: FoundStop) => {
    const others = draft[day]!.filter(({ placeId }) => placeId !== stop.placeId);
    const own = one.day === day ? [one.stop.role] : [stop.role, one.stop.role];
    const role = own.find((role) => serves(given, one.stop.placeId, role) && !isTaken(others, role));
    return [day, index, { placeId: one.stop.placeId, role: role ?? "visit", start: stop.start }] as const;
  };
  for (const [day, index, stop] of [put(a, b), put(b, a)]) draft[day]![index] = stop;
  const named = [a.stop.placeId, b.stop.placeId];
  const request = named.reduce(movable, given.request);
  return arranged(given, request, draft, [a.day, b.day], named);
}

/** A stop to a day, at a position there (from 1) or where it fits best. */
function moveStop(
  given: Given,
  { day, index, stop }: FoundStop,
  { toDay, position }: Edit<"move">,
): EditResult {
  const to = (toDay ?? day + 1) - 1;
  if (given.plan.days[to] === undefined) return { refusal: "no_such_day" };
  const draft = buildDraft(given.plan);
  draft[day]!.splice(index, 1);
  const roles = stop.role === "visit" ? (["visit"] as const) : [stop.role, ...MEALS, "visit" as const];
  const request = movable(given.request, stop.placeId);
  const put = bestPut(given, request, draft, stop.placeId, [to], roles, position);
  return arranged(given, request, put.draft, [day, to], [stop.placeId]);
}

/** A place that the plan has not, on a day or the one that it fits best, as a meal where one is missing that it serves. */
function addStop(given: Given, { wish, dayNumber, position }: Edit<"add">): EditResult {
  const { placeId } = wish;
  const candidate = given.candidates.find(({ id }) => id === placeId);
  if (placeId === undefined || candidate?.position === undefined) return { refusal: "no_match" };
  if (plannedIds(given.plan).has(placeId)) return { refusal: "already_planned" };
  if (dayNumber !== undefined && given.plan.days[dayNumber - 1] === undefined)
    return { refusal: "no_such_day" };
  const days = dayNumber === undefined ? given.plan.days.map((_, day) => day) : [dayNumber - 1];
  const request = pinning(given.request, [placeId]);
  const draft = buildDraft(given.plan);
  const put = bestPut(given, request, draft, placeId, days, [...MEALS, "visit"], position);
  return arranged(given, request, put.draft, [put.day], [placeId]);
}

/** Another place for a stop: the one named, else the best of those alike, of which the way is shorter where it is to be nearer. */
function replaceStop(
  given: Given,
  { day, index, stop }: FoundStop,
  { wish, isNearer = false }: Edit<"replace">,
): EditResult {
  const placeId = wish?.placeId ?? bestAlike(given, { day, index, stop }, isNearer);
  const candidate = given.candidates.find(({ id }) => id === placeId);
  if (placeId === undefined || candidate?.position === undefined) return { refusal: "no_match" };
  if (plannedIds(given.plan).has(placeId)) return { refusal: "already_planned" };
  const without = releasing(excluding(given.request, stop.placeId), stop.placeId);
  const request = pinning(without, [placeId]);
  const draft = buildDraft(given.plan);
  const role = serves(given, placeId, stop.role) ? stop.role : "visit";
  draft[day]![index] = { placeId, role, start: stop.start };
  return arranged(given, request, draft, [day], [placeId]);
}

/** The place that is most like a stop and suits best, among those that can stand there. */
function bestAlike(
  { plan, candidates, request }: Given,
  { day, index, stop }: FoundStop,
  isNearer: boolean,
): string | undefined {
  const planned = plannedIds(plan);
  const old = candidates.find(({ id }) => id === stop.placeId)!;
  const isLike = ({ id, kind }: Candidate) =>
    id === old.id || (!planned.has(id) && (stop.role !== "visit" || kind === old.kind));
  const problem = buildProblem(
    candidates.filter((candidate) => planned.has(candidate.id) || isLike(candidate)),
    request,
  );
  const stops = buildDraft(plan)[day]!;
  const [before, after] = [index - 1, index + 1].map((at) => problem.placeOf.get(stops[at]?.placeId ?? ""));
  const wayOver = (place: Place) => problem.leg(before, place) + problem.leg(place, after);
  const there = problem.placeOf.get(old.id);
  const most = isNearer && there ? wayOver(there) - 1 : Number.POSITIVE_INFINITY;
  const words = new Set([...(old.words ?? []), old.cuisine]);
  let best: { id: string; value: number } | undefined;
  for (const place of problem.places) {
    const { candidate } = place;
    if (planned.has(candidate.id) || !isLike(candidate) || wayOver(place) > most) continue;
    const visit = problem.visit(place, stop.role, problem.days[day]!);
    const put = stops.with(index, { placeId: candidate.id, role: stop.role });
    if (!visit || outOfHours(problem, day, put).includes(candidate.id)) continue;
    const shared = [...(candidate.words ?? []), candidate.cuisine].filter((word) => words.has(word)).length;
    const value = visit.worth * (0.5 + shared / words.size) - problem.minutePrice * wayOver(place);
    if (value > (best?.value ?? Number.NEGATIVE_INFINITY)) best = { id: candidate.id, value };
  }
  return best?.id;
}

const MEALS = ["lunch", "dinner", "breakfast"] as const;

/** The draft with a stop more: with as little that does not hold as can be, as the first of the roles, with the shortest way. */
function bestPut(
  given: Given,
  request: PlanRequest,
  draft: readonly (readonly SentStop[])[],
  placeId: string,
  days: readonly number[],
  roles: readonly Role[],
  position: number | undefined,
): { day: number; draft: SentStop[][] } {
  const strict = { ...request, anyHour: request.anyHour?.filter((id) => id !== placeId) };
  const problem = buildProblem(given.candidates, owning(strict, ...days.map((day) => day + 1)));
  const place = problem.placeOf.get(placeId)!;
  let best: { day: number; stops: SentStop[]; cost: readonly number[] } | undefined;
  for (const day of days) {
    const stops = draft[day]!;
    const wanted = problem.days[day]!.meals as readonly Role[];
    const open = [...new Set(roles)].filter(
      (role) =>
        role === "visit" ||
        (!isTaken(stops, role) &&
          serves(given, placeId, role) &&
          (role === roles[0] || wanted.includes(role))),
    );
    const spots =
      position === undefined
        ? Array.from({ length: stops.length + 1 }, (_, at) => at)
        : [Math.min(position - 1, stops.length)];
    for (const at of spots) {
      const [before, after] = [at - 1, at].map((index) => problem.placeOf.get(stops[index]?.placeId ?? ""));
      const detour = problem.leg(before, place) + problem.leg(place, after) - problem.leg(before, after);
      for (const [rank, role] of open.entries()) {
        const put = stops.toSpliced(at, 0, { placeId, role });
        const cost = [outOfHours(problem, day, put, [placeId]).length, rank, detour];
        if (best === undefined || isLess(cost, best.cost)) best = { day, stops: put, cost };
      }
    }
  }
  const { day, stops } = best!;
  return { day, draft: draft.map((others, index) => (index === day ? stops : [...others])) };
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((one, index) => one !== b[index]);
  return at !== -1 && a[at]! < b[at]!;
}

/**
 * The plan with some of its days (from 0) as a draft has them, all others to the byte as they were. Stops keep their starts where they
 * can; `named` are those that were put where they are.
 */
function arranged(
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

/** The request with a place pinned, and at no time that it was to be at before. */
function movable(request: PlanRequest, placeId: string): PlanRequest {
  const placedOn = request.placedOn?.filter((placed) => placed.placeId !== placeId);
  return { ...pinning(request, [placeId]), placedOn };
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
function outOfHours(
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
      free = (start ?? firstStart(ANY_TIME, arrival)!) + stopMinutes(place.candidate, role, day);
      previous = place;
    }
    return late;
  };
  const asked = walk([]);
  const other = named.length > 0 && asked.length > 1 ? walk(named) : asked;
  return other.length < asked.length ? other : asked;
}

function isTaken(stops: readonly SentStop[], role: Role): boolean {
  return role !== "visit" && stops.some((other) => other.role === role);
}

function serves({ candidates }: Given, placeId: string, role: Role): boolean {
  if (role === "visit") return true;
  const kind = candidates.find(({ id }) => id === placeId)?.kind;
  return kind !== undefined && (VISIT_KINDS[kind].meals[role] ?? 0) > 0;
}
