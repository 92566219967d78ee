import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { compareReadings } from "./compare.ts";
import { readValues } from "./values.ts";

process.env.TZ = "UTC";

const feature = (longitude: number, value: string) => ({
  type: "Feature",
  properties: { amenity: "bar", name: `Bar ${longitude}`, opening_hours: value },
  geometry: { type: "Point", coordinates: [longitude, 55.676] },
});

test("values are counted once a country, and the two readings are compared instant by instant", async () => {
  const folder = mkdtempSync(join(tmpdir(), "waymark-hours-"));
  try {
    const file = join(folder, "bars.geojson");
    const [week, night] = ["Mo-Fr 10:00-18:00", "Fr 18:00-04:00; Sa off"];
    const features = [feature(12.56, week), feature(12.57, week), feature(12.58, night)];
    writeFileSync(file, JSON.stringify({ type: "FeatureCollection", features }));
    const values = await readValues([file]);
    assert.deepEqual(
      values.map(({ value, jurisdiction, times }) => [value, jurisdiction?.country, times]),
      [
        [week, "DK", 2],
        [night, "DK", 1],
      ],
    );
    const found = values.map((seen, index) =>
      compareReadings(seen, index, { year: 2026, instants: 400, seed: 1 }),
    );
    assert.equal(found[0]!.agree, 400);
    assert.ok(found[1]!.differ > 0, "the other reading lets the night end at midnight");
    assert.match(found[1]!.example!, /T0[0-3]:\d\d only we say open/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
