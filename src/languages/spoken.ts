/** What a stop is to its day: a visit for its own sake, or one of the meals. */
export type Meal = "breakfast" | "lunch" | "dinner";

/**
 * Why a change was not made; the plan stays as it was.
 * - `no_such_stop`, `no_such_day`: the plan has none.
 * - `no_match`: no unused place meets the wish.
 * - `not_possible`: places do, but none is open or in reach at an hour that fits.
 * - `already_planned`: the place is in the plan.
 * - `no_shorter_way`: nothing shortens the ways.
 * - `too_many_days`, `too_few_days`: a plan has one to seven.
 * - `no_other_pace`: the plan has the slowest or the fullest already.
 * - `which_day`: a stop is meant by its number, and the plan has several days.
 * - `which_stop`: one is meant of several that are of its kind.
 * - `not_then`: not every stop is open, or in reach, where it would have to go.
 * - `one_for_all`: there is one plan, not one for each.
 * - `no_time`: the day would end before it starts.
 */
export type Refusal =
  | "no_such_stop"
  | "no_such_day"
  | "no_match"
  | "not_possible"
  | "already_planned"
  | "no_shorter_way"
  | "too_many_days"
  | "too_few_days"
  | "no_other_pace"
  | "which_day"
  | "which_stop"
  | "not_then"
  | "one_for_all"
  | "no_time";

/** Why a place is not in a plan; `planned`: it is. */
export type LeftOutFor =
  | "closed"
  | "too_far"
  | "no_time"
  | "excluded"
  | "too_dear"
  | "others_first"
  | "not_plannable"
  | "planned";

/** What a traveller may wish of a plan, as far as it may come to nothing. */
export type WishKind =
  | "people"
  | "area"
  | "near"
  | "stars"
  | "time"
  | "order"
  | "price"
  | "kind"
  | "feature"
  | "place"
  | "pace"
  | "limit"
  | "start"
  | "end"
  | "meal"
  | "words";
