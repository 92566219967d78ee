import assert from "node:assert/strict";
import { test } from "node:test";
import { VISIT_KINDS, type VisitKind } from "./visit-kinds.ts";
import { readVisit, wordsOf } from "./visit-of.ts";

const kinds: readonly [category: string, kind: VisitKind, cuisine?: string][] = [
  ["see.art-museum", "museum"],
  ["tourism/museum", "museum"],
  ["tourism/gallery", "gallery"],
  ["historic/castle", "castle"],
  ["amenity/place_of_worship/christian/church", "church"],
  ["Cathedral", "church"],
  ["tourism/viewpoint", "viewpoint"],
  ["tourism/attraction", "landmark"],
  ["TouristAttraction", "landmark"],
  ["Historic quarter", "quarter"],
  ["see.waterfront", "quarter"],
  ["leisure/park", "park"],
  ["relax.cemetery", "park"],
  ["natural/beach", "beach"],
  ["do.harbour-bath", "beach"],
  ["natural/wood", "nature"],
  ["tourism/zoo", "zoo"],
  ["tourism/theme_park", "theme-park"],
  ["leisure/playground", "playground"],
  ["amenity/theatre", "theatre"],
  ["do.concert-hall", "music"],
  ["drink.jazz-bar", "music"],
  ["amenity/cinema", "cinema"],
  ["shop/mall", "shop"],
  ["shop.flea-market", "market"],
  ["amenity/marketplace", "market"],
  ["relax.spa", "spa"],
  ["do.climbing", "sport"],
  ["do.boat-tour", "tour"],
  ["railway/funicular", "tour"],
  ["barrier/city_wall", "landmark"],
  ["craft/handicraft", "shop"],
  ["Car museum", "museum"],
  ["Vegan kitchen and restaurant", "restaurant"],
  ["Cookery school tour", "tour"],
  ["amenity/library", "library"],
  ["events.music", "event"],
  ["amenity/cafe", "cafe"],
  ["drink.book-cafe", "cafe"],
  ["Café", "cafe"],
  ["shop/bakery", "bakery"],
  ["amenity/fast_food/kebab", "fast-food", "kebab"],
  ["amenity/restaurant/sushi", "restaurant", "sushi"],
  ["eat.smorrebrod", "restaurant", "smorrebrod"],
  ["amenity/restaurant", "restaurant"],
  ["amenity/pub", "pub"],
  ["drink.cocktail-bar", "bar"],
  ["amenity/nightclub", "nightclub"],
  ["see.something-odd", "other"],
];

for (const [category, kind, cuisine] of kinds) {
  test(`a visit to "${category}" is a visit of kind ${kind}`, () => {
    assert.deepEqual(readVisit([category]), cuisine === undefined ? { kind } : { kind, cuisine });
  });
}

test("places that nobody plans a visit to have no kind, nor do categories that say nothing known", () => {
  const none = [
    "tourism/hotel",
    "amenity/bank",
    "shop/supermarket",
    "shop/mobile_phone",
    "shop/estate_agent",
    "shop/video_games",
    "building/house",
    "highway/bus_stop",
    "amenity/parking",
    "Xyzzy",
    "",
  ];
  for (const category of none) assert.equal(readVisit([category]), undefined, category);
  assert.equal(readVisit([]), undefined);
});

test("the first category that says something decides, and the kitchen may stand in another", () => {
  assert.deepEqual(readVisit(["xyzzy", "Museum", "Restaurant"]), { kind: "museum" });
  assert.deepEqual(readVisit(["Italian restaurant", "amenity/restaurant/italian"]), {
    kind: "restaurant",
    cuisine: "italian",
  });
});

test("every kind's facts make sense together", () => {
  for (const [kind, facts] of Object.entries(VISIT_KINDS)) {
    const [earliest, latest] = facts.starts;
    assert.ok(earliest < latest, kind);
    assert.ok(facts.usualClose - facts.minutes > earliest, `${kind} can be visited at unknown hours`);
    assert.ok(facts.weight > 0 || Object.keys(facts.meals).length > 0, `${kind} is good for something`);
    assert.equal(facts.minutes % 5, 0, kind);
  }
});

test("words are compared without case, accents and hyphens", () => {
  assert.equal(wordsOf("  Crêperie—Bar_à  vins "), "creperie bar a vins");
  assert.equal(wordsOf("寿司"), "寿司");
});
