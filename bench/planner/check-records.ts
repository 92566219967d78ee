import type { Plan, PlanRequest, Stop } from "../../src/concierge/planner/plan.ts";
import type { Listing } from "../../src/contract/listing.ts";
import { isHoliday } from "./candidates.ts";

/*
 * A second look at plans, by the records themselves: nothing here is the planner's or the reader's of opening hours, so that a fault of
 * theirs is no fault of the check as well. Minute by minute, and slow.
 */

type Hours = NonNullable<Listing["openingHours"]>;
type Period = NonNullable<Hours["periods"]>[number];

const DAY = 1_440;
const DAY_MS = 86_400_000;
/** When a meal may start where the request says nothing of it; minutes after midnight. */
const MEALS = { breakfast: [450, 600], lunch: [690, 870], dinner: [1_050, 1_230] } as const;
const LATEST_DINNER_WITH_CHILDREN = 1_140;
/** So near to each other, and the name of one in that of the other: one building. */
const BUILDING_METRES = 60;
const AREAS: ReadonlySet<string> = new Set(["quarter", "stroll", "park", "nature", "beach"]);

/** What a plan breaks of its promises, in words; empty for a plan without fault. */
export function checkRecords(
  plan: Plan,
  request: PlanRequest,
  listings: ReadonlyMap<string, Listing>,
  kindOf: (id: string) => string,
): string[] {
  return [
    ...checkDates(plan, request),
    ...plan.days.flatMap((day) => checkOrder(day.stops).concat(checkMeals(plan, day.dayNumber, request))),
    ...plan.days.flatMap(({ date, stops }) =>
      stops
        .filter((stop) => kindOf(stop.placeId) !== "stroll")
        .flatMap((stop) => checkHours(stop, date, listings.get(stop.placeId))),
    ),
    ...checkPlaces(plan, request, listings, kindOf),
  ];
}

function checkDates({ days }: Plan, { days: asked, startDate, now, timeZone }: PlanRequest): string[] {
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(now);
  const first = Date.parse(startDate < today ? today : startDate);
  const faults = days.length === asked && days.length <= 7 ? [] : [`${days.length} days instead of ${asked}`];
  days.forEach(({ date }, index) => {
    const expected = new Date(first + index * DAY_MS).toISOString().slice(0, 10);
    if (date !== expected) faults.push(`day ${index + 1} is ${date} instead of ${expected}`);
  });
  return faults;
}

function checkOrder(stops: readonly Stop[]): string[] {
  return stops.flatMap(({ placeId, start, end, travelMinutes }, index) => {
    const free = stops[index - 1]?.end ?? 0;
    return start >= end || start < free + (index > 0 ? travelMinutes : 0) ? [`${placeId} overlaps`] : [];
  });
}

function checkMeals({ days, notes }: Plan, dayNumber: number, request: PlanRequest): string[] {
  const { stops } = days[dayNumber - 1]!;
  const faults: string[] = [];
  for (const [meal, [earliest, latest]] of Object.entries(MEALS)) {
    const taken = stops.filter(({ role }) => role === meal);
    const said = request.mealHours?.filter((hours) => hours.meal === meal) ?? [];
    const hours = said.find((one) => one.dayNumber === dayNumber) ?? said.find((one) => !one.dayNumber);
    const isEarly = meal === "dinner" && request.party === "children";
    const until = hours?.latest ?? (isEarly ? LATEST_DINNER_WITH_CHILDREN : latest);
    for (const { placeId, start } of taken) {
      if (start < (hours?.earliest ?? earliest) || start > until) {
        faults.push(`${meal} at ${placeId} starts at minute ${start}`);
      }
    }
    if (taken.length > 1) faults.push(`${taken.length} times ${meal} on day ${dayNumber}`);
    const noted = notes.some((note) => note.meal === meal && note.dayNumber === dayNumber);
    const isWanted = (request.meals ?? ["lunch", "dinner"]).some((one) => one === meal);
    const { start = 600, end = 0 } = { start: stops[0]?.start, end: stops.at(-1)?.end };
    // A day that goes on before and after it has time for the meal.
    const hasTime = start <= earliest && end >= until + 60;
    if (isWanted && hasTime && taken.length === 0 && !noted) faults.push(`no ${meal} on day ${dayNumber}`);
  }
  return faults;
}

function checkHours(
  { placeId, start, end, hours }: Stop,
  date: string,
  listing: Listing | undefined,
): string[] {
  if (listing === undefined) return [`${placeId} is no record`];
  const own = listing.openingHours as Hours | undefined;
  const isWeekly = !own?.exceptions?.length && !own?.uncertain?.length && own?.validThrough === undefined;
  const inDoubt = isWeekly && isHoliday(date);
  const isKnown = own !== undefined && !isUnknownOn(own, date);
  if ((hours === "open") !== (isKnown && !inDoubt))
    return [`hours of ${placeId} on ${date} are not ${hours}`];
  for (let minute = start; isKnown && minute < end; minute++) {
    if (!isOpen(own, date, minute)) return [`${placeId} is closed at minute ${minute} of ${date}`];
  }
  return [];
}

function isUnknownOn(hours: Hours, date: string): boolean {
  const holding = hours.exceptions?.find(({ from, through }) => from <= date && date <= through);
  if (hours.validThrough !== undefined && date > hours.validThrough) return true;
  if (holding) return holding.isUnavailable === true || isUncertainAllDay(holding, date);
  const untold = !hours.periods?.length && !hours.uncertain?.length;
  return hours.isUnavailable === true || untold || isUncertainAllDay(hours, date);
}

/** Nothing is known of a day on which it may be open at some time and surely is at none. */
function isUncertainAllDay(
  { periods = [], uncertain = [] }: Pick<Hours, "periods" | "uncertain">,
  date: string,
): boolean {
  const weekday = new Date(date).getUTCDay();
  const on = (list: readonly Period[]) => list.some(({ open }) => open.day === weekday);
  return on(uncertain) && !on(periods);
}

function isOpen(hours: Hours, date: string, minute: number): boolean {
  for (let back = 0; back < 8; back++) {
    const began = new Date(Date.parse(date) - back * DAY_MS);
    const day = began.toISOString().slice(0, 10);
    if (hours.validThrough !== undefined && day > hours.validThrough) continue;
    const holding = hours.exceptions?.find(({ from, through }) => from <= day && day <= through);
    const periods = (holding ?? hours).periods ?? [];
    for (const { open, close } of periods) {
      if (!close) return true;
      if (open.day !== began.getUTCDay()) continue;
      const [from, until] = [minuteOf(open), minuteOf(close)];
      const days = (close.day - open.day + 7) % 7 || (until <= from ? 1 : 0);
      const at = minute + back * DAY;
      if (at >= from && at < until + days * DAY) return true;
    }
  }
  return false;
}

function minuteOf({ time, hours, hour, minutes, minute }: Period["open"]): number {
  if (time === undefined) return (hours ?? hour ?? 0) * 60 + (minutes ?? minute ?? 0);
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(-2));
}

function checkPlaces(
  { days }: Plan,
  { mustInclude = [], excludedIds = [] }: PlanRequest,
  listings: ReadonlyMap<string, Listing>,
  kindOf: (id: string) => string,
): string[] {
  const ids = days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId));
  const faults = ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `${id} twice`);
  faults.push(...ids.filter((id) => excludedIds.includes(id) && !mustInclude.includes(id)));
  for (const [index, a] of ids.entries()) {
    for (const b of ids.slice(index + 1)) {
      if ([a, b].some((id) => mustInclude.includes(id) || AREAS.has(kindOf(id)))) continue;
      if (isOneBuilding(listings.get(a)!, listings.get(b)!)) faults.push(`${a} and ${b} are one building`);
    }
  }
  return faults;
}

function isOneBuilding(a: Listing, b: Listing): boolean {
  const [from, to] = [a.geoLocation, b.geoLocation];
  if (!from || !to) return false;
  const north = (to[0]! - from[0]!) * 111_195;
  const east = (to[1]! - from[1]!) * 111_195 * Math.cos((from[0]! * Math.PI) / 180);
  if (Math.hypot(north, east) > BUILDING_METRES - 1) return false;
  const names = (listing: Listing) =>
    Object.values(listing.name ?? {}).map((name) => ` ${name.toLowerCase()} `);
  return names(a).some((one) =>
    names(b).some((other) =>
      [one, other].some((name) => name.length > 6 && one.includes(name) && other.includes(name)),
    ),
  );
}
