import type { Fellows, Taken } from "../workers/fellows.ts";

/** How long what was let through is gathered before the others hear of it. */
const GATHER_MS = 20;

/**
 * Limits that several processes keep together: each tells its fellows what it lets through, and takes what they tell out of its
 * own buckets. So a limit is exceeded at most by what they let through in the same moment.
 */
export class SharedLimits {
  readonly #limits = new Map<string, (bucket: string, count: number) => void>();
  readonly #taken = new Map<string, Map<string, number>>();
  readonly #fellows: Pick<Fellows, "tell" | "hear">;

  constructor(fellows: Pick<Fellows, "tell" | "hear">) {
    this.#fellows = fellows;
    fellows.hear((taken) => {
      for (const [limit, bucket, count] of taken) this.#limits.get(limit)?.(bucket, count);
    });
  }

  /** `take` is called with what others let through. The function that is returned tells them of what this process does. */
  join(
    limit: string,
    take: (bucket: string, count: number) => void,
  ): (bucket: string, count: number) => void {
    this.#limits.set(limit, take);
    return (bucket, count) => {
      if (this.#taken.size === 0) setTimeout(() => this.#tell(), GATHER_MS).unref();
      const counts = this.#taken.get(limit) ?? new Map<string, number>();
      this.#taken.set(limit, counts);
      counts.set(bucket, (counts.get(bucket) ?? 0) + count);
    };
  }

  #tell(): void {
    const taken: Taken = [];
    for (const [limit, counts] of this.#taken) {
      for (const [bucket, count] of counts) taken.push([limit, bucket, count]);
    }
    this.#taken.clear();
    this.#fellows.tell(taken);
  }
}
