import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { assertAccessible } from "../support/axe.ts";
import { inBrowser } from "../support/browser.ts";
import { showScreen } from "../support/screens.ts";
import { webFaces } from "../support/web-faces.ts";

const faces = webFaces();

const screens = {
  home: "#/",
  guides: "#/guides",
  guide: "#/guide/first-day-in-copenhagen",
  listing: "#/listing/nyhavn",
  search: "#/search?q=coffee",
  map: "#/map",
  areas: "#/areas",
  area: "#/area/indre-by",
  saved: "#/saved",
  chat: "#/chat",
  info: "#/info",
};

/** Goes to a screen within the element and waits until nothing of it is still on its way. */
async function goTo(page: Page, hash: string): Promise<void> {
  await showScreen(page, hash);
  assert.equal(await page.evaluate("location.hash"), hash, "there is a screen for it");
}

for (const [profile, width] of [
  ["harbour-house", 1_280],
  ["lantern-court", 390],
] as const) {
  test(
    `axe finds no fault of more than minor impact on any screen of ${profile}, and nothing is wider than the page`,
    inBrowser,
    async () => {
      const { page, faults, requests } = await faces.openPage({ width, height: 900 });
      await page.goto(faces.server.guestPage({ profile }));
      await page.locator("waymark-home main h1").waitFor();
      for (const [name, hash] of Object.entries(screens)) {
        await goTo(page, hash);
        await assertAccessible(page, `${name} of ${profile}`);
        const overflow = await page.evaluate("document.documentElement.scrollWidth - innerWidth");
        assert.equal(overflow, 0, `${name} is wider than the page`);
        for (const entry of await page.locator("waymark-home nav.menu:visible li").all()) {
          const { x, width: taken } = (await entry.boundingBox())!;
          assert.ok(x >= 0 && x + taken <= width, `${await entry.innerText()} is in sight on ${name}`);
        }
      }
      assert.deepEqual(faults, []);
      assert.deepEqual(
        requests.filter((url) => !url.startsWith(faces.server.origin) && !/^(data|blob):/.test(url)),
        [],
        "nothing of others is asked on any screen",
      );
    },
  );
}

test(
  "axe sees into the element: a fault that is planted below two shadow roots is found",
  inBrowser,
  async () => {
    const { page } = await faces.openPage();
    await page.goto(faces.server.guestPage());
    await page.locator("waymark-home main h1").waitFor();
    await assertAccessible(page, "before");
    await page.locator("waymark-home waymark-home-screen .banner").evaluate((banner) => {
      const { document } = globalThis as unknown as {
        document: { createElement(name: string): { type: string } };
      };
      const button = document.createElement("button");
      button.type = "button";
      (banner as unknown as { append(node: unknown): void }).append(button);
    });
    await assert.rejects(
      assertAccessible(page, "after"),
      /button-name: .*\n.*"waymark-home","waymark-home-screen"/,
    );
  },
);
