import pg from "pg";
import { StoreError } from "../store.ts";

/**
 * Classes of SQLSTATE that say that a statement or its data is wrong: a defect of this program, which no waiting mends.
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

export function isUnavailable(error: unknown): boolean {
  return error instanceof StoreError && error.code === "unavailable";
}

/** Node gives an error for several addresses of a host no text of its own. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join("; ");
  return error instanceof Error ? error.message : String(error);
}
