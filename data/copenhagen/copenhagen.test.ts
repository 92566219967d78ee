import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { comingUp } from "../../src/cli/sample.ts";
import { themeColorNames, themeFontStyles } from "../../src/contract/branding.ts";
import { type GeoArea, geoAreaText } from "../../src/contract/geo-area.ts";
import { type Guide, guideText } from "../../src/contract/guide.ts";
import { type Host, hostFacts } from "../../src/contract/host.ts";
import type { Listing } from "../../src/contract/listing.ts";
import type { Interest } from "../../src/contract/records.ts";
import { readEventDates } from "../../src/hours/event-dates.ts";
import { occurrenceFrom } from "../../src/hours/event-occurrences.ts";
import { spokenLanguages } from "../../src/languages/registry.ts";
import { normaliseRecord } from "../../src/sources/normalise.ts";

const folder = new URL(".", import.meta.url);
const lines = readdirSync(folder)
  .filter((name) => name.endsWith(".ndjson"))
  .flatMap((name) => readFileSync(new URL(name, folder), "utf8").trimEnd().split("\n"));
const records = lines.map((line) => JSON.parse(line) as { kind: string; id: string });
const of = <T>(kind: string) =>
  records.filter((record) => record.kind === kind) as unknown as (T & { id: string })[];

const listings = of<Listing>("listing");
const guides = of<Guide>("guide");
const areas = of<GeoArea>("geoArea");
const hosts = of<Host>("host");

/** Languages in which every one of these fields that has any words has them. */
function completeIn(record: object, fields: readonly string[], language: string): boolean {
  const maps = fields.map((field) => (record as Record<string, Record<string, unknown> | undefined>)[field]);
  return maps.every((map) => map === undefined || map[language] !== undefined);
}

test("every record of the sample is already in its normal form", () => {
  for (const line of lines) {
    const { kind, ...record } = JSON.parse(line);
    const normal = normaliseRecord(JSON.parse(line), { defaultLanguage: "en-GB" });
    assert.deepEqual(normal, { kind, record });
  }
});

test("the sample has the size of a real destination", () => {
  assert.ok(listings.length >= 150, `${listings.length} listings`);
  assert.ok(guides.length >= 15, `${guides.length} guides`);
  assert.equal(areas.length, 15);
  assert.deepEqual(hosts.map(({ id }) => id).sort(), ["harbour-house", "lantern-court"]);
  assert.ok(of("site").some(({ id }) => id === "demo-site"));
  const groups = new Set(
    listings.map(
      ({ integratedCategories }) => integratedCategories?.["en-GB"]?.[0]?.category_id.split(".")[0],
    ),
  );
  for (const group of ["eat", "drink", "see", "do", "shop", "relax", "events"])
    assert.ok(groups.has(group), group);
});

test("what guests read of a place, guide or neighbourhood is there in each language of the sample", () => {
  const words = (fields: object) => Object.keys(fields).filter((field) => field !== "preferences");
  const ofListings = [
    "summary",
    "tagline",
    "whatToExpect",
    "category",
    "integratedCategories",
    "activityTags",
  ];
  const read = [
    ...guides.map((guide) => [guide, words(guideText)] as const),
    ...areas.map((area) => [area, words(geoAreaText)] as const),
    ...listings.map((listing) => [listing, [...ofListings, "priceLevelText"]] as const),
  ];
  for (const [record, fields] of read) {
    for (const language of ["en-GB", "da-DK", "de-DE", "ja-JP"]) {
      assert.ok(completeIn(record, fields, language), `${record.id} ${language}`);
      assert.ok(record.languageCodes!.includes(language), `${record.id} ${language}`);
    }
  }
  for (const { id, additionalTextAttributes = {} } of listings) {
    const known = Object.values(additionalTextAttributes).map((texts) => Object.keys(texts!));
    for (const names of known) assert.deepEqual(names, known[0], id);
  }
});

test("both hosts have complete profiles, with the whole theme", () => {
  for (const host of hosts) {
    for (const field of Object.keys(hostFacts)) assert.ok(field in host, `${host.id} ${field}`);
    const theme = host.branding?.theme;
    for (const name of themeColorNames) assert.ok(theme?.colors?.[name], `${host.id} ${name}`);
    for (const style of themeFontStyles) {
      assert.ok(theme?.fonts?.desktop?.[style] && theme.fonts.mobile?.[style], `${host.id} ${style}`);
    }
    assert.ok(host.analytics && host.integrations && host.tsAPIKey, "secrets are there to be hidden");
    for (const language of ["da-DK", "de-DE"]) {
      assert.ok(
        host.embeddedConfigs?.some(({ lang }) => lang === language),
        `${host.id} ${language}`,
      );
    }
  }
});

test("the hotels tell of their houses in each language that chat speaks, and not of all matters", () => {
  const told = Object.fromEntries(hosts.map(({ id, houseFacts }) => [id, Object.values(houseFacts ?? {})]));
  assert.ok(told["harbour-house"]!.length >= 25 && told["lantern-court"]!.length >= 10);
  for (const texts of Object.values(told).flat()) {
    const languages = Object.keys(texts).map((code) => code.split("-")[0]);
    assert.deepEqual(languages.sort(), Object.keys(spokenLanguages).sort(), texts["en-GB"]);
  }
});

test("every picture and file that a record names is served by the project itself", () => {
  const addresses = new Set(lines.flatMap((line) => line.match(/\/media\/copenhagen\/[^"]+/g) ?? []));
  assert.ok(addresses.size > 100);
  for (const address of addresses) {
    assert.ok(existsSync(new URL(address.replace("/media/copenhagen/", "media/"), folder)), address);
  }
  for (const { id, photos = [] } of listings) {
    for (const photo of photos) {
      assert.equal(photo.isGenerated, true, id);
      assert.deepEqual(
        photo.images.map(({ size }) => size),
        ["small", "medium", "large"],
        id,
      );
    }
  }
});

test("every event lies ahead or is on, whatever day the sample is loaded", () => {
  for (const day of ["2026-11-23", "2027-01-02", "2028-02-29", "2031-07-05"]) {
    const now = Date.parse(`${day}T12:00:00Z`);
    for (const line of comingUp(lines.join("\n"), now).split("\n")) {
      const { id, contentType, additionalData } = JSON.parse(line);
      if (contentType !== "event") continue;
      assert.match(additionalData.date.start_date, /^\d{4}-\d{2}-\d{2}$/, id);
      assert.ok(occurrenceFrom(readEventDates(additionalData)!, "Europe/Copenhagen", now), `${id} on ${day}`);
    }
  }
});

test("no two featured places show the same picture", () => {
  const shown = listings.filter(({ featured }) => featured).map(({ photos }) => photos?.[0]?.id);
  assert.deepEqual(shown, [...new Set(shown)]);
});

test("records refer to records that exist, from both sides, and to interests of the vocabulary", () => {
  const ids = new Set(listings.map(({ id }) => id));
  const interests = new Set(of<Interest>("interest").map(({ id }) => id));
  for (const guide of guides) {
    assert.ok(guide.listingIds!.length >= 5, guide.id);
    for (const id of guide.listingIds!) assert.ok(ids.has(id), `${guide.id} names ${id}`);
  }
  for (const { id, guideIds = [], preferences } of listings) {
    for (const guideId of guideIds) {
      assert.ok(
        guides.find((guide) => guide.id === guideId)?.listingIds?.includes(id),
        `${id} names ${guideId}`,
      );
    }
    for (const interest of preferences?.["en-GB"]?.userInterests ?? [])
      assert.ok(interests.has(interest), interest);
  }
});
