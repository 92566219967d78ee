import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { type BrowserContext, chromium, type Locator, type Page, type Request } from "playwright-core";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];

/** Sends nothing anywhere, and runs as root in a container. */
const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
/** WebGL without a graphics card, for maps. */
const softwareWebGl = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];

/** The longest that a page may take for one thing, in milliseconds. */
const LONGEST_WAIT_MS = 45_000;

/** Options of `node:test` for a test that needs a browser: it is left out only where `WAYMARK_TEST_WITHOUT` names `browser`. */
export const inBrowser = {
  skip: (process.env.WAYMARK_TEST_WITHOUT ?? "").split(",").includes("browser")
    ? "WAYMARK_TEST_WITHOUT names browser"
    : false,
  timeout: 120_000,
};

/** Where Chromium is: `CHROMIUM_PATH`, else the first of its names on the PATH. @throws Error that says what to do */
export function chromiumPath(env: NodeJS.ProcessEnv = process.env): string {
  const folders = (env.PATH ?? "").split(delimiter);
  const candidates = env.CHROMIUM_PATH
    ? [env.CHROMIUM_PATH]
    : folders.flatMap((folder) => names.map((name) => join(folder, name)));
  const found = candidates.find(isExecutable);
  if (found) return found;
  throw new Error(
    "Chromium was not found: install it (Debian: chromium), name it with CHROMIUM_PATH, or leave these tests out with WAYMARK_TEST_WITHOUT=browser",
  );
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export interface PageOptions {
  width?: number;
  height?: number;
  /** What the browser says it prefers. Default en-GB. */
  locale?: string;
  reducedMotion?: boolean;
  /** Pixels of the screen for one of CSS. Default 1. */
  scale?: number;
}

/** A browser with a new, empty profile, which Playwright makes and removes. */
export async function startBrowser(options: { webGl?: boolean } = {}) {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    headless: true,
    args: [...quiet, ...(options.webGl ? softwareWebGl : [])],
  });

  /** A page of its own, without anything kept from another; what goes wrong inside is in `faults`. */
  async function openPage({
    width = 1_280,
    height = 900,
    locale = "en-GB",
    reducedMotion = true,
    scale = 1,
  }: PageOptions = {}) {
    const context: BrowserContext = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: scale,
      locale,
      timezoneId: "Europe/Copenhagen",
      reducedMotion: reducedMotion ? "reduce" : "no-preference",
    });
    const page: Page = await context.newPage();
    page.setDefaultTimeout(LONGEST_WAIT_MS);
    const faults: string[] = [];
    const requests: string[] = [];
    page.on("pageerror", (error) => faults.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") faults.push(message.text());
    });
    const open = new Set<Request>();
    underWay.set(page, open);
    page.on("request", (request) => {
      requests.push(request.url());
      open.add(request);
    });
    page.on("requestfinished", (request) => open.delete(request));
    page.on("requestfailed", (request) => open.delete(request));
    return { page, context, faults, requests };
  }
  return { openPage, stop: () => browser.close() };
}

/** The requests of each page that have not ended. */
const underWay = new WeakMap<Page, ReadonlySet<Request>>();

/** Waits for a frame and for what a page does when it has nothing else to do; tells how many elements it has then, shadow roots and all. */
const drawnWhenIdle = `new Promise((done) =>
  requestAnimationFrame(() => setTimeout(() => requestIdleCallback(() => done(count(document)), { timeout: 2000 }), 30)));
function count(root) {
  let elements = 0;
  for (const { shadowRoot } of root.querySelectorAll("*")) elements += 1 + (shadowRoot ? count(shadowRoot) : 0);
  return elements;
}`;

/** Waits until a page has drawn all it asked for, part by part, and asks for nothing more; what never ends is told by its address. */
export async function settle(page: Page): Promise<void> {
  const open = underWay.get(page)!;
  const until = Date.now() + LONGEST_WAIT_MS;
  let drawn = 0;
  for (let quiet = 0; quiet < 3; ) {
    const before = drawn;
    drawn = await page.evaluate<number>(drawnWhenIdle);
    quiet = open.size === 0 && drawn === before ? quiet + 1 : 0;
    if (Date.now() > until) {
      throw new Error(
        `The page does not come to rest; open: ${[...open].map((request) => request.url()).join(", ") || "none"}.`,
      );
    }
  }
}

interface Styled {
  getComputedStyle(element: unknown): { getPropertyValue(name: string): string };
}

/** A computed CSS property of an element, such as `background-color`, as the browser has it. */
export function styleOf(element: Locator, property: string): Promise<string> {
  return element.evaluate(
    (node, name) => (globalThis as unknown as Styled).getComputedStyle(node).getPropertyValue(name),
    property,
  );
}
