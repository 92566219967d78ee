import { missingMeals } from "./construct.ts";
import { improveOrder } from "./improve-order.ts";
import type { Problem, Visit } from "./problem.ts";
import { bestInsertion, buildRoute, type Insertion, type Route, withVisitAt } from "./route.ts";
import { setRoutes, type Tour } from "./tour.ts";
import { visitsIn } from "./worth.ts";

/** The share of two days' stops that is taken out, at least and at most. */
const [LEAST_OUT, MAX_OUT] = [0.3, 0.8];
const LEAST_BETTER = 1e-6;
/** Days that are worse by more than this before their order is improved are not worth improving. */
const HOPE = 1;

/**
 * Takes stops out of two days at random and shares them out again between both, a given number of times, and keeps what is
 * better: ruin and recreate (Schrimpf et al.: Record breaking optimization results using the ruin and recreate principle,
 * 2000), which changes about several stops at once where changing any one of them makes the days worse. No stop comes or
 * goes.
 */
export function shareAnew(problem: Problem, tour: Tour, rounds: number, random: () => number): void {
  const { length } = tour.routes;
  if (length < 2) return;
  for (let round = 0; round < rounds; round++) {
    const a = Math.floor(random() * length);
    const b = (a + 1 + Math.floor(random() * (length - 1))) % length;
    const shared = sharedAnew(problem, tour.routes[a]!, tour.routes[b]!, random);
    if (shared) setRoutes(tour, ...shared);
  }
}

function sharedAnew(
  problem: Problem,
  first: Route,
  second: Route,
  random: () => number,
): [Route, Route] | undefined {
  const share = LEAST_OUT + (MAX_OUT - LEAST_OUT) * random();
  const out: Visit[] = [];
  const kept = [first, second].map(({ day, visits }) => {
    const staying = visits.filter((visit) => {
      const goes = random() < share;
      if (goes) out.push(visit);
      return !goes;
    });
    return buildRoute(problem, day, staying);
  });
  let [one, other] = kept;
  for (const visit of shuffled(out, random)) {
    if (one === undefined || other === undefined) return undefined;
    const here = insertionInto(problem, one, visit);
    const there = insertionInto(problem, other, visit);
    const isHere = here && here.gain >= (there?.gain ?? Number.NEGATIVE_INFINITY);
    if (isHere) one = withVisitAt(problem, one, here.visit, here.position);
    else if (there) other = withVisitAt(problem, other, there.visit, there.position);
    else return undefined;
  }
  const score = first.score + second.score;
  if (one === undefined || other === undefined || one.score + other.score < score - HOPE) return undefined;
  one = improveOrder(problem, one);
  other = improveOrder(problem, other);
  return one.score + other.score > score + LEAST_BETTER ? [one, other] : undefined;
}

function insertionInto(
  problem: Problem,
  route: Route,
  { place, role }: Visit,
): (Insertion & { visit: Visit }) | undefined {
  const { day, visits } = route;
  const hasRoom = role === "visit" ? visitsIn(visits) < day.pace.visits : missingMeals(route).includes(role);
  const visit = hasRoom ? problem.visit(place, role, day) : undefined;
  const insertion = visit && bestInsertion(problem, route, visit);
  return insertion && { ...insertion, visit };
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
  }
  return mixed;
}
