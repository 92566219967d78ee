/** Every view of the element. */
export const views = [
  "home",
  "guides",
  "guide",
  "search",
  "listing",
  "areas",
  "area",
  "saved",
  "map",
  "chat",
  "info",
] as const;
export type View = (typeof views)[number];

/** Where the traveller is: a view, the record it shows, and what else it keeps (a search's words and filters). */
export interface Route {
  view: View;
  id?: string;
  query?: Readonly<Record<string, string>>;
}

export const homeRoute: Route = { view: "home" };

/** The route as a fragment of an address: `#/guide/old-town`, `#/search?q=pizza&price=2`. */
export function hashOf({ view, id, query = {} }: Route): string {
  const path = ["#", view === "home" ? "" : view, ...(id === undefined ? [] : [encodeURIComponent(id)])].join(
    "/",
  );
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== "")).toString();
  return search === "" ? path : `${path}?${search}`;
}

/** The route that a fragment names; undefined for a fragment of the page's own, such as `#contact`. */
export function routeOf(hash: string): Route | undefined {
  if (hash === "") return homeRoute;
  const match = /^#\/([a-z]*)(?:\/([^/?]+))?(?:\?(.*))?$/.exec(hash);
  if (!match) return undefined;
  const [, name, id, search = ""] = match;
  const view = name === "" ? "home" : views.find((known) => known === name);
  if (view === undefined) return undefined;
  const query = Object.fromEntries(new URLSearchParams(search));
  return {
    view,
    ...(id === undefined ? {} : { id: decoded(id) }),
    ...(Object.keys(query).length > 0 ? { query } : {}),
  };
}

/** The same view of the same record, whatever else changed. */
export function isSamePlace(a: Route, b: Route): boolean {
  return a.view === b.view && a.id === b.id;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
