import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { checkPlan } from "../../../test/support/planner/check-plan.ts";
import { always, city, MIDDLE, place, request } from "../../../test/support/planner/city.ts";
import { slowRoute } from "../../../test/support/planner/slow-route.ts";
import type { Candidate, Plan, PlanRequest, Streets } from "./plan.ts";
import { planItinerary, searchTour } from "./plan-itinerary.ts";
import { buildProblem, type Problem, type Visit } from "./problem.ts";
import { strollThrough } from "./strolls.ts";
import { VISIT_KINDS } from "./visit-kinds.ts";

const stopsOf = (plan: Plan) => plan.days.flatMap(({ stops }) => stops);
const idsOf = (plan: Plan) => stopsOf(plan).map(({ placeId }) => placeId);
const kindsOf = (plan: Plan, candidates: readonly Candidate[]) =>
  idsOf(plan).map((id) => candidates.find((candidate) => candidate.id === id)!.kind);

/** A town of streets from east to west and north to south, with a river through its middle that has one bridge; some quarters are not known. */
const riverTown: Streets = {
  minutes(from, to) {
    if ([from, to].some(({ lat }) => Math.floor(lat * 1_000) % 5 === 0)) return undefined;
    const metres = (a: number, b: number) => Math.abs(a - b) * 100_000;
    const isAcross = from.lng < MIDDLE.lng !== to.lng < MIDDLE.lng;
    const along = isAcross
      ? metres(from.lat, MIDDLE.lat) + metres(MIDDLE.lat, to.lat)
      : metres(from.lat, to.lat);
    return Math.ceil((along + metres(from.lng, to.lng)) / 80);
  },
};

const requests: fc.Arbitrary<PlanRequest> = fc
  .record(
    {
      days: fc.integer({ min: 1, max: 7 }),
      party: fc.constantFrom("solo", "couple", "friends", "children", "business"),
      weather: fc.constantFrom("indoor", "outdoor"),
      pace: fc.constantFrom("relaxed", "normal", "packed"),
      mode: fc.constantFrom("walk", "cycle", "drive", "transit"),
      maxPriceLevel: fc.integer({ min: 0, max: 4 }),
      mustInclude: fc.array(
        fc.nat(90).map((number) => `p${number}`),
        { maxLength: 4 },
      ),
      excludedIds: fc.array(
        fc.nat(90).map((number) => `p${number}`),
        { maxLength: 4 },
      ),
      excludedWords: fc.subarray(["museum", "bar", "italian"]),
      dayStart: fc.integer({ min: 300, max: 900 }),
      dayEnd: fc.integer({ min: 960, max: 1_560 }),
      meals: fc.subarray(["breakfast", "lunch", "dinner"] as const),
      now: fc.integer({ min: Date.UTC(2027, 1, 27), max: Date.UTC(2027, 2, 4) }),
      travelAversion: fc.constantFrom(0.5, 2.5, 6),
      streets: fc.constantFrom(riverTown),
    },
    { requiredKeys: ["days"] },
  )
  .map((changes) => request(changes as Partial<PlanRequest>));

test("every plan keeps every promise, whatever the city and the request", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.nat(120), requests, (seed, size, asked) => {
      const candidates = city(seed, size);
      assert.deepEqual(checkPlan(planItinerary(candidates, asked), candidates, asked), []);
    }),
    { numRuns: 100, seed: 5 },
  );
});

/** By set of places (a bit each), the most that a day of them is worth, of all orders. */
function bestDays({ places, ...problem }: Problem, day: Problem["days"][number]): Map<number, number> {
  const best = new Map<number, number>();
  const options = places.flatMap((one) => problem.visit(one, "visit", day) ?? []);
  const tryAll = (visits: readonly Visit[]) => {
    const set = visits.reduce((bits, { place }) => bits | (1 << place.index), 0);
    const score = slowRoute({ places, ...problem }, day, visits)?.score ?? Number.NEGATIVE_INFINITY;
    best.set(set, Math.max(score, best.get(set) ?? Number.NEGATIVE_INFINITY));
    if (visits.length === day.pace.visits) return;
    for (const next of options) {
      const alike = visits.filter(({ place }) => place.group === next.place.group).length;
      const isFree = alike < VISIT_KINDS[next.place.candidate.kind].perDay;
      if (isFree && !visits.includes(next)) tryAll([...visits, next]);
    }
  };
  tryAll([]);
  return best;
}

test("of a handful of places no day is better than the one that is planned, and no two days much better", () => {
  const few = { pace: "relaxed", meals: [], mode: "cycle" } as const;
  let [found, possible] = [0, 0];
  for (let seed = 1; seed <= 30; seed++) {
    const one = buildProblem(city(seed, 9), request(few));
    const best = Math.max(...bestDays(one, one.days[0]!).values());
    assert.ok(searchTour(one).routes[0]!.score >= best - 1e-9, `seed ${seed}`);
    const two = buildProblem(city(seed, 7), request({ ...few, days: 2 }));
    const [first, second] = two.days.map((day) => [...bestDays(two, day)]);
    const pairs = first!.flatMap(([a, x]) => second!.map(([b, y]) => (a & b ? 0 : x + y)));
    possible += pairs.reduce((most, sum) => Math.max(most, sum));
    found += searchTour(two).routes.reduce((sum, { score }) => sum + score, 0);
  }
  assert.ok(found >= 0.998 * possible, `${found} of ${possible}`);
});

test("what plans are worth together is not less than it was", () => {
  let sum = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const problem = buildProblem(city(seed, 60), request({ days: 1 + (seed % 4) }));
    for (const { day, visits } of searchTour(problem).routes) sum += slowRoute(problem, day, visits)!.score;
  }
  assert.ok(sum >= 477.55, `${sum}`);
});

test("the same candidates and request give the same plan", () => {
  const candidates = city(3, 120);
  const asked = request({ days: 4 });
  assert.deepEqual(
    planItinerary(candidates, asked),
    planItinerary(
      candidates.map((candidate) => ({ ...candidate })),
      asked,
    ),
  );
});

test("a plan for today begins after now, and says so", () => {
  const candidates = city(4, 100);
  const now = Date.UTC(2027, 2, 1, 13, 2);
  const plan = planItinerary(candidates, request({ days: 2, now }));
  assert.ok(plan.notes.some(({ code }) => code === "starts_now"));
  // 13:02 UTC is 14:02 in Zurich.
  const [first] = plan.days[0]!.stops;
  assert.ok(first!.start - first!.travelMinutes >= 14 * 60 + 3, `${first!.start}`);
  assert.ok(plan.days[1]!.stops[0]!.start < 14 * 60);
});

test("a first date that is over becomes today", () => {
  const plan = planItinerary(city(4, 60), request({ now: Date.UTC(2027, 2, 5, 6) }));
  assert.equal(plan.days[0]!.date, "2027-03-05");
  assert.ok(plan.notes.some(({ code }) => code === "start_moved"));
});

test("late at night the first day is empty and the plan says so", () => {
  const plan = planItinerary(city(4, 100), request({ days: 2, now: Date.UTC(2027, 2, 1, 22, 30) }));
  assert.deepEqual(plan.days[0]!.stops, []);
  assert.ok(plan.notes.some(({ code, dayNumber }) => code === "empty_day" && dayNumber === 1));
  assert.ok(plan.days[1]!.stops.length > 4);
});

test("too few places make shorter days, shared out over the days, and the plan says so", () => {
  const few = [place("a", "museum", [100, 0]), place("b", "church", [0, 100]), place("c", "park", [-100, 0])];
  const plan = planItinerary(few, request({ days: 3 }));
  assert.deepEqual(
    plan.days.map(({ stops }) => stops.length),
    [1, 1, 1],
  );
  assert.equal(plan.notes.filter(({ code }) => code === "short_day").length, 3);
  const none = planItinerary([], request({ days: 2 }));
  assert.deepEqual(
    none.notes.filter(({ code }) => code === "empty_day").map(({ dayNumber }) => dayNumber),
    [1, 2],
  );
});

test("a place that is closed on one day is visited on another", () => {
  const museum = place("museum", "museum", [100, 0], {
    openIntervals: (date) => (date === "2027-03-02" ? [[600, 1_020]] : []),
  });
  const plan = planItinerary([...city(5, 40), museum], request({ days: 3, mustInclude: ["museum"] }));
  const day = plan.days.find(({ stops }) => stops.some(({ placeId }) => placeId === "museum"));
  assert.equal(day?.date, "2027-03-02");
});

test("an event takes place on its dates only, from its beginning on, for as long as it does", () => {
  const on = (date: string) => (day: string) => (day === date ? ([[780, 870]] as const) : []);
  const event = place("event", "event", [50, 0], {
    fit: 1,
    visitMinutes: 90,
    openIntervals: on("2027-03-03"),
  });
  const over = place("over", "event", [50, 0], { fit: 1, openIntervals: on("2027-02-01") });
  const plan = planItinerary([event, over], request({ days: 4, pace: "relaxed" }));
  assert.deepEqual(
    plan.days.map(({ stops }) => stops.map(({ placeId, start, end }) => [placeId, start, end])),
    [[], [], [["event", 780, 870]], []],
  );
});

test("places of unknown position are never used, places of unknown hours after known ones", () => {
  const lost = { ...place("lost", "museum"), position: undefined, fit: 1 };
  const unknown = place("unknown", "museum", [100, 0], { openIntervals: () => undefined, fit: 0.8 });
  const known = place("known", "museum", [100, 10], { fit: 0.75 });
  assert.deepEqual(idsOf(planItinerary([lost], request())), []);
  const [first] = stopsOf(planItinerary([unknown], request()));
  assert.equal(first?.hours, "unknown");
  const both = planItinerary([unknown, known], request({ pace: "relaxed" }));
  assert.ok(idsOf(both).includes("known"));
  assert.ok(both.notes.some(({ code, placeId }) => code === "hours_unknown" && placeId === "unknown"));
});

test("of unknown hours only those are used at which the kind is usually open and that the place declares", () => {
  const museum = place("museum", "museum", [0, 100], { openIntervals: () => undefined });
  const late = planItinerary([museum], request({ dayStart: 16 * 60 }));
  assert.deepEqual(idsOf(late), []);
  const evening = place("evening", "restaurant", [0, 100], {
    openIntervals: () => undefined,
    bestTimes: ["evening"],
  });
  const plan = planItinerary([evening], request());
  assert.deepEqual(
    stopsOf(plan).map(({ role }) => role),
    ["dinner"],
  );
});

test("children bring playgrounds, no bars, an early dinner and an early end", () => {
  const candidates = [...city(6, 80), place("playground", "playground", [100, 100])];
  const asked = request({ days: 2, party: "children" });
  const plan = planItinerary(candidates, asked);
  assert.ok(idsOf(plan).includes("playground"));
  assert.ok(!kindsOf(plan, candidates).includes("bar"));
  for (const { role, start, end } of stopsOf(plan)) {
    assert.ok(end <= 20 * 60);
    if (role === "dinner") assert.ok(start <= 19 * 60);
  }
});

test("in bad weather visits are under a roof where there is a choice", () => {
  const outdoor = Array.from({ length: 8 }, (_, index) => place(`park-${index}`, "park", [60 * index, 0]));
  const indoor = ["museum", "gallery", "church", "library", "castle", "shop"] as const;
  const candidates = [...outdoor, ...indoor.map((kind, index) => place(kind, kind, [60 * index, 60]))];
  const wet = planItinerary(candidates, request({ weather: "indoor", pace: "relaxed" }));
  const dry = planItinerary(candidates, request({ weather: "outdoor", pace: "relaxed" }));
  const parks = (plan: Plan) => idsOf(plan).filter((id) => id.startsWith("park")).length;
  assert.equal(parks(wet), 0);
  assert.ok(parks(dry) > 0);
});

test("on a day of rain visits are under a roof, on another they are not", () => {
  const outdoor = Array.from({ length: 6 }, (_, index) => place(`park-${index}`, "park", [60 * index, 0]));
  const indoor = ["museum", "gallery", "church", "library", "castle", "shop"] as const;
  const candidates = [...outdoor, ...indoor.map((kind, index) => place(kind, kind, [60 * index, 60]))];
  const forecast = [
    { date: "2027-03-01", rain: 0, temperature: 18 },
    { date: "2027-03-02", rain: 12 },
  ];
  const { days } = planItinerary(candidates, request({ days: 2, pace: "relaxed", forecast }));
  const parks = days.map(({ stops }) => stops.filter(({ placeId }) => placeId.startsWith("park")).length);
  assert.ok(parks[0]! > 0);
  assert.equal(parks[1], 0);
});

test("where a public holiday puts hours in doubt they count as unknown, and a place that tells its hours by date goes before", () => {
  const isInDoubt = (date: string) => date === "2027-03-01";
  const weekly = place("weekly", "museum", [100, 0], { fit: 0.8, isInDoubt });
  const dated = place("dated", "museum", [100, 0], { fit: 0.75 });
  const asked = request({ dayStart: 10 * 60, dayEnd: 12 * 60 + 30, meals: [] });
  assert.deepEqual(idsOf(planItinerary([weekly, dated], { ...asked, startDate: "2027-03-02" })), ["weekly"]);
  assert.deepEqual(idsOf(planItinerary([weekly, dated], asked)), ["dated"]);
  const [only] = stopsOf(planItinerary([weekly], asked));
  assert.equal(only?.hours, "unknown");
  assert.deepEqual(checkPlan(planItinerary([weekly], asked), [weekly], asked), []);
});

test("what a city is known for is in the plan, though what suits as well lies nearer", () => {
  const famous = (["castle", "church", "museum", "viewpoint", "landmark"] as const).map((kind, index) =>
    place(`famous-${index}`, kind, [1_500, 400 * index], { renown: 0.9, fit: 0.45 }),
  );
  const others = city(22, 100).map((one) => ({ ...one, fit: 0.45, renown: 0.6 }));
  const planned = idsOf(planItinerary([...others, ...famous], request({ days: 2 })));
  for (const { id } of famous) assert.ok(planned.includes(id), id);
});

test("an afternoon for which there is nothing is a stroll, one a day at most, and none in bad weather", () => {
  const palace = place("palace", "castle", [0, 50], { fit: 0.9 });
  const strolls = [
    strollThrough("near", place("a", "park", [0, 55]).position),
    strollThrough("far", place("b", "park", [0, 80]).position),
  ];
  const candidates = [palace, ...strolls];
  const planned = (changes: Partial<PlanRequest>) => {
    const asked = request(changes);
    const plan = planItinerary(candidates, asked);
    assert.deepEqual(checkPlan(plan, candidates, asked), []);
    return stopsOf(plan);
  };
  const stroll = planned({}).find(({ placeId }) => placeId === "near");
  assert.ok(stroll && stroll.start >= 14 * 60 && stroll.start < 17 * 60);
  assert.equal(planned({}).length, 2);
  assert.equal(planned({ weather: "indoor" }).length, 1);
  assert.equal(planned({ mustInclude: ["far", "near"] }).length, 3);
});

test("no afternoon is left empty where there is something to visit", () => {
  const morning = (["church", "landmark", "viewpoint"] as const).map((kind, index) =>
    place(kind, kind, [50 * index, 0]),
  );
  const far = place("far", "park", [2_400, 0], { fit: 0.1, renown: 0 });
  const meals = [place("inn", "restaurant", [0, 50]), place("tavern", "restaurant", [0, 90])];
  const asked = request({ meals: ["lunch", "dinner"] });
  const afternoon = stopsOf(planItinerary([...morning, far, ...meals], asked)).filter(
    ({ start, end }) => start < 17 * 60 && end > 14 * 60,
  );
  assert.ok(afternoon.length > 0);
});

test("places in the wrong season give way", () => {
  const pool = place("pool", "beach", [0, 50], { fit: 0.9, seasons: ["summer"] });
  const walk = place("walk", "quarter", [0, 60], { fit: 0.6, seasons: ["winter", "spring"] });
  const asked = request({ dayStart: 10 * 60, dayEnd: 12 * 60 + 30 });
  assert.deepEqual(idsOf(planItinerary([pool, walk], asked)), ["walk"]);
  const july = { ...asked, startDate: "2027-07-05" };
  assert.deepEqual(idsOf(planItinerary([pool, walk], july)), ["pool"]);
});

test("what was asked for is in the plan whatever its distance, kind or price; what cannot be is named", () => {
  const far = place("far", "landmark", [9_000, 0], { fit: 0, priceLevel: 4 });
  const closed = place("closed", "museum", [0, 0], { openIntervals: always() });
  const candidates = [...city(7, 60), far, closed];
  const asked = request({
    mustInclude: ["far", "closed", "missing"],
    maxPriceLevel: 2,
    excludedWords: ["landmark"],
  });
  const plan = planItinerary(candidates, asked);
  assert.ok(idsOf(plan).includes("far"));
  assert.deepEqual(
    plan.notes.filter(({ code }) => code === "must_not_possible").map(({ placeId }) => placeId),
    ["closed", "missing"],
  );
  assert.deepEqual(checkPlan(plan, candidates, asked), []);
});

test("what was excluded stays out: ids, words, kitchens and prices", () => {
  const candidates = city(8, 150);
  const excluded = ["p3", "p4", "p5"];
  const asked = request({
    days: 5,
    excludedIds: excluded,
    excludedWords: ["Museum", "italian"],
    maxPriceLevel: 2,
  });
  const used = idsOf(planItinerary(candidates, asked)).map((id) => candidates.find((one) => one.id === id)!);
  assert.ok(used.length > 15);
  for (const { id, kind, cuisine, priceLevel } of used) {
    assert.ok(!excluded.includes(id) && kind !== "museum" && cuisine !== "italian" && (priceLevel ?? 0) <= 2);
  }
});

test("nobody is sent farther from the hotel on foot than from stop to stop, but to what is known best", () => {
  const near = city(9, 100);
  const far = (id: string, north: number, renown: number) => place(id, "castle", [north, 0], { renown });
  const metresIn = (minutes: number) => (minutes * 80) / 1.3;
  const castles = [
    far("peak", metresIn(-55), 0.85),
    far("famous", metresIn(55), 1),
    far("too-far", metresIn(70), 1),
  ];
  const planned = new Set(idsOf(planItinerary([...near, ...castles], request({ days: 3 }))));
  assert.deepEqual(
    castles.map(({ id }) => planned.has(id)),
    [false, true, false],
  );
});

test("a hotel far outside still gets a plan, and the plan says how far it is", () => {
  const anchor = { lat: 47.1, lng: 8 };
  const candidates = city(9, 100);
  const asked = request({ anchor });
  const plan = planItinerary(candidates, asked);
  assert.ok(plan.notes.some(({ code }) => code === "far_from_anchor"));
  assert.ok(plan.days[0]!.stops.length > 0);
  assert.deepEqual(checkPlan(plan, candidates, asked), []);
});

test("days lie close together: a city of two halves is not crossed within a day", () => {
  const half = (side: string, east: number) =>
    (["museum", "church", "park", "quarter", "castle", "landmark", "restaurant", "restaurant"] as const).map(
      (kind, index) =>
        place(`${side}-${index}`, kind, [120 * index, east + 40 * index], { cuisine: `${side}${index}` }),
    );
  const plan = planItinerary([...half("west", -2_000), ...half("east", 2_000)], request({ days: 2 }));
  const sides = plan.days.map(({ stops }) => new Set(stops.map(({ placeId }) => placeId.split("-")[0])));
  assert.deepEqual(
    sides.map((side) => side.size),
    [1, 1],
  );
});

test("the antimeridian is an ordinary place", () => {
  const at = (index: number, lng: number) => ({ lat: -16.8 + index * 0.001, lng });
  const kinds = ["museum", "park", "restaurant", "church", "restaurant", "quarter"] as const;
  const candidates = kinds.map((kind, index) => ({
    ...place(`p${index}`, kind),
    position: at(index, index % 2 ? 179.999 : -179.999),
  }));
  const asked = request({ anchor: at(0, 179.9995), timeZone: "Pacific/Fiji" });
  const plan = planItinerary(candidates, asked);
  assert.ok(idsOf(plan).length >= 5);
  assert.deepEqual(checkPlan(plan, candidates, asked), []);
});

test("a request that makes no sense is refused with what is wrong", () => {
  assert.throws(
    () => planItinerary([], request({ days: 8 })),
    /days must be a whole number from 1 to 7, not 8/,
  );
  assert.throws(
    () => planItinerary([], request({ startDate: "2027-02-30" })),
    /startDate must be a date .* 2027-02-30/,
  );
  assert.throws(() => planItinerary([], request({ dayStart: 1_400 })), /1400 is not before 1350/);
  assert.throws(() => planItinerary([], request({ timeZone: "Mars/Phobos" })), /unknown time zone/);
});

test("a plan has one stop of a building, unless others were asked for by name", () => {
  const museum = place("museum", "museum", [100, 0], { fit: 0.95 });
  const cafe = place("cafe", "cafe", [110, 0], { fit: 0.95, building: "museum" });
  const shop = place("shop", "shop", [120, 0], { fit: 0.95, building: "museum" });
  const candidates = [...city(21, 60), museum, cafe, shop];
  const stopsOfBuilding = (mustInclude?: string[]) => {
    const asked = request({ days: 2, meals: ["breakfast", "lunch", "dinner"], mustInclude });
    const plan = planItinerary(candidates, asked);
    assert.deepEqual(checkPlan(plan, candidates, asked), []);
    return idsOf(plan)
      .filter((id) => [museum, cafe, shop].some((one) => one.id === id))
      .sort();
  };
  assert.deepEqual(stopsOfBuilding(), ["museum"]);
  assert.deepEqual(stopsOfBuilding(["museum", "cafe"]), ["cafe", "museum"]);
});

test("a day does not begin with lunch where something can be seen before it", () => {
  const late = always([14 * 60, 18 * 60]);
  const candidates = [
    place("church", "church", [300, 0]),
    place("palace", "castle", [320, 0], { openIntervals: late }),
    place("museum", "museum", [340, 0], { openIntervals: late }),
    place("lunch", "restaurant", [100, 0], { openIntervals: always([11.5 * 60, 14.5 * 60]) }),
    place("dinner", "restaurant", [200, 0], { openIntervals: always([18 * 60, 22 * 60]) }),
  ];
  const [day] = planItinerary(candidates, request()).days;
  assert.equal(day!.stops[0]!.placeId, "church");
});
