import assert from "node:assert/strict";
import { test } from "node:test";
import { normaliseRecord } from "../src/sources/normalise.ts";
import { document } from "./support/answer-check.ts";
import {
  fullArea,
  fullGuide,
  fullHost,
  fullListing,
  fullRecords,
  inEnglish,
} from "./support/full-records.ts";
import { type Hit, type HomeBody, startWorld } from "./support/world.ts";

const world = await startWorld({ demo: { records: fullRecords } });
const profileId = "full-host";
const host = { ...fullHost, orgId: "demo" };
// Monday is the only day on which the fixture opens: from Wednesday on, the next close is Monday 18:00.
const moving = { openNow: false, nextCloseTime: "2026-05-25T18:00:00+02:00" };
const listing = { ...fullListing, openingHours: { ...fullListing.openingHours, ...moving } };

test("a guide shows every field of the specification, as maps without lang and as values with it", async () => {
  const query = { profileId, includeListings: true };
  const [maps] = (await world.ask("guide-search", query)).results;
  const { geoDistance, listings, ...shown } = maps!;
  assert.deepEqual(shown, fullGuide);
  assert.equal(typeof geoDistance, "number");
  assert.equal(listings?.length, 1);
  const [values] = (await world.ask("guide-search", { ...query, lang: "en-GB" })).results;
  assert.deepEqual(
    { ...values, listings: undefined },
    { ...inEnglish({ ...fullGuide, geoDistance }), listings: undefined },
  );
});

test("a listing shows every field of the specification, as maps without lang and as values with it", async () => {
  const [maps] = (await world.ask("listing-search", { profileId })).results;
  const { geoDistance, ...shown } = maps!;
  assert.deepEqual(shown, listing);
  const [values] = (await world.ask("listing-search", { profileId, lang: "en-GB" })).results;
  assert.deepEqual(values, inEnglish({ ...listing, geoDistance }));
});

test("a geo area shows every field of the specification, as maps without lang and as values with it", async () => {
  const [maps] = (await world.ask("location-search", { profileId })).results;
  const { geoDistance, ...shown } = maps!;
  assert.deepEqual(shown, fullArea);
  assert.equal(typeof geoDistance, "number");
  const [values] = (await world.ask("location-search", { profileId, lang: "en-GB" })).results;
  assert.deepEqual(values, inEnglish({ ...fullArea, geoDistance }));
});

test("a nested listing has the same form as one of listing-search", async () => {
  const [guide] = (await world.ask("guide-search", { profileId, includeListings: true })).results;
  const [alone] = (await world.ask("listing-search", { profileId })).results;
  assert.deepEqual(guide!.listings, [alone]);
});

test("a host profile shows every field of the specification", async () => {
  assert.deepEqual(await world.ask("host-profile", { profileId }), host);
});

test("the host of host-home is the host profile with its embeddedConfigs", async () => {
  const home = await world.ask<HomeBody>("host-home", { profileId });
  assert.deepEqual(home.host, host);
});

test("geoLocation is an array of exactly two numbers, latitude first", async () => {
  const home = await world.ask<HomeBody>("host-home", { profileId });
  const [guide] = home.guides.results as [Hit];
  const [geoArea] = home.geoareas.results as [Hit];
  assert.deepEqual(home.host.geoLocation, [55.6761, 12.5683]);
  for (const record of [guide, geoArea, guide.listings![0]!]) {
    const [lat, lng, ...rest] = record.geoLocation as number[];
    assert.ok(Math.abs(lat! - 55.68) < 0.01 && Math.abs(lng! - 12.57) < 0.01 && rest.length === 0);
  }
});

test("numbers below their limits are refused on import: a negative priority, a position of three numbers", () => {
  const faultsOf = (fields: object) => {
    const checked = normaliseRecord({ kind: "guide", ...fullGuide, ...fields }, { defaultLanguage: "en-GB" });
    return "faults" in checked ? checked.faults.map(({ field }) => field?.split(/\W/)[0]) : [];
  };
  assert.deepEqual(faultsOf({ priority: 0 }), []);
  assert.deepEqual(faultsOf({ priority: -1 }), ["priority"]);
  assert.deepEqual(faultsOf({ geoLocation: [1, 2, 3] }), ["geoLocation"]);
  assert.deepEqual(faultsOf({ geoLocation: [1] }), ["geoLocation"]);
});

test("the document declares the fields of the specification and no others", () => {
  const distance = { geoDistance: 1 };
  const hours = { ...fullListing, openingHours: { ...fullListing.openingHours, ...moving }, ...distance };
  const expected = {
    Guide: { ...inEnglish(fullGuide), listings: [inEnglish(hours)], ...distance },
    Listing: inEnglish(hours),
    GeoArea: { ...inEnglish(fullArea), ...distance },
    HostProfile: { ...host, analytics: null, integrations: null, tsAPIKey: null },
  };
  for (const [name, sample] of Object.entries(expected)) {
    const declared = declaredPaths(`#/components/schemas/${name}`);
    assert.deepEqual([...declared].sort(), [...pathsOf(sample)].sort(), name);
  }
});

interface JsonSchema {
  $ref?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

/** Objects whose shape the interface hides, and colours and icons that may be objects as well: not looked into. */
const hidden = /\b(planVisit|experiments|uiConfig\.featured\.cornerRadius|branding\.colors\.\w+|icons\.\w+)$/;

function declaredPaths(reference: string): Set<string> {
  const schemas = document.components.schemas as Record<string, JsonSchema>;
  const found = new Set<string>();
  const walk = (schema: JsonSchema, path: string): void => {
    if (path !== "") found.add(path);
    if (hidden.test(path)) return;
    if (schema.$ref) walk(schemas[schema.$ref.split("/").at(-1)!]!, path);
    for (const part of [...(schema.anyOf ?? []), ...(schema.allOf ?? [])]) walk(part, path);
    if (schema.items) walk(schema.items, path);
    for (const [name, inner] of Object.entries(schema.properties ?? {})) {
      walk(inner, path === "" ? name : `${path}.${name}`);
    }
  };
  walk({ $ref: reference }, "");
  return found;
}

function pathsOf(value: unknown, path = "", found = new Set<string>()): Set<string> {
  if (path !== "") found.add(path);
  if (hidden.test(path)) return found;
  if (Array.isArray(value)) for (const item of value) pathsOf(item, path, found);
  else if (typeof value === "object" && value !== null) {
    for (const [name, inner] of Object.entries(value))
      pathsOf(inner, path === "" ? name : `${path}.${name}`, found);
  }
  return found;
}
