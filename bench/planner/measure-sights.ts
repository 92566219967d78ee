import { localHours } from "../../src/concierge/planner/open-intervals.ts";
import type { PlanRequest } from "../../src/concierge/planner/plan.ts";
import { planItinerary } from "../../src/concierge/planner/plan-itinerary.ts";
import { fold } from "../../src/search/text/fold.ts";
import { table } from "../harness/table.ts";
import type { Destination } from "./candidates.ts";
import { type FamousCity, famousCityOf } from "./famous.ts";

/** Plans of so many days, each from another house and on another date. */
const [DAYS, PLANS] = [3, 28];
/** The dates lie so far apart: all weekdays and seasons come up. */
const DAYS_BETWEEN = 13;
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2026, 10, 23);

/** How many of a city's famous sights plans without wishes show. */
export interface SightFigures {
  readonly name: string;
  readonly plans: number;
  /** The mean share of the ten. */
  readonly share: number;
  /** By sight, in how many plans it is; -1 where the destination has no such place. */
  readonly shown: readonly { readonly sight: string; readonly plans: number }[];
}

/** Undefined for a destination whose sights are not known. */
export function measureSights(destination: Destination): SightFigures | undefined {
  const { name } = destination;
  const city = famousCityOf(name);
  if (city === undefined) return undefined;
  const ids = city.sights.map((sight) => placesCalled(destination, sight));
  const shown: number[] = ids.map((places) => (places.size > 0 ? 0 : -1));
  for (let plan = 0; plan < PLANS; plan++) {
    const stops = planOf(destination, city, plan);
    ids.forEach((places, sight) => {
      if ([...places].some((id) => stops.has(id))) shown[sight]!++;
    });
  }
  const all = shown.reduce((sum, count) => sum + Math.max(0, count), 0);
  return {
    name,
    plans: PLANS,
    share: all / (PLANS * ids.length),
    shown: shown.map((plans, sight) => ({ sight: city.sights[sight]![0]!, plans })),
  };
}

function planOf({ hosts, candidates }: Destination, { timeZone }: FamousCity, plan: number): Set<string> {
  const house = hosts[plan % hosts.length]!;
  const start = FIRST_DAY + plan * DAYS_BETWEEN * DAY_MS;
  const asked: PlanRequest = {
    days: DAYS,
    startDate: new Date(start).toISOString().slice(0, 10),
    now: start - 7 * DAY_MS,
    timeZone,
    anchor: { lat: house.geoLocation![0]!, lng: house.geoLocation![1]! },
    mode: "walk",
  };
  const { days } = planItinerary(candidates, { ...asked, ...localHours(candidates, asked) });
  return new Set(days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)));
}

function placesCalled({ listings }: Destination, words: readonly string[]): Set<string> {
  for (const wanted of words) {
    const found = [...listings.values()].filter(({ name = {} }) =>
      Object.values(name).some((called) => fold(called).includes(fold(wanted))),
    );
    if (found.length > 0) return new Set(found.map(({ id }) => id));
  }
  return new Set();
}

/** The figures as Markdown. */
export function sightTable(figures: readonly SightFigures[]): string {
  return table(
    ["", "plans", "of the ten", "by sight"],
    figures.map(({ name, plans, share, shown }) => [
      name,
      String(plans),
      `${(share * 100).toFixed(0)} %`,
      shown.map(({ sight, plans }) => `${sight} ${plans < 0 ? "unknown" : plans}`).join(", "),
    ]),
  );
}
