import assert from "node:assert/strict";
import { test } from "node:test";
import { osmMapping } from "./mapping.ts";
import { Selection } from "./selection.ts";

const selection = new Selection(osmMapping());

function category(tags: Record<string, string>, geometry: "point" | "line" | "area" = "point") {
  return selection.categoryOf({ name: "x", ...tags }, geometry, undefined)?.preset.id;
}

test("of several categories the most worth a visit is taken, street furniture never", () => {
  assert.equal(category({ amenity: "cafe", tourism: "museum" }), "tourism/museum");
  assert.equal(category({ amenity: "parking", tourism: "viewpoint" }), "tourism/viewpoint");
  assert.equal(category({ tourism: "attraction", shop: "books" }), "shop/books");
  assert.equal(category({ tourism: "attraction", highway: "crossing" }), "tourism/attraction");
  assert.equal(category({ amenity: "bench" }), undefined);
});

test("what is left out does not come back as a thing of no particular kind", () => {
  assert.equal(category({ shop: "funeral_directors" }), undefined);
  assert.equal(category({ shop: "unheard_of" }), "shop");
  assert.equal(category({ shop: "jewellery" }), "shop/jewelry");
});

test("some categories need a sign of note", () => {
  assert.equal(category({ building: "office" }, "area"), undefined);
  assert.equal(category({ building: "office", wikidata: "Q1" }, "area"), "building/office");
});

test("what is closed or private is left out, and so is what has no name", () => {
  assert.equal(category({ tourism: "museum", access: "private" }), undefined);
  assert.equal(category({ amenity: "restaurant", disused: "yes" }), undefined);
  assert.equal(selection.categoryOf({ tourism: "museum" }, "point", undefined), undefined);
  assert.equal(
    selection.categoryOf({ tourism: "museum", "name:signed": "no" }, "point", undefined),
    undefined,
  );
  assert.equal(
    selection.categoryOf({ tourism: "museum", "name:en": "x" }, "point", undefined)?.preset.id,
    "tourism/museum",
  );
});

test("what travellers need at once is taken without a name, and the quick look lets no other nameless thing through", () => {
  for (const amenity of ["toilets", "atm", "drinking_water", "luggage_locker"]) {
    assert.ok(selection.mayWant({ amenity }), amenity);
    assert.equal(selection.categoryOf({ amenity }, "point", undefined)?.preset.id, `amenity/${amenity}`);
  }
  assert.ok(!selection.mayWant({ amenity: "restaurant" }));
});

test("hiking routes are taken, and no other routes", () => {
  const route = (kind: string) => ({ name: "x", type: "route", route: kind });
  assert.equal(selection.categoryOf(route("hiking"), "relation", undefined)?.preset.id, "type/route/hiking");
  assert.deepEqual([selection.mayWant(route("hiking")), selection.mayWant(route("bus"))], [true, false]);
});

test("places and boundaries of the mapping are areas", () => {
  assert.deepEqual(selection.areaOf({ place: "suburb", name: "x" }), { defaultRadius: 1_500 });
  assert.deepEqual(selection.areaOf({ boundary: "administrative", admin_level: "9", name: "x" }), {});
  assert.equal(selection.areaOf({ boundary: "administrative", admin_level: "2", name: "x" }), undefined);
  assert.equal(selection.areaOf({ place: "suburb" }), undefined);
});

test("the quick look lets through whatever may become something", () => {
  assert.ok(selection.mayWant({ name: "x", tourism: "museum" }));
  assert.ok(selection.mayWant({ name: "x", place: "city" }));
  assert.ok(selection.mayWant({ name: "x", shop: "jewellery" }));
  assert.ok(!selection.mayWant({ tourism: "museum" }));
  assert.ok(!selection.mayWant({ name: "x", power: "tower" }));
});
