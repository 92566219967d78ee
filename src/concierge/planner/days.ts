import { dateAfter, utcOffsetMs } from "../../hours/local-time.ts";
import type { Meal } from "../../languages/spoken.ts";
import { mealTimesOn } from "./meals.ts";
import type { DayHours, Pace, PlanRequest } from "./plan.ts";
import { PACES, type PaceFacts, PLANNING, STEP_MINUTES, usualDayEnd } from "./weights.ts";

/** The shortest time at a table for which a meal is still planned. */
const LEAST_MEAL_MINUTES = 40;

/** The meals of a day where nothing else is asked for. */
export const USUAL_MEALS: readonly Meal[] = ["lunch", "dinner"];

/** One day to be filled. Minutes count from its midnight, local time of the host. */
export interface Day {
  /** From 0. */
  readonly index: number;
  /** Local date. */
  readonly date: string;
  /** When the traveller sets out. */
  readonly from: number;
  /** When the last stop is over. */
  readonly until: number;
  /** Its weather is one for a roof, as far as that is known. */
  readonly indoor: boolean;
  readonly pace: PaceFacts;
  /** The meals that the day has time for, in their order. */
  readonly meals: readonly Meal[];
  /** Its stops and their order are the traveller's own. */
  readonly isOwn: boolean;
}

/** The days of a request, in order; and whether the first had to be moved or begins later than asked. */
export interface Calendar {
  readonly days: readonly Day[];
  readonly moved: boolean;
  readonly startsNow: boolean;
}

/**
 * The days of a request: a first date that is over becomes today, and today begins now.
 * @throws RangeError for days outside 1..7, an ill-formed date, an unknown zone, or a day that ends before it starts.
 */
export function buildCalendar(request: PlanRequest): Calendar {
  const { days } = request;
  if (!(Number.isInteger(days) && days >= 1 && days <= 7)) {
    throw new RangeError(`days must be a whole number from 1 to 7, not ${days}`);
  }
  const { first, today, moved, minuteNow } = firstDate(request);
  const bounds = Array.from({ length: days }, (_, index) => dayBounds(request, index + 1));
  for (const { start, end } of bounds) {
    if (start >= end) throw new RangeError(`a day must start before it ends: ${start} is not before ${end}`);
  }
  const { start } = bounds[0]!;
  const setOut =
    first === today ? Math.max(start, Math.ceil(minuteNow / STEP_MINUTES) * STEP_MINUTES) : start;
  return {
    days: bounds.map(({ start, end }, index) =>
      findDay(request, index, dateAfter(first, index), index === 0 ? setOut : start, end),
    ),
    moved,
    startsNow: setOut > start,
  };
}

/** So many dates from the first of a request on. @throws RangeError for an ill-formed date or an unknown zone */
export function datesFrom(request: PlanRequest, count: number): string[] {
  const { first } = firstDate(request);
  return Array.from({ length: count }, (_, index) => dateAfter(first, index));
}

function firstDate({ startDate, now, timeZone }: PlanRequest) {
  if (!isDate(startDate))
    throw new RangeError(`startDate must be a date such as 2026-11-21, not ${startDate}`);
  const local = new Date(now + utcOffsetMs(now, timeZone));
  const today = local.toISOString().slice(0, 10);
  const moved = startDate < today;
  const minuteNow = local.getUTCHours() * 60 + local.getUTCMinutes() + 1;
  return { first: moved ? today : startDate, today, moved, minuteNow };
}

/** When a day of a request (from 1) begins and ends, today's past apart. */
export function dayBounds(request: PlanRequest, dayNumber: number): { start: number; end: number } {
  const { dayStart, dayEnd, dayHours, party } = request;
  const own = dayHours?.find((hours) => hours.dayNumber === dayNumber);
  return {
    start: own?.start ?? dayStart ?? PACES[paceOn(request, dayNumber)].start,
    end: own?.end ?? dayEnd ?? usualDayEnd(party),
  };
}

/** The request with the hours of a day in place of those it had. */
export function withDayHours(request: PlanRequest, hours: DayHours): PlanRequest {
  const others = request.dayHours?.filter(({ dayNumber }) => dayNumber !== hours.dayNumber) ?? [];
  return { ...request, dayHours: [...others, hours] };
}

/** The pace of a day of a request (from 1). */
export function paceOn({ pace = "normal", dayPaces = [] }: PlanRequest, dayNumber: number): Pace {
  return dayPaces.find((day) => day.dayNumber === dayNumber)?.pace ?? pace;
}

function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && dateAfter(text, 0) === text;
}

function findDay(request: PlanRequest, index: number, date: string, from: number, until: number): Day {
  const { meals: wanted = USUAL_MEALS, withMeals = [], withoutMeals = [], ownDays = [] } = request;
  const meals = (["breakfast", "lunch", "dinner"] as const).filter((meal) => {
    const isThis = (one: { dayNumber: number; meal: Meal }) =>
      one.dayNumber === index + 1 && one.meal === meal;
    if (!wanted.includes(meal) && !withMeals.some(isThis)) return false;
    if (withoutMeals.some(isThis)) return false;
    const { earliest, latest } = mealTimesOn(request, meal, index + 1);
    return from <= latest && Math.max(from, earliest) + LEAST_MEAL_MINUTES <= until;
  });
  const usual = PACES[paceOn(request, index + 1)];
  const { mostVisits = usual.visits } = request;
  const pace = {
    ...usual,
    visits: Math.min(usual.visits, mostVisits),
    least: Math.min(usual.least, mostVisits),
  };
  const isOwn = ownDays.includes(index + 1);
  return { index, date, from, until, indoor: isForIndoors(request, date), pace, meals, isOwn };
}

function isForIndoors({ forecast = [] }: PlanRequest, date: string): boolean {
  const { rain = 0, temperature } = forecast.find((weather) => weather.date === date) ?? {};
  const { wet, cold, hot } = PLANNING;
  return rain >= wet || (temperature !== undefined && (temperature < cold || temperature > hot));
}
