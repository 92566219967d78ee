import assert from "node:assert/strict";
import { test } from "node:test";
import { inBrowser } from "../support/browser.ts";
import { webFaces } from "../support/web-faces.ts";

const host = {
  kind: "host",
  id: "harbour-house",
  name: "Harbour House",
  status: "active",
  geoLocation: [55.6752, 12.5926],
  searchConfig: { searchRadius: 2_000, guideRanking: "score", listingRanking: "score", maxSearchResults: 50 },
  languageCodes: ["en-GB"],
  defaultLanguageCode: "en-GB",
};
const place = (id: string, name: string, more: object) => ({
  kind: "listing",
  id,
  contentType: "listing",
  status: "active",
  name: { "en-GB": name },
  ...more,
});
const records = [
  host,
  place("quay", "The quay", { geoLocation: [55.676, 12.593] }),
  place("castle", "A castle on the Sound", { geoLocation: [56.039, 12.621] }),
  place("walk", "A walk with a guide", {}),
  place("theirs", "A place of another house", { hostIds: ["another-house"] }),
];

const faces = webFaces({
  tenant: { id: "places", languageCodes: ["en-GB"], lines: records.map((record) => JSON.stringify(record)) },
});

async function open(hash: string, saved: readonly string[] = []) {
  const { page } = await faces.openPage();
  await page.addInitScript(
    `localStorage.setItem("waymark:places:saved", ${JSON.stringify(JSON.stringify(saved))})`,
  );
  await page.goto(`${faces.server.guestPage(faces.server.tenant)}${hash}`);
  return page;
}

test(
  "a saved place is shown wherever it is and where it has no position; one that is not the host's is told as gone",
  inBrowser,
  async () => {
    const page = await open("#/saved", ["walk", "castle", "theirs", "quay"]);
    await page.getByText("1 saved place is no longer in this guide.").waitFor();
    assert.deepEqual(await page.locator("waymark-home .card__link").allInnerTexts(), [
      "A walk with a guide",
      "A castle on the Sound",
      "The quay",
    ]);
    await page.getByRole("link", { name: "A walk with a guide" }).click();
    await page.getByRole("heading", { level: 1, name: "A walk with a guide" }).waitFor();
  },
);

test(
  "a search of a part of the map finds what is there, also beyond the host's own radius",
  inBrowser,
  async () => {
    const page = await open("#/search");
    const names = page.locator("waymark-home .card__link");
    await names.first().waitFor();
    // The host's own radius leaves out what is known to be elsewhere, not what has no position; the box leaves out both.
    assert.deepEqual(await names.allInnerTexts(), ["The quay", "A walk with a guide"]);
    await page.evaluate(`location.hash = "#/search?box=56.0,12.5,56.1,12.7"`);
    await page.getByRole("link", { name: "A castle on the Sound" }).waitFor();
    assert.deepEqual(await names.allInnerTexts(), ["A castle on the Sound"]);
  },
);
