import assert from "node:assert/strict";
import { test } from "node:test";
import { offerPolicy } from "./offers.ts";

test("lodging, banks and everyday shops are not offered, whatever they are worth", () => {
  const { isOffered } = offerPolicy();
  for (const id of ["tourism/hotel", "amenity/atm", "office/company", "shop/supermarket", "tourism/hostel"])
    assert.equal(isOffered(id, 80), false, id);
  for (const id of [
    "tourism/museum",
    "amenity/restaurant/thai",
    "amenity/place_of_worship/christian",
    undefined,
  ])
    assert.equal(isOffered(id, 40), true, id);
});

test("a station that is a sight is offered, and a shop that is no chain", () => {
  const { isOffered } = offerPolicy();
  assert.deepEqual([isOffered("railway/station", 46), isOffered("railway/station", 74)], [false, true]);
  assert.deepEqual(
    [20, 28, Number.NaN].map((score) => isOffered("shop/clothes", score)),
    [false, true, true],
  );
});

test("of artworks only known ones are offered: the many others are no kind to begin with", () => {
  const { isOffered } = offerPolicy();
  assert.deepEqual(
    [25, 50].map((score) => isOffered("tourism/artwork/sculpture", score)),
    [false, true],
  );
});

test("an organisation's rules lie over the built-in ones, or replace them", () => {
  const own = offerPolicy(
    '{"offered":["tourism/hotel"],"notOffered":[{"categories":["tourism/museum"],"unlessScore":60}]}',
  );
  assert.equal(own.isOffered("tourism/hotel", 20), true);
  assert.equal(own.isOffered("amenity/atm", 20), false);
  assert.deepEqual(
    [own.isOffered("tourism/museum/art", 50), own.isOffered("tourism/museum", 60)],
    [false, true],
  );
  assert.equal(offerPolicy('{"basis":"nothing"}').isOffered("amenity/bank", 20), true);
  assert.throws(
    () => offerPolicy('{"offered":["tourism/hotle"],"colour":1}'),
    /offered\.0.*no category[\s\S]*colour/,
  );
});
