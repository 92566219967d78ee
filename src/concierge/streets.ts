import { pointOf } from "../content/sphere.ts";
import type { TravelBasis } from "../contract/chat-answer.ts";
import type { LatLng } from "../walking/graph.ts";
import { type Router, type SecondsTable, secondsBetween } from "../walking/router.ts";
import { FARTHEST_METRES, TOO_FAR, type Walker } from "../walking/walker.ts";
import type { Walkers } from "../walking/walkers.ts";
import type { Position, Streets } from "./planner/plan.ts";
import { STEPS_AWAY, TRAVEL, travelMinutes } from "./planner/travel.ts";

/** What can tell ways on foot. */
export interface Ways {
  /** The walking graphs of organisations. */
  walkers?: Walkers;
  /** A routing server, which is asked first. */
  router?: Router;
}

/** A way on foot as it is told: what its minutes are reckoned from, and its line where streets are known. */
export interface Leg {
  basis: TravelBasis;
  line?: LatLng[];
}

/** The ways on foot between the places of one plan: as the routing server told them, else by the walking graph. */
export class PlanStreets implements Streets {
  readonly table: SecondsTable | undefined;
  readonly walker: Walker | undefined;
  readonly #router: Router | undefined;

  constructor(table: SecondsTable | undefined, walker: Walker | undefined, router?: Router) {
    this.table = table;
    this.walker = walker;
    this.#router = router;
  }

  minutes(from: Position, to: Position): number | undefined {
    const seconds = this.#told(from, to);
    if (seconds !== undefined) return Math.ceil(seconds / 60);
    const metres = this.walker?.metres(from, to);
    if (metres === TOO_FAR) return Math.max(minutesOf(FARTHEST_METRES), estimate(from, to));
    return metres === undefined ? undefined : metres <= STEPS_AWAY ? 0 : minutesOf(metres);
  }

  /** The lines on the walking graph from each place to the next; undefined where it has none. */
  lines(places: readonly Position[]): Lines {
    return places.slice(1).map((to, index) => this.walker?.line(places[index]!, to));
  }

  /** The ways from each place to the next. `lines`: those on the walking graph. */
  async legs(places: readonly Position[], lines: Lines = this.lines(places)): Promise<Leg[]> {
    const isTold = places.slice(1).map((to, index) => this.#told(places[index]!, to) !== undefined);
    const drawn = isTold.includes(true) ? await this.#router?.lines(places) : undefined;
    return isTold.map((told, index): Leg => {
      const line = lines[index];
      if (told) return { basis: "router", line: drawn?.[index] ?? line };
      return line ? { basis: "streets", line } : { basis: "estimate" };
    });
  }

  #told(from: Position, to: Position): number | undefined {
    return this.table && secondsBetween(this.table, from, to);
  }
}

export type Lines = readonly (LatLng[] | undefined)[];

/**
 * The streets of an organisation's region; undefined where none are known. `places`: those whose ways a routing server is asked for, if there
 * is one.
 */
export async function openStreets(
  { walkers, router }: Ways,
  orgId: string,
  places: () => readonly Position[] | Promise<readonly Position[]>,
): Promise<PlanStreets | undefined> {
  const asked = router && places();
  const [walker, table] = await Promise.all([walkers?.of(orgId), asked && router.table(await asked)]);
  return walker || table ? new PlanStreets(table, walker, router) : undefined;
}

function minutesOf(metres: number): number {
  return Math.ceil(metres / TRAVEL.walk.metresPerMinute);
}

function estimate(from: Position, to: Position): number {
  return travelMinutes("walk", pointOf(from.lat, from.lng), pointOf(to.lat, to.lng));
}
