import assert from "node:assert/strict";
import { test } from "node:test";
import type { SearchableKind } from "../contract/records.ts";
import { createLocaliser } from "./localise.ts";
import { mediaAddresses, type RenditionOptions, renditionOf as renditionOfBody } from "./rendition.ts";

const inEnglish = { localiser: createLocaliser({ asked: "en-GB", orgDefault: "en-GB" }) };
const always = { periods: [{ open: { day: 0, time: "0000" }, close: null }] };

function renditionOf(kind: SearchableKind, record: object, options: RenditionOptions) {
  return renditionOfBody(kind, Buffer.from(JSON.stringify(record)), options);
}

function closed(rendition: ReturnType<typeof renditionOf>): Record<string, unknown> {
  return JSON.parse(`${rendition.head.toString("utf8")}${rendition.hours ? "}}" : "}"}`);
}

test("only declared fields are written: what is stored and never shown stays inside", () => {
  const listing = {
    id: "a",
    name: { "en-GB": "A" },
    status: "active",
    timeZoneName: "Europe/Oslo",
    secret: "x",
  };
  assert.deepEqual(closed(renditionOf("listing", listing, inEnglish)), {
    id: "a",
    name: "A",
    status: "active",
    openingHours: { isUnavailable: true },
  });
  const guide = { id: "g", name: { "en-GB": "G" }, status: "active", featured: false, score: 90 };
  assert.deepEqual(closed(renditionOf("guide", guide, inEnglish)), {
    id: "g",
    name: "G",
    status: "active",
    featured: false,
  });
});

test("opening hours lose their stored moving values, and unknown ones say so", () => {
  const known = renditionOf(
    "listing",
    { id: "a", openingHours: { ...always, openNow: false, nextCloseTime: "x", isUnavailable: false } },
    inEnglish,
  );
  assert.deepEqual(closed(known).openingHours, { isUnavailable: false, ...always });
  const unknown = renditionOf(
    "listing",
    { id: "a", openingHours: { weekday_text: ["Monday: ?"] } },
    inEnglish,
  );
  assert.deepEqual(closed(unknown).openingHours, { isUnavailable: true, weekday_text: ["Monday: ?"] });
});

test("hours that change by date are left to the answer, with the usual week ready to be put in", () => {
  const openingHours = {
    weekday_text: ["Sonntag: geöffnet"],
    ...always,
    uncertain: [],
    exceptions: [{ from: "2026-12-24", through: "2026-12-26" }],
    validThrough: "2027-12-31",
  };
  const rendition = renditionOf("listing", { id: "a", openingHours }, inEnglish);
  assert.deepEqual(closed(rendition).openingHours, {});
  assert.match(rendition.usualWeek!, /^[\x20-\x7e]*$/);
  assert.deepEqual(JSON.parse(`{${rendition.usualWeek}}`), {
    weekday_text: ["Sonntag: geöffnet"],
    ...always,
  });
  const hidden = { ...always, uncertain: [], exceptions: [] };
  assert.deepEqual(
    closed(renditionOf("listing", { id: "a", openingHours: hidden }, inEnglish)).openingHours,
    {
      isUnavailable: false,
      ...always,
    },
  );
});

test("the languages of a rendition are those of its words, not of its preferences", () => {
  const listing = {
    id: "a",
    name: { "da-DK": "Navn" },
    summary: { "en-GB": "Text" },
    preferences: { "fr-FR": { userInterests: ["art"] } },
  };
  const rendition = renditionOf("listing", listing, inEnglish);
  assert.deepEqual(rendition.languages, ["da-DK", "en-GB"]);
  assert.deepEqual(closed(rendition).preferences, { userInterests: ["art"] });
});

test("addresses of the server's own media become absolute, others stay", () => {
  const listing = { id: "a", websiteUrl: "https://example.com/media/x", providerMapsUrl: "/media/x.svg" };
  const shown = closed(renditionOf("listing", listing, { ...inEnglish, publicUrl: "https://api.example" }));
  assert.equal(shown.providerMapsUrl, "https://api.example/media/x.svg");
  assert.equal(shown.websiteUrl, "https://example.com/media/x");
});

test("fields can be narrowed, the id always stays", () => {
  const listing = { id: "a", name: { "en-GB": "A" }, score: 5, openingHours: always };
  const keeps = (field: string) => field === "score";
  assert.deepEqual(closed(renditionOf("listing", listing, { ...inEnglish, keeps })), { id: "a", score: 5 });
});

test("the ids that a record names stand where the rendition says, whatever stands around them", () => {
  const name = { "en-GB": 'Tür "links":[' };
  const openingHours = always;
  for (const [kind, record, ids] of [
    ["guide", { id: "g", name, listingIds: ["ü", 'b"'], updatedAt: 1 }, ["ü", 'b"']],
    ["listing", { id: "l", name, guideIds: ["g"], openingHours, planVisit: { guideIds: [1] } }, ["g"]],
    ["listing", { id: "l", name, guideIds: [], openingHours }, []],
  ] as const) {
    const rendition = renditionOf(kind, record, inEnglish);
    const { start, end } = rendition.links!;
    assert.deepEqual(JSON.parse(rendition.head.subarray(start, end).toString("utf8")), ids);
    const shown = closed(rendition);
    assert.deepEqual(shown.listingIds ?? shown.guideIds, ids);
  }
  const narrowed = { ...inEnglish, keeps: (field: string) => field === "name" };
  assert.equal(renditionOf("guide", { id: "g", name, listingIds: ["a"] }, narrowed).links, undefined);
  assert.equal(renditionOf("geoArea", { id: "a" }, inEnglish).links, undefined);
});

test("languages without a value count as absent, and maps get those that they always have", () => {
  const name = { "da-DK": "", "de-DE": "Hafen", und: "Port" };
  const record = { id: "a", name, keywords: { "da-DK": [], "en-GB": null }, tagline: { "en-GB": "X" } };
  const first = closed(renditionOf("listing", record, inEnglish));
  assert.deepEqual([first.name, first.keywords, first.tagline], ["Port", undefined, "X"]);
  const maps = closed(
    renditionOf("listing", record, { localiser: createLocaliser({ orgDefault: "da-DK" }) }),
  );
  assert.deepEqual(maps.name, { "de-DE": "Hafen", und: "Port", "da-DK": "Port", "en-GB": "Port" });
  assert.deepEqual(maps.tagline, { "en-GB": "X", "da-DK": "X" });
  assert.equal(maps.keywords, undefined);
});

test("a record of any length is written whole, in every language where none is asked for", () => {
  const localiser = createLocaliser({ orgDefault: "en-GB" });
  for (const length of [10, 40_000, 70_000, 300_000]) {
    const name = { "en-GB": "x".repeat(length), "da-DK": "ø".repeat(length) };
    assert.deepEqual(closed(renditionOf("guide", { id: "a", name }, { localiser })).name, name);
  }
});

test("a language without a value is left out of a map, also beside those that it always has", () => {
  const localiser = createLocaliser({ orgDefault: "en-GB" });
  const listing = { id: "a", name: { "da-DK": "", "en-GB": "A", "de-DE": "Ä" } };
  assert.deepEqual(closed(renditionOf("listing", listing, { localiser })).name, {
    "en-GB": "A",
    "de-DE": "Ä",
  });
});

test("addresses of the server's own media are absolute where its address is known", () => {
  const record = { image: "/media/a.jpg", text: "see /media/a.jpg", other: "https://x.example/media/b.jpg" };
  const written = (publicUrl: string) => JSON.parse(JSON.stringify(record, mediaAddresses(publicUrl)));
  assert.deepEqual(written(""), record);
  assert.deepEqual(written("https://w.example"), { ...record, image: "https://w.example/media/a.jpg" });
});
