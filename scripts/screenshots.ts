import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { arabicGuide, arabicLanguages } from "../test/browser/arabic-guide.ts";
import { startBrowser } from "../test/support/browser.ts";
import { startWebServer } from "../test/support/web-server.ts";

// Makes the pictures of the documentation anew: the real server with the sample destination in a real browser. Japanese and
// Arabic need fonts that have them (Debian: fonts-noto-cjk, fonts-noto-core).

const folder = fileURLToPath(new URL("../docs/screenshots/", import.meta.url));
/** Of 100; flat illustrations and text stay sharp with it. */
const WEBP_QUALITY = 82;

const sizes = {
  desktop: { width: 1_440, height: 900, scale: 1 },
  phone: { width: 390, height: 844, scale: 2 },
};

interface Shot {
  size: keyof typeof sizes;
  /** Of the explorer instead of a guest's page. */
  explorer?: true;
  /** Of the studio instead. */
  studio?: true;
  isDark?: true;
  /** Of the part of the sample that there is in Arabic. */
  arabic?: true;
  /** What the address says: host, language, colours. */
  query?: Readonly<Record<string, string>>;
  hash?: string;
  /** Brings the page to what the picture shows. */
  act?: (page: Page) => Promise<unknown>;
}

const lantern = { profile: "lantern-court" };
const danish = { lang: "da-DK" };
const japanese = { lang: "ja-JP" };

const shots: Readonly<Record<string, Shot>> = {
  "home-desktop": { size: "desktop" },
  "home-desktop-dark": { size: "desktop", query: lantern },
  "home-phone": { size: "phone" },
  "home-phone-dark-danish": { size: "phone", query: { ...lantern, ...danish } },
  "guide-desktop": { size: "desktop", hash: "#/guide/first-day-in-copenhagen" },
  "guide-phone-dark": { size: "phone", query: lantern, hash: "#/guide/first-day-in-copenhagen" },
  "search-desktop-danish": { size: "desktop", query: danish, hash: "#/search?q=kaffe" },
  "map-desktop": { size: "desktop", hash: "#/map", act: showMap },
  "map-phone-dark": { size: "phone", query: lantern, hash: "#/map", act: showMap },
  "listing-desktop": { size: "desktop", hash: "#/listing/nyhavn" },
  "listing-phone-danish": { size: "phone", query: danish, hash: "#/listing/nyhavn" },
  "chat-desktop": {
    size: "desktop",
    hash: "#/chat",
    act: (page) => plan(page, "Plan two days with museums and coffee"),
  },
  "chat-phone-dark-danish": {
    size: "phone",
    query: { ...lantern, ...danish },
    hash: "#/chat",
    act: (page) => plan(page, "Planlæg to dage med museer og kaffe"),
  },
  "guide-desktop-japanese": { size: "desktop", query: japanese, hash: "#/guide/first-day-in-copenhagen" },
  "chat-phone-japanese": {
    size: "phone",
    query: japanese,
    hash: "#/chat",
    act: (page) => plan(page, "美術館とコーヒーの2日間のプランを立てて"),
  },
  "home-phone-arabic": { size: "phone", arabic: true },
  "listing-desktop-arabic": { size: "desktop", arabic: true, hash: "#/listing/nyhavn" },
  "explorer-desktop": { size: "desktop", explorer: true, act: showAnswer },
  "explorer-phone-frame": {
    size: "desktop",
    explorer: true,
    query: { ...lantern, device: "phone" },
    act: showCalls,
  },
  ...studioShots("desktop"),
  ...studioShots("phone"),
  "studio-form-desktop-dark": { ...studio("desktop", "#/guide/first-day-in-copenhagen"), isDark: true },
  "studio-form-phone-danish": { ...studio("phone", "#/listing/nyhavn"), query: danish },
  "studio-history-desktop": { ...studio("desktop", "#/listing/nyhavn"), act: showHistory },
  "studio-history-phone": { ...studio("phone", "#/listing/nyhavn"), act: showHistory },
};

function studio(size: Shot["size"], hash: string): Shot {
  return { size, hash, studio: true };
}

function studioShots(size: Shot["size"]): Record<string, Shot> {
  return {
    [`studio-overview-${size}`]: studio(size, "#/overview"),
    [`studio-list-${size}`]: studio(size, "#/listing"),
    [`studio-form-${size}`]: studio(size, "#/listing/nyhavn"),
    [`studio-branding-${size}`]: studio(size, "#/brand/harbour-house"),
    [`studio-import-${size}`]: { ...studio(size, "#/import"), act: showImport },
  };
}

/** Chooses the first place of the list, so that the map shows which it is. */
async function showMap(page: Page): Promise<void> {
  await page.locator("waymark-map button.sign--place").first().click();
}

async function plan(page: Page, message: string): Promise<void> {
  await page.locator("waymark-composer textarea").fill(message);
  await page.keyboard.press("Enter");
  const itinerary = page.locator("waymark-plan");
  await itinerary.locator("button.sign--stop").first().waitFor();
  await page.locator("waymark-composer textarea").blur();
  await page
    .locator(".turn")
    .last()
    .evaluate((turn) => turn.scrollIntoView({ block: "start" }));
}

async function showCalls(page: Page): Promise<void> {
  await page.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor();
  await page.getByRole("button", { name: /host-home/ }).click();
}

async function showAnswer(page: Page): Promise<void> {
  await showCalls(page);
  await page.getByRole("radio", { name: "Answer" }).check();
}

async function showImport(page: Page): Promise<void> {
  const lines = [
    { kind: "listing", id: "quay-bar", status: "active", name: { "en-GB": "Quay Bar" } },
    { kind: "listing", id: "nyhavn", tagline: { "en-GB": "Gables, masts and a quay to sit on" } },
  ];
  const buffer = Buffer.from(lines.map((line) => JSON.stringify(line)).join("\n"));
  await page
    .getByLabel("File", { exact: true })
    .setInputFiles({ name: "places.ndjson", mimeType: "application/x-ndjson", buffer });
  await page.getByText("1 new").waitFor();
}

/** After a change, so that there is one. */
async function showHistory(page: Page): Promise<void> {
  await page.getByLabel("Tagline, British English").fill(`Gables and masts, ${page.viewportSize()!.width}`);
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByText("Published. Guests see it now.").waitFor();
  await page.getByText("History").click();
  await page.locator(".history li").first().waitFor();
  await page.locator("history-panel").evaluate((panel) => panel.scrollIntoView({ block: "center" }));
}

/** As WebP, which Chromium writes and Playwright does not ask for: a third of the size of PNG. */
async function picture(
  page: Page,
  { width, height, scale }: (typeof sizes)[keyof typeof sizes],
): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { cssVisualViewport } = await session.send("Page.getLayoutMetrics");
  const { data } = await session.send("Page.captureScreenshot", {
    format: "webp",
    quality: WEBP_QUALITY,
    clip: { x: cssVisualViewport.pageX, y: cssVisualViewport.pageY, width, height, scale },
  });
  return Buffer.from(data, "base64");
}

const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
mkdirSync(folder, { recursive: true });
// Those of a city are of a map file that is not in the project.
const isOurs = (name: string) => !name.startsWith("city-");
if (wanted.length === 0) for (const name of readdirSync(folder).filter(isOurs)) rmSync(`${folder}${name}`);

const server = await startWebServer(
  {},
  { id: "arabic", languageCodes: arabicLanguages, lines: arabicGuide() },
);
const browser = await startBrowser({ webGl: true });
const editorKey = await server.editorKey();
try {
  for (const [name, shot] of Object.entries(shots)) {
    if (!isWanted(name)) continue;
    const { size, explorer, hash = "", act } = shot;
    const query = shot.arabic ? { ...server.tenant, lang: "ar" } : shot.query;
    const { page, context, faults } = await browser.openPage({
      ...sizes[size],
      locale: query?.lang ?? "en-GB",
    });
    if (shot.isDark) await page.emulateMedia({ colorScheme: "dark" });
    const face = explorer ? server.explorer(query) : server.guestPage(query);
    const address = `${shot.studio ? `${server.studio}?org=demo&key=${editorKey}` : face}${hash}`;
    // Twice, since fonts that come late are shown the next time.
    for (let time = 0; time < 2; time++) {
      await page.goto("about:blank");
      await page.goto(address);
      await page.locator("main h1, iframe").first().waitFor();
      await page.waitForLoadState("networkidle");
    }
    await act?.(page);
    await page.waitForLoadState("networkidle");
    // Pictures and tiles that came last are drawn by the next frames.
    await page.waitForTimeout(800);
    const bytes = await picture(page, sizes[size]);
    writeFileSync(`${folder}${name}.webp`, bytes);
    console.log(`${name}.webp  ${Math.round(bytes.length / 1_000)} kB`, ...faults);
    await context.close();
  }
} finally {
  await browser.stop();
  server.stop();
}
