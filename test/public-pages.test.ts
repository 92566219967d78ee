import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { get, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { createDiscovery } from "../src/discovery/discovery.ts";
import { createServer } from "../src/http/app/create-server.ts";
import type { ServerSettings } from "../src/http/app/settings.ts";
import { writeSitemap } from "../src/http/pages/sitemap.ts";
import { area, guide, host, listing } from "./support/records.ts";
import { START, startWorld } from "./support/world.ts";

const nasty = `</script><script>alert(1)</script><img src=x onerror=alert(2)>" onload="alert(3)`;
const longestId = "x".repeat(128);
const inn = {
  publicPages: true,
  geoLocation: [55.68, 12.57],
  timeZoneName: "Europe/Copenhagen",
  languageCodes: ["en-GB", "da-DK"],
  defaultLanguageCode: "en-GB",
};
const world = await startWorld({
  demo: {
    languageCodes: ["en-GB", "da-DK"],
    records: [
      host("inn", { name: "The Inn", ...inn }),
      host("closed", { name: "Closed", ...inn, publicPages: false }),
      listing("tower", {
        name: { "en-GB": "Round Tower", "da-DK": "Rundetårn" },
        geoLocation: [55.681, 12.575],
        integratedCategories: { "en-GB": [{ category_id: "see.museum", full_label: ["See", "Museum"] }] },
        openingHours: {
          periods: [{ open: { day: 3, time: "1000" }, close: { day: 3, time: "1800" } }],
        },
        websiteUrl: "https://tower.example",
        timeZoneName: "Europe/Copenhagen",
        countryCode: "DK",
      }),
      listing("nasty", {
        name: nasty,
        summary: nasty,
        websiteUrl: `https://a.example/"onx="<b>`,
        photos: [
          {
            id: "p",
            category: "x",
            attributions: [nasty],
            keywords: [],
            images: [{ size: "large", url: "/media/x/a,b.svg" }],
          },
        ],
      }),
      listing(longestId, {}),
      listing("others", { hostIds: ["closed"] }),
      listing("gone", { status: "archived" }),
      listing("draft", { status: "draft" }),
      guide("walk", { name: { "en-GB": "A walk" }, listingIds: ["nasty", "tower"] }),
      area("old-town", { geoLocation: [55.68, 12.57], radius: 2_000 }),
    ],
  },
});

async function serve(settings: Partial<ServerSettings> = {}): Promise<string> {
  const { store, time } = world;
  const clock = () => time.now;
  const app = await createServer({
    store,
    content: store,
    discovery: createDiscovery({ store, clock }),
    clock,
    settings: { webDirectory: fileURLToPath(new URL("../web/dist", import.meta.url)), ...settings },
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  after(() => app.close());
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

assert.equal(spawnSync(process.execPath, ["scripts/build-web.mjs"], { stdio: "inherit" }).status, 0);
const origin = await serve();

async function page(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${origin}/g/demo/${path}`, { redirect: "manual", headers });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text };
}

/** The data of schema.org in a page. */
function dataOf(text: string): Record<string, unknown> {
  return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)![1]!);
}

test("every page of a host with public pages is there without a key, in each of its languages", async () => {
  for (const path of [
    "",
    "guides",
    "guide/walk",
    "places",
    "places/see",
    "place/tower",
    "areas",
    "area/old-town",
  ]) {
    for (const [part, lang] of [
      ["", "en-GB"],
      ["da/", "da-DK"],
    ]) {
      const { status, text, headers } = await page(`inn/${part}${path}`);
      assert.equal(status, 200, `${part}${path}`);
      assert.match(text, new RegExp(`<html lang="${lang}"`));
      assert.equal(headers.get("content-language"), lang);
      assert.equal(text.match(/<h1/g)?.length, 1);
      const alternates = [...text.matchAll(/hreflang="([^"]+)" href="([^"]+)">/g)];
      assert.deepEqual(
        alternates.map(([, code]) => code),
        ["en-GB", "da-DK", "x-default"],
      );
      for (const [, , address] of alternates) assert.equal((await fetch(address!)).status, 200, address);
      assert.match(text, new RegExp(`rel="canonical" href="${origin}/g/demo/inn/${part}${path}"`));
      assert.doesNotMatch(text, /wk_|[?&]key=/);
    }
  }
  assert.match((await page("inn/da/place/tower")).text, /<h1>Rundetårn<\/h1>/);
});

test("a place's week names its holidays in the reader's language", async () => {
  const before = world.time.now;
  world.time.now = Date.parse("2026-12-22T12:00:00+01:00");
  const days = async (path: string) =>
    [...(await page(path)).text.matchAll(/<th scope="row">(.*?)<\/th>/gs)].map(([, th]) =>
      th!.replace(/<[^>]*>/g, "").replace(/\s+/g, " "),
    );
  const danish = await days("inn/da/place/tower");
  assert.deepEqual(
    danish.filter((day) => day.includes(" ")),
    ["tirsdag i dag", "torsdag Juleaften", "fredag 1. juledag", "lørdag 2. juledag"],
  );
  assert.ok((await days("inn/place/tower")).includes("Thursday Christmas Eve"));
  world.time.now = before;
});

test("a host without public pages, or one that is not there, has none", async () => {
  for (const path of ["closed/", "nobody/", "closed/place/tower"])
    assert.equal((await page(path)).status, 404, path);
  assert.equal((await fetch(`${origin}/g/nobody/inn/`)).status, 404);
});

test("what guests of the host do not see is not there; what was retired is gone; both pages lead on", async () => {
  for (const [path, status] of [
    ["inn/place/others", 404],
    ["inn/place/draft", 404],
    ["inn/place/never", 404],
    ["inn/nonsense", 404],
    ["inn/place/gone", 410],
  ] as const) {
    const { status: told, text } = await page(path);
    assert.equal(told, status, path);
    assert.match(text, /href="\/g\/demo\/inn\/guides"/);
    assert.match(text, /name="robots" content="noindex"/);
  }
});

test("no text of a record becomes markup, a script or an address that runs", async () => {
  for (const path of [
    "inn/place/nasty",
    "inn/guide/walk",
    "inn/places",
    `inn/places?q=${encodeURIComponent(nasty)}`,
  ]) {
    const { text, headers } = await page(path);
    // Data of schema.org has no "<" that could end it.
    const markup = text
      .replace(/<script type="application\/ld\+json">[^<]*<\/script>/, "")
      .replace(/<script>for\(const b of[^<]*<\/script><\/body>/, "");
    assert.equal(/<script|<img src=x|" onload=|"onx=|<b>/.exec(markup), null, path);
    assert.match(headers.get("content-security-policy")!, /^default-src 'none'; style-src 'self' 'sha256-/);
  }
  assert.equal(dataOf((await page("inn/place/nasty")).text).name, nasty);
});

test("a list that somebody shares is a page of its places in their order, for readers and not for search engines", async () => {
  const { status, text } = await page(`inn/da/places?ids=tower,nobody,others,${longestId},nasty,tower`);
  assert.equal(status, 200);
  const shown = [...text.matchAll(/<h2><a href="([^"]+)"/g)].map(([, href]) => href);
  assert.deepEqual(
    shown,
    ["tower", longestId, "nasty"].map((id) => `/g/demo/inn/da/place/${id}`),
  );
  assert.match(text, /<meta name="robots" content="noindex">/);
  assert.match(text, /<h1>En delt liste<\/h1>/);
});

test("answers with a host's profile tell where its public pages are, of a host without them nothing", async () => {
  for (const operation of ["host-profile", "host-home"]) {
    const told = async (profileId: string) =>
      (await world.get(operation, { profileId })).headers.get("Public-Pages");
    assert.deepEqual([await told("inn"), await told("closed")], ["/g/demo/inn", null]);
  }
});

test("a place is told to search engines with its kind, hours, position and site", async () => {
  const data = dataOf((await page("inn/place/tower")).text);
  assert.equal(data["@type"], "Museum");
  assert.deepEqual(data.geo, { "@type": "GeoCoordinates", latitude: 55.681, longitude: 12.575 });
  assert.deepEqual(data.openingHoursSpecification, [
    { "@type": "OpeningHoursSpecification", dayOfWeek: "Wednesday", opens: "10:00", closes: "18:00" },
  ]);
  assert.deepEqual(data.sameAs, ["https://tower.example/"]);
  const list = dataOf((await page("inn/guide/walk")).text);
  assert.equal(list["@type"], "ItemList");
  assert.equal(list.numberOfItems, 2);
  assert.equal(dataOf((await page("inn/")).text)["@type"], "LodgingBusiness");
});

test("a page that is not there says so to whoever has it already", async () => {
  for (const [path, status] of [
    ["inn/place/never", 404],
    ["inn/place/gone", 410],
  ] as const) {
    const etag = (await page(path)).headers.get("etag")!;
    assert.equal((await page(path, { "If-None-Match": etag })).status, status, path);
  }
});

test("a page tells whether a place is open now, is kept for a minute, and answers 304", async () => {
  const open = await page("inn/place/tower");
  assert.match(open.text, /Open until 18:00/);
  const etag = open.headers.get("etag")!;
  assert.equal((await page("inn/place/tower", { "If-None-Match": etag })).status, 304);
  assert.match(open.headers.get("cache-control")!, /^public, max-age=60/);
  world.time.now = START + 5 * 3_600_000;
  assert.match((await page("inn/place/tower")).text, /Closed now/);
  world.time.now = START;
});

test("other spellings of a language, and the host without its slash, lead to the one address", async () => {
  for (const [path, target] of [
    ["inn", "/g/demo/inn/"],
    ["inn/da-DK/guides", "/g/demo/inn/da/guides"],
    ["inn/DA/", "/g/demo/inn/da/"],
    ["inn/en-GB/place/tower", "/g/demo/inn/place/tower"],
  ]) {
    const { status, headers } = await page(path!);
    assert.deepEqual([status, headers.get("location")], [301, target]);
  }
});

test("an address that asks for very many pages is slowed down", async () => {
  const other = await serve();
  const all = await Promise.all(Array.from({ length: 210 }, () => fetch(`${other}/g/demo/inn/`)));
  const statuses = new Set(all.map(({ status }) => status));
  assert.deepEqual([...statuses], [200, 429]);
  const headers = { Accept: "text/html,*/*", "Accept-Language": "xx,da-DK;q=0.9" };
  const reader = await fetch(`${other}/g/demo/inn/`, { headers });
  assert.equal(reader.status, 429);
  assert.ok(reader.headers.get("retry-after"));
  assert.match(await reader.text(), /<html lang="da-DK".*<h1>Det lykkedes ikke<\/h1>/s);
});

test("a reader of an address that no host has gets a page, a program problem details", async () => {
  const headers = { Accept: "text/html,*/*", "Accept-Language": "ar" };
  const reader = await fetch(`${origin}/g/demo/nobody/`, { headers });
  assert.equal(reader.status, 404);
  assert.equal(reader.headers.get("content-type"), "text/html; charset=utf-8");
  assert.match(await reader.text(), /<html lang="ar" dir="rtl">/);
  const program = await fetch(`${origin}/g/demo/nobody/`);
  assert.equal(program.headers.get("content-type"), "application/problem+json");
});

test("a sitemap names every page in every language with its sisters, in several files where there are many", async () => {
  const { text, headers } = await page("inn/sitemap.xml");
  assert.equal(headers.get("content-type"), "application/xml; charset=utf-8");
  const addresses = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!);
  assert.ok(addresses.includes(`${origin}/g/demo/inn/da/place/tower`));
  assert.ok(!addresses.some((address) => /others|gone|draft/.test(address)));
  for (const address of addresses) assert.equal((await fetch(address)).status, 200, address);
  assert.match(text, /hreflang="x-default"/);
  assert.equal((await page("inn/sitemap-2.xml")).status, 404);
  const many = Array.from({ length: 6_000 }, (_, at) => ({ kind: "listing", id: `a ${at}` }) as const);
  const languages = [{ code: "en", part: "" }];
  assert.match(writeSitemap("https://a.example", languages, many, undefined)!, /<sitemapindex/);
  assert.equal(writeSitemap("https://a.example", languages, many, 2)!.match(/<loc>/g)!.length, 1_004);
});

test("on a domain of its own a host's pages are at the root, and nothing else of the server is there", async () => {
  const publicDomains = new Map([["guide.inn.example", { orgId: "demo", hostId: "inn" }]]);
  const own = await serve({ publicDomains });
  const ask = async (path: string, host = "Guide.Inn.Example:8080") => {
    const { status, headers, text } = await askAs(own, path, host);
    return { status, text, location: headers.location };
  };
  const { status, text } = await ask("/da/place/tower");
  assert.equal(status, 200);
  assert.match(text, /<h1>Rundetårn<\/h1>/);
  assert.match(text, /href="\/da\/guides"/);
  assert.doesNotMatch(text, /\/g\/demo/);
  assert.match((await ask("/robots.txt")).text, /^Sitemap: http:\/\/Guide.Inn.Example:8080\/sitemap.xml$/im);
  assert.equal((await ask("/da-DK/")).location, "/da/");
  for (const path of ["/docs", "/g/demo/closed/", "/web-settings.json", "/metrics", "/openapi.json"]) {
    assert.equal((await ask(path)).status, 404, path);
  }
  // Elsewhere the same pages say that the domain is where they are.
  const elsewhere = (await ask("/g/demo/inn/place/tower", "server.example")).text;
  assert.match(elsewhere, /rel="canonical" href="https:\/\/guide.inn.example\/place\/tower"/);
  assert.doesNotMatch((await ask("/robots.txt", "server.example")).text, /Sitemap/);
});

test("the address of any page is there as a QR code", async () => {
  const { text, headers } = await page("inn/da/place/tower/qr.svg");
  assert.equal(headers.get("content-type"), "image/svg+xml");
  assert.match(text, /^<svg/);
  assert.notEqual(text, (await page("inn/place/tower/qr.svg")).text);
  assert.equal((await page("inn/qr.svg")).status, 200);
  assert.equal((await page("inn/nonsense/qr.svg")).status, 404);
});

/** A request with a Host header of its own, which fetch does not send. */
function askAs(server: string, path: string, host: string) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    get(`${server}${path}`, { headers: { Host: host } }, async (response) => {
      let text = "";
      for await (const chunk of response) text += chunk;
      resolve({ status: response.statusCode!, headers: response.headers, text });
    }).on("error", reject);
  });
}
