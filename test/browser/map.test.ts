import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import type { Page } from "playwright-core";
import { inBrowser, settle } from "../support/browser.ts";
import { until } from "../support/command-line.ts";
import { webFaces } from "../support/web-faces.ts";
import { startOtherSite, startWebServer } from "../support/web-server.ts";

const faces = webFaces({ webGl: true });

const signs = "waymark-map button.sign";

/** Opens the map in a page of another site, and waits for its first sign. */
async function openMap(page: Page, attributes: Readonly<Record<string, string>> = {}, hash = "#/map") {
  await page.goto(`${await startOtherSite(faces.server, attributes)}${hash}`);
  await page.locator(signs).first().waitFor();
}

/** How many places the signs stand for: one each, or as many as a cluster says. */
async function placesOnMap(page: Page): Promise<number> {
  const labels = await page.locator(signs).allInnerTexts();
  return labels.reduce((sum, text) => sum + (/^\d+/.test(text.trim()) ? Number.parseInt(text, 10) : 1), 0);
}

test("a marker selects its card, and a card's button selects its marker", inBrowser, async () => {
  const { page, faults, requests } = await faces.openPage({ width: 1_440 });
  await openMap(page);
  const rows = page.locator("waymark-map-screen .find__list article");
  assert.equal(await page.locator("waymark-map canvas").count(), 1, "drawn by WebGL");
  assert.equal(await placesOnMap(page), await rows.count(), "the map has the places of the list");

  const sign = page.locator(`${signs}.sign--place`).first();
  const id = await sign.getAttribute("data-id");
  await sign.click();
  const card = page.locator(`waymark-map-screen article[data-id="${id}"]`);
  await page.locator(`waymark-map-screen article[data-id="${id}"][aria-current="true"]`).waitFor();
  assert.equal(
    await card.evaluate((row) => {
      const frame = row.closest("ol")!.getBoundingClientRect();
      const { top, bottom } = row.getBoundingClientRect();
      return top >= frame.top - 1 && bottom <= frame.bottom + 1;
    }),
    true,
    "the card is led into view",
  );

  const other = rows.first();
  const otherId = await other.getAttribute("data-id");
  await other.getByRole("button", { name: /on the map$/ }).click();
  await page.locator(`${signs}[data-id="${otherId}"][aria-pressed="true"]`).waitFor();
  assert.equal(await page.locator(`${signs}[aria-pressed="true"]`).count(), 1);
  assert.deepEqual(
    faults.filter((fault) => !/404|Permissions/.test(fault)),
    [],
  );
  const origins = new Set(
    requests
      .map((url) => new URL(url))
      .filter(({ protocol }) => /^http/.test(protocol))
      .map(({ origin }) => origin),
  );
  origins.delete(new URL(page.url()).origin);
  assert.deepEqual([...origins], [faces.server.origin], "nobody else is asked");
});

test("a map that was moved searches where it is, and list and map agree again", inBrowser, async () => {
  const { page, requests } = await faces.openPage({ width: 1_440 });
  await openMap(page);
  const canvas = await page.locator("waymark-map canvas").boundingBox();
  assert.equal(await page.getByRole("button", { name: "Search this area" }).count(), 0);
  await page.mouse.move(canvas!.x + 60, canvas!.y + 500);
  await page.mouse.down();
  await page.mouse.move(canvas!.x + 300, canvas!.y + 300, { steps: 4 });
  await page.mouse.up();
  const before = await page.locator("waymark-map-screen .find__count").innerText();
  await page.getByRole("button", { name: "Search this area" }).click();
  await page.getByRole("button", { name: "Whole area" }).waitFor();
  await page.locator("waymark-map-screen .find__count").filter({ hasNotText: before }).waitFor();
  await page.locator("waymark-map-screen .find__here").waitFor({ state: "detached" });
  assert.match(decodeURIComponent(page.url()), /box=55\.\d+,12\.\d+,55\.\d+,12\.\d+/);
  assert.ok(requests.some((url) => /listing-search.*bbox=/.test(url)));
  assert.equal(await placesOnMap(page), await page.locator("waymark-map-screen .find__list article").count());
});

for (const [width, height] of [
  [390, 844],
  [1_440, 900],
] as const) {
  test(`on ${width} pixels no district's name lies under a sign, or out of sight`, inBrowser, async () => {
    const { page } = await faces.openPage({ width, height });
    await openMap(page);
    await page.locator(`${signs}.sign--place`).first().click();
    await page.locator("waymark-map .sign__name").waitFor();
    const boxesOf = async (selector: string) => {
      const found = await page.locator(`waymark-map ${selector}`).all();
      const boxes = await Promise.all(found.map((sign) => sign.boundingBox()));
      return boxes.filter((box) => box !== null);
    };
    const look = async () => ({
      names: await boxesOf(".sign--area > i"),
      others: await boxesOf("button.sign > i, .sign__name, .sign--host > *, .sign--ring > i, .map__button"),
    });
    // The map may still glide to the place: it rests once it looks the same twice.
    let seen = await look();
    for (let before = ""; before !== JSON.stringify(seen); ) {
      before = JSON.stringify(seen);
      await page.waitForTimeout(100);
      seen = await look();
    }
    const { names, others } = seen;
    assert.ok(names.length > 1, "districts are named");
    const map = (await page.locator("waymark-map").boundingBox())!;
    for (const [index, name] of names.entries()) {
      const isOver = (other: typeof name) =>
        name.x < other.x + other.width &&
        other.x < name.x + name.width &&
        name.y < other.y + other.height &&
        other.y < name.y + name.height;
      const covering = [...others, ...names.slice(0, index)].filter(isOver);
      assert.deepEqual(covering, [], `name ${index} at ${JSON.stringify(name)}`);
      assert.ok(name.x >= map.x && name.x + name.width <= map.x + map.width, "all of it is seen");
    }
  });
}

test(
  "keys reach every sign from one tab stop, and arrow keys go from one to the next",
  inBrowser,
  async () => {
    const { page } = await faces.openPage({ width: 1_440 });
    await openMap(page);
    assert.equal(await page.locator(`${signs}[tabindex="0"]`).count(), 1);
    await page.locator(`${signs}[tabindex="0"]`).focus();
    const focused = () => page.locator(`${signs}:focus`).getAttribute("data-id");
    const first = await focused();
    await page.keyboard.press("ArrowRight");
    const second = await focused();
    assert.notEqual(second, first);
    await page.keyboard.press("ArrowLeft");
    assert.equal(await focused(), first);
  },
);

test(
  "without WebGL the map is drawn all the same: districts, clusters that part, cards that answer",
  inBrowser,
  async () => {
    const { page, requests } = await faces.openPage({ width: 1_440 });
    await page.addInitScript(`
      const original = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
        return kind.startsWith("webgl") ? null : original.call(this, kind, ...rest);
      };`);
    await openMap(page);
    assert.equal(await page.locator("waymark-map svg.plain-map").count(), 1);
    assert.equal(
      await page.locator("waymark-map .plain-map__area").count(),
      15,
      "the sample's ten districts and five quarters",
    );
    assert.ok(!requests.some((url) => url.includes("gl-camera")), "what could not be used is not loaded");
    const before = await page.locator(signs).count();
    await page.locator("waymark-map svg.plain-map").focus();
    await page.keyboard.press("+");
    await page.keyboard.press("+");
    await until(async () => (await page.locator(signs).count()) !== before);
    assert.equal(
      await placesOnMap(page),
      await page.locator("waymark-map-screen .find__list article").count(),
    );
    await page.getByRole("button", { name: "Show all places" }).click();
    const sign = page.locator(`${signs}.sign--place`).first();
    const id = await sign.getAttribute("data-id");
    await sign.click();
    await page.locator(`waymark-map-screen article[data-id="${id}"][aria-current="true"]`).waitFor();
  },
);

test(
  "the traveller's position is asked for on request alone, shown, and kept to the device",
  inBrowser,
  async () => {
    const { page, context, requests } = await faces.openPage({ width: 390, height: 844 });
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 55.6799, longitude: 12.5801 });
    await openMap(page);
    const here = page.getByRole("img", { name: "You are here" });
    assert.equal(await here.count(), 0);
    await page.getByRole("button", { name: "Show where I am" }).click();
    await here.waitFor({ state: "attached" });
    assert.ok(!requests.some((url) => url.includes("55.6799")));
  },
);

test(
  "a home screen's map is as large as the host's configuration says, and loads when one comes near",
  inBrowser,
  async () => {
    const { page, requests } = await faces.openPage({ width: 1_440, height: 800 });
    await page.goto(await startOtherSite(faces.server, { config: "hh-journal", lang: "en-GB" }));
    const frame = page.locator("waymark-home-map .home-map");
    await frame.waitFor({ state: "attached" });
    assert.equal((await frame.boundingBox())!.height, 360);
    assert.ok(!requests.some((url) => url.includes("gl-camera")));
    await frame.scrollIntoViewIfNeeded();
    const sign = page.locator(`${signs}.sign--place`).first();
    await sign.waitFor();
    const id = await sign.getAttribute("data-id");
    await sign.click();
    await page.locator(`waymark-home-map .home-map__chosen article[data-id="${id}"]`).waitFor();
  },
);

test(
  "a configured style is drawn with its attribution, and one that does not come leaves the map of one's own",
  inBrowser,
  async () => {
    const style = {
      version: 8,
      sources: {
        sea: {
          type: "geojson",
          data: { type: "FeatureCollection", features: [] },
          attribution: "© The tile makers",
        },
      },
      layers: [
        { id: "ground", type: "background", paint: { "background-color": "#cde" } },
        { id: "sea", type: "fill", source: "sea" },
      ],
    };
    let isGone = false;
    const styles = createServer((_request, response) => {
      const headers = { "Access-Control-Allow-Origin": "*", "Content-Type": "application/json" };
      response.writeHead(isGone ? 404 : 200, headers).end(isGone ? "{}" : JSON.stringify(style));
    });
    await new Promise<void>((resolve) => styles.listen(0, "127.0.0.1", resolve));
    const { port } = styles.address() as AddressInfo;
    const server = await startWebServer({ MAP_STYLE_URL: `http://127.0.0.1:${port}/style.json` });
    try {
      const { page, faults } = await faces.openPage({ width: 1_440 });
      await page.goto(`${server.explorer()}#/map`);
      // The explorer, for its content security policy; the guide stands in a frame there.
      const guide = page.frameLocator("iframe");
      await guide.locator(signs).first().waitFor();
      await guide.getByText("© The tile makers").waitFor({ state: "attached" });
      assert.deepEqual(
        faults.filter((fault) => /Content Security/.test(fault)),
        [],
      );
      isGone = true;
      await page.reload();
      const sign = guide.locator(`${signs}.sign--place`).first();
      await sign.waitFor();
      await until(() => faults.some((fault) => /404/.test(fault)));
      assert.equal(await guide.getByText("© The tile makers").count(), 0);
      const id = await sign.getAttribute("data-id");
      await sign.click();
      await guide.locator(`waymark-map-screen article[data-id="${id}"][aria-current="true"]`).waitFor();
    } finally {
      server.stop();
      styles.close();
    }
  },
);

test(
  "an organisation's basemap lies under the signs, asked of the own server and attributed",
  inBrowser,
  async () => {
    const { page, faults, requests } = await faces.openPage({ width: 1_440 });
    const ring = [0, 4_096].flatMap((x) =>
      [0, 4_096].map((y): [number, number] => [x, x === 0 ? y : 4_096 - y]),
    );
    const features = [
      { type: 3, tags: { class: "lake", name: "The lake" }, geometry: [[...ring, ring[0]!]] },
    ];
    const tile = Buffer.from(fromGeojsonVt({ water: { features } as never }, { version: 2, extent: 4_096 }));
    const headers = { "Access-Control-Allow-Origin": "*" };
    const json = {
      tiles: ["/v2/orgs/demo/basemap/{z}/{x}/{y}.mvt?v=1"],
      bounds: [12, 55, 13, 56],
      minzoom: 10,
      maxzoom: 16,
      attribution: "© Those who drew it",
    };
    await page.route(/\/basemap\?/, (route) => route.fulfill({ json, headers }));
    await page.route(/\.mvt\?/, (route) => route.fulfill({ body: tile, headers }));
    await openMap(page);
    await page.getByText("© Those who drew it").waitFor();
    await until(() => requests.some((url) => /\/basemap\/\d+\/\d+\/\d+\.mvt\?v=1&key=demo$/.test(url)));
    await settle(page);
    assert.deepEqual(
      requests.filter((url) => !url.startsWith(faces.server.origin) && /mvt|glyphs|pbf/.test(url)),
      [],
    );
    assert.deepEqual(
      faults.filter((fault) => !/404|Permissions/.test(fault)),
      [],
    );
  },
);
