/** A day as it is written. */
export interface SaidDay {
  year?: number;
  /** 1..12 */
  month: number;
  day: number;
  /** Minutes from midnight, and minutes that the clock is ahead of UTC, where they are said with the day. */
  clock?: number;
  offset?: number;
}

/** The times of a text, in their order. */
export interface SaidTimes {
  days: SaidDay[];
  /** Minutes from midnight. */
  clocks: number[];
  /** Weekdays on which it is repeated, bit 0: Sunday; 0 for none. */
  weekdays: number;
  /** Whether two days were said before two times: the times are those of every day. */
  isDaily: boolean;
}

export const DAY_MINUTES = 1_440;
const DAY_MS = 86_400_000;

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const MONTH = `(${months.join("|")})[a-z]*\\.?`;
const WEEKDAY = "(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:days?)?\\.?";
const DASH = "\\s*[\\u2010-\\u2015-]\\s*";
const HALF = "([ap])\\.?m\\b\\.?";

const ISO =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?(?:(Z)|([+-])(\d\d):?(\d\d))?)?(?!\d)/i;
const MONTH_DAY = new RegExp(
  `^${MONTH}\\s+(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:])(?:,?\\s+(\\d{4})(?!\\d))?`,
  "i",
);
const DAY_MONTH = new RegExp(
  `^(\\d{1,2})(?:st|nd|rd|th)?\\.?\\s+${MONTH}(?![a-z])(?:,?\\s+(\\d{4})(?!\\d))?`,
  "i",
);
/** "7 – 9 PM": the half of the day is said once. */
const CLOCKS = new RegExp(`^(\\d{1,2})(?:[:.](\\d\\d))?${DASH}(\\d{1,2})(?:[:.](\\d\\d))?\\s*${HALF}`, "i");
const HALF_CLOCK = new RegExp(`^(\\d{1,2})(?:[:.](\\d\\d))?\\s*${HALF}`, "i");
const CLOCK = /^(\d{1,2})[:.](\d\d)(?!\d)/;
/** "Dec 5 – 8": a day of the same month. */
const LATER_DAY = new RegExp(
  `^${DASH}(\\d{1,2})(?![\\d:]|\\.\\d|\\s*[ap]\\.?m\\b)(?:,\\s*(\\d{4})(?!\\d))?`,
  "i",
);
const EVERY = new RegExp(
  `^(?:every|each|weekly on)\\s+(day|${WEEKDAY}(?:(?:\\s*,\\s*|\\s+and\\s+)${WEEKDAY})*)(?![a-z])`,
  "i",
);
const BETWEEN = new RegExp(
  `^(?:[\\s,;|]+|[\\u2010-\\u2015-]+|(?:from|to|until|through|at|on|the|and)\\b|${WEEKDAY}(?![a-z]))`,
  "i",
);

/**
 * Reads the times at the beginning of a text, as data of events write them: "2026-12-05T19:00", "May 1", "Fri, May 1, 7 – 9 PM",
 * "Dec 5 – 8", "every Saturday, 10:00 – 14:00". Reading ends at the first word that is no time.
 */
export function readTimes(text: string): SaidTimes {
  const said: SaidTimes = { days: [], clocks: [], weekdays: 0, isDaily: false };
  let rest = text.trim().slice(0, MAX_TEXT);
  for (let length = 1; rest !== "" && length > 0; rest = rest.slice(length)) length = readOne(rest, said);
  return said;
}

const MAX_TEXT = 200;

/** Reads what a text begins with; how many characters that is, 0 where it is no time. */
function readOne(rest: string, said: SaidTimes): number {
  const iso = ISO.exec(rest);
  if (iso) return readIso(iso, said);
  const named = MONTH_DAY.exec(rest);
  const turned = named ? null : DAY_MONTH.exec(rest);
  const date = named ?? turned;
  if (date) {
    const [name, number] = named ? [date[1]!, date[2]!] : [date[2]!, date[1]!];
    const month = months.indexOf(name.toLowerCase()) + 1;
    const year = date[3] === undefined ? undefined : Number(date[3]);
    const day = { year, month, day: Number(number) };
    if (!addDay(said, day)) return 0;
    const later = named && LATER_DAY.exec(rest.slice(date[0].length));
    if (!later) return date[0].length;
    const ofLater = later[2] === undefined ? year : Number(later[2]);
    if (ofLater !== undefined) day.year = ofLater;
    return addDay(said, { year: ofLater, month, day: Number(later[1]) })
      ? date[0].length + later[0].length
      : 0;
  }
  const every = EVERY.exec(rest);
  if (every) {
    said.weekdays |= weekdaysIn(every[1]!);
    return every[0].length;
  }
  const between = BETWEEN.exec(rest);
  if (between) return between[0].length;
  return readClocks(rest, said);
}

function readIso([text, ...parts]: RegExpExecArray, said: SaidTimes): number {
  const [year, month, day, hour, minute, utc, sign, hours, minutes] = parts;
  const clock = hour === undefined ? undefined : minuteOf(Number(hour), Number(minute));
  const ahead = (Number(hours) * 60 + Number(minutes)) * (sign === "-" ? -1 : 1);
  const offset = utc ? 0 : sign ? ahead : undefined;
  return addDay(said, { year: Number(year), month: Number(month), day: Number(day), clock, offset })
    ? text.length
    : 0;
}

function readClocks(rest: string, said: SaidTimes): number {
  const both = CLOCKS.exec(rest);
  if (both) {
    const half = both[5]!;
    const until = halfClock(both[3]!, both[4], half);
    const inherited = halfClock(both[1]!, both[2], half);
    const other = halfClock(both[1]!, both[2], half.toLowerCase() === "p" ? "a" : "p");
    // "11 – 1 PM" begins before noon.
    const from = inherited !== undefined && until !== undefined && inherited > until ? other : inherited;
    return addClock(said, from) && addClock(said, until) ? both[0].length : 0;
  }
  const one = HALF_CLOCK.exec(rest);
  if (one) return addClock(said, halfClock(one[1]!, one[2], one[3]!)) ? one[0].length : 0;
  const plain = CLOCK.exec(rest);
  return plain && addClock(said, minuteOf(Number(plain[1]), Number(plain[2]))) ? plain[0].length : 0;
}

function addDay(said: SaidTimes, day: SaidDay): boolean {
  const isThere = dayOfMonth(day.year ?? LEAP_YEAR, day) !== undefined;
  if (isThere && said.days.length < 2) said.days.push(day);
  return isThere;
}

function addClock(said: SaidTimes, clock: number | undefined): boolean {
  if (clock === undefined) return false;
  if (said.clocks.length === 0) said.isDaily = said.days.length === 2;
  if (said.clocks.length < 2) said.clocks.push(clock);
  return true;
}

function minuteOf(hour: number, minute: number): number | undefined {
  return hour <= 24 && minute < 60 && hour * 60 + minute <= DAY_MINUTES ? hour * 60 + minute : undefined;
}

function halfClock(hour: string, minute: string | undefined, half: string): number | undefined {
  const number = Number(hour);
  if (number < 1 || number > 12) return undefined;
  return minuteOf((number % 12) + (half.toLowerCase() === "p" ? 12 : 0), Number(minute ?? 0));
}

function weekdaysIn(text: string): number {
  if (text.toLowerCase() === "day") return 127;
  const named = text.toLowerCase().matchAll(new RegExp(`(${weekdays.join("|")})[a-z]*`, "g"));
  return named.reduce((mask, [, name]) => mask | (1 << weekdays.indexOf(name!)), 0);
}

const LEAP_YEAR = 2_000;
/** Within so many years there is any day of the year, 29 February too. */
const YEARS = 9;

/** The number of a day from 1970 on; undefined where the month has no such day. */
export function dayOfMonth(year: number, { month, day }: SaidDay): number | undefined {
  const at = Date.UTC(year, month - 1, day);
  return new Date(at).getUTCMonth() === month - 1 && day >= 1 ? at / DAY_MS : undefined;
}

/** The first such day of a year from a day on. */
export function nextDayOfYear(said: SaidDay, from: number): number | undefined {
  const year = new Date(from * DAY_MS).getUTCFullYear();
  const days = Array.from({ length: YEARS }, (_, years) => dayOfMonth(year + years, said));
  return days.find((day) => day !== undefined && day >= from);
}

/** The last such day of a year up to a day. */
export function previousDayOfYear(said: SaidDay, until: number): number | undefined {
  const year = new Date(until * DAY_MS).getUTCFullYear();
  const days = Array.from({ length: YEARS }, (_, years) => dayOfMonth(year - years, said));
  return days.find((day) => day !== undefined && day <= until);
}
