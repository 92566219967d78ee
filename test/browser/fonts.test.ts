import assert from "node:assert/strict";
import { test } from "node:test";
import { inBrowser, styleOf } from "../support/browser.ts";
import { webFaces } from "../support/web-faces.ts";
import { startOtherSite } from "../support/web-server.ts";

const faces = webFaces();

/** A profile's style sheet with fonts, and with rules that would change the page around the element. */
const sheet = `@import "https://elsewhere.example/more.css";
@font-face { font-family: "Harbour House Serif"; src: url("serif.woff2") format("woff2"); font-weight: 700; }
@font-face { font-family: Second; src: local("Georgia"), url(/fonts/second.woff2); }
@font-face { font-family: "Without a source"; }
h1 { color: rgb(1, 2, 3) !important; } body { background: url(https://elsewhere.example/seen) !important; }`;

test("of a host's style sheet the page gets the fonts and nothing else", inBrowser, async () => {
  const { page } = await faces.openPage();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.route("**/harbour-house-fonts.css", (route) =>
    route.fulfill({
      contentType: "text/css",
      headers: { "Access-Control-Allow-Origin": "*" },
      body: sheet,
    }),
  );
  const fontsAsked = page.waitForRequest("**/serif.woff2");
  await page.goto(await startOtherSite(faces.server));
  assert.match((await fontsAsked).url(), /\/media\/copenhagen\/serif\.woff2$/);
  const fonts = await page.evaluate('[...document.fonts].map(({ family, weight }) => family + " " + weight)');
  assert.deepEqual((fonts as string[]).map((font) => font.replaceAll('"', "")).sort(), [
    "Harbour House Serif 700",
    "Second normal",
  ]);
  assert.equal(await styleOf(page.locator("body > h1"), "color"), "rgb(0, 0, 0)");
  assert.equal(await page.locator("link").count(), 0);
  assert.deepEqual(
    asked.filter((url) => url.includes("elsewhere.example")),
    [],
  );
});
