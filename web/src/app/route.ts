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

/** The views that show what the first call brings; the others ask for what they show. */
export const needsHome: readonly View[] = ["home", "guides", "areas", "map"];

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

/** How a screen was left: pixels of the element above the window's top, and the link that had the focus. */
export interface Stand {
  above: number;
  focus: string | undefined;
}

/** The router that the page's address belongs to: of several elements in a page the first one's. */
let addressed: Router | undefined;

interface RouterOptions {
  routing: Routing;
  onChange: () => void;
  /** Looks how the screen at hand is left. */
  onLeave: () => Stand | undefined;
}

/** Keeps the traveller's way through the element. Going back works by the browser's button in both kinds. */
export class Router {
  route: Route = homeRoute;
  /** Where the traveller came back to this screen: how it was left. */
  returned: Stand | undefined;
  readonly #options: RouterOptions;
  readonly #past: { route: Route; stand: Stand | undefined }[] = [];
  readonly #stop = new AbortController();
  /** Steps from where the page was entered, as the browser's history knows them. */
  #depth = 0;

  constructor(options: RouterOptions) {
    this.#options = options;
    if (options.routing === "hash" && !addressed) addressed = this;
    if (!this.#isAddressed) return;
    this.route = parseHash(location.hash) ?? homeRoute;
    this.#depth = depthInHistory() ?? 0;
    this.#markEntry();
    addEventListener("hashchange", () => this.#follow(), { signal: this.#stop.signal });
  }

  /** Goes to a view; with `replace` in place of the present one, as a filter that changes does. */
  go(route: Route, { replace = false } = {}): void {
    const hash = formatHash(route);
    if (!replace) this.#leave();
    this.route = route;
    if (this.#isAddressed && replace) history.replaceState(history.state, "", hash);
    else if (this.#isAddressed) history.pushState({ [DEPTH]: this.#depth }, "", hash);
    this.#options.onChange();
  }

  back(): void {
    if (this.#past.length === 0) this.go(homeRoute, { replace: true });
    else if (this.#isAddressed) history.back();
    else this.#return(1, this.#past.at(-1)!.route);
  }

  /** The address of a view, for links that are opened in a tab of their own. */
  href(route: Route): string {
    return formatHash(route);
  }

  dispose(): void {
    this.#stop.abort();
    if (this.#isAddressed) addressed = undefined;
  }

  get #isAddressed(): boolean {
    return addressed === this;
  }

  #leave(): void {
    this.#past.push({ route: this.route, stand: this.#options.onLeave() });
    this.#depth++;
    this.returned = undefined;
  }

  #return(steps: number, route: Route): void {
    this.returned = this.#past.at(-steps)?.stand;
    this.#past.splice(-steps);
    this.#depth -= steps;
    this.route = route;
    this.#options.onChange();
  }

  /** The address was changed by the browser's buttons, by a link of the page or by hand. */
  #follow(): void {
    const route = parseHash(location.hash);
    if (!route) return;
    const back = this.#depth - (depthInHistory() ?? this.#depth + 1);
    if (back > 0) this.#return(back, route);
    else {
      this.#leave();
      this.#markEntry();
      this.route = route;
      this.#options.onChange();
    }
  }

  /** Keeps the depth with an entry of the browser's history that has none, beside whatever state the page has there. */
  #markEntry(): void {
    const depth = depthInHistory();
    if (depth === undefined) history.replaceState({ ...Object(history.state), [DEPTH]: this.#depth }, "");
    else this.#depth = depth;
  }
}

const DEPTH = "waymarkDepth";

function depthInHistory(): number | undefined {
  const depth: unknown = Object(history.state)[DEPTH];
  return typeof depth === "number" ? depth : undefined;
}
