import type { ChatRequest } from "../../contract/chat-request.ts";
import type { TripOutline } from "../../contract/inline-itinerary.ts";
import type { Refusal } from "../../languages/spoken.ts";
import { localHours } from "../planner/open-intervals.ts";
import type { Candidate, Plan, PlanRequest, Role, TimeOfDay } from "../planner/plan.ts";
import { planItinerary } from "../planner/plan-itinerary.ts";
import { type Draft, planFromItinerary, type SentStop } from "../planner/revive.ts";
import { VISIT_KINDS, type VisitKind } from "../planner/visit-kinds.ts";
import { actionsOf, starters } from "./suggestions.ts";
import { tellChanges } from "./tell-changes.ts";
import { readPlanNames, type TripToTell, tellTrip } from "./tell-trip.ts";
import { findCandidates } from "./trip-candidates.ts";
import { changed, planEditsOf } from "./trip-edits.ts";
import { tripRequestOf } from "./trip-request.ts";
import type { Told, TurnContext } from "./turn.ts";

type TripFields = Pick<ChatRequest, "durationDays" | "startDate" | "action">;

/** A new plan. */
export async function planTrip(context: TurnContext, fields: TripFields): Promise<Told> {
  const usual = tripRequestOf(context, fields);
  const candidates = await findCandidates(context, usual, usual.mustInclude);
  const asked = { ...usual, ...localHours(candidates, usual) };
  const { plan, request, refusals } = shapedPlan(context, candidates, asked);
  const { phrases, between, list } = context.voice;
  if (plan.days.every(({ stops }) => stops.length === 0)) {
    const said = { message: phrases.noPlanPossible, toolUsed: true, actions: starters(context) };
    return { said, state: { understanding: context.understanding } };
  }
  const trip = { plan, request, candidates };
  const told = await tellTrip(context, trip);
  const { name, summary } = told.itinerary;
  const sentences = [phrases.sentence(name), phrases.highlights(list(told.highlights)), summary];
  const message = [...sentences, ...refusals.map((code) => phrases.refusals[code])].join(between);
  return tripAnswer(context, trip, told, message);
}

/**
 * A plan of the shape that the message gives it ("with an easy first day"): each wish is tried as a change of the plan without it,
 * and what came of them is planned anew.
 */
function shapedPlan(
  { understanding, words }: TurnContext,
  candidates: readonly Candidate[],
  asked: PlanRequest,
): { plan: Plan; request: PlanRequest; refusals: Refusal[] } {
  const plain = planItinerary(candidates, asked);
  const edits = planEditsOf(understanding.shape, plain, understanding, words);
  if (edits.length === 0) return { plan: plain, request: asked, refusals: [] };
  const { request, outcomes } = changed(plain, edits, candidates, asked);
  const refusals = new Set(outcomes.flatMap(({ refusal }) => refusal ?? []));
  return { plan: planItinerary(candidates, request), request, refusals: [...refusals] };
}

/** The plan so far with the changes that the message asks for. */
export async function changeTrip(
  context: TurnContext,
  outline: TripOutline,
  fields: TripFields,
): Promise<Told> {
  const { voice, understanding, words } = context;
  const { plan: before, request, candidates } = await tripSoFar(context, outline, fields);
  const edits = planEditsOf(understanding.edits, before, understanding, words);
  const { plan: after, request: next, outcomes } = changed(before, edits, candidates, request);
  const trip = { plan: after, request: next, candidates };
  const told = await tellTrip(context, trip);
  const names = await readPlanNames(context, [before, after]);
  const message = tellChanges(voice, { before, after, outcomes }, names);
  return tripAnswer(context, trip, told, message);
}

/** The plan so far, or the day of it that was asked for, in words. */
export async function showTrip(
  context: TurnContext,
  outline: TripOutline,
  fields: TripFields,
): Promise<Told> {
  const { voice, understanding } = context;
  const trip = await tripSoFar(context, outline, fields);
  const told = await tellTrip(context, trip);
  const names = await readPlanNames(context, [trip.plan]);
  const shown = understanding.shownDay === -1 ? trip.plan.days.length : understanding.shownDay;
  const days = trip.plan.days.filter(({ dayNumber }) => dayNumber === (shown ?? dayNumber));
  const sentences = days.map(({ stops }) => {
    const visits = stops.map(({ start, placeId }) => `${voice.clock(start)} ${names(placeId)}`);
    return stops.length === 0 ? voice.phrases.emptyDay : voice.phrases.sentence(voice.joined(visits));
  });
  const message = days.length === 0 ? voice.phrases.refusals.no_such_day : sentences.join(voice.between);
  return tripAnswer(context, trip, told, message);
}

/** The plan that a conversation or its client holds, as the planner has it. */
async function tripSoFar(
  context: TurnContext,
  outline: TripOutline,
  fields: TripFields,
): Promise<TripToTell> {
  const { state } = context;
  const base = state.trip ?? {
    ...tripRequestOf(context, fields),
    ...(outline.startDate ? { startDate: outline.startDate } : {}),
    days: outline.days.length,
  };
  const held = outline.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId));
  const candidates = await findCandidates(context, base, held);
  const hours = state.trip ? {} : localHours(candidates, base);
  const request: PlanRequest = { ...base, ...hours, now: context.sight.nowMs };
  const draft = draftOfOutline(outline, state.roles ?? {}, candidates);
  return { plan: planFromItinerary(draft, candidates, request), request, candidates };
}

function tripAnswer(
  context: TurnContext,
  { plan, request }: TripToTell,
  { itinerary, outline }: Awaited<ReturnType<typeof tellTrip>>,
  message: string,
): Told {
  const { phrases } = context.voice;
  return {
    said: {
      message,
      toolUsed: true,
      itinerary,
      actions: actionsOf([{ id: "mailIt" }, { id: "lessWalking" }, { id: "startLater" }], phrases),
    },
    state: { understanding: context.understanding, trip: request, roles: rolesOf(plan) },
    outline,
  };
}

/**
 * The stops of an outline as the planner takes them. What each was to its day is remembered with the conversation; of a plan
 * that a client brings along it is told from the place and the hour.
 */
function draftOfOutline(
  { days }: TripOutline,
  roles: Readonly<Record<string, Role>>,
  candidates: readonly Candidate[],
): Draft {
  const kindOf = new Map(candidates.map(({ id, kind }) => [id, kind]));
  return days.map(({ stops }) => {
    const taken = new Set<Role>();
    return stops
      .filter(({ placeType }) => placeType === "listing")
      .map(({ placeId, timeOfDay, startTime }): SentStop => {
        const kind = kindOf.get(placeId);
        const likely = roles[placeId] ?? (kind ? roleAt(kind, timeOfDay) : "visit");
        const role = taken.has(likely) ? "visit" : likely;
        if (role !== "visit") taken.add(role);
        return { placeId, role, start: startTime === undefined ? undefined : minutesOf(startTime) };
      });
  });
}

function roleAt(kind: VisitKind, timeOfDay: TimeOfDay): Role {
  const { meals } = VISIT_KINDS[kind];
  if (timeOfDay === "midday" && meals.lunch) return "lunch";
  return timeOfDay === "evening" && (meals.dinner ?? 0) === 1 ? "dinner" : "visit";
}

function rolesOf({ days }: Plan): Record<string, Role> {
  return Object.fromEntries(days.flatMap(({ stops }) => stops.map(({ placeId, role }) => [placeId, role])));
}

function minutesOf(clockTime: string): number {
  const [hours, minutes] = clockTime.split(":").map(Number) as [number, number];
  return hours * 60 + minutes;
}
