import assert from "node:assert/strict";
import { test } from "node:test";
import { always, city, place, request } from "../../../test/support/planner/city.ts";
import { planItinerary } from "./plan-itinerary.ts";
import { buildDraft, planFromItinerary } from "./revive.ts";

const candidates = city(21, 120);
const asked = request({ days: 3 });
const plan = planItinerary(candidates, asked);

test("an itinerary that comes back unchanged is the plan that it was", () => {
  assert.deepEqual(planFromItinerary(buildDraft(plan), candidates, asked), plan);
});

test("roles that a client does not send are told by place and hour", () => {
  const sent = plan.days.map(({ stops }) => stops.map(({ placeId, start }) => ({ placeId, start })));
  const roles = ({ days }: typeof plan) => days.map(({ stops }) => stops.map(({ role }) => role));
  assert.deepEqual(roles(planFromItinerary(sent, candidates, asked)), roles(plan));
  const places = [place("cafe", "cafe"), place("inn", "restaurant"), place("pub", "pub")];
  const draft = [
    [
      { placeId: "cafe", timeOfDay: "midday" },
      { placeId: "inn", timeOfDay: "midday" },
      { placeId: "pub", timeOfDay: "evening" },
    ],
  ] as const;
  const revived = planFromItinerary(draft, places, request());
  assert.deepEqual(
    revived.days[0]!.stops.map(({ placeId, role }) => `${placeId} ${role}`).sort(),
    ["inn lunch", "pub dinner"],
    "a café right before lunch is no stop of its own",
  );
});

test("ids that do not exist are dropped and said, and so are second mentions and days too many", () => {
  const [first] = plan.days[0]!.stops;
  const draft = buildDraft(plan);
  draft[0]!.push({ placeId: "invented", role: "visit" });
  draft[1]!.push({ placeId: first!.placeId, role: "visit" });
  draft.push([{ placeId: "p0", role: "visit" }]);
  const { days, notes } = planFromItinerary(draft, candidates, asked);
  assert.deepEqual(days, plan.days);
  assert.deepEqual(
    notes.filter(({ code }) => code === "unknown_place" || code === "not_possible"),
    [
      { code: "unknown_place", dayNumber: 1, placeId: "invented" },
      { code: "not_possible", dayNumber: 2, placeId: first!.placeId },
      { code: "not_possible", dayNumber: 4, placeId: "p0" },
    ],
  );
});

test("a place that has closed since is dropped; an order that does not work any more is mended", () => {
  const places = [
    place("early", "museum", [100, 0], { openIntervals: always([540, 720]) }),
    place("late", "castle", [0, 100], { openIntervals: always([840, 1_080]) }),
    place("closed", "church", [0, 0], { openIntervals: always() }),
  ];
  const draft = [["late", "closed", "early"].map((placeId) => ({ placeId, role: "visit" as const }))];
  const { days, notes } = planFromItinerary(draft, places, request());
  assert.deepEqual(
    days[0]!.stops.map(({ placeId }) => placeId),
    ["early", "late"],
  );
  assert.ok(notes.some(({ code, placeId }) => code === "not_possible" && placeId === "closed"));
});

test("of more visits than a day may have the one of least worth goes, and that is said", () => {
  const visitsOf = ({ days }: typeof plan) =>
    days.map(({ stops }) => stops.filter(({ role }) => role === "visit").length);
  const most = Math.max(...visitsOf(plan)) - 1;
  const { days, notes } = planFromItinerary(buildDraft(plan), candidates, { ...asked, mostVisits: most });
  assert.deepEqual(
    visitsOf({ days, notes }),
    visitsOf(plan).map((visits) => Math.min(most, visits)),
  );
  assert.equal(
    notes.filter(({ code }) => code === "not_possible").length,
    visitsOf(plan).filter((visits) => visits > most).length,
  );
});
