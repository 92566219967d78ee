import assert from "node:assert/strict";
import { test } from "node:test";
import { currentTags } from "./current-tags.ts";

test("outdated tags get their present form, the others stay as they are", () => {
  assert.deepEqual(currentTags({ shop: "jewellery", name: "A" }), { shop: "jewelry", name: "A" });
  assert.deepEqual(currentTags({ amenity: "hotel" }), { tourism: "hotel" });
  const tags = { amenity: "cafe", name: "B" };
  assert.equal(currentTags(tags), tags);
});

test("a present tag is not overwritten by an outdated one", () => {
  assert.deepEqual(currentTags({ amenity: "hotel", tourism: "museum" }), { tourism: "museum" });
});
