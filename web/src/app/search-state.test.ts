import assert from "node:assert/strict";
import { test } from "node:test";
import { formatHash, parseHash } from "./route.ts";
import {
  buildSearchQuery,
  emptySearch,
  filterCount,
  readSearch,
  type SearchState,
  searchRoute,
  toggled,
  withoutFilters,
} from "./search-state.ts";

const full: SearchState = {
  words: "kaffe & kage",
  chosen: {
    group: ["eat", "drink"],
    category: ["Café", "Bar"],
    priceLevel: ["1", "2"],
    neighborhood: ["Indre By"],
    activityTags: ["brunch"],
  },
  openNow: true,
  order: "distance",
  box: "55.6,12.5,55.7,12.6",
};

test("a search survives the way into an address and back", () => {
  for (const state of [emptySearch, full]) {
    assert.deepEqual(readSearch(parseHash(formatHash(searchRoute(state)))!), state);
  }
  assert.deepEqual(searchRoute(emptySearch), { view: "search" });
});

test("what an address says that no search understands is left out", () => {
  const route = { view: "search", query: { price: "2,cheap,,-1", order: "best", open: "yes" } } as const;
  assert.deepEqual(readSearch(route), {
    ...emptySearch,
    chosen: { ...emptySearch.chosen, priceLevel: ["2"] },
  });
});

test("a value is chosen and given up again, and clearing keeps the words and the order", () => {
  const once = toggled(full, "category", "Bar");
  assert.deepEqual(once.chosen.category, ["Café"]);
  assert.deepEqual(toggled(once, "category", "Bar").chosen, full.chosen);
  assert.equal(filterCount(full), 10);
  assert.deepEqual(withoutFilters(full), { ...emptySearch, words: full.words, order: full.order });
});

test("only what was chosen is asked for, and without words or an order score and distance together", () => {
  const given = (state: SearchState) =>
    Object.fromEntries(Object.entries(buildSearchQuery(state)).filter(([, value]) => value !== undefined));
  const balanced = { offered: true, rankBy: "balanced" };
  assert.deepEqual(given(emptySearch), balanced);
  assert.deepEqual(given({ ...emptySearch, words: "  ", order: "relevance" }), balanced);
  assert.deepEqual(given({ ...emptySearch, words: "x" }), { searchQuery: "x" });
  assert.deepEqual(given({ ...emptySearch, order: "score" }), { offered: true, rankBy: "score" });
  assert.deepEqual(given({ ...full, words: " x " }), {
    searchQuery: "x",
    group: ["eat", "drink"],
    category: ["Café", "Bar"],
    priceLevel: ["1", "2"],
    neighborhood: ["Indre By"],
    activityTags: ["brunch"],
    openNow: true,
    rankBy: "distance",
    bbox: "55.6,12.5,55.7,12.6",
    radius: 20_037_508,
  });
});
