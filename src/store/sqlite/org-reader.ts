import type { DatabaseSync } from "node:sqlite";
import type { Kind, SearchableKind } from "../../contract/records.ts";
import { kindNumbers } from "../../search/stored-numbers.ts";
import type { StoredRecord } from "../store.ts";
import { answering, reading } from "./database.ts";

/** The short questions to an organisation's file; long ones are in org-streams.ts. */
export function openReader(database: DatabaseSync) {
  database.exec("PRAGMA query_only = ON");
  const inArrays = (sql: string) => {
    const statement = database.prepare(sql);
    statement.setReturnArrays(true);
    return statement;
  };
  const version = inArrays("SELECT version FROM state");
  const nextSeq = inArrays("SELECT next_seq FROM state");
  const record = inArrays("SELECT body FROM record WHERE kind = ? AND id = ?");
  const body = inArrays(
    "SELECT version, CAST(body AS BLOB) FROM record WHERE seq = ? AND kind = ? AND active = 1",
  );
  const numberOf = (statement: typeof version) => (statement.get() as unknown as [number])[0];

  return {
    version: () => answering(() => numberOf(version)),
    nextSeq: () => answering(() => numberOf(nextSeq)),
    record(kind: Kind, id: string): StoredRecord | undefined {
      const row = answering(() => record.get(kindNumbers[kind], id)) as unknown as [string] | undefined;
      return row && { kind, id, body: row[0] };
    },
    bodies: (kind: SearchableKind, seqs: readonly number[]) =>
      reading(database, () =>
        seqs.map((seq) => {
          const row = body.get(seq, kindNumbers[kind]) as unknown as [number, Uint8Array] | undefined;
          return row && { version: row[0], body: textOf(row[1]) };
        }),
      ),
    close(): void {
      if (database.isOpen) database.close();
    },
  };
}

export type OrgReader = ReturnType<typeof openReader>;

/** Node decodes the bytes of a buffer several times faster than node:sqlite the text of a column. */
function textOf({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString("utf8");
}
