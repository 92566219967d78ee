import type { RowTest } from "../../discovery/match/conditions.ts";
import type { Sight } from "../../discovery/match/sight.ts";
import { type EventTime, eventTime } from "../../discovery/places.ts";
import type { Selection } from "../../discovery/rank.ts";
import { dayOfDate, localMsToInstant } from "../../hours/local-time.ts";
import type { Candidate } from "../planner/plan.ts";
import type { TimeRange } from "../understanding/understanding.ts";
import { stretchesOn } from "./opening-hours.ts";
import { clockZone, type TurnContext } from "./turn.ts";
import type { Voice } from "./voice.ts";

/** So many events are looked through for those that come next. */
export const MANY_EVENTS = 1_000;

/**
 * A selection in the order in which its events take place from an instant on; what is no event comes last. `isNamed`: what was asked
 * for by its own name, which comes first.
 */
export function soonestFirst(
  selection: Selection,
  fromMs: number,
  limit: number,
  isNamed?: RowTest,
): Selection {
  const { sight } = selection;
  const keys = new Map(
    Array.from(selection.rows, (row) => {
      const start = eventTime(sight, row, fromMs)?.startMs ?? LAST;
      return [row, isNamed?.(row) ? start - LAST : start];
    }),
  );
  const rows = selection.rows.toSorted((a, b) => keys.get(a)! - keys.get(b)!).subarray(0, limit);
  return { ...selection, rows };
}

const LAST = Number.MAX_SAFE_INTEGER;

/** When an event takes place next, from the time asked for on, in words; undefined for what is none. */
export function whenRemark(row: number, voice: Voice, sight: Sight, openAt?: TimeRange): string | undefined {
  const time = timeAsked(row, sight, openAt);
  return time === undefined ? undefined : time === null ? voice.phrases.over : voice.dates(time, sight.nowMs);
}

/** The time that a search asks for, as its answer tells it. */
export function timeInWords({ sight, voice, understanding: { openAt } }: TurnContext): string[] {
  if (!openAt) return [];
  const { from, until } = openAt;
  const time = {
    startMs: from,
    endMs: Math.max(until, from + 1),
    zone: clockZone(sight.org, sight.host) ?? "UTC",
  };
  return [voice.dates({ ...time, timed: until - from < 23 * HOUR_MS, ended: until > from }, sight.nowMs)];
}

/** The length of an event in a plan whose end is not known, and the longest that is gone to from its beginning to its end; minutes. */
const USUAL_LENGTH = 120;
const LONGEST_VISIT = 360;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 86_400_000;
const STEP = 5;

/**
 * An event as a plan takes it: on the days on which it takes place, one of a few hours from its beginning on; undefined of what is no
 * event. Where only days are known, its opening hours tell the rest.
 */
export function eventStop(
  sight: Sight,
  row: number,
): Pick<Candidate, "visitMinutes" | "openIntervals"> | undefined {
  const first = eventTime(sight, row, sight.nowMs);
  if (first === undefined) return undefined;
  const visitMinutes = first?.timed ? visitLength(first) : undefined;
  return {
    visitMinutes,
    openIntervals(localDate) {
      const midnight = dayOfDate(localDate) * DAY_MS;
      const zone = sight.host?.timeZoneName ?? first?.zone ?? "UTC";
      const [from, until] = [localMsToInstant(midnight, zone), localMsToInstant(midnight + DAY_MS, zone)];
      const time = eventTime(sight, row, from);
      if (!time || time.startMs >= until) return [];
      if (!time.timed) return stretchesOn(sight, row, localDate);
      const minute = (epochMs: number) => Math.floor((epochMs - from) / MINUTE_MS / STEP) * STEP;
      if (visitMinutes === undefined) return [[Math.max(0, minute(time.startMs)), minute(time.endMs)]];
      const starts = minute(time.startMs);
      return starts < 0 ? [] : [[starts, starts + visitMinutes]];
    },
  };
}

/** Minutes of an event that is gone to as a whole; undefined of one that may be looked at for a while. */
function visitLength({ startMs, endMs, ended }: EventTime): number | undefined {
  const minutes = Math.floor((endMs - startMs) / MINUTE_MS / STEP) * STEP;
  if (!ended) return USUAL_LENGTH;
  return minutes > LONGEST_VISIT ? undefined : Math.max(STEP, minutes);
}

/** Whether a place is an event whose dates are known. */
export function isEvent(row: number, sight: Sight): boolean {
  return eventTime(sight, row, sight.nowMs) !== undefined;
}

/** Whether a place is an event that is over for good. */
export function isOver(row: number, sight: Sight): boolean {
  return eventTime(sight, row, sight.nowMs) === null;
}

function timeAsked(row: number, sight: Sight, openAt?: TimeRange): EventTime | null | undefined {
  const now = eventTime(sight, row, sight.nowMs);
  return (openAt && now && eventTime(sight, row, Math.max(openAt.from, sight.nowMs))) ?? now;
}
