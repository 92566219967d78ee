import { BoundedCache } from "../../content/bounded-cache.ts";
import { Fingerprint } from "../../content/fingerprint.ts";
import { ownBytes } from "../../content/lent-memory.ts";
import type { SpecialDay } from "../../contract/opening-hours.ts";
import {
  isOpenOn,
  isUnknownOn,
  type OpeningCalendar,
  planOfDay,
  shownWeekOf,
  unpackCalendar,
} from "../../hours/calendar.ts";
import { eveOf, type Holidays, holidaysIn } from "../../hours/holidays.ts";
import {
  dateOfDay,
  dayAt,
  isTimeZone,
  localMsToInstant,
  utcOffsetMs,
  weekdayOf,
  weekMinuteAt,
} from "../../hours/local-time.ts";
import { calendarStateAt, type OpeningState, openingStateAt } from "../../hours/state.ts";
import { isOpenAt, MINUTES_PER_DAY, MINUTES_PER_WEEK, sameDay } from "../../hours/week.ts";
import { LookedAt, type Test } from "../../search/columns/match.ts";
import type { Table } from "../../search/columns/table.ts";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** The end of `openingHours`, which changes with time, ready to write, and how long it holds. */
export interface Hours {
  fromMs: number;
  untilMs: number;
  json: Buffer;
  /** A hash of `json`. */
  mark: number;
}

/**
 * The opening state of listings as time goes by. A state is worked out once and then holds until the place next opens or
 * closes, so an answer only copies it.
 */
export class HoursClock {
  readonly #table: Table;
  /** The zones of the table's hosts by their numbers. */
  readonly #hostZones: readonly (string | undefined)[];
  readonly #weeks: (Uint16Array | undefined)[] = [];
  readonly #calendars: (OpeningCalendar | undefined)[] = [];
  /** By region: its holidays, and what they say of the day that was last asked for. */
  readonly #doubts: { holidays: Holidays; day?: number; inDoubt?: boolean }[] = [];
  readonly #open: LookedAt;
  readonly #states = new Map<string | undefined, Hours[]>();

  /** `zoneOfHost`: the time zone of a host by its id. */
  constructor(table: Table, zoneOfHost: (hostId: string) => string | undefined) {
    this.#table = table;
    this.#open = new LookedAt(table.size);
    this.#hostZones = table.hostNames.list.map(zoneOfHost);
  }

  /** The zone a listing's hours are judged in: its own, else the asking host's, else that of its first host that has one. */
  zoneOf(row: number, hostZone: string | undefined): string | undefined {
    const own = this.#table.zone[row]!;
    return own >= 0 ? this.#table.zoneNames.list[own] : (hostZone ?? this.#zoneOfHosts(row));
  }

  #zoneOfHosts(row: number): string | undefined {
    for (const host of this.#table.hosts.of(row)) {
      const zone = this.#hostZones[host];
      if (zone !== undefined) return zone;
    }
    return undefined;
  }

  /**
   * `,"openNow":…,"nextCloseTime":…}` as of an instant: what closes the open `openingHours` of a rendition. Of hours that change by
   * date it is all that stands in them; `usualWeek` is then the rendition's.
   */
  at(row: number, hostZone: string | undefined, nowMs: number, usualWeek?: string): Hours {
    const zone = this.zoneOf(row, hostZone);
    let states = this.#states.get(zone);
    if (!states) {
      states = [];
      this.#states.set(zone, states);
    }
    const known = states[row];
    if (known && nowMs >= known.fromMs && nowMs < known.untilMs) return known;
    const calendar = this.#calendarOf(row);
    const hours = calendar
      ? hoursOfDate(calendar, zone, nowMs, usualWeek)
      : hoursOfWeek(this.#weekOf(row), zone, nowMs, (day) => this.isInDoubt(row, day));
    states[row] = hours;
    return hours;
  }

  /**
   * Whether a row's hours may not hold on a day (a number of local-time.ts) though they are known: usual hours that say nothing of
   * holidays, on a public holiday where the place is.
   */
  isInDoubt(row: number, day: number): boolean {
    const { week, calendar } = this.#table;
    if (!calendar.isEmpty(row) || week.isEmpty(row)) return false;
    if (isRoundTheClock(week.values, week.firstOf(row))) return false;
    const days = this.#daysOf(row);
    if (!days) return false;
    if (days.day !== day) [days.day, days.inDoubt] = [day, days.holidays.isInDoubt(day)];
    return days.inDoubt!;
  }

  /**
   * The days with a name among the seven that are shown of a row at an instant: holidays where the place is, and the eves of Christmas
   * and of the new year where its hours are others than usual. None where its hours, its zone or its region are not known.
   */
  specialDays(row: number, hostZone: string | undefined, nowMs: number): SpecialDay[] {
    const zone = this.zoneOf(row, hostZone);
    const calendar = this.#calendarOf(row);
    const holidays = this.#daysOf(row)?.holidays;
    if (zone === undefined || !isTimeZone(zone) || !holidays) return [];
    if (!calendar && this.#table.week.isEmpty(row)) return [];
    const today = dayAt(nowMs, zone);
    return Array.from({ length: 7 }, (_, index) => today + index).flatMap((day) => {
      const date = dateOfDay(day);
      const isOther = calendar && !sameDay(planOfDay(calendar, day), calendar.usual[weekdayOf(day)]!);
      const name = holidays.nameOf(day) ?? (isOther ? eveOf(date) : undefined);
      if (!name) return [];
      return this.isInDoubt(row, day) ? { date, name, isInDoubt: true } : { date, name };
    });
  }

  #daysOf(row: number): { holidays: Holidays; day?: number; inDoubt?: boolean } | undefined {
    const { region, regionNames } = this.#table;
    const number = region[row]!;
    if (number < 0) return undefined;
    let days = this.#doubts[number];
    if (!days) {
      const name = regionNames.list[number]!;
      days = {
        holidays: holidaysIn({ country: name.slice(0, 2), subdivision: name.length > 2 ? name : undefined }),
      };
      this.#doubts[number] = days;
    }
    return days;
  }

  /** Rows known to be open at an instant: unknown hours, or an unknown zone, do not pass. They open and close on the minute. */
  openAt(hostZone: string | undefined, instantMs: number): Test {
    const { week, calendar } = this.#table;
    const clocks = new Map<string, ReturnType<typeof wallClockAt>>();
    const epochMs = Math.floor(instantMs / MINUTE_MS) * MINUTE_MS;
    return this.#open.once(`${epochMs} ${hostZone}`, (row) => {
      const byDate = !calendar.isEmpty(row);
      if (week.isEmpty(row) && !byDate) return false;
      const zone = this.zoneOf(row, hostZone);
      if (zone === undefined) return false;
      let clock = clocks.get(zone);
      if (!clock) {
        clock = wallClockAt(epochMs, zone);
        clocks.set(zone, clock);
      }
      if (this.isInDoubt(row, clock.day)) return false;
      if (clock.afterTransition) return this.#stateAt(row, zone, epochMs).openNow === true;
      if (byDate) return isOpenOn(this.#calendarOf(row)!, clock.day, clock.weekMinute % MINUTES_PER_DAY);
      return isOpenAt(week.values, clock.weekMinute, week.firstOf(row), week.endOf(row));
    });
  }

  /** Rows of which nobody knows whether they are open on the local date of an instant. */
  unknownAt(hostZone: string | undefined, epochMs: number): Test {
    const { week, calendar } = this.#table;
    const days = new Map<string, number>();
    return (row) => {
      const zone = this.zoneOf(row, hostZone);
      if (zone === undefined) return true;
      const day = days.get(zone) ?? dayAt(epochMs, zone);
      days.set(zone, day);
      if (calendar.isEmpty(row)) return week.isEmpty(row) || this.isInDoubt(row, day);
      return isUnknownOn(this.#calendarOf(row)!, day);
    };
  }

  #stateAt(row: number, zone: string, epochMs: number): OpeningState {
    const calendar = this.#calendarOf(row);
    return calendar
      ? calendarStateAt(calendar, zone, epochMs)
      : openingStateAt(this.#weekOf(row), zone, epochMs);
  }

  #weekOf(row: number): Uint16Array | undefined {
    if (this.#table.week.isEmpty(row)) return undefined;
    this.#weeks[row] ??= Uint16Array.from(this.#table.week.of(row));
    return this.#weeks[row];
  }

  #calendarOf(row: number): OpeningCalendar | undefined {
    if (this.#table.calendar.isEmpty(row)) return undefined;
    this.#calendars[row] ??= unpackCalendar(this.#table.calendar.of(row));
    return this.#calendars[row];
  }
}

/** The hours of a usual week; on a day on which they are in doubt nothing is told, nor of an opening on such a day. */
function hoursOfWeek(
  week: Uint16Array | undefined,
  zone: string | undefined,
  nowMs: number,
  isInDoubt: (day: number) => boolean,
): Hours {
  const state = openingStateAt(week, zone, nowMs);
  if (state.openNow === undefined || zone === undefined || state.nextCloseTime === undefined)
    return hoursFrom(nowMs, state.validUntilMs, movingEnd(state));
  const today = dayAt(nowMs, zone);
  const told: OpeningState = isInDoubt(today) ? { validUntilMs: Infinity } : state;
  const closes = dayAt(Date.parse(state.nextCloseTime) - 1, zone);
  const next = !state.openNow && isInDoubt(closes) ? undefined : told.nextCloseTime;
  const untilMs = Math.min(state.validUntilMs, localMsToInstant((today + 1) * DAY_MS, zone));
  return hoursFrom(nowMs, untilMs, movingEnd({ ...told, nextCloseTime: next }));
}

function isRoundTheClock(pairs: ArrayLike<number>, first: number): boolean {
  return pairs[first] === 0 && pairs[first + 1] === MINUTES_PER_WEEK;
}

/** The hours of the date that it is in the zone (in UTC where the zone is unknown); they hold at most until the date ends. */
function hoursOfDate(
  calendar: OpeningCalendar,
  zone: string | undefined,
  nowMs: number,
  usualWeek = "",
): Hours {
  const knownZone = zone !== undefined && isTimeZone(zone) ? zone : "UTC";
  const today = dayAt(nowMs, knownZone);
  const state = calendarStateAt(calendar, zone, nowMs);
  const { usual, periods } = shownWeekOf(calendar, today);
  const isUnavailable = state.openNow === undefined && periods === undefined;
  const written = periods && !usual ? `"periods":${JSON.stringify(periods)}` : "";
  const week = periods && usual ? usualWeek : written;
  const untilMs = Math.min(state.validUntilMs, localMsToInstant((today + 1) * DAY_MS, knownZone));
  const comma = week === "" ? "" : ",";
  return hoursFrom(nowMs, untilMs, `"isUnavailable":${isUnavailable}${comma}${week}${movingEnd(state)}`);
}

/** Texts that many places share: most open and close at the same few times. */
const MAX_TEXTS = 4_096;
const texts = new BoundedCache<string, Pick<Hours, "json" | "mark">>(MAX_TEXTS);

function hoursFrom(fromMs: number, untilMs: number, text: string): Hours {
  const { json, mark } = texts.getOrMake(text, () => {
    const hash = new Fingerprint();
    hash.addText(text);
    return { json: ownBytes(text, "latin1"), mark: hash.half };
  });
  return { fromMs, untilMs, json, mark };
}

function movingEnd({ openNow, nextCloseTime }: OpeningState): string {
  return (
    (openNow === undefined ? "" : `,"openNow":${openNow}`) +
    (nextCloseTime === undefined ? "}" : `,"nextCloseTime":"${nextCloseTime}"}`)
  );
}

/** What the clocks of a zone show at an instant, the date as a number of local-time.ts. */
function wallClockAt(epochMs: number, zone: string) {
  return {
    weekMinute: weekMinuteAt(epochMs, zone),
    day: dayAt(epochMs, zone),
    afterTransition: isAfterTransition(epochMs, zone),
  };
}

/**
 * Whether the clock of a zone was changed so recently that the wall clock alone does not tell who is open: while a
 * skipped or repeated stretch of time would last.
 */
function isAfterTransition(epochMs: number, zone: string): boolean {
  const offset = utcOffsetMs(epochMs, zone);
  const change = Math.abs(offset - utcOffsetMs(epochMs - DAY_MS, zone));
  return change > 0 && utcOffsetMs(epochMs - change, zone) !== offset;
}
