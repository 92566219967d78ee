import type { Phrases } from "../../languages/phrases.ts";
import type { Meal } from "../../languages/spoken.ts";
import type { Plan, PlanNote, Role } from "../planner/plan.ts";
import type { Voice } from "./voice.ts";

/** A plan in figures, and what it could not keep of what was asked for. `names`: of places, by id. */
export function planSummary(voice: Voice, plan: Plan, names: (id: string) => string): string {
  const { phrases, between } = voice;
  const { notes } = plan;
  const has = (...codes: readonly PlanNote["code"][]) => notes.some(({ code }) => codes.includes(code));
  const leftOut = notes.flatMap(({ code, placeId }) =>
    placeId && (code === "must_not_possible" || code === "not_possible") ? [names(placeId)] : [],
  );
  const unknown = notes.filter(({ code }) => code === "hours_unknown").length;
  return [
    planFigures(voice, plan),
    ...(has("start_moved") ? [phrases.startMoved] : []),
    ...(has("starts_now") ? [phrases.startsNow] : []),
    ...(has("far_from_anchor") ? [phrases.farFromAnchor] : []),
    ...(has("short_day", "empty_day") ? [phrases.planIsShort] : []),
    ...missingMeals(voice, notes),
    ...(leftOut.length > 0 ? [phrases.leftOut(voice.list([...new Set(leftOut)]))] : []),
    ...(unknown > 0 ? [phrases.hoursToCheck(voice.number(unknown))] : []),
  ].join(between);
}

/** How many stops there are and how long the ways take. */
export function planFigures({ phrases, number, duration }: Voice, plan: Plan): string {
  const stops = plan.days.reduce((sum, day) => sum + day.stops.length, 0);
  return phrases.planSummary(number(stops), duration(wayMinutes(plan)));
}

/** Minutes on the way in all, back to the house too. */
export function wayMinutes({ days }: Plan): number {
  const minutes = days.map(({ stops, homeMinutes }) =>
    stops.reduce((sum, { travelMinutes }) => sum + travelMinutes, homeMinutes),
  );
  return minutes.reduce((sum, one) => sum + one, 0);
}

function missingMeals(voice: Voice, notes: readonly PlanNote[]): string[] {
  const daysOf = new Map<Meal, string[]>();
  for (const { code, meal, dayNumber } of notes) {
    if (code !== "no_meal" || !meal || dayNumber === undefined) continue;
    daysOf.set(meal, [...(daysOf.get(meal) ?? []), voice.number(dayNumber)]);
  }
  return [...daysOf].map(([meal, days]) =>
    voice.phrases.noMeal(voice.list(days), forMeal(meal, voice.phrases)!),
  );
}

/** The remark that a stop is for a meal. */
export function forMeal(role: Role, { forBreakfast, forLunch, forDinner }: Phrases): string | undefined {
  return { breakfast: forBreakfast, lunch: forLunch, dinner: forDinner, visit: undefined }[role];
}
