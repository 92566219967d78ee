import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { inBrowser, settle } from "../support/browser.ts";
import { until } from "../support/command-line.ts";
import { webFaces } from "../support/web-faces.ts";

const faces = webFaces();

/** Compressed bytes of every script that is loaded before the first content is there and the network is at rest. */
const SCRIPT_BYTES = 90 * 1_024;
/** Google's Core Web Vitals call 0.1 good. */
const LAYOUT_SHIFT = 0.05;

/** The parts that draw with MapLibre, by the names of their files. */
const isMap = (url: string) => /maplibre|gl-camera/.test(url);

test(
  "the scripts of the first screen weigh at most 90 KB compressed, without the map",
  inBrowser,
  async () => {
    const { page } = await faces.openPage();
    const scripts = new Map<string, Promise<Buffer>>();
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") scripts.set(response.url(), response.body());
    });
    await page.goto(faces.server.guestPage());
    await page.getByRole("heading", { level: 3, name: "A first day in Copenhagen" }).waitFor();
    await page.waitForLoadState("networkidle");
    const sizes = await Promise.all(
      [...scripts].filter(([url]) => !isMap(url)).map(async ([, body]) => gzipSync(await body).length),
    );
    const total = sizes.reduce((sum, size) => sum + size, 0);
    assert.ok(total > 10_000, "the scripts were seen");
    assert.ok(total <= SCRIPT_BYTES, `${total} bytes in ${sizes.length} scripts, of ${SCRIPT_BYTES} allowed`);
  },
);

test("no map is loaded before the traveller comes near one", inBrowser, async () => {
  const { page, requests } = await faces.openPage({ width: 390, height: 844 });
  await page.goto(faces.server.guestPage());
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  assert.deepEqual(requests.filter(isMap), []);
});

test(
  "the first content needs one call of the service and no more than sixteen requests in all",
  inBrowser,
  async () => {
    const { page } = await faces.openPage({ locale: "da-DK" });
    await page.goto(faces.server.guestPage());
    // Asked in the page, of every frame: a busy machine must not count what was asked for after the words were there.
    const before = (await page.evaluate(askedUntil("En første dag i København"))) as string[];
    assert.deepEqual(
      before.filter((path) => path.startsWith("/v2/")),
      ["/v2/orgs/demo/host-home"],
    );
    assert.ok(before.length <= 16, `${before.length} requests: ${before.join(" ")}`);
  },
);

/** In a page: the paths that were asked for until a heading was there. Pictures do not hold up the words. */
function askedUntil(heading: string): string {
  return `new Promise((done) => {
    const isThere = (root) => [...root.querySelectorAll("*")].some((element) =>
      (element.localName === "h3" && element.textContent.trim() === ${JSON.stringify(heading)}) ||
      (element.shadowRoot && isThere(element.shadowRoot)));
    const isWaitedFor = ({ name, initiatorType }) => initiatorType !== "img" && !/\\.(svg|webp|jpe?g|png)$/.test(name);
    const look = () => {
      if (!isThere(document)) return requestAnimationFrame(look);
      const entries = ["navigation", "resource"].flatMap((type) => performance.getEntriesByType(type));
      done(entries.filter(isWaitedFor).map(({ name }) => new URL(name).pathname));
    };
    look();
  })`;
}

/** Bytes on the wire of every answer of the service until the network is at rest, by path. */
async function dataOf(hash: string): Promise<Map<string, number>> {
  const { page } = await faces.openPage({ width: 390, height: 844 });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const paths = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on("Network.responseReceived", ({ requestId, response }) => {
    const { pathname } = new URL(response.url);
    if (pathname.startsWith("/v2/orgs/demo/")) paths.set(requestId, pathname.slice("/v2/orgs/demo/".length));
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId);
    if (path) bytes.set(path, encodedDataLength);
  });
  await page.goto(`${faces.server.guestPage()}${hash}`);
  await page.locator("waymark-home main h1").waitFor();
  await page.waitForLoadState("networkidle");
  return bytes;
}

test(
  "the first screen's data weigh at most 15 KB on the wire, the first time they are asked for",
  inBrowser,
  async () => {
    const bytes = await dataOf("");
    assert.deepEqual([...bytes.keys()], ["host-home"]);
    assert.ok(bytes.get("host-home")! <= 15 * 1_024, `${bytes.get("host-home")} bytes`);
  },
);

test(
  "a place that is opened by its address asks for the host, itself and its neighbours, not for the first screen",
  inBrowser,
  async () => {
    const bytes = await dataOf("#/listing/nyhavn");
    assert.deepEqual([...bytes.keys()].sort(), [
      "basemap",
      "host-profile",
      "listing-search",
      "listings/nyhavn",
    ]);
    const total = [...bytes.values()].reduce((sum, length) => sum + length, 0);
    assert.ok(total <= 15 * 1_024, `${total} bytes`);
  },
);

/** Adds up what moves without the traveller's doing, as the browser scores it. */
const observer = `
  window.layoutShift = 0;
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      window.layoutShift += entry.value;
      const names = entry.sources.map(({ node, previousRect: a, currentRect: b }) =>
        (node?.className || node?.nodeName) + " " + [a.y, a.height, "->", b.y, b.height].join(" "));
      window.shifts.push(entry.value.toFixed(4) + " " + names.join(", "));
    }
  }).observe({ type: "layout-shift", buffered: true });
`;

async function layoutShiftOf(page: Page): Promise<{ score: number; told: string }> {
  await settle(page);
  // The score comes with the next frame.
  await page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)))");
  const score = (await page.evaluate("window.layoutShift")) as number;
  const told = (await page.evaluate("window.shifts.join('; ')")) as string;
  return { score, told: `${score}: ${told}` };
}

const loadedFonts = "[...document.fonts].filter((font) => font.status === 'loaded').length";
const firstLooks = ["#/", "#/guide/first-day-in-copenhagen", "#/search", "#/listing/nyhavn"];
const phone = { width: 390, height: 844 };
const desktop = { width: 1_280, height: 900 };

interface Look {
  profile?: string;
  hash: string;
  width: number;
  height: number;
}

test(
  "nothing moves while a screen loads, also where the answer and then the fonts take their time",
  inBrowser,
  async () => {
    const load = async ({ profile = "harbour-house", hash, width, height }: Look) => {
      const { page } = await faces.openPage({ width, height });
      await page.addInitScript(observer);
      await page.route(/\/v2\/|\.woff2$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 250));
        await route.continue();
      });
      await page.goto(`${faces.server.guestPage({ profile })}${hash}`);
      await page.locator("waymark-home main h1").waitFor();
      await until(async () => (await page.evaluate(loadedFonts)) === 2);
      const { score, told } = await layoutShiftOf(page);
      assert.ok(score < LAYOUT_SHIFT, `${profile} ${hash} at ${width}: ${told}`);
    };
    for (const size of [phone, desktop]) {
      await Promise.all(firstLooks.map((hash) => load({ hash, ...size })));
    }
    await load({ profile: "lantern-court", hash: "#/", ...phone });
  },
);

test("the score of what moves is seen: a page that jumps has one", inBrowser, async () => {
  const { page } = await faces.openPage();
  await page.addInitScript(observer);
  await page.goto(faces.server.guestPage());
  await page.locator("waymark-home main h1").waitFor();
  await page.evaluate("document.body.style.paddingTop = '200px'");
  const { score } = await layoutShiftOf(page);
  assert.ok(score > LAYOUT_SHIFT, String(score));
});
