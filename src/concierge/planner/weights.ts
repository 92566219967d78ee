import type { Meal } from "../../languages/spoken.ts";
import type { MealTimes, Pace, Party } from "./plan.ts";

const at = (hours: number, minutes = 0) => hours * 60 + minutes;

/**
 * Every number that planning weighs by, in one place. A visit's worth is its fit (0..1) and what it is known for, times factors; a
 * plan is worth the sum of its stops' worth less the price of its minutes on the way.
 *
 * - `renown`: what the best known place of all adds; others add their share of it (theirs over its renown) to the power of
 *   `renownPower`: what a city is famous for is not made up for by two things that are nice.
 * - `mustSee`: what each of the `mustSees` best known sights adds: more than any way within a town costs.
 * - `theme`: what a visit adds that is of what the trip is for.
 * - `minutePrice`: what a minute on the way costs: a quarter of an hour more is worth a difference in fit of 0.18.
 * - `idlePrice`: what each minute costs by which a day ends later: settles what is otherwise alike.
 * - `alike`: each further visit of a group on a day is worth this factor less.
 * - `unknownHours`: factor for places whose hours are not known; `openAir` for those that have no door to be locked.
 * - `outOfSeason`: factor for places that declare other seasons than the date's.
 * - `wrongSetting`, `rightSetting`: factors when the traveller, or the day's weather, prefers a roof or the open.
 * - `wet`, `cold`, `hot`: millimetres of rain from which, and degrees Celsius below or above which, a day is one for a roof.
 * - `dearMeal`: factor for the dearest places (price level 4) when no price was asked for: they want a reservation;
 *   `dearWithChildren` with children.
 * - `forChildren`: factor for places declared for families when children come along.
 * - `meal`: what a meal is worth beside its place: no way saved is worth going hungry.
 * - `even`: what the first visit of a day adds by being there, the second half of it, the third a third: few places are shared
 *   out over the days.
 * - `emptyAfternoon`: what an afternoon (from 14 to 17) with no stop costs, in part what is empty of it beyond an hour.
 * - `emptyMorning`: what a day costs that has less than half an hour with stops before 11:30, though it begins by 10:30.
 * - `leastGain`: a stop that adds less to the plan is left out.
 */
export const PLANNING = Object.freeze({
  renown: 2,
  renownPower: 4,
  mustSee: 1.5,
  mustSees: 10,
  theme: 1,
  minutePrice: 0.012,
  idlePrice: 0.00005,
  alike: 0.7,
  unknownHours: 0.7,
  openAir: 0.95,
  outOfSeason: 0.3,
  wrongSetting: 0.1,
  rightSetting: 1.15,
  wet: 3,
  cold: 0,
  hot: 33,
  dearMeal: 0.85,
  dearWithChildren: 0.4,
  forChildren: 1.2,
  leastGain: 0.05,
  meal: 1.5,
  even: 0.3,
  emptyAfternoon: 0.6,
  emptyMorning: 0.15,
});

/** What a pace means: visits a day besides meals, the least that is no short day, and minutes to spare between stops. */
export interface PaceFacts {
  readonly visits: number;
  readonly least: number;
  readonly pause: number;
  /** Factor on the length of visits. */
  readonly length: number;
  /** When the traveller leaves the hotel, minutes after midnight. */
  readonly start: number;
}

export const PACES: Readonly<Record<Pace, PaceFacts>> = {
  relaxed: { visits: 4, least: 2, pause: 10, length: 1.2, start: at(10) },
  normal: { visits: 6, least: 3, pause: 5, length: 1, start: at(9) },
  packed: { visits: 8, least: 4, pause: 0, length: 0.85, start: at(8, 30) },
};

/** When the last stop is over, minutes after midnight. */
export function usualDayEnd(party: Party | undefined): number {
  return party === "children" ? at(20) : at(22, 30);
}

/** Central and northern European hours, which kitchens nearly everywhere keep; children eat earlier in the evening. */
export function mealTimes(meal: Meal, party: Party | undefined): MealTimes {
  if (meal === "breakfast") return { earliest: at(7, 30), latest: at(10), liked: at(8, 30) };
  if (meal === "lunch") return { earliest: at(11, 30), latest: at(14, 30), liked: at(12, 30) };
  if (party === "children") return { earliest: at(17, 30), latest: at(19), liked: at(18) };
  return { earliest: at(17, 30), latest: at(20, 30), liked: at(19) };
}

/** The hours of which some should be filled, minutes after midnight, and how many of them may be empty for nothing. */
export const AFTERNOON = { from: at(14), until: at(17), free: 60 };
export const MORNING = { from: at(10, 30), until: at(11, 30), free: 30 };

/** Starts are on the five minutes. */
export const STEP_MINUTES = 5;
