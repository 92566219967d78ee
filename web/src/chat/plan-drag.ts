import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Standing } from "./plan-change.ts";

type Host = ReactiveControllerHost & { readonly renderRoot: ParentNode };

/** Pixels from an edge of the window within which a drag scrolls it, and by how much for each frame. */
const EDGE = { within: 72, step: 12 };

/**
 * Drags rows of a plan by pointer: finger, pen or mouse. A row (`.stop[data-id]`) is taken by its grip and follows the pointer; `place` is where it would
 * go, until it is let go. Escape, or a pointer that the browser takes away, ends a drag without a drop.
 */
export class PlanDrag implements ReactiveController {
  /** The id of the stop that is dragged. */
  dragged: string | undefined;
  /** Where it is let go: before the stop that stands there, itself not counted. */
  place: Standing | undefined;
  readonly #host: Host;
  readonly #drop: (id: string, place: Standing) => void;
  #row: HTMLElement | undefined;
  #from = 0;
  #at = 0;
  #stop: AbortController | undefined;

  constructor(host: Host, drop: (id: string, place: Standing) => void) {
    this.#host = host;
    this.#drop = drop;
    host.addController(this);
  }

  start(event: PointerEvent, id: string): void {
    if (event.button !== 0 || this.#stop) return;
    const grip = event.currentTarget as HTMLElement;
    this.#row = grip.closest<HTMLElement>(".stop") ?? undefined;
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    grip.setPointerCapture(event.pointerId);
    this.#from = event.clientY + scrollY;
    this.#at = event.clientY;
    grip.addEventListener("pointermove", (move) => this.#move(id, move.clientY), { signal });
    grip.addEventListener("pointerup", () => this.#end(true), { signal });
    grip.addEventListener("pointercancel", () => this.#end(false), { signal });
    addEventListener("keydown", (key) => key.key === "Escape" && this.#end(false), { signal });
    requestAnimationFrame(() => this.#scroll(id, signal));
  }

  hostDisconnected(): void {
    this.#end(false);
  }

  #move(id: string, y: number): void {
    this.#at = y;
    // A tap that trembles is no drag.
    if (this.dragged === undefined && Math.abs(y + scrollY - this.#from) < 5) return;
    this.dragged = id;
    this.#row!.style.translate = `0 ${y + scrollY - this.#from}px`;
    this.place = this.#placeAt(id, y);
    this.#host.requestUpdate();
  }

  /** The place whose row is nearest: above the middle of a row is before it. */
  #placeAt(id: string, y: number): Standing | undefined {
    const days = [...this.#host.renderRoot.querySelectorAll<HTMLElement>(".stops")];
    const day = days.findLast((list) => list.parentElement!.getBoundingClientRect().top <= y) ?? days[0];
    if (!day) return undefined;
    const rows = [...day.querySelectorAll<HTMLElement>(".stop")].filter((row) => row.dataset.id !== id);
    const before = rows.findIndex((row) => {
      const { top, height } = row.getBoundingClientRect();
      return y < top + height / 2;
    });
    return { day: Number(day.dataset.day), position: (before === -1 ? rows.length : before) + 1 };
  }

  #scroll(id: string, signal: AbortSignal): void {
    if (signal.aborted) return;
    const isNear = this.#at < EDGE.within ? -1 : this.#at > innerHeight - EDGE.within ? 1 : 0;
    if (this.dragged !== undefined && isNear !== 0) {
      scrollBy({ top: isNear * EDGE.step, behavior: "instant" });
      this.#move(id, this.#at);
    }
    requestAnimationFrame(() => this.#scroll(id, signal));
  }

  #end(isDropped: boolean): void {
    this.#stop?.abort();
    this.#stop = undefined;
    if (this.#row) this.#row.style.translate = "";
    const { dragged, place } = this;
    this.dragged = undefined;
    this.place = undefined;
    this.#host.requestUpdate();
    if (isDropped && dragged !== undefined && place) this.#drop(dragged, place);
  }
}
