import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator, Page } from "playwright-core";
import { assertAccessible } from "../support/axe.ts";
import { inBrowser, settle, styleOf } from "../support/browser.ts";
import { showScreen } from "../support/screens.ts";
import { webFaces } from "../support/web-faces.ts";
import { arabicGuide, arabicLanguages } from "./arabic-guide.ts";

const faces = webFaces({ tenant: { id: "arabic", languageCodes: arabicLanguages, lines: arabicGuide() } });

async function open(hash: string, width: number): Promise<Page> {
  const { page } = await faces.openPage({ width, height: 844 });
  await page.goto(`${faces.server.guestPage({ ...faces.server.tenant, lang: "ar" })}${hash}`);
  await page.locator("waymark-home main h1").waitFor();
  await settle(page);
  return page;
}

/** The middle of an element from the left edge, as a share of the page. */
async function across(page: Page, element: Locator): Promise<number> {
  const { x, width } = (await element.boundingBox())!;
  return (x + width / 2) / page.viewportSize()!.width;
}

/** The edges of the lines of an element's text, from the left. */
function linesOf(element: Locator): Promise<{ left: number; right: number }> {
  return element.evaluate((node) => {
    interface Rect {
      left: number;
      right: number;
    }
    const { document } = globalThis as unknown as {
      document: { createRange(): { selectNodeContents(node: unknown): void; getBoundingClientRect(): Rect } };
    };
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right } = range.getBoundingClientRect();
    return { left, right };
  });
}

for (const width of [1_280, 390]) {
  test(
    `an Arabic guide of ${width} pixels reads from right to left on every screen, and axe finds nothing`,
    inBrowser,
    async () => {
      const page = await open("#/", width);
      assert.equal(await page.locator("waymark-home .frame").getAttribute("dir"), "rtl");
      assert.ok((await across(page, page.locator("waymark-home .bar__logo"))) > 0.5, "the logo comes first");
      await page.getByRole("heading", { name: "أدلة للبداية" }).waitFor();
      for (const hash of [
        "#/",
        "#/guide/first-day-in-copenhagen",
        "#/listing/nyhavn",
        "#/search?q=coffee",
        "#/map",
        "#/chat",
        "#/info",
      ]) {
        await showScreen(page, hash);
        const overflow = await page.evaluate("document.documentElement.scrollWidth - innerWidth");
        assert.equal(overflow, 0, `${hash} is wider than the page`);
        await assertAccessible(page, `${hash} in Arabic`);
      }
    },
  );
}

test("arrows that lead on or back point the other way", inBrowser, async () => {
  const page = await open("#/listing/nyhavn", 1_280);
  const isMirrored = async (icon: Locator) => (await styleOf(icon, "transform")).startsWith("matrix(-1");
  assert.ok(await isMirrored(page.locator("waymark-home .back .icon")));
  await page.evaluate(`location.hash = "#/"`);
  assert.ok(await isMirrored(page.locator("waymark-home a.section__all .icon").first()));
});

test(
  "a name or a text in Latin letters keeps its own direction, and a number to call is read from the left",
  inBrowser,
  async () => {
    const page = await open("#/listing/la-glace", 1_280);
    const heading = page.getByRole("heading", { level: 1, name: "Conditori La Glace" });
    const box = (await heading.boundingBox())!;
    const line = await linesOf(heading);
    assert.ok(
      Math.abs(line.right - (box.x + box.width)) < 2,
      "a Latin name stands where an Arabic one would",
    );
    assert.equal(await styleOf(heading, "unicode-bidi"), "plaintext");
    assert.equal(await styleOf(page.locator("waymark-home bdi").first(), "direction"), "ltr");
    const save = page.locator("waymark-home button.save-wide");
    assert.match((await save.getAttribute("aria-label"))!, /^حفظ \u2068Conditori La Glace\u2069$/);
  },
);
