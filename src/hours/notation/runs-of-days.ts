import { weekdayOf } from "../local-time.ts";
import type { DayPlan } from "../week.ts";

/** Days, from the first number of local-time.ts to the last, that share a week of their own. */
export interface Run {
  from: number;
  through: number;
  /** By weekday from Sunday; undefined for weekdays on which the run has no day. */
  week: (DayPlan | undefined)[];
}

/** A week that usually holds, and the runs of days on which another does. */
export interface WeekWithRuns {
  usual: DayPlan[];
  runs: Run[];
}

/**
 * What one run costs, in days: a run of another season is one, though some of its days are as usual. Since any seven days can be
 * a run, two years never take more than 125, well below the limit of a record (`MAX_EXCEPTIONS`).
 */
const RUN_COST_DAYS = 30;

/**
 * The days from a first one on, at least seven, as a usual week and as few runs of days as can be that differ from it. The usual
 * week is the most frequent of seven days on end on which anything is open or uncertain; undefined when there is none.
 * Equal days must be the same object.
 */
export function weekWithRuns(days: readonly DayPlan[], first: number): WeekWithRuns | undefined {
  const usual = mostFrequentWeek(days, first);
  return usual && { usual, runs: fewestRuns(days, first, usual) };
}

function mostFrequentWeek(days: readonly DayPlan[], first: number): DayPlan[] | undefined {
  const numbers = new Map<DayPlan, number>();
  for (const day of days) if (!numbers.has(day)) numbers.set(day, numbers.size);
  const weeks = new Map<string, { count: number; week: DayPlan[] }>();
  for (let start = 0; start + 7 <= days.length; start++) {
    const week = weekOf(days, first, start, start + 7) as DayPlan[];
    if (week.every(({ open, uncertain }) => open.length + uncertain.length === 0)) continue;
    const key = week.map((day) => numbers.get(day)).join();
    const known = weeks.get(key);
    if (known) known.count++;
    else weeks.set(key, { count: 1, week });
  }
  let found: { count: number; week: DayPlan[] } | undefined;
  for (const candidate of weeks.values()) if (!found || candidate.count > found.count) found = candidate;
  return found?.week;
}

/** The cheapest way through the days, each as usual or in a run, found from the last day backwards. */
function fewestRuns(days: readonly DayPlan[], first: number, usual: readonly DayPlan[]): Run[] {
  const costs = new Float64Array(days.length + 1);
  /** The end of the run that begins at a day; 0 where the day is as usual. */
  const ends = new Uint32Array(days.length);
  for (let start = days.length - 1; start >= 0; start--) {
    const asUsual = days[start] === usual[weekdayOf(first + start)];
    costs[start] = asUsual ? costs[start + 1]! : Infinity;
    if (asUsual) continue;
    const week: (DayPlan | undefined)[] = [];
    for (let end = start; end < days.length; end++) {
      const weekday = weekdayOf(first + end);
      week[weekday] ??= days[end];
      if (week[weekday] !== days[end]) break;
      const cost = RUN_COST_DAYS + end + 1 - start + costs[end + 1]!;
      if (cost >= costs[start]!) continue;
      costs[start] = cost;
      ends[start] = end + 1;
    }
  }
  const runs: Run[] = [];
  for (let start = 0; start < days.length; ) {
    const end = ends[start]!;
    if (end > 0)
      runs.push({ from: first + start, through: first + end - 1, week: weekOf(days, first, start, end) });
    start = end || start + 1;
  }
  return runs;
}

function weekOf(
  days: readonly DayPlan[],
  first: number,
  start: number,
  end: number,
): (DayPlan | undefined)[] {
  const week: (DayPlan | undefined)[] = Array.from({ length: 7 });
  for (let i = start; i < end; i++) week[weekdayOf(first + i)] = days[i];
  return week;
}
