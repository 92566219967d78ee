import assert from "node:assert/strict";
import { test } from "node:test";
import { inBrowser } from "../support/browser.ts";
import { webFaces } from "../support/web-faces.ts";

const faces = webFaces();

test(
  "choosing Danish changes the content and the words around it, and is remembered for the tab",
  inBrowser,
  async () => {
    const { page, requests } = await faces.openPage();
    await page.goto(faces.server.guestPage());
    await page.getByRole("heading", { name: "Guides to begin with" }).waitFor();
    await page.getByRole("combobox", { name: "Language" }).selectOption("da-DK");
    await page.getByRole("heading", { name: "Guider at begynde med" }).waitFor();
    await page.getByRole("link", { name: "En første dag i København" }).waitFor();
    assert.equal(await page.locator("waymark-home .frame").getAttribute("lang"), "da-DK");
    const homes = requests.filter((url) => url.includes("/host-home"));
    assert.deepEqual(
      homes.map((url) => new URL(url).searchParams.get("lang")),
      ["en-GB", "da-DK"],
    );
    await page.reload();
    await page.getByRole("heading", { name: "Guider at begynde med" }).waitFor();
  },
);

test(
  "a traveller's own language is shown without asking where the host speaks it, else the host's default",
  inBrowser,
  async () => {
    for (const [locale, shown, heading] of [
      ["de-AT", "de-DE", "Reiseführer für den Anfang"],
      ["fi-FI", "en-GB", "Guides to begin with"],
    ] as const) {
      const { page } = await faces.openPage({ locale });
      await page.goto(faces.server.guestPage());
      await page.getByRole("heading", { name: heading }).waitFor();
      assert.equal(await page.locator("waymark-home .frame").getAttribute("lang"), shown);
    }
  },
);

test("a configuration brings its own language, and may hide the choice", inBrowser, async () => {
  const { page } = await faces.openPage();
  await page.goto(faces.server.guestPage({ config: "hh-dansk" }));
  await page.getByRole("heading", { name: "Guider at begynde med" }).waitFor();
  assert.equal(await page.getByRole("combobox").count(), 0);
});

test(
  "the host's own words welcome who reads their language, others are welcomed in theirs",
  inBrowser,
  async () => {
    const { page } = await faces.openPage();
    const { server } = faces;
    const title = () => page.getByRole("heading", { level: 1 }).innerText();
    for (const [lang, path] of [
      ["en-GB", ""],
      ["da-DK", "da/"],
    ] as const) {
      const expected =
        lang === "en-GB" ? "The harbour starts at our front step" : "Udforsk Christianshavn, Copenhagen";
      await page.goto(server.guestPage({ lang }));
      await page.getByRole("heading", { level: 1, name: expected }).waitFor();
      await page.goto(`${server.origin}/g/demo/harbour-house/${path}`);
      assert.equal(await title(), expected);
    }
  },
);
