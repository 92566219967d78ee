import assert from "node:assert/strict";
import { test } from "node:test";
import { inBrowser } from "../support/browser.ts";
import { webFaces } from "../support/web-faces.ts";
import { changeAnswers } from "./change-answers.ts";

const faces = webFaces();

test("a host that says nothing of its pages has a menu of the usual ones", inBrowser, async () => {
  const { page } = await faces.openPage();
  await changeAnswers(page, {
    operation: "host-home",
    apply: (json) => delete (json as { host: { pages?: unknown } }).host.pages,
  });
  await page.goto(faces.server.guestPage());
  const menu = page.locator("waymark-home .menu--bar li");
  await menu.first().waitFor();
  assert.deepEqual(await menu.allInnerTexts(), ["Home", "Guides", "Search", "Map", "Ask"]);
});
