import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { inBrowser } from "../support/browser.ts";
import { webFaces } from "../support/web-faces.ts";
import { changeAnswers } from "./change-answers.ts";

const faces = webFaces();

async function open(hash = "", query: Readonly<Record<string, string>> = {}): Promise<Page> {
  const { page } = await faces.openPage({ width: 390, height: 844 });
  await page.goto(`${faces.server.guestPage(query)}${hash}`);
  return page;
}

test(
  "weather of which nobody knows when it was is not shown, one foretold an hour ago is",
  inBrowser,
  async () => {
    const page = await open();
    await page.getByRole("heading", { name: "Just for you" }).waitFor();
    assert.equal(await page.getByText("17°C in Copenhagen").count(), 0);
    await page.route("**/host-home?*", async (route) => {
      const response = await route.fetch();
      const foretold = new Date(Date.now() - 3_600_000).toUTCString();
      await route.fulfill({ response, headers: { ...response.headers(), "weather-date": foretold } });
    });
    await page.reload();
    await page.getByText("17°C in Copenhagen").waitFor();
  },
);

test("what is picked for now is open now or within an hour", inBrowser, async () => {
  const page = await open();
  await changeAnswers(page, {
    operation: "host-home",
    apply: ({ guides }) => {
      for (const [at, { listings }] of guides.results.entries())
        for (const listing of listings) listing.openingHours = { openNow: at < 5, isUnavailable: false };
    },
  });
  await page.reload();
  const shelf = page.getByRole("region", { name: "Just for you" });
  await shelf.getByText("Picked for here and now").waitFor();
  // The cards further along are drawn a moment later.
  const cards = shelf.locator(".card");
  assert.ok((await cards.count()) >= 4);
  assert.equal(await cards.filter({ hasNotText: "Open now" }).count(), 0);
  await changeAnswers(page, {
    operation: "host-home",
    apply: ({ guides }) => {
      for (const { listings } of guides.results)
        for (const listing of listings) listing.openingHours = { openNow: false, isUnavailable: false };
    },
  });
  await page.reload();
  await shelf.locator(".card").first().waitFor();
  assert.equal(await shelf.getByText("Picked for here and now").count(), 0);
});

test("an event's card tells its day", inBrowser, async () => {
  const page = await open("#/search?q=Santa%20Lucia");
  const card = page.locator(".card", { hasText: "Santa Lucia" });
  assert.match(await card.locator(".facts").innerText(), /^13 Dec \d{4}/);
});

test("the events of the coming days are shown with a strip of their dates", inBrowser, async () => {
  const page = await open();
  const asked: URLSearchParams[] = [];
  await page.route(/listing-search\?.*(from|on)=/, async (route) => {
    const { searchParams } = new URL(route.request().url());
    asked.push(searchParams);
    const response = await route.fetch({
      url: route
        .request()
        .url()
        .replace(/(from|on|to)=[^&]*/g, ""),
    });
    const json = await response.json();
    const shown = searchParams.has("on") ? json.results.slice(0, 1) : json.results;
    await route.fulfill({ response, json: { ...json, results: shown } });
  });
  await page.getByRole("heading", { name: "Neighbourhoods" }).scrollIntoViewIfNeeded();
  const section = page.getByRole("region", { name: "What’s on" });
  await section.getByRole("button", { name: "tomorrow" }).click();
  const cards = section.locator(".card");
  await cards.nth(1).waitFor({ state: "detached" });
  assert.equal(await cards.count(), 1);
  const [all, one] = asked.map((query) => [query.get("from"), query.get("to"), query.get("on")]);
  assert.ok(all![0]! < all![1]! && all![2] === null);
  assert.equal(Date.parse(one![2]!) - Date.parse(all![0]!), 86_400_000);
});

test(
  "nobody is offered the best rated where nothing is rated, and near places tell the walk",
  inBrowser,
  async () => {
    const page = await open("#/search");
    const order = page.getByRole("combobox", { name: "Order" });
    await order.waitFor();
    assert.equal(await order.getByRole("option", { name: "Best rated" }).count(), 0);
    await page
      .getByText(/\d+ mins? on foot/)
      .first()
      .waitFor();
  },
);

test("a phone's menu has the concierge where it needs no scrolling", inBrowser, async () => {
  const page = await open();
  const ask = page.locator("waymark-home .menu--foot").getByRole("link", { name: "Ask the concierge" });
  const { x, width } = (await ask.boundingBox())!;
  assert.ok(x + width <= 390);
});

test(
  "a kiosk asks whether somebody is still there, and begins anew where nobody touches it",
  inBrowser,
  async () => {
    const { page } = await faces.openPage({ width: 1_080, height: 1_920 });
    await page.clock.install();
    await page.goto(`${faces.server.guestPage({ config: "hh-lobby-kiosk" })}#/guides`);
    await page.getByRole("heading", { level: 1, name: "Guides" }).waitFor();
    await page.waitForLoadState("networkidle");
    const question = page.getByRole("dialog", { name: "Are you still there?" });
    // From here on time stands still but where it is moved: on a busy machine the question would be over before it is looked for.
    await page.clock.pauseAt(Date.now() + 1_000);
    await page.clock.runFor(76_000);
    await question.waitFor();
    await page.getByRole("button", { name: "Go on" }).click();
    await question.waitFor({ state: "hidden" });
    await page.clock.runFor(76_000);
    await question.waitFor();
    await page.clock.runFor(15_000);
    await page.getByRole("heading", { level: 1, name: "What do you like?" }).waitFor();
    assert.equal(await page.getByText("No preference").count(), 0, "where something must be chosen");
    const size = (await page.evaluate(`(() => {
    const root = document.querySelector("waymark-home").shadowRoot;
    return parseFloat(getComputedStyle(root.querySelector(".theme")).fontSize) * parseFloat(getComputedStyle(root.querySelector(".frame")).zoom);
  })()`)) as number;
    assert.ok(size >= 22, `${size} pixels`);
  },
);

test(
  "pictures of a place are turned by buttons, by keys and by swiping, and something wrong is told to the host",
  inBrowser,
  async () => {
    const { page } = await faces.openPage();
    await changeAnswers(page, {
      operation: "listings/nyhavn",
      apply: (listing) => {
        listing.photos = [...listing.photos, ...listing.photos, ...listing.photos];
      },
    });
    await page.goto(`${faces.server.guestPage()}#/listing/nyhavn`);
    const list = page.getByRole("list", { name: "3 pictures" });
    const at = () => list.evaluate((node) => Math.round(node.scrollLeft));
    await page.getByRole("button", { name: "Next picture" }).click();
    await page.waitForTimeout(800);
    const second = await at();
    assert.ok(second > 100);
    await page.getByRole("button", { name: "Previous picture" }).click();
    await page.waitForTimeout(800);
    assert.equal(await at(), 0);
    await list.focus();
    await page.keyboard.press("ArrowRight");
    await page.waitForTimeout(800);
    assert.ok((await at()) > 0);
    await page.evaluate(
      `addEventListener("waymark:report", (event) => { window.report = event.detail; event.preventDefault(); })`,
    );
    await page.getByRole("link", { name: "Something wrong? Tell us" }).click();
    const report = (await page.evaluate("window.report")) as { id: string; url: string };
    assert.equal(report.id, "nyhavn");
    assert.match(report.url, /^mailto:.+@.+subject=Nyhavn/);
  },
);
