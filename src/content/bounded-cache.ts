interface Entry<Value> {
  readonly value: Value;
  readonly weight: number;
  /** Whether it was asked for since it joined the queue. */
  isUsed: boolean;
}

/**
 * Remembers values up to a bound. To make room, values go in the order in which they came; one that was asked for meanwhile
 * joins the queue again instead. That is nearly "least recently used", but to ask costs one look-up and moves nothing.
 */
export class BoundedCache<Key, Value> {
  readonly #maxWeight: number;
  readonly #weigh: (value: Value, key: Key) => number;
  readonly #entries = new Map<Key, Entry<Value>>();
  #weight = 0;
  /** Walks on from the first entry to the next, where a fresh iterator would walk over all that has gone before it. */
  #queue: MapIterator<[Key, Entry<Value>]> | undefined;

  /**
   * @param maxWeight what all values weigh together at most; one that is heavier by itself is not kept
   * @param weigh what a value weighs, the same whenever it is asked; without it `maxWeight` is how many are kept
   */
  constructor(maxWeight: number, weigh: (value: Value, key: Key) => number = () => 1) {
    this.#maxWeight = maxWeight;
    this.#weigh = weigh;
  }

  /** How many values there are. */
  get size(): number {
    return this.#entries.size;
  }

  get(key: Key): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    entry.isUsed = true;
    return entry.value;
  }

  /** The value of a key, made where it is not there; it may be undefined. What throws is not kept. */
  getOrMake(key: Key, make: () => Value): Value {
    const entry = this.#entries.get(key);
    if (entry !== undefined) {
      entry.isUsed = true;
      return entry.value;
    }
    const value = make();
    this.set(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    this.delete(key);
    const weight = this.#weigh(value, key);
    if (weight > this.#maxWeight) return;
    while (this.#weight + weight > this.#maxWeight) this.#passFirst();
    this.#entries.set(key, { value, weight, isUsed: false });
    this.#weight += weight;
  }

  delete(key: Key): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#weight -= entry.weight;
  }

  clear(): void {
    this.#entries.clear();
    this.#weight = 0;
    this.#queue = undefined;
  }

  /** Takes the first of the queue away, or to its end. */
  #passFirst(): void {
    this.#queue ??= this.#entries.entries();
    const { value: first } = this.#queue.next();
    if (first === undefined) {
      this.#queue = undefined;
      return;
    }
    const [key, entry] = first;
    this.#entries.delete(key);
    if (entry.isUsed) {
      entry.isUsed = false;
      this.#entries.set(key, entry);
    } else this.#weight -= entry.weight;
  }
}
