import type { OpeningHours, SpecialDay } from "../../../src/client/api-types.ts";
import { signs } from "../texts/texts.ts";
import { formatOf } from "./formats.ts";

/** What is known of a place at this moment. Unknown hours are `unknown`, never closed. */
type OpenState = { state: "open"; until: string | undefined } | { state: "closed" } | { state: "unknown" };

/** Reads the state of opening hours; `until` is the closing time on the place's own clock. */
export function openState(hours: OpeningHours | undefined, lang: string): OpenState {
  if (!hours || hours.isUnavailable || hours.openNow === undefined) return { state: "unknown" };
  if (!hours.openNow) return { state: "closed" };
  return { state: "open", until: hours.nextCloseTime && clockText(hours.nextCloseTime, lang) };
}

/** The places in their order, those known to be closed at this moment after all others. */
export function closedLast<Place extends { openingHours?: OpeningHours }>(places: readonly Place[]): Place[] {
  const isClosed = ({ openingHours: hours }: Place) => hours?.openNow === false && !hours.isUnavailable;
  return [...places.filter((place) => !isClosed(place)), ...places.filter(isClosed)];
}

/** The places in their order that are open, or will be within so many minutes by their usual week, in a zone. */
export function openSoon<Place extends { openingHours?: OpeningHours }>(
  places: readonly Place[],
  timeZone: string | undefined,
  { now = Date.now(), within = 60 } = {},
): Place[] {
  const minute = minuteOfWeek(now, timeZone);
  return places.filter(({ openingHours: hours }) => {
    if (!hours || hours.isUnavailable || hours.openNow === undefined) return false;
    const waits = (hours.periods ?? []).map(({ open }) => (toMinute(open) - minute + WEEK) % WEEK);
    return hours.openNow || waits.some((wait) => wait <= within);
  });
}

/** The time of day that an RFC 3339 instant says at its own offset. */
export function clockText(instant: string, lang: string): string | undefined {
  const match = /T(\d{2}):(\d{2})/.exec(instant);
  return match ? timeText(Number(match[1]) * 60 + Number(match[2]), lang) : undefined;
}

/** A time of day in minutes from midnight, as the language writes it. */
function timeText(minutes: number, lang: string): string {
  const format = formatOf(Intl.DateTimeFormat, lang, { timeStyle: "short", timeZone: "UTC" });
  return format.format(Date.UTC(2000, 0, 1, 0, minutes));
}

/**
 * A day in words, such as Monday 1 February 2027: of an ISO date, or of epoch milliseconds in a zone. A text that is no
 * date stays as it is; undefined stays undefined.
 */
export function dateText(
  given: string | number | undefined,
  lang: string,
  timeZone: string | undefined,
  dateStyle: "full" | "medium" = "full",
): string | undefined {
  if (given === undefined || given === "") return undefined;
  if (typeof given === "string") {
    const match = /^\d{4}-\d{2}-\d{2}/.exec(given);
    const time = match ? Date.parse(`${match[0]}T00:00:00Z`) : Number.NaN;
    return Number.isNaN(time) ? given : styledDate(time, lang, "UTC", dateStyle);
  }
  return Number.isFinite(given) && Math.abs(given) <= 8.64e15
    ? styledDate(given, lang, timeZone, dateStyle)
    : undefined;
}

function styledDate(
  time: number,
  lang: string,
  timeZone: string | undefined,
  dateStyle: "full" | "medium",
): string {
  try {
    return formatOf(Intl.DateTimeFormat, lang, { dateStyle, ...(timeZone ? { timeZone } : {}) }).format(time);
  } catch {
    // A zone that the engine does not know: the device's own.
    return formatOf(Intl.DateTimeFormat, lang, { dateStyle }).format(time);
  }
}

/** Today and the days after it on the clock of a zone, as ISO dates. */
export function coming(days: number, timeZone: string | undefined, now = Date.now()): string[] {
  const { year, month, day } = dateParts(now, timeZone) ?? dateParts(now, undefined)!;
  return Array.from({ length: days }, (_, index) =>
    new Date(Date.UTC(year!, month! - 1, day! + index)).toISOString().slice(0, 10),
  );
}

/** A day of those that come, as people say it: today, tomorrow, Wed 25. */
export function dayName(date: string, fromToday: number, lang: string): string {
  if (fromToday < 2)
    return formatOf(Intl.RelativeTimeFormat, lang, { numeric: "auto" }).format(fromToday, "day");
  const format = formatOf(Intl.DateTimeFormat, lang, { weekday: "short", day: "numeric", timeZone: "UTC" });
  return format.format(Date.parse(date));
}

/** One day of a place's week, as it is shown. */
export interface DayHours {
  /** 0 = Sunday. */
  day: number;
  /** The weekday in the language. */
  name: string;
  isToday: boolean;
  /** What it is called besides: a holiday. */
  special: SpecialDay["name"] | undefined;
  /** Whether the usual hours may not hold on it: a public holiday of which they say nothing. */
  isInDoubt: boolean;
  /** The openings that begin on this day, such as 08:30 to 18:00 with a dash between. Empty: closed. */
  openings: string[];
  isAllDay: boolean;
}

interface WeekOptions {
  lang: string;
  /** IANA zone of the place; the device's where it is undefined or unknown. */
  timeZone: string | undefined;
  /** Epoch milliseconds: which day is today. */
  now: number;
  /** Of the seven days from today on. */
  specialDays?: readonly SpecialDay[];
}

export type WeekTime = NonNullable<OpeningHours["periods"]>[number]["open"];
type Stretch = readonly [from: number, to: number];

const DAY = 1_440;
const WEEK = 7 * DAY;
/** A Sunday, for the names of weekdays. */
const SUNDAY = Date.UTC(2000, 0, 2);

/**
 * The seven days in the order that the language's country begins its week. Undefined where no weekly hours are known; a place
 * that is closed now and has none, such as one of the summer, is closed all week.
 */
export function buildWeek(hours: OpeningHours | undefined, options: WeekOptions): DayHours[] | undefined {
  if (!hours?.periods || hours.isUnavailable) return undefined;
  if (hours.periods.length === 0 && hours.openNow !== false) return undefined;
  const { lang, timeZone, now, specialDays = [] } = options;
  const stretches = hours.periods.flatMap(cutAtMidnights).toSorted(([a], [b]) => a - b);
  const names = formatOf(Intl.DateTimeFormat, lang, { weekday: "long", timeZone: "UTC" });
  const today = weekdayAt(now, timeZone);
  const first = firstWeekday(lang);
  return Array.from({ length: 7 }, (_, index) => {
    const day = (first + index) % 7;
    const own = stretches.filter(([from]) => Math.floor(from / DAY) === day);
    const special = specialDays.find(({ date }) => new Date(date).getUTCDay() === day);
    return {
      day,
      special: special?.name,
      name: names.format(SUNDAY + day * 86_400_000),
      isToday: day === today,
      isInDoubt: special?.isInDoubt ?? (day === today && hours.openNow === undefined),
      openings: own.map(([from, to]) =>
        [from, to].map((minute) => timeText(minute % DAY, lang)).join(signs.range),
      ),
      isAllDay: own.some(([from, to]) => to - from >= DAY),
    };
  });
}

/** A period in minutes from Sunday midnight, cut at midnights where it is longer than a day; without an end it is the whole week. */
function cutAtMidnights({ open, close }: NonNullable<OpeningHours["periods"]>[number]): Stretch[] {
  const from = close ? toMinute(open) : 0;
  const to = close ? toMinute(close) : WEEK;
  const end = to > from ? to : to + WEEK;
  if (end - from <= DAY) return [[from, end]];
  const cuts: Stretch[] = [];
  for (let at = from; at < end; at = (Math.floor(at / DAY) + 1) * DAY) {
    const next = Math.min((Math.floor(at / DAY) + 1) * DAY, end);
    cuts.push([at % WEEK, (at % WEEK) + (next - at)]);
  }
  return cuts;
}

const toMinute = (at: WeekTime) => at.day * DAY + minuteOfDay(at);

/** The minute of its day that an opening hour says in one of its three ways. */
export function minuteOfDay({ time, hours, minutes, hour, minute }: WeekTime): number {
  const digits = time?.replace(":", "");
  return digits
    ? Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2))
    : (hours ?? hour ?? 0) * 60 + (minutes ?? minute ?? 0);
}

/** A minute of the day such as 08:30. */
export function clockOf(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

function weekdayAt(now: number, timeZone: string | undefined): number {
  const { year, month, day } = dateParts(now, timeZone) ?? dateParts(now, undefined)!;
  return new Date(Date.UTC(year!, month! - 1, day)).getUTCDay();
}

/** Minutes since Sunday midnight on the clock of a zone; on the device's where the engine does not know the zone. */
function minuteOfWeek(now: number, timeZone: string | undefined): number {
  const { hour = 0, minute = 0 } = dateParts(now, timeZone) ?? dateParts(now, undefined)!;
  return weekdayAt(now, timeZone) * DAY + hour * 60 + minute;
}

/** The date and time of day of an instant in a zone; undefined for a zone that the engine does not know. */
function dateParts(now: number, timeZone: string | undefined): Partial<Record<string, number>> | undefined {
  const fields = {
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  } as const;
  const options = {
    ...fields,
    hourCycle: "h23",
    calendar: "gregory",
    numberingSystem: "latn",
    timeZone,
  } as const;
  try {
    const parts = formatOf(Intl.DateTimeFormat, undefined, options).formatToParts(now);
    return Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)]));
  } catch {
    return undefined;
  }
}

/** Day that a week begins with where the language is spoken, 0 = Sunday; Monday where the engine cannot say. */
function firstWeekday(lang: string): number {
  const locale = new Intl.Locale(lang) as { getWeekInfo?: () => { firstDay: number } };
  return (locale.getWeekInfo?.().firstDay ?? 1) % 7;
}
