import type { Posting } from "../../search/postings/term-postings.ts";
import { kindNumbers } from "../../search/stored-numbers.ts";
import { digestOf } from "../settle.ts";
import { damagedRecord, type FoundBody, unknownOrganisation } from "../store.ts";
import type { PostingTables, RevisionRow, VersionTables } from "../tables.ts";
import { numberArray, textArray } from "./binary-arrays.ts";
import { prepared, type Server, type Statement } from "./server.ts";
import type { Versioned } from "./servers.ts";

/** Rows of a statement joined with the state of the organisation that is asked about, if it is there. */
const LEFT = (join: string) =>
  `waymark.state s LEFT JOIN ${join} WHERE s.org_id = $1 AND s.removed_at IS NULL`;

/** Questions of one statement, so that the answer and the version it begins with are of one moment. */
const sql = {
  version: prepared("SELECT version FROM waymark.state s WHERE s.org_id = $1 AND s.removed_at IS NULL"),
  record: prepared(`SELECT s.version, r.version, r.body, r.digest
    FROM ${LEFT("waymark.record r ON r.org_id = $1 AND r.kind = $2 AND r.id = $3")}`),
  draft: prepared(`SELECT s.version, d.revision, d.base, d.body
    FROM ${LEFT("waymark.draft d ON d.org_id = $1 AND d.kind = $2 AND d.id = $3")}`),
  revisions: prepared(`SELECT s.version, v.* FROM waymark.state s LEFT JOIN LATERAL
    (SELECT v.n, v.version, v.made_at, v.author, v.action, v.fields, v.body FROM waymark.revision v
      WHERE v.org_id = $1 AND v.kind = $2 AND v.id = $3 AND v.n < $4 ORDER BY v.n DESC LIMIT $5) v ON true
    WHERE s.org_id = $1 AND s.removed_at IS NULL ORDER BY v.n DESC`),
  lastRevision:
    prepared(`SELECT s.version, (SELECT coalesce(max(n), 0) FROM waymark.revision WHERE org_id = $1)
    FROM waymark.state s WHERE s.org_id = $1 AND s.removed_at IS NULL`),
  /**
   * `kind + 0` is no column of an index: before a first ANALYZE the planner would choose the key on kind and id and read
   * the whole organisation.
   */
  bodies: prepared(`SELECT s.version, r.seq, r.version, r.body, r.digest
    FROM ${LEFT("waymark.record r ON r.org_id = $1 AND r.seq = ANY ($3::int8[]) AND r.kind + 0 = $2 AND r.active")}`),
  /**
   * The rows of the terms from `first` up to and without `end`, for each such range. OFFSET keeps the planner from joining
   * all ranges with all terms at once.
   */
  postings: prepared(`SELECT s.version, s.next_seq, q.at, p.term, p.part, p.rows
    FROM waymark.state s LEFT JOIN unnest($3::text[], $4::text[]) WITH ORDINALITY q (first, "end", at) ON true
    LEFT JOIN LATERAL (SELECT term, part, rows FROM waymark.posting WHERE org_id = $1 AND kind = $2
      AND term >= q.first AND term < q."end" ORDER BY term OFFSET 0) p ON true
    WHERE s.org_id = $1 AND s.removed_at IS NULL`),
};

/** Where short questions go: to a server in turn (see servers.ts), or to one transaction. */
interface Asked {
  read<T extends Versioned>(orgId: string, question: (server: Pick<Server, "ask">) => Promise<T>): Promise<T>;
  current(orgId: string): number | undefined;
}

/** Asks everything in one transaction, which sees one version. */
export function inTransaction(transaction: Pick<Server, "ask">, version: number): Asked {
  return { read: (_orgId, question) => question(transaction), current: () => version };
}

/** No id has a space, and none that is asked for may have NUL. */
export function withoutNul(id: string): string {
  return id.replaceAll("\0", " ");
}

/** The short questions to an organisation. */
export type Questions = Pick<VersionTables, "record" | "bodies" | "draft" | "revisions" | "lastRevision"> &
  PostingTables & { version(): Promise<number> };

export function openQuestions(asked: Asked, orgId: string): Questions {
  /** Every row begins with the organisation's version; no row, no organisation. */
  async function ask<Row extends [version: number, ...unknown[]]>(
    statement: Statement,
    ...values: unknown[]
  ) {
    const { rows } = await asked.read(orgId, async (server) => {
      const answer = await server.ask<Row>(statement, [orgId, ...values]);
      if (!answer[0]) throw unknownOrganisation(orgId);
      return { version: answer[0][0], rows: answer };
    });
    return rows;
  }

  return {
    async version() {
      const [row] = await ask<[number]>(sql.version);
      return row![0];
    },
    async record(kind, id) {
      type Row = [number, version: number, body: string | null, digest: string];
      const [row] = await ask<Row>(sql.record, kindNumbers[kind], withoutNul(id));
      const [, version, body, digest] = row!;
      if (body === null) return undefined;
      if (digestOf(body) !== digest) throw damagedRecord(kind, id);
      return { version, body };
    },
    async draft(kind, id) {
      type Row = [number, revision: number, base: number | null, body: string | null];
      const [row] = await ask<Row>(sql.draft, kindNumbers[kind], withoutNul(id));
      const [, revision, base, body] = row!;
      return body === null ? undefined : { revision, base, body };
    },
    async revisions(kind, id, before, limit) {
      const asked = [kindNumbers[kind], withoutNul(id), before, limit];
      const rows = await ask<[number, ...RevisionRow]>(sql.revisions, ...asked);
      return rows.map(([, ...row]) => row).filter(([revision]) => revision !== null);
    },
    async lastRevision() {
      const [row] = await ask<[number, number]>(sql.lastRevision);
      return row![1];
    },
    async bodies(kind, seqs) {
      // Where nothing is found one row tells the version alone.
      type Row = [number, seq: number | null, version: number, text: string | null, digest: string];
      const rows = await ask<Row>(sql.bodies, kindNumbers[kind], numberArray("int8", seqs));
      const found = new Map<number | null, FoundBody>();
      for (const [, seq, version, text, digest] of rows) {
        const body = Buffer.from(text ?? "");
        found.set(seq, digestOf(body) === digest ? { version, body } : "damaged");
      }
      return seqs.map((seq) => found.get(seq));
    },
    current: () => asked.current(orgId),
    async postings(kind, ranges) {
      type Row = [
        number,
        nextSeq: number,
        at: number | null,
        term: string,
        part: number,
        rows: Buffer | null,
      ];
      const firsts = textArray(ranges.map(({ first }) => first));
      const ends = textArray(ranges.map(({ end }) => end));
      const rows = await ask<Row>(sql.postings, kindNumbers[kind], firsts, ends);
      const postings: Posting[][] = ranges.map(() => []);
      for (const [, , at, term, part, bytes] of rows) {
        if (at !== null && bytes !== null) postings[at - 1]!.push({ term, part, rows: bytes });
      }
      return { version: rows[0]![0], nextSeq: rows[0]![1], postings };
    },
  };
}
