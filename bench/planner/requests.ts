import type { PlanEdit, Wish } from "../../src/concierge/planner/edits.ts";
import type { MealHours, Plan, PlanRequest, Position } from "../../src/concierge/planner/plan.ts";
import { type TravelMode, travelModeOf } from "../../src/concierge/planner/travel.ts";
import type { Random } from "../generator/random.ts";
import type { Destination } from "./candidates.ts";

const DAY_MS = 86_400_000;
/** The first day on which drawn trips begin. */
const FIRST_DAY = Date.UTC(2026, 10, 21);

/** A drawn traveller's request: any number of days, start, mode, party, pace and wishes. */
export function drawnRequest({ hosts, candidates }: Destination, random: Random): PlanRequest {
  const host = hosts.length > 0 ? random.pick(hosts) : undefined;
  const start = FIRST_DAY + random.below(365) * DAY_MS;
  const now = random.chance(0.2) ? start + random.below(DAY_MS) : start - random.below(30) * DAY_MS;
  const ids = candidates.map(({ id }) => id);
  const strolls = candidates.filter(({ kind }) => kind === "stroll").map(({ id }) => id);
  const modes: readonly TravelMode[] = ["walk", "walk", "cycle", "drive", "transit"];
  const mode = host?.uiConfig?.preferredTravelMode;
  return {
    days: random.between(1, 7),
    startDate: dateOf(start),
    now,
    timeZone: host?.timeZoneName ?? "UTC",
    anchor: positionOf(host?.geoLocation) ?? random.pick(candidates)?.position,
    mode: random.chance(0.5) ? travelModeOf(mode) : random.pick(modes),
    party: random.pick([undefined, "solo", "couple", "friends", "children", "business"] as const),
    weather: random.pick([undefined, undefined, "indoor", "outdoor"] as const),
    pace: random.pick([undefined, "relaxed", "normal", "packed"] as const),
    maxPriceLevel: random.chance(0.2) ? random.between(1, 3) : undefined,
    excludedWords: random.chance(0.2) ? [random.pick(["museum", "church", "bar", "shop", "sushi"])] : [],
    excludedIds: random.chance(0.2) ? random.some(ids, 3) : [],
    mustInclude: [
      ...(random.chance(0.3) ? random.some(ids, random.between(1, 3)) : []),
      ...(strolls.length > 0 && random.chance(0.2) ? [random.pick(strolls)] : []),
    ],
    dayStart: random.chance(0.2) ? random.between(7 * 12, 12 * 12) * 5 : undefined,
    meals: random.chance(0.2) ? ["breakfast", "lunch", "dinner"] : undefined,
    dayPaces: random.chance(0.2) ? [{ dayNumber: 1, pace: random.pick(["relaxed", "packed"]) }] : undefined,
    mealHours: random.chance(0.2) ? [drawnMealHours(random)] : undefined,
    forecast: random.chance(0.3) ? [{ date: dateOf(start), rain: 8, temperature: 12 }] : undefined,
  };
}

function dateOf(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 10);
}

function drawnMealHours(random: Random): MealHours {
  const liked = random.between(36, 42) * 30;
  return { meal: "dinner", earliest: liked - 30, latest: liked + 90, liked };
}

/** A drawn change to a plan. */
export function drawnEdit({ candidates }: Destination, { days }: Plan, random: Random): PlanEdit {
  const dayNumber = random.between(1, days.length);
  const some = random.chance(0.5) ? dayNumber : undefined;
  const wish = random.pick<Wish>([
    { words: ["sushi", "italian", "seafood"] },
    { kinds: ["museum"] },
    { kinds: ["park", "beach", "nature"] },
    { kinds: ["restaurant"], maxPriceLevel: 2 },
    { placeId: random.pick(candidates).id },
  ]);
  const stops = days.flatMap(({ stops }) => stops);
  const placeId = stops.length > 0 ? random.pick(stops).placeId : "none";
  const other = stops.length > 0 ? random.pick(stops).placeId : "none";
  const byNumber = { dayNumber, position: random.pick([1, 2, 3, -1]) };
  const timeOfDay = random.pick(["morning", "afternoon", "evening"] as const);
  const otherDay = random.between(1, days.length);
  return random.pick<PlanEdit>([
    { type: "replace", stop: { dayNumber, meal: random.pick(["lunch", "dinner"]) }, wish },
    { type: "replace", stop: { placeId } },
    { type: "remove", stop: { placeId } },
    { type: "add", wish, dayNumber: some },
    { type: "add", wish, dayNumber: some, timeOfDay },
    { type: "lessWalking", dayNumber: some },
    { type: "shiftStart", minutes: random.pick([-60, 60, 120]), dayNumber: some },
    { type: "shiftEnd", minutes: random.pick([-90, 60]), dayNumber: some },
    { type: "more", wish, dayNumber: some },
    { type: "fewer", wish: { kinds: ["museum", "gallery"] }, dayNumber: some },
    {
      type: "moveMeal",
      meal: random.pick(["lunch", "dinner"]),
      to: random.between(22, 44) * 30,
      dayNumber: some,
    },
    {
      type: "shiftMeal",
      meal: random.pick(["breakfast", "lunch", "dinner"]),
      minutes: random.pick([-60, 60]),
      dayNumber: some,
    },
    { type: "slower", dayNumber: some },
    { type: "fuller", dayNumber: some },
    { type: "addDay" },
    { type: "removeDay", dayNumber: some },
    { type: "setDays", days: random.between(1, 10) },
    { type: "remove", stop: byNumber },
    { type: "replace", stop: byNumber },
    { type: "replace", stop: byNumber, wish },
    { type: "move", stop: { placeId }, toDay: otherDay },
    { type: "move", stop: byNumber, timeOfDay },
    { type: "move", stop: { placeId }, toDay: otherDay, at: random.between(18, 40) * 30 },
    { type: "swapStops", stops: [{ placeId }, { placeId: other }] },
    { type: "swapDays", days: [dayNumber, otherDay] },
    { type: "keepFree", timeOfDay, dayNumber: some },
    { type: "setHours", start: random.between(16, 24) * 30, dayNumber: some },
    { type: "setHours", end: random.between(32, 46) * 30, dayNumber: some },
    {
      type: random.pick(["addMeal", "dropMeal"]),
      meal: random.pick(["breakfast", "lunch"]),
      dayNumber: some,
    },
    { type: "keep", stop: { placeId } },
    { type: "limit", most: random.between(1, 4) },
    {
      type: "limit",
      most: random.between(1, 2),
      wish: { words: [random.pick(["museum", "church", "park"])] },
    },
  ]);
}

function positionOf(geoLocation: readonly number[] | undefined): Position | undefined {
  return geoLocation && { lat: geoLocation[0]!, lng: geoLocation[1]! };
}
