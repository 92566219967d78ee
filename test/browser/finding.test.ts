import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { inBrowser, styleOf } from "../support/browser.ts";
import { webFaces } from "../support/web-faces.ts";
import { startOtherSite } from "../support/web-server.ts";

const faces = webFaces();

async function open(
  hash: string,
  { width = 1_280, height = 900, ...attributes }: Record<string, string | number> = {},
) {
  const opened = await faces.openPage({ width: Number(width), height: Number(height) });
  const given = Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, String(value)]));
  const site = await startOtherSite(faces.server, given);
  await opened.page.goto(`${site}${hash}`);
  return { ...opened, site };
}

/** What the searches for places asked for, without what every search has. */
const searches = (requests: readonly string[]) =>
  requests.filter((url) => url.includes("/listing-search?")).map((url) => new URL(url).searchParams);

const count = async (page: Page) =>
  Number.parseInt(await page.locator("waymark-home .results__count").innerText(), 10);
const settled = (page: Page, places: number) =>
  page.locator("waymark-home .results__count", { hasText: new RegExp(`^${places} places?$`) }).waitFor();
const option = (page: Page, name: string) =>
  page.getByRole("checkbox", { name: new RegExp(`^${name}( \\d+)?$`) });

test(
  "typing searches at once and forgives a mistake; the arrows lead to the results and Escape empties the field",
  inBrowser,
  async () => {
    const { page, requests, faults } = await open("#/search");
    const field = page.getByRole("searchbox", { name: "Search places" });
    await field.waitFor();
    await page.locator("waymark-home .card__link").first().waitFor();
    const all = await count(page);
    const before = searches(requests).length;
    const answered = page.waitForResponse(/listing-search\?.*searchQuery=bakry&/);
    await field.pressSequentially("bakry", { delay: 15 });
    await answered;
    await page.locator("waymark-home [aria-busy=false]").waitFor();
    await page
      .getByRole("link", { name: "Juno the Bakery" })
      .locator("mark", { hasText: "Bakery" })
      .waitFor();
    assert.ok((await count(page)) < all);
    assert.ok(
      searches(requests).length - before <= 2,
      "what is typed quickly is not searched letter by letter",
    );
    assert.equal(searches(requests).at(-1)!.get("searchQuery"), "bakry");
    assert.match(page.url(), /#\/search\?q=bakry$/);

    await field.press("ArrowDown");
    const focused = page.locator("waymark-home .card__link:focus");
    const first = await focused.innerText();
    await page.keyboard.press("ArrowDown");
    assert.notEqual(await focused.innerText(), first);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    assert.equal(await field.evaluate((input) => input.matches(":focus")), true);
    await page.keyboard.press("Escape");
    await settled(page, all);
    assert.equal(await field.inputValue(), "");
    assert.deepEqual(faults, []);
  },
);

test("the guides and neighbourhoods that answer the words stand above the places", inBrowser, async () => {
  const { page } = await open("#/search?q=coffee");
  const found = page.getByRole("navigation", { name: "Also found" });
  const guide = found.getByRole("link", { name: "Cardamom and coffee" });
  assert.equal(await guide.locator("mark").innerText(), "coffee");
  await guide.click();
  await page.getByRole("heading", { level: 1, name: "Cardamom and coffee" }).waitFor();
});

test("a search that was left by a card is found again as it was by going back", inBrowser, async () => {
  const { page } = await open("#/search?q=bakry&price=1");
  await page.locator("waymark-home .card__link").first().click();
  await page.locator("waymark-home .listing h1").waitFor();
  await page.goBack();
  await page.locator("waymark-home .card__link").first().waitFor();
  assert.equal(await page.getByRole("searchbox").inputValue(), "bakry");
  assert.equal(await page.getByRole("button", { name: "Remove the filter Price level 1 of 4" }).count(), 1);
});

test(
  "a filter brings as many places as it said; the others' counts follow, and chips take filters away",
  inBrowser,
  async () => {
    const { page } = await open("#/search");
    await option(page, "Bakery").waitFor();
    const all = await count(page);
    const label = (name: string) => page.locator("waymark-home .option", { has: option(page, name) });
    const told = async (name: string) => Number(await label(name).locator(".option__count").innerText());
    const bakeries = await told("Bakery");
    const museums = await told("Museum");
    assert.ok(bakeries > 0 && bakeries < all);
    await option(page, "Bakery").check({ force: true });
    await settled(page, bakeries);
    assert.equal(
      await page.locator("waymark-home .results .overline", { hasText: /^Bakery$/i }).count(),
      bakeries,
    );
    assert.equal(await told("Museum"), museums, "what else could be chosen beside it keeps its count");
    await option(page, "Museum").check({ force: true });
    await settled(page, bakeries + museums);

    const inNorrebro = await told("Nørrebro");
    await option(page, "Nørrebro").check({ force: true });
    await settled(page, inNorrebro);
    await page.getByRole("button", { name: "Remove the filter Bakery" }).click();
    await page.getByRole("button", { name: "Remove the filter Bakery" }).waitFor({ state: "detached" });
    assert.equal(
      await page.locator("waymark-home .active .chip:focus").count(),
      1,
      "the focus goes to the next chip",
    );
    await page.getByRole("button", { name: "Clear all" }).click();
    await settled(page, all);
    assert.equal(await page.locator("waymark-home .option :checked[type=checkbox]").count(), 0);
  },
);

test(
  "open now, price and order are asked of the service, and an empty result says what to do",
  inBrowser,
  async () => {
    const { page, requests } = await open("#/search");
    // At night no place of any price may be open.
    await option(page, "Price level 2 of 4").check({ force: true });
    await option(page, "Open now").check({ force: true });
    await page.getByRole("combobox", { name: "Order" }).selectOption("Nearest");
    await page.locator("waymark-home [aria-busy=false]").waitFor();
    const last = searches(requests).at(-1)!;
    assert.deepEqual(
      ["openNow", "priceLevel", "rankBy"].map((name) => last.get(name)),
      ["true", "2", "distance"],
    );
    await page.getByRole("searchbox").fill("qqxxzzvv");
    await page.getByRole("heading", { name: "No place matches" }).waitFor();
    await page.getByRole("status").getByRole("button", { name: "Clear all" }).click();
    await page.locator("waymark-home .card__link").first().waitFor();
    assert.equal(await page.getByRole("searchbox").inputValue(), "");
  },
);

test("on a phone the filters stand in a sheet that says how many places they leave", inBrowser, async () => {
  const { page } = await open("#/search", { width: 360, height: 740 });
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await option(page, "Bakery").check({ force: true });
  await page.locator("waymark-home [aria-busy=false]").waitFor({ state: "attached" });
  const left = await page.locator("waymark-home .card").count();
  await page.getByRole("button", { name: `Show ${left} places` }).click();
  await sheet.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Filters, 1 set" }).waitFor();
  assert.equal(await page.locator("waymark-home").evaluate((element) => element.scrollWidth <= 360), true);
});

test(
  "who travels and what they like order the places, and are remembered on the device",
  inBrowser,
  async () => {
    const { page, requests } = await open("");
    const shelf = page.locator("waymark-home waymark-for-you");
    await shelf.getByRole("button", { name: "Tell us what you like" }).click();
    await page.getByRole("radio", { name: "Family" }).check({ force: true });
    await page.getByRole("checkbox", { name: "Swimming" }).check({ force: true });
    await page.getByRole("button", { name: "Show my guide" }).click();
    await shelf.getByText("Based on what you like").waitFor();
    const asked = searches(requests).at(-1)!;
    assert.deepEqual([asked.get("userCategory"), asked.get("userInterests")], ["family", "swimming"]);
    await page.reload();
    await shelf.getByText("Based on what you like").waitFor();
    await shelf.getByRole("button", { name: "Change what you like" }).click();
    await page.getByRole("button", { name: "Forget what I like" }).click();
    await shelf.getByRole("button", { name: "Tell us what you like" }).waitFor();
  },
);

test(
  "neighbourhoods are listed, and one leads to its places and the guides around it",
  inBrowser,
  async () => {
    const { page, requests } = await open("#/areas");
    await page.getByText(/^\d+ neighbourhoods$/).waitFor();
    await page.getByRole("link", { name: "Nørrebro" }).click();
    await page.getByRole("heading", { level: 1, name: "Nørrebro" }).waitFor();
    await page.getByRole("heading", { level: 2, name: "Places in Nørrebro" }).waitFor();
    const cards = page.locator("waymark-home .card--listing");
    await cards.first().waitFor();
    const shown = await cards.count();
    await page.getByRole("button", { name: "Show more" }).click();
    await cards.nth(shown).waitFor();
    assert.equal(searches(requests).at(-1)!.get("locationId"), "norrebro");
    await page.getByRole("heading", { level: 2, name: "Guides around Nørrebro" }).waitFor();
  },
);

test("a search without connection says so, and goes on when it is tried again", inBrowser, async () => {
  const { page, context } = await open("#/search");
  await page.locator("waymark-home .card__link").first().waitFor();
  await context.setOffline(true);
  await page.getByRole("searchbox").fill("tivoli");
  await page.getByRole("heading", { name: "No connection" }).waitFor();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("link", { name: "Tivoli Gardens" }).waitFor();
});

test("on a phone a heading has its line, and the button beside it makes way", inBrowser, async () => {
  const { page } = await open("", { lang: "de-DE", width: 360, height: 740 });
  const head = page.locator("waymark-for-you .section__head");
  const { height, y } = (await head.getByRole("heading").boundingBox())!;
  const lineHeight = Number.parseFloat(await styleOf(head.getByRole("heading"), "line-height"));
  assert.ok(height < 1.5 * lineHeight, `${height} pixels for lines of ${lineHeight}`);
  const button = (await head.getByRole("button").boundingBox())!;
  assert.ok(button.y >= y + height && button.x + button.width <= 360);
});

test("no screen is wider than the page, from 360 pixels to 1920", inBrowser, async () => {
  const { page } = await open("", { lang: "de-DE" });
  for (const hash of [
    "#/",
    "#/search?q=kaffe&category=Café",
    "#/listing/la-glace",
    "#/area/norrebro",
    "#/areas",
  ]) {
    await page.evaluate(`location.hash = ${JSON.stringify(hash)}`);
    await page.locator("waymark-home .card__link").first().waitFor();
    for (const width of [360, 768, 1_080, 1_920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(
        "new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))",
      );
      assert.equal(await page.evaluate("document.documentElement.scrollWidth"), width, `${hash} at ${width}`);
    }
  }
});
