/** Which host's pages a domain shows, by the domain. */
export type PublicDomains = ReadonlyMap<string, { orgId: string; hostId: string }>;

/** The domain that a Host header names, without its port. */
export function domainNamed(host: string | undefined): string {
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
