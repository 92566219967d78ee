import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { recordArbitrary } from "../../test/record-arbitraries.ts";
import { houseMatters } from "../contract/house-matters.ts";
import { kinds } from "../contract/records.ts";
import type { RecordFault } from "./import-faults.ts";
import { normaliseRecord } from "./normalise.ts";

const options = { defaultLanguage: "en-GB" };

function recordOf(raw: unknown): Record<string, unknown> {
  const normalised = normaliseRecord(raw, options);
  assert.ok("record" in normalised, JSON.stringify(normalised));
  return normalised.record as Record<string, unknown>;
}

function faultsOf(raw: unknown): RecordFault[] {
  const normalised = normaliseRecord(raw, options);
  assert.ok("faults" in normalised, "expected faults");
  return normalised.faults;
}

function faultOf(raw: unknown): RecordFault {
  const faults = faultsOf(raw);
  assert.equal(faults.length, 1, JSON.stringify(faults));
  return faults[0]!;
}

const listing = { kind: "listing", id: "a", name: "A" };

test("a listing gets its defaults, and bare values stand under the default language", () => {
  const raw = {
    ...listing,
    keywords: ["bread"],
    preferences: { tripType: ["both"] },
    additionalTextAttributes: { duration: "an hour" },
    integratedCategories: [{ category_id: "eat", full_label: ["Eat"] }],
    tagline: { "da-dk": "Brød" },
  };
  assert.deepEqual(recordOf(raw), {
    id: "a",
    name: { "en-GB": "A" },
    tagline: { "da-DK": "Brød" },
    keywords: { "en-GB": ["bread"] },
    integratedCategories: { "en-GB": [{ category_id: "eat", full_label: ["Eat"] }] },
    additionalTextAttributes: { "en-GB": { duration: "an hour" } },
    preferences: { "en-GB": { tripType: ["both"] } },
    contentType: "listing",
    status: "active",
    hostIds: [],
    languageCodes: ["en-GB"],
  });
});

test("guides, geo areas and hosts get the defaults of theirs, and languages are those that have a name", () => {
  const guide = recordOf({ kind: "guide", id: "g", name: { "ja-JP": "港", "DA-dk": "Havn", de: " " } });
  assert.equal(guide.featured, false);
  assert.equal(guide.contentType, "guide");
  assert.deepEqual(guide.languageCodes, ["da-DK", "ja-JP"]);
  const area = recordOf({ kind: "geoArea", id: "n", displayName: "North", status: "draft" });
  assert.deepEqual(area, {
    id: "n",
    displayName: { "en-GB": "North" },
    status: "draft",
    hostIds: [],
    languageCodes: ["en-GB"],
  });
  const host = recordOf({
    kind: "host",
    id: "h",
    name: "H",
    orgId: "other",
    languageCodes: ["en-gb", "EN-GB"],
  });
  assert.deepEqual(host, { id: "h", status: "active", name: "H", languageCodes: ["en-GB"] });
});

test("an answer of the service can be imported: what it computed is dropped", () => {
  const hours = { isUnavailable: false, openNow: true, nextCloseTime: "2026-11-21T19:30:00+01:00" };
  assert.deepEqual(recordOf({ ...listing, geoDistance: 12, openingHours: hours }).openingHours, {
    isUnavailable: false,
  });
  const guide = recordOf({ kind: "guide", id: "g", name: "G", geoDistance: 3, listings: [{ id: "a" }] });
  assert.equal("listings" in guide || "geoDistance" in guide, false);
});

test("normalising changes nothing in a normalised record, and nothing in what it was given", () => {
  for (const kind of kinds) {
    const property = fc.property(recordArbitrary(kind), (raw) => {
      const before = structuredClone({ kind, ...raw });
      const given = { kind, ...raw };
      const once = recordOf(given);
      assert.deepEqual(given, before);
      assert.equal(JSON.stringify(recordOf({ kind, ...once })), JSON.stringify(once));
    });
    fc.assert(property, { numRuns: 60, seed: 3 });
  }
});

test("the order of fields does not matter: equal records become equal texts", () => {
  const one = recordOf({ id: "a", score: 3, name: "A", kind: "listing", priority: 1 });
  const other = recordOf({ kind: "listing", priority: 1, name: "A", id: "a", score: 3 });
  assert.equal(JSON.stringify(one), JSON.stringify(other));
});

test("an unknown field is named, with the one that was probably meant", () => {
  assert.deepEqual(faultOf({ ...listing, sumary: "x" }), {
    field: "sumary",
    code: "unknown_field",
    detail: "there is no such field here; did you mean summary?",
  });
  const nested = { ...listing, openingHours: { periods: [{ open: { day: 1, tiem: "0900" } }] } };
  assert.equal(faultOf(nested).field, "openingHours.periods[0].open.tiem");
  assert.match(faultOf(nested).detail, /did you mean time\?/);
});

test("what a host says of its house is localised like other texts, and only of matters that there are", () => {
  const host = { kind: "host", id: "h", name: "H" };
  const { houseFacts } = recordOf({ ...host, houseFacts: { wifi: "Free.", pool: { "da-dk": "Nej." } } });
  assert.deepEqual(houseFacts, { wifi: { "en-GB": "Free." }, pool: { "da-DK": "Nej." } });
  const unknown = faultOf({ ...host, houseFacts: { breakfasts: "At seven." } });
  assert.deepEqual([unknown.field, unknown.code], ["houseFacts.breakfasts", "unknown_field"]);
  const allowed = `did you mean breakfast?; expected one of ${houseMatters.join(", ")}`;
  assert.ok(unknown.detail.endsWith(allowed), unknown.detail);
  const cases: [houseFacts: unknown, field: string, code: string][] = [
    ["all of it", "houseFacts", "invalid_type"],
    [{ wifi: 7 }, "houseFacts.wifi", "invalid_type"],
    [{ wifi: ["free"] }, "houseFacts.wifi", "invalid_type"],
    [{ wifi: { en: 7 } }, "houseFacts.wifi.en", "invalid_type"],
    [{ wifi: { english_: "Free." } }, "houseFacts.wifi.english_", "invalid_language"],
    [{ wifi: { en: "Free.", EN: "Paid." } }, "houseFacts.wifi.EN", "duplicate_language"],
    [{ wifi: "x".repeat(2_001) }, "houseFacts.wifi", "too_long"],
  ];
  for (const [given, field, code] of cases) {
    const fault = faultOf({ ...host, houseFacts: given });
    assert.deepEqual([fault.field, fault.code], [field, code], JSON.stringify(given));
  }
});

test("each fault names its field as the writer wrote it, and its code", () => {
  const cases: [raw: object, field: string | undefined, code: string][] = [
    [
      { ...listing, openingHours: { periods: [{ open: { day: 9 } }] } },
      "openingHours.periods[0].open.day",
      "out_of_range",
    ],
    [{ ...listing, preferences: { tripType: "both" } }, "preferences.tripType", "invalid_type"],
    [
      { ...listing, preferences: { "da-DK": { tripType: "both" } } },
      "preferences.da-DK.tripType",
      "invalid_type",
    ],
    [{ ...listing, status: "actve" }, "status", "invalid_value"],
    [{ ...listing, score: 101 }, "score", "out_of_range"],
    [{ ...listing, score: null }, "score", "invalid_type"],
    [{ ...listing, currencyCode: "x".repeat(9) }, "currencyCode", "too_long"],
    [{ ...listing, hostIds: Array(1_001).fill("h") }, "hostIds", "too_many_values"],
    [{ ...listing, hostIds: ["a b"] }, "hostIds[0]", "invalid_id"],
    [{ ...listing, id: "a,b" }, "id", "invalid_id"],
    [{ ...listing, id: "\ud800" }, "id", "invalid_id"],
    [{ kind: "listing", name: "A" }, "id", "missing_field"],
    [{ kind: "guide", id: "g", name: { "en-GB": " " } }, "name", "missing_name"],
    [{ kind: "geoArea", id: "g" }, "displayName", "missing_name"],
    [{ ...listing, timeZoneName: "Europe/Copenhage" }, "timeZoneName", "invalid_time_zone"],
    [{ kind: "host", id: "h", name: "H", timeZoneName: "+02:00" }, "timeZoneName", "invalid_time_zone"],
    [{ ...listing, tagline: { en_GB: "x" } }, "tagline.en_GB", "invalid_language"],
    [{ ...listing, tagline: { "en-gb": "x", "en-GB": "y" } }, "tagline.en-GB", "duplicate_language"],
    [{ ...listing, geoLocation: [55] }, "geoLocation", "invalid_geo_location"],
    [{ ...listing, geoLocation: ["55", 12] }, "geoLocation[0]", "invalid_geo_location"],
    [{ id: "a" }, "kind", "missing_kind"],
    [{ kind: "Listing", id: "a" }, "kind", "unknown_kind"],
    [{ kind: "constructor", id: "a" }, "kind", "unknown_kind"],
    [[listing], undefined, "not_an_object"],
  ];
  for (const [raw, field, code] of cases) {
    const fault = faultOf(raw);
    assert.deepEqual([fault.field, fault.code], [field, code], JSON.stringify(fault));
  }
});

test("a position with a latitude out of range that could be a longitude is said to look swapped", () => {
  assert.match(faultOf({ ...listing, geoLocation: [139.7, 35.6] }).detail, /look swapped/);
  assert.doesNotMatch(faultOf({ ...listing, geoLocation: [12, 200] }).detail, /swapped/);
});

test("the values of secrets, and of what looks like a misspelt one, stand in no fault", () => {
  const host = { kind: "host", id: "h", name: "H" };
  const raws = [
    { ...host, tsAPIKey: { hunter2: "hunter2" } },
    { ...host, integrations: { hunter2: Number.POSITIVE_INFINITY } },
    { ...host, analytics: { a: ["hunter2", undefined] } },
    { ...host, tsApiKey: "hunter2" },
    { ...host, Analytics: { token: "hunter2" } },
  ];
  for (const raw of raws) assert.doesNotMatch(JSON.stringify(faultsOf(raw)), /hunter2/);
});

test("a record with very many faults lists a bounded number", () => {
  const faults = faultsOf({ ...listing, photos: Array.from({ length: 150 }, () => ({ x: 1 })) });
  assert.ok(faults.length <= 50);
});
