import assert from "node:assert/strict";
import { test } from "node:test";
import { area, guide, host, interest, listing } from "./support/records.ts";
import { type Query, type RecordLine, startWorld } from "./support/world.ts";

/** The same records with the same ids for any organisation; only the mark in every text tells them apart. */
function recordsOf(mark: string): RecordLine[] {
  const words = { "en-GB": `Common ${mark} thing`, "da-DK": `Fælles ${mark} ting` };
  const lists = { "en-GB": ["common", mark] };
  const place = { geoLocation: [55.6761, 12.5683] };
  const page = (id: string, children: object[] = []) => ({
    id,
    label: mark,
    path: `/${mark}`,
    slug: mark,
    pageId: id,
    pageType: "page",
    segments: [mark],
    parentIds: [],
    homepageSlug: null,
    destinationId: "inn",
    guideId: "walk",
    locationId: null,
    children,
  });
  return [
    host("inn", { name: mark, stage: mark, languageCodes: ["en-GB"] }),
    host("other", { name: mark }),
    guide("walk", { ...place, name: words, keywords: lists, listingIds: ["cafe", "bar"], hostIds: ["inn"] }),
    guide("everyone", { name: words }),
    listing("cafe", {
      ...place,
      name: words,
      summary: words,
      category: words,
      activityTags: lists,
      neighborhood: mark,
      hostIds: ["inn"],
    }),
    listing("bar", { name: words, hostIds: ["other"] }),
    area("quay", { ...place, displayName: words, radius: 500 }),
    area("far-quay", { ...place, displayName: words, hostIds: ["other"], radius: 500 }),
    interest("art", words, [mark]),
    { kind: "site", id: "site", tree: [page("home", [page("child")])] },
  ];
}
const marks: Record<string, string> = { north: "Alphaville", south: "Betaburg" };
const world = await startWorld({
  north: { languageCodes: ["en-GB", "da-DK"], records: recordsOf("Alphaville") },
  south: { languageCodes: ["en-GB", "da-DK"], records: recordsOf("Betaburg") },
});

const latlng = "55.6761,12.5683";
const requests: [string, Query][] = [
  ["guide-search", {}],
  ["guide-search", { includeListings: true, lang: "da-DK" }],
  ["guide-search", { searchQuery: "common", includeListings: true }],
  ["guide-search", { profileId: "inn", latlng, radius: 1000 }],
  ["listing-search", {}],
  ["listing-search", { lang: "en-GB", facets: "category,activityTags,neighborhood,priceLevel" }],
  ["listing-search", { facets: "category,activityTags,neighborhood", profileId: "inn" }],
  ["listing-search", { searchQuery: "common", explain: true }],
  ["listing-search", { ids: "cafe,bar", guideId: "walk" }],
  ["listing-search", { locationId: "quay" }],
  ["listing-search", { userInterests: "art" }],
  ["location-search", {}],
  ["location-search", { searchQuery: "common", lang: "da-DK" }],
  ["location-search", { contains: true, latlng }],
  ["host-profile", { profileId: "inn" }],
  ["host-home", { profileId: "inn" }],
  ["host-home", { profileId: "other", lang: "da-DK" }],
  ["sites/site/page-slug", {}],
  ["sites/site/page-slug", { guideId: "walk" }],
  ["getPersonalizationOptions", {}],
  ["org-languages", { hostId: "inn" }],
];

test("no operation shows anything of an organisation that has the same ids", async () => {
  for (let round = 0; round < 2; round++) {
    for (const [operation, query] of requests) {
      for (const [org, foreign] of [
        ["north", "Betaburg"],
        ["south", "Alphaville"],
      ] as const) {
        const { status, text, headers } = await world.get(operation, query, { org });
        const about = `${org} ${operation} ${JSON.stringify(query)}`;
        assert.equal(status, 200, about);
        assert.ok(!text.includes(foreign), about);
        assert.ok(!JSON.stringify([...headers]).includes(foreign), about);
        if (operation !== "org-languages") assert.ok(text.includes(marks[org]!), about);
      }
    }
  }
});

test("the words of another organisation find nothing, misspelt ones neither", async () => {
  for (const operation of ["guide-search", "listing-search", "location-search"]) {
    for (const searchQuery of ["betaburg", "betabur", "betabrug"]) {
      const body = await world.ask(operation, { searchQuery }, { org: "north" });
      assert.deepEqual([body.results, body.total], [[], 0], `${operation} ${searchQuery}`);
    }
  }
  assert.equal(
    (await world.ask("listing-search", { category: "Common Betaburg thing" }, { org: "north" })).total,
    0,
  );
  assert.equal((await world.ask("listing-search", { neighborhood: "Betaburg" }, { org: "north" })).total, 0);
});

test("a key never learns whether another organisation exists", async () => {
  const key = world.keys.get("north");
  const bodies = [];
  for (const org of ["south", "nowhere"]) {
    for (const [operation, query] of requests) {
      const { status, code, detail, errors } = await world.refused(operation, query, { org, key });
      assert.deepEqual([status, code], [403, "org_forbidden"], `${org} ${operation}`);
      bodies.push(JSON.stringify([detail, errors]));
    }
  }
  assert.equal(new Set(bodies).size, 1);
});

test("a write to one organisation changes nothing of another", async () => {
  const before = await world.get("guide-search", {}, { org: "south" });
  await world.addOrganisation("third", { records: recordsOf("Gammaton") });
  const after = await world.get("guide-search", {}, { org: "south" });
  assert.equal(after.text, before.text);
  assert.ok((await world.get("guide-search", {}, { org: "third" })).text.includes("Gammaton"));
});

test("a key bound to hosts finds their records and those of no host, nested ones too", async () => {
  const key = await world.addKey("north", { hostIds: ["inn"] });
  const asking = { org: "north", key };
  const { results } = await world.ask("guide-search", { includeListings: true }, asking);
  assert.deepEqual(results.map(({ id }) => id).sort(), ["everyone", "walk"]);
  assert.deepEqual(
    results.find(({ id }) => id === "walk")!.listings!.map(({ id }) => id),
    ["cafe"],
  );
  assert.deepEqual(await world.ids("listing-search", {}, asking), ["cafe"]);
  assert.deepEqual(await world.ids("listing-search", { ids: "bar" }, asking), []);
  assert.deepEqual(await world.ids("listing-search", { guideId: "walk" }, asking), ["cafe"]);
  assert.deepEqual(await world.ids("location-search", {}, asking), ["quay"]);
  const { facets } = await world.ask("listing-search", { facets: "category" }, asking);
  assert.deepEqual(
    facets!.category!.map(({ count }) => count),
    [1],
  );
  const other = await world.addKey("north", { hostIds: ["other"] });
  assert.deepEqual(await world.ids("guide-search", {}, { org: "north", key: other }), ["everyone"]);
});

test("a key bound to hosts is refused other profiles, existing or not, with one and the same problem", async () => {
  const key = await world.addKey("north", { hostIds: ["inn"] });
  for (const operation of [
    "guide-search",
    "listing-search",
    "location-search",
    "host-profile",
    "host-home",
    "getPersonalizationOptions",
  ]) {
    const problems = [];
    for (const profileId of ["other", "nobody"]) {
      const { status, code, detail } = await world.refused(operation, { profileId }, { org: "north", key });
      assert.deepEqual([status, code], [403, "scope_forbidden"], operation);
      problems.push(detail);
    }
    assert.equal(problems[0], problems[1]);
    assert.equal((await world.get(operation, { profileId: "inn" }, { org: "north", key })).status, 200);
  }
});

test("a name that only another host's areas have is none to a key bound to hosts", async () => {
  const circle = { geoLocation: [10, 10], radius: 500 };
  const within = { geoLocation: [10, 10.001] };
  await world.addOrganisation("east", {
    records: [
      host("inn"),
      host("other"),
      area("harbour", { ...circle, displayName: { "en-GB": "Harbour" }, hostIds: ["inn"] }),
      area("quay", { ...circle, displayName: { "en-GB": "Quay Harbour" }, hostIds: ["other"] }),
      listing("steps", { ...within, name: { "en-GB": "Quay steps" } }),
      listing("kiosk", { ...within, name: { "en-GB": "Kiosk" } }),
    ],
  });
  const search = (key?: string) =>
    world.ids("listing-search", { searchQuery: "quay harbour" }, { org: "east", key });
  assert.deepEqual((await search()).sort(), ["kiosk", "steps"]);
  assert.deepEqual(await search(await world.addKey("east", { hostIds: ["inn"] })), ["steps"]);
  assert.deepEqual((await search(await world.addKey("east", { hostIds: ["other"] }))).sort(), [
    "kiosk",
    "steps",
  ]);
});
