import type { ReactiveController, ReactiveControllerHost } from "lit";

/** Widths in rem from which a grid of cards has two and three columns; the style sheet of cards has the same. */
const WIDTHS = [34, 60] as const;

/** How many columns a grid of cards has in this component, now. */
export class Columns implements ReactiveController {
  count = 1;
  readonly #host: ReactiveControllerHost & Element;
  #observer: ResizeObserver | undefined;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#measure(this.#host.getBoundingClientRect().width);
    this.#observer = new ResizeObserver(([entry]) => this.#measure(entry!.contentRect.width));
    this.#observer.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }

  #measure(width: number): void {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    const count = 1 + WIDTHS.filter((least) => width >= least * rem).length;
    if (count === this.count) return;
    this.count = count;
    this.#host.requestUpdate();
  }
}
