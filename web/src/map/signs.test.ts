import assert from "node:assert/strict";
import { test } from "node:test";
import { contrast, parseColour } from "../theme/colour.ts";
import { categoryIconOf } from "./category-icon.ts";
import { dayColours } from "./day-colours.ts";
import { ringRadii } from "./rings.ts";

const icon = (...ids: string[]) =>
  categoryIconOf({
    integratedCategories: ids.map((category_id) => ({ category_id, full_label: [category_id] })),
  });

test("a place's picture follows its category, in an organisation's words and in OpenStreetMap's", () => {
  assert.equal(icon("drink.coffee"), "coffee");
  assert.equal(icon("amenity/cafe/coffee_shop"), "coffee");
  assert.equal(icon("drink.craft-beer"), "beer");
  assert.equal(icon("amenity/restaurant/italian"), "eat");
  assert.equal(icon("shop.books"), "shop");
  assert.equal(icon("tourism/museum"), "museum");
  assert.equal(icon("relax.beach"), "water");
  assert.equal(icon("leisure/park"), "park");
});

test("an unknown category is a plain place, and an event is one without a category", () => {
  assert.equal(icon("something.else"), "place");
  assert.equal(categoryIconOf({ contentType: "event" }), "event");
});

test("white numbers can be read on every day's colour, and every colour is seen on white and on near black", () => {
  const [white, black] = [parseColour("#ffffff")!, parseColour("#1b1110")!];
  for (const day of dayColours) {
    const colour = parseColour(day)!;
    assert.ok(contrast(colour, white) >= 4.5, `${day} ${contrast(colour, white)}`);
    assert.ok(contrast(colour, black) >= 3, `${day} ${contrast(colour, black)}`);
  }
});

test("rings are round distances in the host's units, and larger ones when one looks from farther away", () => {
  assert.deepEqual(ringRadii(55.68, 14, "metric"), [250, 500, 1_000]);
  assert.ok(Math.min(...ringRadii(55.68, 10, "metric")) > 1_000);
  for (const metres of ringRadii(55.68, 12, "imperial")) {
    assert.ok([0.1, 0.5, 1, 2, 5, 10].some((miles) => Math.abs(miles * 1_609.344 - metres) < 1e-6));
  }
});
