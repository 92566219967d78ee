/** The first entries of something, and how many there are in all. */
export interface Listed<T> {
  count: number;
  first: T[];
}

/** Counts what is added and keeps the first entries. */
export class BoundedList<T> implements Listed<T> {
  readonly #most: number;
  count = 0;
  readonly first: T[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  add(entry: T): void {
    if (this.count++ < this.#most) this.first.push(entry);
  }
}
