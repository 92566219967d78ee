import assert from "node:assert/strict";
import { test } from "node:test";
import { currentTags, presetById, presetIds, presetPath, presetsOf } from "./presets.ts";

const presetOf = (...asked: Parameters<typeof presetsOf>) => presetsOf(...asked)[0]?.preset;

test("the most particular category that fits is chosen", () => {
  assert.equal(presetOf({ amenity: "restaurant" }, "point")?.id, "amenity/restaurant");
  assert.equal(
    presetOf({ amenity: "restaurant", cuisine: "italian" }, "point")?.id,
    "amenity/restaurant/italian",
  );
  assert.equal(presetOf({ amenity: "cafe", building: "yes" }, "area")?.id, "amenity/cafe");
  assert.equal(presetOf({ tourism: "attraction", historic: "castle" }, "area")?.id, "historic/castle");
  assert.equal(presetOf({ tourism: "made-up" }, "point")?.id, "tourism");
});

test("a list of values counts as its first one", () => {
  assert.equal(
    presetOf({ amenity: "restaurant", cuisine: "italian; pizza" }, "point")?.id,
    "amenity/restaurant/italian",
  );
  assert.equal(
    presetOf({ amenity: "restaurant", cuisine: "own;italian" }, "point")?.id,
    "amenity/restaurant",
  );
});

test("tags that no category has give none", () => {
  assert.equal(presetOf({}, "point"), undefined);
  assert.equal(presetOf({ name: "x", wikidata: "Q1" }, "point"), undefined);
});

test("the geometry decides: a forest is no point", () => {
  assert.equal(presetOf({ landuse: "forest" }, "area")?.id, "landuse/forest");
  assert.equal(presetOf({ landuse: "forest" }, "point"), undefined);
});

test("categories of certain countries are for these only", () => {
  const irish = { amenity: "pub", theme: "irish" };
  const pub = (country?: string) => presetOf(irish, "point", country)?.id;
  assert.deepEqual([pub(), pub("PT"), pub("IE")], ["amenity/pub/irish", "amenity/pub/irish", "amenity/pub"]);
  const townhall = { amenity: "townhall", "townhall:type": "barangay" };
  const hall = (country?: string) => presetOf(townhall, "point", country)?.id;
  assert.deepEqual(
    [hall(), hall("DE"), hall("PH")],
    ["amenity/townhall", "amenity/townhall", "amenity/townhall/barangay-PH"],
  );
});

test("a category is found by its id, with those that it is a kind of", () => {
  assert.deepEqual(presetById("tourism/museum")?.tags, { tourism: "museum" });
  assert.equal(presetById("tourism/nothing"), undefined);
  assert.equal(presetById("@templates/contact"), undefined);
  assert.deepEqual(
    presetPath("amenity/restaurant/italian").map(({ id }) => id),
    ["amenity/restaurant", "amenity/restaurant/italian"],
  );
  assert.deepEqual(
    presetPath("tourism").map(({ id }) => id),
    ["tourism"],
  );
});

test("the categories that people are offered leave out the catch-alls", () => {
  const ids = presetIds();
  assert.ok(ids.includes("tourism/museum"));
  assert.ok(!ids.includes("tourism"));
});

test("outdated tags get their present form, the others stay as they are", () => {
  assert.deepEqual(currentTags({ shop: "jewellery", name: "A" }), { shop: "jewelry", name: "A" });
  assert.deepEqual(currentTags({ amenity: "hotel" }), { tourism: "hotel" });
  const tags = { amenity: "cafe", name: "B" };
  assert.equal(currentTags(tags), tags);
});

test("a present tag is not overwritten by an outdated one", () => {
  assert.deepEqual(currentTags({ amenity: "hotel", tourism: "museum" }), { tourism: "museum" });
});
