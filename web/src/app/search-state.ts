import type { FacetName, Query } from "../../../src/client/api-types.ts";
import { ANYWHERE_METRES } from "./listings-by-ids.ts";
import type { Route } from "./route.ts";

/** The orders that a traveller may choose from; without one: by relevance with words, else score and distance together. */
const searchOrders = ["score", "distance", "relevance"] as const;
export type SearchOrder = (typeof searchOrders)[number];

/** What a traveller asks a search for. It is kept in the route, so that going back, reloading and a copied address bring it back. */
export interface SearchState {
  words: string;
  /** The values chosen of each facet, as the service names them. */
  chosen: Readonly<Record<FacetName, readonly string[]>>;
  openNow: boolean;
  order: SearchOrder | undefined;
  /** Only places within `swLat,swLng,neLat,neLng`. */
  box: string | undefined;
}

/** The groups in the order they are shown. */
export const groups = ["eat", "drink", "see", "do", "shop", "relax", "practical"] as const;
export type PlaceGroup = (typeof groups)[number];

/** The facets in the order they are shown, each with its name in the route. */
const routeNames = {
  group: "group",
  category: "category",
  priceLevel: "price",
  neighborhood: "area",
  activityTags: "tags",
} as const satisfies Record<FacetName, string>;

export const facets = Object.keys(routeNames) as FacetName[];

export const emptySearch: SearchState = {
  words: "",
  chosen: { group: [], category: [], priceLevel: [], neighborhood: [], activityTags: [] },
  openNow: false,
  order: undefined,
  box: undefined,
};

export function readSearch({ query = {} }: Route): SearchState {
  const list = (facet: FacetName) =>
    (query[routeNames[facet]] ?? "").split(",").filter((value) => value.trim() !== "");
  return {
    words: query.q ?? "",
    chosen: {
      group: groups.filter((group) => list("group").includes(group)),
      category: list("category"),
      priceLevel: list("priceLevel").filter((level) => /^\d{1,2}$/.test(level)),
      neighborhood: list("neighborhood"),
      activityTags: list("activityTags"),
    },
    openNow: query.open === "true",
    order: searchOrders.find((order) => order === query.order),
    box: query.box || undefined,
  };
}

export function searchRoute(state: SearchState, view: "search" | "map" = "search"): Route {
  const lists = facets.map((facet) => [routeNames[facet], state.chosen[facet].join(",")] as const);
  const query = {
    q: state.words,
    ...Object.fromEntries(lists),
    open: state.openNow ? "true" : "",
    order: state.order ?? "",
    box: state.box ?? "",
  };
  const given = Object.entries(query).filter(([, value]) => value !== "");
  return given.length > 0 ? { view, query: Object.fromEntries(given) } : { view };
}

/** The search as listing-search takes it, besides the host, the language and the traveller's wishes. */
export function buildSearchQuery({
  words,
  chosen,
  openNow,
  order,
  box,
}: SearchState): Query<"listingSearch"> {
  const lists = facets.flatMap((facet) =>
    chosen[facet].length > 0 ? [[facet, chosen[facet]] as const] : [],
  );
  return {
    searchQuery: words.trim() || undefined,
    // Who asks for nothing in particular is not shown the banks.
    offered: words.trim() === "" && facets.every((facet) => chosen[facet].length === 0) ? true : undefined,
    ...Object.fromEntries(lists),
    openNow: openNow || undefined,
    rankBy: chooseOrder(order, words),
    // A box says where: the host's own radius is not to cut it.
    ...(box ? { bbox: box, radius: ANYWHERE_METRES } : {}),
  };
}

/** Without words there is nothing to be relevant to. */
function chooseOrder(order: SearchOrder | undefined, words: string): Query<"listingSearch">["rankBy"] {
  if (words.trim() !== "") return order;
  return order === undefined || order === "relevance" ? "balanced" : order;
}

/** The same search with a value of a facet chosen, or no longer chosen. */
export function toggled(state: SearchState, facet: FacetName, value: string): SearchState {
  const before = state.chosen[facet];
  const after = before.includes(value) ? before.filter((other) => other !== value) : [...before, value];
  return { ...state, chosen: { ...state.chosen, [facet]: after } };
}

/** The same words and order, without any filter. */
export function withoutFilters(state: SearchState): SearchState {
  return { ...emptySearch, words: state.words, order: state.order };
}

export function filterCount({ chosen, openNow, box }: SearchState): number {
  return facets.reduce((sum, facet) => sum + chosen[facet].length, 0) + (openNow ? 1 : 0) + (box ? 1 : 0);
}
