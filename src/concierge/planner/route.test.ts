import assert from "node:assert/strict";
import { test } from "node:test";
import { city, place, request } from "../../../test/support/planner/city.ts";
import { improveOrder } from "./improve-order.ts";
import { searchTour } from "./plan-itinerary.ts";
import { buildProblem } from "./problem.ts";
import { bestInsertion, buildRoute, mostGain } from "./route.ts";

test("an insertion is found just when one of all positions works, and its successors come in time", () => {
  let possible = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const problem = buildProblem(city(seed, 50), request({ pace: "packed" }));
    const [route] = searchTour(problem).routes;
    const day = problem.days[0]!;
    const rest = buildRoute(problem, day, route!.visits.slice(0, 4))!;
    for (const one of problem.places) {
      const visit = problem.visit(one, "visit", day);
      if (visit === undefined || rest.visits.some((other) => other.place === one)) continue;
      const routes = [0, 1, 2, 3, 4].map((position) =>
        buildRoute(problem, day, rest.visits.toSpliced(position, 0, visit)),
      );
      const insertion = bestInsertion(problem, rest, visit);
      if (insertion === undefined) continue;
      possible++;
      const next = routes[insertion.position];
      assert.ok(next, `seed ${seed}: position ${insertion.position} works`);
      assert.ok(insertion.gain <= mostGain(visit) + problem.minutePrice * 3);
      for (const other of routes)
        if (other) assert.ok(other.travel >= next.travel, `seed ${seed}: no shorter way`);
    }
  }
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

test("a crossed way is uncrossed", () => {
  const corners = [
    [0, 600],
    [600, 600],
    [600, 0],
    [0, -600],
  ] as const;
  const places = corners.map((at, index) =>
    place(`p${index}`, "landmark", at, { kind: (["landmark", "park", "church", "quarter"] as const)[index] }),
  );
  const problem = buildProblem(places, request());
  const day = problem.days[0]!;
  const visits = [0, 2, 1, 3].map((index) => problem.visit(problem.places[index]!, "visit", day)!);
  const better = improveOrder(problem, buildRoute(problem, day, visits)!);
  const order = better.visits.map(({ place }) => place.index).join("");
  assert.ok(["0123", "3210", "2103", "3012"].includes(order), order);
});
