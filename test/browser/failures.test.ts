import assert from "node:assert/strict";
import { test } from "node:test";
import { inBrowser } from "../support/browser.ts";
import { webFaces } from "../support/web-faces.ts";
import { startWebServer } from "../support/web-server.ts";

const faces = webFaces();

test("a wrong key is told in plain words with the request's id, and never shown", inBrowser, async () => {
  const { page } = await faces.openPage();
  await page.goto(faces.server.guestPage({ key: "wk_wrong" }));
  const alert = page.getByRole("alert");
  await alert.getByRole("heading", { name: "This guide is not available" }).waitFor();
  assert.match(await alert.innerText(), /Request [\w-]{8,}/);
  assert.doesNotMatch(await page.content(), /wk_wrong<|wk_wrong /);
});

test("a missing key is asked for by a form, and what is typed there opens the guide", inBrowser, async () => {
  const { page } = await faces.openPage();
  await page.goto(faces.server.origin);
  await page.getByLabel("Organisation").fill("demo");
  await page.getByLabel("Key").fill("demo");
  await page.getByRole("button", { name: "Open" }).click();
  await page.frameLocator("iframe").getByRole("heading", { name: "Guides to begin with" }).waitFor();
});

test("a slow answer is spoken of after four seconds, and then shown all the same", inBrowser, async () => {
  const { page } = await faces.openPage();
  await page.clock.install();
  const held = Promise.withResolvers<void>();
  await page.route("**/host-home?*", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(faces.server.guestPage());
  await page.getByText("Loading").waitFor({ state: "attached" });
  assert.equal(await page.getByText("This takes longer than usual").count(), 0);
  await page.clock.runFor(4_100);
  await page.getByText("This takes longer than usual").waitFor();
  held.resolve();
  await page.getByRole("heading", { name: "Guides to begin with" }).waitFor();
});

test(
  "with the server gone what was loaded can still be read, and trying again brings back what could not",
  inBrowser,
  async () => {
    const { page, context } = await faces.openPage();
    // The screens where travellers go on come after the first.
    const guideScreen = page.waitForResponse(/\/later-/).then((response) => response.finished());
    await page.goto(faces.server.guestPage());
    await page.getByRole("heading", { name: "Guides to begin with" }).waitFor();
    await guideScreen;
    await context.setOffline(true);
    await page.getByRole("link", { name: "A first day in Copenhagen" }).click();
    await page.getByRole("heading", { level: 1, name: "A first day in Copenhagen" }).waitFor();
    await page.getByRole("combobox", { name: "Language" }).selectOption("de-DE");
    const alert = page.getByRole("alert");
    await alert.waitFor();
    await context.setOffline(false);
    await alert.getByRole("button").click();
    await page.locator('waymark-home .frame[lang="de-DE"]').waitFor();
  },
);

test("a server that has gone is told as a lost connection, with a way to try again", inBrowser, async () => {
  const gone = await startWebServer();
  const { page } = await faces.openPage();
  await page.goto(gone.guestPage());
  await page.getByRole("heading", { name: "Guides to begin with" }).waitFor();
  gone.stop();
  await page.getByRole("combobox", { name: "Language" }).selectOption("da-DK");
  await page.getByRole("alert").getByRole("button").waitFor();
  assert.match(await page.getByRole("alert").innerText(), /connection|forbindelse/i);
});
