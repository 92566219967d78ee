import type { Intent, Understanding } from "./understanding.ts";

const PLANNING: ReadonlySet<Intent> = new Set(["plan_trip", "edit_plan", "show_plan", "send_plan"]);

/** Whether the conversation has an itinerary. */
export function hasPlan(previous: Understanding | undefined): boolean {
  return previous !== undefined && (PLANNING.has(previous.intent) || previous.days !== undefined);
}

/** Whether the conversation has a search that can be changed. */
export function hasSearch(previous: Understanding | undefined): previous is Understanding {
  if (!previous) return false;
  const { intent, categories, features } = previous;
  return intent === "find_places" || intent === "refine" || categories.length > 0 || features.length > 0;
}
