import type { ChatRequest } from "../../contract/chat-request.ts";
import type { TripOutline } from "../../contract/inline-itinerary.ts";
import type { ListingSelection } from "../../discovery/org-reader.ts";
import type { Candidate, Plan, PlanRequest, Role, TimeOfDay } from "../planner/plan.ts";
import { planItinerary } from "../planner/plan-itinerary.ts";
import { type Draft, planFromItinerary, type SentStop } from "../planner/revive.ts";
import { VISIT_KINDS, type VisitKind } from "../planner/visit-kinds.ts";
import type { ConversationState } from "./conversation-state.ts";
import { actionsOf } from "./suggestions.ts";
import { tellTrip } from "./tell-trip.ts";
import { candidatesOf } from "./trip-candidates.ts";
import { changed, planEditsOf } from "./trip-edits.ts";
import { tripRequestOf } from "./trip-request.ts";
import type { Said, TurnContext } from "./turn-context.ts";

export interface TripAnswer {
  said: Said;
  state: Partial<ConversationState>;
  outline?: TripOutline;
}

/** Places that a plan chooses from, the best ones of a larger organisation. */
const MOST_CANDIDATES = 1_500;

type TripFields = Pick<ChatRequest, "durationDays" | "startDate" | "action">;

/** A new plan. */
export async function planTrip(context: TurnContext, fields: TripFields): Promise<TripAnswer> {
  const request = tripRequestOf(context, fields);
  const { candidates, selection } = await choiceOf(context, request);
  const plan = planItinerary(candidates, request);
  const { phrases } = context.voice;
  if (plan.days.every(({ stops }) => stops.length === 0)) {
    const said: Said = {
      message: phrases.noPlanPossible,
      toolUsed: true,
      actions: actionsOf([{ id: "restaurants" }, { id: "openNow" }], phrases),
    };
    return { said, state: { understanding: context.understanding } };
  }
  return told(context, { plan, request, candidates, selection });
}

/** The plan so far with the changes that the message asks for. */
export async function changeTrip(
  context: TurnContext,
  outline: TripOutline | undefined,
  fields: TripFields,
): Promise<TripAnswer> {
  const { voice, state, understanding, words } = context;
  const { phrases } = voice;
  if (!outline) {
    const actions = actionsOf([{ id: "plan", days: understanding.days ?? 3 }], phrases);
    return { said: { message: phrases.noPlanYet, actions }, state: {} };
  }
  const base = state.trip ?? {
    ...tripRequestOf(context, fields),
    ...(outline.startDate ? { startDate: outline.startDate } : {}),
    days: outline.days.length,
  };
  const request: PlanRequest = { ...base, now: context.reader.nowMs };
  const { candidates, selection } = await choiceOf(context, request);
  const before = planFromItinerary(
    draftOfOutline(outline, state.roles ?? {}, candidates),
    candidates,
    request,
  );
  const {
    plan,
    request: next,
    isChanged,
  } = changed(before, planEditsOf(understanding, words), candidates, request);
  const answer = await told(context, { plan, request: next, candidates, selection });
  const note = isChanged ? phrases.planChanged : phrases.planUnchanged;
  return { ...answer, said: { ...answer.said, message: [note, answer.said.message].join(voice.between) } };
}

/** Every place within reach of the request, those that suit the traveller first. */
async function choiceOf(
  { reader, scope, asker, understanding, knowledge }: TurnContext,
  { days }: PlanRequest,
): Promise<{
  candidates: Candidate[];
  selection: ListingSelection;
}> {
  const said = understanding.interests.map((id) => ({ id, weight: 1 }));
  const selection = await reader.listings(scope, {
    profileId: asker.profileId,
    lang: asker.lang,
    latlng: asker.latlng,
    radius: asker.radius,
    userCategory: (understanding.userCategory ?? asker.userCategory) as undefined,
    tripType: understanding.tripType ?? asker.tripType,
    userInterests: [
      ...said,
      ...asker.userInterests.filter(({ id }) => !understanding.interests.includes(id)),
    ],
    rankBy: "score",
    // A day in a quarter is spent there; a longer trip is to the town.
    locationId: days === 1 ? understanding.area?.id : undefined,
    limit: MOST_CANDIDATES,
  });
  return { candidates: await candidatesOf(reader, knowledge.recognise, selection), selection };
}

async function told(
  context: TurnContext,
  trip: { plan: Plan; request: PlanRequest; candidates: readonly Candidate[]; selection: ListingSelection },
): Promise<TripAnswer> {
  const { plan, request, candidates, selection } = trip;
  const { itinerary, outline } = await tellTrip(context, plan, request, candidates, selection);
  const { phrases, between } = context.voice;
  return {
    said: {
      message: [`${itinerary.name}.`, itinerary.summary].join(between),
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
