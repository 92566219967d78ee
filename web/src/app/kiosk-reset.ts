import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { App } from "./app.ts";
import { homeRoute } from "./route.ts";
import { removeSaved, savedIds } from "./saved-listings.ts";

/** Leads a kiosk back to its first screen, without what the last traveller wished and saved, once nobody touches it for a while. */
export class KioskReset implements ReactiveController {
  #app: App | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #touch = () => this.#restart();

  constructor(host: ReactiveControllerHost & EventTarget) {
    host.addController(this);
    for (const name of ["pointerdown", "keydown", "wheel"]) {
      host.addEventListener(name, this.#touch, { passive: true });
    }
  }

  set(app: App): void {
    this.#app = app;
    this.#restart();
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }

  #restart(): void {
    clearTimeout(this.#timer);
    const app = this.#app;
    if (!app?.home || !app.settings.kiosk) return;
    this.#timer = setTimeout(() => {
      app.go(homeRoute, { replace: true });
      removeSaved(app.options.orgId, savedIds(app.options.orgId));
      void app.setPreferences({});
    }, app.settings.kioskResetMs);
  }
}
