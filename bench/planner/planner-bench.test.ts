import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import type { PlanRequest, Role, Stop } from "../../src/concierge/planner/plan.ts";
import type { Listing } from "../../src/contract/listing.ts";
import { generateRecords } from "../generator/generate-records.ts";
import { destinationOf, destinationOfRecords } from "./candidates.ts";
import { checkRecords } from "./check-records.ts";
import { measurePlans, planTable } from "./measure-plans.ts";
import { measurePromises } from "./measure-promises.ts";
import { measureSights } from "./measure-sights.ts";

const sample = globSync(join(import.meta.dirname, "..", "..", "data", "copenhagen", "*.ndjson")).sort();

test("trips to the sample and to a generated city, changed three times each, break no promise", () => {
  const destinations = [
    destinationOf("sample", sample),
    destinationOfRecords("generated", generateRecords({ seed: 1, listings: 300, guides: 0, cities: 1 })),
  ];
  for (const destination of destinations) {
    assert.ok(destination.candidates.length > 150);
    const figures = measurePlans(destination, 12, 3);
    assert.deepEqual(figures.examples, []);
    assert.ok(figures.stops / figures.days > 4, "days are full");
    assert.ok(figures.edits > figures.refused);
    assert.doesNotMatch(planTable([figures]), /undefined/);
    assert.deepEqual(measurePromises(destination, 12, 3).broken, []);
  }
});

test("of the ten best known sights of Copenhagen a plan of three days without wishes shows seven or more", () => {
  const figures = measureSights(destinationOf("sample", sample));
  assert.ok(figures!.share >= 0.7, `${figures!.share}`);
  assert.equal(measureSights(destinationOfRecords("elsewhere", [])), undefined);
});

test("the check by records sees what is closed, twice, late, out of order or of one building", () => {
  const periods = [0, 1, 2, 3, 4].map((day) => ({
    open: { day, time: "1000" },
    close: { day, time: "1700" },
  }));
  const listing = (id: string, name: string, north = 0) =>
    [
      id,
      {
        id,
        name: { "en-GB": name },
        geoLocation: [55 + north, 12],
        openingHours: { periods },
      } as unknown as Listing,
    ] as const;
  const listings = new Map([
    listing("a", "Rosenborg"),
    listing("b", "Café Rosenborg"),
    listing("c", "The Round Tower", 0.1),
  ]);
  // 1 March 2027 is a Monday.
  const request: PlanRequest = {
    days: 1,
    startDate: "2027-03-01",
    now: Date.UTC(2027, 1, 1),
    timeZone: "Europe/Copenhagen",
    mode: "walk",
  };
  const stop = (placeId: string, start: number, role: Role = "visit"): Stop => ({
    ...{ placeId, role, start, end: start + 60, timeOfDay: "midday", travelMinutes: 0, hours: "open" },
  });
  const faultsOf = (stops: Stop[], date = "2027-03-01") =>
    checkRecords(
      { days: [{ dayNumber: 1, date, stops, homeMinutes: 0 }], notes: [] },
      request,
      listings,
      () => "museum",
    );
  assert.deepEqual(faultsOf([stop("a", 600), stop("c", 720)]), []);
  assert.deepEqual(faultsOf([stop("c", 970)]), ["c is closed at minute 1020 of 2027-03-01"]);
  assert.equal(faultsOf([stop("c", 660), stop("c", 720)])[0], "c twice");
  assert.deepEqual(faultsOf([stop("c", 900, "lunch")]), ["lunch at c starts at minute 900"]);
  assert.deepEqual(faultsOf([stop("c", 660), stop("a", 700)]), ["a overlaps"]);
  assert.deepEqual(faultsOf([stop("a", 660), stop("b", 720)]), ["a and b are one building"]);
  assert.match(faultsOf([stop("c", 660)], "2027-03-05").join("; "), /is 2027-03-05 instead of .*c is closed/);
});
