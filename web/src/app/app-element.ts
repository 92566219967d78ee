import {
  LitElement,
  type PropertyDeclarations,
  type PropertyValues,
  type ReactiveController,
  type ReactiveControllerHost,
} from "lit";
import type { App } from "./app.ts";
import type { Route } from "./route.ts";

/** Redraws a component whenever the app changes. The app may be set later, and another one may follow it. */
export class Watch implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #redraw = () => this.#host.requestUpdate();
  #app: App | undefined;
  #isConnected = false;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  set(app: App | undefined): void {
    if (app === this.#app) return;
    this.#app?.removeEventListener("change", this.#redraw);
    this.#app = app;
    if (this.#isConnected) app?.addEventListener("change", this.#redraw);
  }

  hostConnected(): void {
    this.#isConnected = true;
    this.#app?.addEventListener("change", this.#redraw);
  }

  hostDisconnected(): void {
    this.#isConnected = false;
    this.#app?.removeEventListener("change", this.#redraw);
  }
}

/** An element that is given the app, redrawn when that changes. */
export abstract class AppElement extends LitElement {
  static override properties: PropertyDeclarations = { app: { attribute: false } };
  declare app: App;
  readonly #watch = new Watch(this);

  protected override willUpdate(_changed: PropertyValues): void {
    this.#watch.set(this.app);
  }
}

/** What every screen is: an element with the route that it shows. */
export abstract class Screen extends AppElement {
  static override properties: PropertyDeclarations = { route: { attribute: false } };
  declare route: Route;
}

/** When the browser has nothing else to do, or soon in any case. */
export function idle(): Promise<void> {
  return new Promise((done) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => done(), { timeout: 200 });
    else setTimeout(done);
  });
}
