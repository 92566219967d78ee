import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge, type RecordLine } from "../../../test/support/concierge/concierge.ts";
import { type TownPart, testFor } from "./conditions.ts";
import { openSight } from "./sight.ts";

/** A town of a hundred listings in a square of 10 × 10, some hundreds of metres apart, called by row (from the south) and column. */
function town(prefix: string, lat: number, lng: number): RecordLine[] {
  return Array.from({ length: 100 }, (_, number) => {
    const [row, column] = [Math.floor(number / 10), number % 10];
    const east = lng + column * 0.004;
    return {
      kind: "listing",
      id: `${prefix}-${row}-${column}`,
      name: { "en-GB": `Place ${prefix} ${number}` },
      geoLocation: [lat + row * 0.004, east > 180 ? east - 360 : east],
    };
  });
}

const concierge = await openTestConcierge();
// The second lies on the date line.
await concierge.add("islands", [...town("a", 0, 10), ...town("b", 0, 179.98)]);

function rowsAndColumns(part: TownPart, from: [number, number] | undefined): Promise<string[]> {
  return concierge.discovery.read("islands", async (org) => {
    const sight = openSight(org, { orgId: "islands" }, {}, 0);
    const passes = testFor(sight, { townPart: part, from });
    return org.catalogue.tables.listing.ids.filter((_, row) => passes(row));
  });
}

for (const [prefix, from] of [
  ["a", [0.018, 10.018]],
  ["b", [0.018, 179.998]],
] as const) {
  test(`the parts of the town around who asks are found in it alone: ${prefix}`, async () => {
    const at = (row: number, column: number) => `${prefix}-${row}-${column}`;
    const centre = await rowsAndColumns("centre", [...from]);
    assert.ok(centre.includes(at(5, 5)) && !centre.includes(at(0, 0)));
    const [north, east] = [await rowsAndColumns("north", [...from]), await rowsAndColumns("east", [...from])];
    assert.ok(north.includes(at(9, 5)) && !north.includes(at(0, 5)));
    assert.ok(east.includes(at(5, 9)) && !east.includes(at(5, 0)));
    for (const id of [...centre, ...north, ...east]) assert.ok(id.startsWith(`${prefix}-`), id);
  });
}

test("where nobody says where the traveller is, the town is the first listing's", async () => {
  assert.ok((await rowsAndColumns("centre", undefined)).length > 0);
});

test("far from every listing there is no part of town", async () => {
  assert.deepEqual(await rowsAndColumns("centre", [50, 50]), []);
});
