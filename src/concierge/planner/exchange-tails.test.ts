import assert from "node:assert/strict";
import { test } from "node:test";
import { place, request } from "../../../test/support/planner/city.ts";
import { exchangeTails } from "./exchange-tails.ts";
import { buildProblem } from "./problem.ts";
import { buildRoute } from "./route.ts";

const roles = { visit: "cafe", breakfast: "cafe", lunch: "restaurant", dinner: "restaurant" } as const;

test("a visit goes to the day on which it is worth more where the ends of days are changed about, a meal does not", () => {
  // Their hours are only known for the second day.
  const openIntervals = (date: string) => (date === "2027-03-02" ? ([[420, 1_320]] as const) : undefined);
  const places = (["cafe", "restaurant"] as const).map((kind) =>
    place(kind, kind, [300, 0], { openIntervals }),
  );
  const problem = buildProblem(places, request({ days: 2, meals: ["breakfast", "lunch", "dinner"] }));
  const [monday, tuesday] = problem.days;
  const moved = Object.entries(roles).filter(([role, kind]) => {
    const visit = problem.visit(problem.placeOf.get(kind)!, role as keyof typeof roles, monday!)!;
    const empty = buildRoute(problem, tuesday!, [])!;
    return exchangeTails(problem, buildRoute(problem, monday!, [visit])!, empty) !== undefined;
  });
  assert.deepEqual(moved, [["visit", "cafe"]]);
});
