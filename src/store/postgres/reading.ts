import { StoreError } from "../store.ts";
import type { Statement } from "./server.ts";
import type { Transaction } from "./transaction.ts";

/** Who asks for no further rows for so long, in milliseconds, has given them up. */
const PATIENCE_MILLIS = 60_000;

/** A long answer on a connection of its own; its one transaction sees one version to the end. */
export interface Reading {
  version: number;
  /** The rows of a statement in chunks of `size`. */
  rows<Row extends unknown[]>(size: number, text: string, values: unknown[]): AsyncGenerator<Row[]>;
  /** One short question. */
  ask<Row extends unknown[]>(statement: Statement, values: unknown[]): Promise<Row[]>;
  /** Gives the connection back; may be called again. Never throws. */
  end(): void;
}

/** Reads on in a transaction that has been begun; `onEnd` is called once, when its connection is given back. */
export function readingOf(transaction: Transaction, version: number, onEnd: () => void): Reading {
  let cursors = 0;
  let ended = false;
  const givenUp = setTimeout(end, PATIENCE_MILLIS).unref();

  /** Several may read on at the same time: their statements go one after the other. */
  let last: Promise<unknown> = Promise.resolve();
  async function run<Row extends unknown[]>(statement: Statement | string, values?: unknown[]) {
    if (ended) throw new StoreError("unavailable", "PostgreSQL: the reading was ended or given up");
    givenUp.refresh();
    const answer = last.then(() => transaction.run<Row>(statement, values));
    last = answer.catch(() => undefined);
    return answer;
  }

  function end(): void {
    if (ended) return;
    ended = true;
    clearTimeout(givenUp);
    last.then(() => transaction.commit()).catch(() => undefined);
    onEnd();
  }
  return {
    version,
    end,
    ask: run,
    async *rows<Row extends unknown[]>(size: number, text: string, values: unknown[]) {
      const cursor = `rows_${++cursors}`;
      await run(`DECLARE ${cursor} NO SCROLL CURSOR FOR ${text}`, values);
      for (;;) {
        const rows = await run<Row>(`FETCH ${size} FROM ${cursor}`);
        if (rows.length > 0) yield rows;
        if (rows.length < size) return;
      }
    },
  };
}
