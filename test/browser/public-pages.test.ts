import assert from "node:assert/strict";
import { test } from "node:test";
import { assertAccessible } from "../support/axe.ts";
import { inBrowser, styleOf } from "../support/browser.ts";
import { webFaces } from "../support/web-faces.ts";

const faces = webFaces();
const site = (path: string, host = "harbour-house") => `${faces.server.origin}/g/demo/${host}/${path}`;
const paths = ["", "guides", "guide/first-day-in-copenhagen", "places/eat", "place/nyhavn", "area/indre-by"];

for (const [host, width] of [
  ["harbour-house", 390],
  ["lantern-court", 1_440],
] as const) {
  test(
    `axe finds no fault on the public pages of ${host}, nothing is wider than ${width} pixels, and nothing is refused`,
    inBrowser,
    async () => {
      const { page, faults } = await faces.openPage({ width });
      for (const path of [...paths, "place/nobody"]) {
        await page.goto(site(path, host));
        await assertAccessible(page, `${host} ${path}`);
        const widest = await page.evaluate("document.documentElement.scrollWidth");
        assert.ok((widest as number) <= width, `${path} is ${widest} pixels wide`);
      }
      assert.deepEqual(
        faults.filter((fault) => !/status of 404/.test(fault)),
        [],
      );
    },
  );
}

test("without scripts a page is read, leads on, and has no button that does nothing", inBrowser, async () => {
  const { context } = await faces.openPage();
  const plain = await context.browser()!.newContext({ javaScriptEnabled: false });
  const page = await plain.newPage();
  await page.goto(site("guide/first-day-in-copenhagen"));
  assert.equal(await page.locator("[data-do]:visible").count(), 0);
  await page.locator(".stop a").first().click();
  assert.equal(await page.locator("h1").textContent(), "Nyhavn");
  assert.match(page.url(), /\/place\/nyhavn$/);
  await plain.close();
});

test("printed, a guide is its places without menus and buttons", inBrowser, async () => {
  const { page } = await faces.openPage();
  await page.goto(site("guide/first-day-in-copenhagen"));
  assert.ok((await page.locator("[data-do=share]:visible").count()) > 0);
  await page.emulateMedia({ media: "print" });
  for (const hidden of [".bar", ".tools", ".crumb"])
    assert.equal(await styleOf(page.locator(hidden).first(), "display"), "none", hidden);
  assert.equal(await page.locator(".stop").count(), 12);
});

test("without a network what was opened before is there, pictures too", inBrowser, async () => {
  const { page, context } = await faces.openPage();
  await page.goto(site(""));
  await page.evaluate("navigator.serviceWorker.ready");
  await page.goto(site("place/nyhavn"));
  await page.goto(site("guides"));
  await context.setOffline(true);
  await page.goto(site("place/nyhavn"));
  assert.equal(await page.locator("h1").textContent(), "Nyhavn");
  const isDrawn = "document.querySelector('.gallery img').naturalWidth > 0";
  assert.ok(await page.evaluate(isDrawn));
  await context.setOffline(false);
});
