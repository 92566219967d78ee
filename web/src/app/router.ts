import { hashOf, homeRoute, type Route, routeOf } from "./route.ts";

/** How the element keeps its history: in the page's address (`#/guide/…`), or by itself. */
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
      this.route = routeOf(location.hash) ?? homeRoute;
      const { signal } = this.#stop;
      addEventListener("hashchange", () => this.#follow(routeOf(location.hash)), { signal });
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
      const hash = hashOf(route);
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
    return hashOf(route);
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
