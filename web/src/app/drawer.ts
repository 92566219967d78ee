import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Settings } from "./settings.ts";

/** Whether the drawer is open. It opens once by itself, after the delay of the settings. */
export class Drawer implements ReactiveController {
  isOpen = false;
  readonly #host: ReactiveControllerHost;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hasOpened = false;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  set({ drawer, drawerDelayMs }: Settings): void {
    if (!drawer || this.#hasOpened || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => this.open(), drawerDelayMs);
  }

  open(): void {
    clearTimeout(this.#timer);
    this.#hasOpened = true;
    this.isOpen = true;
    this.#host.requestUpdate();
  }

  close(): void {
    this.isOpen = false;
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
