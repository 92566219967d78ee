import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { document } from "./support/answer-check.ts";
import { startSampleWorld } from "./support/world.ts";

const world = await startSampleWorld();

const positions = [
  "55.6761,12.5683",
  "90,180",
  "-90,-180",
  "0,0",
  "1e-9,-0",
  "91,0",
  ",",
  "55.6761, 12.5683",
];
const codes = [
  "en-GB",
  "da",
  "ja-JP",
  "zh-Hant-TW",
  "x-private",
  "en-GB-u-ca-gregory",
  "de-1996",
  "constructor",
  "__proto__",
];
const numbers = ["1", "2", "20", "0", "-1", "9007199254740993", "1e3", "0.1", "20037508", "NaN", "07"];
const moments = [
  "2026-05-20T19:30",
  "2026-03-29T02:30",
  "0000-01-01T00:00Z",
  "9999-12-31T23:59:59.999999999+14:00",
  "9999-12-31T23:59",
  "2026-05-20 19:30 02:00",
];
const lists = [
  "",
  ",",
  "art",
  "art,ART,coffee:2",
  "constructor,__proto__,toString",
  "Café,café",
  "a".repeat(200),
];
const words = [
  "coffee",
  "coffee vesterbro",
  "美術館",
  "Ｃａｆé",
  "\u202e",
  "😀",
  "é".repeat(300),
  "a b c d e f g h i j k l m n o p q r",
];
const likely: Record<string, string[]> = {
  profileId: ["harbour-house", "lantern-court", "nobody", "__proto__"],
  hostId: ["harbour-house", "constructor"],
  latlng: positions,
  bbox: ["55,12,56,13", "-90,-180,90,180", "10,170,20,-170", "1,2,3"],
  lang: codes,
  openAt: moments,
  from: moments,
  to: moments,
  on: moments,
  searchQuery: words,
  rankBy: ["score", "distance", "relevance", "Score", "best"],
  guideId: ["first-day-in-copenhagen", "toString"],
  locationId: ["indre-by", "valueOf"],
  facets: ["category", "category,activityTags,priceLevel,neighborhood", "all"],
  userCategory: ["family", "solo", "crowd"],
  tripType: ["business", "both", "none"],
  guideType: ["featured", "guide", "neighbourhood"],
  fields: ["name", "id", "openingHours", "geoDistance,ranking", "none"],
};
const anything = [...numbers, ...lists, ...words, "true", "false", " "];

const operations = Object.entries(document.paths).map(([path, { get }]) => ({
  path: path.replace("/v2/orgs/{orgId}/", "").replace("{siteId}", "demo-site"),
  names: get.parameters.filter(({ in: place }) => place === "query").map(({ name }) => name),
}));

test("no combination of parameters is a failure of ours, and every answer is what the document says", async () => {
  const request = fc.constantFrom(...operations).chain(({ path, names }) => {
    const value = (name: string) =>
      fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...(likely[name] ?? anything)) },
        { weight: 1, arbitrary: fc.constantFrom(...anything) },
      );
    const query = fc.record(Object.fromEntries(names.map((name) => [name, value(name)])), {
      requiredKeys: [],
    });
    const few = fc.tuple(query, fc.shuffledSubarray(names, { maxLength: Math.min(5, names.length) }));
    const some = few.map(([all, chosen]) => Object.fromEntries(chosen.map((name) => [name, all[name]])));
    return fc.tuple(fc.constant(path), some);
  });
  const property = fc.asyncProperty(request, async ([path, query]) => {
    const { status } = await world.get(path, query);
    assert.ok([200, 400, 404].includes(status), `${path} ${JSON.stringify(query)}: ${status}`);
  });
  await fc.assert(property, { seed: 20_260_524, numRuns: 800 });
});
