import assert from "node:assert/strict";
import { test } from "node:test";
import { directionsUrl } from "./listing-contact.ts";

test("the way leads to the place's position by the mode of travel, else to its provider's map, else nowhere", () => {
  const url = new URL(directionsUrl({ geoLocation: [55.678593, -12.5] }, "transit")!);
  assert.deepEqual(Object.fromEntries(url.searchParams), {
    api: "1",
    destination: "55.678593,-12.5",
    travelmode: "transit",
  });
  assert.equal(
    directionsUrl({ providerMapsUrl: "https://maps.example/1" }, "walking"),
    "https://maps.example/1",
  );
  assert.equal(directionsUrl({}, "walking"), undefined);
});
