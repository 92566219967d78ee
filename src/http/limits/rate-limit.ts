import { BoundedCache } from "../../content/bounded-cache.ts";
import { ServiceError } from "../../contract/errors.ts";
import type { SharedLimits } from "./shared-limits.ts";

const MAX_BUCKETS = 10_000;

export interface Limit {
  /** Requests regained each second. */
  ratePerSecond: number;
  /** Requests that may come at once. */
  burst: number;
  /** Name of the policy in the headers. Default: default. */
  name?: string;
  /** What an error says of the limit. */
  exceeded?: string;
}

interface Bucket {
  tokens: number;
  filledAt: number;
}

/**
 * Token buckets by name, in this process or shared with others. When there are too many, those not used lately are dropped; they
 * would come back full.
 */
export class RateLimiter {
  readonly #limit: Limit;
  readonly #clock: () => number;
  readonly #name: string;
  readonly #policy: string;
  readonly #exceeded: string;
  readonly #buckets = new BoundedCache<string, Bucket>(MAX_BUCKETS);
  readonly #tell: ((name: string, cost: number) => void) | undefined;

  /** `shared`: with other processes, whose limit of the same name is this one. */
  constructor(limit: Limit, clock: () => number, shared?: SharedLimits) {
    this.#limit = limit;
    this.#clock = clock;
    this.#name = limit.name ?? "default";
    this.#exceeded =
      limit.exceeded ?? `the key may send ${limit.ratePerSecond} requests a second, ${limit.burst} at once`;
    this.#policy = `"${this.#name}";q=${limit.burst};w=${Math.ceil(limit.burst / limit.ratePerSecond)}`;
    this.#tell = shared?.join(this.#name, (name, count) => {
      this.#bucketOf(name).tokens -= count;
    });
  }

  /**
   * Takes a request out of a bucket; a `cost` of 0 only asks whether one could be taken.
   * @returns the headers RateLimit-Policy and RateLimit (draft-ietf-httpapi-ratelimit-headers-10).
   * @throws ServiceError rate_limited with Retry-After, when the bucket is empty.
   */
  take(name: string, cost = 1): Record<string, string> {
    return this.#headers(this.spend(name, cost));
  }

  /** The same, where nobody is told how much is left. @throws ServiceError rate_limited */
  spend(name: string, cost: number): Bucket {
    const { ratePerSecond } = this.#limit;
    const bucket = this.#bucketOf(name);
    const least = Math.max(1, cost);
    if (bucket.tokens < least) {
      const wait = Math.max(1, Math.ceil((least - bucket.tokens) / ratePerSecond));
      throw new ServiceError("rate_limited", this.#exceeded, {
        headers: { ...this.#headers(bucket), "Retry-After": String(wait) },
      });
    }
    if (cost > 0) {
      bucket.tokens -= cost;
      this.#tell?.(name, cost);
    }
    return bucket;
  }

  /** Takes something out of a bucket, whatever is in it. */
  charge(name: string, cost: number): void {
    this.#bucketOf(name).tokens -= cost;
    this.#tell?.(name, cost);
  }

  #bucketOf(name: string): Bucket {
    const { ratePerSecond, burst } = this.#limit;
    const now = this.#clock();
    const bucket = this.#buckets.getOrMake(name, () => ({ tokens: burst, filledAt: now }));
    const seconds = Math.max(0, now - bucket.filledAt) / 1_000;
    bucket.tokens = Math.min(burst, bucket.tokens + seconds * ratePerSecond);
    bucket.filledAt = now;
    return bucket;
  }

  #headers(bucket: Bucket): Record<string, string> {
    const { ratePerSecond, burst } = this.#limit;
    const reset = Math.ceil((burst - bucket.tokens) / ratePerSecond);
    return {
      "RateLimit-Policy": this.#policy,
      RateLimit: `"${this.#name}";r=${Math.max(0, Math.floor(bucket.tokens))};t=${reset}`,
    };
  }
}
