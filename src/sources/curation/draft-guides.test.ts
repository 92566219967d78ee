import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import type { Guide } from "../../contract/guide.ts";
import { openSqliteStore } from "../../store/sqlite/sqlite-store.ts";
import { draftGuides, publishGuides } from "./draft-guides.ts";
import { type GuideRule, readGuideRules } from "./guide-rules.ts";

const directory = await mkdtemp(join(tmpdir(), "waymark-curation-"));
const store = await openSqliteStore({ directory, clock: () => 0, synchronous: "normal" });
after(async () => {
  await store.close();
  await rm(directory, { recursive: true });
});

const organisation = { id: "o", name: "O", languageCodes: ["en-GB", "da-DK"], createdAt: 0 };
const [museums] = readGuideRules(
  JSON.stringify([
    {
      id: "museums",
      categories: ["tourism/museum"],
      withinMetres: 2_000,
      atLeast: 2,
      atMost: 3,
      preferences: { userInterests: ["art", "unheard-of"] },
      name: { en: "Museums in {area}", da: "Museer i {area}" },
      description: { en: "{count} museums." },
    },
  ]),
) as [GuideRule];

const listing = (id: string, category: object, lat: number, score: number, more: object = {}) => ({
  id,
  name: { "en-GB": id },
  category,
  geoLocation: [lat, 12],
  score,
  status: "active",
  hostIds: [],
  ...more,
});
const museum = { "en-GB": "Art museum" };

await store.organisations.create(organisation);
await store.write("o", async (batch) => {
  await batch.put("interest", { id: "art", status: "active", name: {} } as { id: string });
  const area = { id: "old-town", status: "active", displayName: { "en-GB": "Old Town", "da-DK": "Gamleby" } };
  await batch.put("geoArea", { ...area, geoLocation: [55, 12], radius: 5_000, hostIds: [] } as {
    id: string;
  });
  await batch.put("geoArea", { ...area, id: "circleless" } as { id: string });
  for (const record of [
    listing("good", museum, 55, 60),
    listing("best", { "da-DK": "Kunstmuseum" }, 55.001, 90),
    listing("fair", museum, 55.002, 50),
    listing("poor", museum, 55.003, 10),
    listing("far", museum, 55.03, 99),
    listing("draft", museum, 55, 99, { status: "draft" }),
    listing("cafe", { "en-GB": "Café" }, 55, 99),
  ]) {
    await batch.put("listing", record);
  }
});

const request = {
  place: { areaId: "old-town" },
  rules: [museums],
  replacesDrafts: false,
  isTrial: false,
} as const;

async function guide(id: string): Promise<Guide> {
  return JSON.parse((await store.read("o").record("guide", id))!.body);
}

test("a trial shows the guide and writes nothing", async () => {
  const { drafts, result } = await draftGuides(store, organisation, { ...request, isTrial: true });
  assert.deepEqual(
    drafts.map(({ id }) => id),
    ["museums-old-town"],
  );
  assert.equal(result, undefined);
  assert.equal(await store.read("o").record("guide", "museums-old-town"), undefined);
});

test("a guide takes the best places of its categories in reach, is written in the organisation's languages and stays a draft", async () => {
  await draftGuides(store, organisation, request);
  const { listingIds, name, introText, status, preferences } = await guide("museums-old-town");
  assert.deepEqual(listingIds, ["best", "good", "fair"]);
  assert.deepEqual(name, { "en-GB": "Museums in Old Town", "da-DK": "Museer i Gamleby" });
  assert.deepEqual(introText, { "en-GB": "3 museums." });
  assert.equal(status, "draft");
  assert.deepEqual(preferences?.["en-GB"]?.userInterests, ["art"]);
});

test("a guide that is there stays as an editor left it, unless drafts are to be written anew", async () => {
  await store.write("o", async (batch) => {
    await batch.put("guide", { ...(await guide("museums-old-town")), listingIds: ["good"] } as Guide);
  });
  const { kept } = await draftGuides(store, organisation, request);
  assert.deepEqual(kept, ["museums-old-town"]);
  assert.deepEqual((await guide("museums-old-town")).listingIds, ["good"]);
  await draftGuides(store, organisation, { ...request, replacesDrafts: true });
  assert.equal((await guide("museums-old-town")).listingIds?.length, 3);
});

test("a guide lies in the middle of its places, has the first photo of theirs, and a walk begins at the best", async () => {
  const photo = { id: "p", category: "photo", attributions: [], keywords: [], images: [] };
  await store.write("o", async (batch) => {
    await batch.put("listing", listing("fair", museum, 55.0016, 50, { photos: [photo] }));
  });
  const { drafts } = await draftGuides(store, organisation, {
    ...request,
    rules: [{ ...museums, id: "walk", walk: true }],
  });
  assert.deepEqual(drafts[0]!.listingIds, ["best", "fair", "good"]);
  assert.deepEqual(drafts[0]!.geoLocation, [55.000867, 12]);
  assert.deepEqual((await guide("walk-old-town")).coverImage, photo);
});

test("around a host titles name the town that is said, else the host's, else the area around it", async () => {
  const host = { id: "h", name: "Hotel X", geoLocation: [55, 12], status: "active" };
  const title = async (more: object, named?: string) => {
    await store.write("o", async (batch) => batch.put("host", { ...host, ...more } as { id: string }));
    const place = { hostId: "h", named, radiusMetres: 5_000 };
    const { drafts } = await draftGuides(store, organisation, { ...request, place, isTrial: true });
    return drafts[0]!.name?.["da-DK"];
  };
  assert.equal(await title({}), "Museer i Gamleby");
  assert.equal(await title({ primaryLocation: { displayName: "Old Town" } }), "Museer i Gamleby");
  assert.equal(await title({ primaryLocation: { displayName: "Elsewhere" } }), "Museer i Elsewhere");
  assert.equal(await title({ primaryLocation: { displayName: "Elsewhere" } }, "Here"), "Museer i Here");
  await assert.rejects(title({ geoLocation: [55, 12.1] }), /nothing names the town.*--town/);
});

test("publishing is for drafts, all of them or none; a published guide is never drafted anew", async () => {
  await assert.rejects(publishGuides(store, "o", ["museums-old-town", "nope"]), /no guide nope.*nothing/);
  assert.equal((await guide("museums-old-town")).status, "draft");
  await publishGuides(store, "o", ["museums-old-town"]);
  assert.equal((await guide("museums-old-town")).status, "active");
  await assert.rejects(publishGuides(store, "o", ["museums-old-town"]), /is active, not draft/);
  const { kept } = await draftGuides(store, organisation, { ...request, replacesDrafts: true });
  assert.deepEqual(kept, ["museums-old-town"]);
});

test("a rule that finds too few places says how many there are", async () => {
  const rules = [{ ...museums, id: "many", atLeast: 9 }];
  const { drafts, unmet } = await draftGuides(store, organisation, { ...request, rules });
  assert.deepEqual(drafts, []);
  assert.deepEqual(unmet, [{ ruleId: "many", found: 4, needed: 9 }]);
});

test("a rule may take only so many places of a category and of its kinds; the others make room", async () => {
  const rule = { ...museums, categories: ["tourism/museum", "amenity/cafe"], mostOf: { tourism: 2 } };
  const rules = [{ ...rule, id: "mixed" }];
  const { drafts } = await draftGuides(store, organisation, { ...request, rules, isTrial: true });
  assert.deepEqual(drafts[0]?.listingIds, ["cafe", "best", "good"]);
});

const near = { "en-GB": "Cinema" };
const extras = [
  listing("toys", museum, 55.001, 40, { name: { "en-GB": "Toy museum", ja: "おもちゃ博物館" } }),
  listing("roofless", museum, 55.001, 80, {
    name: { "da-DK": "Frilandsmuseet", "en-GB": "Open-Air Museum" },
  }),
  listing("chain", near, 55.001, 30, { name: { "en-GB": "Bio" } }),
  listing("chain-2", near, 55.002, 30, { name: { "en-GB": "BIO" } }),
];

test("what goes first goes before better places, what never suits and a chain's second place are left out", async () => {
  await store.write("o", async (batch) => {
    for (const record of extras) await batch.put("listing", record);
  });
  const categories = ["tourism/museum", "amenity/cinema"];
  const first = { categories: ["amenity/cinema"], words: { en: ["toy"] } };
  const rule = { ...museums, id: "rain", categories, first, never: { en: ["open air"] }, atMost: 9 };
  const ids = async (more: Partial<GuideRule>) => {
    const rules = [{ ...rule, ...more }];
    return (await draftGuides(store, organisation, { ...request, rules, isTrial: true })).drafts[0]
      ?.listingIds;
  };
  assert.deepEqual(await ids({}), ["toys", "chain", "best", "good", "fair", "poor"]);
  assert.deepEqual(await ids({ first: { ...first, only: ["tourism/museum"] } }), ["toys", "chain"]);
  assert.deepEqual(await ids({ leastScore: { tourism: 55 } }), ["chain", "best", "good"]);
});

test("a guide's places lie within a walk, unless there are too few", async () => {
  const ids = async (atLeast: number) => {
    const rule = { ...museums, id: "walkable", withinMetres: undefined, atLeast, atMost: 9 };
    const { drafts } = await draftGuides(store, organisation, { ...request, rules: [rule], isTrial: true });
    return drafts[0]!.listingIds!;
  };
  assert.ok(!(await ids(5)).includes("far"));
  assert.equal((await ids(7))[0], "far");
});

test("an area without a name in a language is called as in the organisation's default language, not in just any", async () => {
  await store.write("o", async (batch) => {
    const displayName = { ar: "المدينة", "en-GB": "Harbour" };
    const area = { id: "harbour", status: "active", geoLocation: [55, 12], radius: 5_000, hostIds: [] };
    await batch.put("geoArea", { ...area, displayName } as { id: string });
  });
  const place = { areaId: "harbour" };
  const { drafts } = await draftGuides(store, organisation, { ...request, place, isTrial: true });
  assert.deepEqual(drafts[0]?.name, { "en-GB": "Museums in Harbour", "da-DK": "Museer i Harbour" });
});

test("a place that is not there, or has no circle, is named", async () => {
  await assert.rejects(
    draftGuides(store, organisation, { ...request, place: { areaId: "x" } }),
    /no geo area x/,
  );
  await assert.rejects(
    draftGuides(store, organisation, { ...request, place: { areaId: "circleless" } }),
    /has no circle/,
  );
});

test("a part and its whole do not stand side by side in a guide: the better one does", async () => {
  await store.organisations.create({ ...organisation, id: "parts" });
  await store.write("parts", async (batch) => {
    const area = { id: "old-town", status: "active", displayName: { "en-GB": "Old Town" } };
    await batch.put("geoArea", { ...area, geoLocation: [55, 12], radius: 5_000, hostIds: [] } as {
      id: string;
    });
    for (const record of [
      listing("palace", museum, 55, 60),
      listing("armoury", museum, 55, 50, { partOf: "palace" }),
      listing("abbey", museum, 55, 40),
      listing("treasury", museum, 55, 70, { partOf: "abbey" }),
    ])
      await batch.put("listing", record);
  });
  const { drafts } = await draftGuides(
    store,
    { ...organisation, id: "parts" },
    { ...request, isTrial: true },
  );
  assert.deepEqual(drafts[0]!.listingIds, ["treasury", "palace"]);
});
