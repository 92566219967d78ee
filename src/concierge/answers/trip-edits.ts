import { editPlan } from "../planner/edit-plan.ts";
import type { PlanEdit, StopReference, Wish } from "../planner/edits.ts";
import type { Candidate, Plan, PlanRequest } from "../planner/plan.ts";
import type { Meal } from "../planner/visit-kinds.ts";
import { conceptOf } from "../understanding/concepts.ts";
import type { OrgWords } from "../understanding/org-words.ts";
import type { Edit, Understanding } from "../understanding/understanding.ts";

const SHIFT_MINUTES = 60;

/** The changes that a message asks for, as the planner takes them. */
export function planEditsOf(understanding: Understanding, words: OrgWords): PlanEdit[] {
  return understanding.edits.map((edit) => planEditOf(edit, understanding, words));
}

function planEditOf(edit: Edit, understanding: Understanding, words: OrgWords): PlanEdit {
  const { operation, day: dayNumber } = edit;
  const wish = wishOf(understanding, words);
  const isWish = Object.keys(wish).length > 0;
  switch (operation) {
    case "replace":
      return { type: "replace", stop: stopOf(edit, understanding, words), wish: isWish ? wish : undefined };
    case "remove":
      return { type: "remove", stop: stopOf(edit, understanding, words) };
    case "add":
      return { type: "add", wish, dayNumber };
    case "less_walking":
      return { type: "lessWalking", dayNumber };
    case "start_later":
      return { type: "shiftStart", minutes: SHIFT_MINUTES, dayNumber };
    case "start_earlier":
      return { type: "shiftStart", minutes: -SHIFT_MINUTES, dayNumber };
    case "end_earlier":
      return { type: "shiftEnd", minutes: -SHIFT_MINUTES, dayNumber };
    case "slower":
      return { type: "fewer", wish: {}, dayNumber };
    case "fuller":
      return { type: "more", wish: {}, dayNumber };
  }
}

/** What is to be put in. A kitchen says more than "restaurant": where one is named, it decides. */
function wishOf({ place, categories: all, priceLevel }: Understanding, words: OrgWords): Wish {
  const cuisines = all.filter((id) => conceptOf(id)?.kind === "cuisine");
  const categories = cuisines.length > 0 ? cuisines : all;
  return {
    ...(place?.kind === "listing" ? { placeId: place.id } : {}),
    ...(categories.length > 0 ? { words: wordsOf(categories, words) } : {}),
    ...(priceLevel.length > 0 ? { maxPriceLevel: Math.max(...priceLevel) } : {}),
  };
}

/** Which stop is meant: by its time, else what is not wanted any more, else the place that was named. */
function stopOf(
  { day, part, operation }: Edit,
  { excluded, place, categories }: Understanding,
  words: OrgWords,
): StopReference {
  const time = part === undefined ? {} : timeOf(part);
  const kinds = excluded.length > 0 ? excluded : operation === "remove" ? categories : [];
  return {
    ...(day === undefined ? {} : { dayNumber: day }),
    ...time,
    ...(kinds.length > 0 ? { is: { words: wordsOf(kinds, words) } } : {}),
    ...(operation === "remove" && place?.kind === "listing" ? { placeId: place.id } : {}),
  };
}

function timeOf(part: NonNullable<Edit["part"]>): Pick<StopReference, "meal" | "timeOfDay"> {
  const meals: Partial<Record<typeof part, Meal>> = {
    breakfast: "breakfast",
    brunch: "breakfast",
    lunch: "lunch",
    dinner: "dinner",
  };
  const meal = meals[part];
  return meal ? { meal } : { timeOfDay: part as StopReference["timeOfDay"] };
}

function wordsOf(ids: readonly string[], words: OrgWords): string[] {
  return [...new Set(ids.flatMap((id) => [id.replaceAll("_", " "), ...words.labelsOf(id)]))];
}

/** The plan with all changes that can be made, and whether any could. */
export function changed(
  plan: Plan,
  edits: readonly PlanEdit[],
  candidates: readonly Candidate[],
  request: PlanRequest,
): { plan: Plan; request: PlanRequest; isChanged: boolean } {
  let result = { plan, request, isChanged: false };
  for (const edit of edits) {
    const next = editPlan(result.plan, edit, candidates, result.request);
    if (next.plan) result = { plan: next.plan, request: next.request, isChanged: true };
  }
  return result;
}
