import assert from "node:assert/strict";
import { test } from "node:test";
import { groupOf } from "./groups.ts";
import { presetIds } from "./presets.ts";

test("a category belongs to the group of the nearest category that is named", () => {
  const cases = {
    "amenity/restaurant/thai": "eat",
    "amenity/cafe/teahouse": "drink",
    "tourism/museum/history": "see",
    "historic/castle": "see",
    "amenity/theatre": "do",
    "leisure/park": "relax",
    "natural/beach": "relax",
    "shop/books": "shop",
    "shop/supermarket": "practical",
    "tourism/hotel": "practical",
    "amenity/bank": "practical",
  };
  for (const [id, group] of Object.entries(cases)) assert.equal(groupOf(id), group, id);
});

test("what travellers look for all has a group", () => {
  const keys = new Set([
    "amenity",
    "attraction",
    "craft",
    "historic",
    "leisure",
    "man_made",
    "natural",
    "shop",
    "tourism",
  ]);
  for (const id of presetIds()) if (keys.has(id.split("/")[0]!)) assert.ok(groupOf(id), id);
});
