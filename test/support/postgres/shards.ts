import pg from "pg";
import { distributedTables } from "../../../src/store/postgres/schema.ts";

/** A statement as it was sent, with its values. */
export interface Sent {
  text: string;
  values?: unknown[];
}

/** Has every statement noted that this process sends from now on, until `end`. */
export function noteStatements(): { sent: Sent[]; end(): void } {
  const sent: Sent[] = [];
  const original = pg.Client.prototype.query as (...all: unknown[]) => unknown;
  pg.Client.prototype.query = function query(this: pg.Client, ...args: unknown[]) {
    const [first, values] = args as [string | Sent, unknown[] | undefined];
    sent.push(typeof first === "string" ? { text: first, values } : first);
    return original.apply(this, args);
  } as typeof pg.Client.prototype.query;
  const end = () => {
    pg.Client.prototype.query = original as typeof pg.Client.prototype.query;
  };
  return { sent, end };
}

const SHARDS = 4;
const EXPLAINED = /^(SELECT|INSERT|UPDATE|DELETE|WITH|DECLARE)\b/i;

/**
 * Has the tables of an empty database that a cluster distributes lie in partitions by the hash of org_id, as there in shards: PostgreSQL's
 * own planner tells then which of them a statement would read.
 */
export async function partitionTables(pool: pg.Pool): Promise<void> {
  for (const table of distributedTables) {
    await pool.query(`ALTER TABLE ${table} RENAME TO model;
      CREATE TABLE ${table} (LIKE waymark.model INCLUDING ALL) PARTITION BY HASH (org_id);
      DROP TABLE waymark.model`);
    for (let shard = 0; shard < SHARDS; shard++)
      await pool.query(
        `CREATE TABLE ${table}_${shard} PARTITION OF ${table} FOR VALUES WITH (MODULUS ${SHARDS}, REMAINDER ${shard})`,
      );
  }
}

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  Operation?: string;
  [field: string]: unknown;
}

/** Of the statements that read or write tables those that touch more than one shard, and how many touch one. */
export async function acrossShards(pool: pg.Pool, sent: readonly Sent[]) {
  const kinds = new Map(sent.map((one) => [one.text.trim(), one.values ?? []]));
  const across: string[] = [];
  let within = 0;
  for (const [text, values] of kinds) {
    if (!EXPLAINED.test(text)) continue;
    const { rows } = await pool.query(`EXPLAIN (FORMAT JSON) ${text}`, values);
    const shards = new Set(
      [...tablesOf(rows[0]["QUERY PLAN"])].flatMap((name) => /_(\d)$/.exec(name)?.[1] ?? []),
    );
    if (shards.size > 1) across.push(text);
    else within += shards.size;
  }
  return { across, within };
}

/** Every table that a plan reads or changes. */
function* tablesOf(value: unknown): Generator<string> {
  if (value === null || typeof value !== "object") return;
  const name = (value as Plan)["Relation Name"];
  if (name !== undefined) yield name;
  for (const child of Object.values(value)) yield* tablesOf(child);
}
