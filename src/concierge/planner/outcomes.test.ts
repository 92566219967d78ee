import { hash } from "node:crypto";
import { join } from "node:path";
import { test } from "node:test";
import { city, request } from "../../../test/support/planner/city.ts";
import type { Meal } from "../../languages/spoken.ts";
import { changeByHand } from "./by-hand.ts";
import { changePlan } from "./change-plan.ts";
import type { PlanEdit, StopReference, Wish } from "./edits.ts";
import { faultsOf } from "./faults.ts";
import type { Candidate, Plan, PlanRequest, TimeOfDay } from "./plan.ts";
import { planItinerary, randomNumbers } from "./plan-itinerary.ts";
import { buildProblem } from "./problem.ts";
import { buildDraft, reviveTour } from "./revive.ts";
import { shapePlan } from "./shape-plan.ts";
import { strollThrough } from "./strolls.ts";
import { scoreTour } from "./tour.ts";

const TRIPS = 12;
const EDITS = 60;
const quarters = [0.01, -0.01].map((east) => strollThrough(`quarter${east}`, { lat: 47, lng: 8 + east }));

/** Kinds of changes, by what each is called; any part of one may be left unsaid. */
function drawnEdit(candidates: readonly Candidate[], { days }: Plan, random: () => number): PlanEdit {
  const pick = <T>(...list: readonly T[]) => list[Math.floor(random() * list.length)]!;
  const stops = days.flatMap((day) => day.stops);
  const dayNumber = pick(undefined, 1, 2, days.length, days.length + 1);
  const timeOfDay = pick<TimeOfDay | undefined>(undefined, "morning", "midday", "afternoon", "evening");
  const meal = pick<Meal>("breakfast", "lunch", "dinner");
  const minutes = pick(-90, -30, 30, 120);
  const someId = pick(...candidates).id;
  const wish = pick<Wish>(
    { kinds: ["museum", "gallery"] },
    { words: ["church"] },
    { placeId: someId },
    { kinds: ["restaurant"], maxPriceLevel: 1 },
    { kinds: ["stroll"] },
    { words: ["italian"] },
  );
  const planned = { placeId: stops.length > 0 ? pick(...stops).placeId : someId };
  const other = { placeId: stops.length > 0 ? pick(...stops).placeId : someId };
  const position = pick(undefined, 1, 2, -1);
  const stop = pick<StopReference>(
    ...[planned, planned, { dayNumber, meal }, { dayNumber, timeOfDay, position }, { dayNumber, is: wish }],
    ...[
      { isLeast: true as const, dayNumber },
      { most: pick("price", "way"), dayNumber },
    ],
    { beside: { side: pick("before", "after"), stop: other }, dayNumber },
  );
  const beside = pick(undefined, { side: pick("before", "after"), stop: other } as const);
  return pick<PlanEdit>(
    { type: "replace", stop },
    { type: "replace", stop, wish, toDay: pick(undefined, dayNumber), timeOfDay: pick(undefined, timeOfDay) },
    { type: "replace", stop: planned, isNearer: true },
    { type: "remove", stop },
    { type: "clear", but: pick(undefined, [other]), beside, dayNumber },
    { type: "add", wish, dayNumber, timeOfDay, beside },
    { type: "add", wish: { placeId: someId }, dayNumber, position: pick(undefined, 1, 3) },
    { type: "add", wish, dayNumber, order: pick("first", "last"), isBest: pick(undefined, true) },
    { type: "lessWalking", dayNumber },
    { type: pick("shiftStart", "shiftEnd", "shiftAll"), minutes, dayNumber },
    { type: pick("reverse", "indoors"), dayNumber },
    { type: "rest", at: pick(undefined, 15 * 60), minutes: 60, dayNumber },
    { type: pick("more", "fewer"), wish, dayNumber },
    { type: "moveMeal", meal, to: 60 * pick(8, 12, 14, 19, 21), dayNumber },
    { type: "shiftMeal", meal, minutes, dayNumber },
    { type: pick("slower", "fuller"), dayNumber },
    { type: "addDay" },
    { type: "removeDay", dayNumber: pick(undefined, 1, days.length) },
    { type: "setDays", days: pick(0, 1, 2, 4, 8) },
    { type: "move", stop, toDay: dayNumber, timeOfDay, beside },
    { type: "move", stop: planned, toDay: dayNumber, at: pick(undefined, 60 * 11, 60 * 18) },
    { type: "move", stop: planned, toDay: dayNumber, position },
    { type: "swapStops", stops: [planned, other] },
    { type: "swapDays", days: [1, days.length] },
    { type: "keepFree", timeOfDay, dayNumber },
    { type: "setHours", start: pick(undefined, 60 * 8, 60 * 11), end: pick(undefined, 60 * 17), dayNumber },
    { type: pick("addMeal", "dropMeal"), meal, dayNumber },
    { type: "limit", most: pick(1, 2, 3), wish: pick(undefined, { words: [pick("museum", "church")] }) },
    { type: "only", wish: { words: [pick("museum", "church", "park")] } },
    { type: "suit", party: pick(undefined, "children", "couple"), maxPriceLevel: pick(undefined, 1, 2) },
    { type: pick("keep", "release"), stop: planned },
  );
}

function drawnRequest(candidates: readonly Candidate[], trip: number): PlanRequest {
  const free = [{ dayNumber: 1, from: 13 * 60, until: 16 * 60 }];
  return request({
    days: 1 + (trip % 3),
    pace: (["normal", "relaxed", "packed"] as const)[trip % 3],
    mode: (["walk", "cycle", "transit"] as const)[(trip >> 1) % 3],
    mustInclude:
      trip % 2 === 0
        ? candidates
            .filter(({ kind }) => kind === "museum")
            .slice(0, 2)
            .map(({ id }) => id)
        : [],
    freeTimes: trip === 4 ? free : undefined,
  });
}

test("what changes of each kind come to, said or by hand or of a new plan, is what it was", (context) => {
  const tallies = new Map<string, { made: number; refused: number; worth: number; all: string }>();
  for (let trip = 0; trip < TRIPS; trip++) {
    const candidates = [...city(trip, [110, 25, 60][trip % 3]!), ...quarters];
    const asked = drawnRequest(candidates, trip);
    const plan = planItinerary(candidates, asked);
    const random = randomNumbers(trip);
    for (let number = 0; number < EDITS; number++) {
      const edit = drawnEdit(candidates, plan, random);
      const before = number % 3 === 0 ? [] : [drawnEdit(candidates, plan, random)];
      const trips = {
        said: changePlan(candidates, asked, plan, [...before, edit]),
        byHand: changeByHand(candidates, asked, plan, [...before, edit]),
        ...(number % 4 === 0 ? { shaped: shapePlan(candidates, asked, plan, [edit]) } : {}),
      };
      for (const [way, result] of Object.entries(trips)) {
        const name = `${edit.type} ${way}`;
        const tally = tallies.get(name) ?? { made: 0, refused: 0, worth: 0, all: "" };
        const refusal = "outcomes" in result ? result.outcomes.at(-1)!.refusal : undefined;
        tally[refusal ? "refused" : "made"]++;
        const problem = buildProblem(candidates, { ...result.request, mustInclude: [] });
        tally.worth += scoreTour(reviveTour(problem, buildDraft(result.plan), new Set()).tour);
        const faults = [...faultsOf(candidates, result.request, result.plan)];
        tally.all = hash("md5", JSON.stringify([tally.all, result, faults]));
        tallies.set(name, tally);
      }
    }
  }
  const lines = [...tallies].sort().map(([name, { made, refused, worth, all }]) => {
    const mean = (worth / (made + refused)).toFixed(3);
    return `${name}: ${made} made, ${refused} refused, worth ${mean}, ${all.slice(0, 8)}`;
  });
  // To hold what is meant to have changed: node --test --test-update-snapshots src/concierge/planner/outcomes.test.ts
  const path = join(import.meta.dirname, "outcomes.txt");
  context.assert.fileSnapshot(lines, path, { serializers: [(held) => `${(held as string[]).join("\n")}\n`] });
});
