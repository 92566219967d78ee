import { createLocaliser } from "../../content/localise.ts";
import type { Itinerary, ItineraryActivity, PlaceType } from "../../contract/chat-answer.ts";
import type { GeoLocation } from "../../contract/common.ts";
import type { TripOutline } from "../../contract/inline-itinerary.ts";
import { findVisible } from "../../discovery/match/sight.ts";
import {
  type AreaHit,
  type ListingHit,
  mayDifferOn,
  onlyAreaNames,
  readAreaHits,
  visiblePlaces,
} from "../../discovery/places.ts";
import type { Phrases } from "../../languages/phrases.ts";
import { chatListingOf, chatLocationOf } from "../chat-records.ts";
import { faultsOf, type StopFault } from "../planner/faults.ts";
import {
  type Candidate,
  type OpenInterval,
  type Plan,
  type PlanRequest,
  type Position,
  placeIdsOf,
  type Stop,
} from "../planner/plan.ts";
import { VISIT_KINDS } from "../planner/visit-kinds.ts";
import { type Leg, PlanStreets } from "../streets.ts";
import { placeOfStop, stopIdOf } from "./area-stops.ts";
import { readProfile } from "./knowledge.ts";
import { stretchesOn } from "./opening-hours.ts";
import { readPlacesFor } from "./readers-kinds.ts";
import { capitalised, type RemarkContext, remarkContext, remarksOn } from "./remarks.ts";
import { forMeal, planSummary } from "./tell-changes.ts";
import type { TurnContext } from "./turn.ts";

/** What an answer says about a plan. */
export interface TripToTell {
  plan: Plan;
  request: PlanRequest;
  candidates: readonly Candidate[];
}

/** Places that stand for a day, or for a plan. */
const BEST = 3;
const MINUTES_PER_DAY = 1_440;

/**
 * A plan in words: the itinerary of an answer, with times for those who ask for them, and the outline that mails it. `remarks`: what else
 * its summary says.
 */
export async function tellTrip(
  context: TurnContext,
  trip: TripToTell,
  remarks: readonly string[] = [],
): Promise<{ itinerary: Itinerary; outline: TripOutline; highlights: string[] }> {
  const { plan, request, candidates } = trip;
  const { voice } = context;
  const names = await readPlanNames(context, [plan]);
  const places = await readStops(context, plan);
  const candidateOf = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const best = (stops: readonly Stop[]) => bestOf(stops, candidateOf).map(({ placeId }) => names(placeId));
  const reasons = { ...remarkContext(context), tellsKind: false };
  const legs = await readLegs(context, trip, candidateOf);
  const faults = faultsOf(candidates, request, plan);
  const days = plan.days.map(({ dayNumber, date, stops }) => ({
    dayNumber,
    summary: stops.length === 0 ? voice.phrases.emptyDay : voice.phrases.sentence(voice.list(best(stops))),
    activities: stops.map((stop) => {
      const candidate = candidateOf.get(stop.placeId)!;
      const told = { stop, date, candidate, place: places.get(stop.placeId)! };
      return {
        ...activityOf(told, rationaleOf(context, reasons, told)),
        ...tellLeg(legs.get(stop)),
        ...(request.kept?.includes(stop.placeId) ? { locked: true as const } : {}),
        ...tellFaults(faults.get(stop.placeId)),
      };
    }),
  }));
  const itinerary = {
    name: nameTrip(context, plan.days.length),
    durationDays: plan.days.length,
    summary: [planSummary(voice, plan, names), ...remarks].join(voice.between),
    days,
    startDate: plan.days[0]?.date ?? request.startDate,
  };
  const highlights = best(plan.days.flatMap(({ stops }) => stops));
  return { itinerary, outline: outlineOf(plan), highlights };
}

/** The ways to the stops of a plan, from the stop before or the hotel; none to the first stop where there is no hotel. */
async function readLegs(
  { planner }: TurnContext,
  { plan, request }: TripToTell,
  candidateOf: ReadonlyMap<string, Candidate>,
): Promise<Map<Stop, Leg>> {
  const { anchor, streets } = request;
  const ways = plan.days.map(({ stops }) => [
    ...(anchor ? [anchor] : []),
    ...stops.flatMap(({ placeId }) => candidateOf.get(placeId)!.position ?? []),
  ]);
  const known = streets instanceof PlanStreets ? streets : undefined;
  const lines = known?.walker ? await planner("lines", [], request, ways) : [];
  const legs = new Map<Stop, Leg>();
  for (const [day, { stops }] of plan.days.entries()) {
    const ofDay = (await known?.legs(ways[day]!, lines[day] ?? [])) ?? [];
    stops.slice(anchor ? 0 : 1).forEach((stop, index) => {
      legs.set(stop, ofDay[index] ?? { basis: "estimate" });
    });
  }
  return legs;
}

function tellLeg(leg: Leg | undefined): Pick<ItineraryActivity, "travelBasis" | "travelLine"> {
  return leg ? { travelBasis: leg.basis, travelLine: leg.line?.map(rounded) } : {};
}

function tellFaults(faults: readonly StopFault[] | undefined): Pick<ItineraryActivity, "faults"> {
  if (faults === undefined) return {};
  const span = ([from, until]: OpenInterval) => ({ from: clockTime(from), until: clockTime(until) });
  return {
    faults: faults.map(({ open, ...fault }) => ({ ...fault, ...(open && { open: open.map(span) }) })),
  };
}

/** Five decimals are a metre. */
function rounded({ lat, lng }: Position): GeoLocation {
  return [Math.round(lat * 1e5) / 1e5, Math.round(lng * 1e5) / 1e5];
}

/** What the catalogue says of a stop: a listing, or an area. */
type StopRecord = { row: number; hit: ListingHit } | { area: AreaHit };

/** The places of a plan by the ids of their stops. */
async function readStops(context: TurnContext, { days }: Plan): Promise<Map<string, StopRecord>> {
  const { listings, areas } = await readRecords(context, placeIdsOf(days));
  return new Map<string, StopRecord>([...listings, ...areas]);
}

/** The listings and areas of stops that a request may see, by the ids of the stops. */
async function readRecords({ sight, voice }: Pick<TurnContext, "sight" | "voice">, ids: readonly string[]) {
  const places = ids.map(placeOfStop);
  const idsOf = (type: PlaceType) =>
    places.flatMap(({ placeType, placeId }) => (placeType === type ? placeId : []));
  const rows = visiblePlaces(sight, idsOf("listing"));
  const hits = await readPlacesFor(voice, sight, rows);
  const areaRows = idsOf("location").flatMap((id) => findVisible(sight, "geoArea", id) ?? []);
  const areas = await readAreaHits(sight, areaRows);
  return {
    listings: hits.map((hit, place) => [hit.id, { row: rows[place]!, hit }] as const),
    areas: areas.map((area) => [stopIdOf({ placeType: "location", placeId: area.id }), { area }] as const),
  };
}

/** Names in the answer's language of the places that plans and their notes speak of, and of others, by id. */
export function readPlanNames(
  context: TurnContext,
  plans: readonly Plan[],
  others: readonly string[] = [],
): Promise<(id: string) => string> {
  const ids = plans.flatMap(({ days, notes }) => [
    ...placeIdsOf(days),
    ...notes.flatMap(({ placeId }) => placeId ?? []),
  ]);
  return readNames(context, [...ids, ...others]);
}

/** Names in the answer's language of stops by their ids. */
export async function readNames(
  context: TurnContext,
  ids: readonly string[],
): Promise<(id: string) => string> {
  const { listings, areas } = await readRecords(context, [...new Set(ids)]);
  const names = new Map([
    ...listings.map(([id, { hit }]) => [id, hit.name ?? id] as const),
    ...areas.map(([id, { area }]) => [id, chatLocationOf(area).name] as const),
  ]);
  return (id) => names.get(id) ?? placeOfStop(id).placeId;
}

/** The visits that suit the traveller most, in the plan's order; where there is none, the meals. */
function bestOf(stops: readonly Stop[], candidateOf: ReadonlyMap<string, Candidate>): Stop[] {
  const visits = stops.filter(({ role }) => role === "visit");
  const fit = ({ placeId }: Stop) => candidateOf.get(placeId)?.fit ?? 0;
  const best = (visits.length > 0 ? visits : stops).toSorted((a, b) => fit(b) - fit(a)).slice(0, BEST);
  return stops.filter((stop) => best.includes(stop));
}

function activityOf({ stop, candidate, place }: StopToTell, rationale: string): ItineraryActivity {
  const shown =
    "area" in place ? { location: chatLocationOf(place.area) } : { listing: chatListingOf(place.hit) };
  const { name, photo } = shown.location ?? shown.listing;
  return {
    timeOfDay: stop.timeOfDay,
    activityType: stop.role === "visit" ? candidate.kind : stop.role,
    ...placeOfStop(stop.placeId),
    placeName: name,
    rationale,
    placePhoto: photo?.url,
    travelTime: stop.travelMinutes,
    ...shown,
    startTime: clockTime(stop.start),
    endTime: clockTime(stop.end),
  };
}

interface StopToTell {
  stop: Stop;
  /** Local date. */
  date: string;
  candidate: Candidate;
  place: StopRecord;
}

/** Why this stop, here and then. Whether it is open now is no reason for a day to come. */
function rationaleOf(context: TurnContext, remarks: RemarkContext, told: StopToTell): string {
  const { voice, understanding } = context;
  const { phrases, language } = voice;
  const { stop, candidate, place } = told;
  if ("area" in place) {
    const { headline } = place.area;
    const stroll = phrases.sentence(capitalised(phrases.stroll, language));
    return headline ? [stroll, asSentence(headline, phrases)].join(voice.between) : stroll;
  }
  const { row, hit } = place;
  const { geoDistance: _distance, openingHours: _hours, ...lasting } = hit;
  const setting = candidate.setting ?? VISIT_KINDS[candidate.kind].setting;
  const isDry = understanding.features.includes("rainy") && setting === "indoor";
  const reasons = [
    forMeal(stop.role, phrases),
    ...remarksOn(lasting, row, voice, remarks),
    isDry ? phrases.indoors : undefined,
    hoursAround(context, told, row),
  ].filter((reason) => reason !== undefined);
  const why = phrases.sentence(capitalised(voice.joined(reasons), language));
  return hit.tagline ? [asSentence(hit.tagline, phrases), why].join(voice.between) : why;
}

/** Taglines come with a full stop or without. */
function asSentence(text: string, phrases: Phrases): string {
  return /[.!?…。！？]$/u.test(text) ? text : phrases.sentence(text);
}

/** When the place is open around a stop. */
function hoursAround(
  { voice, sight }: TurnContext,
  { stop, date }: StopToTell,
  row: number,
): string | undefined {
  const { phrases } = voice;
  if (stop.hours === "closed") return undefined;
  const stretches = stretchesOn(sight, row, date);
  if (stop.hours === "unknown" || stretches === undefined)
    return mayDifferOn(sight, row, date) ? phrases.holidayHours : phrases.hoursUnknown;
  const around = stretches.find(([from, until]) => from <= stop.start && stop.end <= until);
  if (!around) return phrases.openThen;
  const [from, until] = around;
  if (until - from >= MINUTES_PER_DAY) return phrases.openAllHours;
  return phrases.openFromTo(voice.clock(from), voice.clock(until));
}

/** The trip is named after its destination; where only the host has a name, it is called a trip of so many days. */
function nameTrip(context: TurnContext, days: number): string {
  const { sight, voice } = context;
  const { phrases } = voice;
  const where = (sight.host && readProfile(sight.host).primaryLocation?.displayName) ?? nameOnlyArea(context);
  return where === undefined ? phrases.planDays(days) : phrases.planName(days, where);
}

/** The name of the organisation's only area, where the asker may see it. */
function nameOnlyArea({ sight, voice: { language } }: TurnContext): string | undefined {
  const names = onlyAreaNames(sight);
  const localiser = createLocaliser({ asked: language, orgDefault: sight.org.defaultLanguage });
  return names && localiser.pick(names)?.value;
}

function outlineOf({ days }: Plan): TripOutline {
  return {
    startDate: days[0]?.date,
    days: days.map(({ stops }) => ({
      stops: stops.map(({ placeId, timeOfDay, start, end }) => ({
        ...placeOfStop(placeId),
        timeOfDay,
        startTime: clockTime(start),
        endTime: clockTime(end),
      })),
    })),
  };
}

/** `HH:MM` of minutes after midnight; a night out may end the next morning. */
function clockTime(minute: number): string {
  const ofDay = minute % MINUTES_PER_DAY;
  return `${String(Math.floor(ofDay / 60)).padStart(2, "0")}:${String(ofDay % 60).padStart(2, "0")}`;
}
