import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const [, promised = "", decided = ""] = read("../docs/specification-checklist.md").split(/^## .*$/m);

interface Row {
  section: string;
  promise: string;
  test: string;
}

/** The rows of a Markdown table, without its head. */
function rowsOf(part: string): Row[] {
  const lines = part.split("\n").filter((line) => line.startsWith("|"));
  return lines.slice(2).map((line) => {
    const [section = "", promise = "", name = "", ...rest] = line.slice(1, -1).split(" | ");
    assert.deepEqual(rest, [], `a row has three cells: ${line}`);
    return { section: section.trim(), promise: promise.trim(), test: name.trim() };
  });
}
const promises = rowsOf(promised);
const decisions = rowsOf(decided);

/** The titles of the tests in a file's source. */
function titlesOf(file: string): Set<string> {
  const path = new URL(file, import.meta.url);
  if (!existsSync(path)) return new Set();
  const titles = readFileSync(path, "utf8").matchAll(/^\s*(?:test|it)\(\s*"((?:[^"\\]|\\.)*)"/gm);
  return new Set([...titles].map(([, title]) => JSON.parse(`"${title}"`) as string));
}

test("every row names a test that exists", () => {
  assert.ok(promises.length > 100 && decisions.length > 50);
  for (const { section, promise, test: named } of [...promises, ...decisions]) {
    const [file = "", ...title] = named.split(": ");
    const about = `${section}: ${promise}`;
    assert.match(file, /^[a-z-]+\.test\.ts$/, about);
    assert.ok(titlesOf(file).has(title.join(": ")), `${about}: there is no test "${named}"`);
  }
});

/** What the interface names for each operation: its path, its parameters and the fields of its answer. */
const named: Record<string, string> = {
  Pagination: "page hitsPerPage total pages",
  Localisation: "lang",
  Guide:
    "id contentType name description introText attribution centerLocation keywords preferences featured geoLocation hostIds listingIds languageCodes coverImage priority status updatedAt geoDistance listings",
  "Image object": "id category attributions keywords images isGenerated genDescription license isLicensed",
  Listing:
    "id searchId contentType name summary tagline whatToExpect address category priceLevelText keywords activityTags integratedCategories additionalTextAttributes planVisit preferences featured geoLocation geoDistance guideIds hostIds languageCodes status score priority neighborhood currencyCode priceLevel phoneNumber websiteUrl providerId providerMapsUrl providerRating reviewSiteRating reviewSiteUrl searchTerms serviceTypes photos deliveryApps embeds tableBooking socialMedia openingHours.isUnavailable openingHours.openNow openingHours.nextCloseTime openingHours.weekday_text openingHours.periods additionalData",
  "Geo area":
    "id hostIds status geoLocation address displayName area headline description keywords photos radius languageCodes geoDistance",
  "Host profile":
    "id name orgId geoLocation primaryLocation searchConfig languageCodes defaultLanguageCode distanceMetric currencyCode currencySymbol timeZoneName stage feedback uiConfig branding logos pages weather perks socialMedia travellerArchetypes redirectUrls linkTree activeIntegrations embeddedConfigs analytics integrations tsAPIKey",
  Endpoints: "/v2/orgs/{orgId}/... key orgId",
  "guide-search":
    "/v2/orgs/{orgId}/guide-search profileId searchQuery page hitsPerPage latlng radius userCategory tripType userInterests getPersonalizationOptions includeListings maxListingsPerGuide rankBy lang results total pages",
  "listing-search": "/v2/orgs/{orgId}/listing-search activityTags latlng radius page hitsPerPage lang",
  "location-search": "/v2/orgs/{orgId}/location-search",
  "host-profile": "/v2/orgs/{orgId}/host-profile profileId lang",
  "host-home":
    "/v2/orgs/{orgId}/host-home profileId lang latlng radius guideType userCategory tripType userInterests rankBy guidesPage guidesPerPage maxListingsPerGuide geoareasPage geoareasPerPage host guides geoareas",
  "org-languages": "/v2/orgs/{orgId}/org-languages hostId",
  "page-slug":
    "/v2/orgs/{orgId}/sites/{siteId}/page-slug siteId destinationId guideId locationId mode tree matches",
  Authentication: "key orgId profileId",
  Limits: "hitsPerPage guidesPerPage geoareasPerPage maxListingsPerGuide",
  chat: "/v2/orgs/{orgId}/chat message action",
};

test("every path, parameter and field that the interface names has a row in its section", () => {
  for (const [section, names] of Object.entries(named)) {
    const rows = promises.filter((row) => row.section === section);
    const marked = new Set(
      rows.flatMap(({ promise }) => [...promise.matchAll(/`([^`]+)`/g)].map(([, name]) => name)),
    );
    for (const name of names.split(" ")) assert.ok(marked.has(name), `${section}: no row for ${name}`);
  }
});

test("no two tests of a file share a name, so that a row means one test", () => {
  for (const file of readdirSync(new URL(".", import.meta.url)).filter((name) => name.endsWith(".test.ts"))) {
    const titles = [...read(file).matchAll(/^test\(\s*"((?:[^"\\]|\\.)*)"/gm)].map(([, title]) => title);
    assert.equal(new Set(titles).size, titles.length, file);
  }
});
