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
export function formatHash({ view, id, query = {} }: Route): string {
  const path = ["#", view === "home" ? "" : view, ...(id === undefined ? [] : [encodeURIComponent(id)])].join(
    "/",
  );
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== "")).toString();
  return search === "" ? path : `${path}?${search}`;
}

/** The route that a fragment names; undefined for a fragment of the page's own, such as `#contact`. */
export function parseHash(hash: string): Route | undefined {
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

const known = new Set<View>();

/** Tells that there is a screen for a view. */
export function addScreen(view: View): void {
  known.add(view);
}

/** Whether there is a screen for a view: menus and links lead to no other. */
export function hasScreen(view: View): boolean {
  return known.has(view);
}

/** How the element keeps its history: in the page's address (`#/guide/old-town`), or by itself. */
export type Routing = "hash" | "memory";

/** Keeps the traveller's way through the element. Going back works by the browser's button in both kinds. */
export class Router {
  route: Route = homeRoute;
  readonly #routing: Routing;
  readonly #onChange: () => void;
  #past: Route[] = [];
  #stop = new AbortController();

  constructor(routing: Routing, onChange: () => void) {
    this.#routing = routing;
    this.#onChange = onChange;
    if (routing === "hash") {
      this.route = parseHash(location.hash) ?? homeRoute;
      const { signal } = this.#stop;
      addEventListener("hashchange", () => this.#follow(parseHash(location.hash)), { signal });
    }
  }

  /** Whether there is a view of this element to go back to. */
  get canGoBack(): boolean {
    return this.#past.length > 0;
  }

  /** Goes to a view; with `replace` in place of the present one, as a filter that changes does. */
  go(route: Route, { replace = false } = {}): void {
    if (!replace) this.#past.push(this.route);
    this.route = route;
    if (this.#routing === "hash") {
      const hash = formatHash(route);
      // The page's own state is kept: other scripts of the page may need it.
      if (replace) history.replaceState(history.state, "", hash);
      else history.pushState(null, "", hash);
    }
    this.#onChange();
  }

  back(): void {
    if (this.#past.length === 0) this.go(homeRoute, { replace: true });
    else if (this.#routing === "hash") history.back();
    else this.#follow(this.#past.at(-1));
  }

  /** The address of a view, for links that are opened in a tab of their own. */
  href(route: Route): string {
    return formatHash(route);
  }

  dispose(): void {
    this.#stop.abort();
  }

  #follow(route: Route | undefined): void {
    if (!route) return;
    this.#past.pop();
    this.route = route;
    this.#onChange();
  }
}
