import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge, type RecordLine } from "../../test/support/concierge/concierge.ts";
import { testFile } from "../../test/support/sources/osm-file.ts";
import { testPbf } from "../../test/support/sources/pbf.ts";
import { PbfSource } from "../sources/osm/pbf-source.ts";
import { buildGraph } from "../sources/ways/build-graph.ts";
import { Walker } from "../walking/walker.ts";
import type { Position } from "./planner/plan.ts";
import { openStreets } from "./streets.ts";

/** Two banks of a river, 111 m apart, that a bridge joins a kilometre to the east. */
const graph = await buildGraph(
  new PbfSource(
    testFile(
      testPbf({
        nodes: [
          { id: 1, at: [0, 0] },
          { id: 2, at: [0.01, 0] },
          { id: 3, at: [0.01, 0.001] },
          { id: 4, at: [0, 0.001] },
        ],
        ways: [
          { id: 1, nodes: [1, 2], tags: { highway: "residential" } },
          { id: 2, nodes: [2, 3], tags: { highway: "footway", bridge: "yes" } },
          { id: 3, nodes: [3, 4], tags: { highway: "residential" } },
        ],
      }),
    ),
  ),
);
const walker = new Walker(graph!);
const concierge = await openTestConcierge({
  ways: { walkers: { of: async (orgId) => (orgId === "river" ? walker : undefined) } },
});
const host = { id: "inn", name: "Inn", geoLocation: [0, 0], timeZoneName: "UTC" };
const museum = { name: { "en-GB": "Museum" }, category: { "en-GB": "Museum" } };
const open = {
  periods: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    open: { day, hour: 9, minute: 0 },
    close: { day, hour: 18, minute: 0 },
  })),
};
const records: RecordLine[] = [
  { kind: "host", ...host },
  { kind: "listing", id: "over", ...museum, geoLocation: [0.001, 0.0002], openingHours: open },
];
await concierge.add("river", records);
await concierge.add("unknown", records);
const driven = { ...records[0]!, uiConfig: { preferredTravelMode: "DRIVING" } };
await concierge.add("by-car", [driven, records[1]!]);

async function legTo(orgId: string) {
  const talk = concierge.talk({ orgId }, { profileId: "inn" });
  const { itinerary } = await talk.plan({ durationDays: 1, startDate: "2026-11-20" });
  const [stop] = itinerary!.days[0]!.activities;
  assert.equal(stop?.placeId, "over");
  return { talk, stop };
}

test("where streets are known a plan goes over the bridge, and draws the way", async () => {
  const { stop } = await legTo("river");
  assert.equal(stop.travelTime, 29);
  assert.equal(stop.travelBasis, "streets");
  assert.deepEqual(stop.travelLine?.at(0), [0, 0]);
  assert.ok(stop.travelLine?.some(([, lng]) => lng === 0.01));
});

test("a plan that is shown again, and changed, still knows the streets", async () => {
  const { talk } = await legTo("river");
  const again = await talk.say("show me the plan");
  const [stop] = again.itinerary!.days[0]!.activities;
  assert.deepEqual([stop?.travelTime, stop?.travelBasis], [29, "streets"]);
  assert.ok(!JSON.stringify(talk.state).includes("streets"));
});

test("without streets minutes are an estimate, and so they are for those who do not walk", async () => {
  for (const orgId of ["unknown", "by-car"]) {
    const { stop } = await legTo(orgId);
    assert.deepEqual([stop.travelTime, stop.travelBasis, stop.travelLine], [2, "estimate", undefined]);
  }
});

const here = { lat: 0, lng: 0 };
const over = { lat: 0.001, lng: 0.0002 };
const far = { lat: 5, lng: 5 };
const line = [here, { lat: 0.0005, lng: 0.0005 }, over];
const router = (isDown = false) => ({
  table: async () => (isDown ? undefined : new Map([["0,0 0.001,0.0002", 150]])),
  lines: async (places: readonly Position[]) => places.slice(1).map(() => line),
});

test("a routing server is asked first; what it does not tell the graph tells, and an estimate the rest", async () => {
  const walkers = { of: async () => walker };
  const asked = await openStreets({ walkers, router: router() }, "river", () => [here, over]);
  assert.equal(asked!.minutes(here, over), 3);
  assert.deepEqual(await asked!.legs([here, over]), [{ basis: "router", line }]);
  const down = await openStreets({ walkers, router: router(true) }, "river", () => [here, over]);
  assert.equal(down!.minutes(here, over), 29);
  assert.deepEqual(
    (await down!.legs([here, over, far])).map(({ basis }) => basis),
    ["streets", "estimate"],
  );
  assert.equal(down!.minutes(over, far), undefined);
  assert.equal(await openStreets({ router: router(true) }, "river", () => [here, over]), undefined);
});
