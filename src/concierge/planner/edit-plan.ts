import { addDay, removeDay, setDays, setHours, shiftAll, shiftHours } from "./edit-days.ts";
import { findStop, type Given, isByKindAlone, plannedIds, reaching, stopsMeant } from "./edit-frame.ts";
import { moveMeal, shiftMeal } from "./edit-meals.ts";
import { moveStop, reverseDays, swapDays, swapStops } from "./edit-moves.ts";
import { changePace, limitKind, limitKindADay, limitVisits } from "./edit-pace.ts";
import { changeShare } from "./edit-share.ts";
import {
  addStop,
  clearStops,
  keepStop,
  removeStop,
  replaceStop,
  suitParty,
  visitIndoors,
  visitOnly,
} from "./edit-stops.ts";
import { addMeal, dropMeal, keepFree, rest, stay } from "./edit-times.ts";
import { walkLess } from "./edit-walking.ts";
import type { EditResult, PlanEdit, StopReference } from "./edits.ts";
import { type Candidate, mealsOf, type Plan, type PlanRequest } from "./plan.ts";
import { notesOfPinned } from "./present.ts";
import { withShorterVisits } from "./shorter-visits.ts";
import { VISIT_KINDS } from "./visit-kinds.ts";

/**
 * A plan with one change and nothing else: days that it is not of stay as they are to the byte; other stops of its day keep
 * their order and, where they can, their times. The changed plan keeps every promise of `planItinerary`, but on days that are now
 * the traveller's own (`ownDays`) those of taste. What was asked for stays asked for: go on with the request that is returned.
 * @throws RangeError as `calendarOf` does.
 */
export function editPlan(
  plan: Plan,
  edit: PlanEdit,
  candidates: readonly Candidate[],
  request: PlanRequest,
): EditResult {
  if (!TAKES_ROOM.has(edit.type)) return withEdit(plan, edit, candidates, request);
  return withShorterVisits({ plan, candidates, request }, (asked) => withEdit(plan, edit, candidates, asked));
}

/** Changes for which stops may have to go that are not meant. */
const TAKES_ROOM: ReadonlySet<PlanEdit["type"]> = new Set([
  ...(["add", "addMeal", "moveMeal", "shiftMeal", "move", "swapStops", "swapDays", "replace"] as const),
  ...(["setHours", "shiftStart", "shiftEnd", "shiftAll", "rest", "stay", "keepFree"] as const),
]);

function withEdit(
  plan: Plan,
  edit: PlanEdit,
  candidates: readonly Candidate[],
  request: PlanRequest,
): EditResult {
  if ("dayNumber" in edit && edit.dayNumber !== undefined && plan.days[edit.dayNumber - 1] === undefined) {
    return { refusal: "no_such_day" };
  }
  const asked = reaching(wantedAgain(withoutLimits(request, edit), edit), plan);
  const given: Given = { plan, candidates, request: asked };
  const result = edited(given, edit);
  const move = result.refusal === "already_planned" && edit.type === "add" ? moveTo(edit) : undefined;
  if (move) return withEdit(plan, move, candidates, request);
  if (!result.plan)
    return result.refusal === "no_such_stop" && "stop" in edit && edit.stop.is
      ? { ...result, placeIds: stopsMeant(given, { is: edit.stop.is }).map(({ stop }) => stop.placeId) }
      : result;
  const changed = keepOthers(given, result, edit);
  const twice = plannedTwice(changed);
  if (twice.size === 0) return keepingKept(given, { ...result, plan: changed }, edit);
  const others = candidates.filter(({ id }) => !twice.has(id));
  return withEdit(plan, edit, others, request);
}

/** What is to come in goes where it is asked for, as it is in the plan already. */
function moveTo(edit: Extract<PlanEdit, { type: "add" }>): PlanEdit | undefined {
  const { wish, dayNumber: toDay, timeOfDay, at, beside } = edit;
  if ([toDay, timeOfDay, at, beside].every((one) => one === undefined)) return undefined;
  const stop = wish.placeId === undefined ? { is: wish } : { placeId: wish.placeId };
  return { type: "move", stop, toDay, timeOfDay, at, beside };
}

/** What is kept goes only where the change names it; else the change is none. */
function keepingKept(
  given: Given,
  { plan, request }: Pick<Given, "plan" | "request">,
  edit: PlanEdit,
): EditResult {
  const planned = plannedIds(plan);
  const kept = given.request.kept?.filter((id) => plannedIds(given.plan).has(id)) ?? [];
  const isOfStop = (edit.type === "remove" || edit.type === "replace") && !isByKindAlone(edit.stop);
  const named = isOfStop ? findStop(given, edit.stop) : undefined;
  const isNamed = (id: string) => typeof named === "object" && named.stop.placeId === id;
  const lost = kept.filter((id) => !planned.has(id) && !isNamed(id));
  if (lost.length > 0) return { refusal: "not_then", placeIds: lost };
  return {
    plan,
    request: kept.length > 0 ? { ...request, kept: kept.filter((id) => planned.has(id)) } : request,
  };
}

/** Places that the change took for free, because a day that was then put back had lost them. */
function plannedTwice({ days }: Plan): Set<string> {
  const ids = days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId));
  return new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
}

/** The request without the limits of what is now asked for more of: the last word counts. */
function withoutLimits(request: PlanRequest, edit: PlanEdit): PlanRequest {
  if (request.mostOf === undefined || !["add", "replace", "more"].includes(edit.type)) return request;
  const { words: asked = [], kinds = [] } = "wish" in edit ? (edit.wish ?? {}) : {};
  const wanted: readonly string[] = [...asked, ...kinds];
  const mostOf = request.mostOf.filter(({ words }) => !words.some((word) => wanted.includes(word)));
  return { ...request, mostOf };
}

/** The request without the denial of the place that is now put in, which may have been taken out before. */
function wantedAgain(request: PlanRequest, edit: PlanEdit): PlanRequest {
  const placeId = edit.type === "add" || edit.type === "replace" ? edit.wish?.placeId : undefined;
  if (placeId === undefined) return request;
  return { ...request, excludedIds: request.excludedIds?.filter((id) => id !== placeId) };
}

function edited(given: Given, edit: PlanEdit): EditResult {
  switch (edit.type) {
    case "replace":
      return edit.toDay === undefined
        ? replaceStop(given, edit.stop, edit.wish, edit.isNearer)
        : replaceElsewhere(given, edit, edit.toDay);
    case "remove":
      return removeStop(given, edit.stop);
    case "clear":
      return clearStops(given, edit);
    case "add":
      return orBriefly(given, edit, edit.wish.placeId, addStop);
    case "keep":
      return keepStop(given, edit.stop);
    case "release":
      return { refusal: "not_possible" };
    case "limit":
      if (!edit.wish?.words) return limitVisits(given, edit.most);
      return (edit.isADay ? limitKindADay : limitKind)(given, edit.wish.words, edit.most);
    case "suit":
      return suitParty(given, edit);
    case "only":
      return visitOnly(given, edit.wish);
    case "move":
      return orBriefly(given, edit, edit.stop.placeId, moveStop);
    case "swapStops":
      return swapStops(given, edit.stops);
    case "swapDays":
      return swapDays(given, edit.days);
    case "keepFree":
      return keepFree(given, edit.timeOfDay, edit.dayNumber);
    case "setHours":
      return setHours(given, edit);
    case "shiftAll":
      return shiftAll(given, edit.minutes, edit.dayNumber);
    case "reverse":
      return reverseDays(given, edit.dayNumber);
    case "rest":
      return rest(given, edit);
    case "stay":
      return stay(given, edit);
    case "split":
      return { refusal: "one_for_all" };
    case "indoors":
      return visitIndoors(given, edit.dayNumber);
    case "addMeal":
      return addMeal(given, edit.meal, edit.dayNumber);
    case "dropMeal":
      return dropMeal(given, edit.meal, edit.dayNumber);
    case "lessWalking":
      return walkLess(given, edit.dayNumber);
    case "shiftStart":
    case "shiftEnd":
      return shiftHours(given, edit.type === "shiftStart" ? "start" : "end", edit.minutes, edit.dayNumber);
    case "more":
    case "fewer":
      // More or less of anything is a matter of pace.
      if (Object.keys(edit.wish).length === 0)
        return changePace(given, edit.type === "more" ? "fuller" : "slower", edit.dayNumber);
      return changeShare(given, edit.type, edit.wish, edit.dayNumber);
    case "slower":
    case "fuller":
      return changePace(given, edit.type, edit.dayNumber);
    case "moveMeal":
      return moveMeal(given, edit.meal, edit.to, edit.dayNumber);
    case "shiftMeal":
      return shiftMeal(given, edit.meal, edit.minutes, edit.dayNumber);
    case "addDay":
      return addDay(given);
    case "removeDay":
      return removeDay(given, edit.dayNumber);
    case "setDays":
      return setDays(given, edit.days);
  }
}

/** A stop goes, and what comes in its place is on another day or at another time: both, or neither. */
function replaceElsewhere(
  given: Given,
  { stop, wish = {}, timeOfDay }: Extract<PlanEdit, { type: "replace" }>,
  toDay: number,
): EditResult {
  if (given.plan.days[toDay - 1] === undefined) return { refusal: "no_such_day" };
  const gone = removeStop(given, stop);
  if (!gone.plan) return gone;
  const { placeId } = wish;
  const rest = { ...given, ...gone };
  return placeId !== undefined && plannedIds(gone.plan).has(placeId)
    ? moveStop(rest, { type: "move", stop: { placeId }, toDay, timeOfDay })
    : addStop(rest, { type: "add", wish, dayNumber: toDay, timeOfDay });
}

/** What fills half a day in the evening beside dinner, in minutes. */
const BRIEFLY = 120;

/** A change that puts a place into an evening; one that usually takes half a day is seen for two hours where it would not fit else, or not beside dinner. */
function orBriefly<Edit extends Extract<PlanEdit, { type: "move" | "add" }>>(
  given: Given,
  edit: Edit,
  placeId: string | undefined,
  change: (given: Given, edit: Edit) => EditResult,
): EditResult {
  const result = change(given, edit);
  const { stays = [] } = given.request;
  const place = given.candidates.find(({ id }) => id === placeId);
  const isLong = place !== undefined && VISIT_KINDS[place.kind].minutes > BRIEFLY;
  const isSaid = stays.some((stay) => stay.placeId === placeId);
  const isWhole = ({ plan }: EditResult) =>
    plan !== undefined && mealsOf(plan.days).length >= mealsOf(given.plan.days).length;
  if (isWhole(result) || edit.timeOfDay !== "evening" || !isLong || isSaid) return result;
  const request = { ...given.request, stays: [...stays, { placeId: place.id, minutes: BRIEFLY }] };
  const brief = change({ ...given, request }, edit);
  return isWhole(brief) || !result.plan ? brief : result;
}

/**
 * The plan after a change with the days that the change is not of as they were before; what was asked for and went with a day that
 * was put back is said.
 */
function keepOthers(
  given: Given,
  { plan: after, request }: Pick<Given, "plan" | "request">,
  edit: PlanEdit,
): Plan {
  const before = given.plan;
  const isOf = daysOf(edit, given, after);
  const kept = new Set(
    after.days
      .filter(({ dayNumber }) => !isOf(dayNumber) && before.days[dayNumber - 1])
      .map(({ dayNumber }) => dayNumber),
  );
  const isKept = ({ dayNumber }: { dayNumber?: number }) => dayNumber !== undefined && kept.has(dayNumber);
  const days = after.days.map((day) => (isKept(day) ? before.days[day.dayNumber - 1]! : day));
  const others = after.notes.filter((note) => !isKept(note) && note.code !== "must_not_possible");
  return {
    days,
    notes: [...notesOfPinned(request, plannedIds({ days })), ...others, ...before.notes.filter(isKept)],
  };
}

/** Tells of a day whether a change is of it. */
function daysOf(edit: PlanEdit, given: Given, after: Plan): (dayNumber: number) => boolean {
  const before = given.plan;
  if ("dayNumber" in edit && edit.dayNumber !== undefined && edit.type !== "removeDay")
    return (day) => day === edit.dayNumber;
  const dayHas = ({ days }: Plan, id: string) =>
    days.find(({ stops }) => stops.some(({ placeId }) => placeId === id))?.dayNumber;
  const stopsOf = (...references: readonly StopReference[]) =>
    references.map((reference) => findStop(given, reference)).filter((found) => typeof found !== "string");
  /** The days that stops were on, and those that they are on now. */
  const daysOfMoved = (...references: readonly StopReference[]) =>
    stopsOf(...references).flatMap(({ day, stop }) => [day + 1, dayHas(after, stop.placeId)]);
  switch (edit.type) {
    case "keep":
      return () => false;
    case "only":
    case "suit": {
      const left = plannedIds(after);
      return (day) => before.days[day - 1]?.stops.some(({ placeId }) => !left.has(placeId)) ?? true;
    }
    case "clear": {
      if (!edit.beside) return () => true;
      const [day] = daysOfMoved(edit.beside.stop);
      return (one) => one === day;
    }
    case "remove":
    case "replace": {
      // What is replaced may come to another day, which is not asked for; a meal may be missing.
      const dayNumber = edit.stop.dayNumber ?? stopsOf(edit.stop).map(({ day }) => day + 1)[0];
      if (edit.type === "remove" || edit.toDay === undefined) return (day) => day === dayNumber;
      const days = [dayNumber, edit.toDay, edit.wish?.placeId && dayHas(before, edit.wish.placeId)];
      return (day) => days.includes(day);
    }
    case "stay":
    case "move": {
      const days = daysOfMoved(edit.stop);
      return (day) => days.includes(day);
    }
    case "add": {
      const planned = plannedIds(before);
      const added = [...plannedIds(after)].filter((id) => !planned.has(id)).map((id) => dayHas(after, id));
      return (day) => added.includes(day);
    }
    case "dropMeal":
      return (day) => before.days[day - 1]?.stops.some(({ role }) => role === edit.meal) ?? true;
    case "swapStops": {
      const days = daysOfMoved(...edit.stops);
      return (day) => days.includes(day);
    }
    case "swapDays":
      return (day) => edit.days.includes(day);
    case "addDay":
    case "setDays":
      return (day) => day > before.days.length;
    case "removeDay":
      return (day) => day >= (edit.dayNumber ?? before.days.length);
    default:
      return () => true;
  }
}
