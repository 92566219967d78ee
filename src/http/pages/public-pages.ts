import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { HostProfile } from "../../client/api-types.ts";
import { BoundedCache } from "../../content/bounded-cache.ts";
import { ServiceError } from "../../contract/errors.ts";
import type { Discovery } from "../../discovery/discovery.ts";
import type { OrgHost } from "../../discovery/org/org.ts";
import type { Store } from "../../store/store.ts";
import { readRawQuery } from "../app/requests.ts";
import type { ServerSettings } from "../app/settings.ts";
import { networkOf } from "../limits/mail-limits.ts";
import { RateLimiter } from "../limits/rate-limit.ts";
import type { SharedLimits } from "../limits/shared-limits.ts";
import { sendBytes } from "../routes/send-bytes.ts";
import { type PageName, pageLanguages, pageNamed, readPagePath } from "./page-address.ts";
import { type PageQuery, readPage } from "./page-content.ts";
import type { PageContent, PageLanguage, PagesModule } from "./page-view.ts";

export interface PageParts {
  discovery: Discovery;
  /** Tells what was there and is gone; absent: all that is not there is missing. */
  store?: Pick<Store, "read">;
  /** Epoch milliseconds. */
  clock: () => number;
  shared?: SharedLimits;
}

/** Opening states change: a page is kept no longer, here and elsewhere. */
const KEPT_MS = 60_000;
const CACHE_CONTROL = "public, max-age=60, stale-while-revalidate=600";
const MAX_KEPT_BYTES = 16 * 1_024 ** 2;
/** A page is sent as it is and in two or three compressed forms. */
const FORMS = 1.6;
const MAX_PAGE = 1_000;
const MAX_WORDS = 200;

/** Requests of an address for pages: a reader opens a few a second, a search engine some more. */
const LIMIT = {
  ratePerSecond: 20,
  burst: 200,
  name: "pages",
  exceeded: "this address asked for too many pages: wait a little",
};

interface KeptPage {
  body: Buffer;
  status: number;
  policy: string;
  madeAt: number;
  lasts: Awaited<ReturnType<typeof readPage>>["lasts"];
}

/**
 * Adds the public pages of hosts that have them: `/g/{org}/{host}/`, and below it the pages of its languages. Who asks has no
 * key, and sees what a guest of the host does.
 */
export function addPublicPages(app: FastifyInstance, parts: PageParts, settings: ServerSettings): void {
  const { discovery, clock } = parts;
  const limiter = new RateLimiter(LIMIT, clock, parts.shared);
  const kept = new BoundedCache<string, KeptPage>(MAX_KEPT_BYTES, ({ body }) => body.length * FORMS + 500);
  const rendering = openRenderer(settings.webDirectory);

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    limiter.take(networkOf(request.ip));
    const { org: orgId, host: hostId, "*": rest } = request.params as Record<"org" | "host" | "*", string>;
    const found = await hostOf(discovery, orgId, hostId);
    const base = `/g/${encodeURIComponent(orgId)}/${encodeURIComponent(hostId)}`;
    const { language, path, isCanonical } = readPagePath(rest, found.languages);
    const query = readPageQuery(request);
    if (!isCanonical)
      return reply.redirect(addressOf(base, language, path, readRawQuery(request.raw.url ?? "/")), 301);
    const view = {
      origin: settings.publicUrl ?? `${request.protocol}://${request.host}`,
      base,
      path,
      language,
      languages: found.languages,
      host: found.profile,
      nowMs: clock(),
      imageOrigins: settings.imageOrigins ?? [],
    };
    const key = JSON.stringify([orgId, hostId, view.origin, rest, query]);
    const page = (await fresh(kept.get(key), orgId)) ?? (await make());
    kept.set(key, page);
    reply.code(page.status).headers({
      "Content-Language": language.code,
      "Content-Security-Policy": page.policy,
      "Referrer-Policy": "strict-origin-when-cross-origin",
    });
    return sendBytes(request, reply, {
      body: page.body,
      contentType: "text/html; charset=utf-8",
      cacheControl: CACHE_CONTROL,
      lasting: true,
    });

    async function make(): Promise<KeptPage> {
      const name = pageNamed(path);
      const { content, lasts } = await readOrMissing(
        { ...parts, orgId, hostId, lang: language.code },
        name,
        query,
      );
      const { renderPage } = await rendering();
      const { html, contentSecurityPolicy: policy } = await renderPage({ ...view, content });
      const status = content.kind !== "missing" ? 200 : content.isGone ? 410 : 404;
      return { body: Buffer.from(html, "utf8"), status, policy, madeAt: view.nowMs, lasts };
    }
  };

  const fresh = async (page: KeptPage | undefined, orgId: string) => {
    if (!page || clock() - page.madeAt > KEPT_MS) return undefined;
    for (const lasts of page.lasts) if (!lasts || !(await discovery.holds(orgId, lasts))) return undefined;
    return page;
  };

  const config = { config: { operation: "page" } };
  app.get("/g/:org/:host", config, (request, reply) => {
    const { org, host } = request.params as Record<"org" | "host", string>;
    return reply.redirect(`/g/${encodeURIComponent(org)}/${encodeURIComponent(host)}/`, 301);
  });
  app.get("/g/:org/:host/*", config, answer);
}

/** The address of a page of a host. @param path decoded */
function addressOf(base: string, { part }: PageLanguage, path: string, rawQuery: string): string {
  const parts = [...(part === "" ? [] : [part]), ...path.split("/")].map(encodeURIComponent);
  return `${base}/${parts.join("/")}${rawQuery === "" ? "" : `?${rawQuery}`}`;
}

interface PublicHost {
  profile: HostProfile;
  languages: PageLanguage[];
}

const profiles = new WeakMap<OrgHost, PublicHost>();

/** @throws ServiceError `route_not_found` for a host that is not there or has no public pages: which of them is told to nobody */
async function hostOf(discovery: Discovery, orgId: string, hostId: string): Promise<PublicHost> {
  const missing = () => new ServiceError("route_not_found", "there is no such address");
  const found = await discovery
    .read(orgId, async (org) => {
      const host = org.hosts.get(hostId);
      if (!host?.hasPublicPages) return undefined;
      const known = profiles.get(host);
      if (known) return known;
      const profile = JSON.parse(host.profile.toString("utf8")) as HostProfile;
      const made = { profile, languages: pageLanguages(host, org.defaultLanguage) };
      profiles.set(host, made);
      return made;
    })
    .catch((error: unknown) => {
      if (error instanceof ServiceError && error.status < 500) throw missing();
      throw error;
    });
  if (!found) throw missing();
  return found;
}

const kinds = { guide: "guide", place: "listing", area: "geoArea" } as const;

async function readOrMissing(
  reader: PageParts & { orgId: string; hostId: string; lang: string },
  name: PageName,
  query: PageQuery,
): Promise<{ content: PageContent; lasts: KeptPage["lasts"] }> {
  const missing = (isGone: boolean) => ({ content: { kind: "missing", isGone } as const, lasts: [] });
  if (name.kind === "unknown") return missing(false);
  try {
    return await readPage(reader, name, query);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== 404 || !("id" in name)) throw error;
    const record = await reader.store?.read(reader.orgId).record(kinds[name.kind], name.id);
    const status = record && (JSON.parse(record.body) as { status?: string }).status;
    return missing(status === "inactive" || status === "archived");
  }
}

function readPageQuery(request: FastifyRequest): PageQuery {
  const query = new URLSearchParams(readRawQuery(request.raw.url ?? "/"));
  const page = Number(query.get("page") ?? 1);
  const words = query.get("q")?.trim().slice(0, MAX_WORDS);
  return { page: page >= 1 && page <= MAX_PAGE ? Math.trunc(page) : 1, words: words || undefined };
}

/** Loads the built pages once; they may be built after the server was started. */
function openRenderer(webDirectory: string | undefined): () => Promise<PagesModule> {
  let loading: Promise<PagesModule> | undefined;
  const file = webDirectory && join(webDirectory, "pages", "pages.js");
  return () => {
    if (!file || !existsSync(file)) {
      throw new ServiceError("route_not_found", "the web faces are not built: run `npm run build:web`");
    }
    loading ??= import(pathToFileURL(file).href) as Promise<PagesModule>;
    return loading;
  };
}
