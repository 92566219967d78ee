import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { inBrowser, settle, styleOf } from "../support/browser.ts";
import { webFaces } from "../support/web-faces.ts";

const faces = webFaces();

/** One switch of a configuration: what a traveller sees without it and with it. */
interface Switch {
  config: Record<string, unknown>;
  /** Where it is seen; the home screen by default. */
  hash?: string;
  /** Width of the page in pixels; 1280 by default. */
  width?: number;
  see: (page: Page) => Promise<unknown>;
  without: unknown;
  with: unknown;
}

const every = ["Banner", "JustForYou", "Guides", "Neighborhoods", "Map"];
/** What holds without a switch; corners are square. */
const plain = {
  id: "trial",
  modules: every,
  gridRows: 3,
  gridRowsMobile: 6,
  cornerRadius: { card: {}, button: {} },
};
const guide = "#/guide/first-day-in-copenhagen";
const listing = "#/listing/nyhavn";

const element = (page: Page, selector: string) => page.locator(`waymark-home ${selector}`);
const count = (selector: string) => (page: Page) => element(page, selector).count();
const guides = 'section[aria-labelledby="guides"] li';
const columns = (page: Page) =>
  element(page, guides).evaluateAll(
    (items) => new Set((items as { offsetLeft: number }[]).map(({ offsetLeft }) => offsetLeft)).size,
  );
const size = (selector: string, side: "clientWidth" | "clientHeight") => (page: Page) =>
  element(page, selector)
    .first()
    .evaluate((node, name) => (node as unknown as Record<string, number>)[name], side);
const style = (selector: string, property: string) => (page: Page) =>
  styleOf(element(page, selector).first(), property);
const travelMode = async (page: Page) => {
  const href = await element(page, '.actions a[href*="travelmode"]').getAttribute("href");
  return new URL(href!).searchParams.get("travelmode");
};
const corners = (part: "card" | "button", radius: number) => ({
  cornerRadius: { [part]: { topLeft: radius, topRight: 0, bottomRight: 0, bottomLeft: 0 } },
});

const switches: Record<string, Switch> = {
  "selectedLayout Blog puts guides below each other": {
    config: { selectedLayout: "Blog" },
    see: columns,
    without: 3,
    with: 1,
  },
  "modules chooses the parts of the home screen and their order": {
    config: { modules: ["Neighborhoods", "Guides"] },
    see: (page) => element(page, ".home h2").evaluateAll((titles) => titles.slice(0, 2).map(({ id }) => id)),
    without: ["guides", "areas"],
    with: ["areas", "guides"],
  },
  "gridRows bounds the rows of guides on a wide page": {
    config: { gridRows: 1 },
    see: count(guides),
    without: 6,
    with: 3,
  },
  "gridRowsMobile bounds them on a narrow one": {
    config: { gridRowsMobile: 2 },
    width: 390,
    see: count(guides),
    without: 6,
    with: 2,
  },
  "kioskMode makes everything larger": {
    config: { kioskMode: true },
    see: style(".frame", "zoom"),
    without: "1",
    with: "1.42",
  },
  "kioskMode leaves no way out to other sites": {
    config: { kioskMode: true },
    hash: listing,
    see: async (page) => (await element(page, 'a[href^="http"]').count()) > 0,
    without: true,
    with: false,
  },
  "kioskMode offers no address that a traveller before has typed": {
    config: { kioskMode: true },
    hash: "#/chat",
    see: async (page) => {
      await page.getByRole("textbox", { name: "Your message" }).fill("Plan one day");
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Mail it to me" }).click();
      return page.getByRole("textbox", { name: "E-mail address" }).getAttribute("autocomplete");
    },
    without: "email",
    with: "off",
  },
  "drawer keeps the guide behind a button": {
    config: { drawer: true, drawerDelayMs: 60_000 },
    see: count(".launcher"),
    without: 0,
    with: 1,
  },
  "hideTravel shows no distances": {
    config: { hideTravel: true },
    hash: guide,
    see: async (page) => /\d (m|km)\b/.test(await element(page, ".guide__places").innerText()),
    without: true,
    with: false,
  },
  "hideTravel shows no directions": {
    config: { hideTravel: true },
    hash: listing,
    see: count('.actions a[href*="travelmode"]'),
    without: 1,
    with: 0,
  },
  "hideGuideHeader begins a guide with its text": {
    config: { hideGuideHeader: true },
    hash: guide,
    see: count(".cover img"),
    without: 1,
    with: 0,
  },
  "hideLanguageSelector takes the choice of language away": {
    config: { hideLanguageSelector: true },
    see: count(".language select"),
    without: 1,
    with: 0,
  },
  "disableJustForYou takes away what is chosen for the traveller": {
    config: { disableJustForYou: true },
    see: count("#for-you"),
    without: 1,
    with: 0,
  },
  "disableAnimations lets screens stand still": {
    config: { disableAnimations: true },
    see: style(".stage > *", "animation-name"),
    without: "wm-enter",
    with: "none",
  },
  "disableSavedListings takes the hearts away": {
    config: { disableSavedListings: true },
    hash: listing,
    see: async (page) => (await element(page, '[part="save"]').count()) > 0,
    without: true,
    with: false,
  },
  "requirePreferences asks before the first screen": {
    config: { requirePreferences: true },
    see: count("#first"),
    without: 0,
    with: 1,
  },
  "menuOptions stands in place of the host's pages": {
    config: { menuOptions: [{ name: "Map", label: "Plan of the town", iconClass: "icon-map" }] },
    see: (page) => element(page, ".menu--bar li").allInnerTexts(),
    without: ["Home", "Guides", "Places", "Neighbourhoods", "Saved", "Your stay", "Ask the concierge"],
    with: ["Home", "Plan of the town"],
  },
  "containerOptions.padding keeps the content from the edge": {
    config: { containerOptions: { padding: { top: 0, right: 40, bottom: 0, left: 120 } } },
    see: style(".within", "padding-left"),
    without: "48px",
    with: "120px",
  },
  "containerOptions.maxWidth bounds the width": {
    config: { containerOptions: { maxWidth: 900 } },
    see: size(".within", "clientWidth"),
    without: 1_280,
    with: 900,
  },
  "containerOptions.map sets the size of the map": {
    config: { containerOptions: { map: { width: "100%", height: "300px" } } },
    see: style(".home-map", "height"),
    without: "480px",
    with: "300px",
  },
  "cornerRadius.card rounds cards": {
    config: corners("card", 33),
    see: style(".card__frame", "border-top-left-radius"),
    without: "0px",
    with: "33px",
  },
  "cornerRadius.button rounds buttons": {
    config: corners("button", 21),
    see: style(".banner .button", "border-top-left-radius"),
    without: "0px",
    with: "21px",
  },
  "preferredTravelMode leads by the host's way of travelling": {
    config: { preferredTravelMode: "BICYCLING" },
    hash: listing,
    see: travelMode,
    without: "walking",
    with: "bicycling",
  },
  "lang is the language of the page": {
    config: { lang: "da-DK" },
    see: (page) => element(page, ".frame").getAttribute("lang"),
    without: "en-GB",
    with: "da-DK",
  },
};

/** What tells pages apart: switches that are seen in one place share a page. */
const placeOf = ({ hash = "#/", width = 1_280 }: Switch) => JSON.stringify({ hash, width });

/**
 * Opens a page that puts one configuration into the service's answers on their way, and shows the element with it, again and
 * again with another one. One route for all of them: a request that is under way while routes change may never end.
 */
async function openConfigured({ width, hash }: { width: number; hash: string }) {
  const { page } = await faces.openPage({ width, reducedMotion: false });
  let chosen: Record<string, unknown> = {};
  await page.route(/\/host-(home|profile)\?/, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as Record<string, unknown>;
    Object.assign(json.host ?? json, { embeddedConfigs: [{ ...plain, ...chosen }] });
    await route.fulfill({ response, json });
  });
  await page.goto(`${faces.server.guestPage({ config: "trial" })}${hash}`);
  return { page, show: (config: Record<string, unknown>) => showAnew(page, () => (chosen = config)) };
}

/** Replaces the element by a new one, which asks for its configuration again. */
async function showAnew(page: Page, choose: () => void): Promise<void> {
  // The first element has taken the answer that was asked for before it.
  await page.locator("waymark-home .frame").waitFor({ state: "attached" });
  // Of a map's worker whose script is still on its way when the map goes, nobody is told that the request has ended.
  await settle(page);
  choose();
  await page.evaluate(`{
    const before = document.querySelector("waymark-home");
    before.replaceWith(before.cloneNode());
  }`);
  await page.locator("waymark-home .frame").waitFor();
  await page.locator("waymark-home main h1").waitFor({ state: "attached" });
  await settle(page);
}

for (const [place, rows] of Map.groupBy(Object.entries(switches), ([, row]) => placeOf(row))) {
  const { hash, width } = JSON.parse(place) as { hash: string; width: number };
  test(`the switches seen at ${hash} on ${width} pixels`, inBrowser, async (context) => {
    const { page, show } = await openConfigured({ width, hash });
    const without = new Map<string, unknown>();
    await show({});
    for (const [sentence, row] of rows) without.set(sentence, await row.see(page));
    for (const [sentence, row] of rows) {
      await context.test(sentence, async () => {
        assert.deepEqual(without.get(sentence), row.without, "without it");
        await show(row.config);
        assert.deepEqual(await row.see(page), row.with, "with it");
      });
    }
  });
}
