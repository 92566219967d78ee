import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { assertAccessible } from "../support/axe.ts";
import { inBrowser, styleOf } from "../support/browser.ts";
import { webFaces } from "../support/web-faces.ts";

const faces = webFaces();

async function openExplorer(query: Readonly<Record<string, string>> = {}, width = 1_440) {
  const opened = await faces.openPage({ width });
  await opened.page.goto(faces.server.explorer({ ...query }));
  return opened;
}
const guide = (page: Page) => page.frameLocator("iframe");
const titles = {
  "Harbour House": "The harbour starts at our front step",
  "Lantern Court": "Leave the lamp on, we will be back late",
};

test("the explorer offers every host that the key sees, and shows the one chosen", inBrowser, async () => {
  const { page, faults, requests } = await openExplorer({ profile: "" });
  await guide(page).getByRole("heading", { level: 1, name: titles["Harbour House"] }).waitFor();
  const hosts = page.getByRole("combobox", { name: "Host", exact: true });
  assert.deepEqual(await hosts.locator("option").allTextContents(), Object.keys(titles));
  await hosts.selectOption("Lantern Court");
  await guide(page).getByRole("heading", { level: 1, name: titles["Lantern Court"] }).waitFor();
  assert.match(page.url(), /profile=lantern-court/);
  assert.doesNotMatch(page.url(), /key=/);
  assert.deepEqual(faults, []);
  assert.deepEqual(
    requests.filter((url) => !url.startsWith(faces.server.origin)),
    [],
  );
});

test(
  "every request appears with its parameters explained, its measures and its answer",
  inBrowser,
  async () => {
    const { page } = await openExplorer();
    const panel = page.getByRole("complementary", { name: "Requests" });
    await panel.getByRole("button", { name: /host-home 200/ }).click();
    await panel.getByRole("heading", { name: "Everything for a host's home screen" }).waitFor();
    assert.match(
      await panel.locator(".parameters").first().innerText(),
      /guidesPerPage\s+10\s+Guides a page, at most 20/,
    );
    assert.match(
      await panel.locator(".facts").innerText(),
      /Time\s+\d+ ms.*Network\s+[\d.]+ k bytes.*max-age=60/s,
    );
    assert.equal(
      await panel.getByRole("link", { name: "Reference" }).getAttribute("href"),
      "docs#tag/hosts/GET/v2/orgs/{orgId}/host-home",
    );
    await panel.getByRole("radio", { name: "Answer" }).check();
    const guides = panel
      .locator("details", { has: page.locator("> summary", { hasText: /^guides: / }) })
      .last();
    assert.equal(await guides.getByText("results: ", { exact: false }).first().isVisible(), true);
    await guides.locator("> summary").click();
    assert.equal(await guides.getByText("results: ", { exact: false }).first().isVisible(), false);
  },
);

test(
  "a request is copied as curl and as client code, with the key only where that is asked for",
  inBrowser,
  async () => {
    const { page, context } = await openExplorer();
    await page.clock.install();
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: /host-home 200/ }).click();
    const copied = async (label: string) => {
      await page.getByRole("button", { name: label }).click();
      await page.getByRole("button", { name: "Copied" }).waitFor();
      await page.clock.fastForward(2_000);
      await page.getByRole("button", { name: label }).waitFor();
      return (await page.evaluate("navigator.clipboard.readText()")) as string;
    };
    assert.match(
      await copied("Copy as curl"),
      /^curl 'http.*host-home\?profileId=harbour-house.*X-Api-Key: YOUR_KEY'$/s,
    );
    await page.getByLabel("with the key").check();
    assert.match(await copied("Copy as curl"), /X-Api-Key: demo'$/);
    assert.match(
      await copied("Copy as TypeScript"),
      /key: "demo"[\s\S]*client\.hostHome\(\{\n {2}profileId: "harbour-house"/,
    );
  },
);

test(
  "configuration, language, colours and size change what the frame shows, and stay after a reload",
  inBrowser,
  async () => {
    const { page } = await openExplorer();
    const frame = guide(page).locator("waymark-home .frame");
    await frame.waitFor();
    await page.getByLabel("Guide's language").selectOption("da-DK");
    await guide(page).locator('waymark-home .frame[lang="da-DK"]').waitFor();
    await page.getByLabel("Colours").selectOption("dark");
    await guide(page).locator('waymark-home[theme="dark"] .theme').waitFor();
    await page.getByRole("radio", { name: "Phone" }).check();
    assert.equal(await frame.evaluate((node) => node.clientWidth), 390);
    await page.getByLabel("Configuration").selectOption("hh-journal");
    await guide(page).locator("waymark-home .still").waitFor();
    await page.reload();
    await guide(page).locator('waymark-home[theme="dark"] .frame[lang="da-DK"] .still').waitFor();
    assert.equal(await frame.evaluate((node) => node.clientWidth), 390);
  },
);

test("the guide's own way is part of the explorer's address", inBrowser, async () => {
  const { page } = await openExplorer();
  await guide(page).getByRole("link", { name: "A first day in Copenhagen" }).click();
  const title = guide(page).getByRole("heading", { level: 1, name: "A first day in Copenhagen" });
  await title.waitFor();
  await page.waitForURL(/#\/guide\//);
  await page.reload();
  await title.waitFor();
  await page.getByLabel("Colours").selectOption("dark");
  await guide(page).locator('waymark-home[theme="dark"]').waitFor();
  await title.waitFor();
});

test("a wrong key is told beside the form, and a right one opens the explorer", inBrowser, async () => {
  const { page } = await openExplorer({ key: "wk_wrong", profile: "" });
  assert.match(await page.getByRole("alert").innerText(), /unknown, revoked or expired.*request [\w-]{8,}/);
  await page.getByLabel("Key").fill("demo");
  await page.getByRole("button", { name: "Open" }).click();
  await guide(page).getByRole("heading", { level: 1, name: titles["Harbour House"] }).waitFor();
  await page.getByRole("button", { name: "Another key" }).click();
  assert.equal(await page.getByLabel("Key").inputValue(), "");
  assert.doesNotMatch((await page.evaluate("JSON.stringify(sessionStorage)")) as string, /"key/);
});

test("an organisation without hosts is told how to get one", inBrowser, async () => {
  const { page } = await faces.openPage();
  await page.route("**/v2/orgs/demo/hosts*", (route) => route.fulfill({ json: { hosts: [] } }));
  await page.goto(faces.server.explorer({ profile: "" }));
  await page.getByRole("heading", { name: "No hosts yet" }).waitFor();
  await page.getByText("npx waymark hosts create my-hotel --org demo").waitFor();
  await assertAccessible(page, "no hosts");
  await page.unroute("**/v2/orgs/demo/hosts*");
  await page.getByRole("button", { name: "Look again" }).click();
  await guide(page).getByRole("heading", { level: 1, name: titles["Harbour House"] }).waitFor();
});

test("on a phone the requests are a drawer, closed to begin with and by Escape", inBrowser, async () => {
  const { page } = await openExplorer({}, 390);
  await guide(page).getByRole("heading", { level: 1, name: titles["Harbour House"] }).waitFor();
  const panel = page.getByRole("complementary", { name: "Requests" });
  assert.equal(await panel.count(), 0, "out of reach while closed");
  await page.getByRole("button", { name: "Requests" }).click();
  await panel.waitFor();
  await assertAccessible(page, "explorer on a phone");
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "hidden" });
  assert.equal(await page.evaluate("document.documentElement.scrollWidth <= innerWidth"), true);
});

test("axe finds nothing serious in the explorer and in its form", inBrowser, async () => {
  for (const colorScheme of ["light", "dark"] as const) {
    const { page } = await faces.openPage();
    await page.emulateMedia({ colorScheme });
    await page.goto(faces.server.origin);
    await page.getByRole("button", { name: "Open" }).waitFor();
    await assertAccessible(page, `form, ${colorScheme}`);
    await page.goto(faces.server.explorer());
    await page.getByRole("button", { name: /host-home 200/ }).click();
    await assertAccessible(page, `request, ${colorScheme}`);
    await page.getByRole("radio", { name: "Answer" }).check();
    await page.locator(".json summary").first().waitFor();
    await assertAccessible(page, `answer, ${colorScheme}`);
    const ground = await styleOf(page.locator(".panel"), "background-color");
    assert.equal(ground === "rgb(255, 255, 255)", colorScheme === "light");
  }
});
