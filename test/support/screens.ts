import type { Page } from "playwright-core";
import { settle } from "./browser.ts";

/** Goes to a screen of the element by its address (`#/guide/…`), and waits until that screen has all it shows. */
export async function showScreen(page: Page, hash: string): Promise<void> {
  const view = /^#\/(\w+)/.exec(hash)?.[1] ?? "home";
  await page.evaluate(`location.hash = ${JSON.stringify(hash)}`);
  const main = page.locator(`waymark-home main[data-view="${view}"]`);
  await main.locator("h1, h2").first().waitFor({ state: "attached" });
  await settle(page);
  await main.locator('[aria-busy="true"]').first().waitFor({ state: "detached" });
}
