import assert from "node:assert/strict";
import { test } from "node:test";
import { addressOf, neighborhoodOf } from "./address.ts";

const parts = {
  "addr:street": "High Street",
  "addr:housenumber": "12",
  "addr:postcode": "AB1 2CD",
  "addr:city": "Town",
};

test("an address is written in the order of its country", () => {
  assert.equal(addressOf(parts, "PT"), "High Street 12, AB1 2CD Town");
  assert.equal(addressOf(parts, "GB"), "12 High Street, Town AB1 2CD");
  assert.equal(addressOf(parts, "FR"), "12 High Street, AB1 2CD Town");
  assert.equal(addressOf({ ...parts, "addr:state": "WA" }, "US"), "12 High Street, Town WA AB1 2CD");
  assert.equal(addressOf(parts, undefined), "High Street 12, AB1 2CD Town");
  const japan = {
    "addr:province": "奈良県",
    "addr:city": "奈良市",
    "addr:block_number": "3",
    "addr:housenumber": "1",
  };
  assert.equal(addressOf(japan, "JP"), "奈良県奈良市3-1");
});

test("what is missing leaves no gap, and a number alone is no address", () => {
  assert.equal(addressOf({ "addr:place": "Hamlet" }, "PT"), "Hamlet");
  assert.equal(addressOf({ "addr:city": "Town" }, "PT"), "Town");
  assert.equal(addressOf({ "addr:housenumber": "12", "addr:postcode": "1" }, "PT"), undefined);
  assert.equal(addressOf({ "addr:full": "Behind the church" }, "PT"), "Behind the church");
  assert.equal(addressOf({}, "JP"), undefined);
});

test("the neighbourhood is the smallest that the address names", () => {
  assert.equal(neighborhoodOf({ "addr:suburb": "A", "addr:quarter": "B" }), "B");
  assert.equal(neighborhoodOf({}), undefined);
});
