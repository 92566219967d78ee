import type { Meal, Refusal } from "../../languages/spoken.ts";
import type { Party, Plan, PlanRequest, TimeOfDay } from "./plan.ts";
import type { VisitKind } from "./visit-kinds.ts";

/** What a place must be to meet a traveller's wish; of what is given, everything must hold. */
export interface Wish {
  readonly placeId?: string;
  /** One of these kinds. */
  readonly kinds?: readonly VisitKind[];
  /** A category, cuisine, label or tag: one of these (see `hasWord`). */
  readonly words?: readonly string[];
  /** None of these. */
  readonly notWords?: readonly string[];
  /** Known to be no dearer. */
  readonly maxPriceLevel?: number;
}

/** Which stop of a plan is meant: of those for which everything else given holds the one at the position, else the first. */
export interface StopReference {
  readonly placeId?: string;
  /** From 1. */
  readonly dayNumber?: number;
  readonly meal?: Meal;
  readonly timeOfDay?: TimeOfDay;
  /** It lasts at this minute, or starts within the hour after it. */
  readonly at?: number;
  /** The kind of place that stands there. */
  readonly is?: Wish;
  /** From 1; -1 is the last. Of a plan of several days the day, a kind or a time is needed with it. */
  readonly position?: number;
  /** Of several the one that is to go has to be said, but for the one that was spoken of. */
  readonly isOne?: true;
  readonly spokenOf?: string;
  /** It had to go for a change before. */
  readonly displaced?: true;
  /** What it was called. */
  readonly called?: string;
  /** It is a visit of the same day, the next one on that side. */
  readonly beside?: Beside;
  /** The visit that is missed least, and none of those in `but`. */
  readonly isLeast?: true;
  /** The one that is known to cost most, or that is the longest way off. */
  readonly most?: "price" | "way";
  readonly but?: readonly string[];
}

/** Before a stop, or after it. */
export interface Beside {
  readonly side: "before" | "after";
  readonly stop: StopReference;
}

/**
 * A change to a plan.
 * - `replace`: another place for a stop, of the wish or, without one, alike; a meal that is missing is added.
 * - `remove`: a stop goes and does not come back; its meal is not planned any more.
 *   `clear`: all stops go that are beside another on its day, or, on a day or on all, those that are none of `but`.
 * - `add`: a place of the wish, on the day, at the time of day or beside the stop given, or where it fits best.
 * - `lessWalking`: shorter ways on a day or on all, by better orders, nearer places, at last fewer of them.
 * - `shiftStart`, `shiftEnd`: days begin or end so many minutes later (earlier when negative).
 *   `shiftAll`: everything is so many minutes later, where it is open then.
 * - `reverse`: the visits of a day, or of all, from the last to the first. `rest`: a pause of so many minutes, else after lunch.
 *   `split`: for some travellers another plan than for the others, which there is not.
 * - `more`, `fewer`: more or fewer visits of a wish.
 * - `moveMeal`: a meal starts within a quarter of an hour of a time (minutes after midnight), on a day or on all;
 *   `shiftMeal`: it starts so many minutes later (earlier when negative), at least half as many. A kitchen that is closed
 *   then gives way to another.
 * - `slower`, `fuller`: the next pace, with longer visits and fewer of them, or the other way round, on a day or on all; slower never adds.
 * - `addDay` at the end; `removeDay`: the last one unless another is named; `setDays`: so many of them.
 * - `move`: a stop goes to another day, time of day or hour, or beside another stop; `swapStops`: two change places; `swapDays`: the stops of two days.
 * - `keepFree`: nothing is planned in a part of a day, or on all of it; `setHours`: days begin or end at an hour (minutes after midnight).
 * - `addMeal`, `dropMeal`: a meal is planned, or not any more, on a day or on all.
 * - `limit`: at most so many visits a day, or places of a wish in the whole plan, or a day.
 * - `indoors`: visits in the open give way to others, on a day or on all.
 * - `suit`: who comes along, what they eat, or how dear it may be; stops that are nothing for them give way to others.
 * - `only`: visits that are not of the wish go, and others that are come in their place.
 * - `stay`: a stop takes so many minutes, or with a `way` so many more or fewer, half as many where none are said.
 * - `keep`: a stop stays whatever else changes; by hand on its day and at its time as well. `release`: it may change again.
 */
export type PlanEdit =
  | {
      readonly type: "replace";
      readonly stop: StopReference;
      readonly wish?: Wish;
      /** The other place comes in on this day, and at this time of it, and not where the stop was. */
      readonly toDay?: number;
      readonly timeOfDay?: TimeOfDay;
      /** Nearer to the hotel; by hand: with a shorter way there and on. */
      readonly isNearer?: boolean;
    }
  | {
      readonly type: "remove";
      readonly stop: StopReference;
      /** The place, or anything of the kind, is not wanted, whether the plan has it or not. */
      readonly isDenied?: true;
    }
  | {
      readonly type: "clear";
      readonly but?: readonly StopReference[];
      readonly beside?: Beside;
      readonly dayNumber?: number;
    }
  | {
      readonly type: "add";
      readonly wish: Wish;
      readonly dayNumber?: number;
      readonly timeOfDay?: TimeOfDay;
      /** When it begins, about, in minutes after midnight; instead of `timeOfDay`. */
      readonly at?: number;
      readonly beside?: Beside;
      /** By hand: where on its day, from 1. */
      readonly position?: number;
      /** At the beginning of a new plan or its end. */
      readonly order?: "first" | "last";
      /** One of the best known places. */
      readonly isBest?: true;
    }
  | { readonly type: "lessWalking"; readonly dayNumber?: number }
  | { readonly type: "shiftStart" | "shiftEnd"; readonly minutes: number; readonly dayNumber?: number }
  | { readonly type: "shiftAll"; readonly minutes: number; readonly dayNumber?: number }
  | { readonly type: "reverse"; readonly dayNumber?: number }
  | { readonly type: "rest"; readonly at?: number; readonly minutes: number; readonly dayNumber?: number }
  | { readonly type: "split" }
  | { readonly type: "indoors"; readonly dayNumber?: number }
  | { readonly type: "more" | "fewer"; readonly wish: Wish; readonly dayNumber?: number }
  | { readonly type: "moveMeal"; readonly meal: Meal; readonly to: number; readonly dayNumber?: number }
  | { readonly type: "shiftMeal"; readonly meal: Meal; readonly minutes: number; readonly dayNumber?: number }
  | { readonly type: "slower" | "fuller"; readonly dayNumber?: number }
  | { readonly type: "addDay" }
  | { readonly type: "removeDay"; readonly dayNumber?: number }
  | { readonly type: "setDays"; readonly days: number }
  | {
      readonly type: "move";
      readonly stop: StopReference;
      readonly toDay?: number;
      readonly timeOfDay?: TimeOfDay;
      /** Before all others of its day, or after its last visit; where it cannot be, at `timeOfDay`. */
      readonly order?: "first" | "last";
      readonly beside?: Beside;
      readonly at?: number;
      /** By hand: where on its day, from 1. */
      readonly position?: number;
    }
  | { readonly type: "swapStops"; readonly stops: readonly [StopReference, StopReference] }
  | { readonly type: "swapDays"; readonly days: readonly [number, number] }
  | { readonly type: "keepFree"; readonly timeOfDay?: TimeOfDay; readonly dayNumber?: number }
  | {
      readonly type: "setHours";
      readonly start?: number;
      readonly end?: number;
      readonly dayNumber?: number;
    }
  | { readonly type: "addMeal" | "dropMeal"; readonly meal: Meal; readonly dayNumber?: number }
  | {
      readonly type: "stay";
      readonly stop: StopReference;
      readonly minutes?: number;
      readonly way?: "longer" | "briefer";
    }
  | { readonly type: "limit"; readonly most: number; readonly wish?: Wish; readonly isADay?: true }
  | { readonly type: "only"; readonly wish: Wish }
  | {
      readonly type: "suit";
      readonly party?: Party;
      readonly maxPriceLevel?: number;
      /** Meals are to be known for one of these words; those of no other place stay. */
      readonly mealWords?: readonly string[];
    }
  | { readonly type: "keep" | "release"; readonly stop: StopReference };

/** The changed plan and the request that it now answers (keep it for the next change), or why there is none. */
export type EditResult =
  | { readonly plan: Plan; readonly request: PlanRequest; readonly refusal?: undefined }
  | {
      readonly refusal: Refusal;
      /** The places that stand in the way, or those of the kind that are elsewhere in the plan. */
      readonly placeIds?: readonly string[];
      readonly plan?: undefined;
    };
