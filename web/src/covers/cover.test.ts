import assert from "node:assert/strict";
import { test } from "node:test";
import { coverKind, guidePhoto, listingCover } from "./cover.ts";
import { diceOf } from "./draw.ts";
import { scenes } from "./scenes.ts";

const all = Object.entries(scenes).flatMap(([kind, choice]) =>
  choice.map((scene, index) => ({ name: `${kind} ${index}`, scene })),
);

test("a scene draws the same for a seed, and whole paths within a few kilobytes", () => {
  for (const { name, scene } of all) {
    for (let seed = 0; seed < 50; seed++) {
      const layers = scene(diceOf(`place-${seed}`));
      assert.deepEqual(layers, scene(diceOf(`place-${seed}`)), name);
      const paths = layers.map(([, path]) => path).join("");
      assert.match(paths, /^[MmLlHhVvQqTtAaZz\d\s.-]+$/, name);
      assert.ok(paths.length < 8_000, `${name}: ${paths.length}`);
    }
  }
});

test("of fifty seeds a scene draws at least thirty that differ", () => {
  for (const { name, scene } of all) {
    const drawn = new Set(Array.from({ length: 50 }, (_, seed) => JSON.stringify(scene(diceOf(`p${seed}`)))));
    assert.ok(drawn.size >= 30, `${name}: ${drawn.size}`);
  }
});

test("a cover shows what kind of place it is, and no church for another faith's house", () => {
  const kindOf = (category_id: string) =>
    coverKind({ integratedCategories: [{ category_id, full_label: [] }] });
  assert.equal(kindOf("amenity/place_of_worship/christian"), "church");
  assert.equal(kindOf("amenity/place_of_worship/muslim"), "place");
  assert.equal(kindOf("tourism/viewpoint"), "viewpoint");
  assert.equal(kindOf("tourism/museum"), "museum");
  assert.equal(kindOf("amenity/pharmacy"), "practical");
  assert.equal(coverKind({ category: "Café" }), "coffee");
  assert.equal(coverKind({}), "place");
});

test("a place has the same drawing whatever was shown before it", () => {
  const ids = Array.from({ length: 20 }, (_, index) => `place-${index}`);
  const drawn = (id: string) => JSON.stringify(listingCover({ id, category: "Museum" }));
  const first = new Map(ids.map((id) => [id, drawn(id)]));
  for (const id of ids.reverse()) assert.equal(drawn(id), first.get(id), id);
  assert.ok(new Set(first.values()).size >= 18, "places of a kind differ");
});

test("two guides with the same places show different photographs, each always its own", () => {
  const photo = (url: string) => ({
    id: url,
    category: "",
    attributions: [],
    keywords: [],
    images: [{ size: "small", url }],
  });
  const listings = ["a", "b"].map((url) => ({ id: url, photos: [photo(url)] })) as never[];
  const shown = (id: string) => guidePhoto({ id, listings })?.id;
  assert.deepEqual([shown("one"), shown("two"), shown("one"), shown("three")], ["a", "b", "a", undefined]);
  assert.equal(guidePhoto({ id: "own", listings, coverImage: photo("cover") })?.id, "cover");
});
