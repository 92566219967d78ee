import assert from "node:assert/strict";
import { test } from "node:test";
import type { GeoArea } from "../../../src/client/api-types.ts";
import { neighbourhoods } from "./neighbourhoods.ts";

const area = (id: string, displayName: string, radius: number, geoDistance = 0, more = {}): GeoArea => ({
  id,
  status: "active",
  displayName,
  radius,
  geoDistance,
  geoLocation: [41.15 + geoDistance / 111_195, -8.61],
  ...more,
});
const host = {
  name: "Porto",
  searchConfig: { searchRadius: 2_000, guideRanking: "score", listingRanking: "score", maxSearchResults: 9 },
} as const;
const shown = (...areas: GeoArea[]) => neighbourhoods(areas, host).map(({ id }) => id);
const quarters = ["Sé", "Vitória", "Ribeira", "Batalha"].map((name, index) =>
  area(name, name, 300, 300 * (index + 1)),
);
const names = quarters.map(({ id }) => id);

test("of areas with one name, in whatever letters, the largest is a neighbourhood", () => {
  assert.deepEqual(shown(area("node", "Vitória", 500, 100), area("border", "vitoria", 700, 200)), ["border"]);
});

test("what lies beyond the host's search radius is none, unless it was given to hosts", () => {
  const far = area("far", "Foz", 400, 5_000);
  assert.deepEqual(shown(quarters[0]!, far), ["Sé"]);
  assert.deepEqual(shown(quarters[0]!, { ...far, hostIds: ["porto"] }), ["Sé", "far"]);
});

test("the town is no quarter of itself, and a large quarter stays", () => {
  assert.deepEqual(shown(area("town", "Porto", 1_900, 0), ...quarters), names);
  assert.deepEqual(shown(area("municipality", "Concelho", 6_000, 0), ...quarters), names);
  assert.deepEqual(shown(area("old", "Centro Histórico", 1_300, 0), ...quarters), ["old", ...names]);
  assert.deepEqual(shown(area("town", "Porto", 1_900, 0)), ["town"], "alone it is all there is");
});
