import assert from "node:assert/strict";
import { test } from "node:test";
import { inBrowser } from "../support/browser.ts";
import { webFaces } from "../support/web-faces.ts";

const faces = webFaces();

test(
  "a drawer opens by itself after its delay, closes by Escape and opens again by its button",
  inBrowser,
  async () => {
    const { page } = await faces.openPage();
    await page.clock.install();
    await page.goto(faces.server.guestPage({ profile: "lantern-court", config: "lc-evening" }));
    const launcher = page.locator("waymark-home .launcher");
    await launcher.waitFor();
    const title = page.getByRole("heading", { level: 1, name: "Leave the lamp on, we will be back late" });
    assert.equal(await title.count(), 0, "what waits in the drawer is out of reach");
    await page.clock.runFor(1_600);
    await title.waitFor();
    await page.getByRole("button", { name: "Close" }).focus();
    await page.keyboard.press("Escape");
    await title.waitFor({ state: "hidden" });
    await launcher.click();
    await title.waitFor();
  },
);
