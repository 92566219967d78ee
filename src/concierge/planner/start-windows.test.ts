import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { place, request } from "../../../test/support/planner/city.ts";
import { buildCalendar } from "./days.ts";
import type { OpenInterval } from "./plan.ts";
import { firstStart, lastStart, startWindows, stopMinutes, withinSpan } from "./start-windows.ts";
import { VISIT_KINDS, type VisitKind } from "./visit-kinds.ts";

const intervals: fc.Arbitrary<OpenInterval[]> = fc
  .uniqueArray(fc.nat(1_700), { maxLength: 6 })
  .map((list) => list.sort((a, b) => a - b))
  .map((list) =>
    Array.from({ length: Math.floor(list.length / 2) }, (_, i) => [list[2 * i]!, list[2 * i + 1]!] as const),
  );
const kinds = fc.constantFrom(...(Object.keys(VISIT_KINDS) as VisitKind[]));

test("the starts are just those five-minute steps from which a visit is open to its end, at an hour of its kind and day", () => {
  fc.assert(
    fc.property(kinds, intervals, fc.nat(900), (kind, open, dayStart) => {
      const asked = request({ dayStart, dayEnd: 1_400 });
      const candidate = place("p", kind, [0, 0], { openIntervals: () => open });
      const [day] = buildCalendar(asked).days;
      const windows = startWindows(candidate, "visit", day!, asked);
      const minutes = stopMinutes(candidate, "visit", day!);
      const [earliest, latest] = VISIT_KINDS[kind].starts;
      for (let start = 0; start < 1_800; start += 5) {
        const expected =
          start >= Math.max(earliest, dayStart) &&
          start <= latest &&
          start + minutes <= 1_400 &&
          open.some(([from, until]) => from <= start && start + minutes <= until);
        assert.equal(isIn(windows, start), expected, `${kind} at ${start}`);
        const later = steps.find((step) => step >= start && isIn(windows, step));
        const before = steps.findLast((step) => step <= start && isIn(windows, step));
        assert.deepEqual([firstStart(windows, start), lastStart(windows, start)], [later, before]);
      }
    }),
    { numRuns: 40, seed: 1 },
  );
});

const steps = Array.from({ length: 400 }, (_, step) => 5 * step);

function isIn(windows: readonly number[], start: number): boolean {
  return windows.some((from, i) => i % 2 === 0 && from <= start && start <= windows[i + 1]!);
}

test("of a span that is as long as one step that step is left, and what may start at one time alone still may", () => {
  assert.deepEqual(withinSpan([600, 700, 800, 800], [650, 650]), [650, 650]);
  assert.deepEqual(withinSpan([600, 700, 800, 800], [690, 900]), [690, 700, 800, 800]);
});

test("a meal starts at its hours and lasts its time; a place may say its own length", () => {
  const asked = request({ pace: "relaxed" });
  const [day] = buildCalendar(asked).days;
  const inn = place("inn", "restaurant", [0, 0], { openIntervals: () => [[0, 1_440]] });
  assert.deepEqual(startWindows(inn, "lunch", day!, asked), [690, 870]);
  assert.deepEqual(startWindows(inn, "dinner", day!, asked), [1_050, 1_230]);
  assert.equal(stopMinutes(inn, "lunch", day!), 75);
  assert.equal(stopMinutes({ ...inn, visitMinutes: 182 }, "dinner", day!), 180);
  assert.equal(stopMinutes(place("museum", "museum"), "visit", day!), 145, "a relaxed pace takes longer");
});

test("the times of day that a place declares bind it where its hours are not known, until the traveller names another", () => {
  const asked = request({});
  const [day] = buildCalendar(asked).days;
  const museum = place("m", "museum", [0, 0], { openIntervals: () => undefined, bestTimes: ["afternoon"] });
  assert.deepEqual(startWindows(museum, "visit", day!, asked), [875, 900]);
  const [earliest, latest] = startWindows(museum, "visit", day!, { ...asked, ownTimes: ["m"] });
  assert.deepEqual([earliest, latest], [540, 900]);
});
