import { dateAfter } from "../../hours/local-time.ts";
import type { Meal } from "../../languages/spoken.ts";
import type { Candidate, MealHours, PlanRequest } from "./plan.ts";
import { mealTimes, STEP_MINUTES, usualDayEnd } from "./weights.ts";

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
