import { hash } from "node:crypto";
import pg from "pg";
import { asStoreError } from "./database-errors.ts";

/** How long a connection may take, or a free one be waited for, in milliseconds. */
export const CONNECT_MILLIS = 5_000;
/** How long a question may take on the server; a little longer, and the connection itself is given up. */
const QUESTION_MILLIS = 15_000;
const SILENCE_MILLIS = QUESTION_MILLIS + 5_000;
/** How long a statement of a batch may take, the wait for another writer's batch included: a large import is one batch. */
const BATCH_MILLIS = 15 * 60_000;
/** How long the server keeps a transaction whose process has nothing to say: it holds a lock or old rows. */
const IDLE_BATCH_MILLIS = 10 * 60_000;
const IDLE_STREAM_MILLIS = 2 * 60_000;
/** A server that could not be reached is left alone so long, as far as others can answer. */
const REST_MILLIS = 2_000;
const INT8_OID = 20;

export interface Logger {
  warn(details: object, message: string): void;
}

/** A statement that the server parses once for each connection. */
export interface Statement {
  name: string;
  text: string;
}

export function prepared(text: string): Statement {
  return { name: `waymark_${hash("sha256", text, "hex").slice(0, 16)}`, text };
}

export interface ServerOptions {
  url: string;
  /** Connections for short questions, at most; batches have as many and long answers half of it beside. */
  poolSize: number;
  logger: Logger | undefined;
}

interface PoolOptions {
  /** How long a question may take before its connection is given up. */
  silenceMillis?: number;
  /** Whether statements are sent without waiting for the answers to those before them. */
  pipeline?: boolean;
}

/** One PostgreSQL server. Long work has connections of its own, so that short questions never wait for it. */
export function openServer({ url, poolSize, logger }: ServerOptions) {
  const pool = (max: number, settings: string, { silenceMillis, pipeline }: PoolOptions = {}) => {
    const created = new pg.Pool({
      connectionString: url,
      max,
      pipeline,
      connectionTimeoutMillis: CONNECT_MILLIS,
      idleTimeoutMillis: 30_000,
      allowExitOnIdle: true,
      keepAlive: true,
      application_name: "waymark",
      query_timeout: silenceMillis,
      types: { getTypeParser },
      // Every answer comes through an index: what the planner saves by reading a small table whole, it loses on texts.
      onConnect: async (client) => {
        client.on("error", noted);
        await client.query(`SET enable_seqscan = off; SET jit = off; ${settings}`);
      },
    });
    created.on("error", noted);
    return created;
  };
  /** A connection that breaks while nobody uses it is no one's error: the pool opens another when one is needed. */
  const noted = (error: Error) => logger?.warn(loggable(error), "a PostgreSQL connection broke");

  const questions = pool(poolSize, `SET statement_timeout = ${QUESTION_MILLIS}`, {
    silenceMillis: SILENCE_MILLIS,
  });
  // A plan made while the tables are small would be kept for the whole of a large batch: each statement gets its own.
  const batches = pool(
    poolSize,
    `SET statement_timeout = ${BATCH_MILLIS}; SET idle_in_transaction_session_timeout = ${IDLE_BATCH_MILLIS};
     SET plan_cache_mode = force_custom_plan`,
    { pipeline: true },
  );
  const streams = pool(
    Math.ceil(poolSize / 2),
    `SET statement_timeout = ${QUESTION_MILLIS * 4}; SET idle_in_transaction_session_timeout = ${IDLE_STREAM_MILLIS}`,
  );
  let restsUntil = 0;

  return {
    questions,
    batches,
    streams,
    /** One short question; rows come as arrays of the columns. Nothing has a name with NUL, which PostgreSQL cannot hold. */
    async ask<Row extends unknown[]>(statement: Statement, values: unknown[]): Promise<Row[]> {
      if (values.some((value) => typeof value === "string" && value.includes("\0"))) return [];
      try {
        const { rows } = await questions.query<Row>({ ...statement, values, rowMode: "array" });
        return rows;
      } catch (error) {
        throw asStoreError(error);
      }
    },
    /** Whether it lately could not be reached. */
    rests: () => performance.now() < restsUntil,
    rest(): void {
      restsUntil = performance.now() + REST_MILLIS;
    },
    wake(): void {
      restsUntil = 0;
    },
    async close(): Promise<void> {
      await Promise.all([questions.end(), batches.end(), streams.end()]);
    },
  };
}

export type Server = ReturnType<typeof openServer>;

/** Only code and message of what the driver threw: it hangs its client on the error, password and all. */
export function loggable(error: unknown): { code?: string; message: string } {
  const { code, message } = error as Error & { code?: string };
  return { code, message };
}

/** Versions and row numbers are far below 2^53: plain numbers. */
function getTypeParser(oid: number, format?: "text" | "binary") {
  return oid === INT8_OID ? Number : pg.types.getTypeParser(oid, format as "text");
}
