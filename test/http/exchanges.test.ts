import { hash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import type { Concierge } from "../../src/concierge/concierge.ts";
import type { OpenedPlan } from "../../src/concierge/shared-plans.ts";
import { ServiceError } from "../../src/contract/errors.ts";
import { createDiscovery } from "../../src/discovery/discovery.ts";
import { createServer } from "../../src/http/app/create-server.ts";
import type { ServerSettings } from "../../src/http/app/settings.ts";
import { folderStorage } from "../../src/media/media-storage.ts";
import { openEditor } from "../support/editing.ts";
import { area, guide, host, listing, numbered } from "../support/records.ts";
import { startWorld } from "../support/world.ts";

type Headers = Readonly<Record<string, string>>;
interface Asked {
  method?: string;
  headers?: Headers;
  body?: string;
}

const UUID = "3f2b8c1e-5a7d-4c39-9e64-0b1a2c3d4e5f";
/** As long as an id may be. */
const longId = "long".padEnd(128, "g");
const guided = { publicPages: true, languageCodes: ["en-GB", "da-DK", "pt-PT", "pt-BR"] };
const near = (step: number) => [55.6761 + step / 2_000, 12.5683];
const source = (attribution: string) => ({
  ...{
    source: "csv",
    dataset: "town",
    id: "1",
    url: "https://example.org/1",
    licence: "ODbL-1.0",
    attribution,
  },
  fields: { "name.en-GB": "Xy12abcd" },
});
const daily = {
  periods: Array.from({ length: 7 }, (_, day) => ({
    open: { day, time: "1000" },
    close: { day, time: "1800" },
  })),
};
const world = await startWorld({
  demo: {
    languageCodes: ["en-GB", "da-DK"],
    records: [
      host("inn", guided),
      host("hidden", { publicPages: false }),
      ...numbered("place", 45).map((id, step) =>
        listing(id, {
          geoLocation: step === 44 ? undefined : near(step),
          summary: { "en-GB": "A place to see. ".repeat(step) },
          integratedCategories: {
            "en-GB": [
              { category_id: ["see.museum", "eat.restaurant", "drink.bar"][step % 3], full_label: ["x"] },
            ],
          },
        }),
      ),
      listing("over", { status: "archived" }),
      listing("draft", { status: "draft" }),
      listing("quiet", { status: "inactive" }),
      listing(longId),
      ...numbered("walk", 24).map((id, step) => guide(id, { listingIds: numbered("place", step) })),
      ...numbered("part", 23).map((id, step) => area(id, { geoLocation: near(step), radius: 900 })),
      { kind: "site", id: "main", tree: [] },
    ],
  },
  other: {
    records: [
      host("inn", guided),
      ...["Hotel", "Museum", "Restaurant", "Bank"].flatMap((kind, of) =>
        [1, 2, 3].map((number) =>
          listing(`${kind}-${number}`.toLowerCase(), {
            ...{ geoLocation: near(of + 4 * number), sources: [source(`listing ${kind}`)] },
            ...{ category: { "en-GB": kind }, openingHours: daily, timeZoneName: "Europe/Copenhagen" },
            ...{ countryCode: "DK", featured: number === 3 },
          }),
        ),
      ),
      guide("walk", {
        listingIds: ["museum-1", "museum-2", "bank-1"],
        sources: [source("guide")],
        geoLocation: near(1),
      }),
      area("centre", { geoLocation: near(0), radius: 5_000, sources: [source("area")] }),
    ],
  },
});

const folder = mkdtempSync(join(tmpdir(), "waymark-exchanges-"));
after(() => rmSync(folder, { recursive: true, force: true }));
/** Web faces and files of which nothing is asked but that they come as they are. */
const files: Headers = {
  "web/index.html": "<p>explorer",
  "web/assets/a-1.js": "export {};".repeat(300),
  "web/assets/odd.bin": "odd",
  "web/waymark-home.js": "export {}",
  "web/pages/pages.js": `const told = (view) => JSON.stringify(view);
export const renderPage = async (view) => ({ html: told(view), contentSecurityPolicy: "default-src 'none'" });
export const renderFailure = async (status, wished) => ({ html: told([status, wished]), contentSecurityPolicy: "x" });
export const renderFile = (view, file) => ({ body: told([view, file]), contentType: "text/plain" });`,
  "guide/index.html": "<p>docs",
  "guide/assets/b.css": "p {}".repeat(500),
  "guide/assets/c.webp": "webp".repeat(500),
  "guide/page.html": "<p>docs",
  "guide/odd.bin": "odd",
  "guide/llms.txt": "docs",
  "sample/a.svg": `<svg>${" ".repeat(2_000)}</svg>`,
  "sample/.hidden.svg": "<svg/>",
  "sample/a.exe": "no",
  "own/demo/b.svg": "<svg/>",
  "kept/demo/b.svg": "<svg>kept</svg>",
  "kept/demo/c.png": "png",
};
for (const [name, text] of Object.entries(files)) {
  mkdirSync(join(folder, name, ".."), { recursive: true });
  writeFileSync(join(folder, name), text);
}

const plan = {
  days: [
    {
      date: "2026-05-21",
      heading: "Day 1",
      stops: [
        { time: "10:00", stop: { name: "A & B", geoLocation: [55.6, 12.5], address: "Road 1" } },
        { time: "12:00", stop: { name: "Nowhere" } },
      ],
    },
  ],
  language: { mail: { title: "Plan" } },
  attributions: ["© somebody"],
  expiresAt: Date.parse("2026-06-20T12:00:00Z"),
  calendar: () => "BEGIN:VCALENDAR",
  walks: async () => [[{ line: [{ lat: 55.6, lng: 12.5 }] }, {}]],
} as unknown as OpenedPlan;
const answer = { message: "Nyhavn.", toolUsed: true } as never;
const concierge: Concierge = {
  async chat(_caller, { action, message }, { onConversation, onPiece, admitMail } = {}) {
    onConversation?.(UUID);
    if (message === "break") throw new Error("broken");
    if (message === "mail") admitMail?.("a@example.com");
    await onPiece?.({ event: "delta", text: `${action}: ${message}` });
    if (message === "break later") throw new Error("broken");
    return { answer, language: "en-GB", conversationId: UUID };
  },
  opening: async () => ({ answer, language: "da-DK" }),
  forget: async (_caller, id) => {
    if (id !== UUID) throw new ServiceError("conversation_not_found", "none");
  },
  sharePlan: async () => ({ token: UUID, hostId: "inn", expiresAt: "2026-06-20T12:00:00Z" }) as never,
  openPlan: async (_orgId, { token, lang }) => (token === UUID && lang !== "da-DK" ? plan : undefined),
  sweep: async () => undefined,
};

async function serve(settings: ServerSettings) {
  const { store, time } = world;
  const clock = () => time.now;
  const lines: string[] = [];
  const write = (fields: object, message: string) => lines.push(JSON.stringify({ ...fields, message }));
  const app = await createServer({
    store,
    content: store,
    discovery: createDiscovery({ store, clock }),
    concierge,
    clock,
    logger: {
      info: write,
      error: (fields, message) => write({ message, error: Object.keys(fields) }, "error"),
    },
    settings: {
      webDirectory: join(folder, "web"),
      guideDirectory: join(folder, "guide"),
      mediaDirectories: { sample: join(folder, "sample") },
      mediaFolder: join(folder, "own"),
      media: { storage: folderStorage((orgId) => join(folder, "kept", orgId)), maxBytes: 1_000 },
      ...settings,
    },
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  after(async () => {
    app.server.closeAllConnections();
    await app.close();
  });
  /** An exchange as a line: what is asked and of all that comes back a short hash. */
  return (target: string, { method = "GET", headers = {}, body }: Asked = {}, note = "") =>
    new Promise<{ line: string; etag: string | undefined }>((resolve, reject) => {
      const sent = { Host: "waymark.example", "X-Request-Id": "request-1", ...headers };
      const asking = request({ host: "127.0.0.1", port, path: target, method, headers: sent, agent: false });
      asking.on("error", reject);
      asking.on("response", async (response) => {
        const bytes = Buffer.concat(await response.toArray());
        const told = plain({ ...response.headers }, bytes, lines.splice(0));
        const what = [method, target, note || JSON.stringify(headers), body ?? ""]
          .map(withoutChance)
          .join(" ");
        const line = `${what} → ${response.statusCode} ${hash("md5", told).slice(0, 6)}`;
        resolve({ line, etag: response.headers.etag });
      });
      asking.end(body);
    });
}

/** What came back without what chance, the clock of the machine and the libraries of compression have to do with. */
function plain(headers: IncomingHttpHeaders, bytes: Buffer, lines: string[]): string {
  const unpack = { gzip: gunzipSync, br: brotliDecompressSync, zstd: zstdDecompressSync };
  const encoding = headers["content-encoding"] as keyof typeof unpack | undefined;
  const text = (encoding && bytes.length > 0 ? unpack[encoding](bytes) : bytes).toString();
  delete headers.date;
  if (encoding) delete headers["content-length"];
  if (headers.etag) headers.etag = headers.etag.replace(/".*"/, "tag");
  if (/scalar|openapi/.test(lines.join())) return JSON.stringify([headers, lines.length]);
  return withoutChance(JSON.stringify([headers, text, lines]));
}

function withoutChance(text: string): string {
  return text
    .replaceAll("\n", "¶")
    .replace(/wk_[\w-]+/g, "KEY")
    .replace(/r=9\d{5}/g, "r=many")
    .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, "uuid")
    .replace(/((?:keyId|token|by)\W+)[\w.-]+/g, "$1some")
    .replace(/(milliseconds\W+)[\d.]+/g, "$1n");
}

const [key, otherKey] = [world.keys.get("demo")!, world.keys.get("other")!];
const chatKey = await world.addKey("demo", { abilities: ["chat"] });
const writeKey = await world.addKey("demo", { abilities: ["write"] });
const innKey = await world.addKey("demo", { abilities: ["read", "chat"], hostIds: ["inn"] });
const pageKey = await world.addKey("demo", { origins: ["https://Hotel.example"] });
const oldKey = await world.addKey("demo", { expiresAt: 1 });
const json = { "Content-Type": "application/json" };
const events = { ...json, Accept: "text/event-stream" };
const [read, chat, edit, bound] = [key, chatKey, writeKey, innKey].map((one) => ({ "X-Api-Key": one }));
const org = "/v2/orgs/demo";
const page = "/g/demo/inn";

const operations = [
  ...["guide-search?latlng=55.68,12.57", "guide-search?page=2&lang=da", "guide-search?page=99"],
  ...[
    "listing-search?profileId=inn&hitsPerPage=5&page=3&utm=1",
    "listing-search?searchQuery=%C3%A6%20b&page=2",
    "listing-search?profileId=inn&hitsPerPage=5&latlng=55.68,12.57&page=2",
  ],
  ...[
    "location-search?fields=id",
    "listings/place-02",
    "listings/over",
    "guides/walk-05?includeListings=true",
  ],
  ...["areas/part-01", "host-profile?profileId=inn", "host-home?profileId=inn&latlng=55.68,12.57"],
  ...[
    "hosts",
    "org-languages?hostId=inn",
    "sites/main/page-slug",
    "getPersonalizationOptions",
    "guide-search?page=0",
  ],
  ...[
    "listing-search?latlng=1&page=x&lang=%%",
    "listing-search?profileId=nobody",
    "nothing",
    "listings/a%ffb",
  ],
];
const encodings = [
  "gzip",
  "br",
  "zstd, br",
  "gzip;q=0.5, br;q=0.4",
  "identity",
  "*;q=0",
  "gzip;q=1.5, br;q=1",
];

/** Who asks, and with which right. */
const callers: Headers[] = [
  {},
  { "X-Api-Key": " " },
  { "X-Api-Key": "wk_none" },
  ...[otherKey, chatKey, oldKey, innKey, pageKey].map((one) => ({ "X-Api-Key": one })),
  { Authorization: `bearer  ${key} ` },
  { Authorization: `Basic ${key}` },
  { Authorization: `Bearer ${key}`, "X-Api-Key": key },
  { Authorization: `Bearer ${key}`, "X-Api-Key": innKey },
  { "X-Api-Key": pageKey, Origin: "https://hotel.example" },
  { "X-Api-Key": pageKey, Origin: "https://evil.example" },
  { ...read, "Preview-Token": "" },
  { ...read, "Preview-Token": " " },
  { "X-Api-Key": pageKey, Referer: "https://hotel.example/rooms?x" },
  { ...read, "Preview-Token": "none" },
  { ...read, traceparent: "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01" },
];

const pages = [
  ...[
    "",
    "/",
    "/guides",
    "/guides?page=2",
    "/guides/x",
    "/guide/walk-20",
    "/guide/none",
    "/guide/",
    "/places",
  ],
  ...[
    "/places?page=3",
    "/places?page=0",
    "/places?page=1000",
    "/places?page=1001",
    "/places?page=2.5",
    "/places?q=%20see%20",
    "/places?q=",
  ],
  ...[
    "/places/see?page=2",
    "/places/none",
    `/places?ids=${numbered("place", 45).reverse().join()},,x,place-01`,
  ],
  ...[
    "/place/place-12",
    "/place/place-45",
    "/place/over",
    "/place/draft",
    "/areas?page=2",
    "/area/part-03?page=2",
  ],
  ...[
    "/area/none",
    "/plan/none",
    `/plan/${UUID}`,
    `/plan/${UUID}.ics`,
    `/plan/${UUID}.gpx`,
    `/da/plan/${UUID}.gpx`,
  ],
  ...[
    "/da/",
    "/da",
    "/DA/guides?page=2",
    "/da-DK/places",
    "/en-GB/places",
    "/pt-BR/",
    "/pt/",
    "/sitemap.xml",
  ],
  ...[
    "/sitemap-1.xml",
    "/sitemap-2.xml",
    "/sitemap-0.xml",
    "/robots.txt",
    "/qr.svg",
    "/da/place/place-01/qr.svg",
  ],
  ...["/x/qr.svg", "/manifest.webmanifest", "/sw.js", "/icon.svg", "/da/icon.svg", "/nothing"],
].map((path) => page + path);
const morePages = [
  ...[`/places?ids=${longId}`, `/places?ids=${longId}x,place-01`, "/places?ids=,", "/places?ids=none"],
  ...[
    "/place/quiet",
    "/place/place-02/x",
    "/places/drink",
    "/places/see?q=see",
    "/guides?page=x",
    "/area/part-23",
  ],
  ...["/sitemap-9999.xml", "/sitemap-10000.xml", "/sitemap-01.xml", "/da/sitemap.xml", "/da/robots.txt"],
  ...[`/plan/${UUID}.pdf`, `/da/plan/${UUID}.ics`, `/plan/${UUID.slice(1)}.ics`, `/x/plan/${UUID}.ics`],
  ...["/da/qr.svg", "/guides/qr.svg", "/qr.svg?x", "/da/manifest.webmanifest", "/en-GB/qr.svg", "/da/none"],
]
  .map((path) => page + path)
  .concat(
    ["", "guides", "guide/walk", "areas", "area/centre", "places", "places/stay", "places?q=hotel"].map(
      (path) => `/g/other/inn/${path}`,
    ),
    ["museum-1", "hotel-2", "bank-3"].map((id) => `/g/other/inn/place/${id}`),
  );
const faces = [
  ...[
    "/",
    "/studio",
    "/studio/",
    "/web-settings.json",
    "/waymark-home.js",
    "/assets/a-1.js",
    "/assets/odd.bin",
  ],
  ...[
    "/assets/none.js",
    "/guide",
    "/guide/",
    "/guide/assets/b.css",
    "/guide/none",
    "/llms.txt",
    "/robots.txt",
  ],
  ...["/media/sample/a.svg", "/media/sample/.hidden.svg", "/media/sample/a.exe", "/media/orgs/demo/b.svg"],
  ...[
    "/media/orgs/demo/c.png",
    "/media/orgs/demo/none.png",
    "/media/orgs/..%2fdemo/b.svg",
    "/media/sample/A.SVG",
  ],
  ...["/guide/assets/c.webp", "/guide/page.html", "/guide/odd.bin", "/assets/..%2Findex.html"],
  ...["/docs/preview", "/docs/content", "/docs/start-preview.js", "/docs/start-content.js", "/docs/none"],
  ...["/openapi-preview.json", "/openapi-content.json", "/readyz?reads=true", "/readyz?reads=x"],
  ...[
    `/media/orgs/${"a".repeat(63)}/b.svg`,
    `/media/orgs/${"a".repeat(64)}/b.svg`,
    "/media/orgs/demo/.b.svg",
    "/media/orgs/demo/b.txt",
    "/media/orgs/other/b.svg",
    "/media/sample/a",
  ],
  ...[
    "/docs",
    "/docs/",
    "/docs/errors",
    "/docs/start.js",
    "/openapi.json",
    "/v2/changelog",
    "/healthz",
    "/readyz",
  ],
  ...[
    "/none",
    "/g/demo/hidden/",
    "/g/none/inn/",
    "/%zz",
    `/v2/orgs/none/guide-search?key=${key}`,
    "//x/y",
    "/v2/orgs",
  ],
];
const say = (body: unknown, more: Headers = {}) => ({
  method: "POST",
  headers: { ...chat!, ...json, ...more },
  body: typeof body === "string" ? body : JSON.stringify(body),
});
const hello = { action: "chat", message: "hello", profileId: "inn" };
const chats: [string, Asked][] = [
  ["/chat", say(hello)],
  ["/chat", say(hello, events)],
  ["/chat", say({ ...hello, message: "break" }, events)],
  ["/chat", say({ ...hello, message: "break later" }, events)],
  ["/chat", say({ ...hello, message: "break" })],
  ["/chat", say({ ...hello, message: "mail" })],
  ["/chat", say(hello, { Accept: "application/json, text/event-stream;q=0.5" })],
  ["/chat", say({ action: "createItinerary", message: "plan", profileId: "inn" })],
  ["/chat?x=%%", say(hello)],
  ...["", "{", "[]", "null", '{"message":1}', "{}"].map((body): [string, Asked] => ["/chat", say(body)]),
  ["/chat", say(hello, { "Content-Type": "text/plain" })],
  ["/chat", say(hello, bound)],
  ["/chat", say({ ...hello, profileId: "hidden" }, bound)],
  ["/chat", say({ ...hello, profileId: " " }, bound)],
  ["/chat", say(hello, read)],
  ["/chat?profileId=inn", { headers: chat! }],
  ["/chat?lang=xx-&profileId=inn", { headers: chat! }],
  ["/chat?profileId=hidden", { headers: bound! }],
  [`/chat/${UUID}`, { method: "DELETE", headers: chat! }],
  [`/chat/${UUID.replace("3", "4")}`, { method: "DELETE", headers: chat! }],
  ["/chat/1", { method: "DELETE", headers: chat! }],
];
const record = JSON.stringify({ name: { "en-GB": "New" } });
const writes: [string, Asked][] = [
  ["content/listing", {}],
  ["content:overview?kind=listing", {}],
  ["content/listing/new", { method: "PUT", body: record }],
  ["content/listing/new", { method: "PUT", body: record, headers: { "If-None-Match": "*" } }],
  ["content/listing/new", { method: "PUT", body: record, headers: { "If-Match": '"none"' } }],
  ["content/listing/new", { method: "PUT", body: record, headers: { "If-Match": "*" } }],
  ["content/listing/new", { method: "PATCH", body: record, headers: { "Idempotency-Key": "a" } }],
  ["content/listing/new", { method: "PATCH", body: record, headers: { "Idempotency-Key": "a" } }],
  ["content/listing/new", { method: "PATCH", body: "{}", headers: { "Idempotency-Key": "a" } }],
  ["content/listing/new", { method: "PATCH", body: "{}", headers: { "Idempotency-Key": "a".repeat(201) } }],
  ["content/listing/new?draft=true", { method: "PUT", body: record }],
  ["content/listing/new", {}],
  ["content/listing/new?draft=true", {}],
  ["content/listing/new", { headers: { "If-None-Match": "*" } }],
  ["content/listing/new/publish", { method: "POST", headers: { "If-Match": '"none"' } }],
  ["content/listing/new/publish", { method: "POST" }],
  ["content/listing/new/discard", { method: "POST" }],
  ["content/listing/new/revisions", {}],
  ["content/listing/new/revisions/x", {}],
  ["content/listing/new/revisions/1e0", {}],
  ["content/listing/new/revisions/99999999999999999999", {}],
  ["content/listing/new/revisions/1", {}],
  ["content/listing/new/revisions/2?against=1", {}],
  ["content/listing/new/revisions/1/restore", { method: "POST" }],
  ["content/listing/new/withdraw", { method: "POST" }],
  ["content/listing?name=x", { method: "PATCH", body: "{}" }],
  ["changes?since=0", { headers: { Accept: "application/json" } }],
  ["content/none/new", {}],
  ["content/listing/new", { method: "PUT" }],
  ["content/listing/new", { method: "PUT", body: record, headers: { "Content-Type": "text/plain" } }],
  ["content/listing/new", { method: "PUT", body: record, headers: { "Content-Type": "image/png" } }],
  ["content/listing/new", { method: "DELETE" }],
  ["content/listing/new", {}],
  ["previews", { method: "POST" }],
  ["changes?since=x", {}],
  ["content:export?kinds=site", {}],
  ["content:export?kinds=site", { method: "HEAD" }],
  [
    "content:batch",
    { method: "POST", body: '{"kind":"listing"}\n', headers: { "Content-Type": "application/x-ndjson" } },
  ],
  ["content:batch", { method: "POST", body: "{}" }],
  ["media?name=a", { method: "POST", body: "no picture", headers: { "Content-Type": "image/png" } }],
  ["media?name=a", { method: "POST", body: "x", headers: { "Content-Type": "application/x-ndjson" } }],
  ["media", {}],
  ["keys", { method: "POST", body: "{}" }],
];
const strange: [string, Asked][] = [
  ...["PUT", "DELETE", "OPTIONS", "HEAD"].map((method): [string, Asked] => [
    `${org}/guide-search`,
    { method },
  ]),
  ["/healthz", { headers: { "X-Request-Id": "short" } }],
  ["/healthz", { headers: { "X-Request-Id": key } }],
  ["/none", { headers: { Accept: "text/html", "Accept-Language": "da" } }],
  ["/robots.txt", { method: "POST" }],
  ["/g/demo/inn/none", { method: "HEAD" }],
  ["/g/demo/inn/", { method: "DELETE" }],
  ["/g/demo/hidden/", { headers: { Accept: "text/html;q=0.1" } }],
  [`${page}/place/place-02`, { headers: { "Accept-Encoding": "br;q=0.3, zstd;q=0.2" } }],
  ["/docs/errors", { headers: { "Accept-Encoding": "zstd" } }],
  ["/docs/start.js", { headers: { "Accept-Encoding": "identity, gzip;q=0.5" } }],
  ["/media/sample/a.svg", { headers: { "Accept-Encoding": "identity;q=0, *;q=0.1" } }],
  [`${page}/place/none`, { headers: { Accept: "text/html" } }],
  ["/g/demo/none/x", { headers: { Accept: "text/html", "Accept-Language": "da" } }],
  [
    `${org}/guide-search`,
    { method: "OPTIONS", headers: { Origin: "https://a.example", "Access-Control-Request-Method": "GET" } },
  ],
  [
    `${org}/mcp`,
    {
      method: "POST",
      headers: { ...read, ...json, Accept: "application/json, text/event-stream" },
      body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
    },
  ],
  [`${org}/mcp`, { method: "POST", headers: json, body: "{}" }],
  ...[key, chatKey, pageKey, pageKey].map((one, index): [string, Asked] => [
    `${org}/mcp`,
    {
      method: "POST",
      headers: {
        ...events,
        Accept: "application/json, text/event-stream",
        "X-Api-Key": one,
        ...(index < 3 ? { Referer: "https://hotel.example/" } : { Origin: "https://hotel.example" }),
      },
      body: JSON.stringify({
        ...{ jsonrpc: "2.0", id: 2, method: "tools/call" },
        params: { name: "get_place", arguments: { id: "place-07" } },
      }),
    },
  ]),
];

test("what comes back for requests of all kinds, good and bad, is what it was", async (context) => {
  const told: string[] = [];
  const ask = await serve({ ratePerSecond: 1e6, burst: 1e6, chatBurst: 1_000, imageOrigins: ["*"] });
  const tell = async (...asked: Parameters<typeof ask>) => {
    const { line, etag } = await ask(...asked);
    told.push(line);
    return etag;
  };
  for (const operation of operations) {
    const target = `${org}/${operation}`;
    const headers = { ...read! };
    // From the second time on an answer is kept.
    for (let time = 1; time <= 3; time++)
      for (const encoding of encodings.slice(0, time === 2 ? undefined : 2))
        await tell(target, { headers: { ...headers, "Accept-Encoding": encoding } });
    const etag = await tell(target, { method: "HEAD", headers });
    if (etag)
      for (const known of [etag, `"x", ${etag.slice(2)}`, "*", '"x"'])
        await tell(
          target,
          { headers: { ...headers, "If-None-Match": known } },
          `known as ${known.replace(/".*"/, "tag")}`,
        );
  }
  for (const headers of callers)
    for (const target of ["guide-search", "host-profile?profileId=hidden", `listing-search?key=${key}`])
      await tell(`${org}/${target}`, { headers });
  for (const target of [...pages, ...faces]) {
    const etag = await tell(target, { headers: { "Accept-Encoding": "gzip" } });
    await tell(target);
    if (etag) await tell(target, { headers: { "If-None-Match": etag } }, "known");
  }
  for (const [path, asked] of chats) await tell(org + path, asked);
  for (const [path, { headers, ...asked }] of writes)
    await tell(`${org}/${path}`, { ...asked, headers: { ...edit!, ...json, ...headers } });
  for (const [target, asked] of strange) await tell(target, asked);

  // What is kept for one caller is no other's.
  for (const headers of [read, read, read, bound, bound, bound, read])
    for (const target of ["hosts", "listing-search?preview=", "listing-search?hitsPerPage=1"])
      await tell(`${org}/${target}`, { headers });

  const editor = await openEditor(world);
  for (const hosts of [undefined, ["inn"], ["hidden"]]) {
    const { token } = (await editor("POST", "previews", { body: { hosts } })).body;
    for (const headers of [read, bound])
      for (const target of [
        "listing-search",
        "host-profile?profileId=hidden",
        "listings/draft",
        "listing-search?hitsPerPage=1",
      ]) {
        const given = { ...headers!, "Preview-Token": String(token) };
        await tell(`${org}/${target}`, { headers: given }, `preview of ${hosts}`);
      }
  }

  const elsewhere = await serve({
    ...{ ratePerSecond: 1, burst: 12, chatRatePerSecond: 1, chatBurst: 4, metricsToken: "token" },
    ...{ mailRates: { perKey: 2, perAddress: 3, perRecipient: 1 }, publicUrl: "https://way.example" },
    publicDomains: new Map([["guide.example", { orgId: "demo", hostId: "inn" }]]),
    ...{
      mapStyleUrl: "https://maps.example/style.json",
      imageOrigins: ["https://a.example"],
      mostDelayMs: 60_000,
    },
  });
  const own = { Host: "Guide.example:80" };
  const limited: Parameters<typeof elsewhere>[] = [
    ...[
      "/",
      "/place/place-02",
      "/robots.txt",
      "/sitemap.xml",
      "/media/sample/a.svg",
      "/DA/",
      "/v2/changelog",
    ].map((target): [string, Asked] => [target, { headers: own }]),
    ...[page, `${page}/da/`, `${page}/sitemap-1.xml`, "/", "/web-settings.json", "/metrics", "/docs"].map(
      (target): [string] => [target],
    ),
    ["/metrics", { headers: { Authorization: "Bearer wrong" } }],
    [`${org}/plans`, say({ conversationId: UUID })],
    ...Array.from({ length: 3 }, (): [string, Asked] => [`${org}/chat`, say({ ...hello, message: "mail" })]),
    ...Array.from({ length: 3 }, (): [string, Asked] => [`${org}/chat`, say("{")]),
    ...Array.from({ length: 14 }, (): [string, Asked] => [`${org}/hosts`, { headers: read! }]),
    [`${org}/content/listing/x`, { method: "PUT", headers: { ...edit!, ...json }, body: record }],
  ];
  for (const asked of limited) told.push((await elsewhere(...asked)).line);
  world.time.now += 2_500;
  for (const asked of limited.slice(-8)) told.push((await elsewhere(...asked)).line);

  // An address may ask for so many pages at once.
  world.time.now += 30_000;
  for (const target of morePages) {
    const etag = await tell(target, { headers: { "Accept-Encoding": "gzip" } });
    if (etag) await tell(target, { headers: { "If-None-Match": etag } }, "known");
  }
  // To hold what is meant to have changed: node --test --test-update-snapshots test/http/exchanges.test.ts
  const path = join(import.meta.dirname, "exchanges.txt");
  context.assert.fileSnapshot(told, path, {
    serializers: [(lines) => `${(lines as string[]).join("\n")}\n`],
  });
});
