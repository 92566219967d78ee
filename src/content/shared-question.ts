import { setTimeout as sleep } from "node:timers/promises";

/** Stands for an answer that has not come in time. */
export const LATE = Symbol("late");

/** A question that is asked once at a time, for all who want its answer. */
export class SharedQuestion<T> {
  #asked: { at: number; answer: Promise<T> } | undefined;

  /** The answer, or LATE where it takes longer than `patienceMs` from when it was asked. @throws what `question` throws */
  async ask(question: () => Promise<T>, patienceMs: number): Promise<T | typeof LATE> {
    this.#asked ??= {
      at: performance.now(),
      answer: question().finally(() => {
        this.#asked = undefined;
      }),
    };
    const { at, answer } = this.#asked;
    const leftMs = at + patienceMs - performance.now();
    return leftMs > 0 ? Promise.race([answer, sleep(leftMs, LATE, { ref: false })]) : LATE;
  }
}
