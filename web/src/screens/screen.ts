import { LitElement, type PropertyValues } from "lit";
import type { App } from "../app/app.ts";
import type { Route } from "../app/route.ts";
import { Watch } from "../app/watch.ts";

/** What every screen is: an element with the app and the route that it shows, redrawn when either changes. */
export abstract class Screen extends LitElement {
  static override properties = { app: { attribute: false }, route: { attribute: false } };
  declare app: App;
  declare route: Route;
  readonly #watch = new Watch(this);

  protected override willUpdate(_changed: PropertyValues): void {
    this.#watch.set(this.app);
  }
}
