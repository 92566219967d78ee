import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { loadSample } from "../../src/cli/sample.ts";
import type { Concierge } from "../../src/concierge/concierge.ts";
import type { Problem } from "../../src/contract/answers.ts";
import { createDiscovery, type Discovery, type DiscoveryOptions } from "../../src/discovery/discovery.ts";
import { createServer } from "../../src/http/app/create-server.ts";
import { makeKey } from "../../src/management/keys.ts";
import { folderStorage } from "../../src/media/media-storage.ts";
import { importNdjson } from "../../src/sources/import-records.ts";
import type { KeyRecord, Store } from "../../src/store/store.ts";
import { checkAnswer } from "./answer-check.ts";
import { fileOfRecords } from "./sources/files.ts";
import { openTestStore } from "./test-store.ts";

/** A record to import: `{"kind": …}` as a line of a file would have it. */
export type RecordLine = { kind: string; id: string } & Record<string, unknown>;

/** A hit of any search, with the fields that tests look at. */
export interface Hit {
  id: string;
  geoDistance?: number;
  listings?: Hit[];
  openingHours?: { isUnavailable?: boolean; openNow?: boolean; nextCloseTime?: string; periods?: unknown[] };
  ranking?: Record<string, number | string>;
  [field: string]: unknown;
}
export interface SearchBody {
  results: Hit[];
  total: number;
  pages: number;
  facets?: Record<string, { value: string | number; count: number }[]>;
}
export interface HomeBody {
  host: Record<string, unknown>;
  guides: SearchBody;
  geoareas: SearchBody;
}

export type Query = Readonly<Record<string, string | number | boolean | undefined>>;
export interface Asking {
  org?: string;
  key?: string;
  headers?: Record<string, string>;
  method?: string;
}
export interface Reply {
  status: number;
  headers: Headers;
  text: string;
}

export interface OrgFixture {
  languageCodes?: string[];
  records: readonly RecordLine[];
}

export type World = Awaited<ReturnType<typeof startWorld>>;

/** Words that stand in stored secrets of the fixtures and may never leave the service. */
export const SECRET_MARK = /s3cr3t|not-shown|sample-tag-|sample-pixel-/;

/** The instant at which every world begins: a Wednesday in May, 14:00 in Copenhagen. */
export const START = Date.parse("2026-05-20T12:00:00Z");

/**
 * A server on a free port over a temporary store (which `WAYMARK_TEST_STORE` names) with these organisations, a key for each, and a clock that only the
 * test moves. Every answer that passes through it is held against the OpenAPI document and searched for secrets.
 * Everything goes when the file's tests have ended.
 */
export async function startWorld(
  organisations: Readonly<Record<string, OrgFixture>>,
  concierge?: ConciergeFor,
  forecasts?: DiscoveryOptions["forecasts"],
) {
  const world = await openServer(concierge, forecasts);
  for (const [orgId, fixture] of Object.entries(organisations)) {
    await world.addOrganisation(orgId, fixture);
  }
  return world;
}

/** The same with the sample destination as organisation `demo`. */
export async function startSampleWorld(concierge?: ConciergeFor, forecasts?: DiscoveryOptions["forecasts"]) {
  const world = await openServer(concierge, forecasts);
  await loadSample(world.store, undefined, START);
  world.keys.set("demo", await world.addKey("demo"));
  return world;
}

/** Makes the concierge of a world over its store. Without one the preview operations are not there. */
export type ConciergeFor = (parts: {
  store: Store;
  discovery: Discovery;
  clock: () => number;
}) => Promise<Concierge>;

async function openServer(conciergeFor?: ConciergeFor, forecasts?: DiscoveryOptions["forecasts"]) {
  const time = { now: START };
  const clock = () => time.now;
  const { store, remove } = await openTestStore(clock);
  const lines: string[] = [];
  const write = (fields: object, message: string) => lines.push(JSON.stringify({ ...fields, message }));
  const discovery = createDiscovery({ store, clock, forecasts });
  const files = mkdtempSync(join(tmpdir(), "waymark-files-"));
  const storage = folderStorage((orgId) => join(files, orgId));
  const app = await createServer({
    store,
    content: store,
    discovery,
    concierge: await conciergeFor?.({ store, discovery, clock }),
    clock,
    logger: { info: write, error: write },
    // With a queue, as in service, from which nothing is refused.
    settings: { ratePerSecond: 1e6, burst: 1e6, mostDelayMs: 60_000, media: { storage, maxBytes: 2e6 } },
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  after(async () => {
    app.server.closeAllConnections();
    await app.close();
    await remove();
    rmSync(files, { recursive: true, force: true });
  });
  const keys = new Map<string, string>();

  async function addKey(orgId: string, bounds: Partial<KeyRecord> = {}): Promise<string> {
    return (await makeKey(store, orgId, START, { abilities: ["read"], ...bounds })).key;
  }

  async function addOrganisation(orgId: string, { languageCodes = ["en-GB"], records }: OrgFixture) {
    await store.organisations.create({ id: orgId, name: orgId, languageCodes, createdAt: START });
    keys.set(orgId, await addKey(orgId));
    const { faults } = await importNdjson({ store, orgId, files: [fileOfRecords(records)] });
    assert.deepEqual(faults, []);
  }

  /** Asks for an address below /v2/orgs/{org}; the answer is held against the document. */
  async function get(operation: string, query: Query = {}, asking: Asking = {}): Promise<Reply> {
    const { org = "demo", key = keys.get(org), headers: sent = {}, method = "GET" } = asking;
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
    if (key) search.set("key", key);
    const path = `/v2/orgs/${org}/${operation}`;
    const response = await fetch(`${origin}${path}?${search}`, { method, headers: sent });
    const { status, headers } = response;
    const text = await response.text();
    assert.doesNotMatch(text, SECRET_MARK, `${path} shows a secret`);
    assert.doesNotMatch(JSON.stringify([...headers]), SECRET_MARK, `${path} shows a secret`);
    if (method === "GET" && !(query.fields || query.excludeFields)) {
      checkAnswer({ path, lang: String(query.lang ?? "").trim() !== "", status, headers, text });
    }
    return { status, headers, text };
  }

  /** The body of a good answer. */
  async function ask<T = SearchBody>(operation: string, query: Query = {}, asking: Asking = {}): Promise<T> {
    const { status, text } = await get(operation, query, asking);
    assert.equal(status, 200, `${operation} ${JSON.stringify(query)}: ${text}`);
    return JSON.parse(text) as T;
  }

  /** The ids of a search's hits, in their order. */
  async function ids(operation: string, query: Query = {}, asking: Asking = {}): Promise<string[]> {
    return idsOf((await ask(operation, query, asking)).results);
  }

  /** Every hit of a search, page by page, with the totals that each page gave. */
  async function all(operation: string, query: Query = {}, asking: Asking = {}): Promise<Hit[]> {
    const hits: Hit[] = [];
    const hitsPerPage = Number(query.hitsPerPage ?? 20);
    for (let page = 1; ; page++) {
      const body = await ask(operation, { ...query, page, hitsPerPage }, asking);
      hits.push(...body.results);
      assert.equal(body.pages, Math.ceil(body.total / hitsPerPage));
      if (page < body.pages) continue;
      assert.equal(hits.length, body.total);
      return hits;
    }
  }

  /** The problem that a request is refused with. */
  async function refused(operation: string, query: Query = {}, asking: Asking = {}): Promise<Problem> {
    const { status, text } = await get(operation, query, asking);
    assert.ok(status >= 400, `${operation} ${JSON.stringify(query)} was answered: ${text.slice(0, 200)}`);
    return JSON.parse(text) as Problem;
  }

  return { origin, store, time, lines, keys, addKey, addOrganisation, get, ask, ids, all, refused };
}

export function idsOf(hits: readonly Hit[]): string[] {
  return hits.map(({ id }) => id);
}
