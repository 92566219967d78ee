import type { PageSlugAnswer } from "../../contract/answers.ts";
import { ServiceError } from "../../contract/errors.ts";
import type { PageSlugRequest } from "../../contract/parameters.ts";
import type { PageMatch, PageTreeChild, PageTreeRoot, Site, SitePage } from "../../contract/site.ts";
import type { Store } from "../../store/store.ts";
import type { Scope } from "../match/sight.ts";
import type { Answer } from "../present.ts";

/**
 * The slugs of a site's pages (GET page-slug): the whole tree, or the pages at any depth that match every filter.
 * Throws `site_not_found`.
 */
export async function pageSlug(
  store: Store,
  scope: Scope,
  siteId: string,
  request: PageSlugRequest,
): Promise<Answer> {
  const stored = await store.read(scope.orgId).record("site", siteId);
  const site = stored && (JSON.parse(stored.body) as Site);
  if (site?.status !== "active") {
    throw new ServiceError("site_not_found", `There is no site ${JSON.stringify(siteId)} here`);
  }
  const { destinationId, guideId, locationId } = request;
  const filtered = destinationId !== undefined || guideId !== undefined || locationId !== undefined;
  const matches = (page: SitePage) =>
    (destinationId === undefined || page.destinationId === destinationId) &&
    (guideId === undefined || page.guideId === guideId) &&
    (locationId === undefined || page.locationId === locationId);
  const answer: PageSlugAnswer = {
    siteId,
    mode: filtered ? "matches" : "tree",
    tree: filtered ? [] : site.tree.map(rootOf),
    matches: filtered ? [...pagesOf(site.tree)].filter(matches).map(factsOf) : [],
  };
  return { body: Buffer.from(JSON.stringify(answer), "utf8"), languages: [] };
}

/** Every page of a tree, parents before children. */
function* pagesOf(pages: readonly SitePage[]): Generator<SitePage> {
  for (const page of pages) {
    yield page;
    yield* pagesOf(page.children);
  }
}

function factsOf({ children: _children, ...facts }: SitePage): PageMatch {
  return facts;
}

function rootOf(page: SitePage): PageTreeRoot {
  return { ...factsOf(page), children: page.children.map(childOf) };
}

/** Below the roots the interface no longer carries more than these. */
function childOf({ id, label, path, children }: SitePage): PageTreeChild {
  return { id, label, path, children: children.map(childOf) };
}
