import { z } from "zod";
import type { TripOutline } from "../../contract/inline-itinerary.ts";
import type { PlanRequest, Role } from "../planner/plan.ts";
import type { Understanding } from "../understanding/understanding.ts";

/** What the built-in answerer remembers from one message to the next. */
export interface ConversationState {
  understanding?: Understanding;
  /** The listings that the last answer showed, in its order: "the second one". */
  shown: readonly string[];
  /** Those of the list before it: "the third" of two is of that. */
  shownBefore?: readonly string[];
  /** How many of the last search have been shown: "more". */
  seen: number;
  /** The listing that was last spoken of. */
  spokenOf?: string;
  /** What the last change of the plan put in or moved, else took out; the first of them is the one spoken of until another is. */
  edited?: readonly string[];
  /** The listings that were told of by themselves, the last first. */
  told?: readonly string[];
  /** The first of each list, the last first. */
  recommended?: readonly string[];
  /** The last answer told something of each place that was shown: "and on Monday?". */
  isOfAll?: true;
  /** What the last answer asked. */
  question?: "plan";
  /** What the plan was made for; the plan itself is the conversation's outline. */
  trip?: PlanRequest;
  /** What each stop of it is to its day, by the place's id. */
  roles?: Readonly<Record<string, Role>>;
  /** The plan before its last change, which may be taken back. */
  earlier?: EarlierPlan;
}

/** A plan with what it was made for, and what was not wanted then. */
export interface EarlierPlan
  extends Pick<ConversationState, "trip" | "roles">,
    Partial<Pick<Understanding, "excluded" | "avoid" | "days" | "startDate">> {
  outline: TripOutline;
  /** The one before that. */
  earlier?: EarlierPlan;
}

/** Changes that may be taken back. */
const MAX_EARLIER = 8;

/** The same with at most so many before it. */
export function withFewEarlier(plan: EarlierPlan, most = MAX_EARLIER): EarlierPlan {
  const { earlier } = plan;
  return { ...plan, earlier: earlier && most > 1 ? withFewEarlier(earlier, most - 1) : undefined };
}

const FORMAT = 1;
const stored = z.object({
  format: z.literal(FORMAT),
  understanding: z.custom<Understanding>(isObject).optional(),
  shown: z.array(z.string()),
  shownBefore: z.array(z.string()).optional(),
  seen: z.number(),
  spokenOf: z.string().optional(),
  edited: z.array(z.string()).optional(),
  told: z.array(z.string()).optional(),
  recommended: z.array(z.string()).optional(),
  isOfAll: z.literal(true).optional(),
  question: z.literal("plan").optional(),
  trip: z.custom<PlanRequest>(isObject).optional(),
  roles: z.record(z.string(), z.enum(["visit", "breakfast", "lunch", "dinner"])).optional(),
  earlier: z.custom<EarlierPlan>(isObject).optional(),
});

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

/** The state that an earlier turn left; a new one where there is none, or one that another release wrote. */
export function readState(state: unknown): ConversationState {
  const { success, data } = stored.safeParse(state);
  if (!success) return { shown: [], seen: 0 };
  const { format: _, ...rest } = data;
  return rest;
}

/** Bytes of a state as JSON: what the conversation's store takes. */
const MAX_BYTES = 64 * 1_024;

/**
 * The state as JSON for the next turn. One that has grown too large lets go of the earlier plans but the last, then of that, then of what the plan was made for,
 * then of what was understood, so that the conversation goes on as with less said.
 */
export function writeState(state: ConversationState): unknown {
  const { earlier: ____, ...withoutEarlier } = state;
  const { trip: _, roles: __, ...withoutTrip } = withoutEarlier;
  const { understanding: ___, ...least } = withoutTrip;
  const last = state.earlier && { ...state, earlier: withFewEarlier(state.earlier, 1) };
  const smaller = [state, ...(last ? [last] : []), withoutEarlier, withoutTrip, least].find(
    (one) => Buffer.byteLength(JSON.stringify(one)) < MAX_BYTES - 100,
  );
  return { format: FORMAT, ...(smaller ?? { shown: [], seen: 0 }) };
}
