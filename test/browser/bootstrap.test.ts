import assert from "node:assert/strict";
import { test } from "node:test";
import { inBrowser, styleOf } from "../support/browser.ts";
import { webFaces } from "../support/web-faces.ts";
import { startOtherSite } from "../support/web-server.ts";

const faces = webFaces();

const apiCalls = (requests: readonly string[]) =>
  requests.filter((url) => url.includes("/v2/")).map((url) => new URL(url).pathname.split("/").at(-1));

test(
  "the explorer shows the host's home after one call of the service, and takes the key out of the address",
  inBrowser,
  async () => {
    const { page, faults, requests } = await faces.openPage();
    await page.goto(faces.server.guestPage());
    await page.getByRole("heading", { level: 1, name: "The harbour starts at our front step" }).waitFor();
    await page.getByRole("heading", { level: 3, name: "A first day in Copenhagen" }).waitFor();
    assert.deepEqual(apiCalls(requests), ["host-home"]);
    assert.doesNotMatch(page.url(), /key/);
    assert.deepEqual(
      requests.filter((url) => !url.startsWith(faces.server.origin)),
      [],
      "nothing of others is asked",
    );
    assert.deepEqual(faults, []);
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "The harbour starts at our front step" }).waitFor();
  },
);

test(
  "a page of another site embeds the element by one script and one tag, and keeps its own look",
  inBrowser,
  async () => {
    const { page, faults } = await faces.openPage();
    await page.goto(await startOtherSite(faces.server, { profile: "lantern-court", routing: "memory" }));
    await page.getByRole("heading", { level: 1, name: "Leave the lamp on, we will be back late" }).waitFor();
    const own = page.locator("body > h1");
    assert.match(await styleOf(own, "font-family"), /cursive/);
    await page.getByRole("link", { name: "Nørrebro on two wheels" }).click();
    await page.getByRole("heading", { level: 1, name: "Nørrebro on two wheels" }).waitFor();
    assert.equal(new URL(page.url()).hash, "", "memory routing leaves the page's address alone");
    await page.getByRole("button", { name: "Back" }).click();
    await page.getByRole("heading", { name: "Guides to begin with" }).waitFor();
    assert.deepEqual(
      faults.filter((fault) => !/404/.test(fault)),
      [],
    );
  },
);

test("the host's words and picture are there while the element is on its way", inBrowser, async () => {
  const { page, faults } = await faces.openPage({ width: 390, height: 844 });
  let letGo = () => {};
  const gate = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(/assets\/element-/, (route) => gate.then(() => route.continue()));
  await page.goto(await startOtherSite(faces.server));
  const greeting = page.locator("waymark-home > [slot=greeting]");
  await greeting.getByRole("heading", { level: 1, name: "The harbour starts at our front step" }).waitFor();
  await greeting.locator("img").waitFor();
  letGo();
  await page.locator("waymark-home main h1").waitFor();
  assert.equal(await greeting.count(), 0);
  assert.deepEqual(
    faults.filter((fault) => !/404/.test(fault)),
    [],
  );
});

test("a slow connection is left to the host's words first", inBrowser, async () => {
  const { page, requests } = await faces.openPage({ width: 390, height: 844 });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { effectiveType: "3g" } }),
  );
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(await startOtherSite(faces.server));
  await page.locator("waymark-home > [slot=greeting] h1").waitFor({ state: "attached" });
  assert.deepEqual(
    requests.filter((url) => url.includes("/assets/")),
    [],
  );
  await page.clock.resume();
  await page.locator("waymark-home main h1").waitFor();
});

test(
  "a greeting of the page's own is there with the page, alone, until the element is",
  inBrowser,
  async () => {
    const { page } = await faces.openPage({ width: 390, height: 844 });
    let letGo = () => {};
    const gate = new Promise<void>((done) => {
      letGo = done;
    });
    await page.route(/assets\/element-/, (route) => gate.then(() => route.continue()));
    const answer = page.waitForResponse(/host-home/);
    await page.goto(
      await startOtherSite(faces.server, {}, { inside: '<h1 slot="greeting">Harbour House</h1>' }),
    );
    await (await answer).finished();
    assert.deepEqual(await page.locator("waymark-home h1").allTextContents(), ["Harbour House"]);
    letGo();
    await page.locator("waymark-home main h1").waitFor();
    assert.equal(await page.locator("waymark-home > [slot=greeting]").count(), 0);
  },
);

test(
  "a guide opens from its card, has an address of its own, and the browser's back leads home",
  inBrowser,
  async () => {
    const { page, requests } = await faces.openPage({ width: 390, height: 844 });
    await page.goto(faces.server.guestPage());
    await page.getByRole("link", { name: "A first day in Copenhagen" }).click();
    const title = page.getByRole("heading", { level: 1, name: "A first day in Copenhagen" });
    await title.waitFor();
    assert.match(page.url(), /#\/guide\//);
    // The heading gets the focus, right after it is drawn.
    await title.and(page.locator(":focus")).waitFor();
    await page.locator("waymark-home .guide__places .card").first().waitFor();
    assert.deepEqual(
      apiCalls(requests),
      ["host-home", "first-day-in-copenhagen", "listing-search"],
      "the guide's words and places are asked for when it is opened",
    );
    await page.goBack();
    await page.getByRole("heading", { name: "Guides to begin with" }).waitFor();
  },
);

test("two hosts look like two brands from their profiles alone", inBrowser, async () => {
  const looks: Record<string, string>[] = [];
  for (const profile of ["harbour-house", "lantern-court"]) {
    const { page } = await faces.openPage();
    await page.goto(faces.server.guestPage({ profile }));
    const title = page.getByRole("heading", { level: 1 });
    await title.waitFor();
    const theme = page.locator("waymark-home .theme");
    looks.push({
      background: await styleOf(theme, "background-color"),
      text: await styleOf(theme, "color"),
      scheme: await styleOf(theme, "color-scheme"),
      corners: await styleOf(page.locator("waymark-home .banner"), "border-top-left-radius"),
      font: await styleOf(title, "font-family"),
    });
  }
  const [harbour, lantern] = looks;
  assert.equal(harbour!.scheme, "light");
  assert.equal(lantern!.scheme, "dark");
  assert.match(harbour!.font!, /Harbour House Serif/);
  assert.match(lantern!.font!, /Lantern Court Display/);
  for (const name of ["background", "text", "corners"]) {
    assert.notEqual(harbour![name], lantern![name], name);
  }
});
