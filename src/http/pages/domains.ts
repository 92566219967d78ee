import type { FastifyRequest } from "fastify";

/** Which host's pages a domain shows, by the domain. */
export type PublicDomains = ReadonlyMap<string, { orgId: string; hostId: string }>;

/** The domain that a Host header names, without its port. */
function domainNamed(host: string | undefined): string {
  return (host ?? "").toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "");
}

/** What a domain has besides the pages of its host: pictures, and the interface for who has a key. */
const SHARED = /^\/(media|v2)\//;

/**
 * The target of a request as the routes know it: on a domain of a host's own every address is one of its pages, so that neither
 * the explorer nor another host is seen there.
 */
export function routedTarget(domains: PublicDomains, host: string | undefined, target: string): string {
  const found = domains.get(domainNamed(host));
  if (!found) return target;
  const path = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, "");
  if (SHARED.test(path)) return path;
  const slash = path.startsWith("/") ? "" : "/";
  return `/g/${encodeURIComponent(found.orgId)}/${encodeURIComponent(found.hostId)}${slash}${path}`;
}

/** What the public pages of a host are known by, such as `https://guide.example.org/g/org/host`; a request tells where it came to. */
export type SiteOf = (
  request: Pick<FastifyRequest, "protocol" | "host">,
  orgId: string,
  hostId: string,
) => string;

export function sitesOf(domains: PublicDomains = new Map(), publicUrl?: string): SiteOf {
  const domainOf = new Map([...domains].map(([domain, { orgId, hostId }]) => [`${orgId}/${hostId}`, domain]));
  return ({ protocol, host }, orgId, hostId) => {
    const own = domainOf.get(`${orgId}/${hostId}`);
    const origin = `${protocol}://${host}`;
    if (own !== undefined) return domainNamed(host) === own ? origin : `https://${own}`;
    return `${publicUrl ?? origin}/g/${encodeURIComponent(orgId)}/${encodeURIComponent(hostId)}`;
  };
}
