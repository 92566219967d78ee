import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { HostProfile } from "../../client/api-types.ts";
import type { Concierge } from "../../concierge/concierge.ts";
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
import { openRenderer, type Readable } from "./built-pages.ts";
import type { SiteOf } from "./domains.ts";
import { writeGpx } from "./gpx.ts";
import { type PageName, pageLanguages, pageNamed, readPagePath } from "./page-address.ts";
import { type PageQuery, readPage } from "./page-content.ts";
import { type PageContent, type PageLanguage, type PageView, pageFiles } from "./page-view.ts";
import { pagePath, writeSitemap } from "./sitemap.ts";

export interface PageParts {
  discovery: Discovery;
  /** Tells what was there and is gone; absent: all that is not there is missing. */
  store?: Pick<Store, "read">;
  /** Opens plans that were shared; absent: there are none. */
  concierge?: Pick<Concierge, "openPlan">;
  siteOf: SiteOf;
  /** Epoch milliseconds. */
  clock: () => number;
  shared?: SharedLimits;
}

/** Opening states change: a page is kept no longer, here and elsewhere. */
const KEPT_MS = 60_000;
const CACHE_CONTROL = "public, max-age=60, stale-while-revalidate=600";
const FILE_CACHE_CONTROL = "public, max-age=3600";
const MAX_KEPT_BYTES = 16 * 1_024 ** 2;
/** A page is sent as it is and in two or three compressed forms. */
const FORMS = 1.6;
const MAX_PAGE = 1_000;
const MAX_WORDS = 200;
/** Of a list that somebody shares. */
const MAX_IDS = 50;
const MAX_ID = 128;

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
export function addPublicPages(
  app: FastifyInstance,
  parts: PageParts,
  settings: ServerSettings,
  readable: Readable,
): void {
  const { discovery, clock } = parts;
  const limiter = new RateLimiter(LIMIT, clock, parts.shared);
  const kept = new BoundedCache<string, KeptPage>(MAX_KEPT_BYTES, ({ body }) => body.length * FORMS + 500);
  const rendering = openRenderer(settings.webDirectory);

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    limiter.take(networkOf(request.ip));
    const { org: orgId, host: hostId, "*": rest } = request.params as Record<"org" | "host" | "*", string>;
    const found = await hostOf(discovery, orgId, hostId);
    const below = `/g/${encodeURIComponent(orgId)}/${encodeURIComponent(hostId)}`;
    const origin = `${request.protocol}://${request.host}`;
    const site = parts.siteOf(request, orgId, hostId);
    const { language, path, isCanonical } = readPagePath(rest, found.languages);
    const base = site === origin ? "" : below;
    const query = readRawQuery(request.raw.url ?? "/");
    if (!isCanonical) {
      return reply.redirect(`${base}${pagePath(language, path)}${query === "" ? "" : `?${query}`}`, 301);
    }
    const { publicUrl } = settings;
    const view: Omit<PageView, "content"> = {
      origin,
      site,
      ownOrigins: publicUrl === undefined ? [] : [new URL(publicUrl).origin],
      base,
      path,
      language,
      languages: found.languages,
      host: found.profile,
      nowMs: clock(),
      imageOrigins: settings.imageOrigins ?? [],
    };
    const reader = { ...parts, orgId, hostId, lang: language.code };
    return (
      (await sendFile(request, reply, rest, { view, reader })) ??
      sendPage(request, reply, rest, { view, reader })
    );
  };

  const sendPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    rest: string,
    { view, reader }: Asked,
  ) => {
    const query = readPageQuery(request);
    const { orgId, hostId } = reader;
    const key = JSON.stringify([orgId, hostId, view.origin, rest, query]);
    const page = (await fresh(kept.get(key), orgId)) ?? (await make());
    kept.set(key, page);
    reply.code(page.status).headers({
      "Content-Language": view.language.code,
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
      const { content, lasts } = await readOrMissing(reader, pageNamed(view.path), query);
      const { renderPage } = await rendering();
      const { html, contentSecurityPolicy: policy } = await renderPage({ ...view, content });
      const status = content.kind !== "missing" ? 200 : content.isGone ? 410 : 404;
      return { body: Buffer.from(html, "utf8"), status, policy, madeAt: view.nowMs, lasts };
    }
  };

  /** What stands beside the pages; undefined where the address names a page. */
  const sendFile = async (
    request: FastifyRequest,
    reply: FastifyReply,
    rest: string,
    { view, reader }: Asked,
  ) => {
    const send = (body: string, contentType: string) =>
      sendBytes(request, reply, {
        body: Buffer.from(body, "utf8"),
        contentType,
        cacheControl: FILE_CACHE_CONTROL,
      });
    if (rest === "robots.txt" && view.base === "") {
      return send(
        `User-agent: *\nAllow: /\nSitemap: ${view.site}/sitemap.xml\n`,
        "text/plain; charset=utf-8",
      );
    }
    const file = pageFiles.find((name) => name === rest);
    if (file) {
      const { renderFile } = await rendering();
      const { body, contentType } = renderFile(view, file);
      if (file === "sw.js") reply.header("Content-Security-Policy", "default-src 'self'");
      return send(body, contentType);
    }
    const [isCode, coded = ""] = /^(?:(.*)\/)?qr\.svg$/.exec(view.path) ?? [];
    if (isCode && pageNamed(coded).kind !== "unknown") {
      const { renderFile } = await rendering();
      const { body, contentType } = renderFile({ ...view, path: coded }, "qr.svg");
      return send(body, contentType);
    }
    const planned = /^plan\/([\da-f-]{36})\.(ics|gpx)$/.exec(view.path);
    if (planned) {
      const { orgId, hostId, lang } = reader;
      const plan = await parts.concierge?.openPlan(orgId, { token: planned[1]!, hostId, lang });
      if (!plan) return undefined;
      const name = `${view.host.name}: ${plan.language.mail.title}`;
      const isCalendar = planned[2] === "ics";
      reply.header("Content-Disposition", `attachment; filename="plan.${planned[2]}"`);
      reply.header("X-Robots-Tag", "noindex");
      return isCalendar
        ? send(plan.calendar(), "text/calendar; charset=utf-8")
        : send(await writeGpx(plan, name), "application/gpx+xml; charset=utf-8");
    }
    const sitemap = /^sitemap(?:-([1-9]\d{0,3}))?\.xml$/.exec(rest);
    if (!sitemap) return undefined;
    const { orgId, hostId } = reader;
    const records = await discovery.visibleRecords({ orgId, hostIds: [hostId] }, hostId);
    const written = writeSitemap(
      view.site,
      view.languages,
      records,
      sitemap[1] === undefined ? undefined : Number(sitemap[1]),
    );
    return written && send(written, "application/xml; charset=utf-8");
  };

  const fresh = async (page: KeptPage | undefined, orgId: string) => {
    if (!page || Math.abs(clock() - page.madeAt) > KEPT_MS) return undefined;
    for (const lasts of page.lasts) if (!lasts || !(await discovery.holds(orgId, lasts))) return undefined;
    return page;
  };

  /** For a reader a page stands in place of problem details. */
  const readableReply = async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    const isProblem = reply.getHeader("content-type") === "application/problem+json";
    const page = isProblem ? readable(reply.statusCode, request.headers) : undefined;
    if (!page) return payload;
    const { html, contentSecurityPolicy } = await page;
    reply.removeHeader("content-length").headers({
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": contentSecurityPolicy,
    });
    return html;
  };

  const config = { config: { operation: "page" }, onSend: readableReply };
  app.get("/g/:org/:host", config, (request, reply) => {
    const { org, host } = request.params as Record<"org" | "host", string>;
    return reply.redirect(`/g/${encodeURIComponent(org)}/${encodeURIComponent(host)}/`, 301);
  });
  app.get("/g/:org/:host/*", config, answer);
  app.get("/robots.txt", config, (request, reply) =>
    sendBytes(request, reply, {
      body: Buffer.from("User-agent: *\nDisallow: /v2/\n", "utf8"),
      contentType: "text/plain; charset=utf-8",
      cacheControl: FILE_CACHE_CONTROL,
    }),
  );
}

interface Asked {
  view: Omit<PageView, "content">;
  reader: PageParts & { orgId: string; hostId: string; lang: string };
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

const kinds: Partial<Record<PageName["kind"], "guide" | "listing" | "geoArea">> = {
  guide: "guide",
  place: "listing",
  area: "geoArea",
};

async function readOrMissing(
  reader: Asked["reader"],
  name: PageName,
  query: PageQuery,
): Promise<{ content: PageContent; lasts: KeptPage["lasts"] }> {
  const missing = (isGone: boolean) => ({ content: { kind: "missing", isGone } as const, lasts: [] });
  if (name.kind === "unknown") return missing(false);
  if (name.kind === "plan") {
    const { orgId, hostId, lang } = reader;
    const plan = await reader.concierge?.openPlan(orgId, { token: name.id, hostId, lang });
    // What is read of the catalogue by another way is not kept.
    return plan ? { content: { kind: "plan", token: name.id, plan }, lasts: [undefined] } : missing(true);
  }
  try {
    return await readPage(reader, name, query);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== 404 || !("id" in name)) throw error;
    const record = await reader.store?.read(reader.orgId).record(kinds[name.kind]!, name.id);
    const status = record && (JSON.parse(record.body) as { status?: string }).status;
    return missing(status === "inactive" || status === "archived");
  }
}

function readPageQuery(request: FastifyRequest): PageQuery {
  const query = new URLSearchParams(readRawQuery(request.raw.url ?? "/"));
  const page = Number(query.get("page") ?? 1);
  const words = query.get("q")?.trim().slice(0, MAX_WORDS);
  const ids = query.get("ids")?.split(",") ?? [];
  const named = [...new Set(ids)].filter((id) => id !== "" && id.length <= MAX_ID).slice(0, MAX_IDS);
  return {
    page: page >= 1 && page <= MAX_PAGE ? Math.trunc(page) : 1,
    words: words || undefined,
    ids: named.length > 0 ? named : undefined,
  };
}
