import type { Meal } from "../../languages/spoken.ts";

/** Where a visit takes place, as far as rain and sun care. */
export type Setting = "indoor" | "outdoor" | "both";

/** What planning needs to know of a kind of place. Times are minutes after midnight, lengths minutes. */
export interface VisitKindFacts {
  /** How long a visit takes. */
  readonly minutes: number;
  /** The earliest and the latest start that makes sense, whatever the opening hours: no cocktail bar at noon, no park at night. */
  readonly starts: readonly [earliest: number, latest: number];
  /** When a visit to a place of unknown hours is over at the latest: an hour at which most of the kind are still open. */
  readonly usualClose: number;
  readonly setting: Setting;
  /** Kinds of one group feel alike: at most two in a row, and each further one on a day is worth less. */
  readonly group: string;
  /** The most of the group on one day. */
  readonly perDay: number;
  /** Worth as a visit for its own sake, as a factor; 0 for places that are only eaten at. */
  readonly weight: number;
  /** The same with children along; 0 leaves the kind out. */
  readonly withChildren: number;
  /** The meals that the kind serves, with a factor of how well. */
  readonly meals: Readonly<Partial<Record<Meal, number>>>;
}

const at = (hours: number, minutes = 0) => hours * 60 + minutes;

type Row = readonly [
  minutes: number,
  earliest: number,
  latest: number,
  usualClose: number,
  setting: Setting,
  group: string,
  perDay: number,
  weight: number,
  withChildren: number,
  meals?: Partial<Record<Meal, number>>,
];

/*
 * Lengths are round figures for a first visit. Museums: visitors of the archaeological museum of Bolzano stay almost two
 * hours on average (Brida, Meleddu, Pulina: Time allocation in a museum, CRENoS), and two hours is the most that museum
 * people advise (Humanities magazine). Others are planning figures that leave the next stop reachable when a visit takes a
 * little longer, of the order that guides print for the kind: a quarter of an hour to half an hour for a monument,
 * three hours and more for a zoo or an amusement park, an evening for a performance.
 * Starts of what is open to the air end before it is dark in most seasons; those of performances are when they begin.
 */
// biome-ignore format: a table
const KINDS = {
  museum:       [120, at(9), at(17), at(17), "indoor", "museum", 2, 1, 0.9],
  gallery:      [60, at(10), at(19), at(18), "indoor", "museum", 2, 0.95, 0.7],
  castle:       [90, at(9), at(17), at(17), "indoor", "castle", 2, 1, 1],
  church:       [40, at(9), at(18), at(18), "indoor", "church", 2, 0.95, 0.8],
  landmark:     [30, at(8), at(21), at(22), "outdoor", "landmark", 3, 1, 1],
  viewpoint:    [45, at(9), at(21), at(19), "outdoor", "viewpoint", 2, 1, 1],
  quarter:      [75, at(9), at(20), at(22), "outdoor", "quarter", 2, 1, 0.9],
  stroll:       [75, at(9), at(18), at(20), "outdoor", "stroll", 1, 1, 0.8],
  park:         [60, at(8), at(19), at(20), "outdoor", "park", 2, 0.9, 1.1],
  nature:       [90, at(8), at(18), at(20), "outdoor", "park", 2, 0.85, 1],
  beach:        [120, at(9), at(17), at(19), "outdoor", "beach", 1, 0.8, 1.1],
  zoo:          [180, at(9), at(15), at(17), "outdoor", "animals", 1, 0.9, 1.4],
  "theme-park": [210, at(10), at(18), at(21), "outdoor", "amusement", 1, 0.95, 1.4],
  playground:   [60, at(9), at(18), at(19), "outdoor", "playground", 1, 0.1, 1.3],
  theatre:      [150, at(18), at(20, 30), at(24), "indoor", "performance", 1, 0.8, 0.4],
  music:        [150, at(18, 30), at(22), at(25), "indoor", "performance", 1, 0.8, 0.2],
  cinema:       [150, at(13), at(21), at(24), "indoor", "performance", 1, 0.6, 0.8],
  shop:         [45, at(10), at(19), at(18), "indoor", "shop", 2, 0.7, 0.5],
  market:       [60, at(8), at(18), at(16), "both", "shop", 2, 0.9, 0.9, { lunch: 0.6 }],
  spa:          [120, at(10), at(19), at(20), "indoor", "spa", 1, 0.75, 0.3],
  sport:        [90, at(9), at(19), at(20), "both", "sport", 1, 0.7, 1.1],
  tour:         [75, at(9, 30), at(17, 30), at(18), "outdoor", "tour", 1, 1, 1.1],
  library:      [45, at(9, 30), at(18), at(18), "indoor", "library", 1, 0.7, 0.7],
  event:        [120, at(10), at(20, 30), at(23), "both", "event", 1, 1, 1],
  cafe:         [45, at(8), at(18), at(18), "indoor", "cafe", 1, 0.55, 0.6, { breakfast: 1, lunch: 0.7 }],
  bakery:       [30, at(7, 30), at(17), at(17), "indoor", "cafe", 1, 0.5, 0.6, { breakfast: 0.9, lunch: 0.4 }],
  restaurant:   [75, at(11), at(21), at(24), "indoor", "restaurant", 3, 0, 0, { lunch: 1, dinner: 1 }],
  "fast-food":  [40, at(11), at(21), at(24), "indoor", "restaurant", 3, 0, 0, { lunch: 0.6, dinner: 0.4 }],
  pub:          [75, at(16), at(22), at(24), "indoor", "bar", 1, 0.65, 0, { lunch: 0.45, dinner: 0.6 }],
  bar:          [75, at(17), at(22, 30), at(25), "indoor", "bar", 1, 0.7, 0],
  casino:       [75, at(14), at(23), at(24), "indoor", "casino", 1, 0.8, 0],
  nightclub:    [120, at(22), at(24), at(27), "indoor", "bar", 1, 0.6, 0],
  other:        [60, at(10), at(17), at(17), "both", "other", 2, 0.5, 0.5],
} as const satisfies Record<string, Row>;

/** The kinds of places that a plan tells apart; `other` is a place of interest of no known kind, `stroll` a whole neighbourhood. */
export type VisitKind = keyof typeof KINDS;

export const VISIT_KINDS: Readonly<Record<VisitKind, VisitKindFacts>> = Object.fromEntries(
  Object.entries(KINDS).map(([kind, row]: [string, Row]) => {
    const [minutes, earliest, latest, usualClose, setting, group, perDay, weight, withChildren, meals = {}] =
      row;
    return [
      kind,
      {
        minutes,
        starts: [earliest, latest],
        usualClose,
        setting,
        group,
        perDay,
        weight,
        withChildren,
        meals,
      },
    ];
  }),
) as unknown as Record<VisitKind, VisitKindFacts>;

const openAir: ReadonlySet<VisitKind> = new Set<VisitKind>([
  "landmark",
  "viewpoint",
  "quarter",
  "stroll",
  "park",
  "nature",
  "beach",
]);

/** Whether a kind has no door: most of them can be seen at any hour, so that hours that are not known matter less. */
export function isOpenAir(kind: VisitKind): boolean {
  return openAir.has(kind);
}

const pastimes: ReadonlySet<string> = new Set([
  "restaurant",
  "bar",
  "cafe",
  "performance",
  "playground",
  "spa",
  "sport",
  "event",
  "stroll",
  "other",
]);

/** Whether a kind is what a city may be famous for, and no way to spend an evening in any. */
export function isSight(kind: VisitKind): boolean {
  return !pastimes.has(VISIT_KINDS[kind].group);
}

/** Minutes at the table, by meal, in a place with waiters; quicker places keep their kind's length. */
export const TABLE_MINUTES: Readonly<Record<Meal, number>> = { breakfast: 45, lunch: 75, dinner: 105 };
