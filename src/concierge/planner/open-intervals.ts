import { isUnknownOn, type OpeningCalendar, planOfDay } from "../../hours/calendar.ts";
import { dateAfter, dayOfDate, localToInstant, utcOffsetMs } from "../../hours/local-time.ts";
import { MINUTES_PER_WEEK } from "../../hours/week.ts";
import type { Meal } from "../../languages/spoken.ts";
import type { Candidate, MealHours, OpenInterval, PlanRequest } from "./plan.ts";
import { mealTimes, STEP_MINUTES, usualDayEnd } from "./weights.ts";

const MINUTES_PER_DAY = 1_440;
/** A night out belongs to the date on which it began. */
const NIGHT_ENDS = MINUTES_PER_DAY + 6 * 60;

/** The zones of a place and of its host (IANA names), where they differ. */
export interface Zones {
  readonly place: string;
  readonly host: string;
}

/**
 * When a place with a weekly schedule (see `openingWeekOf`) is open on a local date: sorted intervals that hold some of the
 * time from the date's midnight to six the next morning, clipped at midnight. Undefined when the schedule is unknown.
 * `zones`, where the host's clock is not the place's: the intervals are those of the host's clock, by the offsets at noon.
 * @throws RangeError for an ill-formed date or an unknown zone.
 */
export function openIntervalsOfWeek(
  week: Uint16Array | undefined,
  localDate: string,
  zones?: Zones,
): readonly OpenInterval[] | undefined {
  if (week === undefined) return undefined;
  const shift = zones === undefined || zones.place === zones.host ? 0 : hostAhead(localDate, zones);
  const midnight = findWeekday(localDate) * MINUTES_PER_DAY - shift;
  const stretches: OpenInterval[] = [];
  // One week before and after: the date's own night may lie beyond either end of the week.
  for (const weekStart of [-MINUTES_PER_WEEK, 0, MINUTES_PER_WEEK]) {
    for (let i = 0; i < week.length; i += 2) {
      stretches.push([weekStart + week[i]! - midnight, weekStart + week[i + 1]! - midnight]);
    }
  }
  return clipped(joined(stretches));
}

/**
 * The same of hours that change by date. A date of which nothing is known is unknown; where only some of its hours are
 * uncertain, those do not count as open.
 */
export function openIntervalsOfCalendar(
  calendar: OpeningCalendar,
  localDate: string,
  zones?: Zones,
): readonly OpenInterval[] | undefined {
  const day = dayOfDate(localDate);
  if (isUnknownOn(calendar, day)) return undefined;
  const shift = zones === undefined || zones.place === zones.host ? 0 : hostAhead(localDate, zones);
  const stretches = [-1, 0, 1].flatMap((offset) =>
    planOfDay(calendar, day + offset).open.map(
      ([from, until]) =>
        [from + offset * MINUTES_PER_DAY + shift, until + offset * MINUTES_PER_DAY + shift] as const,
    ),
  );
  return clipped(joined(stretches));
}

/** Sorted stretches, one where two meet. */
function joined(stretches: readonly OpenInterval[]): OpenInterval[] {
  const intervals: [number, number][] = [];
  for (const [open, close] of stretches) {
    const last = intervals.at(-1);
    if (last !== undefined && open <= last[1]) last[1] = Math.max(last[1], close);
    else intervals.push([open, close]);
  }
  return intervals;
}

/** What lies in the day or its night. */
function clipped(intervals: readonly OpenInterval[]): readonly OpenInterval[] {
  return intervals
    .filter(([open, close]) => close > 0 && open < NIGHT_ENDS)
    .map(([open, close]) => [Math.max(0, open), close]);
}

/** 0 (Sunday) to 6. */
function findWeekday(localDate: string): number {
  const midnight = Date.parse(`${localDate}T00:00:00Z`);
  if (Number.isNaN(midnight))
    throw new RangeError(`not a date such as 2026-11-21: ${JSON.stringify(localDate)}`);
  return new Date(midnight).getUTCDay();
}

/** Minutes that the host's clock is ahead of the place's. */
function hostAhead(localDate: string, { place, host }: Zones): number {
  const noon = localToInstant(`${localDate}T12:00`, host);
  return Math.round((utcOffsetMs(noon, host) - utcOffsetMs(noon, place)) / 60_000);
}

/** Fewer kitchens of known hours say nothing of what is usual. */
const LEAST_KITCHENS = 10;
/** So long after kitchens open people like to sit down, and sit down at the latest; minutes. */
const [LIKED_AFTER, LATEST_AFTER] = [30, 90];
/** What a late dinner takes, with the way to it. */
const DINNER_MINUTES = 120;
/** Until when a kitchen that opens counts for the meal. */
const OPENS_BY: Readonly<Record<"lunch" | "dinner", number>> = { lunch: 16 * 60, dinner: 23 * 60 };

/**
 * Later hours for lunch and dinner where most kitchens open later than the usual hours expect (a Spanish dinner), by the
 * middle (median) of their openings on the days of the request; and days that are long enough for them. The usual hours stay
 * possible. Nothing where kitchens open in time, too few have known hours, or children come along.
 */
export function localHours(
  candidates: readonly Candidate[],
  request: PlanRequest,
): Pick<PlanRequest, "mealHours" | "dayEnd"> {
  if (request.party === "children") return {};
  const found = (["lunch", "dinner"] as const).flatMap((meal) => laterHours(candidates, request, meal) ?? []);
  if (found.length === 0) return {};
  const dinner = found.find(({ meal }) => meal === "dinner");
  const end = Math.max(usualDayEnd(request.party), (dinner?.latest ?? 0) + DINNER_MINUTES);
  // What the traveller said of a meal counts.
  return {
    mealHours: [...found.filter(({ meal }) => !isSaid(request, meal)), ...(request.mealHours ?? [])],
    dayEnd: request.dayEnd ?? end,
  };
}

function laterHours(
  candidates: readonly Candidate[],
  { startDate, days, party }: PlanRequest,
  meal: "lunch" | "dinner",
): MealHours | undefined {
  const usual = mealTimes(meal, party);
  const dates = Array.from({ length: days }, (_, index) => dateAfter(startDate, index));
  const openings = candidates
    .filter(({ kind }) => kind === "restaurant")
    .map((candidate) => openingFor(candidate, dates, usual.earliest, OPENS_BY[meal]))
    .filter((opening) => opening !== undefined)
    .sort((a, b) => a - b);
  if (openings.length < LEAST_KITCHENS) return undefined;
  const median = Math.ceil(openings[openings.length >> 1]! / STEP_MINUTES) * STEP_MINUTES;
  const liked = Math.max(usual.liked, median + LIKED_AFTER);
  const latest = Math.max(usual.latest, median + LATEST_AFTER);
  if (liked === usual.liked && latest === usual.latest) return undefined;
  return { meal, earliest: usual.earliest, latest, liked };
}

/** The minute from which a kitchen is open for a meal on the first of some days on which it is; undefined when never. */
function openingFor(
  { openIntervals }: Candidate,
  dates: readonly string[],
  earliest: number,
  opensBy: number,
): number | undefined {
  for (const date of dates) {
    const stretch = openIntervals(date)
      ?.filter(([open, close]) => open <= opensBy && close > earliest)
      .toSorted(([a], [b]) => a - b)[0];
    if (stretch) return Math.max(stretch[0], earliest);
  }
  return undefined;
}

function isSaid({ mealHours = [] }: PlanRequest, meal: Meal): boolean {
  return mealHours.some((hours) => hours.meal === meal && hours.dayNumber === undefined);
}
