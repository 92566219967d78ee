import type { Day } from "../../../src/concierge/planner/days.ts";
import type { Problem, Visit } from "../../../src/concierge/planner/problem.ts";
import { AFTERNOON, MORNING, PLANNING, STEP_MINUTES } from "../../../src/concierge/planner/weights.ts";

/** The five-minute steps at which a stop may start, none before a minute. */
export function stepsFrom({ starts }: Visit, minute: number): number[] {
  const steps: number[] = [];
  for (let pair = 0; pair < starts.length; pair += 2)
    for (let step = starts[pair]!; step <= starts[pair + 1]!; step += STEP_MINUTES)
      if (step >= minute) steps.push(step);
  return steps;
}

/** When each of some stops starts at the earliest; undefined where one comes too late. */
export function slowStarts(
  problem: Problem,
  day: Day,
  visits: readonly Visit[],
  from = day.from,
): number[] | undefined {
  const starts: number[] = [];
  for (const [index, visit] of visits.entries()) {
    const before = visits[index - 1];
    const left = before ? starts[index - 1]! + before.minutes + day.pace.pause : from;
    const [start] = stepsFrom(visit, left + problem.leg(before?.place, visit.place));
    if (start === undefined) return undefined;
    starts.push(start);
  }
  return starts;
}

/** Minutes on the way and the score of stops in this order, minute by minute; undefined where it breaks a rule. */
export function slowRoute(
  problem: Problem,
  day: Day,
  visits: readonly Visit[],
): { travel: number; score: number } | undefined {
  const starts = slowStarts(problem, day, visits);
  if (starts === undefined) return undefined;
  const isVisit = ({ role }: Visit) => role === "visit";
  const isSnack = (one: Visit, other: Visit) =>
    isVisit(one) && !isVisit(other) && one.place.group === "cafe" && !one.place.pinned;
  for (const [index, visit] of visits.entries()) {
    const [second, first] = [visits[index - 1], visits[index - 2]];
    if (!second) continue;
    const isFree = second.place.pinned || visit.place.pinned;
    if (!isFree && problem.leg(second.place, visit.place) > problem.legLimit) return undefined;
    if (isSnack(second, visit) || isSnack(visit, second)) return undefined;
    const three = [first, second, visit];
    if (three.every((one) => one && isVisit(one) && one.place.group === visit.place.group)) return undefined;
  }
  const places = [undefined, ...visits.map(({ place }) => place), undefined];
  const travel = places.slice(1).reduce((sum, place, index) => sum + problem.leg(places[index], place), 0);
  const groups = Map.groupBy(visits, (visit) => (isVisit(visit) ? visit.place.group : visit));
  let score = -problem.minutePrice * travel;
  for (const alike of groups.values())
    for (const [rank, worth] of alike
      .map((one) => one.worth)
      .sort((a, b) => b - a)
      .entries())
      score += worth * PLANNING.alike ** rank;
  for (let count = 1; count <= visits.filter(isVisit).length; count++) score += PLANNING.even / count;
  const isBusy = (minute: number) =>
    visits.some(({ minutes }, index) => starts[index]! <= minute && minute < starts[index]! + minutes);
  for (const [part, price] of [
    [MORNING, PLANNING.emptyMorning],
    [AFTERNOON, PLANNING.emptyAfternoon],
  ] as const) {
    if (day.from > part.from || day.until < part.until) continue;
    let busy = 0;
    // What begins before half past ten is of the morning as well.
    for (let minute = part === MORNING ? 0 : part.from; minute < part.until; minute++)
      if (isBusy(minute)) busy++;
    score -= price * Math.max(0, 1 - busy / (part.until - part.from - part.free));
  }
  const end = visits.length > 0 ? starts.at(-1)! + visits.at(-1)!.minutes : day.from;
  return { travel, score: score - PLANNING.idlePrice * end };
}
