import { buildResult, draftOfTour, type Given, meets, workOn } from "./edit-frame.ts";
import type { EditResult, Wish } from "./edits.ts";
import type { PlanRequest } from "./plan.ts";
import type { Problem, Visit } from "./problem.ts";
import { bestRoute, type Route, without, withVisit } from "./route.ts";
import { visitShortlist } from "./shortlist.ts";
import { setRoutes, type Tour, unusedVisits } from "./tour.ts";
import type { VisitKind } from "./visit-kinds.ts";
import { visitsIn } from "./worth.ts";

/** Factors on the worth of kinds that are wanted more, or less. */
const FAVOUR = { more: 1.5, fewer: 0.5 } as const;

/** More visits of a wish: one more on each day where one fits; or fewer: of each two of them one gives way to something else. */
export function changeShare(given: Given, way: "more" | "fewer", wish: Wish, dayNumber?: number): EditResult {
  const request = favouring(given, way, wish);
  const { problem, tour } = workOn(given, request);
  const days = problem.days.filter(({ index }) => dayNumber === undefined || index === dayNumber - 1);
  const changed =
    way === "more"
      ? days.map(({ index }) => oneMore(problem, tour, index, wish))
      : fewer(
          problem,
          tour,
          days.map(({ index }) => index),
          wish,
        );
  if (!changed.includes(true)) return { refusal: "no_match" };
  return buildResult(given, request, draftOfTour(tour));
}

/** The request that remembers the wish for the kinds of the places that meet it. */
function favouring({ candidates, request }: Given, way: "more" | "fewer", wish: Wish): PlanRequest {
  const kinds = new Set<VisitKind>(
    wish.kinds ?? candidates.filter((candidate) => meets(candidate, wish)).map(({ kind }) => kind),
  );
  const favour: Partial<Record<VisitKind, number>> = { ...request.favour };
  for (const kind of kinds) favour[kind] = (favour[kind] ?? 1) * FAVOUR[way];
  return { ...request, favour };
}

function oneMore(problem: Problem, tour: Tour, index: number, wish: Wish): boolean {
  const route = tour.routes[index]!;
  const wished = unusedVisits(problem, tour, problem.places, route.day).filter(({ place }) =>
    meets(place.candidate, wish),
  );
  const inserted =
    visitsIn(route.visits) < route.day.pace.visits ? chooseBest(problem, [route], wished) : undefined;
  const others = route.visits.flatMap(({ place, role }, stop) =>
    role === "visit" && !place.pinned && !meets(place.candidate, wish) ? [without(problem, route, stop)] : [],
  );
  const next = inserted ?? chooseBest(problem, others, wished);
  if (next) setRoutes(tour, next);
  return next !== undefined;
}

function fewer(problem: Problem, tour: Tour, days: readonly number[], wish: Wish): boolean[] {
  const isWished = ({ place, role }: Visit) =>
    role === "visit" && !place.pinned && meets(place.candidate, wish);
  const count = days.reduce((sum, day) => sum + tour.routes[day]!.visits.filter(isWished).length, 0);
  const changed: boolean[] = [];
  for (let gone = 0; gone < Math.ceil(count / 2); gone++) {
    const most = days.reduce((a, b) =>
      tour.routes[b]!.visits.filter(isWished).length > tour.routes[a]!.visits.filter(isWished).length ? b : a,
    );
    changed.push(oneLess(problem, tour, most, wish, isWished));
  }
  return changed;
}

/** The visit of the wish that is worth least goes, for the best place that does not meet the wish, if there is one. */
function oneLess(
  problem: Problem,
  tour: Tour,
  index: number,
  wish: Wish,
  isWished: (visit: Visit) => boolean,
): boolean {
  const route = tour.routes[index]!;
  const least = route.visits
    .filter(isWished)
    .toSorted((a, b) => a.worth - b.worth)
    .map((visit) => without(problem, route, route.visits.indexOf(visit)))
    .find((rest) => rest !== undefined);
  if (least === undefined) return false;
  const others = unusedVisits(problem, tour, visitShortlist(problem), route.day).filter(
    ({ place }) => !meets(place.candidate, wish),
  );
  setRoutes(tour, chooseBest(problem, [least], others) ?? least);
  return true;
}

/** The best of some days with one of some visits more. */
function chooseBest(
  problem: Problem,
  routes: readonly (Route | undefined)[],
  visits: readonly Visit[],
): Route | undefined {
  return bestRoute(
    routes.flatMap((route) => (route ? visits.map((visit) => withVisit(problem, route, visit)) : [])),
  );
}
