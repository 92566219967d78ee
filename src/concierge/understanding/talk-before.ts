import { conceptOf } from "../../languages/concepts.ts";
import { canWait } from "./emergencies.ts";
import type { Said } from "./slots.ts";
import type { Intent, Understanding } from "./understanding.ts";

/** Tells whether something can be known of a message, in the conversation before it. */
export type SignTest = (said: Said, previous: Understanding | undefined) => boolean;

/** What a conversation was about before the message. */
export const beforeSigns = {
  after_anything: (_, previous) => previous !== undefined,
  after_emergency: (_, previous) => previous?.emergency !== undefined,
  /** Of an emergency that cannot wait. */
  after_danger: (_, previous) => previous?.emergency !== undefined && !canWait(previous.emergency),
  /** Help is on its way, or was called before. */
  help_called: ({ reading }, previous) =>
    previous?.isHelpCalled === true || reading.purposesOf("emergency").includes("called"),
  /** Nobody is in danger any more; who is back in the room may be, after a fire. */
  danger_over: ({ reading }, previous) => {
    const said = reading.purposesOf("emergency");
    const isBack = said.includes("back") && previous?.emergency !== "fire";
    const isAfter = previous?.emergency !== undefined || previous?.smallTalk === "relief";
    return isAfter && (said.includes("over") || isBack);
  },
  after_plan: (_, previous) => hasPlan(previous),
  /** Nothing else was spoken of since. */
  right_after_plan: (_, previous) => isOfPlan(previous),
  /** There is a plan, whatever was looked for since. */
  has_plan: (_, previous) => previous?.planned === true,
  after_search: (_, previous) => hasSearch(previous),
  after_bed: (_, previous) => previous?.categories.some((id) => conceptOf(id)?.purpose === "sleep") ?? false,
  after_kinds: (_, previous) => (previous?.categories.length ?? 0) > 0,
  after_place: (_, previous) => previous?.intent === "about_place",
  place_spoken_of: (_, previous) => previous?.place !== undefined,

  /** What was said before is put right. */
  corrects: ({ turn }) => turn.act === "correct",
} satisfies Record<string, SignTest>;

export const PLANNING: ReadonlySet<Intent> = new Set([
  ...(["plan_trip", "edit_plan", "show_plan", "explain_plan", "send_plan"] as const),
]);

/** Whether a conversation has an itinerary, and nothing else was looked for since. */
export function hasPlan(previous: Understanding | undefined): boolean {
  return isOfPlan(previous) || (previous?.planned === true && previous.days !== undefined);
}

/** Whether a plan, or a stop of it, was what the last message was about. */
export function isOfPlan(previous: Understanding | undefined): boolean {
  return (
    previous?.planned === true &&
    (PLANNING.has(previous.intent) ||
      previous.stopsAsked !== undefined ||
      previous.intent === "about_holiday")
  );
}

/** Whether a conversation has a search that can be changed. */
export function hasSearch(previous: Understanding | undefined): boolean {
  if (!previous) return false;
  const { intent, categories, features } = previous;
  return intent === "find_places" || intent === "refine" || categories.length > 0 || features.length > 0;
}

/** Whether the last change took something out. */
export function hasLost(previous: Understanding | undefined): boolean {
  return previous?.intent === "edit_plan" && previous.edits.some(({ operation }) => operation === "remove");
}
