import type { TripOutline } from "../../contract/inline-itinerary.ts";
import { visiblePlaces } from "../../discovery/places.ts";
import type { LeftOutFor } from "../../languages/spoken.ts";
import { bestKnown } from "../planner/left-out.ts";
import { type Plan, placeIdsOf } from "../planner/plan.ts";
import { asksWay } from "../understanding/slots.ts";
import type { Edit } from "../understanding/understanding.ts";
import { stopIdOf, stopIdsOf } from "./area-stops.ts";
import { reachDesk } from "./desk.ts";
import { tellAttribute } from "./place-attributes.ts";
import { dateOf, type TripFields, tripAnswer, tripSoFar } from "./plan-trip.ts";
import { readPlacesFor } from "./readers-kinds.ts";
import { changedHours, planFigures, tellExchanged } from "./tell-changes.ts";
import { readNames, readPlanNames, type TripToTell, tellTrip } from "./tell-trip.ts";
import { planEditsOf } from "./trip-edits.ts";
import type { Told, TurnContext } from "./turn.ts";

/** Why places that were named, else the best known ones, are not in the plan. */
export async function explainTrip(
  context: TurnContext,
  outline: TripOutline,
  fields: TripFields,
): Promise<Told> {
  const { voice, understanding, planner } = context;
  const named = stopIdsOf(understanding.whyNot ?? []);
  const trip = await tripSoFar(context, outline, fields, named);
  const { plan, candidates, request } = trip;
  const ids = named.length > 0 ? named : bestKnown(candidates);
  const reasons = await planner("explain", candidates, request, ids, plan);
  const names = await readNames(context, [...reasons.keys()]);
  const told = await tellTrip(context, trip);
  const isTold = (reason: LeftOutFor) => named.length > 0 || reason !== "planned";
  const sentences = [...Map.groupBy(reasons.keys(), (id) => reasons.get(id)!)]
    .filter(([reason]) => isTold(reason))
    .map(([reason, ids]) => voice.phrases.leftOutFor[reason](voice.list(ids.map(names))));
  const message = sentences.length > 0 ? sentences.join(voice.between) : voice.phrases.noneLeftOut;
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
  const { asked, shownMeal, shownPart, shownEdge, shownDays = [] } = understanding;
  const all = trip.plan.days;
  const shown = shownDays.map((day) => (day === -1 ? all.length : day));
  const days = all.filter(({ dayNumber }) => shown.length === 0 || shown.includes(dayNumber));
  const sentences = days.flatMap((day) => {
    if (shownEdge) return changedHours(voice, trip.plan, shownEdge, day.dayNumber);
    const stops = day.stops.filter(
      ({ role, timeOfDay }) =>
        (shownMeal ?? role) === role && (shownMeal ?? shownPart ?? timeOfDay) === (shownMeal ?? timeOfDay),
    );
    const visits = stops.map(({ start, placeId }) => {
      const isUnknown = trip.plan.notes.some(
        (note) => note.code === "hours_unknown" && note.placeId === placeId,
      );
      const { hoursUnknown, openThen } = voice.phrases;
      const hours = asked.includes("hours") ? voice.remarks([isUnknown ? hoursUnknown : openThen]) : "";
      return `${voice.clock(start)} ${names(placeId)}${shownMeal === undefined ? hours : ""}`;
    });
    const told = stops.length === 0 ? voice.phrases.emptyDay : voice.phrases.sentence(voice.joined(visits));
    return days.length === 1 ? told : `${dateOf(context, day.date)}: ${told}`;
  });
  const ofStops = asked.filter((one) => one !== "hours" && one !== "fact");
  const said = asksWay(asked)
    ? [planFigures(voice, { ...trip.plan, days })]
    : understanding.asksChange
      ? await changedOrIdle(context, outline, trip, names)
      : ofStops.length > 0
        ? await tellOfStops(context, days, ofStops)
        : sentences;
  const message = days.length === 0 ? voice.phrases.refusals.no_such_day : said.join(voice.between);
  return tripAnswer(context, trip, told, message);
}

/** What a record says of each stop of some days: "how many of them cost anything?" */
async function tellOfStops(
  context: TurnContext,
  days: Plan["days"],
  attributes: readonly string[],
): Promise<string[]> {
  const { voice, sight } = context;
  const rows = visiblePlaces(sight, placeIdsOf(days));
  const hits = await readPlacesFor(voice, sight, rows);
  const told = hits.map((hit, index) => {
    const said = attributes.flatMap((one) => tellAttribute(context, one, hit, rows[index]!, "brief") ?? []);
    return { name: hit.name ?? hit.id, said };
  });
  const known = told.filter(({ said }) => said.length > 0);
  if (known.length === 0) return [voice.phrases.notKnown, reachDesk(context).sentence];
  const rest = told.length > known.length ? [voice.phrases.restUnknown] : [];
  return [...known.map(({ name, said }) => voice.phrases.aboutIt(name, said.join(voice.between))), ...rest];
}

/** What the last change took out and put in; where it took nothing out, what could go. */
async function changedOrIdle(
  context: TurnContext,
  outline: TripOutline,
  trip: TripToTell,
  names: (id: string) => string,
): Promise<string[]> {
  const { state, understanding, words, voice, planner } = context;
  if (state.understanding?.edits.some(({ operation }) => operation === "remove"))
    return changedLast(context, outline);
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
