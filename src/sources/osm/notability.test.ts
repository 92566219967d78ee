import assert from "node:assert/strict";
import { test } from "node:test";
import type { Polygon } from "../geometry/shapes.ts";
import type { Tags } from "../taxonomy/presets.ts";
import { scoreElement } from "./notability.ts";

const signs = new Map(
  Object.entries({ wikidata: 8, heritage: 6, "tourism=attraction": 12, nameLanguages: 3, brand: -8 }),
);
const plain = { score: 40 };
const point = (tags: Tags) => ({ tags, geometry: "point" as const });

test("signs of note add to what the category is worth", () => {
  const score = (tags: Tags, names = 1) => scoreElement(point(tags), names, plain, signs);
  assert.equal(score({}), 40);
  assert.equal(score({ wikidata: "Q1", tourism: "attraction" }), 60);
  assert.equal(score({ tourism: "museum", heritage: "no" }), 40);
  assert.equal(score({}, 8), 49);
  assert.equal(score({}, 0), 40);
  assert.equal(score({ brand: "Starbucks" }), 32);
});

test("an item that Wikidata numbered early says more than a late one", () => {
  const early = new Map(Object.entries({ wikidata: 6, earlyWikidata: 5 }));
  const score = (wikidata: string) => scoreElement(point({ wikidata }), 1, plain, early);
  assert.deepEqual(["Q20000000", "Q1000000", "Q100000", "Q243"].map(score), [46, 51, 56, 61]);
});

test("a score stays between 20 and 90, and below what the category allows", () => {
  assert.equal(scoreElement(point({}), 1, { score: 0 }, signs), 20);
  assert.equal(scoreElement(point({ wikidata: "Q1" }), 200, { score: 79 }, signs), 90);
  assert.equal(scoreElement(point({ wikidata: "Q1" }), 200, { score: 20, most: 30 }, signs), 30);
});

test("what is written about a king is not written about his statue", () => {
  const statue = { score: 40, ofSomebody: true };
  const king = { wikidata: "Q1", tourism: "attraction" };
  assert.equal(scoreElement(point(king), 30, statue, signs), 52);
  assert.equal(scoreElement({ tags: king, geometry: "area" }, 1, statue, signs), 60);
});

test("a larger area is worth more, up to a square kilometre", () => {
  const extent = new Map([["extent", 2]]);
  const score = (degrees: number) => {
    const polygons: Polygon[] = [
      [
        [
          [0, 0],
          [degrees, 0],
          [degrees, degrees],
          [0, degrees],
        ],
      ],
    ];
    return scoreElement({ tags: {}, geometry: "area", polygons }, 1, plain, extent);
  };
  assert.deepEqual([0.0001, 0.0009, 0.003, 0.5].map(score), [40, 42, 44, 46]);
});
