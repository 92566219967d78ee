import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { App } from "./app.ts";

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
