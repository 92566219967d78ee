import { Temporal } from "temporal-polyfill";
import { DEFAULT_LANGUAGE } from "../languages/compare.ts";
import { MINUTES_PER_DAY, MINUTES_PER_WEEK } from "./week.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** 1970-01-01 was a Thursday; weekdays count from Sunday. */
const EPOCH_WEEKDAY = 4;
const EPOCH_WEEK_MINUTE = EPOCH_WEEKDAY * MINUTES_PER_DAY;
/** Room for some years around now and for an `openAt` far from it. */
const SPANS_PER_ZONE = 16;
/** More than there are IANA names; names also come in other spellings ("europe/paris"), which must not pile up. */
const MAX_ZONES = 1_024;

/** A stretch of instants, [fromMs, untilMs), in which a zone keeps one UTC offset. */
interface OffsetSpan {
  readonly fromMs: number;
  readonly untilMs: number;
  readonly offsetMs: number;
}

/** What is known of each zone so far, the span used last in front. */
const clocks = new Map<string, OffsetSpan[]>();

/** Whether `name` is a time zone that this runtime knows: an IANA name in any case, or a fixed offset ("+02:00"). */
export function isTimeZone(name: string): boolean {
  if (clocks.has(name)) return true;
  try {
    new Intl.DateTimeFormat(DEFAULT_LANGUAGE, { timeZone: name });
    return name !== undefined;
  } catch {
    return false;
  }
}

/**
 * The local minute of the week, 0..10079 from Sunday 00:00, at an instant (epoch milliseconds). It is the plain wall
 * clock, so an hour that is repeated gives the same minutes twice.
 *
 * Cheap, for a filter to call per record: a zone's UTC offset is looked up once and kept until its next transition.
 * @throws RangeError for an unknown time zone or an instant that is not finite or out of range.
 */
export function weekMinuteAt(epochMs: number, timeZone: string): number {
  const localMinute = Math.floor((epochMs + utcOffsetMs(epochMs, timeZone)) / MINUTE_MS);
  const weekMinute = (localMinute + EPOCH_WEEK_MINUTE) % MINUTES_PER_WEEK;
  return weekMinute < 0 ? weekMinute + MINUTES_PER_WEEK : weekMinute;
}

/**
 * A zone's offset from UTC at an instant (epoch milliseconds), in milliseconds, positive east of Greenwich.
 * @throws RangeError for an unknown time zone or an instant that is not finite or out of range.
 */
export function utcOffsetMs(epochMs: number, timeZone: string): number {
  const spans = clocks.get(timeZone) ?? newClock(timeZone);
  for (let i = 0; i < spans.length; i++) {
    const span = spans[i]!;
    if (epochMs >= span.fromMs && epochMs < span.untilMs) {
      if (i > 0) spans.unshift(...spans.splice(i, 1));
      return span.offsetMs;
    }
  }
  const span = offsetSpanAt(epochMs, timeZone);
  if (spans.unshift(span) > SPANS_PER_ZONE) spans.pop();
  return span.offsetMs;
}

/**
 * The instant (epoch milliseconds) of a local date-time such as "2026-11-21T18:30", with seconds and a fraction of
 * them allowed, an offset or a zone not. A skipped local time moves forward by the length of the gap and a repeated one
 * is the first of the two: the "compatible" reading of Temporal and RFC 5545.
 * @throws RangeError for an ill-formed date-time, a day that does not exist, or an unknown time zone.
 */
export function localToInstant(localDateTime: string, timeZone: string): number {
  if (!/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?$/.test(localDateTime)) {
    throw new RangeError(`not a local date-time such as 2026-11-21T18:30: ${JSON.stringify(localDateTime)}`);
  }
  const local = Temporal.PlainDateTime.from(localDateTime, { overflow: "reject" });
  return localMsToInstant(local.toZonedDateTime("UTC").epochMilliseconds, timeZone);
}

/**
 * The same for a local time in milliseconds, counted as if the local clock were UTC. A day on either side is beyond
 * any offset, so those two offsets are the ones before and after a transition that could make the local time special.
 * @throws RangeError for an unknown time zone or a time out of range.
 */
export function localMsToInstant(localMs: number, timeZone: string): number {
  const offsetBefore = utcOffsetMs(localMs - DAY_MS, timeZone);
  const offsetAfter = utcOffsetMs(localMs + DAY_MS, timeZone);
  const first = localMs - offsetBefore;
  if (offsetBefore === offsetAfter || utcOffsetMs(first, timeZone) === offsetBefore) return first;
  const second = localMs - offsetAfter;
  return utcOffsetMs(second, timeZone) === offsetAfter ? second : first;
}

function newClock(timeZone: string): OffsetSpan[] {
  if (!isTimeZone(timeZone)) throw new RangeError(`unknown time zone: ${JSON.stringify(timeZone)}`);
  if (clocks.size >= MAX_ZONES) clocks.clear();
  const spans: OffsetSpan[] = [];
  clocks.set(timeZone, spans);
  return spans;
}

function offsetSpanAt(epochMs: number, timeZone: string): OffsetSpan {
  if (!Number.isFinite(epochMs)) throw new RangeError(`not an instant in epoch milliseconds: ${epochMs}`);
  const at = Temporal.Instant.fromEpochMilliseconds(Math.floor(epochMs)).toZonedDateTimeISO(timeZone);
  // A transition at this very instant begins this span; "previous" alone would look before it.
  const previous = at.add({ milliseconds: 1 }).getTimeZoneTransition("previous");
  const next = at.getTimeZoneTransition("next");
  return {
    fromMs: previous?.epochMilliseconds ?? Number.NEGATIVE_INFINITY,
    untilMs: next?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    offsetMs: at.offsetNanoseconds / 1e6,
  };
}

/** The day number of a local date "YYYY-MM-DD": days from 1970-01-01, negative before it. The date must exist. */
export function dayOfDate(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

/** The local date "YYYY-MM-DD" of a day number. */
export function dateOfDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The weekday of a day number, 0 = Sunday. */
export function weekdayOf(day: number): number {
  return (((day + EPOCH_WEEKDAY) % 7) + 7) % 7;
}

/**
 * The day number of the local date at an instant (epoch milliseconds).
 * @throws RangeError for an unknown time zone or an instant that is not finite or out of range.
 */
export function dayAt(epochMs: number, timeZone: string): number {
  return Math.floor((epochMs + utcOffsetMs(epochMs, timeZone)) / DAY_MS);
}

/** The day number of a year's month (1..12) and day, from the year 100 on; days past the end of the month go on into the next. */
export function dayNumber(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

/** The number of days of a month (1..12). */
export function daysInMonth(year: number, month: number): number {
  return month === 12 ? 31 : dayNumber(year, month + 1, 1) - dayNumber(year, month, 1);
}

/** The day number of the n-th weekday (0 = Sunday) of a year's month (1..12): the first is 1, the last -1. */
export function nthWeekdayOf(year: number, month: number, weekday: number, nth: number): number {
  if (nth > 0) {
    const first = dayNumber(year, month, 1);
    return first + ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1);
  }
  const last = dayNumber(year, month, daysInMonth(year, month));
  return last - ((weekdayOf(last) - weekday + 7) % 7) + 7 * (nth + 1);
}

export function yearOf(day: number): number {
  return new Date(day * DAY_MS).getUTCFullYear();
}

/** The date this many days after another, both "YYYY-MM-DD". */
export function dateAfter(date: string, days: number): string {
  return dateOfDay(dayOfDate(date) + days);
}

/** The date "YYYY-MM-DD" in a zone at an instant (epoch milliseconds). */
export function dateIn(timeZone: string, epochMs: number): string {
  return dateOfDay(dayAt(epochMs, timeZone));
}
