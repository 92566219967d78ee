import type { OutlineStop, TimeOfDay } from "../../contract/inline-itinerary.ts";
import { localMsToInstant } from "../../hours/local-time.ts";

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;

/** Where a plan says no more than the time of day: minutes from midnight, and how long a stop is then taken to last. */
const USUAL_START: Readonly<Record<TimeOfDay, number>> = {
  morning: 10 * 60,
  midday: 12 * 60 + 30,
  afternoon: 15 * 60,
  evening: 19 * 60,
  night: 21 * 60 + 30,
};
const USUAL_MINUTES = 60;
/** An end that is farther away is no end of a visit. */
const MOST_MINUTES = 12 * 60;
/** Before this hour a stop at night belongs to the day before. */
const MORNING_MINUTES = 6 * 60;

/** When the stops of a day begin and end, epoch milliseconds. Times that the plan leaves open follow one another. */
export function stopTimes(
  stops: readonly OutlineStop[],
  date: string,
  timeZone: string,
): { startMs: number; endMs: number }[] {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const instant = (minutes: number) => localMsToInstant(midnight + minutes * MINUTE_MS, timeZone);
  let free = 0;
  return stops.map((stop) => {
    const usual = Math.max(USUAL_START[stop.timeOfDay], free);
    const start = startOf(stop) ?? Math.min(usual, DAY_MINUTES + MORNING_MINUTES);
    const end = endOf(stop, start);
    free = end;
    return { startMs: instant(start), endMs: Math.max(instant(end), instant(start) + MINUTE_MS) };
  });
}

function startOf({ startTime, timeOfDay }: OutlineStop): number | undefined {
  const start = minutesOf(startTime);
  const isPastMidnight = start !== undefined && timeOfDay === "night" && start < MORNING_MINUTES;
  return isPastMidnight ? start + DAY_MINUTES : start;
}

function endOf({ endTime }: OutlineStop, start: number): number {
  const end = minutesOf(endTime);
  if (end === undefined) return start + USUAL_MINUTES;
  const length = (end - start + 2 * DAY_MINUTES) % DAY_MINUTES;
  return start + (length > 0 && length <= MOST_MINUTES ? length : USUAL_MINUTES);
}

function minutesOf(time: string | undefined): number | undefined {
  if (time === undefined) return undefined;
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
