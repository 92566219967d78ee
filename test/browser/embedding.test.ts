import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator, Page } from "playwright-core";
import { inBrowser, settle } from "../support/browser.ts";
import { webFaces } from "../support/web-faces.ts";
import { startOtherSite } from "../support/web-server.ts";

const faces = webFaces();

const ready = (page: Page) => page.locator("waymark-home main h1").first().waitFor();

/** What each of these elements looks like and where it lies in the element. */
const looks = (page: Page) =>
  page.evaluate(`(() => {
    const home = document.querySelector("waymark-home");
    const top = home.getBoundingClientRect().top;
    const found = [];
    const walk = (root) => {
      for (const element of root.querySelectorAll("h1, h2, h3, p, a, button, .card, .bar")) {
        const { fontSize, textAlign, textTransform, letterSpacing, lineHeight, color, fontStyle, textIndent } = getComputedStyle(element);
        const { x, y, width, height } = element.getBoundingClientRect();
        if (width > 0) found.push([element.tagName, fontSize, textAlign, textTransform, letterSpacing, lineHeight, color, fontStyle, textIndent,
          ...[x, y - top, width, height].map(Math.round)].join(" "));
      }
      for (const element of root.querySelectorAll("*")) if (element.shadowRoot) walk(element.shadowRoot);
    };
    walk(home.shadowRoot);
    return found;
  })()`) as Promise<string[]>;

/** The same once everything is drawn, parts that wait for an idle moment too: three looks one after the other see it alike. */
async function looksAtLast(page: Page): Promise<string[]> {
  let seen: string[] = [];
  for (let alike = 0; alike < 2; ) {
    await page.waitForTimeout(400);
    await settle(page);
    const now = await looks(page);
    alike = now.join("\n") === seen.join("\n") ? alike + 1 : 0;
    seen = now;
  }
  return seen;
}

test(
  "the page's own styles change nothing in the element, neither the size of its root's type nor its body's text",
  inBrowser,
  async () => {
    const shown: string[][] = [];
    const hostile = `html { font-size: 62.5% } body { text-align: center; text-transform: uppercase; letter-spacing: 4px; line-height: 3;
      color: red; font: italic 30px/3 cursive; text-indent: 2em; word-spacing: 9px; white-space: pre; cursor: wait }
      h1, h2, p, a, button { color: lime; font-size: 50px } waymark-home { margin: 0 }`;
    for (const css of ["", hostile]) {
      const { page } = await faces.openPage();
      await page.goto(await startOtherSite(faces.server, {}, { css }));
      await ready(page);
      shown.push(await looksAtLast(page));
    }
    assert.ok(shown[0]!.length > 50);
    const [plain, changed] = shown as [string[], string[]];
    assert.deepEqual(
      changed.filter((look, index) => look !== plain[index]),
      [],
    );
  },
);

test(
  "what leads past the menu lies over nothing of the page, and shows itself to the keyboard",
  inBrowser,
  async () => {
    const { page } = await faces.openPage();
    await page.goto(await startOtherSite(faces.server, {}, { above: '<a href="#top">Rooms</a>' }));
    await ready(page);
    const skip = page.getByRole("button", { name: "Skip to content" });
    const top = (locator: Locator) => locator.evaluate((node) => node.getBoundingClientRect().top);
    assert.ok((await top(skip)) >= (await top(page.locator("waymark-home"))));
    await page.getByRole("link", { name: "Rooms" }).focus();
    await page.keyboard.press("Tab");
    assert.equal(await skip.evaluate((node) => node.matches(":focus-visible")), true);
    await page.keyboard.press("Enter");
    assert.equal(await page.locator("#stage").evaluate((node) => node.matches(":focus")), true);
  },
);

test(
  "of two elements in a page the first has the page's address, and each keeps its own view",
  inBrowser,
  async () => {
    const { page } = await faces.openPage();
    await page.goto(await startOtherSite(faces.server, {}, { elements: 2 }));
    const [first, second] = [0, 1].map((at) => page.locator("waymark-home").nth(at)) as [Locator, Locator];
    for (const element of [first, second]) await element.getByRole("heading", { level: 1 }).waitFor();
    await second.getByRole("link", { name: "Guides", exact: true }).first().click();
    await second.locator('main[data-view="guides"]').waitFor();
    assert.equal(new URL(page.url()).hash, "");
    await first.getByRole("link", { name: "Places", exact: true }).first().click();
    await first.locator('main[data-view="search"]').waitFor();
    assert.match(page.url(), /#\/search/);
    assert.equal(await second.locator("main").getAttribute("data-view"), "guides");
  },
);

for (const routing of ["hash", "memory"]) {
  test(
    `going back shows a screen where it was left, with the focus on the link (${routing})`,
    inBrowser,
    async () => {
      const { page } = await faces.openPage();
      const css = "html { scroll-padding-top: 70px }";
      await page.goto(
        await startOtherSite(faces.server, { routing }, { css, above: "<div style='height: 900px'></div>" }),
      );
      await ready(page);
      const place = page.getByRole("link", { name: "A first day in Copenhagen" });
      await place.scrollIntoViewIfNeeded();
      await settle(page);
      const before = await page.evaluate("scrollY");
      assert.ok((before as number) > 500);
      await place.click();
      await page.getByRole("heading", { level: 1, name: "A first day in Copenhagen" }).waitFor();
      await settle(page);
      assert.notEqual(await page.evaluate("scrollY"), before);
      if (routing === "hash") await page.goBack();
      else await page.getByRole("button", { name: "Back" }).click();
      await place.and(page.locator(":focus")).waitFor();
      assert.ok(Math.abs(((await page.evaluate("scrollY")) as number) - (before as number)) < 2);
      if (routing === "memory") return;
      await page.goForward();
      await page.getByRole("heading", { level: 1, name: "A first day in Copenhagen" }).waitFor();
      await page.goBack();
      await place.waitFor();
    },
  );
}

test(
  "the page hears what is opened, saved, gone to and asked, and can stop a link out",
  inBrowser,
  async () => {
    const { page, context } = await faces.openPage();
    await page.goto(await startOtherSite(faces.server));
    await ready(page);
    await page.evaluate(`window.heard = [];
    for (const name of ["open", "save", "book", "directions", "chat"]) {
      document.addEventListener("waymark:" + name, (event) => {
        heard.push({ name, ...event.detail });
        if (name === "directions") event.preventDefault();
      });
    }`);
    await page.evaluate(
      `document.querySelector("waymark-home").api.go({ view: "listing", id: "tivoli-gardens" })`,
    );
    await page.getByRole("button", { name: /^Save/ }).first().click();
    await page.getByRole("link", { name: /Walk/ }).first().click();
    await page.evaluate(`document.querySelector("waymark-home").api.go({ view: "chat" })`);
    await page.getByRole("textbox").fill("museums");
    await page.keyboard.press("Enter");
    await page.waitForFunction("heard.some(({ name }) => name === 'chat')");
    const heard = (await page.evaluate("heard")) as { name: string; id?: string }[];
    assert.deepEqual(
      heard.map(({ name }) => name),
      ["open", "save", "directions", "chat"],
    );
    assert.equal(context.pages().length, 1, "the page stopped the link");
  },
);

test("on 320 pixels nothing is cut off", inBrowser, async () => {
  const { page } = await faces.openPage({ width: 320, height: 640 });
  await page.goto(await startOtherSite(faces.server));
  await ready(page);
  for (const view of ["home", "guides", "search", "areas", "saved", "map", "chat", "info"]) {
    await page.evaluate(`document.querySelector("waymark-home").api.go({ view: ${JSON.stringify(view)} })`);
    await page.locator(`main[data-view="${view}"]`).waitFor();
    await settle(page);
    assert.equal(await page.evaluate("document.documentElement.scrollWidth"), 320, view);
  }
});
