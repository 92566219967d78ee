import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import { createClient } from "../src/client/client.ts";
import { chromiumPath } from "../test/support/browser.ts";
import { startOtherSite, startWebServer } from "../test/support/web-server.ts";

/**
 * What Lighthouse says of public pages and of a page that embeds the element, on a phone: scores, bytes and requests, and when the first content
 * is there on slow 3G. Run with `npm run lighthouse`; a page's name leaves the others out. Needs Chromium, and Lighthouse, which is no dependency.
 */

/** Its command line. */
const lighthouse = (() => {
  try {
    return createRequire(import.meta.url).resolve("lighthouse/cli/index.js");
  } catch {
    console.error("Lighthouse is missing: npm i --no-save lighthouse");
    process.exit(1);
  }
})();

/** "Slow 3G" as WebPageTest has it, on the wire and not reckoned. */
const SLOW_3G = [
  "--throttling-method=devtools",
  "--throttling.requestLatencyMs=400",
  "--throttling.downloadThroughputKbps=400",
  "--throttling.uploadThroughputKbps=400",
  "--throttling.cpuSlowdownMultiplier=1",
];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<
    string,
    { score: number | null; title: string; numericValue?: number; details?: { items?: unknown[] } }
  >;
}

const server = await startWebServer();
const site = `${server.origin}/g/demo/harbour-house`;
const pages: Record<string, string> = {
  home: `${site}/`,
  guide: `${site}/guide/first-day-in-copenhagen`,
  place: `${site}/place/nyhavn`,
  plan: await planAddress(),
  embed: await startOtherSite(server),
};
const wanted = process.argv.slice(2);
const rows: Record<string, object> = {};
try {
  for (const [name, url] of Object.entries(pages)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    // The first time the server itself meets the page.
    await fetch(url);
    const { categories, audits } = await run(url, [`--only-categories=${CATEGORIES}`]);
    const slow = await run(url, ["--only-categories=performance", ...SLOW_3G]);
    const first = slow.audits["first-contentful-paint"]!.numericValue!;
    rows[name] = {
      ...Object.fromEntries(CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)])),
      KB: Math.round(audits["total-byte-weight"]!.numericValue! / 1_024),
      requests: audits["network-requests"]!.details!.items!.length,
      "slow 3G s": Math.round(first / 100) / 10,
    };
    for (const { title, score, details } of Object.values(audits)) {
      if (score === null || score >= 0.9) continue;
      const nodes = (details?.items ?? []).flatMap(
        (item) => (item as { node?: { snippet: string } }).node?.snippet ?? [],
      );
      console.log(`${name}: ${title}`, ...nodes.slice(0, 3));
    }
    console.log(name, rows[name]);
  }
  console.table(rows);
} finally {
  server.stop();
}

async function run(url: string, options: readonly string[]): Promise<Report> {
  const flags = "--chrome-flags=--headless=new --no-sandbox --disable-gpu";
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [lighthouse, url, "--output=json", "--quiet", flags, ...options],
    { env: { ...process.env, CHROME_PATH: chromiumPath() }, maxBuffer: 64 * 1_024 ** 2 },
  );
  return JSON.parse(stdout) as Report;
}

/** A plan of two days, shared. */
async function planAddress(): Promise<string> {
  const client = createClient({ baseUrl: server.origin, orgId: "demo", key: "demo", timeoutMs: 60_000 });
  const profileId = "harbour-house";
  const message = { profileId, lang: "en-GB", action: "createItinerary", durationDays: 2 } as const;
  const { answer } = await client.chat(message);
  return (await client.sharePlan({ profileId, itinerary: answer.itinerary })).url;
}
