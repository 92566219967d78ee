import { arranged, keeping, MEALS, outOfHours } from "./arrange-by-hand.ts";
import type { EditOutcome } from "./change-plan.ts";
import {
  excluding,
  type FoundStop,
  findStop,
  type Given,
  pinning,
  plannedIds,
  reaching,
} from "./edit-frame.ts";
import { editPlan } from "./edit-plan.ts";
import type { EditResult, PlanEdit } from "./edits.ts";
import { unplaced } from "./placements.ts";
import type { Candidate, Plan, PlanRequest, Role } from "./plan.ts";
import { buildProblem, type Place } from "./problem.ts";
import { buildDraft, type SentStop } from "./revive.ts";
import { VISIT_KINDS } from "./visit-kinds.ts";

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
    const next = editByHand({ plan: now.plan, candidates, request: reaching(now.request, now.plan) }, edit);
    if (next.refusal) return { edit, refusal: next.refusal, placeIds: next.placeIds };
    now = next;
    return { edit };
  });
  return { ...now, outcomes };
}

function editByHand(given: Given, edit: PlanEdit): EditResult {
  if (edit.type === "add") return addStop(given, edit);
  if (edit.type === "swapStops") return swapStops(given, edit);
  if (!("stop" in edit) || edit.type === "stay")
    return editPlan(given.plan, edit, given.candidates, given.request);
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

/** A place that may be at another time, or gone, again. */
function releasing(request: PlanRequest, placeId: string): PlanRequest {
  return unplaced({ ...request, kept: request.kept?.filter((id) => id !== placeId) }, placeId);
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
  const problem = buildProblem(given.candidates, strict);
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

/** The request with a place pinned, and at no time that it was to be at before. */
function movable(request: PlanRequest, placeId: string): PlanRequest {
  return unplaced(pinning(request, [placeId]), placeId);
}

function isTaken(stops: readonly SentStop[], role: Role): boolean {
  return role !== "visit" && stops.some((other) => other.role === role);
}

function serves({ candidates }: Given, placeId: string, role: Role): boolean {
  if (role === "visit") return true;
  const kind = candidates.find(({ id }) => id === placeId)?.kind;
  return kind !== undefined && (VISIT_KINDS[kind].meals[role] ?? 0) > 0;
}
