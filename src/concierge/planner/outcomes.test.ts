import { hash } from "node:crypto";
import { join } from "node:path";
import { test } from "node:test";
import { city, MIDDLE, request } from "../../../test/support/planner/city.ts";
import type { Meal } from "../../languages/spoken.ts";
import { changeByHand } from "./by-hand.ts";
import { changePlan } from "./change-plan.ts";
import type { PlanEdit, StopReference, Wish } from "./edits.ts";
import { faultsOf } from "./faults.ts";
import { bestKnown, whyLeftOut } from "./left-out.ts";
import type { Candidate, Plan, PlanRequest, Position, TimeOfDay } from "./plan.ts";
import { planItinerary, randomNumbers } from "./plan-itinerary.ts";
import { buildProblem } from "./problem.ts";
import { buildDraft, planFromItinerary, reviveTour } from "./revive.ts";
import { shapePlan } from "./shape-plan.ts";
import { strollThrough } from "./strolls.ts";
import { scoreTour } from "./tour.ts";

const TRIPS = 16;
const EDITS = 80;
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
    { type: "suit", mealWords: [pick("italian", "restaurant", "none")] },
    {
      type: "stay",
      stop,
      minutes: pick(undefined, 5, 30, 90, 400),
      way: pick(undefined, "longer", "briefer"),
    },
    { type: "move", stop: { displaced: true }, toDay: dayNumber, timeOfDay },
    { type: "limit", most: pick(1, 2), wish: { words: ["restaurant"] }, isADay: true },
    { type: "remove", stop: { is: { words: [pick("museum", "restaurant", "none")] }, dayNumber } },
    { type: "remove", stop: { is: wish, isOne: true, spokenOf: pick(undefined, someId) } },
    { type: "add", wish, dayNumber, at: pick(60 * 9, 60 * 15, 60 * 20) },
    { type: pick("keep", "release"), stop: planned },
  );
}

const oneOf = <T>(trip: number, ...list: readonly T[]) => list[trip % list.length]!;

function drawnRequest(candidates: readonly Candidate[], trip: number): PlanRequest {
  const free = [{ dayNumber: 1, from: 13 * 60, until: 16 * 60 }];
  const museums = candidates.filter(({ kind }) => kind === "museum").map(({ id }) => id);
  const forecast = [
    { date: "2027-03-01", rain: 9, temperature: 12 },
    { date: "2027-03-02", rain: 0, temperature: 31 },
  ];
  // Streets that go around: nobody knows some of them.
  const minutes = (from: Position, to: Position) =>
    from.lat > to.lat ? undefined : Math.ceil(40_000 * Math.hypot(from.lat - to.lat, from.lng - to.lng)) % 90;
  return request({
    days: 1 + (trip % 3),
    pace: oneOf(trip, "normal", "relaxed", "packed"),
    mode: oneOf(trip >> 1, "walk", "cycle", "transit", "drive"),
    mustInclude: trip % 2 === 0 ? museums.slice(0, 2) : [],
    freeTimes: trip === 4 ? free : undefined,
    party: oneOf(trip, undefined, "children", "couple", "business", "friends"),
    weather: oneOf(trip, undefined, undefined, undefined, "indoor", "outdoor"),
    forecast: trip % 4 === 1 ? forecast : undefined,
    maxPriceLevel: oneOf(trip, undefined, undefined, 2),
    mostVisits: trip === 7 ? 2 : undefined,
    themes: trip % 4 === 2 ? ["church", "italian"] : undefined,
    streets: trip % 6 === 5 ? { minutes } : undefined,
    now: Date.parse(trip % 5 === 3 ? "2027-03-02T10:07:00Z" : "2027-02-01T00:00:00Z"),
    dayHours: trip === 8 ? [{ dayNumber: 2, start: 11 * 60 }] : undefined,
    anchor: trip === 9 ? undefined : MIDDLE,
  });
}

/** Why other places are not in a plan, and what becomes of it when it is sent back without hours, a day turned around. */
function toldOf(candidates: readonly Candidate[], asked: PlanRequest, plan: Plan) {
  const ids = [...bestKnown(candidates), ...bestKnown(candidates, false), "p7", "p19", "nowhere"];
  const places = buildDraft(plan).map((day) => day.map(({ placeId }) => ({ placeId })).toReversed());
  const draft = [...places, [{ placeId: "nowhere" }, ...(places[0] ?? [])]];
  return [...whyLeftOut(ids, plan, candidates, asked), planFromItinerary(draft, candidates, asked)];
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
        const told: unknown[] = [...faultsOf(candidates, result.request, result.plan)];
        if (number % 8 === 0) told.push(...toldOf(candidates, result.request, result.plan));
        tally.all = hash("md5", JSON.stringify([tally.all, result, told]));
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
