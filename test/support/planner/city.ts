import type { Candidate, OpenInterval, PlanRequest } from "../../../src/concierge/planner/plan.ts";
import { randomNumbers } from "../../../src/concierge/planner/plan-itinerary.ts";
import type { VisitKind } from "../../../src/concierge/planner/visit-kinds.ts";

/** The middle of the made-up city: anywhere will do. */
export const MIDDLE = { lat: 47, lng: 8 };

/** A week in March 2027; the 1st is a Monday. */
export const request = (changes: Partial<PlanRequest> = {}): PlanRequest => ({
  days: 1,
  startDate: "2027-03-01",
  now: Date.UTC(2027, 1, 1),
  timeZone: "Europe/Zurich",
  anchor: MIDDLE,
  mode: "walk",
  ...changes,
});

/** A place some metres north and east of the middle, open from nine to ten in the evening unless told otherwise. */
export function place(
  id: string,
  kind: VisitKind,
  [north, east]: readonly [number, number] = [0, 0],
  changes: Partial<Candidate> = {},
): Candidate {
  return {
    id,
    kind,
    fit: 0.8,
    position: { lat: MIDDLE.lat + north / 111_195, lng: MIDDLE.lng + east / 75_830 },
    openIntervals: always([9 * 60, 22 * 60]),
    ...changes,
  };
}

export function always(...intervals: OpenInterval[]): Candidate["openIntervals"] {
  return () => intervals;
}

const kinds: readonly VisitKind[] = [
  "restaurant",
  "restaurant",
  "restaurant",
  "cafe",
  "museum",
  "gallery",
  "church",
  "landmark",
  "park",
  "quarter",
  "castle",
  "viewpoint",
  "shop",
  "bar",
  "theatre",
];
const cuisines = ["italian", "japanese", "french", "thai", undefined];

/** A made-up city of so many places within some kilometres, with every sort of hours: closed days, siestas, unknown. */
export function city(seed: number, count: number): Candidate[] {
  const random = randomNumbers(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  return Array.from({ length: count }, (_, index) => {
    const kind = kinds[below(kinds.length)]!;
    const north = (random() - 0.5) * 5_000;
    const east = (random() - 0.5) * 5_000;
    const closedDay = below(9);
    const hours = hoursOf(below(5), below(5) * 30);
    return place(`p${index}`, kind, [north, east], {
      fit: 0.2 + 0.8 * random(),
      cuisine: kind === "restaurant" ? cuisines[below(cuisines.length)] : undefined,
      words: [kind],
      priceLevel: below(5),
      openIntervals:
        random() < 0.15 ? () => undefined : (date) => (weekdayOf(date) === closedDay ? [] : hours),
    });
  });
}

function hoursOf(pattern: number, later: number): OpenInterval[] {
  if (pattern === 0) return [[0, 1_800]];
  if (pattern === 1) {
    return [
      [690 + later, 870 + later],
      [1_020, 1_380],
    ];
  }
  if (pattern === 2) return [[960, 1_560]];
  return [[540 + later, 1_020 + 2 * later]];
}

function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}
