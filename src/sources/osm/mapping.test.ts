import assert from "node:assert/strict";
import { test } from "node:test";
import { BrokenFile } from "../source-record.ts";
import { osmMapping, ruleFor } from "./mapping.ts";

function mapped(own: object) {
  return osmMapping(JSON.stringify(own));
}

function faultOf(text: string): BrokenFile {
  try {
    osmMapping(text);
  } catch (error) {
    assert.ok(error instanceof BrokenFile);
    return error;
  }
  assert.fail("the mapping was taken");
}

test("the built-in mapping takes what travellers visit and leaves street furniture out", () => {
  const { categories } = osmMapping();
  for (const id of ["tourism/museum", "amenity/restaurant/italian", "historic/castle", "shop/books"]) {
    assert.ok(ruleFor(categories, id), id);
  }
  const left = [
    "amenity/bench",
    "amenity/parking_entrance",
    "amenity/post_box",
    "amenity/vending_machine/parking_tickets",
  ];
  for (const id of [...left, "highway/bus_stop", "tourism/information/board", "shop/funeral_directors"]) {
    assert.equal(ruleFor(categories, id), undefined, id);
  }
});

test("a category without a rule follows the one that it is a kind of", () => {
  const { categories } = mapped({
    basis: "nothing",
    listings: [
      { categories: ["tourism/zoo/petting"], score: 10 },
      { categories: ["tourism/zoo"], score: 60, preferences: { userCategories: ["family"] } },
    ],
    leaveOut: { categories: ["tourism/zoo/safari"] },
  });
  assert.equal(ruleFor(categories, "tourism/zoo/wildlife")?.score, 60);
  assert.equal(ruleFor(categories, "tourism/zoo/safari"), undefined);
  const petting = ruleFor(categories, "tourism/zoo/petting");
  assert.deepEqual([petting?.score, petting?.preferences], [10, { userCategories: ["family"] }]);
  assert.equal(ruleFor(categories, "tourism"), undefined);
});

test("an operator's mapping is laid over the built-in one", () => {
  const own = mapped({
    listings: [{ categories: ["amenity/bench"], score: 20 }],
    leaveOut: { categories: ["tourism/hotel"] },
    areas: { adminLevels: [4] },
  });
  assert.equal(ruleFor(own.categories, "amenity/bench")?.score, 20);
  assert.equal(ruleFor(own.categories, "tourism/hotel"), undefined);
  assert.deepEqual(
    ruleFor(own.categories, "tourism/museum"),
    ruleFor(osmMapping().categories, "tourism/museum"),
  );
  assert.deepEqual([...own.adminLevels], [4]);
  assert.deepEqual(own.placeRadii, osmMapping().placeRadii);
  assert.deepEqual(own.leaveOutTags, osmMapping().leaveOutTags);
});

test("a mapping that is wrong tells all that is wrong with it", () => {
  const { code, message } = faultOf(
    '{"listings":[{"categories":[],"score":101,"colour":"red"}],"areas":{"adminLevels":[0]}}',
  );
  assert.equal(code, "invalid_mapping");
  for (const part of ["listings[0].categories", "listings[0].score", "colour", "areas.adminLevels[0]"]) {
    assert.ok(message.includes(part), `${part} in ${message}`);
  }
  assert.match(faultOf("{").message, /not JSON/);
  const unknown = '{"listings":[{"categories":["tourism/musem"]}],"leaveOut":{"categories":["x/y/z"]}}';
  assert.match(faultOf(unknown).message, /"tourism\/musem"; did you mean tourism\/museum\?.*"x\/y\/z"/);
});
