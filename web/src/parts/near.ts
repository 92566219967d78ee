import type { ReactiveController, ReactiveControllerHost } from "lit";

/** How far below the edge of the window something begins to load. */
const NEAR = "400px";

/** Calls `onNear` when the traveller comes near a component, each time until it is told to stop. */
export class Near implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #observer: IntersectionObserver;

  constructor(host: ReactiveControllerHost & Element, onNear: () => void) {
    this.#host = host;
    this.#observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), {
      rootMargin: NEAR,
    });
    host.addController(this);
  }

  hostConnected(): void {
    this.#observer.observe(this.#host);
  }

  hostDisconnected(): void {
    this.stop();
  }

  stop(): void {
    this.#observer.disconnect();
  }
}
