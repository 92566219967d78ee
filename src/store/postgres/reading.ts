import type { Transaction } from "./transaction.ts";

/** Who asks for no further rows for so long, in milliseconds, has given them up. */
const PATIENCE_MILLIS = 60_000;

/** A long answer on a connection of its own; its one transaction sees one version to the end. */
export interface Reading {
  version: number;
  /** The rows of a statement in chunks of `size`. With `isLast` the connection is given back before the last chunk is used. */
  rows<Row extends unknown[]>(
    size: number,
    text: string,
    values: unknown[],
    isLast?: boolean,
  ): AsyncGenerator<Row[]>;
  /** Gives the connection back; may be called again. Never throws. */
  end(): void;
}

/** Reads on in a transaction that has been begun; `onEnd` is called once, when its connection is given back. */
export function readingOf(transaction: Transaction, version: number, onEnd: () => void): Reading {
  let cursors = 0;
  let ended = false;
  const givenUp = setTimeout(end, PATIENCE_MILLIS).unref();

  function end(): void {
    if (ended) return;
    ended = true;
    clearTimeout(givenUp);
    transaction.commit().catch(() => undefined);
    onEnd();
  }
  return {
    version,
    end,
    async *rows<Row extends unknown[]>(size: number, text: string, values: unknown[], isLast = false) {
      const cursor = `rows_${++cursors}`;
      await transaction.run(`DECLARE ${cursor} NO SCROLL CURSOR FOR ${text}`, values);
      for (;;) {
        const rows = await transaction.run<Row>(`FETCH ${size} FROM ${cursor}`);
        givenUp.refresh();
        const isDone = rows.length < size;
        if (isDone && isLast) end();
        if (rows.length > 0) yield rows;
        if (isDone) return;
      }
    },
  };
}
