import assert from "node:assert/strict";
import { test } from "node:test";
import { loadLexicons } from "../concierge/understanding/lexicon.ts";
import { OrgWords } from "../concierge/understanding/org-words.ts";
import { daysAs, inCatalogue } from "./same-slots.ts";

const label = (language: string, words: string) => ({ language, words });
const words = await OrgWords.build(
  {
    categories: [
      [label("en-GB", "Craft beer bar"), label("da-DK", "Ølbar")],
      [label("en-GB", "Moon glow"), label("da-DK", "Måneskin")],
    ],
    tags: [],
    keywords: [],
    interests: [],
    geoAreas: [{ id: "indre-by", names: ["Indre By"], description: ["City centre"] }],
    neighborhoods: [],
    places: [],
  },
  await loadLexicons(),
);

test("a label is the concepts that explain it, in any of its languages, or itself", () => {
  const said = { categories: ["Craft beer bar", "Moon glow"], excluded: ["Ølbar", "museum"] };
  assert.deepEqual(inCatalogue(said, words), {
    categories: ["brewery", "Moon glow"],
    excluded: ["brewery", "museum"],
  });
});

test("an area is called by its name or as the part of town that it is", () => {
  for (const area of ["indre-by", "Indre By", "centre"])
    assert.deepEqual(inCatalogue({ area }, words), { area: "indre-by" });
  assert.deepEqual(inCatalogue({ area: "Christianshavn" }, words), { area: "Christianshavn" });
});

test("a stay is compared as the days of a search only with a search by days", () => {
  const stay = { startDate: "2026-11-21", days: 2, categories: ["event"] };
  const openAt = { openAt: "2026-11-21T00:00/2026-11-23T00:00" };
  assert.deepEqual(daysAs(openAt, stay), { categories: ["event"], openAt: "2026-11-21..2026-11-22" });
  assert.equal(daysAs(stay, stay), stay);
  assert.equal(daysAs({}, stay), stay);
});
