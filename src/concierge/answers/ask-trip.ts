import type { Itinerary } from "../../contract/chat-answer.ts";
import type { TripOutline } from "../../contract/inline-itinerary.ts";
import { visiblePlaces } from "../../discovery/places.ts";
import type { LeftOutFor } from "../../languages/spoken.ts";
import { bestKnown } from "../planner/left-out.ts";
import { type Candidate, type Plan, placeIdsOf, type Stop } from "../planner/plan.ts";
import { minuteOf } from "../understanding/calendar.ts";
import type { Edit } from "../understanding/understanding.ts";
import { asksWay } from "../understanding/ways.ts";
import { stopIdOf, stopIdsOf } from "./area-stops.ts";
import { findStops } from "./asked-stops.ts";
import { reachDesk, tellDesk, waysToBook } from "./desk.ts";
import { isAmountUnknown, tellAttribute } from "./place-attributes.ts";
import { dateOf, type TripFields, tripAnswer, tripSoFar } from "./plan-trip.ts";
import { readPlacesFor } from "./readers-kinds.ts";
import { changedHours, planFigures, tellExchanged } from "./tell-changes.ts";
import { sayHolidays } from "./tell-holiday.ts";
import { isName, unknownNames } from "./tell-places.ts";
import { readNames, readPlanNames, type TripToTell, tellTrip } from "./tell-trip.ts";
import { nameOfTown } from "./town.ts";
import { planEditsOf } from "./trip-edits.ts";
import { numberOfDay, wordsOf } from "./trip-request.ts";
import type { Told, TurnContext } from "./turn.ts";

/** Why places that were named, else the best known ones, are not in the plan. */
export async function explainTrip(
  context: TurnContext,
  outline: TripOutline,
  fields: TripFields,
): Promise<Told> {
  const { voice, understanding, planner, words } = context;
  const { phrases } = voice;
  const { unknownPlace = understanding.notUnderstood.find(isName) } = understanding;
  if (unknownPlace !== undefined)
    return tellDesk(context, phrases.unknownTown(unknownPlace, nameOfTown(context.sight)));
  const { whyNot = [], stopsAsked = [], asksWhy, shownDays = [], shownEdge } = understanding;
  const found = stopsAsked.length > 0 ? await findStops(context) : [];
  const stops = typeof found === "string" ? [] : found.map(({ place }) => place.id);
  const named = [...stopIdsOf(whyNot), ...stops];
  const trip = await tripSoFar(context, outline, fields, named);
  const { plan, candidates, request } = trip;
  const kinds = stopsAsked.flatMap(({ out }) => out?.categories ?? []);
  const isOfKinds = kinds.length > 0 && named.length === 0;
  const ofKinds = isOfKinds ? candidates.filter(isOneOf(kinds, words)) : candidates;
  const isOfPlan = asksWhy && named.length === 0 && !isOfKinds;
  const ids = named.length > 0 ? named : isOfPlan ? [] : bestKnown(ofKinds, !isOfKinds);
  const reasons = await planner("explain", candidates, request, ids, plan);
  const names = await readNames(context, [...reasons.keys()]);
  const told = await tellTrip(context, trip);
  const isTold = (reason: LeftOutFor) => reason !== "planned";
  const edge = shownEdge ? shownDays.flatMap((day) => changedHours(voice, plan, shownEdge, day)) : [];
  const sentences = [
    ...[...Map.groupBy(reasons.keys(), (id) => reasons.get(id)!)]
      .filter(([reason]) => isTold(reason))
      .map(([reason, ids]) => phrases.leftOutFor[reason](voice.list(ids.map(names)))),
    ...named.flatMap((id) => reasonsFor(context, told.itinerary, id, names(id))),
    ...edge,
    ...(isOfPlan || named.some((id) => reasons.get(id) === "planned") ? [phrases.whyThisOrder] : []),
  ];
  const message = sentences.length > 0 ? sentences.join(voice.between) : phrases.noneLeftOut;
  const answer = tripAnswer(context, trip, told, message);
  // "Then put it in", of the only one that is told of.
  const [only, ...others] = reasons.keys();
  return others.length > 0 ? answer : { ...answer, state: { ...answer.state, spokenOf: only } };
}

/** When a place is in the plan, and what speaks for it; nothing of one that is not. */
function reasonsFor({ voice }: TurnContext, { days }: Itinerary, id: string, name: string): string[] {
  return days.flatMap(({ dayNumber, activities }) =>
    activities
      .filter((one) => stopIdOf(one) === id)
      .flatMap(({ startTime, rationale }) => [
        voice.phrases.movedTo(name, voice.number(dayNumber), voice.clock(minuteOf(startTime!))),
        rationale,
      ]),
  );
}

/** Whether a candidate is of one of some kinds. */
function isOneOf(kinds: readonly string[], words: TurnContext["words"]) {
  const wanted = new Set(wordsOf(kinds, words));
  return ({ words: its = [] }: Candidate) => its.some((word) => wanted.has(word));
}

/** The plan so far, the numbers of the days that are asked for, and these days; all of them where none is. */
async function readShown(context: TurnContext, outline: TripOutline, fields: TripFields) {
  const trip = await tripSoFar(context, outline, fields);
  const told = await tellTrip(context, trip);
  const names = await readPlanNames(context, [trip.plan]);
  const all = trip.plan.days;
  const shown = (context.understanding.shownDays ?? []).map((day) => numberOfDay(day, all.length));
  const days = all.filter(({ dayNumber }) => shown.length === 0 || shown.includes(dayNumber));
  return { trip, told, names, shown, days };
}

/** The plan so far, or the day of it that was asked for, in words. */
export async function showTrip(
  context: TurnContext,
  outline: TripOutline,
  fields: TripFields,
): Promise<Told> {
  const { voice, understanding } = context;
  const { trip, told, names, shown, days } = await readShown(context, outline, fields);
  const { asked, shownMeal, shownPart, shownEdge } = understanding;
  const stopsOf = ({ stops }: Plan["days"][number]) =>
    stops.filter(
      ({ role, timeOfDay }) =>
        (shownMeal ?? role) === role && (shownMeal ?? shownPart ?? timeOfDay) === (shownMeal ?? timeOfDay),
    );
  const sentences = days.flatMap((day) => {
    if (shownEdge) return edgeOf(context, trip, shownEdge, day, names);
    const tellsHours = asked.includes("hours") && shownMeal === undefined;
    const told = visitsOf(context, trip, stopsOf(day), names, tellsHours);
    return days.length === 1 ? told : `${dateOf(context, day.date)}: ${told}`;
  });
  const isOfBooking = asked.includes("booking");
  const ofStops = asked.filter((one) => one !== "hours" && one !== "fact");
  const isWalked = trip.request.mode === "walk";
  const isOfMore = trip.plan.days.length > 1;
  const ofDay = shown.length === 1 && isOfMore && days[0] ? `${dateOf(context, days[0].date)}: ` : "";
  const said = asksWay(asked)
    ? [ofDay + planFigures(voice, { days }, isWalked)]
    : understanding.asksChange
      ? await changedOrIdle(context, outline, trip, names)
      : isOfBooking
        ? await tellBookable(context, days.flatMap(stopsOf))
        : ofStops.length > 0
          ? await tellOfStops(context, days.flatMap(stopsOf), ofStops)
          : asked.includes("fact")
            ? unknownOfPlan(context)
            : sentences;
  const message = days.length === 0 ? voice.phrases.refusals.no_such_day : said.join(voice.between);
  return tripAnswer(context, trip, told, message);
}

/** When stops are visited, and whether they are known to be open then, where that is asked. */
function visitsOf(
  { voice }: TurnContext,
  { plan }: TripToTell,
  stops: readonly Stop[],
  names: (id: string) => string,
  tellsHours: boolean,
): string {
  const { hoursUnknown, openThen, emptyDay, sentence } = voice.phrases;
  const isUnknown = (id: string) =>
    plan.notes.some(({ code, placeId }) => code === "hours_unknown" && placeId === id);
  const visits = stops.map(({ start, placeId }) => {
    const hours = tellsHours ? voice.remarks([isUnknown(placeId) ? hoursUnknown : openThen]) : "";
    return `${voice.clock(start)} ${names(placeId)}${hours}`;
  });
  return stops.length === 0 ? emptyDay : sentence(voice.joined(visits));
}

/** Which days that are asked about, else of the plan, are public holidays, and what of the plan is open then. */
export async function tellHolidaysOfTrip(
  context: TurnContext,
  outline: TripOutline,
  fields: TripFields,
): Promise<Told> {
  const { voice, understanding } = context;
  const { trip, told, names, shown, days } = await readShown(context, outline, fields);
  const { holidayOn = [] } = understanding;
  const dates = shown.length === 0 && holidayOn.length > 0 ? holidayOn : days.map(({ date }) => date);
  const holidays = sayHolidays(context, dates);
  const sentences = holidays
    ? [
        holidays.sentence,
        ...trip.plan.days
          .filter(({ date }) => holidays.kept.includes(date))
          .map(({ stops }) => visitsOf(context, trip, stops, names, true)),
      ]
    : [voice.phrases.notKnown, reachDesk(context).sentence];
  return tripAnswer(context, trip, told, sentences.join(voice.between));
}

/** What is asked of a plan and nobody here knows, or said of it and not understood. */
function unknownOfPlan(context: TurnContext): string[] {
  const { phrases } = context.voice;
  return context.understanding.act === "ask"
    ? [phrases.notKnown, reachDesk(context).sentence]
    : [phrases.planUnchanged, ...unknownNames(context)];
}

/** When a day begins or ends, of its beginning with the way there. */
function edgeOf(
  { voice }: TurnContext,
  { plan, request }: TripToTell,
  edge: "start" | "end",
  { dayNumber, stops: [first] }: Plan["days"][number],
  names: (id: string) => string,
): string[] {
  const isWalked = request.mode === "walk" && request.anchor !== undefined && edge === "start";
  const way = first && isWalked ? voice.phrases.ways.walk(voice.duration(first.travelMinutes)) : undefined;
  return [
    ...changedHours(voice, plan, edge, dayNumber),
    ...(first && way ? [voice.phrases.aboutIt(names(first.placeId), voice.phrases.sentence(way))] : []),
  ];
}

/** What a record says of each stop of some days: "how many of them cost anything?" */
async function tellOfStops(
  context: TurnContext,
  stops: readonly Stop[],
  attributes: readonly string[],
): Promise<string[]> {
  const { voice, sight } = context;
  const rows = visiblePlaces(sight, [...new Set(stops.map(({ placeId }) => placeId))]);
  const hits = await readPlacesFor(voice, sight, rows);
  const told = hits.map((hit, index) => {
    const said = attributes.flatMap((one) => tellAttribute(context, one, hit, rows[index]!, "brief") ?? []);
    return { name: hit.name ?? hit.id, said };
  });
  const known = told.filter(({ said }) => said.length > 0);
  if (known.length === 0) return [voice.phrases.notKnown, reachDesk(context).sentence];
  const isOfAmount = hits.some((hit) => isAmountUnknown(context, hit));
  const rest = [
    ...(told.length > known.length ? [voice.phrases.restUnknown] : []),
    ...(isOfAmount ? [voice.phrases.amountUnknown] : []),
  ];
  return [...known.map(({ name, said }) => voice.phrases.aboutIt(name, said.join(voice.between))), ...rest];
}

/** Meals whose booking is told of. */
const BOOKED = 3;

/** What has to be booked nobody here knows; where the meals of some days are. */
async function tellBookable(context: TurnContext, stops: readonly Stop[]): Promise<string[]> {
  const { voice, sight } = context;
  const meals = stops.filter(({ role }) => role !== "visit").map(({ placeId }) => placeId);
  const hits = await readPlacesFor(voice, sight, visiblePlaces(sight, [...new Set(meals)]));
  const told = hits.flatMap((hit) => {
    const ways = waysToBook(hit);
    return ways.length > 0 ? [voice.phrases.desk.bookAt(hit.name ?? hit.id, voice.joined(ways))] : [];
  });
  const { notKnown } = voice.phrases;
  return told.length > 0
    ? [[notKnown, ...told.slice(0, BOOKED)].join("\n")]
    : [notKnown, reachDesk(context).sentence];
}

/** What the last change took out and put in; where it took nothing out, what could go. */
async function changedOrIdle(
  context: TurnContext,
  outline: TripOutline,
  trip: TripToTell,
  names: (id: string) => string,
): Promise<string[]> {
  const { state, understanding, words, voice, planner } = context;
  const isGone = state.understanding?.edits.some(({ operation }) => operation === "remove");
  if (isGone || understanding.asksChange === "made") return changedLast(context, outline);
  const [day] = understanding.shownDays ?? [];
  const drop: Edit = { operation: "remove", whichever: true, ...(day === undefined ? {} : { day }) };
  const edits = planEditsOf([drop], trip.plan, understanding, words, trip.candidates);
  const { plan } = await planner("change", trip.candidates, trip.request, trip.plan, edits);
  const left = new Set(placeIdsOf(plan.days));
  const idle = placeIdsOf(trip.plan.days).filter((id) => !left.has(id));
  return idle.length > 0
    ? [voice.phrases.couldGo(voice.list(idle.map(names)))]
    : changedLast(context, outline);
}

/** What the last change took out and put in. */
async function changedLast(context: TurnContext, now: TripOutline): Promise<string[]> {
  const { voice, state } = context;
  const idsOf = ({ days }: TripOutline) => new Set(days.flatMap(({ stops }) => stops.map(stopIdOf)));
  const [old, left] = [idsOf(state.earlier?.outline ?? now), idsOf(now)];
  const names = await readNames(context, [...old, ...left]);
  const said = tellExchanged(voice, [...old], [...left], names);
  return said.length > 0 ? said : [voice.phrases.planUnchanged];
}
