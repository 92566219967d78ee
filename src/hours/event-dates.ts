import {
  DAY_MINUTES,
  dayOfMonth,
  nextDayOfYear,
  previousDayOfYear,
  readTimes,
  type SaidDay,
} from "./event-text.ts";

/** When an event takes place, in minutes since 1970 began: of UTC, or of the clock where it is. */
export interface EventDates {
  clock: "utc" | "local";
  start: number;
  /** Of one time that it takes place, in minutes; 0: until the day ends there. */
  length: number;
  /** Whether the time of day is known. */
  timed: boolean;
  /** It takes place again on these weekdays (bit 0: Sunday) until a day, counted from 1970; 0: nobody knows until when. */
  weekly?: { weekdays: number; lastDay: number };
  /** The year is not known: it is taken to be the next one, whenever that is asked. */
  yearly?: true;
}

/** What a record says of the dates of its event. */
export interface EventData {
  dateTimestamp?: number;
  date?: { start_date?: string; when?: string };
}

/** Below this a stamp counts seconds, from it on milliseconds: the one is the year 5138, the other 1973. */
const MILLISECONDS_FROM = 1e11;
const MINUTE_MS = 60_000;
const HALF_DAY = DAY_MINUTES / 2;
/** Minutes that a list of the index can hold with room to count on: some 4,000 years. */
const LATEST = 2 ** 31;

/**
 * Reads when an event takes place: the day of `start_date`, else of `when`, else what `dateTimestamp` tells; the time of day of
 * the first of the texts that says one; the end and what is repeated of `when`. A stamp of midnight or noon in UTC tells a day alone. A
 * date without a year is the one next to the stamp, else the next one from `updatedAt` (epoch milliseconds) on.
 */
export function readEventDates(data: EventData | undefined, updatedAt?: number): EventDates | undefined {
  if (data === undefined) return undefined;
  const stamp = readStamp(data.dateTimestamp);
  const start = readTimes(data.date?.start_date ?? "");
  const hint = readTimes(data.date?.when ?? "");
  const [first, ...laterOfStart] = start.days.length > 0 ? start.days : hint.days;
  const said = first ?? (hint.weekdays === 0 ? undefined : SOME_DAY);
  if (said === undefined) return stamp === undefined ? undefined : ofStamp(stamp);
  const [ofHint, laterOfHint] = UNTIL.test(data.date?.when ?? "") ? [undefined, hint.days[0]] : hint.days;
  // A hint that begins on another day speaks of something else.
  const isSame = start.days.length === 0 || ofHint === undefined || isSameDay(said, ofHint);
  const last = laterOfStart[0] ?? (isSame ? laterOfHint : undefined);
  const clocks = start.clocks.length > 0 ? start.clocks : isSame ? hint.clocks : [];
  const { day, endDay, yearly } = placeDays(said, last, stamp, updatedAt);
  if (day === undefined) return undefined;
  const weekdays = isSame ? hint.weekdays : 0;
  const [opens, closes = last?.clock] = said.clock === undefined ? clocks : [said.clock, ...clocks];
  const begin = day * DAY_MINUTES + (opens ?? 0);
  const common = { timed: opens !== undefined, ...(yearly && { yearly }) };
  // "Dec 5 – 8, 7 – 9 PM" is four evenings; "Dec 5, 7 PM – Dec 6, 2 AM" one night.
  const isDaily = weekdays > 0 || (isSame && hint.isDaily && endDay !== undefined && endDay > day);
  if (isDaily) {
    const weekly = { weekdays: weekdays || 127, lastDay: endDay ?? 0 };
    return checked({ ...common, clock: "local", start: begin, length: lengthBetween(opens, closes), weekly });
  }
  const offset = said.offset;
  const end =
    endDay === undefined
      ? begin + lengthBetween(opens, closes)
      : endDay * DAY_MINUTES + (closes ?? DAY_MINUTES);
  const clock = offset === undefined ? "local" : "utc";
  const shift = last?.offset === undefined || offset === undefined ? 0 : offset - last.offset;
  const length = Math.max(0, end + shift - begin);
  return checked({ ...common, clock, start: begin - (offset ?? 0), length });
}

const UNTIL = /^\s*(?:until|till|through)\b/i;

/** The day of a series that names only its weekdays: long ago. */
const SOME_DAY: SaidDay = { year: 1970, month: 1, day: 1 };

interface Stamp {
  minutes: number;
  timed: boolean;
}

function readStamp(stamp: number | undefined): Stamp | undefined {
  if (stamp === undefined || !(stamp > 0)) return undefined;
  const minutes = Math.floor((stamp < MILLISECONDS_FROM ? stamp * 1_000 : stamp) / MINUTE_MS);
  return minutes < LATEST ? { minutes, timed: minutes % HALF_DAY !== 0 } : undefined;
}

function ofStamp({ minutes, timed }: Stamp): EventDates {
  if (timed) return { clock: "utc", start: minutes, length: 0, timed };
  return { clock: "local", start: minutes - (minutes % DAY_MINUTES), length: 0, timed };
}

function checked(dates: EventDates): EventDates | undefined {
  return dates.start >= 0 && dates.start + dates.length < LATEST ? dates : undefined;
}

/** From one time of the clock to the next such time; 0 where either is not said. */
function lengthBetween(opens: number | undefined, closes: number | undefined): number {
  if (opens === undefined || closes === undefined) return 0;
  return closes > opens ? closes - opens : closes + DAY_MINUTES - opens;
}

function isSameDay(one: SaidDay, two: SaidDay): boolean {
  return one.month === two.month && one.day === two.day && (one.year ?? two.year) === (two.year ?? one.year);
}

/** The days that are said, counted from 1970. */
function placeDays(
  said: SaidDay,
  last: SaidDay | undefined,
  stamp: Stamp | undefined,
  updatedAt: number | undefined,
): { day?: number; endDay?: number; yearly?: true } {
  const endOf = (day: number | undefined) => {
    if (last === undefined || day === undefined) return undefined;
    const end = last.year === undefined ? nextDayOfYear(last, day) : dayOfMonth(last.year, last);
    return end !== undefined && end >= day ? end : undefined;
  };
  const dated = (day: number | undefined) => ({ day, endDay: endOf(day) });
  if (said.year !== undefined) return dated(dayOfMonth(said.year, said));
  const lastDay = last?.year === undefined ? undefined : dayOfMonth(last.year, last);
  if (lastDay !== undefined) return dated(previousDayOfYear(said, lastDay));
  // Two days before it, as zones and a careless stamp may be off by one.
  if (stamp) return dated(nextDayOfYear(said, Math.floor(stamp.minutes / DAY_MINUTES) - 2));
  if (updatedAt !== undefined) {
    return dated(nextDayOfYear(said, Math.floor(updatedAt / MINUTE_MS / DAY_MINUTES)));
  }
  const { day, endDay } = dated(nextDayOfYear(said, 0));
  return { day, endDay, yearly: true };
}

const LOCAL = 1;
const TIMED = 2;
const YEARLY = 4;

/** The dates as whole numbers: what they are, start, length, and of a series its weekdays and its last day. */
export function packEventDates({ clock, start, length, timed, weekly, yearly }: EventDates): number[] {
  const form = (clock === "local" ? LOCAL : 0) + (timed ? TIMED : 0) + (yearly ? YEARLY : 0);
  return [form, start, length, ...(weekly ? [weekly.weekdays, weekly.lastDay] : [])];
}

export function unpackEventDates(packed: ArrayLike<number>): EventDates {
  const [form = 0, start = 0, length = 0, weekdays, lastDay] = Array.from(packed);
  return {
    clock: form & LOCAL ? "local" : "utc",
    start,
    length,
    timed: (form & TIMED) > 0,
    ...(weekdays !== undefined && lastDay !== undefined && { weekly: { weekdays, lastDay } }),
    ...(form & YEARLY && { yearly: true }),
  };
}
