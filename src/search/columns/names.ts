/** Strings by number, in the order in which they were first seen. Never changed: further names make another one. */
export class Names {
  readonly list: readonly string[];
  readonly #growing: GrowingNames;

  constructor(list: readonly string[], growing: GrowingNames) {
    this.list = list;
    this.#growing = growing;
  }

  /** The number of a name; undefined when it has none. */
  numberOf(name: string): number | undefined {
    const number = this.#growing.find(name);
    return number !== undefined && number < this.list.length ? number : undefined;
  }

  /** For a table that is made from the one with these names: its names keep their numbers, and share the index. */
  get growing(): GrowingNames {
    return this.#growing;
  }
}

/** Names that may still be added to. All Names made of it know them by the same numbers. */
export class GrowingNames {
  readonly #numbers = new Map<string, number>();
  readonly #list: string[];
  #done: Names | undefined;

  constructor(list: string[] = []) {
    this.#list = list;
  }

  find(name: string): number | undefined {
    // What it was made with is indexed on first use.
    for (let number = this.#numbers.size; number < this.#list.length; number++)
      this.#numbers.set(this.#list[number]!, number);
    return this.#numbers.get(name);
  }

  /** The number of a name, a new one if need be. */
  numberFor(name: string): number {
    let number = this.find(name);
    if (number === undefined) {
      number = this.#list.push(name) - 1;
      this.#numbers.set(name, number);
    }
    return number;
  }

  /** The names so far. */
  done(): Names {
    if (this.#done?.list.length !== this.#list.length) this.#done = new Names(this.#list.slice(), this);
    return this.#done!;
  }
}
