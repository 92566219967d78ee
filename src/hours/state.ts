import { firstSettledDay, type OpeningCalendar, planOfDay } from "./calendar.ts";
import { dayAt, isTimeZone, localMsToInstant, utcOffsetMs, weekdayOf } from "./local-time.ts";
import { type DayPlan, MINUTES_PER_DAY, MINUTES_PER_WEEK, mergeStretches, type Stretch } from "./week.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Days before the one asked for whose stretches may reach it: one that lasts for a week, and one that a gap moves. */
const DAYS_BEFORE = 10;
/** A week shows every weekday; a gap may swallow the only opening of it. */
const DAYS_AFTER = 15;
/** Most places close within some days, and then nothing later matters. */
const SOON_DAYS = 3;

/** What an answer says of a place's hours at one instant, and for how long. */
export interface OpeningState {
  /** Absent when the hours or the time zone are unknown. */
  openNow?: boolean;
  /** RFC 3339 local time with offset: the end of the current opening, else of the next one; absent when there is none. */
  nextCloseTime?: string;
  /** The first instant after the one asked for (epoch milliseconds) at which the state changes; Infinity for never. */
  validUntilMs: number;
}

/**
 * The opening state at an instant (epoch milliseconds) of a schedule of `openingWeekOf` in its time zone (IANA name).
 * An unknown schedule or zone gives no `openNow`.
 *
 * Opens and closes are wall-clock times: a skipped one moves forward by the length of the gap (02:30 → 03:30), a
 * repeated one is the first of the two, for opens and closes alike. An opening that a gap leaves with no time does not
 * happen that day, and openings that a gap pushes together are one. In the hours after a transition this can therefore
 * differ from `isOpenAt`, which reads the wall clock alone; at all other times the two agree.
 * @throws RangeError for an instant that is not finite or out of range.
 */
export function openingStateAt(
  week: Uint16Array | undefined,
  timeZone: string | undefined,
  epochMs: number,
): OpeningState {
  if (week === undefined || timeZone === undefined || !isTimeZone(timeZone)) {
    return { validUntilMs: Infinity };
  }
  if (week.length === 0) return { openNow: false, validUntilMs: Infinity };
  if (week[0] === 0 && week[1] === MINUTES_PER_WEEK) return { openNow: true, validUntilMs: Infinity };
  return soonOrLater((day) => planOfWeekday(week, weekdayOf(day)), timeZone, epochMs);
}

/** What begins on a weekday in a schedule of `openingWeekOf`. An opening that was split at the end of the week is one again. */
function planOfWeekday(week: Uint16Array, weekday: number): DayPlan {
  const midnight = weekday * MINUTES_PER_DAY;
  const overSeam = week[0] === 0 && week.at(-1) === MINUTES_PER_WEEK ? week[1]! : 0;
  const open: Stretch[] = [];
  for (let i = overSeam > 0 ? 2 : 0; i < week.length; i += 2) {
    const from = week[i]! - midnight;
    const until = week[i + 1]! - midnight + (i === week.length - 2 ? overSeam : 0);
    if (from >= 0 && from < MINUTES_PER_DAY) open.push([from, until]);
  }
  return { open, uncertain: [] };
}

/** [from, until): instants in epoch milliseconds. */
interface Span {
  from: number;
  until: number;
}

/**
 * The opening state at an instant (epoch milliseconds) of hours that change by date, in their time zone (IANA name).
 * `openNow` is absent while nobody can tell, and `nextCloseTime` when an uncertain stretch stands before it or follows upon it. Opens
 * and closes read the wall clock as `openingStateAt` does; for a calendar that is a week the two agree.
 * @throws RangeError for an instant that is not finite or out of range.
 */
export function calendarStateAt(
  calendar: OpeningCalendar,
  timeZone: string | undefined,
  epochMs: number,
): OpeningState {
  if (timeZone === undefined || !isTimeZone(timeZone)) return { validUntilMs: Infinity };
  const planOf = (day: number) => planOfDay(calendar, day);
  const near = soonOrLater(planOf, timeZone, epochMs);
  const today = dayAt(epochMs, timeZone);
  const settled = Math.min(firstSettledDay(calendar), today + 5_000);
  if (near.nextCloseTime !== undefined || near.validUntilMs < Infinity || settled <= today) return near;
  return stateWithin(planOf, timeZone, epochMs, settled + DAYS_AFTER);
}

type PlanOf = (day: number) => DayPlan;

/** The state by the days to come, as many as are needed. */
function soonOrLater(planOf: PlanOf, timeZone: string, epochMs: number): OpeningState {
  const today = dayAt(epochMs, timeZone);
  const soon = stateWithin(planOf, timeZone, epochMs, today + SOON_DAYS);
  if (soon.nextCloseTime !== undefined) return soon;
  return stateWithin(planOf, timeZone, epochMs, today + DAYS_AFTER);
}

/** The state as far as the days up to one tell; what lasts to the end of them is taken to last for good. */
function stateWithin(planOf: PlanOf, timeZone: string, epochMs: number, lastDay: number): OpeningState {
  const spans: Record<keyof DayPlan, Stretch[]> = { open: [], uncertain: [] };
  const today = dayAt(epochMs, timeZone);
  for (let day = today - DAYS_BEFORE; day <= lastDay; day++) {
    const plan = planOf(day);
    // A day is the longest gap that has been: nothing that ended before yesterday can be moved past the instant.
    const yesterday = (today - 1 - day) * MINUTES_PER_DAY;
    for (const name of ["open", "uncertain"] as const)
      for (const stretch of plan[name])
        if (stretch[1] >= yesterday) spans[name].push(instantsOf(stretch, day, timeZone));
  }
  const uncertain = merged(spans.uncertain);
  const horizon = localMsToInstant(lastDay * DAY_MS, timeZone);
  const opening = firstAfter(merged(spans.open), epochMs);
  const doubt = firstAfter(uncertain, epochMs);
  const openNow = opening !== undefined && opening.from <= epochMs;
  const inDoubt = !openNow && doubt !== undefined && doubt.from <= epochMs;
  const changes = openNow ? [opening.until] : [opening?.from, inDoubt ? doubt.until : doubt?.from];
  const validUntilMs = Math.min(
    ...changes.map((change) => (change === undefined || change >= horizon ? Infinity : change)),
  );
  if (inDoubt) return { validUntilMs };
  const closes = opening?.until ?? Infinity;
  const told =
    closes < horizon &&
    !uncertain.some(({ from, until }) => from <= closes && until > (openNow ? closes : epochMs));
  return { openNow, nextCloseTime: told ? toLocalRfc3339(closes, timeZone) : undefined, validUntilMs };
}

function instantsOf([from, until]: Stretch, day: number, timeZone: string): Stretch {
  const instantOf = (minute: number) => localMsToInstant(day * DAY_MS + minute * MINUTE_MS, timeZone);
  return [instantOf(from), instantOf(until)];
}

/** In order, and one where they overlap or touch; one that a gap leaves with no time is none. */
function merged(spans: readonly Stretch[]): Span[] {
  const lasting = spans.filter(([from, until]) => from < until);
  return mergeStretches(lasting).map(([from, until]) => ({ from, until }));
}

/** The span that holds an instant, else the next one. */
function firstAfter(spans: readonly Span[], epochMs: number): Span | undefined {
  return spans.find(({ until }) => until > epochMs);
}

/** RFC 3339 local time with offset of an instant (epoch milliseconds). */
function toLocalRfc3339(epochMs: number, timeZone: string): string {
  // RFC 3339 offsets have no seconds; the instant stays exact even where the zone's has them.
  const offsetMinutes = Math.round(utcOffsetMs(epochMs, timeZone) / MINUTE_MS);
  const local = new Date(epochMs + offsetMinutes * MINUTE_MS).toISOString().slice(0, 19);
  const size = Math.abs(offsetMinutes);
  const hours = String(Math.trunc(size / 60)).padStart(2, "0");
  const minutes = String(size % 60).padStart(2, "0");
  return `${local}${offsetMinutes < 0 ? "-" : "+"}${hours}:${minutes}`;
}
