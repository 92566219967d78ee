import type { SunEvent, TokenCursor } from "./tokens.ts";

/** A stretch of time of a day. */
export interface TimeSpan {
  /** Minutes from midnight, 0..1439. */
  from: number;
  /** Minutes from midnight, after `from`, at most 2880. */
  until: number;
  /** The end of the uncertain stretch that follows an open end ("18:00-22:00+"), in minutes from midnight. */
  openEnd?: number;
  /** Depends on the sun, or has no end but an open one: uncertain whatever the rule says. */
  uncertain?: boolean;
}

const HOUR = 60;
const DAY = 24 * HOUR;
const NOON = 12 * HOUR;
const sunEvents: readonly SunEvent[] = ["sunrise", "sunset", "dawn", "dusk"];

/** A time of day in minutes from midnight, or one that the sun decides. */
type TimeOfDay = { minutes: number } | { sun: SunEvent };

/** Whether the next tokens begin a time: "09:00", "sunset", "(sunset-00:30)", "24/7", or whole hours such as "9-17". */
export function atTime(cursor: TokenCursor, ahead = 0): boolean {
  if (cursor.peek("time", ahead) || cursor.peek("always", ahead) || sunEventAt(cursor, ahead)) return true;
  if (cursor.peekSign("(", ahead)) return sunEventAt(cursor, ahead + 1) !== undefined;
  if (!isHour(cursor, ahead) || !cursor.peekSign("-", ahead + 1)) return false;
  return isHour(cursor, ahead + 2) || cursor.peek("time", ahead + 2) !== undefined;
}

/** Stretches of time: "09:00-12:30,14:00-18:00", "20:00-02:00", "18:00+", "10:00-sunset", "24/7". */
export function parseTimes(cursor: TokenCursor): TimeSpan[] {
  const spans: TimeSpan[] = [];
  do {
    spans.push(parseSpan(cursor));
  } while (cursor.peekSign(",") && atTime(cursor, 1) && cursor.takeSign(","));
  return spans.map((span) => untilNext(span, spans));
}

/** What is uncertain ends where the next span begins: "12:00-14:00+,18:00-22:00" says when it closes in the evening. */
function untilNext(span: TimeSpan, spans: readonly TimeSpan[]): TimeSpan {
  const next = Math.min(...spans.map(({ from }) => from).filter((from) => from > span.from));
  if (span.uncertain) return { ...span, until: Math.min(span.until, next) };
  return { ...span, openEnd: span.openEnd && Math.min(span.openEnd, next) };
}

function parseSpan(cursor: TokenCursor): TimeSpan {
  if (cursor.take("always")) return { from: 0, until: DAY };
  const begin = parseTime(cursor);
  const from = earliest(begin);
  if (from >= DAY) cursor.refuse("a place opens before 24:00");
  if (cursor.takeSign("+")) return { from, until: openEndFrom(from), uncertain: true };
  if (!cursor.takeSign("-")) cursor.fail("expected a closing time");
  const end = parseTime(cursor);
  const to = latest(end);
  const until = to > from ? to : to + DAY;
  const openEnd = cursor.takeSign("+");
  if (cursor.peekSign("/")) cursor.fail("expected a stretch of time, not points in time");
  if (until > 2 * DAY) cursor.refuse("a place closes before the end of the next day");
  if ("sun" in begin || "sun" in end) return { from, until, uncertain: true };
  return { from, until, ...(openEnd && { openEnd: openEndFrom(until) }) };
}

/** The sun rises before noon and goes down after it, in the far north as late as two in the morning. */
function earliest(time: TimeOfDay): number {
  if ("minutes" in time) return time.minutes;
  return isMorning(time.sun) ? 0 : NOON;
}

function latest(time: TimeOfDay): number {
  if ("minutes" in time) return time.minutes;
  return isMorning(time.sun) ? NOON : DAY + 2 * HOUR;
}

function isMorning(event: SunEvent): boolean {
  return event === "sunrise" || event === "dawn";
}

/** Until when an open end is uncertain: ten hours, and at least until five in the morning. By then even bars are closed. */
function openEndFrom(from: number): number {
  return Math.min(2 * DAY, Math.max(from + 10 * HOUR, DAY + 5 * HOUR));
}

function parseTime(cursor: TokenCursor): TimeOfDay {
  const time = cursor.take("time");
  if (time) return time;
  const hour = cursor.take("number");
  if (hour) {
    return hour.value <= 24
      ? { minutes: hour.value * HOUR }
      : cursor.refuse(`${hour.value} is no hour, at most 24`);
  }
  const bracketed = cursor.takeSign("(");
  const sun = sunEventAt(cursor, 0) ?? cursor.fail("expected a time of day");
  cursor.skip(1);
  if (!bracketed) return { sun };
  if (!cursor.takeSign("+") && !cursor.takeSign("-")) cursor.fail("expected + or -");
  cursor.need("time");
  if (!cursor.takeSign(")")) cursor.fail("expected )");
  return { sun };
}

function sunEventAt(cursor: TokenCursor, ahead: number): SunEvent | undefined {
  return sunEvents.find((event) => cursor.peekWord(event, ahead));
}

function isHour(cursor: TokenCursor, ahead: number): boolean {
  const value = cursor.peek("number", ahead)?.value;
  return value !== undefined && value <= 24;
}
