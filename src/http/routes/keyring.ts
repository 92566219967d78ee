import type { KeyRecord, Store } from "../../store/store.ts";

/** A key revoked by another process stops working after this long at the latest. */
const MAX_AGE_MS = 3_000;
const MAX_KEYS = 10_000;

/**
 * Finds keys by their hash and remembers those found for a few seconds. Unknown keys are never remembered, so a new key
 * works at once.
 */
export class Keyring {
  readonly #store: Pick<Store, "keyByHash">;
  readonly #clock: () => number;
  readonly #found = new Map<string, { key: KeyRecord; readAt: number }>();

  constructor(store: Pick<Store, "keyByHash">, clock: () => number) {
    this.#store = store;
    this.#clock = clock;
  }

  async find(hash: string): Promise<KeyRecord | undefined> {
    const now = this.#clock();
    const held = this.#found.get(hash);
    if (held && Math.abs(now - held.readAt) < MAX_AGE_MS) return held.key;
    const key = await this.#store.keyByHash(hash);
    this.#found.delete(hash);
    if (key) {
      if (this.#found.size >= MAX_KEYS) this.#found.delete(this.#found.keys().next().value!);
      this.#found.set(hash, { key, readAt: now });
    }
    return key;
  }
}
