import type { Kind, SearchableKind } from "../../contract/records.ts";
import { kindNumbers } from "../../search/stored-numbers.ts";
import type { StoredRecord } from "../store.ts";
import { numberArray } from "./binary-arrays.ts";
import { unknown } from "./organisations.ts";
import { readSql as sql } from "./read-sql.ts";
import type { Questions } from "./servers.ts";

/** The short questions to an organisation; long ones are in streams.ts, those of words in text-search.ts. */
export function createReader(questions: Questions) {
  /** Every row begins with the organisation's version; no row, no organisation. */
  async function ask<Row extends [version: number, ...unknown[]]>(
    orgId: string,
    statement: (typeof sql)[keyof typeof sql],
    ...values: unknown[]
  ): Promise<Row[]> {
    const { rows } = await questions.read(orgId, async (server) => {
      const answer = await server.ask<Row>(statement, [orgId, ...values]);
      if (!answer[0]) throw unknown(orgId);
      return { version: answer[0][0], rows: answer };
    });
    return rows;
  }

  return {
    async version(orgId: string): Promise<number> {
      const [row] = await ask<[number]>(orgId, sql.version);
      return row![0];
    },
    /** No id has a space, and none that is asked for may have NUL. */
    async record(orgId: string, kind: Kind, id: string): Promise<StoredRecord | undefined> {
      const rows = await ask<[number, string | null]>(
        orgId,
        sql.record,
        kindNumbers[kind],
        id.replaceAll("\0", " "),
      );
      const body = rows[0]![1];
      return body === null ? undefined : { kind, id, body };
    },
    async bodies(orgId: string, kind: SearchableKind, seqs: readonly number[]) {
      type Row = [number, seq: number | null, version: number, body: string];
      const rows = await ask<Row>(orgId, sql.bodies, kindNumbers[kind], numberArray("int8", seqs));
      const found = new Map(rows.map(([, seq, version, body]) => [seq, { version, body }]));
      return seqs.map((seq) => found.get(seq));
    },
  };
}
