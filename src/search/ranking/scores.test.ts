import assert from "node:assert/strict";
import { test } from "node:test";
import type { SearchableKind } from "../../contract/records.ts";
import { buildCatalogue } from "../columns/catalogue.ts";
import { type Facts, type NumberLists, packLists } from "../columns/facts.ts";
import { computeBases, measureFits, personalFactor } from "./scores.ts";
import { RANKING } from "./weights.ts";

const labels = [
  "und:art",
  "und:business",
  "und:both",
  "und:family",
  "en:Art",
  "en:Coffee",
  "und:pleasure",
  "da:Kunst",
];
const label = (text: string) => labels.indexOf(text);
const lists = (numbers: NumberLists): Facts => ({ lists: packLists(numbers) });

async function catalogueOf(records: [SearchableKind, string, Facts][]) {
  async function* entries() {
    yield records.map(([kind, id, facts], seq) => ({ kind, id, seq, version: 1, facts }));
  }
  return buildCatalogue({ version: 1, labels, entries: entries() });
}

const near = (actual: number, expected: number) =>
  assert.ok(Math.abs(actual - expected) < 1e-9, `${actual} ≠ ${expected}`);

test("a listing's base is its score, else the Bayesian mean of its ratings, else the prior", async () => {
  const catalogue = await catalogueOf([
    ["listing", "scored", { score: 80, ratings: [1] }],
    ["listing", "rated", { ratings: [5, 4] }],
    ["listing", "unknown", {}],
    ["listing", "zero", { score: 0 }],
  ]);
  const [scored, rated, unknown, zero] = computeBases(catalogue).listing;
  near(scored!, 0.8);
  near(
    rated!,
    (RANKING.ratingPrior * RANKING.ratingPriorStrength + 9) / (RANKING.ratingPriorStrength + 2) / 5,
  );
  near(unknown!, RANKING.ratingPrior / 5);
  near(zero!, 0);
});

test("featured and priority add small bonuses, and a base is at most 1", async () => {
  const catalogue = await catalogueOf([
    ["listing", "featured", { score: 50, featured: true }],
    ["listing", "prior", { score: 50, priority: RANKING.priorityHalf }],
    ["listing", "top", { score: 100, featured: true, priority: 1000 }],
  ]);
  const [featured, prior, top] = computeBases(catalogue).listing;
  near(featured!, 0.5 + RANKING.featuredBonus);
  near(prior!, 0.5 + RANKING.priorityBonus / 2);
  near(top!, 1);
});

test("a guide without a score of its own has the mean base of its active listings", async () => {
  const catalogue = await catalogueOf([
    ["guide", "own", { score: 10, links: ["a"] }],
    ["guide", "mean", { links: ["a", "b", "retired"] }],
    ["guide", "empty", {}],
    ["listing", "a", { score: 90 }],
    ["listing", "b", { score: 50 }],
  ]);
  const [own, mean, empty] = computeBases(catalogue).guide;
  near(own!, 0.1);
  near(mean!, 0.7);
  near(empty!, RANKING.ratingPrior / 5);
});

test("a guide's listings are those it names, then those that name it, each once", async () => {
  const catalogue = await catalogueOf([
    ["listing", "a", { links: ["g"] }],
    ["listing", "b", {}],
    ["listing", "c", { links: ["g", "unknown"] }],
    ["guide", "g", { links: ["b", "a", "missing"] }],
  ]);
  assert.deepEqual([...catalogue.guideListings.of(0)], [1, 0, 2]);
});

test("an interest counts whole when declared, half when a tag or keyword says it in any language, by its weight", async () => {
  const catalogue = await catalogueOf([
    ["listing", "declared", lists({ userInterests: [label("und:art")] })],
    ["listing", "tagged", lists({ tags: [label("en:Art")] })],
    ["listing", "danish keyword", lists({ keywords: [label("da:Kunst")] })],
    ["listing", "other", lists({ keywords: [label("en:Coffee")] })],
  ]);
  const interests = [
    { id: "art", weight: 3, words: ["art", "Kunst"] },
    { id: "coffee", weight: 1, words: ["coffee"] },
  ];
  const { interest } = measureFits(catalogue, "listing", { tripType: "both", interests });
  assert.deepEqual(
    [0, 1, 2, 3].map((row) => interest!(row)),
    [0.75, 0.375, 0.375, 0.125],
  );
});

test("a trip fits by a match or both, half when nothing is declared, and asking for both is neutral", async () => {
  const catalogue = await catalogueOf([
    ["listing", "match", lists({ tripType: [label("und:business")] })],
    ["listing", "both", lists({ tripType: [label("und:both")] })],
    ["listing", "silent", {}],
    ["listing", "other", lists({ tripType: [label("und:pleasure")] })],
  ]);
  const { trip } = measureFits(catalogue, "listing", { tripType: "business", interests: [] });
  assert.deepEqual(
    [0, 1, 2, 3].map((row) => trip!(row)),
    [1, 1, 0.5, 0],
  );
  assert.equal(personalFactor(measureFits(catalogue, "listing", { tripType: "both", interests: [] }))(3), 1);
});

test("a category fits when declared, half otherwise, and the factor weighs what was asked for", async () => {
  const catalogue = await catalogueOf([
    ["listing", "family", lists({ userCategories: [label("und:family")] })],
    ["listing", "silent", {}],
  ]);
  const fits = measureFits(catalogue, "listing", { tripType: "both", interests: [], userCategory: "family" });
  near(personalFactor(fits)(0), 1 + RANKING.category);
  near(personalFactor(fits)(1), 1 + RANKING.category / 2);
});
