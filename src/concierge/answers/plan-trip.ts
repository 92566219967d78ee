import type { ChatRequest } from "../../contract/chat-request.ts";
import type { TripOutline } from "../../contract/inline-itinerary.ts";
import { findVisible } from "../../discovery/match/sight.ts";
import { conceptOf, NEEDS, needsIn } from "../../languages/concepts.ts";
import { foldLabel } from "../../search/text/fold.ts";
import type { EditOutcome } from "../planner/change-plan.ts";
import { datesFrom } from "../planner/days.ts";
import type { PlanEdit } from "../planner/edits.ts";
import { localHours } from "../planner/open-intervals.ts";
import {
  type Candidate,
  type Plan,
  type PlanRequest,
  placeIdsOf,
  type Role,
  type TimeOfDay,
} from "../planner/plan.ts";
import { buildDraft, type Draft, type SentStop } from "../planner/revive.ts";
import { VISIT_KINDS, type VisitKind } from "../planner/visit-kinds.ts";
import { hasWord } from "../planner/worth.ts";
import { openStreets } from "../streets.ts";
import { minuteOf } from "../understanding/calendar.ts";
import type { OrgWords } from "../understanding/org-words.ts";
import type { Edit, Understanding } from "../understanding/understanding.ts";
import { stopIdOf, stopIdsOf } from "./area-stops.ts";
import { type ConversationState, type EarlierPlan, withFewEarlier } from "./conversation-state.ts";
import { reachDesk } from "./desk.ts";
import { tellWeek } from "./opening-hours.ts";
import { nowInFocus, stopsPointedTo, whichOf } from "./pointed-stops.ts";
import { actionsOf, starters } from "./suggestions.ts";
import { tellChanges } from "./tell-changes.ts";
import { notUnderstood, unknownNames } from "./tell-places.ts";
import { readPlanNames, type TripToTell, tellTrip } from "./tell-trip.ts";
import { locateTown, nameOfTown, tellSightElsewhere } from "./town.ts";
import { findCandidates } from "./trip-candidates.ts";
import { planEditsOf } from "./trip-edits.ts";
import { TASTES_OF_VISITS, tripRequestOf, wordsOf } from "./trip-request.ts";
import { kindsWished, tellLimits, tellNeeds, tellWishes, weighWishes } from "./trip-wishes.ts";
import type { Told, TurnContext } from "./turn.ts";

const DAY_MS = 86_400_000;

export type TripFields = Pick<ChatRequest, "durationDays" | "startDate" | "action">;

/** A new plan. */
export async function planTrip(context: TurnContext, fields: TripFields): Promise<Told> {
  const { understanding } = context;
  const asAsked = await newTrip(context, fields);
  // A day in a quarter that has too little for one is planned in the town.
  const isElsewhere = isEmpty(asAsked) && understanding.area !== undefined;
  const trip = isElsewhere
    ? await newTrip({ ...context, understanding: { ...understanding, area: undefined } }, fields)
    : asAsked;
  const { phrases, between, list } = context.voice;
  if (isEmpty(trip)) {
    const said = { message: phrases.noPlanPossible, toolUsed: true, actions: starters(context) };
    return { said, state: { understanding } };
  }
  // A day in a quarter has nothing from elsewhere but what is asked for by name.
  const isInArea = trip.plan.days.length === 1 && !isElsewhere;
  const wishes = weighWishes(context, trip, isInArea);
  const isTooLong = understanding.tooManyDays !== undefined && fields.durationDays === undefined;
  const remarks = [
    ...(isTooLong ? [phrases.refusals.too_many_days] : []),
    ...tellWishes(context, wishes),
    ...(needsIn(understanding.features).length > 0
      ? tellNeeds(context, trip, needsIn(understanding.features), await readPlanNames(context, [trip.plan]))
      : []),
    ...tellLimits(context, understanding.shape, trip),
    ...notUnderstood(context),
  ];
  const told = await tellTrip(context, trip, remarks);
  const { name, summary } = told.itinerary;
  const about = [...datesNotSaid(context, fields, trip.plan), ...companySaid(context)];
  const title = `${name}${context.voice.remarks(about)}`;
  const message = [phrases.sentence(title), phrases.highlights(list(told.highlights)), summary].join(between);
  const notUsed = wishes.filter(({ kept }) => kept === "unused").map(({ kind }) => kind);
  return { ...tripAnswer(context, trip, told, message), notUsed };
}

async function newTrip(context: TurnContext, fields: TripFields): Promise<TripToTell> {
  const usual = withDeniedBefore(tripRequestOf(context, fields), context);
  const candidates = await findCandidates(context, usual, usual.mustInclude);
  const asked = await withStreets(context, candidates, { ...usual, ...localHours(candidates, usual) });
  const { plan, request } = await shapedPlan(context, candidates, asked);
  const { understanding, words, planner } = context;
  if (needsIn(understanding.features).length === 0) return { plan, request, candidates };
  const suited = planEditsOf([{ operation: "suit" }], plan, understanding, words);
  return { ...(await planner("change", candidates, request, plan, suited)), candidates };
}

function isEmpty({ plan }: TripToTell): boolean {
  return placeIdsOf(plan.days).length === 0;
}

/** How many the plan is for: any plan suits them. */
function companySaid({ understanding: { partySize }, voice }: TurnContext): string[] {
  return partySize === undefined ? [] : [`${voice.phrases.wishes.people}: ${voice.number(partySize)}`];
}

/** Which day a plan of one day is for, where nobody said it. */
function datesNotSaid(context: TurnContext, { startDate }: TripFields, { days }: Plan): string[] {
  const { understanding } = context;
  const [first, ...others] = days;
  if (!first || others.length > 0 || (startDate ?? understanding.startDate) !== undefined) return [];
  return [dateOf(context, first.date)];
}

/** A day of a plan in words. */
export function dateOf({ voice, sight }: TurnContext, date: string): string {
  const startMs = Date.parse(date);
  const whole = { startMs, endMs: startMs + DAY_MS, timed: false, ended: false, zone: "UTC" };
  return voice.dates(whole, sight.nowMs);
}

/** A request that knows the streets between its candidates, of which `held` come first; those who do not walk have none. */
async function withStreets(
  { ways, sight, planner }: TurnContext,
  candidates: readonly Candidate[],
  request: PlanRequest,
  held: readonly string[] = [],
): Promise<PlanRequest> {
  if (!ways || request.mode !== "walk") return request;
  const places = () => planner("likely", candidates, request, held);
  return { ...request, streets: await openStreets(ways, sight.org.id, places) };
}

/** A plan of the shape that the message gives it. */
async function shapedPlan(
  { understanding, words, planner }: TurnContext,
  candidates: readonly Candidate[],
  request: PlanRequest,
): Promise<{ plan: Plan; request: PlanRequest }> {
  const plan = await planner("plan", candidates, request);
  const shape = [...understanding.shape, ...kindsToAdd(understanding, plan, candidates, words)];
  const edits = planEditsOf(shape, plan, understanding, words);
  return edits.length === 0 ? { plan, request } : planner("shape", candidates, request, plan, edits);
}

/** "Two days with the zoo and good beer, fish one evening": kinds that a plan may not have by itself; a kitchen is that of a dinner. */
function kindsToAdd(
  understanding: Understanding,
  { days }: Plan,
  candidates: readonly Candidate[],
  words: OrgWords,
): Edit[] {
  const planned = new Set(placeIdsOf(days));
  const places = candidates.filter(({ id }) => planned.has(id));
  const isServed = (id: string) =>
    wordsOf([id], words).some((word) => places.some((place) => hasWord(place, word)));
  return kindsWished(understanding).flatMap((id): Edit[] => {
    const { kind, purpose } = conceptOf(id) ?? {};
    const put = { categories: [id] };
    const isPlaced = understanding.shape.some((edit) => edit.in?.categories.includes(id));
    if (isPlaced || OF_MEALS.has(id) || purpose === "need" || purpose === "sleep") return [];
    if (kind !== "cuisine" || SNACKS.has(id)) return [{ operation: "add", in: put }];
    return isServed(id) ? [] : [{ operation: "replace", part: "dinner", in: put }];
  });
}

/** Kinds that say no more than that people eat. */
const OF_MEALS: ReadonlySet<string> = new Set(["restaurant", "breakfast"]);
/** What is eaten between meals. */
const SNACKS: ReadonlySet<string> = new Set("brunch,bubble_tea,crepe,dessert,donut,pancake".split(","));

/** The plan so far with the changes that the message asks for. */
export async function changeTrip(turn: TurnContext, outline: TripOutline, fields: TripFields): Promise<Told> {
  const isUndone = turn.understanding.edits.some(({ operation }) => operation === "undo");
  const earlier = isUndone ? turn.state.earlier : undefined;
  const context = earlier ? { ...turn, understanding: asBefore(turn.understanding, earlier) } : turn;
  const { voice, understanding, words, state, planner } = context;
  const { pointed, open } = stopsPointedTo(turn, outline);
  const named = stopIdsOf(pointed.flatMap(({ edit }) => [edit.in?.place, edit.out?.place]));
  const now = await tripSoFar(context, outline, fields, named);
  const restored =
    earlier &&
    (await tripSoFar({ ...context, state: { ...state, ...earlier } }, earlier.outline, fields, named));
  const { plan: before, request: then, candidates } = restored ?? now;
  const request = withDenied(withNewStart(then, context, fields), understanding);
  const elsewhere = await namedElsewhere(context);
  const left = elsewhere === undefined ? [] : ofElsewhere(understanding);
  const asked = pointed.flatMap(({ of, edit }) => (left.includes(of) ? [] : edit));
  const wished = asWishes(context, asked);
  const edits = planEditsOf(wished, before, understanding, words, candidates).map((edit): PlanEdit => {
    if (edit.type !== "remove") return edit;
    if (earlier) return insteadOfLost(edit, earlier.outline, outline);
    return edit.stop.isOne ? { ...edit, stop: { ...edit.stop, spokenOf: state.spokenOf } } : edit;
  });
  const tastes = wished.every(({ operation }) => operation === "suit") ? tastesNow(context) : [];
  const ofVisits = tastes.filter((id) => TASTES_OF_VISITS.has(id));
  for (const id of ofVisits) edits.push({ type: "more", wish: { words: wordsOf([id], words) } });
  const moved =
    request.startDate === then.startDate
      ? before
      : await planner("revive", candidates, request, buildDraft(before));
  const changed = await planner("change", candidates, request, moved, edits);
  const { plan: after, request: next } = changed;
  const outcomes = [...changed.outcomes, ...open.map(whichOf)];
  const trip = { plan: after, request: next, candidates };
  const told = await tellTrip(context, trip);
  const refused = outcomes.flatMap(({ placeIds = [] }) => placeIds);
  const names = await readPlanNames(context, [now.plan, after], refused);
  const hoursOf = (id: string) => {
    const row = findVisible(context.sight, "listing", id);
    return row === undefined ? undefined : tellWeek(voice, context.sight, row);
  };
  const isTooLong = understanding.tooManyDays !== undefined;
  const said =
    edits.length === 0 && elsewhere === undefined && request.startDate !== then.startDate
      ? told.itinerary.summary
      : edits.length === 0 && elsewhere !== undefined
        ? [voice.phrases.planUnchanged, reachDesk(context).sentence].join(voice.between)
        : tellChanges(
            voice,
            { before: now.plan, after, outcomes, isRestored: earlier !== undefined },
            names,
            hoursOf,
          );
  const isMade = outcomes.length > 0 && outcomes.every(({ refusal }) => refusal === undefined);
  const had = new Set(placeIdsOf(now.plan.days));
  const came = placeIdsOf(after.days).filter((id) => !had.has(id));
  const isSuited = edits.some(({ type }) => type === "suit" || type === "lessWalking");
  const needs = [
    ...tellNeeds(context, trip, needsIn(understanding.features), names, isSuited ? undefined : new Set(came)),
    ...tellNeeds(context, trip, tastes, names),
  ];
  const isSame = isMade && came.length === 0 && had.size === placeIdsOf(after.days).length;
  const isOfAll = understanding.edits.every(({ operation }) => operation === "suit");
  const isUnread =
    (edits.length === 0 && isOfAll) || (isSame && isSuited && understanding.notUnderstood.length > 0);
  const isLeft =
    isUnread && needs.length === 0 && elsewhere === undefined && request.startDate === then.startDate;
  const sentences = [
    ...(isLeft ? [voice.phrases.wishLeft(voice.phrases.quoted(inShort(context.message)))] : []),
    ...(isTooLong ? [voice.phrases.refusals.too_many_days] : []),
    ...(elsewhere === undefined ? [] : [elsewhere]),
    said,
    ...tellLimits(context, understanding.edits, trip),
    ...needs,
    // What was changed as it was asked needs no word of the rest.
    ...(isMade ? [] : unknownNames(context)),
  ];
  const message = [...new Set(sentences)].join(voice.between);
  const answer = tripAnswer(context, trip, told, message);
  const waiting = [...asked, ...open.map(({ edit }) => edit)];
  answer.state.understanding = { ...understanding, undecided: undecidedOf(waiting, outcomes, names) };
  Object.assign(answer.state, nowInFocus({ plan: now.plan, candidates, request }, outcomes, came));
  // The next to be taken back is the change before.
  return earlier && edits.length === 0
    ? { ...answer, state: { ...answer.state, earlier: earlier.earlier } }
    : answer;
}

/** Characters of a message that are said again. */
const MAX_QUOTED = 120;

/** A message as it is said again in an answer. */
export function inShort(message: string): string {
  const words = message.trim().replace(/[\p{P}\s]+$/u, "");
  return words.length > MAX_QUOTED ? `${words.slice(0, MAX_QUOTED)}…` : words;
}

/** What is liked from now on of what a plan can have: no need, and nothing that was said before. */
function tastesNow({ understanding, state }: TurnContext): string[] {
  const before = state.understanding?.features ?? [];
  return understanding.features.filter((id) => !NEEDS.has(id) && id !== "rainy" && !before.includes(id));
}

/** What is said of no stop, as a wish for all of the plan: "it should be quieter", "something cheaper". */
function asWishes(context: TurnContext, asked: readonly Edit[]): readonly Edit[] {
  const { priceLevel, features } = context.understanding;
  const isOfPrice = (edit: Edit) => edit.operation === "replace" && Object.keys(edit).length === 1;
  const [only, ...others] = asked;
  const isWish =
    only === undefined
      ? priceLevel.length + tastesNow(context).length + needsIn(features).length > 0
      : others.length === 0 && priceLevel.length > 0 && isOfPrice(only);
  return isWish ? [{ operation: "suit" }] : asked;
}

/** The change of which the answer asks which stop or day it is of. */
function undecidedOf(
  edits: readonly Edit[],
  outcomes: readonly EditOutcome[],
  names: (id: string) => string,
): Understanding["undecided"] {
  const open = outcomes.find(({ refusal }) => refusal === "which_stop" || refusal === "which_day");
  const edit = edits.find(({ isOne, stop }) => (open?.refusal === "which_stop" ? isOne : stop !== undefined));
  if (!open || !edit) return undefined;
  const { placeIds = [] } = open;
  return { edit, places: placeIds.map((id) => ({ kind: "listing", id, name: names(id) })) };
}

/** What goes instead of a stop that was put back is another one, of its day where neither a day nor a kind is said. */
function insteadOfLost(
  { type, stop }: Extract<PlanEdit, { type: "remove" }>,
  before: TripOutline,
  { days }: TripOutline,
): PlanEdit {
  const left = new Set(days.flatMap(({ stops }) => stops.map(stopIdOf)));
  const lost = before.days.map(({ stops }) => stops.map(stopIdOf).filter((id) => !left.has(id)));
  const of = lost.findIndex(({ length }) => length > 0);
  const dayNumber = stop.dayNumber ?? (of < 0 || stop.placeId !== undefined || stop.is ? undefined : of + 1);
  return { type, stop: { ...stop, dayNumber, but: lost.flat() } };
}

/** No plan any more, until it is asked for again. */
export function cancelTrip(context: TurnContext, outline: TripOutline): Told {
  const { understanding, voice } = context;
  const { earlier } = earlierPlan(context, { ...outline, days: [] });
  return {
    said: { message: voice.phrases.planCancelled, toolUsed: true, actions: starters(context) },
    state: {
      understanding: { ...understanding, intent: "small_talk", days: undefined, startDate: undefined },
      earlier,
    },
    outline: null,
  };
}

/** What is to be put in and is nowhere here: a town, or a name that nobody here knows; undefined: nothing. */
async function namedElsewhere(context: TurnContext): Promise<string | undefined> {
  const { understanding, sight, voice } = context;
  const { town, unknownPlace, edits } = understanding;
  if (town && (await locateTown(sight, town)) === "elsewhere")
    return tellSightElsewhere(context, town) ?? voice.phrases.unknownTown(town.name, nameOfTown(sight));
  return unknownPlace !== undefined && edits.some(putsIn)
    ? voice.phrases.unknownTown(unknownPlace)
    : undefined;
}

/** Of what comes in by no name of a place here that which is called so, else all of it. */
function ofElsewhere({ edits, unknownPlace, saidAs }: Understanding): Edit[] {
  const name = foldLabel(unknownPlace ?? "");
  const isCalled = (id: string) =>
    [id, saidAs[id] ?? ""].some((said) => said && name.includes(foldLabel(said)));
  const put = edits.filter(putsIn);
  const called = put.filter(({ in: one, out }) => (one ?? out)?.categories.some(isCalled));
  return called.length > 0 ? called : put;
}

/** Whether something by no name of a place here is to come into the plan. */
function putsIn({ operation, in: put, out }: Edit): boolean {
  if (operation === "move") return out !== undefined && out.place === undefined;
  return (operation === "add" || operation === "replace") && put?.place === undefined;
}

/** What was said before the plan was changed into what it no longer is. */
function asBefore(
  understanding: Understanding,
  { excluded, avoid, days, startDate }: EarlierPlan,
): Understanding {
  return { ...understanding, excluded: excluded ?? [], avoid: avoid ?? [], days, startDate };
}

/** The plan that a conversation has, where another one takes its place: it may be asked for again. */
function earlierPlan({ state, outline }: TurnContext, next: TripOutline): Pick<ConversationState, "earlier"> {
  if (!outline || JSON.stringify(outline) === JSON.stringify(next)) return {};
  const { trip, roles, earlier, understanding: { excluded, avoid, days, startDate } = {} } = state;
  return {
    earlier: withFewEarlier({ outline, trip, roles, earlier, excluded, avoid, days, startDate }),
  };
}

/** What an earlier plan had not to have, the next has not either, but for what it is asked for now. */
function withDeniedBefore(request: PlanRequest, { state, understanding, words }: TurnContext): PlanRequest {
  const wanted = wordsOf(understanding.categories, words);
  const denied = state.trip?.excludedWords?.filter((word) => !wanted.includes(word)) ?? [];
  return { ...request, excludedWords: [...new Set([...(request.excludedWords ?? []), ...denied])] };
}

/** A place that was denied stays out of later changes, also where the plan had it not. */
function withDenied(request: PlanRequest, { avoid }: Understanding): PlanRequest {
  const denied = avoid.filter(({ kind }) => kind === "listing").map(({ id }) => id);
  if (denied.length === 0) return request;
  return { ...request, excludedIds: [...new Set([...(request.excludedIds ?? []), ...denied])] };
}

/** A plan keeps its stops when it begins on another day, as far as they are open then. A day that it has is no new beginning. */
function withNewStart(
  request: PlanRequest,
  { understanding, state }: TurnContext,
  { startDate }: TripFields,
): PlanRequest {
  const first = startDate ?? understanding.startDate;
  const isNew =
    first !== undefined &&
    first !== state.understanding?.startDate &&
    !datesFrom(request, request.days).includes(first);
  return isNew ? { ...request, startDate: first } : request;
}

/** The plan that a conversation or its client holds, as the planner has it; `isHeldAll`: with no candidates but its own and the `further`. */
export async function tripSoFar(
  context: TurnContext,
  outline: TripOutline,
  fields: TripFields,
  further: readonly string[] = [],
  isHeldAll = false,
): Promise<TripToTell> {
  const { state } = context;
  const held = outline.days.flatMap(({ stops }) => stops.map(stopIdOf));
  const base = state.trip ?? {
    ...tripRequestOf(context, fields),
    ...(outline.startDate ? { startDate: outline.startDate } : {}),
    days: outline.days.length,
    // Of a plan that a client brings along nothing is put together again.
    ownDays: outline.days.map((_, index) => index + 1),
    inReach: held,
  };
  // At what hours people eat here is told by all kitchens.
  const isEnough = isHeldAll && state.trip !== undefined;
  const candidates = await findCandidates(context, base, [...held, ...further], isEnough);
  const hours = state.trip ? {} : localHours(candidates, base);
  const asked: PlanRequest = { ...base, ...hours, now: context.sight.nowMs };
  const request = await withStreets(context, candidates, asked, [...held, ...further]);
  const draft = draftOfOutline(outline, state.roles ?? {}, candidates);
  return { plan: await context.planner("revive", candidates, request, draft), request, candidates };
}

export function tripAnswer(
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
    state: {
      understanding: context.understanding,
      trip: { ...request, streets: undefined },
      roles: rolesOf(plan),
      ...earlierPlan(context, outline),
    },
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
    return stops.map((stop): SentStop => {
      const { timeOfDay, startTime } = stop;
      const placeId = stopIdOf(stop);
      const kind = kindOf.get(placeId);
      const likely = roles[placeId] ?? (kind ? roleAt(kind, timeOfDay) : "visit");
      const role = taken.has(likely) ? "visit" : likely;
      if (role !== "visit") taken.add(role);
      return { placeId, role, start: startTime === undefined ? undefined : minuteOf(startTime) };
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
