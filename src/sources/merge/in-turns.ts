import { setImmediate as nextTurn } from "node:timers/promises";

/** Records between two turns of the event loop: some milliseconds of work. */
const RECORDS = 256;

/**
 * Walks through records and gives the event loop a turn now and then. Work that never waits for anything would otherwise keep
 * an operator's interruption, and the redrawing of a progress bar, until its end.
 * @throws the reason of the signal
 */
export async function* inTurns<T>(records: Iterable<T>, signal?: AbortSignal): AsyncGenerator<T> {
  let done = 0;
  for (const record of records) {
    if (++done % RECORDS === 0) {
      await nextTurn();
      signal?.throwIfAborted();
    }
    yield record;
  }
}
