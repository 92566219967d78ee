import assert from "node:assert/strict";
import { test } from "node:test";
import { place, request } from "../../../test/support/planner/city.ts";
import { ensureMeals } from "./meals.ts";
import { buildProblem } from "./problem.ts";
import { mealWorths } from "./shortlist.ts";
import { buildTour } from "./tour.ts";

test("a meal comes in for the visit of least worth between two that are too far apart without it, and they stay", () => {
  const spots = [
    place("south", "museum", [-2_000, 0], { visitMinutes: 60 }),
    place("middle", "church", [0, 0], { visitMinutes: 200, fit: 0.1 }),
    place("north", "castle", [2_000, 0], { visitMinutes: 60 }),
  ];
  const asked = request({ dayStart: 9 * 60, dayEnd: 16 * 60 + 30, meals: ["lunch"] });
  const problem = buildProblem([...spots, place("inn", "restaurant", [0, 50])], asked);
  const visits = spots.map(({ id }) => problem.visit(problem.placeOf.get(id)!, "visit", problem.days[0]!)!);
  assert.throws(() => buildTour(problem, [visits.toSpliced(1, 1)]), "the two are too far apart");
  const tour = buildTour(problem, [visits]);
  ensureMeals(problem, tour, mealWorths(problem));
  assert.deepEqual(
    tour.routes[0]!.visits.map(({ place: { candidate } }) => candidate.id),
    ["south", "inn", "north"],
  );
});
