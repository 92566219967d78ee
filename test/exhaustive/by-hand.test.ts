import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { Random } from "../../bench/generator/random.ts";
import { destinationOf } from "../../bench/planner/candidates.ts";
import { drawnRequest } from "../../bench/planner/requests.ts";
import { changeByHand } from "../../src/concierge/planner/by-hand.ts";
import type { PlanEdit } from "../../src/concierge/planner/edits.ts";
import { faultsOf } from "../../src/concierge/planner/faults.ts";
import { localHours } from "../../src/concierge/planner/open-intervals.ts";
import type { DayPlan, Plan, PlanRequest } from "../../src/concierge/planner/plan.ts";
import { planItinerary } from "../../src/concierge/planner/plan-itinerary.ts";
import { buildDraft, planFromItinerary } from "../../src/concierge/planner/revive.ts";
import { checkPlan, type PromiseCode } from "../support/planner/check-plan.ts";

const OPERATIONS = 3_000;
const PER_PLAN = 10;

const files = globSync(join(import.meta.dirname, "..", "..", "data", "copenhagen", "*.ndjson")).sort();
const sample = destinationOf("sample", files);
const { candidates } = sample;

/** What the slow checker calls what `faultsOf` tells of a stop. */
const OF_HOURS: ReadonlySet<PromiseCode> = new Set(["closed", "odd_hour", "outside_day", "not_free"]);

function drawnByHand({ days }: Plan, random: Random): PlanEdit {
  const stops = days.flatMap((day) => day.stops);
  const stop = { placeId: random.pick(stops).placeId };
  const other = { placeId: random.pick(stops).placeId };
  const toDay = random.between(1, days.length);
  const position = random.chance(0.7) ? random.between(1, 8) : undefined;
  const wish = { placeId: random.pick(candidates).id };
  return random.pick<PlanEdit>([
    { type: "move", stop, toDay, position },
    { type: "move", stop, position },
    { type: "swapStops", stops: [stop, other] },
    { type: "remove", stop },
    { type: "add", wish, dayNumber: random.chance(0.6) ? toDay : undefined, position },
    { type: "replace", stop, wish },
    { type: "replace", stop },
    { type: "replace", stop, isNearer: true },
    { type: "keep", stop },
    { type: "release", stop },
  ]);
}

const idsOf = ({ stops }: DayPlan) => stops.map(({ placeId }) => placeId);

/** The ids that a change names or brings. */
function namedBy(edit: PlanEdit, before: Plan, after: Plan): string[] {
  const planned = before.days.flatMap(idsOf);
  const come = after.days.flatMap(idsOf).filter((id) => !planned.includes(id));
  if (edit.type === "swapStops") return edit.stops.map(({ placeId }) => placeId!);
  return ["stop" in edit ? edit.stop.placeId! : "", ...come];
}

function strayed(before: Plan, after: Plan, edit: PlanEdit): string[] {
  const named = namedBy(edit, before, after);
  const has = (day: DayPlan | undefined) => day !== undefined && idsOf(day).some((id) => named.includes(id));
  return before.days.flatMap((day, index) => {
    const now = after.days[index]!;
    if (!has(day) && !has(now))
      return JSON.stringify(day) === JSON.stringify(now) ? [] : [`day ${index + 1}`];
    const rest = (one: DayPlan) => idsOf(one).filter((id) => !named.includes(id));
    return rest(day).join() === rest(now).join() ? [] : [`${idsOf(day)} became ${idsOf(now)}`];
  });
}

/** What does not hold and is not told, or is told and holds: by the slow checker, which knows nothing of hands. */
function untold(plan: Plan, request: PlanRequest): string[] {
  const faults = faultsOf(candidates, request, plan);
  const broken = checkPlan(plan, candidates, { ...request, anyHour: undefined }, true);
  const others = broken
    .filter(({ code }) => !OF_HOURS.has(code))
    .map(({ code, detail }) => `${code}: ${detail}`);
  const ofHours = new Map(
    broken.filter(({ code }) => OF_HOURS.has(code)).map(({ placeId, detail }) => [placeId!, detail]),
  );
  const told = [...faults].filter(([, list]) =>
    list.some(({ code }) => code !== "long_way" && code !== "other_time"),
  );
  return [
    ...others,
    ...[...ofHours].filter(([id]) => !faults.has(id)).map(([id, detail]) => `not told: ${id} ${detail}`),
    ...told.filter(([id]) => !ofHours.has(id)).map(([id, list]) => `${id} holds: ${JSON.stringify(list)}`),
  ];
}

test("what a hand changes is what it named, and what then does not hold is told, 3,000 times", () => {
  let count = 0;
  const tally: Record<string, number> = { faults: 0 };
  for (let seed = 0; count < OPERATIONS; seed++) {
    const random = new Random(seed, 17);
    const drawn = { ...drawnRequest(sample, random), excludedWords: [] };
    let request: PlanRequest = { ...drawn, ...localHours(candidates, drawn) };
    let plan = planItinerary(candidates, request);
    for (let turn = 0; turn < PER_PLAN && plan.days.some(({ stops }) => stops.length > 0); turn++, count++) {
      const edit = drawnByHand(plan, random);
      const next = changeByHand(candidates, request, plan, [edit]);
      const refusal = next.outcomes[0]!.refusal;
      tally[refusal ?? edit.type] = (tally[refusal ?? edit.type] ?? 0) + 1;
      const said = `seed ${seed}, ${turn}: ${JSON.stringify(edit)}`;
      if (refusal) {
        assert.deepEqual(next.plan, plan, said);
        continue;
      }
      assert.deepEqual(strayed(plan, next.plan, edit), [], said);
      assert.deepEqual(untold(next.plan, next.request), [], said);
      if (edit.type === "move" && edit.position !== undefined) {
        const day = next.plan.days.find((one) => idsOf(one).includes(edit.stop.placeId!))!;
        const at = idsOf(day).indexOf(edit.stop.placeId!) + 1;
        assert.equal(at, Math.min(edit.position, day.stops.length), said);
      }
      // What a conversation keeps of it comes to the same plan again.
      const again = planFromItinerary(buildDraft(next.plan), candidates, next.request);
      assert.deepEqual(again.days.map(idsOf), next.plan.days.map(idsOf), said);
      ({ plan, request } = next);
      tally.faults! += faultsOf(candidates, request, plan).size;
    }
  }
  for (const type of ["move", "swapStops", "remove", "add", "replace", "keep", "release", "faults"])
    assert.ok(tally[type]! > 100, `${type}: ${tally[type]}`);
});
