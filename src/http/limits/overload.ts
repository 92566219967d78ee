import type { IncomingMessage } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { ServiceError } from "../../contract/errors.ts";
import { readPath } from "../app/requests.ts";

const PERIOD_MS = 500;
const RESOLUTION_MS = 10;
/** Those who watch the service, and those who steer its traffic, are answered always. */
const ALWAYS: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/metrics"]);

/**
 * Refuses as many requests as keep the others from waiting: when the turns of the event loop take longer than they may, the share that
 * they are too long by. One long turn is no overload: two periods in a row must have them.
 */
export class Overload {
  #share = 0;
  #credit = 0;
  readonly #weighed = new WeakMap<IncomingMessage, boolean>();
  readonly #timer: NodeJS.Timeout;

  /** `mostMs`: how long a turn may take in the mean. `readDelay`: milliseconds of the turns since it was asked last; tests give another. */
  constructor(mostMs: number, readDelay: () => number = delayReader()) {
    let before = 0;
    const look = () => {
      const now = readDelay();
      const delay = Math.min(before, now);
      before = now;
      this.#share = delay > mostMs ? 1 - mostMs / delay : 0;
    };
    this.#timer = setInterval(look, PERIOD_MS).unref();
  }

  /** The same for a request each time. */
  refusalOf(request: IncomingMessage): ServiceError | undefined {
    if (this.#share === 0) return undefined;
    const isRefused = this.#weighed.get(request) ?? this.#weigh(request);
    this.#weighed.set(request, isRefused);
    if (!isRefused) return undefined;
    return new ServiceError("unavailable", "the server has more to do than it can: try again in a second", {
      headers: { "Retry-After": "1" },
    });
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #weigh({ url = "/" }: IncomingMessage): boolean {
    if (ALWAYS.has(readPath(url))) return false;
    this.#credit += this.#share;
    if (this.#credit < 1) return false;
    this.#credit -= 1;
    return true;
  }
}

function delayReader(): () => number {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  return () => {
    // Nanoseconds; not a number where no turn has ended since.
    const mean = delays.mean / 1e6;
    delays.reset();
    return Number.isNaN(mean) ? PERIOD_MS : mean - RESOLUTION_MS;
  };
}
