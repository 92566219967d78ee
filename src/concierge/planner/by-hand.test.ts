import assert from "node:assert/strict";
import { test } from "node:test";
import { place, request } from "../../../test/support/planner/city.ts";
import { changeByHand } from "./by-hand.ts";
import type { PlanEdit } from "./edits.ts";
import { faultsOf } from "./faults.ts";
import type { Candidate, Plan } from "./plan.ts";
import { planFromItinerary } from "./revive.ts";
import { TRAVEL } from "./travel.ts";

const art = { words: ["art"] };
const planned = [
  place("gallery", "gallery", [0, 0], art),
  place("museum", "museum", [1_500, 1_500], art),
  place("bistro", "restaurant", [0, 2_000], { cuisine: "french" }),
  place("church", "church", [0, 3_000]),
];
const asked = request({ days: 2 });
const draft = [
  [
    { placeId: "gallery", role: "visit" },
    { placeId: "museum", role: "visit" },
    { placeId: "bistro", role: "lunch" },
    { placeId: "church", role: "visit" },
  ],
  [{ placeId: "tower", role: "visit" }],
] as const;

const idsOf = ({ days }: Plan) => days.map(({ stops }) => stops.map(({ placeId }) => placeId));

/** The stops of each day after a change by hand, among these places besides those planned. */
function changed(edit: PlanEdit, others: readonly Candidate[] = []) {
  const candidates = [...planned, place("tower", "viewpoint", [500, 500]), ...others];
  const plan = planFromItinerary(draft, candidates, asked);
  assert.deepEqual(
    idsOf(plan),
    draft.map((day) => day.map(({ placeId }) => placeId)),
  );
  const next = changeByHand(candidates, asked, plan, [edit]);
  return next.outcomes[0]!.refusal ?? idsOf(next.plan);
}

test("a visit gives way to a place of its own kind, the most like it, however good another kind is", () => {
  const others = [
    place("park", "park", [1_500, 1_500], { ...art, fit: 1 }),
    place("museum-of-trams", "museum", [1_500, 1_500], { words: ["trams"], fit: 0.8 }),
    place("museum-of-art", "museum", [1_500, 1_500], { ...art, fit: 0.8 }),
  ];
  const edit = { type: "replace", stop: { placeId: "museum" } } as const;
  assert.deepEqual(changed(edit, others), [["gallery", "museum-of-art", "bistro", "church"], ["tower"]]);
  assert.equal(changed(edit, others.slice(0, 1)), "no_match");
});

test("a meal gives way to any place that serves it", () => {
  const others = [place("brasserie", "cafe", [0, 2_100]), place("park", "park", [0, 2_000], { fit: 1 })];
  const [first] = changed({ type: "replace", stop: { placeId: "bistro" } }, others) as string[][];
  assert.deepEqual(first, ["gallery", "museum", "brasserie", "church"]);
});

test("what is nearer has a shorter way from the stop before it and to the one after it, both together", () => {
  const others = [
    // Near to the stop before, far from the one after.
    place("museum-behind", "museum", [-1_500, -500], { ...art, fit: 1 }),
    place("museum-between", "museum", [0, 1_200], { fit: 0.3 }),
  ];
  const edit = { type: "replace", stop: { placeId: "museum" }, isNearer: true } as const;
  assert.deepEqual((changed(edit, others) as string[][])[0]![1], "museum-between");
  assert.equal(changed(edit, others.slice(0, 1)), "no_match");
});

test("a stop stands at the position that was named, on its own day or another, and no other goes for it", () => {
  const stop = { placeId: "church" };
  const rest = ["gallery", "museum", "bistro"];
  for (const position of [1, 2, 3, 4, 9]) {
    const [first] = changed({ type: "move", stop, position }) as string[][];
    assert.deepEqual(first, rest.toSpliced(position - 1, 0, "church"), `position ${position}`);
  }
  assert.deepEqual(changed({ type: "move", stop, toDay: 2, position: 1 }), [rest, ["church", "tower"]]);
  assert.deepEqual(changed({ type: "move", stop, toDay: 2, position: 2 }), [rest, ["tower", "church"]]);
  const other = place("palace", "castle", [0, 1_000]);
  const add = { type: "add", wish: { placeId: "palace" }, dayNumber: 2 } as const;
  assert.deepEqual((changed({ ...add, position: 1 }, [other]) as string[][])[1], ["palace", "tower"]);
  assert.deepEqual((changed({ ...add, position: 2 }, [other]) as string[][])[1], ["tower", "palace"]);
  assert.equal(changed({ ...add, dayNumber: 3 }, [other]), "no_such_day");
});

test("what is noted of a day stays when a hand changes another, and is noted anew of its own", () => {
  const candidates = [...planned, place("tower", "viewpoint", [500, 500])];
  const { days } = planFromItinerary(draft, candidates, asked);
  const notes = [1, 2].map(
    (dayNumber) => ({ code: "short_day", dayNumber }) as unknown as Plan["notes"][number],
  );
  const edit = { type: "move", stop: { placeId: "church" }, position: 1 } as const;
  const { plan } = changeByHand(candidates, asked, { days, notes }, [edit]);
  assert.ok(plan.notes.includes(notes[1]!));
  assert.ok(!plan.notes.includes(notes[0]!));
});

test("on a day that a hand has put together a way that is longer than ways may be is told, not the one that it begins with", () => {
  const candidates = [...planned, place("tower", "viewpoint", [500, 500])];
  const { days, notes } = planFromItinerary(draft, candidates, asked);
  const told = (travelMinutes: number, ownDays?: number[]) => {
    const [first, ...others] = days;
    const stops = first!.stops.map((stop) => ({ ...stop, travelMinutes }));
    const plan = { notes, days: [{ ...first!, stops }, ...others] };
    return [...faultsOf(candidates, { ...asked, ownDays }, plan)].map(([id, [fault]]) => [id, fault!.code]);
  };
  const others = draft[0].slice(1).map(({ placeId }) => [placeId, "long_way"]);
  assert.deepEqual(told(TRAVEL.walk.legLimit + 1, [1]), others);
  assert.deepEqual(told(TRAVEL.walk.legLimit, [1]), []);
  assert.deepEqual(told(TRAVEL.walk.legLimit + 1), []);
});

test("a stop that is forced says that it is closed, and that its time was to be kept free where the two share a minute", () => {
  const candidates = [...planned, place("tower", "viewpoint", [500, 500])];
  const plan = planFromItinerary(draft, candidates, asked);
  const { start, end } = plan.days[0]!.stops[0]!;
  const shut = candidates.map((one) => (one.id === "gallery" ? { ...one, openIntervals: () => [] } : one));
  const codes = (dayNumber: number, from: number, until: number) =>
    faultsOf(shut, { ...asked, anyHour: ["gallery"], freeTimes: [{ dayNumber, from, until }] }, plan)
      .get("gallery")!
      .map(({ code }) => code);
  assert.deepEqual(codes(1, end, end + 60), ["closed"]);
  assert.deepEqual(codes(1, start - 60, start), ["closed"]);
  assert.deepEqual(codes(1, end - 1, end + 60), ["closed", "kept_free"]);
  assert.deepEqual(codes(1, start - 60, start + 1), ["closed", "kept_free"]);
  assert.deepEqual(codes(2, start, end), ["closed"]);
});

test("a stop that is forced and was to be at a time says so where it begins before or after that", () => {
  const candidates = [...planned, place("tower", "viewpoint", [500, 500])];
  const plan = planFromItinerary(draft, candidates, asked);
  const { start } = plan.days[0]!.stops[0]!;
  const codes = (dayNumber: number | undefined, ...span: [number, number]) =>
    faultsOf(
      candidates,
      { ...asked, anyHour: ["gallery"], placedOn: [{ placeId: "gallery", dayNumber, span }] },
      plan,
    )
      .get("gallery")
      ?.map(({ code }) => code);
  assert.equal(codes(1, start - 60, start), undefined);
  assert.equal(codes(undefined, start, start + 60), undefined);
  assert.deepEqual(codes(1, start - 60, start - 1), ["other_time"]);
  assert.deepEqual(codes(1, start + 1, start + 60), ["other_time"]);
  assert.deepEqual(codes(2, start, start), ["other_time"]);
});
