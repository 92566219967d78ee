import { createLocaliser } from "../../content/localise.ts";
import type { Itinerary, ItineraryActivity } from "../../contract/chat-answer.ts";
import type { TripOutline } from "../../contract/inline-itinerary.ts";
import { scopeTests } from "../../discovery/match/sight.ts";
import type { ListingHit, ListingSelection } from "../../discovery/org-reader.ts";
import type { Phrases } from "../../languages/phrases.ts";
import { chatListingOf } from "../chat-records.ts";
import type { Candidate, Plan, PlanRequest, Stop } from "../planner/plan.ts";
import { VISIT_KINDS } from "../planner/visit-kinds.ts";
import { profileOf } from "./org-knowledge.ts";
import { namesOf } from "./place-names.ts";
import { forMeal, planSummary } from "./plan-summary.ts";
import { remarkContext } from "./remark-context.ts";
import { capitalised, type RemarkContext, remarksOn } from "./remarks.ts";
import { stretchesOn } from "./stretches.ts";
import type { TurnContext } from "./turn-context.ts";

/** What is told of a plan. */
export interface TripToTell {
  plan: Plan;
  request: PlanRequest;
  candidates: readonly Candidate[];
  selection: ListingSelection;
}

/** Places that stand for a day, or for a plan. */
const BEST = 3;
const MINUTES_PER_DAY = 1_440;

/** A plan in words: the itinerary of an answer, with times for those who ask for them, and the outline that mails it. */
export async function tellTrip(
  context: TurnContext,
  trip: TripToTell,
): Promise<{ itinerary: Itinerary; outline: TripOutline; highlights: string[] }> {
  const { plan, request, candidates, selection } = trip;
  const { voice } = context;
  const names = await namesOf(context, [plan], selection);
  const hits = await hitsOf(context, plan, selection);
  const candidateOf = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const best = (stops: readonly Stop[]) => bestOf(stops, candidateOf).map(({ placeId }) => names(placeId));
  const remarks = { ...remarkContext(context), tellsKind: false };
  const days = plan.days.map(({ dayNumber, date, stops }) => ({
    dayNumber,
    summary: stops.length === 0 ? voice.phrases.emptyDay : voice.phrases.sentence(voice.list(best(stops))),
    activities: stops.map((stop) => {
      const [hit, candidate] = [hits.get(stop.placeId)!, candidateOf.get(stop.placeId)!];
      return activityOf(stop, hit, candidate, rationaleOf(context, remarks, { stop, date, hit, candidate }));
    }),
  }));
  const itinerary = {
    name: nameOf(context, plan.days.length),
    durationDays: plan.days.length,
    summary: planSummary(voice, plan, names),
    days,
    startDate: plan.days[0]?.date ?? request.startDate,
  };
  const highlights = best(plan.days.flatMap(({ stops }) => stops));
  return { itinerary, outline: outlineOf(plan), highlights };
}

async function hitsOf(
  { reader }: TurnContext,
  { days }: Plan,
  selection: ListingSelection,
): Promise<Map<string, ListingHit>> {
  const { rowOfId } = reader.view.catalogue.tables.listing;
  const rows = days.flatMap(({ stops }) => stops.map(({ placeId }) => rowOfId.get(placeId)!));
  return new Map((await reader.listingHits(selection, rows)).map((hit) => [hit.id, hit]));
}

/** The visits that suit the traveller most, in the plan's order; where there is none, the meals. */
function bestOf(stops: readonly Stop[], candidateOf: ReadonlyMap<string, Candidate>): Stop[] {
  const visits = stops.filter(({ role }) => role === "visit");
  const fit = ({ placeId }: Stop) => candidateOf.get(placeId)?.fit ?? 0;
  const best = (visits.length > 0 ? visits : stops).toSorted((a, b) => fit(b) - fit(a)).slice(0, BEST);
  return stops.filter((stop) => best.includes(stop));
}

function activityOf(stop: Stop, hit: ListingHit, { kind }: Candidate, rationale: string): ItineraryActivity {
  const listing = chatListingOf(hit);
  return {
    timeOfDay: stop.timeOfDay,
    activityType: stop.role === "visit" ? kind : stop.role,
    placeType: "listing",
    placeId: stop.placeId,
    placeName: listing.name,
    rationale,
    placePhoto: listing.photo?.url,
    travelTime: stop.travelMinutes,
    listing,
    startTime: clockTime(stop.start),
    endTime: clockTime(stop.end),
  };
}

interface StopToTell {
  stop: Stop;
  /** Local date. */
  date: string;
  hit: ListingHit;
  candidate: Candidate;
}

/** Why this stop, here and then. Whether it is open now is no reason for a day to come. */
function rationaleOf(context: TurnContext, remarks: RemarkContext, told: StopToTell): string {
  const { voice, understanding, reader } = context;
  const { phrases, language } = voice;
  const { stop, hit, candidate } = told;
  const { geoDistance: _distance, openingHours: _hours, ...lasting } = hit;
  const row = reader.view.catalogue.tables.listing.rowOfId.get(stop.placeId)!;
  const setting = candidate.setting ?? VISIT_KINDS[candidate.kind].setting;
  const isDry = understanding.features.includes("rainy") && setting === "indoor";
  const reasons = [
    forMeal(stop.role, phrases),
    ...remarksOn(lasting, row, voice, remarks),
    isDry ? phrases.indoors : undefined,
    hoursOf(context, row, told),
  ].filter((reason) => reason !== undefined);
  const why = phrases.sentence(capitalised(voice.joined(reasons), language));
  return hit.tagline ? [asSentence(hit.tagline, phrases), why].join(voice.between) : why;
}

/** Taglines come with a full stop or without. */
function asSentence(text: string, phrases: Phrases): string {
  return /[.!?…。！？]$/u.test(text) ? text : phrases.sentence(text);
}

/** When the place is open around a stop. */
function hoursOf(
  { voice, reader, host }: TurnContext,
  row: number,
  { stop, date }: StopToTell,
): string | undefined {
  const { phrases } = voice;
  const stretches = stretchesOn(reader.view, row, host?.timeZoneName, date);
  if (stop.hours === "unknown" || stretches === undefined) return phrases.hoursUnknown;
  const around = stretches.find(([from, until]) => from <= stop.start && stop.end <= until);
  if (!around) return phrases.openThen;
  const [from, until] = around;
  if (until - from >= MINUTES_PER_DAY) return phrases.openAllHours;
  return phrases.openFromTo(voice.clock(from), voice.clock(until));
}

/** The trip is called after its destination; where only the house has a name, it is a trip of so many days. */
function nameOf(context: TurnContext, days: number): string {
  const { host, voice } = context;
  const { phrases } = voice;
  const where = (host && profileOf(host).primaryLocation?.displayName) ?? onlyArea(context);
  return where === undefined ? phrases.planDays(days) : phrases.planName(days, where);
}

/** The name of the organisation's only area, where the asker may see it. */
function onlyArea({ reader, scope, host, voice: { language } }: TurnContext): string | undefined {
  const { view } = reader;
  const { labels, tables } = view.catalogue;
  const { geoArea } = tables;
  const { frame } = reader.outlook(scope, { profileId: host?.id });
  if (geoArea.size !== 1 || !scopeTests(frame, "geoArea").every((sees) => sees(0))) return undefined;
  const names = Object.fromEntries(
    Array.from(geoArea.names.of(0), (label) => [labels.language(label), labels.words(label)]),
  );
  return createLocaliser({ asked: language, orgDefault: view.defaultLanguage }).pick(names)?.value;
}

function outlineOf({ days }: Plan): TripOutline {
  return {
    startDate: days[0]?.date,
    days: days.map(({ stops }) => ({
      stops: stops.map(({ placeId, timeOfDay, start, end }) => ({
        placeType: "listing",
        placeId,
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
