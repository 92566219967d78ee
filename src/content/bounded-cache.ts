interface Entry<Value> {
  readonly value: Value;
  readonly weight: number;
  /** When it was last put behind all others. */
  turn: number;
}

/**
 * Remembers values up to a bound, and forgets those first that were not asked for long. What stands among the later half stays where it
 * is when it is asked for: to move it each time would cost more than most values.
 */
export class BoundedCache<Key, Value> {
  readonly #maxWeight: number;
  readonly #weigh: (value: Value, key: Key) => number;
  /** What was put there last stands last. */
  readonly #entries = new Map<Key, Entry<Value>>();
  /** Goes on from what went last, where a fresh iterator would walk over the places of all that has gone. */
  #oldest: MapIterator<Key> | undefined;
  #weight = 0;
  #turn = 0;

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

  /** What all values weigh together. */
  get weight(): number {
    return this.#weight;
  }

  /** What may be added before others have to go. */
  get room(): number {
    return this.#maxWeight - this.#weight;
  }

  get(key: Key): Value | undefined {
    return this.#use(key)?.value;
  }

  /** The value of a key, made where it is not there; it may be undefined. What throws is not kept. */
  getOrMake(key: Key, make: () => Value): Value {
    const entry = this.#use(key);
    if (entry !== undefined) return entry.value;
    const value = make();
    this.set(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    this.delete(key);
    const weight = this.#weigh(value, key);
    if (weight > this.#maxWeight) return;
    this.#entries.set(key, { value, weight, turn: ++this.#turn });
    this.#weight += weight;
    while (this.#weight > this.#maxWeight) this.#forgetOldest();
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
    this.#oldest = undefined;
  }

  #use(key: Key): Entry<Value> | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined || 2 * (this.#turn - entry.turn) < this.#entries.size) return entry;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    entry.turn = ++this.#turn;
    return entry;
  }

  #forgetOldest(): void {
    this.#oldest ??= this.#entries.keys();
    const { value, done } = this.#oldest.next();
    if (done) this.#oldest = undefined;
    else this.delete(value);
  }
}
