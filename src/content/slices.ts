import { setImmediate as nextTurn } from "node:timers/promises";

/** Long enough that turns cost little, short enough that a request in between does not feel it. */
const SLICE_MS = 3;
/** A turn of the event loop that takes longer, in milliseconds, has answered a request. */
const BUSY_MS = 0.2;

/** Work that can stop at every `yield`, and returns what it made. A step should take a millisecond or less. */
export type Steps<T> = Generator<void, T, void>;

/** How work is cut; what is left out is as it should be in service. */
export interface SliceOptions {
  /** How long the work may hold the event loop before others have their turn; 3 when left out. */
  milliseconds?: number;
  /** A clock in milliseconds that only goes forward. */
  now?: () => number;
  /** Ends the work at the next turn. */
  signal?: AbortSignal;
}

/**
 * Does long work of the event loop's own thread in slices, so that requests are answered between them: where they keep the event loop
 * busy the work takes half of the time, else nearly all. Several pieces of work, one after the other, share the slices: a piece that
 * ends early leaves the rest of its slice to the next.
 */
export class Slices {
  readonly #milliseconds: number;
  readonly #now: () => number;
  readonly #signal: AbortSignal | undefined;
  #endMilliseconds: number;

  constructor({ milliseconds = SLICE_MS, now = () => performance.now(), signal }: SliceOptions = {}) {
    this.#milliseconds = milliseconds;
    this.#now = now;
    this.#signal = signal;
    this.#endMilliseconds = now() + milliseconds;
  }

  /**
   * Does the steps to their end; the event loop turns whenever a slice is over.
   * @throws what a step throws, and the reason of the signal
   */
  async run<T>(steps: Steps<T>): Promise<T> {
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
      if (this.#now() >= this.#endMilliseconds) await this.#turn();
    }
  }

  async #turn(): Promise<void> {
    const latest = this.#now() + this.#milliseconds;
    let before: number;
    let now = this.#now();
    do {
      before = now;
      await nextTurn();
      this.#signal?.throwIfAborted();
      now = this.#now();
    } while (now - before > BUSY_MS && now < latest);
    this.#endMilliseconds = now + this.#milliseconds;
  }
}
