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
  | "no_time";
