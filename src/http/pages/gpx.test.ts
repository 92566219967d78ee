import assert from "node:assert/strict";
import { test } from "node:test";
import type { OpenedPlan } from "../../concierge/shared-plans.ts";
import { writeGpx } from "./gpx.ts";

const stop = (name: string, geoLocation?: [number, number], address?: string) => ({
  time: "10:00",
  stop: { name, geoLocation, address },
});
const plan = (attributions: string[], walks: object[][]) =>
  ({
    days: [
      {
        date: "2026-05-21",
        heading: "Day 1",
        stops: [stop("A & B", [55.5, 12.25], "Road 1"), stop("Nowhere")],
      },
      { date: "2026-05-22", heading: "Day 2", stops: [stop("C", [55.75, 12.5])] },
    ],
    attributions,
    walks: async () => walks,
  }) as unknown as OpenedPlan;
const line = (...points: [number, number][]) => ({ line: points.map(([lat, lng]) => ({ lat, lng })) });

test("a plan for maps has a waypoint for each stop with a position, a route for each day and a track where ways are known", async () => {
  const walks = [[{}], [line([55.5, 12.25], [55.123456789, 12]), {}, line([1, -2])]];
  const written = await writeGpx(plan(["© somebody", "© others"], walks), "Inn: Plan");
  const [first, second] = [
    "<name>A &amp; B</name><desc>10:00, Road 1</desc>",
    "<name>C</name><desc>10:00</desc>",
  ];
  assert.equal(
    written,
    [
      '<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" creator="Waymark" xmlns="http://www.topografix.com/GPX/1/1">',
      "<metadata><name>Inn: Plan</name><desc>© somebody, © others</desc></metadata>",
      `<wpt lat="55.5" lon="12.25">${first}</wpt><wpt lat="55.75" lon="12.5">${second}</wpt>`,
      `<rte><name>Day 1: 2026-05-21</name><rtept lat="55.5" lon="12.25">${first}</rtept></rte>`,
      `<rte><name>Day 2: 2026-05-22</name><rtept lat="55.75" lon="12.5">${second}</rtept></rte>`,
      '<trk><name>Day 2: 2026-05-22</name><trkseg><trkpt lat="55.500000" lon="12.250000"/>',
      '<trkpt lat="55.123457" lon="12.000000"/></trkseg>',
      '<trkseg><trkpt lat="1.000000" lon="-2.000000"/></trkseg></trk></gpx>\n',
    ].join(""),
  );
});

test("a plan for maps without sources and ways names none", async () => {
  const written = await writeGpx(plan([], []), "Plan");
  assert.match(written, /<metadata><name>Plan<\/name><\/metadata>/);
  assert.doesNotMatch(written, /<trk|false/);
});
