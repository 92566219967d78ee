import type { Purpose } from "./gate.ts";
import type { Conditions, Way } from "./signs.ts";
import type { Intent, OfOneMessage, State } from "./understanding.ts";

/**
 * What a message may be for. The first row one of whose ways is met is meant; see {@link Way} for how a way is read and
 * `talk-before.ts` and `signs-of-*.ts` for what can be asked.
 */
export interface Frame {
  name: FrameName;
  intent: Intent;
  /** What the gate calls it, the first above all; none is never likely. */
  purposes: readonly Purpose[];
  /** Ways in which it is meant whatever the gate says: exact facts, and words that are said of nothing else. */
  certain?: readonly Way[];
  ways?: readonly Way[];
  /** What is taken of the message, besides what every frame takes; anything else is ignored. */
  takes: readonly (keyof State | keyof OfOneMessage)[];
  /** What kinds of places are named for; left out: they are taken as they are said. */
  kinds?: "sought" | "planned" | "changed" | "asked_about";
  /** What of the conversation goes on to hold is only who is travelling; left out: all of it. */
  keeps?: "travellers";
}

export type FrameName =
  | "emergency"
  | "relief"
  | "human"
  | "complaint"
  | "abuse"
  | "about_stop"
  | "suited_stop"
  | "way"
  | "of_country"
  | "about_house"
  | "departure"
  | "weather"
  | "holiday"
  | "booking"
  | "knowledge"
  | "not_ours"
  | "send_plan"
  | "question_about_plan"
  | "left_out_of_plan"
  | "change_of_plan"
  | "route"
  | "plan"
  | "guides"
  | "areas"
  | "about_place"
  | "small_talk"
  | "change_of_search"
  | "search"
  | "not_understood";

const WISHES = [
  "categories",
  "named",
  "features",
  "excluded",
  "avoid",
  "interests",
  "stars",
  "sort",
] as const;
const WHERE = ["area", "townPart", "orAreas", "near", "isHere", "radius"] as const;
export const TRAVELLERS = ["partySize", "userCategory", "grownUps", "tripType"] as const;
const TRIP = ["days", "startDate"] as const;

/** What a search takes; a message for nothing else tells as much of the next one. */
export const SEARCH = [
  ...WISHES,
  ...WHERE,
  ...TRAVELLERS,
  ...TRIP,
  "priceLevel",
  "openAt",
  "mealAt",
] as const;

/** What holds of a plan as a whole. */
export const PLAN = [...WISHES, ...WHERE, ...TRAVELLERS, ...TRIP] as const;

/** Words that ask for something else than what was told. */
export const SEEKING: Conditions = ["act.find", "act.todo", "act.plan"];
