import type { Meal } from "../../languages/spoken.ts";
import type { TravelMode } from "./travel.ts";
import type { Setting, VisitKind } from "./visit-kinds.ts";

/** Decimal degrees. */
export interface Position {
  readonly lat: number;
  readonly lng: number;
}

export type TimeOfDay = "morning" | "midday" | "afternoon" | "evening" | "night";

export type Season = "spring" | "summer" | "autumn" | "winter";

/** What a stop is to its day. */
export type Role = "visit" | Meal;

/** [open, close) in minutes after the midnight that begins a local date; a close after 1440 is in the night that follows. */
export type OpenInterval = readonly [open: number, close: number];

/** A place that a plan may use, as plain data: ranking and personal fit are done. */
export interface Candidate {
  readonly id: string;
  /** Places of unknown position are never used. */
  readonly position?: Position;
  /** How much it suits the traveller, 0..1, better first. */
  readonly fit: number;
  /** How well known and liked it is, 0..1, whoever asks; default: `fit`. */
  readonly renown?: number;
  /** The outermost place that it is part of, by id: a plan has one stop of a building. Absent of what is part of nothing. */
  readonly building?: string;
  /** See `visitOf`. */
  readonly kind: VisitKind;
  /** Such as `sushi`; not two meals of one cuisine a day. */
  readonly cuisine?: string;
  /** Category ids, labels and tags: what a traveller's wishes are compared with. Never changed once given. */
  readonly words?: readonly string[];
  /** Default: that of its kind. */
  readonly setting?: Setting;
  /** 0..4; unknown when absent. */
  readonly priceLevel?: number;
  readonly neighbourhood?: string;
  /** The times of day that suit it best; of a place with unknown hours, the only ones used. */
  readonly bestTimes?: readonly TimeOfDay[];
  /** The seasons that suit it; all when absent or empty. */
  readonly seasons?: readonly Season[];
  /** Declared for families. */
  readonly forChildren?: boolean;
  /** Length of a visit in minutes; default: that of its kind. */
  readonly visitMinutes?: number;
  /** When it is open on a local date ("2026-11-21") of the host's zone; undefined when unknown, [] when closed. */
  openIntervals(localDate: string): readonly OpenInterval[] | undefined;
  /** Whether these may not hold on a date, a public holiday of which they say nothing. */
  isInDoubt?(localDate: string): boolean;
}

export type Party = "solo" | "couple" | "friends" | "children" | "business";
export type Pace = "relaxed" | "normal" | "packed";

/** The weather of a local date, as far as somebody knows it. */
interface DayWeather {
  readonly date: string;
  /** Millimetres of the day. */
  readonly rain?: number;
  /** The highest of the day, degrees Celsius. */
  readonly temperature?: number;
}

/** What is to be planned. Minutes of a day count from midnight, local time of the host. */
export interface PlanRequest {
  /** 1..7. */
  readonly days: number;
  /** First local date, "2026-11-21"; one that is over is moved to today. */
  readonly startDate: string;
  /** Epoch milliseconds: a plan for today starts after it. */
  readonly now: number;
  /** IANA name of the host's zone. */
  readonly timeZone: string;
  /** The hotel: days begin and end here. Without one a day begins at its first stop. */
  readonly anchor?: Position;
  readonly mode: TravelMode;
  readonly party?: Party;
  /** Prefers places under a roof, or in the open. */
  readonly weather?: "indoor" | "outdoor";
  /** What the weather of some of the dates will be; `weather` counts first. */
  readonly forecast?: readonly DayWeather[];
  /** Default `normal`. */
  readonly pace?: Pace;
  /** Days of another pace than the rest, one entry for each. */
  readonly dayPaces?: readonly DayPace[];
  /** Places known to be dearer are left out. */
  readonly maxPriceLevel?: number;
  readonly excludedIds?: readonly string[];
  /** Kinds, cuisines or words of places to leave out. */
  readonly excludedWords?: readonly string[];
  /** Visits are of one of these kinds or words, but for what is asked for by name. */
  readonly onlyWords?: readonly string[];
  /** Ids that must be in the plan where that is possible at all. */
  readonly mustInclude?: readonly string[];
  /** Ids that are not too far away, wherever they are: a plan that somebody has already may have them. */
  readonly inReach?: readonly string[];
  /** When the traveller leaves the hotel; default by pace and party (see `dayBounds`). */
  readonly dayStart?: number;
  /** When the last stop is over. */
  readonly dayEnd?: number;
  /** Days that begin or end at other hours than the rest. */
  readonly dayHours?: readonly DayHours[];
  /** Stretches of days in which nothing is planned. */
  readonly freeTimes?: readonly FreeTime[];
  /** Days whose stops and order are the traveller's own: no rule of taste (variety, length of ways, number of visits) holds there. */
  readonly ownDays?: readonly number[];
  /** Places whose stops take so many minutes and not as many as usual. */
  readonly stays?: readonly { readonly placeId: string; readonly minutes: number }[];
  /** Places that are to be visited then and at no other time. */
  readonly placedOn?: readonly Placement[];
  /** Ids of stops that stay on their day, at their time (`placedOn`), until they are named themselves. */
  readonly kept?: readonly string[];
  /** Ids whose time the traveller has named: where their hours are not known, the times of day that they declare do not bind them. */
  readonly ownTimes?: readonly string[];
  /** Ids that a hand has put where their hours do not hold: they may begin at any. */
  readonly anyHour?: readonly string[];
  /** Default lunch and dinner. */
  readonly meals?: readonly Meal[];
  /** Meals at other hours than usual (see `mealTimesOn`). */
  readonly mealHours?: readonly MealHours[];
  /** Meals that are planned on one day besides those of all days. */
  readonly withMeals?: readonly { readonly dayNumber: number; readonly meal: Meal }[];
  /** Meals that the traveller does not want planned. */
  readonly withoutMeals?: readonly { readonly dayNumber: number; readonly meal: Meal }[];
  /** At most so many visits a day, meals apart. */
  readonly mostVisits?: number;
  /** At most so many places of some words in the whole plan, or a day. */
  readonly mostOf?: readonly MostOf[];
  /** Words of what the trip is for: places that say one of themselves are worth more. */
  readonly themes?: readonly string[];
  /** Factors on the worth of kinds: what "more museums" comes to. */
  readonly favour?: Readonly<Partial<Record<VisitKind, number>>>;
  /** Minutes on foot by streets; without it, and where it tells nothing, they are reckoned from the straight line. */
  readonly streets?: Streets;
  /** How much dearer than usual a minute on the way is; default 1. */
  readonly travelAversion?: number;
  /** Names the stream of random numbers of the search; the same request and candidates give the same plan. */
  readonly seed?: number;
}

/** What is known of streets. */
export interface Streets {
  /** Whole minutes on foot from one position to another; undefined where no street is known. */
  minutes(from: Position, to: Position): number | undefined;
}

/** When one day begins and ends, minutes after midnight; what is absent is as on the other days. */
export interface DayHours {
  readonly dayNumber: number;
  readonly start?: number;
  readonly end?: number;
}

/** From one minute after midnight to before another. */
export interface FreeTime {
  readonly dayNumber: number;
  readonly from: number;
  readonly until: number;
}

/** A place and the day, or the minutes after midnight between which its visit begins, or both. */
export interface Placement {
  readonly placeId: string;
  readonly dayNumber?: number;
  readonly span?: readonly [number, number];
}

/** How many places of some words a plan may have, and the ones that it chose: it has no others but those asked for by name. Without these: how many visits on each of its days. */
export interface MostOf {
  readonly words: readonly string[];
  readonly most: number;
  readonly keep?: readonly string[];
}

interface DayPace {
  readonly dayNumber: number;
  readonly pace: Pace;
}

/** When a meal may start, and when it is liked best; minutes after midnight. */
export interface MealTimes {
  readonly earliest: number;
  readonly latest: number;
  readonly liked: number;
}

/** When a meal is wanted: on one day or, without a day's number, on all that say nothing else. */
export interface MealHours extends MealTimes {
  readonly meal: Meal;
  readonly dayNumber?: number;
}

/** A stop of a day. Minutes count from the midnight that begins the day. */
export interface Stop {
  readonly placeId: string;
  readonly role: Role;
  readonly start: number;
  readonly end: number;
  readonly timeOfDay: TimeOfDay;
  /** Minutes from the previous stop, of the first one from the anchor (0 without one). */
  readonly travelMinutes: number;
  /** Whether the place is known to be open then, or its hours are unknown; `closed`: put there by hand all the same. */
  readonly hours: "open" | "unknown" | "closed";
}

export interface DayPlan {
  /** From 1. */
  readonly dayNumber: number;
  /** Local date. */
  readonly date: string;
  readonly stops: readonly Stop[];
  /** Minutes from the last stop to the anchor; 0 without either. */
  readonly homeMinutes: number;
}

/**
 * What a plan has to say of itself:
 * - `short_day`: fewer stops than the pace asks for, for want of places; `empty_day`: none.
 * - `no_meal`: the catalogue has no place for this meal that day.
 * - `hours_unknown`: whether the place is open then is not known.
 * - `must_not_possible`: a place that was asked for cannot be in the plan.
 * - `starts_now`: the first day begins later than asked, since it is under way; `start_moved`: the first date was over.
 * - `far_from_anchor`: the ways from and to the hotel are longer than those between stops may be.
 * - `unknown_place`: an id of a plan sent back that no candidate has; `not_possible`: one that no longer fits its day.
 */
type NoteCode =
  | "short_day"
  | "empty_day"
  | "no_meal"
  | "hours_unknown"
  | "must_not_possible"
  | "starts_now"
  | "start_moved"
  | "far_from_anchor"
  | "unknown_place"
  | "not_possible";

export interface PlanNote {
  readonly code: NoteCode;
  readonly dayNumber?: number;
  readonly meal?: Meal;
  readonly placeId?: string;
}

export interface Plan {
  readonly days: readonly DayPlan[];
  readonly notes: readonly PlanNote[];
}

/** How long the stops of some days are, in minutes, by place. */
export function lengthsOf(days: Plan["days"]): Map<string, number> {
  return new Map(days.flatMap(({ stops }) => stops.map(({ placeId, start, end }) => [placeId, end - start])));
}

/** The places of all stops of some days, in their order. */
export function placeIdsOf(days: Plan["days"]): string[] {
  return days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId));
}

/** The meals of some days, in their order. */
export function mealsOf(days: Plan["days"]): Stop[] {
  return days.flatMap(({ stops }) => stops.filter(({ role }) => role !== "visit"));
}

/** The time of day of a minute after midnight: lunch starts at midday and dinner in the evening. */
export function timeOfDayAt(minute: number): TimeOfDay {
  if (minute < 11 * 60) return "morning";
  if (minute <= 14 * 60 + 30) return "midday";
  if (minute < 17 * 60 + 30) return "afternoon";
  return minute < 21 * 60 + 30 ? "evening" : "night";
}
