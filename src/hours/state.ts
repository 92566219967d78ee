import { firstSettledDay, type OpeningCalendar, planOfDay } from "./calendar.ts";
import { dayAt, isTimeZone, localMsToInstant, utcOffsetMs, weekMinuteAt } from "./local-time.ts";
import { type DayPlan, MINUTES_PER_WEEK, type Stretch } from "./week.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const WEEK_MS = MINUTES_PER_WEEK * MINUTE_MS;
/** Days before the one asked for whose stretches may reach it: one that runs over midnight, and one that a gap moves. */
const DAYS_BEFORE = 3;
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

/** [openMs, closeMs): a stretch of instants, in epoch milliseconds. */
interface Opening {
  openMs: number;
  closeMs: number;
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
  const { openMs, closeMs } = openingAtOrAfter(week, timeZone, epochMs);
  const openNow = openMs <= epochMs;
  return {
    openNow,
    nextCloseTime: toLocalRfc3339(closeMs, timeZone),
    validUntilMs: openNow ? closeMs : openMs,
  };
}

/** The opening that holds the instant, else the next one. */
function openingAtOrAfter(week: Uint16Array, timeZone: string, epochMs: number): Opening {
  const openings = openingsAround(week, timeZone, epochMs).sort((a, b) => a.openMs - b.openMs);
  let found: Opening | undefined;
  for (const opening of openings) {
    if (found === undefined || found.closeMs <= epochMs) found = opening;
    else if (opening.openMs <= found.closeMs) found.closeMs = Math.max(found.closeMs, opening.closeMs);
    else break;
  }
  return found!;
}

/**
 * The openings that end after the instant or up to a day before it, begun at most two weeks before (one that a gap drags
 * over the end of its week) and two weeks after (when a gap swallows the only opening of a week).
 */
function openingsAround(week: Uint16Array, timeZone: string, epochMs: number): Opening[] {
  const localMs = epochMs + utcOffsetMs(epochMs, timeZone);
  const localMinuteMs = Math.floor(localMs / MINUTE_MS) * MINUTE_MS;
  const thisWeekMs = localMinuteMs - weekMinuteAt(epochMs, timeZone) * MINUTE_MS;
  const openings: Opening[] = [];
  for (let weeks = -2; weeks <= 2; weeks++) {
    const weekMs = thisWeekMs + weeks * WEEK_MS;
    for (const [open, close] of acrossTheSeam(week)) {
      // A day is the longest gap that has been: nothing that ended earlier can be moved past the instant.
      if (weekMs + close * MINUTE_MS < localMs - DAY_MS) continue;
      const openMs = localMsToInstant(weekMs + open * MINUTE_MS, timeZone);
      const closeMs = localMsToInstant(weekMs + close * MINUTE_MS, timeZone);
      if (openMs < closeMs) openings.push({ openMs, closeMs });
    }
  }
  return openings;
}

/** The schedule's pairs, an opening that was split at the end of the week being one again and ending in the next week. */
function acrossTheSeam(week: Uint16Array): [open: number, close: number][] {
  const pairs: [number, number][] = [];
  for (let i = 0; i < week.length; i += 2) pairs.push([week[i]!, week[i + 1]!]);
  const last = pairs[pairs.length - 1]!;
  if (pairs[0]![0] === 0 && last[1] === MINUTES_PER_WEEK) {
    last[1] += pairs.shift()![1];
  }
  return pairs;
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
  const today = dayAt(epochMs, timeZone);
  const soon = stateWithin(calendar, timeZone, epochMs, today + SOON_DAYS);
  if (soon.nextCloseTime !== undefined) return soon;
  const settled = Math.max(today, Math.min(firstSettledDay(calendar), today + 5_000));
  const near = stateWithin(calendar, timeZone, epochMs, today + DAYS_AFTER);
  if (near.validUntilMs < Infinity || settled === today) return near;
  return stateWithin(calendar, timeZone, epochMs, settled + DAYS_AFTER);
}

/** The state as far as the days up to one tell; what lasts to the end of them is taken to last for good. */
function stateWithin(
  calendar: OpeningCalendar,
  timeZone: string,
  epochMs: number,
  lastDay: number,
): OpeningState {
  const spans: Record<keyof DayPlan, Span[]> = { open: [], uncertain: [] };
  for (let day = dayAt(epochMs, timeZone) - DAYS_BEFORE; day <= lastDay; day++) {
    const plan = planOfDay(calendar, day);
    for (const stretch of plan.open) spans.open.push(spanOf(stretch, day, timeZone));
    for (const stretch of plan.uncertain) spans.uncertain.push(spanOf(stretch, day, timeZone));
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

function spanOf([from, until]: Stretch, day: number, timeZone: string): Span {
  const instantOf = (minute: number) => localMsToInstant(day * DAY_MS + minute * MINUTE_MS, timeZone);
  return { from: instantOf(from), until: instantOf(until) };
}

/** In order, and one where they overlap or touch; one that a gap leaves with no time is none. */
function merged(spans: Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.filter(({ from, until }) => from < until).sort((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && span.from <= last.until) last.until = Math.max(last.until, span.until);
    else result.push(span);
  }
  return result;
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
