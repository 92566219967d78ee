import type { OpeningException, StoredOpeningHours } from "../../contract/opening-hours.ts";
import { type CountryOfPlace, countryOf } from "../country-of.ts";
import { type Holidays, holidaysOf } from "../holidays.ts";
import { dateOfDay, dayNumber, weekdayOf } from "../local-time.ts";
import {
  alwaysOpen,
  CLOSED_DAY,
  type DayPlan,
  isAlwaysOpen,
  MINUTES_PER_DAY,
  periodsOfDay,
} from "../week.ts";
import { changesByDate, planDays } from "./plan-days.ts";
import { readingsOf } from "./readings.ts";
import { parseRules, type Rule } from "./rules.ts";
import { type Run, weekWithRuns } from "./runs-of-days.ts";
import { UnreadableValue } from "./tokens.ts";

/** Where a value holds. */
export interface OpeningPlace {
  /** Decimal degrees. */
  latitude: number;
  longitude: number;
  /** ISO 3166-1 alpha-2; by the position when absent. */
  countryCode?: string;
}

/** Why a value tells nothing: it cannot be read, it tells no hours, or none without holidays that are not known. */
export type UntoldReason = "unreadable" | "no_hours" | "unknown_holidays";

/** What a value tells. */
export interface ToldHours {
  /** What to store: hours, or `isUnavailable` where nothing is told. */
  openingHours: StoredOpeningHours;
  /** Only where nothing is told. */
  untold?: { reason: UntoldReason; detail: string };
}

/** Longer values are no opening hours. OpenStreetMap's own limit is 255 characters. */
const LONGEST_VALUE = 2_000;
const MOST_KEPT = 5_000;
const kept = new Map<string, ToldHours>();
const keptHolidays = new Map<string, Holidays>();

/**
 * What an `opening_hours` value of OpenStreetMap tells of a place, for importing. Where it changes by date, the hours are those from
 * 1 January of `year` to 31 December of the next, and unknown afterwards. Values of one country are worked out once.
 *
 * Nothing is guessed: an open end, the sun, a comment without "open" or "off", days without times, holidays of a country without a
 * table, and rules that are often meant in another way than they are written make the times they concern `uncertain`.
 */
export function openingHoursOf(value: string, place: OpeningPlace, { year }: { year: number }): ToldHours {
  const country = countryOfPlace(place);
  const key = JSON.stringify([value, country, year]);
  let told = kept.get(key);
  if (!told) {
    told = interpret(value, country, year);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, told);
  }
  return structuredClone(told);
}

function countryOfPlace(place: OpeningPlace): CountryOfPlace | undefined {
  const byPosition = countryOf(place);
  if (place.countryCode === undefined) return byPosition;
  const countryCode = place.countryCode.toUpperCase();
  return byPosition?.countryCode === countryCode ? byPosition : { countryCode };
}

function interpret(value: string, country: CountryOfPlace | undefined, year: number): ToldHours {
  if (value.length > LONGEST_VALUE) {
    return untold("unreadable", `has ${value.length} characters, at most ${LONGEST_VALUE} are read`);
  }
  let rules: Rule[];
  try {
    rules = parseRules(value);
  } catch (error) {
    if (error instanceof UnreadableValue) return untold("unreadable", error.message);
    throw error;
  }
  const readings = readingsOf(rules);
  const first = dayNumber(year, 1, 1);
  const byDate = changesByDate(rules);
  const last = dayNumber(year + 1, 12, 31);
  const days = planDays(readings, holidaysIn(country), first, byDate ? last : first + 6);
  if (days.every(isUntold)) {
    const holidays = rules.some((rule) => rule.holidays);
    const where = country ? `of ${country.region ?? country.countryCode}` : "of a place in no known country";
    return holidays
      ? untold("unknown_holidays", `depends on the holidays ${where}, which are not known`)
      : untold("no_hours", "tells no hours, only a condition or days");
  }
  if (!byDate && days.some(({ open, uncertain }) => open.length + uncertain.length > 0)) {
    return { openingHours: hoursOfWeek(weekFrom(days, first)) };
  }
  return datedHours(days, first, last, rules);
}

function datedHours(
  days: readonly DayPlan[],
  first: number,
  last: number,
  rules: readonly Rule[],
): ToldHours {
  const found = weekWithRuns(days, first);
  const validThrough = dateOfDay(last);
  if (!found) {
    // Never open: said so ("off"), or all its dates are past, or one rule undoes the other.
    if (!rules.every(({ state }) => state === "closed"))
      return untold("no_hours", `opens on no date from ${dateOfDay(first)} to ${validThrough}`);
    const exceptions = [{ from: dateOfDay(first), through: validThrough, periods: [] }];
    return { openingHours: { isUnavailable: true, exceptions, validThrough } };
  }
  const usual = hoursOfWeek(found.usual);
  // "Mo-Su,PH": the same every week after all.
  if (found.runs.length === 0 && !rules.some(({ years }) => years)) return { openingHours: usual };
  return { openingHours: { ...usual, exceptions: found.runs.map(exceptionOf), validThrough } };
}

function exceptionOf({ from, through, week }: Run): OpeningException {
  const dates = { from: dateOfDay(from), through: dateOfDay(through) };
  const days = week.filter((day) => day !== undefined);
  if (days.every(isUntold)) return { ...dates, isUnavailable: true };
  const { periods = [], uncertain } = hoursOfWeek(week.map((day) => day ?? CLOSED_DAY));
  return { ...dates, periods, ...(uncertain && { uncertain }) };
}

/** A week as periods; nothing open and nothing uncertain gives neither. */
function hoursOfWeek(week: readonly DayPlan[]): StoredOpeningHours {
  const periods = isAlwaysOpen(week) ? [alwaysOpen] : week.flatMap(periodsOfDay);
  const uncertain = week.flatMap((day, weekday) => periodsOfDay({ open: day.uncertain }, weekday));
  return { ...(periods.length > 0 && { periods }), ...(uncertain.length > 0 && { uncertain }) };
}

function weekFrom(days: readonly DayPlan[], first: number): DayPlan[] {
  const week: DayPlan[] = [];
  for (let i = 0; i < 7; i++) week[weekdayOf(first + i)] = days[i]!;
  return week;
}

/** Whether nothing is told of any minute of a day. */
function isUntold({ open, uncertain: [first] }: DayPlan): boolean {
  return open.length === 0 && first !== undefined && first[0] === 0 && first[1] >= MINUTES_PER_DAY;
}

function holidaysIn(country: CountryOfPlace | undefined): Holidays {
  const key = JSON.stringify(country ?? null);
  let holidays = keptHolidays.get(key);
  if (!holidays) {
    holidays = holidaysOf(country);
    keptHolidays.set(key, holidays);
  }
  return holidays;
}

function untold(reason: UntoldReason, detail: string): ToldHours {
  return { openingHours: { isUnavailable: true }, untold: { reason, detail } };
}
