import { networkOf } from "./mail-limits.ts";
import { type Limit, RateLimiter } from "./rate-limit.ts";
import type { SharedLimits } from "./shared-limits.ts";

/** What requests take out of the buckets that count them, about as their work compares. */
export const COSTS = { read: 1, write: 5, message: 1, plan: 2, wrongKey: 1, refusedBody: 1 } as const;

/** The keys of an organisation may together do so many times what one may. */
const KEYS_OF_ORGANISATION = 10;

/** What requests of a key cost it and its organisation. */
export class KeyLimits {
  readonly #ofKey: RateLimiter;
  readonly #ofOrganisation: RateLimiter;

  constructor(limit: Limit, clock: () => number, shared?: SharedLimits) {
    const ratePerSecond = KEYS_OF_ORGANISATION * limit.ratePerSecond;
    const burst = KEYS_OF_ORGANISATION * limit.burst;
    const exceeded = `an organisation's keys may together send ${ratePerSecond} requests a second, ${burst} at once`;
    this.#ofKey = new RateLimiter(limit, clock, shared);
    const name = `${limit.name ?? "default"}-org`;
    this.#ofOrganisation = new RateLimiter({ ratePerSecond, burst, name, exceeded }, clock, shared);
  }

  /**
   * Counts against the key, then its organisation: a key that has reached its own limit uses up nobody else's.
   * @returns the headers of the key's limit
   * @throws ServiceError rate_limited with Retry-After
   */
  take(orgId: string, keyId: string, cost: number): Record<string, string> {
    const headers = this.#ofKey.take(`${orgId}/${keyId}`, cost);
    this.#ofOrganisation.spend(orgId, cost);
    return headers;
  }
}

/** Requests of one address that are refused before they are anybody's: keys that nobody has, bodies that say nothing. */
const REFUSED: Limit = {
  ratePerSecond: 50,
  burst: 1_000,
  name: "refused",
  exceeded: "too many requests from this address had a wrong key or a body at fault: mend them, or wait",
};

/** Where a request comes from. */
export interface Sender {
  /** Whether requests are still taken from there. @throws ServiceError rate_limited with Retry-After */
  check(): void;
  /** Counts a request that was refused. */
  refused(cost: number): void;
}

/** What refused requests cost the addresses that they come from. */
export class Senders {
  readonly #limiter: RateLimiter;

  constructor(clock: () => number, shared?: SharedLimits) {
    this.#limiter = new RateLimiter(REFUSED, clock, shared);
  }

  at(address: string): Sender {
    const name = networkOf(address);
    return {
      check: () => void this.#limiter.spend(name, 0),
      refused: (cost) => this.#limiter.charge(name, cost),
    };
  }
}
