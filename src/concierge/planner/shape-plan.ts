import { changePlan } from "./change-plan.ts";
import { meets } from "./edit-frame.ts";
import type { PlanEdit } from "./edits.ts";
import { bestKnown } from "./left-out.ts";
import { canBePlaced, ENDS, placing, unplaced } from "./placements.ts";
import { type Candidate, type Placement, type Plan, type PlanRequest, placeIdsOf } from "./plan.ts";
import { planItinerary } from "./plan-itinerary.ts";
import { spans } from "./start-windows.ts";
import { thoseProper } from "./worth.ts";

type Addition = Extract<PlanEdit, { type: "add" }>;
type Moment = Omit<Placement, "placeId">;

/**
 * A plan of the shape that is wished ("with an easy first day"): each wish is tried as a change of the `plan` without it, and what came
 * of them is planned anew.
 */
export function shapePlan(
  candidates: readonly Candidate[],
  request: PlanRequest,
  plan: Plan,
  edits: readonly PlanEdit[],
): { plan: Plan; request: PlanRequest } {
  let trip = { plan, request };
  for (const edit of edits) {
    const placed = edit.type === "add" && placedThen(trip.plan, trip.request, edit, candidates);
    if (placed) trip = { ...trip, request: placed };
    else if (edit.type !== "add" || !(isTimed(edit) || hasOne(trip.plan, edit, candidates)))
      trip = changePlan(candidates, trip.request, trip.plan, [edit]);
  }
  // Nothing of the plan was the traveller's own yet.
  const shaped = planPlaced(candidates, { ...trip.request, ownDays: undefined });
  // "Not much walking", where all of it is far from where they stay: some way is better than no plan.
  return placeIdsOf(shaped.plan.days).length === 0 ? { plan, request } : shaped;
}

/** Whether a plan has what is to be in it by itself. */
function hasOne({ days }: Plan, { wish }: Addition, candidates: readonly Candidate[]): boolean {
  const planned = new Set(placeIdsOf(days));
  return meeting(candidates, wish).some(({ id }) => planned.has(id));
}

function meeting(candidates: readonly Candidate[], wish: Addition["wish"]): readonly Candidate[] {
  return thoseProper(
    candidates.filter((one) => meets(one, wish)),
    wish,
  );
}

/** A place at a time of which there is none then is told of, and not put anywhere else. */
function isTimed({ dayNumber, timeOfDay, order }: Addition): boolean {
  return [dayNumber, timeOfDay, order].some((one) => one !== undefined);
}

/**
 * The request of a new plan in which a place or one of a kind is on a day, at a time of day, at the beginning or the end: the one
 * that the plan has anyway, else the best that is open then. Where none is then but on that day, it is at least on the day; undefined
 * for an addition that says no time, and where there is none.
 */
function placedThen(
  plan: Plan,
  request: PlanRequest,
  edit: Addition,
  candidates: readonly Candidate[],
): PlanRequest | undefined {
  const days = plan.days.length;
  if (edit.dayNumber !== undefined && edit.dayNumber > days) return undefined;
  const { mustInclude = [] } = request;
  const pinned = edit.wish.placeId === undefined ? [] : [edit.wish.placeId];
  const asked = { ...request, mustInclude: [...mustInclude, ...pinned] };
  for (const moment of momentsOf(edit, days)) {
    const found = placesFor(plan, edit, candidates, moment).find((one) => canBePlaced(one, moment, asked));
    if (found) return placing(request, { placeId: found.id, ...moment });
  }
  return undefined;
}

/** The plan of a request; what could not be placed then after all is planned at another time. */
function planPlaced(
  candidates: readonly Candidate[],
  request: PlanRequest,
): { plan: Plan; request: PlanRequest } {
  const plan = planItinerary(candidates, request);
  const missing = plan.notes.flatMap(({ code, placeId }) => (code === "must_not_possible" ? placeId! : []));
  const looser = unplaced(request, ...missing);
  if (looser.placedOn?.length === request.placedOn?.length) return { plan, request };
  return { plan: planItinerary(candidates, looser), request: looser };
}

/** When it is to be, and when else where that cannot be. */
function momentsOf({ dayNumber, timeOfDay, order }: Addition, days: number): Moment[] {
  const day = dayNumber ?? (order && (order === "first" ? 1 : days));
  // On the last day of several everything is at the end.
  const ends = order === undefined || (order === "last" && days > 1 && dayNumber === undefined);
  const wanted = timeOfDay ? [spanOf(timeOfDay)] : ends ? [] : ENDS[order!];
  const whole = day === undefined ? [] : [{ dayNumber: day }];
  return [...wanted.map((span) => ({ dayNumber: day, span })), ...whole];
}

/** What is for the evening may be for after dinner. */
function spanOf(timeOfDay: keyof typeof spans): readonly [number, number] {
  return timeOfDay === "evening" ? [spans.evening[0], spans.night[1]] : spans[timeOfDay];
}

/** Places that meet the wish, those that stand there in the plan first, then the others that it has, then the best. */
function placesFor(
  { days }: Plan,
  { wish, isBest }: Addition,
  candidates: readonly Candidate[],
  { dayNumber, span: [from, until] = [0, Number.POSITIVE_INFINITY] }: Moment,
): Candidate[] {
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  if (isBest) return bestKnown(candidates).map((id) => byId.get(id)!);
  const stops = days.flatMap((day) => day.stops.map((stop) => ({ ...stop, day: day.dayNumber })));
  const rank = ({ id, ...candidate }: Candidate): number => {
    const stop = stops.find(({ placeId }) => placeId === id);
    const isThere = stop && (dayNumber ?? stop.day) === stop.day && stop.start >= from && stop.start <= until;
    return (isThere ? 4 : 0) + (stop ? 2 : 0) + (candidate.renown ?? candidate.fit);
  };
  return meeting(candidates, wish)
    .map((candidate) => ({ candidate, rank: rank(candidate) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ candidate }) => candidate);
}
