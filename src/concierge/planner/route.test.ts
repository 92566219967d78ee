import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { city, place, request } from "../../../test/support/planner/city.ts";
import { slowRoute, slowStarts, stepsFrom } from "../../../test/support/planner/slow-route.ts";
import { improveOrder } from "./improve-order.ts";
import { buildProblem, type Visit } from "./problem.ts";
import { bestInsertion, buildRoute, measureWay, mostGain, worthTogether } from "./route.ts";
import { PLANNING } from "./weights.ts";
import { isAlike, mayJoin } from "./worth.ts";

const places = city(31, 40);
const asked = request({
  pace: "relaxed",
  meals: ["breakfast", "lunch", "dinner"],
  mustInclude: ["p1", "p9"],
});
const whole = buildProblem(places, asked);
const [monday] = whole.days;

/** Some stops of the day in any order, no place twice. */
const stops = fc
  .uniqueArray(
    fc.record({
      place: fc.constantFrom(...whole.places),
      role: fc.constantFrom("visit" as const, "visit" as const, "lunch" as const, "dinner" as const),
    }),
    { maxLength: 7, selector: ({ place }) => place },
  )
  .map((drawn) => drawn.flatMap(({ place, role }) => whole.visit(place, role, monday!) ?? []));
/** The same in the order of their earliest starts, so that most can be met. */
const likely = stops.map((visits) => visits.toSorted((a, b) => a.starts[0]! - b.starts[0]!));
const drawn = { numRuns: 3_000, seed: 4 };

test("a day's way and score are those of the slow and obvious reckoning, and each stop can start until just then when the rest still comes in time", () => {
  let possible = 0;
  fc.assert(
    fc.property(fc.oneof(stops, likely), fc.double({ min: -1, max: 8, noNaN: true }), (visits, least) => {
      const route = buildRoute(whole, monday!, visits);
      const slow = slowRoute(whole, monday!, visits);
      assert.equal(route === undefined, slow === undefined);
      if (!route || !slow) return;
      possible++;
      assert.equal(route.travel, slow.travel);
      assert.ok(Math.abs(route.score - slow.score) < 1e-9, `${route.score} is not ${slow.score}`);
      assert.deepEqual(route.earliest, slowStarts(whole, monday!, visits));
      for (const [index, visit] of visits.entries()) {
        const inTime = stepsFrom(visit, 0).filter((start) => {
          const after = visits[index + 1];
          const from = start + visit.minutes + monday!.pace.pause;
          const leg = after ? whole.leg(visit.place, after.place) - whole.leg(undefined, after.place) : 0;
          return slowStarts(whole, monday!, visits.slice(index + 1), from + leg);
        });
        assert.equal(route.latest[index], inTime.at(-1));
      }
      const way = measureWay(whole, monday!, visits, [], undefined, least);
      if (way || slow.score > least + 1e-9) assert.equal(way?.score, route.score);
    }),
    drawn,
  );
  assert.ok(possible > 500, `${possible} days`);
});

test("a stop is inserted where it makes the way least longer, of all the positions at which it breaks no rule", () => {
  let possible = 0;
  fc.assert(
    fc.property(likely, stops, (visits, [more]) => {
      const route = buildRoute(whole, monday!, visits);
      if (!route || !more || visits.some(({ place }) => place === more.place)) return;
      const found = bestInsertion(whole, route, more);
      const ways = [...visits, more].map(
        (_, at) =>
          slowRoute(whole, monday!, visits.toSpliced(at, 0, more))?.travel ?? Number.POSITIVE_INFINITY,
      );
      const least = Math.min(...ways);
      if (least === Number.POSITIVE_INFINITY || !mayJoin(visits, more)) return assert.equal(found, undefined);
      possible++;
      assert.equal(found!.position, ways.indexOf(least));
      const further = visits.filter(({ role }) => role === "visit").length + 1;
      const worth =
        more.role === "visit"
          ? more.worth * PLANNING.alike ** visits.filter((one) => isAlike(one, more)).length +
            PLANNING.even / further
          : more.worth;
      assert.ok(worth <= mostGain(more));
      assert.ok(Math.abs(found!.gain - worth + whole.minutePrice * (least - route.travel)) < 1e-9);
      assert.equal(bestInsertion(whole, route, more, { leastGain: found!.gain }), undefined);
    }),
    drawn,
  );
  assert.ok(possible > 300, `${possible} insertions`);
});

test("no third museum in a row, no café beside a meal, no way longer than the mode's limit", () => {
  const museums = [0, 1, 2].map((index) =>
    place(`museum-${index}`, "museum", [50 * index, 0], {
      visitMinutes: 60,
      openIntervals: () => [[0, 1_440]],
    }),
  );
  const others = [place("cafe", "cafe"), place("inn", "restaurant"), place("far", "park", [-2_200, 0])];
  const asked = request({ dayStart: 8 * 60 });
  const problem = buildProblem([...museums, ...others, place("farther", "park", [1_900, 0])], asked);
  const day = problem.days[0]!;
  const visits = (...ids: string[]) =>
    ids.map((id) => problem.visit(problem.placeOf.get(id)!, id === "inn" ? "lunch" : "visit", day)!);
  assert.ok(buildRoute(problem, day, visits("museum-0", "museum-1", "inn", "museum-2")));
  assert.equal(buildRoute(problem, day, visits("museum-0", "museum-1", "museum-2")), undefined);
  assert.equal(buildRoute(problem, day, visits("cafe", "inn")), undefined);
  assert.ok(buildRoute(problem, day, visits("cafe", "museum-0", "inn")));
  assert.equal(buildRoute(problem, day, visits("far", "farther")), undefined);
});

test("a better order is found as long as turning a piece, moving one of up to three stops or changing two about makes one", () => {
  let changed = 0;
  fc.assert(
    fc.property(likely, (visits) => {
      const route = buildRoute(whole, monday!, visits);
      if (!route) return;
      const best = improveOrder(whole, route);
      if (best !== route) changed++;
      assert.ok(best.score >= route.score);
      assert.deepEqual(new Set(best.visits), new Set(visits));
      for (const order of ordersNear(best.visits)) {
        const score = slowRoute(whole, monday!, order)?.score ?? Number.NEGATIVE_INFINITY;
        assert.ok(score <= best.score + 1e-8, `${score} is better than ${best.score}`);
      }
    }),
    { ...drawn, numRuns: 400 },
  );
  assert.ok(changed > 20, `${changed} days changed`);
});

function ordersNear(visits: readonly Visit[]): Visit[][] {
  const places = [...visits.keys(), visits.length];
  const pieces = places.flatMap((from) => places.slice(from + 1).map((to) => [from, to] as const));
  return pieces.flatMap(([from, to]) => {
    const [piece, rest] = [visits.slice(from, to), visits.toSpliced(from, to - from)];
    const turned = rest.toSpliced(from, 0, ...piece.toReversed());
    const swapped = visits.with(from, visits[to - 1]!).with(to - 1, visits[from]!);
    if (piece.length > 3) return [turned, swapped];
    const moved = places
      .slice(0, rest.length + 1)
      .flatMap((at) => [rest.toSpliced(at, 0, ...piece), rest.toSpliced(at, 0, ...piece.toReversed())]);
    return [turned, swapped, ...moved];
  });
}

test("of two stops alike that are worth the same one counts in full, as it does when it is a little better", () => {
  const together = (fit: number) => {
    const museums = [place("one", "museum", [0, 0]), place("other", "museum", [0, 0], { fit })];
    const { days, places, visit } = buildProblem(museums, request());
    return worthTogether(places.map((museum) => visit(museum, "visit", days[0]!)!));
  };
  assert.ok(Math.abs(together(0.8) - together(0.8 - 1e-9)) < 1e-8);
});
