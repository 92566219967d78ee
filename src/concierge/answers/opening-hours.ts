import type { Sight } from "../../discovery/match/sight.ts";
import { mayDifferOn, type PlaceHours, placeHours } from "../../discovery/places.ts";
import { dayAt } from "../../hours/local-time.ts";
import { openIntervalsOfCalendar, openIntervalsOfWeek } from "../planner/open-intervals.ts";
import type { OpenInterval } from "../planner/plan.ts";
import type { Voice } from "./voice.ts";

const DAYS = 7;
const DAY_MS = 86_400_000;
const MINUTES_PER_DAY = 1_440;

/**
 * When a place is open on a local date of the host's zone, as minutes from its midnight, the night before reaching in;
 * undefined when nobody can tell, [] when it is closed. Hours that are uncertain are not counted as open.
 */
export function stretchesOn(
  sight: Sight,
  row: number,
  localDate: string,
): readonly OpenInterval[] | undefined {
  const hours = placeHours(sight, row);
  return hours && stretchesOf(hours, localDate, sight.host?.timeZoneName);
}

/** The same of hours, on a date of `hostZone`; without one on a date of the place's own zone. */
export function stretchesOf(
  { zone, week, calendar }: PlaceHours,
  localDate: string,
  hostZone?: string,
): readonly OpenInterval[] | undefined {
  const zones = hostZone === undefined ? undefined : { place: zone, host: hostZone };
  return calendar
    ? openIntervalsOfCalendar(calendar, localDate, zones)
    : openIntervalsOfWeek(week, localDate, zones);
}

/**
 * When a listing is open on the coming seven days, Monday first, days that are alike together: "Mon–Thu 12:00–0:00; Fri closed".
 * Days that nobody knows of are left out, holidays on which that may not hold are named, and no days are named where all seven are alike; undefined when nothing is known.
 */
export function tellWeek(voice: Voice, sight: Sight, row: number): string | undefined {
  const hours = placeHours(sight, row);
  if (!hours) return undefined;
  const today = dayAt(sight.nowMs, hours.zone);
  const texts: (string | undefined)[] = Array.from({ length: DAYS });
  for (let day = today; day < today + DAYS; day++) {
    const localDate = new Date(day * DAY_MS).toISOString().slice(0, 10);
    const before = new Date((day - 1) * DAY_MS).toISOString().slice(0, 10);
    const stretches = stretchesOf(hours, localDate);
    const lastNight = stretchesOf(hours, before) ?? [];
    // 1 January 1970 was a Thursday.
    texts[(day + 3) % DAYS] = mayDifferOn(sight, row, localDate)
      ? voice.phrases.holidayHours
      : stretches && sayStretches(voice, withoutLastNight(stretches, lastNight));
  }
  const groups = groupDays(texts);
  if (groups.length === 0) return undefined;
  if (groups.length === 1 && groups[0]!.to - groups[0]!.from === DAYS - 1) return groups[0]!.text;
  const { weekdays } = voice;
  return groups
    .map(({ from, to, text }) => {
      const days = from === to ? weekdays[from] : `${weekdays[from]}–${weekdays[to]}`;
      return `${days} ${text}`;
    })
    .join("; ");
}

/** Without what reaches in from the night before. */
function withoutLastNight(
  stretches: readonly OpenInterval[],
  lastNight: readonly OpenInterval[],
): OpenInterval[] {
  return stretches.filter(
    ([open, close]) =>
      open > 0 ||
      close >= MINUTES_PER_DAY ||
      !lastNight.some(([, until]) => until - MINUTES_PER_DAY === close),
  );
}

function sayStretches({ phrases, clock, list }: Voice, stretches: readonly OpenInterval[]): string {
  if (stretches.length === 0) return phrases.closed;
  if (stretches.some(([open, close]) => close - open >= MINUTES_PER_DAY)) return phrases.openAllHours;
  return list(stretches.map(([open, close]) => `${clock(open)}–${clock(close)}`));
}

/** Days in a row with the same hours; 0 is Monday. */
function groupDays(texts: readonly (string | undefined)[]): { from: number; to: number; text: string }[] {
  const groups: { from: number; to: number; text: string }[] = [];
  texts.forEach((text, day) => {
    const last = groups.at(-1);
    if (text === undefined) return;
    if (last && last.to === day - 1 && last.text === text) last.to = day;
    else groups.push({ from: day, to: day, text });
  });
  return groups;
}
