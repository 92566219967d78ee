import { firstSettledDay, type OpeningCalendar, planOfDay } from "./calendar.ts";
import { dayAt } from "./day.ts";
import { isTimeZone, localMsToInstant } from "./local-time.ts";
import type { DayPlan, Stretch } from "./plan.ts";
import { type OpeningState, toLocalRfc3339 } from "./state.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Days before the one asked for whose stretches may reach it: one that runs over midnight, and one that a gap moves. */
const DAYS_BEFORE = 3;
/** A week shows every weekday; a gap may swallow the only opening of it. */
const DAYS_AFTER = 15;

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
