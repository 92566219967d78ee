import type { Pool, PoolClient } from "pg";
import { asStoreError, type Statement } from "./server.ts";

/** The statements of one transaction on one connection; rows come as arrays of the columns. */
export interface Transaction {
  run<Row extends unknown[]>(statement: Statement | string, values?: unknown[]): Promise<Row[]>;
  /** Like `run` where no answer is needed: it does not wait, and a failure comes with the next statement. */
  send(statement: Statement, values: unknown[]): void;
  /** Throws what has failed so far. Gives what takes back all that comes after, failures too. */
  mark(): Promise<() => Promise<void>>;
  /** Ends it and gives the connection back. */
  commit(): Promise<void>;
  /** Rolls back; a second call, or one after `commit`, does nothing. Never throws. */
  abandon(): void;
}

/** Begins a transaction on a connection of its own. Throws StoreError `unavailable`. */
export async function begin(pool: Pool, how = "BEGIN"): Promise<Transaction> {
  let client: PoolClient | undefined = await beginOn(pool, how, 2);
  let failure: { error: unknown } | undefined;
  const release = (broken: boolean) => {
    client?.release(broken);
    client = undefined;
  };
  /**
   * In the order of the calls, without waiting for each other where the connection pipelines. The server refuses whatever
   * comes after a failure: nothing of a part is committed.
   */
  async function run<Row extends unknown[]>(statement: Statement | string, values?: unknown[]) {
    try {
      if (failure) throw failure.error;
      if (!client) throw new Error("the transaction is over");
      const query = typeof statement === "string" ? { text: statement } : statement;
      const { rows } = await client.query<Row>({ ...query, values, rowMode: "array" });
      return rows;
    } catch (error) {
      failure ??= { error: asStoreError(error) };
      throw failure.error;
    }
  }
  return {
    run,
    send: (statement, values) => void run(statement, values).catch(() => undefined),
    async mark() {
      await run("SAVEPOINT batch");
      return async () => {
        await client!.query("ROLLBACK TO SAVEPOINT batch").catch((error) => {
          throw asStoreError(error);
        });
        failure = undefined;
      };
    },
    async commit() {
      try {
        await run("COMMIT");
        // To commit what has failed is to roll it back, which is no error to the server.
        if (failure) throw failure.error;
        release(false);
      } catch (error) {
        release(true);
        throw error;
      }
    },
    /** A connection that ends rolls back: there is no need to ask a server that may not answer. */
    abandon: () => release(true),
  };
}

/** A pooled connection may have broken unnoticed: nothing is lost by beginning again. */
async function beginOn(pool: Pool, how: string, attempts: number): Promise<PoolClient> {
  let client: PoolClient | undefined;
  try {
    client = await pool.connect();
    await client.query(how);
    return client;
  } catch (error) {
    client?.release(true);
    if (attempts > 1) return beginOn(pool, how, attempts - 1);
    throw asStoreError(error);
  }
}

/** Runs `work` in a transaction: all of it or nothing. What `work` throws is passed on. */
export async function transacting<T>(pool: Pool, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const transaction = await begin(pool);
  try {
    const result = await work(transaction);
    await transaction.commit();
    return result;
  } finally {
    transaction.abandon();
  }
}
