import { createLocaliser } from "../../content/localise.ts";
import type { Itinerary, ItineraryActivity } from "../../contract/chat-answer.ts";
import type { TripOutline } from "../../contract/inline-itinerary.ts";
import type { ListingHit, ListingSelection } from "../../discovery/org-reader.ts";
import { chatListingOf } from "../chat-records.ts";
import type { Candidate, DayPlan, Plan, PlanRequest, Stop } from "../planner/plan.ts";
import { profileOf } from "./org-knowledge.ts";
import { type RemarkContext, remarksOn } from "./remarks.ts";
import { remarkContext } from "./tell-places.ts";
import type { TurnContext } from "./turn-context.ts";

/** A way so short that it is a reason to go there. */
const CLOSE_MINUTES = 6;

/** A plan in words: the itinerary of an answer, with times for those who ask for them, and the outline that mails it. */
export async function tellTrip(
  context: TurnContext,
  plan: Plan,
  request: PlanRequest,
  candidates: readonly Candidate[],
  selection: ListingSelection,
): Promise<{ itinerary: Itinerary; outline: TripOutline }> {
  const { reader, voice } = context;
  const { rowOfId } = reader.view.catalogue.tables.listing;
  const rows = plan.days.flatMap(({ stops }) => stops.map(({ placeId }) => rowOfId.get(placeId)!));
  const hits = await reader.listingHits(selection, rows);
  const hitOf = new Map(hits.map((hit) => [hit.id, hit]));
  const candidateOf = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const remarks = remarkContext(context);
  const days = plan.days.map((day) => {
    const activities = day.stops.map((stop, place): ItineraryActivity => {
      const hit = hitOf.get(stop.placeId)!;
      const row = rowOfId.get(stop.placeId)!;
      const isOnTheWay = place > 0 && stop.travelMinutes > 0 && stop.travelMinutes <= CLOSE_MINUTES;
      const rationale = rationaleOf(context, remarks, { stop, hit, row, isOnTheWay });
      return activityOf(stop, hit, candidateOf.get(stop.placeId)!, rationale);
    });
    return { dayNumber: day.dayNumber, summary: daySummary(context, activities), activities };
  });
  const { phrases } = voice;
  return {
    itinerary: {
      name: phrases.planName(plan.days.length, whereOf(context)),
      durationDays: plan.days.length,
      summary: planSummary(context, plan),
      days,
      startDate: plan.days[0]?.date ?? request.startDate,
    },
    outline: outlineOf(plan),
  };
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

/** Why this stop, here and then. Whether it is open now is no reason for a day to come. */
function rationaleOf(
  { voice, understanding }: TurnContext,
  remarks: RemarkContext,
  { stop, hit, row, isOnTheWay }: { stop: Stop; hit: ListingHit; row: number; isOnTheWay: boolean },
): string {
  const { phrases } = voice;
  const { geoDistance: _distance, openingHours: _hours, ...lasting } = hit;
  const reasons = [
    stop.role === "lunch" ? phrases.forLunch : stop.role === "dinner" ? phrases.forDinner : undefined,
    ...remarksOn(lasting as ListingHit, row, voice, remarks),
    understanding.features.includes("rainy") && stop.role === "visit" ? phrases.indoors : undefined,
    isOnTheWay ? phrases.onTheWay : undefined,
    stop.hours === "unknown" ? phrases.hoursUnknown : phrases.openThen,
  ].filter((reason) => reason !== undefined);
  const text = voice.joined(reasons);
  return text.charAt(0).toLocaleUpperCase(voice.language) + text.slice(1);
}

function daySummary({ voice }: TurnContext, activities: readonly ItineraryActivity[]): string {
  const { phrases } = voice;
  const [first, last] = [activities[0], activities.at(-1)];
  if (!first || !last) return phrases.emptyDay;
  return first === last
    ? phrases.dayOnly(first.placeName)
    : phrases.dayFromTo(first.placeName, last.placeName);
}

function planSummary({ voice }: TurnContext, { days, notes }: Plan): string {
  const { phrases } = voice;
  const stops = days.reduce((sum, day) => sum + day.stops.length, 0);
  const minutes = days.reduce((sum, day) => sum + wayMinutes(day), 0);
  const said = [phrases.planSummary(voice.number(stops), voice.number(minutes))];
  if (notes.some(({ code }) => code === "short_day" || code === "empty_day")) said.push(phrases.planIsShort);
  return said.join(voice.between);
}

function wayMinutes({ stops, homeMinutes }: DayPlan): number {
  return stops.reduce((sum, { travelMinutes }) => sum + travelMinutes, homeMinutes);
}

/** What the trip is called after: the destination rather than the house. */
function whereOf({ host, reader, voice }: TurnContext): string {
  const profile = host && profileOf(host);
  const where = profile?.primaryLocation?.displayName ?? profile?.name;
  if (where) return where;
  const { geoArea } = reader.view.catalogue.tables;
  if (geoArea.size !== 1) return reader.view.organisation.name;
  const { labels } = reader.view.catalogue;
  const names = Object.fromEntries(
    Array.from(geoArea.names.of(0), (label) => [labels.language(label), labels.words(label)]),
  );
  const localiser = createLocaliser({ asked: voice.language, orgDefault: reader.view.defaultLanguage });
  return localiser.pick(names)?.value ?? reader.view.organisation.name;
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
  const ofDay = minute % 1_440;
  return `${String(Math.floor(ofDay / 60)).padStart(2, "0")}:${String(ofDay % 60).padStart(2, "0")}`;
}
