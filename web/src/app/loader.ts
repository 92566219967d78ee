import type { ReactiveController, ReactiveControllerHost } from "lit";
import { ApiError } from "../../../src/client/transport.ts";
import { SLOW_AFTER_MS } from "./app.ts";

/**
 * What a component loads, and how far that has come. A new run gives up the one before; the value of the last good run
 * stays while the next one is on its way, so that results change in place.
 */
export class Loader<T> implements ReactiveController {
  value: T | undefined;
  error: unknown;
  isLoading = false;
  isSlow = false;
  readonly #host: ReactiveControllerHost;
  #running: AbortController | undefined;
  #work: ((signal: AbortSignal) => Promise<T>) | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  async run(work: (signal: AbortSignal) => Promise<T>): Promise<void> {
    this.#running?.abort();
    const running = new AbortController();
    this.#running = running;
    this.#work = work;
    Object.assign(this, { isLoading: true, isSlow: false, error: undefined });
    this.#host.requestUpdate();
    const slow = setTimeout(() => {
      this.isSlow = true;
      this.#host.requestUpdate();
    }, SLOW_AFTER_MS);
    try {
      const value = await work(running.signal);
      if (!running.signal.aborted) this.value = value;
    } catch (error) {
      if (!running.signal.aborted) this.error = error;
    } finally {
      clearTimeout(slow);
      if (!running.signal.aborted) Object.assign(this, { isLoading: false, isSlow: false });
      this.#host.requestUpdate();
    }
  }

  retry(): void {
    if (this.#work) void this.run(this.#work);
  }

  hostDisconnected(): void {
    this.#running?.abort();
  }
}

/** One record that is asked for by its id; undefined where there is none. @throws whatever else the asking throws */
export async function orNone<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
