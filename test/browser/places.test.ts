import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { inBrowser } from "../support/browser.ts";
import { webFaces } from "../support/web-faces.ts";
import { startOtherSite } from "../support/web-server.ts";
import { type Change, changeAnswers } from "./change-answers.ts";

const faces = webFaces();

async function open(hash: string, attributes: Readonly<Record<string, string>> = {}, change?: Change) {
  const opened = await faces.openPage({ width: 1_280, height: 900 });
  if (change) await changeAnswers(opened.page, change);
  await opened.page.goto(`${await startOtherSite(faces.server, attributes)}${hash}`);
  return opened;
}

const heart = (page: Page, name: string) => page.getByRole("button", { name: `Save ${name}`, exact: true });

test(
  "a place's page has its hours by weekday with today marked, its way, its contact, and whose picture it is",
  inBrowser,
  async () => {
    const { page, faults, requests } = await open("#/listing/la-glace");
    await page.getByRole("heading", { level: 1, name: "Conditori La Glace" }).waitFor();
    const hours = page.getByRole("region", { name: "Opening hours" });
    const dayNames = (await hours.getByRole("rowheader").allInnerTexts()).map((name) => name.split(/\s/)[0]!);
    const monday = dayNames.indexOf("Monday");
    assert.deepEqual(
      [...dayNames.slice(monday), ...dayNames.slice(0, monday)],
      ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    );
    const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "Europe/Copenhagen" });
    const today = hours.locator('tr[aria-current="date"]');
    assert.equal(await today.count(), 1);
    assert.ok((await today.innerText()).startsWith(dayNames[0]!), "today stands first");
    assert.ok([weekday.format(Date.now()), weekday.format(Date.now() - 60_000)].includes(dayNames[0]!));
    assert.match(await hours.getByRole("row", { name: /^Sunday/ }).innerText(), /10:00–18:00/);

    const way = new URL(
      (await page.getByRole("link", { name: /^Walking directions/ }).getAttribute("href"))!,
    );
    assert.deepEqual(
      [way.searchParams.get("travelmode"), way.searchParams.get("destination")],
      ["walking", "55.678593,12.573637"],
    );
    assert.equal(
      await page.getByRole("link", { name: "+45 33 14 46 46" }).getAttribute("href"),
      "tel:+4533144646",
    );
    assert.match((await page.getByRole("link", { name: /^laglace\.dk/ }).getAttribute("rel"))!, /noopener/);
    await page.getByText("Photo: Waymark contributors").waitFor();
    await page.getByRole("heading", { name: "What to expect" }).waitFor();
    await page.getByText("Dark winter afternoons").waitFor();
    await page.getByRole("heading", { name: "In these guides" }).waitFor();
    await page.getByRole("heading", { name: "Nearby" }).waitFor();
    const asked = requests.map((address) => new URL(address).searchParams);
    const around = asked.filter((query) => query.get("rankBy") === "distance" && !query.has("category"));
    assert.deepEqual(
      around.map((query) => query.get("offered")),
      ["true"],
      "what is near is of the places offered",
    );
    assert.deepEqual(faults, []);
  },
);

test(
  "hours and their words are in the language shown, and the way is by the host's mode of travel",
  inBrowser,
  async () => {
    const { page } = await open("#/listing/la-glace", { profile: "lantern-court", lang: "da-DK" });
    const hours = page.getByRole("region", { name: "Åbningstider" });
    await hours.getByRole("row", { name: /^mandag.*08\.30–18\.00/i }).waitFor();
    await hours.getByText("i dag").waitFor();
    const way = await page.getByRole("link", { name: /^Cykelrute/ }).getAttribute("href");
    assert.equal(new URL(way!).searchParams.get("travelmode"), "bicycling");
  },
);

test(
  "an event says when, where and where tickets are; hours that nobody knows are not told as closed",
  inBrowser,
  async () => {
    const { page } = await open("#/listing/copenhagen-light-festival");
    const event = page.getByRole("region", { name: "The event" });
    await event.getByText(/\b1 February 20\d\d/).waitFor();
    await event.getByRole("link", { name: "Inner city and harbour, Copenhagen" }).waitFor();
    await event.getByRole("link", { name: /^copenhagenlightfestival\.org/ }).waitFor();
    // Other places nearby may well be closed at this hour.
    const ofEvent = page.locator("waymark-home .lead, waymark-home .listing__body");
    assert.equal(await ofEvent.count(), 2);
    assert.equal(await ofEvent.getByText("Closed").count(), 0);
  },
);

test(
  "booking, delivery, other sites, several pictures and the lines of sources are shown; an address that runs is not",
  inBrowser,
  async () => {
    const { page, requests } = await open(
      "#/listing/la-glace",
      {},
      {
        operation: "listings/la-glace",
        apply(listing) {
          Object.assign(listing, {
            tableBooking: { url: "https://tables.example/la-glace", type: "tables" },
            deliveryApps: [{ url: "https://rides.example/cake", type: "Rides" }],
            socialMedia: [
              { name: "Pictures", url: "https://pictures.example/la-glace" },
              { name: "Runs", url: "javascript:alert(1)" },
            ],
            photos: [
              ...listing.photos,
              { ...listing.photos[0], id: "second", attributions: ["<a href='#'>A. Painter</a>"] },
            ],
            embeds: [
              {
                code: '<iframe src="https://films.example/embed/7" onload="document.title = `ran`"></iframe><script>document.title = "ran"</script>',
                type: "video",
                provider: "Films",
              },
              { code: "https://posts.example/9", type: "post", provider: "Posts" },
              { code: "<a href='javascript:alert(1)'>x</a>", type: "video", provider: "Runs too" },
              { code: "7", type: "video", provider: "No address" },
            ],
            attributions: ["© A map's contributors"],
          });
        },
      },
    );
    const to = (name: RegExp) => page.getByRole("link", { name }).getAttribute("href");
    assert.equal(await to(/^Book a table/), "https://tables.example/la-glace");
    assert.equal(await to(/^Delivery: Rides/), "https://rides.example/cake");
    assert.equal(await to(/^Pictures/), "https://pictures.example/la-glace");
    assert.equal(await page.getByText("Runs").count(), 0);
    const embeds = page.getByRole("region", { name: "Videos and more" }).getByRole("link");
    assert.deepEqual(
      await embeds.evaluateAll((links) => links.map((link) => (link as { href?: string }).href)),
      ["https://films.example/embed/7", "https://posts.example/9"],
    );
    assert.match(await embeds.first().innerText(), /^Films · video/);
    assert.equal(await page.title(), "A hotel", "no code of an embed runs");
    assert.ok(!requests.some((url) => url.includes("films.example")), "and nothing of it is asked for");
    assert.equal(await page.getByRole("list", { name: "2 pictures" }).getByRole("listitem").count(), 2);
    await page.getByText("Photo: A. Painter").waitFor();
    await page.getByText("© A map's contributors").waitFor();
  },
);

test("a place that is not there says so, and leads back", inBrowser, async () => {
  const { page } = await open("#/listing/nowhere-at-all");
  await page.getByRole("heading", { name: "Not found" }).waitFor();
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("heading", { name: "Guides to begin with" }).waitFor();
});

test(
  "a place is saved by its heart, found under Saved after a reload, and removed there",
  inBrowser,
  async () => {
    const { page } = await open("#/search?q=tivoli");
    await heart(page, "Tivoli Gardens").click();
    await page.getByRole("button", { name: "Remove Tivoli Gardens from saved" }).waitFor();
    await page.reload();
    await page.getByRole("link", { name: "Saved", exact: true }).first().click();
    await page.getByRole("heading", { level: 1, name: "Saved" }).waitFor();
    await page.getByRole("link", { name: "Tivoli Gardens" }).waitFor();
    assert.equal(await page.locator("waymark-home .card").count(), 1);
    await page.getByRole("button", { name: "Remove Tivoli Gardens from saved" }).click();
    await page.getByRole("heading", { name: "Nothing saved yet" }).waitFor();
    await page.getByRole("link", { name: "Find places" }).click();
    await page.getByRole("searchbox").waitFor();
  },
);

test(
  "a saved place that left the guide is told of and can be forgotten; a host without the entry gets one",
  inBrowser,
  async () => {
    const { page } = await open("", { profile: "lantern-court" });
    const shelf = page.locator("waymark-home waymark-for-you");
    await shelf.waitFor();
    assert.equal(await page.getByRole("link", { name: "Saved", exact: true }).count(), 0);
    await page.evaluate(
      'localStorage.setItem("waymark:demo:saved", JSON.stringify(["tivoli-gardens", "long-gone"]))',
    );
    await page.reload();
    await page.getByRole("link", { name: "Saved", exact: true }).first().click();
    await page.getByText("1 saved place is no longer in this guide.").waitFor();
    await page.getByRole("button", { name: "Remove from saved", exact: true }).click();
    await page.getByText("1 saved place is no longer in this guide.").waitFor({ state: "detached" });
    assert.equal(await page.evaluate('localStorage.getItem("waymark:demo:saved")'), '["tivoli-gardens"]');
  },
);

test("a configuration without saving has no hearts, no entry and no screen for it", inBrowser, async () => {
  const { page } = await open("#/search", { profile: "lantern-court", config: "lc-room-tablet" });
  await page.locator("waymark-home .card__link").first().waitFor();
  assert.equal(await page.getByRole("button", { name: /^Save / }).count(), 0);
  assert.equal(await page.getByRole("link", { name: "Saved" }).count(), 0);
  await page.evaluate('location.hash = "#/saved"');
  await page.getByRole("heading", { level: 1, name: "Leave the lamp on, we will be back late" }).waitFor();
});

test("a configuration that requires wishes asks for them before the first screen", inBrowser, async () => {
  const { page } = await open("", { profile: "lantern-court", config: "lc-deutsch", lang: "de-DE" });
  await page.getByRole("heading", { level: 1, name: "Was mögen Sie?" }).waitFor();
  assert.equal(await page.locator("waymark-home .card").count(), 0);
  await page.getByRole("button", { name: "Meinen Führer zeigen" }).click();
  await page.getByRole("alert").getByText("Wählen Sie mindestens eines aus.").waitFor();
  await page.getByRole("checkbox", { name: "Kaffee" }).check({ force: true });
  await page.getByRole("button", { name: "Meinen Führer zeigen" }).click();
  await page.locator("waymark-home .card__link").first().waitFor();
  await page.reload();
  await page.locator("waymark-home .card__link").first().waitFor();
  assert.equal(await page.getByRole("heading", { name: "Was mögen Sie?" }).count(), 0);
});

test(
  "a guide shows its places in its author's order, all of a long one, and where to read on",
  inBrowser,
  async () => {
    const { page: search } = await open("#/search");
    await search.getByRole("button", { name: "Show more" }).click();
    const found = search.locator("waymark-home .card--listing");
    await found.nth(26).waitFor();
    const ids = await found.evaluateAll((all) =>
      all.slice(0, 27).map((card) => card.getAttribute("data-id")),
    );
    const { page } = await open(
      "#/guide/first-day-in-copenhagen",
      {},
      {
        operation: "guides/first-day-in-copenhagen",
        apply: (guide) => Object.assign(guide, { listingIds: ids }),
      },
    );
    const cards = page.locator("waymark-home .guide__places .card");
    await cards.nth(19).waitFor();
    assert.equal(await cards.count(), 20);
    await page.getByRole("button", { name: "Show more" }).click();
    await cards.nth(26).waitFor();
    const shown = await cards.evaluateAll((elements) => elements.map((card) => card.getAttribute("data-id")));
    assert.deepEqual(shown, ids);
    assert.equal(await page.getByRole("button", { name: "Show more" }).count(), 0);
    await page
      .getByRole("region", { name: "More guides" })
      .getByRole("link", { name: "The festival year" })
      .waitFor();
  },
);

test("in a language written from right to left the page and its controls turn round", inBrowser, async () => {
  const { page } = await open(
    "#/search?q=tivoli",
    { lang: "ar-EG" },
    {
      operation: "host-profile",
      apply: ({ languageCodes }) => languageCodes.push("ar-EG"),
    },
  );
  const card = page.locator("waymark-home .card--listing").first();
  await card.waitFor();
  assert.equal(await page.locator("waymark-home .frame").getAttribute("dir"), "rtl");
  const [frame, save] = [await card.boundingBox(), await card.locator(".save").boundingBox()];
  assert.ok(save!.x - frame!.x < frame!.width / 4, "the heart stands at the end of the line: on the left");
});
