import assert from "node:assert/strict";
import { test } from "node:test";
import { gate, monument } from "./buildings.ts";
import { coverKind, guidePhoto, listingCover, loadCovers } from "./cover.ts";
import { diceOf } from "./dice.ts";
import type { Scene } from "./draw.ts";
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

test("nature and works are drawn as what they are, and what is unclear as a town", () => {
  const kinds = {
    "natural/peak": "mountains",
    "natural/valley": "mountains",
    "waterway/waterfall": "waterfall",
    "natural/water/lake": "lake",
    "leisure/swimming_pool": "pool",
    "leisure/marina": "harbour",
    "see.canal": "harbour",
    "events.film": "theatre",
    "man_made/bridge": "bridge",
    "man_made/tower": "tower",
    "man_made/water_tower": "tower",
    "railway/station": "station",
    "public_transport/station_bus": "travel",
    "aerialway/chair_lift": "lift",
    "aeroway/heliport": "see",
    "highway/raceway": "see",
    "historic/city_gate": "gate",
    "tourism/artwork/statue": "monument",
    "tourism/artwork": "see",
    "tourism/attraction": "see",
  };
  for (const [category_id, kind] of Object.entries(kinds)) {
    assert.equal(coverKind({ integratedCategories: [{ category_id, full_label: [] }] }), kind, category_id);
  }
  assert.ok(!scenes.see.some((scene: Scene) => scene === monument || scene === gate));
});

test("the name says what an attraction is, in several languages, and nothing of a restaurant", () => {
  const kindOf = (name: string, category_id = "tourism/attraction") =>
    coverKind({ name, integratedCategories: [{ category_id, full_label: [] }] });
  assert.equal(kindOf("St Paul's Cathedral", "historic/building"), "church");
  assert.equal(kindOf("Sé do Porto"), "church");
  assert.equal(kindOf("Kölner Dom"), "church");
  assert.equal(kindOf("Mosteiro da Serra do Pilar", "historic"), "church");
  assert.equal(kindOf("Monumento ao Infante Dom Henrique"), "monument");
  assert.equal(kindOf("Dom Pedro IV Tour"), "see");
  assert.equal(kindOf("Torre dos Clérigos"), "tower");
  assert.equal(kindOf("Kölner Fernsehturm"), "tower");
  assert.equal(kindOf("Millennium Bridge"), "bridge");
  assert.equal(kindOf("Langebro"), "bridge");
  assert.equal(kindOf("Madriu Perafita Claror Valley"), "mountains");
  assert.equal(kindOf("Episcopal Palace of Oporto", "historic/monument"), "castle");
  assert.equal(kindOf("Grand Prix Start/Finish Line"), "see");
  assert.equal(kindOf("Tower Bridge Grill", "amenity/restaurant"), "eat");
});

test("a place has the same drawing whatever was shown before it", async () => {
  await loadCovers();
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
