import type { Site, SitePage } from "../../src/contract/site.ts";
import { type Corpus, ids } from "./corpus.ts";

/** Guides that have a page of their own below each destination, at most. */
const GUIDE_PAGES = 50;

/** The site of a corpus: a home page, below it a destination for each city (its first host), below that guides. */
export function siteOf(corpus: Corpus): Site {
  const home = page({ id: "home", label: "Home", slug: "", pageType: "home", parents: [] });
  const reachable = Math.min(corpus.cities, corpus.hosts);
  for (let city = 0; city < reachable; city++) {
    const label = corpus.cityList[city]!.name.latin;
    const destination = page({
      id: `city-${city}`,
      label,
      slug: `city-${city}`,
      pageType: "destination",
      parents: [home],
    });
    destination.destinationId = ids.host(city);
    for (let guide = city; guide < corpus.guides; guide += corpus.cities) {
      if (destination.children.length === GUIDE_PAGES) break;
      const id = ids.guide(guide);
      const child = page({
        id: `page-${id}`,
        label: id,
        slug: id,
        pageType: "guide",
        parents: [home, destination],
      });
      destination.children.push({ ...child, destinationId: ids.host(city), guideId: id });
    }
    home.children.push(destination);
  }
  return { id: "site-0", status: "active", name: "Benchmark site", tree: [home] };
}

type PageOf = Pick<SitePage, "id" | "label" | "slug" | "pageType"> & { parents: readonly SitePage[] };

function page({ id, label, slug, pageType, parents }: PageOf): SitePage {
  const segments = [...parents.map((parent) => parent.slug), slug].filter((segment) => segment !== "");
  return {
    id,
    label,
    path: `/${segments.join("/")}`,
    slug,
    pageId: id,
    pageType,
    segments,
    parentIds: parents.map((parent) => parent.id),
    homepageSlug: null,
    destinationId: null,
    guideId: null,
    locationId: null,
    children: [],
  };
}
