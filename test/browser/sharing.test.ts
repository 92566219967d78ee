import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { inBrowser } from "../support/browser.ts";
import { webFaces } from "../support/web-faces.ts";

const faces = webFaces();

/** A host's page at a view, that may copy. */
async function openView(hash: string, query: Readonly<Record<string, string>> = {}) {
  const opened = await faces.openPage();
  await opened.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await opened.page.goto(`${faces.server.guestPage(query)}${hash}`);
  return opened;
}

async function copied(page: Page, button: RegExp): Promise<string> {
  await page.getByRole("button", { name: button }).first().click();
  await page
    .locator("waymark-share [role=status]")
    .filter({ hasText: /\S/ })
    .first()
    .waitFor({ state: "attached" });
  return (await page.evaluate("navigator.clipboard.readText()")) as string;
}

test(
  "guides, places and neighbourhoods are shared by their public page, in the language shown",
  inBrowser,
  async () => {
    const views = [
      ["#/guide/first-day-in-copenhagen", "en-GB", "guide/first-day-in-copenhagen"],
      ["#/listing/nyhavn", "da-DK", "da-DK/place/nyhavn"],
      ["#/area/indre-by", "en-GB", "area/indre-by"],
    ] as const;
    for (const [hash, lang, path] of views) {
      const { page } = await openView(hash, { lang });
      const address = await copied(page, /^(Share|Del) /);
      assert.equal(address, `${faces.server.origin}/g/demo/harbour-house/${path}`);
      const answer = await fetch(address);
      assert.equal(answer.status, 200);
      assert.equal(answer.headers.get("Content-Language"), lang);
    }
  },
);

test(
  "where a host has no public pages the address of the page is shared, and a plan is not",
  inBrowser,
  async () => {
    const { page } = await openView("");
    await page.route(/\/v2\/orgs\/demo\/host-/, async (route) => {
      const response = await route.fetch();
      const { "public-pages": _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    await page.goto("about:blank");
    await page.goto(`${faces.server.guestPage()}#/listing/nyhavn`);
    assert.match(await copied(page, /^Share /), /\/\?.*#\/listing\/nyhavn$/);
    await page.evaluate('location.hash = "#/chat"');
    await plan(page, "Plan a day with museums");
    assert.equal(await page.locator("waymark-plan waymark-share").count(), 0);
  },
);

test(
  "a plan is shared by the phone's own sheet, and its page has its stops in the language shown",
  inBrowser,
  async () => {
    const { page } = await faces.openPage({ width: 390, height: 844 });
    const phone = `
    const ask = matchMedia;
    window.matchMedia = (query) => query === "(pointer: coarse)" ? { matches: true } : ask(query);
    navigator.canShare = () => true;
    window.given = new Promise((done) => { navigator.share = async (given) => done(given); });`;
    await page.addInitScript(phone);
    await page.goto(`${faces.server.guestPage({ lang: "da-DK" })}#/chat`);
    await plan(page, "Planlæg en dag med museer");
    const name = await page.locator("waymark-plan h2").first().innerText();
    const stops = await page.locator("waymark-plan .stop h4").allInnerTexts();
    await page.locator("waymark-plan waymark-share button").click();
    const given = (await page.evaluate("given")) as { title: string; url: string };
    assert.equal(given.title, name);
    assert.match(given.url, /\/g\/demo\/harbour-house\/da-DK\/plan\/[\da-f-]{36}$/);
    const { page: others } = await faces.openPage();
    await others.goto(given.url);
    assert.deepEqual(await others.locator(".visit h3").allInnerTexts(), stops);
    assert.equal(await others.locator("html").getAttribute("lang"), "da-DK");
  },
);

async function plan(page: Page, message: string): Promise<void> {
  // The first message waits until the words of all languages are read.
  const ready = new URL("/readyz", faces.server.origin);
  while ((await fetch(ready)).status !== 200) await new Promise((done) => setTimeout(done, 200));
  await page.locator("waymark-composer textarea").fill(message);
  await page.keyboard.press("Enter");
  await page.locator("waymark-plan .grip").first().waitFor();
}
