import type { OpeningException, StoredOpeningHours } from "../../contract/opening-hours.ts";
import { holidaysIn } from "../holidays.ts";
import type { Jurisdiction } from "../jurisdiction.ts";
import { dateOfDay, dayNumber } from "../local-time.ts";
import { alwaysOpen, CLOSED_DAY, type DayPlan, isAlwaysOpen, isUntold, periodsOfDay } from "../week.ts";
import { changesByDate, planDays } from "./plan-days.ts";
import { hasDays, parseRules, type Rule } from "./rules.ts";
import { type Run, weekWithRuns } from "./runs-of-days.ts";
import { UnreadableValue } from "./tokens.ts";

/** Why a value tells nothing: it cannot be read, it tells no hours, or none without holidays that are not known. */
type UntoldReason = "unreadable" | "no_hours" | "unknown_holidays";

/** What a value tells. */
export interface ToldHours {
  /** What to store: hours, or `isUnavailable` when the value says nothing certain. */
  openingHours: StoredOpeningHours;
  /** Only where nothing is told. */
  untold?: { reason: UntoldReason; detail: string };
}

/** Longer values are no opening hours. OpenStreetMap's own limit is 255 characters. */
const MAX_CHARACTERS = 2_000;
const MAX_KEPT = 5_000;
const kept = new Map<string, ToldHours>();

/**
 * What an `opening_hours` value of OpenStreetMap tells of a place in a jurisdiction (undefined at sea or where it is not known), for
 * importing. Where it changes by date, the hours are those from 1 January of `year` to 31 December of the next, and unknown afterwards.
 * Values of one jurisdiction are worked out once.
 *
 * Nothing is guessed: an open end, the sun, a comment without "open" or "off", days without times, days that may be
 * holidays or not, and rules that are often meant in another way than they are written make the times they concern `uncertain`.
 */
export function readOpeningHours(
  value: string,
  jurisdiction: Jurisdiction | undefined,
  { year }: { year: number },
): ToldHours {
  const key = JSON.stringify([value, jurisdiction, year]);
  let told = kept.get(key);
  if (!told) {
    told = interpret(value, jurisdiction, year);
    if (kept.size >= MAX_KEPT) kept.clear();
    kept.set(key, told);
  }
  return structuredClone(told);
}

function interpret(value: string, jurisdiction: Jurisdiction | undefined, year: number): ToldHours {
  if (value.length > MAX_CHARACTERS) {
    return untold("unreadable", `has ${value.length} characters, at most ${MAX_CHARACTERS} are read`);
  }
  let rules: Rule[];
  try {
    rules = parseRules(value);
  } catch (error) {
    if (error instanceof UnreadableValue) return untold("unreadable", error.message);
    throw error;
  }
  const readings = listReadings(rules);
  const first = dayNumber(year, 1, 1);
  const byDate = changesByDate(rules);
  const last = dayNumber(year + 1, 12, 31);
  const days = planDays(readings, holidaysIn(jurisdiction), first, byDate ? last : first + 6);
  if (days.every(isUntold)) {
    const holidays = rules.some((rule) => rule.holidays);
    const where = jurisdiction
      ? `of ${jurisdiction.subdivision ?? jurisdiction.country}`
      : "of a place in no known country";
    return holidays
      ? untold("unknown_holidays", `depends on the holidays ${where}, which are not known`)
      : untold("no_hours", "tells no hours, only a condition or days");
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

function untold(reason: UntoldReason, detail: string): ToldHours {
  return { openingHours: { isUnavailable: true }, untold: { reason, detail } };
}

/**
 * The ways in which the rules of a value may be meant: as they are written, and where writers often mean another thing, that as well.
 * What all of them say is certain; where they differ, the hours are uncertain.
 *
 * - "Apr-Oct Mo-Fr 9:00-17:00, Sa 9:00-12:00": the Saturdays all year, or from April to October only.
 * - "Mo-Fr 9:00-13:00; 14:00-18:00": the second times instead of the first on all days, or besides them.
 * - "PH off; Mo-Fr 9:00-17:00": open on a holiday that is a Monday, since the later rule counts, or not.
 * - "Mo-Sa 9:00-21:00, PH 10:00-16:00": the second times besides the first, where they add nothing, or instead of them.
 * - "Su off" and nothing else: closed on all days, or nothing is said of the others.
 */
function listReadings(rules: readonly Rule[]): Rule[][] {
  const written = [...rules];
  const changed = changes.map((change) => change(written)).filter((reading) => reading !== undefined);
  if (changed.length < 2) return [written, ...changed];
  const all = changes.reduce((reading, change) => change(reading) ?? reading, written);
  return [written, ...changed, all];
}

/** Each gives the rules in another meaning; undefined where they have none. */
const changes = [inheritSeasons, addBareTimes, putOffLast, correctOverlaps, leaveOthersUntold];

function hasSeason({ years, dates, weeks }: Rule): boolean {
  return Boolean(years ?? dates ?? weeks);
}

function inheritSeasons(rules: readonly Rule[]): Rule[] | undefined {
  let changed = false;
  const reading: Rule[] = [];
  for (const rule of rules) {
    const before = reading.at(-1);
    const inherits = rule.link === "additional" && before && hasSeason(before) && !hasSeason(rule);
    changed ||= Boolean(inherits);
    const { years, dates, weeks } = before ?? {};
    reading.push(inherits ? { ...rule, years, dates, weeks } : rule);
  }
  return changed ? reading : undefined;
}

function addBareTimes(rules: readonly Rule[]): Rule[] | undefined {
  let changed = false;
  const reading: Rule[] = [];
  for (const rule of rules) {
    const before = reading.at(-1);
    const adds =
      rule.times && !hasDays(rule) && before?.times && rule.link === "normal" && rule.state === "open";
    changed ||= Boolean(adds);
    reading.push(adds ? { ...before, ...rule, link: "additional" } : rule);
  }
  return changed ? reading : undefined;
}

function putOffLast(rules: readonly Rule[]): Rule[] | undefined {
  const general = rules.findLastIndex(
    (rule) => !hasSeason(rule) && !rule.holidays && rule.link !== "fallback" && rule.state !== "closed",
  );
  const early = rules.filter((rule, index) => {
    return index < general && rule.state === "closed" && !rule.times && (hasSeason(rule) || rule.holidays);
  });
  if (early.length === 0) return undefined;
  const rest = rules.filter((rule) => !early.includes(rule));
  return [...rest, ...early];
}

function correctOverlaps(rules: readonly Rule[]): Rule[] | undefined {
  const corrects = (rule: Rule) =>
    rule.link === "additional" && rule.state === "open" && rule.times !== undefined && hasDays(rule);
  if (!rules.some(corrects)) return undefined;
  return rules.map((rule) => (corrects(rule) ? { ...rule, link: "correction" } : rule));
}

function leaveOthersUntold(rules: readonly Rule[]): Rule[] | undefined {
  if (!rules.every((rule) => rule.state === "closed" && hasDays(rule))) return undefined;
  return [{ link: "normal", state: "uncertain" }, ...rules];
}
