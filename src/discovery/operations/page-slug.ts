import type { PageSlugAnswer } from "../../contract/answers.ts";
import { ServiceError } from "../../contract/errors.ts";
import type { PageSlugRequest } from "../../contract/parameters.ts";
import type { PageMatch, PageTreeChild, PageTreeRoot, Site, SitePage } from "../../contract/site.ts";
import type { Store } from "../../store/store.ts";
import { findVisible, inScope, type Sight } from "../match/sight.ts";
import type { Answer } from "../present.ts";

/** What a request sees that names no host: the organisation, as far as its key goes. */
type Seen = Pick<Sight, "org" | "scope">;

/**
 * The slugs of a site's pages (GET page-slug): the whole tree, or the pages at any depth that match every filter.
 * Throws `site_not_found`.
 */
export async function pageSlug(
  store: Store,
  seen: Seen,
  siteId: string,
  request: PageSlugRequest,
): Promise<Answer> {
  const stored = await store.read(seen.org.id).record("site", siteId);
  const site = stored && (JSON.parse(stored.body) as Site);
  if (site?.status !== "active") {
    throw new ServiceError("site_not_found", `There is no site ${JSON.stringify(siteId)} here`);
  }
  const { destinationId, guideId, locationId } = request;
  const pages = shownPages(site.tree, seen);
  const filtered = destinationId !== undefined || guideId !== undefined || locationId !== undefined;
  const matches = (page: SitePage) =>
    (destinationId === undefined || page.destinationId === destinationId) &&
    (guideId === undefined || page.guideId === guideId) &&
    (locationId === undefined || page.locationId === locationId);
  const answer: PageSlugAnswer = {
    siteId,
    mode: filtered ? "matches" : "tree",
    tree: filtered ? [] : pages.map(rootOf),
    matches: filtered ? [...pagesOf(pages)].filter(matches).map(factsOf) : [],
  };
  return { body: Buffer.from(JSON.stringify(answer), "utf8"), languages: [] };
}

/**
 * The pages that a request may see, naming no record that other operations would not find. Those of other hosts are left out with all
 * below them.
 */
function shownPages(pages: readonly SitePage[], seen: Seen): SitePage[] {
  const { org, scope } = seen;
  const { guide, geoArea } = org.catalogue.tables;
  const isOthers = ({ destinationId, guideId, locationId }: SitePage) =>
    (destinationId !== null && scope.hostIds?.includes(destinationId) === false) ||
    isBeyond(guide.rowOfId.get(guideId ?? ""), inScope(seen, "guide")) ||
    isBeyond(geoArea.rowOfId.get(locationId ?? ""), inScope(seen, "geoArea"));
  const isFound = (kind: "guide" | "geoArea", id: string) => findVisible(seen, kind, id) !== undefined;
  const shown = (given: readonly SitePage[]): SitePage[] =>
    given
      .filter((page) => !isOthers(page))
      .map(({ destinationId, guideId, locationId, children, ...facts }) => ({
        ...facts,
        destinationId: destinationId !== null && org.hosts.has(destinationId) ? destinationId : null,
        guideId: guideId !== null && isFound("guide", guideId) ? guideId : null,
        locationId: locationId !== null && isFound("geoArea", locationId) ? locationId : null,
        children: shown(children),
      }));
  return shown(pages);
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

/** Whether a record that is there lies beyond the scope. */
function isBeyond(row: number | undefined, sees: (row: number) => boolean): boolean {
  return row !== undefined && !sees(row);
}
