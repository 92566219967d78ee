/**
 * What a traveller waits for on a slow phone: requests, bytes on the wire and milliseconds until the first heading and the first card
 * are there, for the first screen and for pages opened by their own address. Run with `npm run bench:screen`; needs Chromium.
 */
import type { Page } from "playwright-core";
import { startBrowser } from "../test/support/browser.ts";
import { startOtherSite, startWebServer } from "../test/support/web-server.ts";

/** "Slow 3G" as WebPageTest has it. */
const SLOW_3G = {
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
  offline: false,
};

const views = {
  "first screen": "",
  "first screen, with a greeting": "",
  "a guide by its address": "#/guide/first-day-in-copenhagen",
  "a place by its address": "#/listing/nyhavn",
  "a neighbourhood by its address": "#/area/nyhavn-frederiksstaden",
};

interface Load {
  requests: number;
  data: number;
  scripts: number;
  heading: number;
  card: number;
}

const server = await startWebServer();
/** A page of another site, as hotels have it: with the tag alone, and with a greeting of its own. */
const plain = await startOtherSite(server);
const greeted = await startOtherSite(server, {}, { inside: '<h1 slot="greeting">Harbour House</h1>' });
const browser = await startBrowser();
try {
  const rows = [];
  for (const [name, hash] of Object.entries(views)) {
    // The first time the server itself meets the question; the second is what guests meet.
    const url = `${name.endsWith("greeting") ? greeted : plain}${hash}`;
    await load(url);
    const { requests, data, scripts, heading, card } = await load(url);
    rows.push({
      view: name,
      requests,
      "data KB": kilobytes(data),
      "scripts KB": kilobytes(scripts),
      "heading s": seconds(heading),
      "card s": seconds(card),
    });
  }
  console.table(rows);
} finally {
  await browser.stop();
  server.stop();
}

/** What is loaded until the first card is there; pictures do not hold up the words. */
async function load(url: string): Promise<Load> {
  const { page, context } = await browser.openPage({ width: 390, height: 844 });
  const counted = await count(page);
  const startedAt = performance.now();
  const since = () => performance.now() - startedAt;
  const seen = (selector: string) => page.locator(selector).first().waitFor().then(since);
  await page.goto(url, { waitUntil: "commit" });
  const [heading, card] = await Promise.all([seen("waymark-home h1"), seen("waymark-home main .card")]);
  const found = counted();
  await context.close();
  return { ...found, heading, card };
}

async function count(page: Page): Promise<() => Pick<Load, "requests" | "data" | "scripts">> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_3G);
  const urls = new Map<string, string>();
  const found = { requests: 0, data: 0, scripts: 0 };
  session.on("Network.responseReceived", ({ requestId, response, type }) => {
    if (type !== "Image") urls.set(requestId, response.url);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId);
    if (url === undefined) return;
    found.requests++;
    if (url.includes("/v2/")) found.data += encodedDataLength;
    else if (/\.js$/.test(new URL(url).pathname)) found.scripts += encodedDataLength;
  });
  return () => ({ ...found });
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 102.4) / 10;
}

function seconds(milliseconds: number): number {
  return Math.round(milliseconds / 10) / 100;
}
