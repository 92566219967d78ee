import { localHours } from "../../src/concierge/planner/open-intervals.ts";
import { planItinerary } from "../../src/concierge/planner/plan-itinerary.ts";
import { checkPlan } from "../../test/support/planner/check-plan.ts";
import { Random } from "../generator/random.ts";
import type { Destination } from "./candidates.ts";
import { checkRecords } from "./check-records.ts";
import { famousCityOf } from "./famous.ts";
import { drawnRequest } from "./requests.ts";

/** What holding many plans of one destination against every promise came to. */
export interface PromiseFigures {
  name: string;
  plans: number;
  stops: number;
  broken: string[];
}

/** Plans so many drawn trips, each held against its promises twice: by the planner's own facts, and by the records alone. */
export function measurePromises(destination: Destination, count: number, seed: number): PromiseFigures {
  const { name, candidates, listings } = destination;
  const figures: PromiseFigures = { name, plans: count, stops: 0, broken: [] };
  const kinds = new Map(candidates.map(({ id, kind }) => [id, kind]));
  const timeZone = famousCityOf(name)?.timeZone;
  for (let trip = 0; trip < count; trip++) {
    const drawn = drawnRequest(destination, new Random(seed, 2, trip));
    const asked = timeZone ? { ...drawn, timeZone } : drawn;
    const request = { ...asked, ...localHours(candidates, asked) };
    const plan = planItinerary(candidates, request);
    for (const { stops } of plan.days) figures.stops += stops.length;
    const broken = [
      ...checkPlan(plan, candidates, request).map(
        ({ code, detail, placeId }) => `${placeId} ${code}: ${detail}`,
      ),
      ...checkRecords(plan, request, listings, (id) => kinds.get(id)!),
    ];
    figures.broken.push(...broken.map((fault) => `${name}, trip ${trip}: ${fault}`));
  }
  return figures;
}
