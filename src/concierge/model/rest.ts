const FAILURES = 3;
const REST_MILLIS = 60_000;

/** Leaves a service alone for a minute that has failed three times in a row, so that nobody waits for it in vain. */
export class Rest {
  #failures = 0;
  #until = 0;

  /** @param nowMs epoch milliseconds */
  isResting(nowMs: number): boolean {
    return nowMs < this.#until;
  }

  succeeded(): void {
    this.#failures = 0;
  }

  failed(nowMs: number): void {
    this.#failures++;
    if (this.#failures < FAILURES) return;
    this.#failures = 0;
    this.#until = nowMs + REST_MILLIS;
  }
}
