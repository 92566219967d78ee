import { hash } from "node:crypto";
import pg from "pg";
import { StoreError } from "../store.ts";

/** How long a connection may take, or a free one be waited for, in milliseconds. */
export const CONNECT_MS = 5_000;
/** How long a question may take on the server; a little longer, and the connection itself is given up. */
const QUESTION_MS = 15_000;
const SILENCE_MS = QUESTION_MS + 5_000;
/** How long a statement of a batch may take, the wait for another writer's batch included: a large import is one batch. */
const BATCH_MS = 15 * 60_000;
/** How long the server keeps an idle transaction, which holds a lock or old rows. */
const IDLE_BATCH_MS = 10 * 60_000;
const IDLE_STREAM_MS = 2 * 60_000;
/** How long a server that could not be reached is left alone, if others can answer. */
const REST_MS = 2_000;
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
  silenceMs?: number;
  /** Whether statements are sent without waiting for the answers to those before them. */
  pipeline?: boolean;
}

/** One PostgreSQL server. Long work has connections of its own, so that short questions never wait for it. */
export function openServer({ url, poolSize, logger }: ServerOptions) {
  const pool = (max: number, settings: string, { silenceMs, pipeline }: PoolOptions = {}) => {
    const created = new pg.Pool({
      connectionString: url,
      max,
      pipeline,
      connectionTimeoutMillis: CONNECT_MS,
      idleTimeoutMillis: 30_000,
      allowExitOnIdle: true,
      keepAlive: true,
      application_name: "waymark",
      query_timeout: silenceMs,
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

  const questions = pool(poolSize, `SET statement_timeout = ${QUESTION_MS}`, {
    silenceMs: SILENCE_MS,
  });
  // A plan made while the tables are small would be kept for the whole of a large batch: each statement gets its own.
  const batches = pool(
    poolSize,
    `SET statement_timeout = ${BATCH_MS}; SET idle_in_transaction_session_timeout = ${IDLE_BATCH_MS};
     SET plan_cache_mode = force_custom_plan`,
    { pipeline: true },
  );
  const streams = pool(
    Math.ceil(poolSize / 2),
    `SET statement_timeout = ${QUESTION_MS * 4}; SET idle_in_transaction_session_timeout = ${IDLE_STREAM_MS}`,
  );
  let restsUntil = 0;

  return {
    questions,
    batches,
    streams,
    /** One short question; rows come as arrays of the columns. No name contains NUL, which PostgreSQL cannot store. */
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
      restsUntil = performance.now() + REST_MS;
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

/**
 * Classes of SQLSTATE that say that a statement or its data is wrong: a defect of this program, which waiting does not cure.
 * 0A not supported, 21 cardinality, 22 data, 23 constraint, 42 syntax or unknown name.
 */
const DEFECTS = new Set(["0A", "21", "22", "23", "42"]);

/**
 * What `pg` threw as the store's error: everything that is no defect (no connection, a server that starts or stops,
 * timeouts, a deadlock, a primary that became a replica) is StoreError `unavailable` with its cause.
 */
export function asStoreError(error: unknown): unknown {
  if (error instanceof StoreError) return error;
  if (error instanceof pg.DatabaseError && DEFECTS.has(error.code?.slice(0, 2) ?? "")) return error;
  return new StoreError("unavailable", `PostgreSQL: ${messageOf(error)}`, { cause: error });
}

/** Node gives an error for several addresses of a host no text of its own. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join("; ");
  return error instanceof Error ? error.message : String(error);
}
