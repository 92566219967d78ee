import type { OpeningHours } from "../../src/contract/opening-hours.ts";
import { Random } from "./random.ts";
import type { Habit } from "./tables/categories.ts";

const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const SCHEDULES = 64;

/** Spans of a day, in minutes from midnight; an end after 24:00 lies in the night. */
type Span = readonly [open: number, close: number];

const always: OpeningHours = {
  isUnavailable: false,
  weekday_text: days.map((day) => `${day}: Open 24 hours`),
  periods: [{ open: { day: 0, time: "0000", hours: 0, minutes: 0 }, close: null }],
};
const unknown: OpeningHours = { isUnavailable: true };

const pools = new Map<Habit, OpeningHours[]>();

/** The week of a place with this habit, of a prepared pool; one in twenty is not known. Shared: not to be changed. */
export function openingHoursOf(habit: Habit, random: Random): OpeningHours {
  if (random.chance(0.05)) return unknown;
  if (habit === "always") return always;
  let pool = pools.get(habit);
  if (!pool) {
    const made = new Random(0x40975, habit.charCodeAt(0), habit.charCodeAt(1));
    pool = Array.from({ length: SCHEDULES }, () => schedule(habit, made));
    pools.set(habit, pool);
  }
  return random.pick(pool);
}

function schedule(habit: Exclude<Habit, "always">, random: Random): OpeningHours {
  const closedDay = random.chance(0.6) ? random.below(7) : -1;
  const usual = spansOf[habit](random);
  const weekend = spansOf[habit](random);
  const week = days.map((_, day) => (day === closedDay ? [] : day === 5 || day === 6 ? weekend : usual));
  return {
    isUnavailable: false,
    weekday_text: week.map((spans, day) => `${days[day]}: ${spans.map(written).join(", ") || "Closed"}`),
    periods: week.flatMap((spans, day) =>
      spans.map(([open, close]) => ({ open: timeOf(day, open), close: timeOf(day, close) })),
    ),
  };
}

const half = (random: Random, from: number, to: number) => random.between(from * 2, to * 2) * 30;

const spansOf: Record<Exclude<Habit, "always">, (random: Random) => Span[]> = {
  day: (random) => [[half(random, 8, 11), half(random, 16, 19)]],
  shop: (random) => [[half(random, 6, 10), half(random, 17, 21)]],
  evening: (random) => [[half(random, 16, 19), half(random, 23, 27)]],
  meals: (random) => [
    [half(random, 11, 12), half(random, 14, 15)],
    [half(random, 17, 18), half(random, 22, 25)],
  ],
};

function timeOf(day: number, minute: number) {
  const hours = Math.floor(minute / 60) % 24;
  const minutes = minute % 60;
  return { day: (day + Math.floor(minute / 1_440)) % 7, time: two(hours) + two(minutes), hours, minutes };
}

function written([open, close]: Span): string {
  return `${clock(open)} – ${clock(close)}`;
}

function clock(minute: number): string {
  return `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`;
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}
