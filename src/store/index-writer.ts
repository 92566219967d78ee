import type { SearchableKind } from "../contract/records.ts";
import { INDEX_FORMAT } from "../search/columns/columns.ts";
import { makeFacts } from "../search/columns/facts.ts";
import { indexedText } from "../search/postings/indexed-terms.ts";
import { kindNumbers } from "../search/stored-numbers.ts";
import { BatchLabels, KnownStrings, writeTerms } from "./known-strings.ts";
import { PostingWriter } from "./posting-writer.ts";
import type { EntryRow } from "./rows.ts";
import { StoreError } from "./store.ts";
import type { ActiveRecord, BatchTables, IndexTables, OrgNumbers } from "./tables.ts";

/** An active searchable record that is indexed. */
export interface IndexedRecord {
  kind: SearchableKind;
  id: string;
  seq: number;
  /** The organisation's version at which the record is written. */
  version: number;
  record: object;
  /** Characters of its body. */
  size: number;
  /** The record as it is indexed so far; undefined where it is not. */
  former: object | undefined;
}

/** Writes what is kept beside the bodies and made from them alone: entries, labels, vocabulary and postings. */
export class IndexWriter {
  readonly #tables: IndexTables;
  readonly #known: KnownStrings;
  readonly #labels: BatchLabels;
  readonly #postings: PostingWriter;

  constructor(tables: IndexTables, known: KnownStrings, { nextSeq, nextLabel }: Omit<OrgNumbers, "version">) {
    this.#tables = tables;
    this.#known = known;
    this.#labels = new BatchLabels(tables, known, nextLabel);
    this.#postings = new PostingWriter(tables, nextSeq, known.terms);
  }

  /** The number of the next label. */
  get nextLabel(): number {
    return this.#labels.next;
  }

  /** Indexes a chunk of records. */
  async write(records: readonly IndexedRecord[]): Promise<void> {
    const facts = await this.#labels.reading((intern) =>
      records.map(({ kind, record }) => makeFacts(kind, record, intern)),
    );
    for (const { kind, seq, former, record, size } of records) {
      const texts = indexedText(kind, record);
      if (former) await this.#postings.change(kind, seq, indexedText(kind, former), texts);
      else await this.#postings.add({ kind, seq, texts, size });
    }
    const entries = records.map(
      ({ kind, id, seq, version }, i): EntryRow => [
        kindNumbers[kind],
        id,
        seq,
        version,
        JSON.stringify(facts[i]),
      ],
    );
    await this.#tables.putEntries(entries);
    await this.#labels.write();
    await this.#postings.writeSome();
    await writeTerms(this.#tables, this.#known.terms, false);
  }

  /** Takes records out that are indexed. Where nobody knows as what, their number stays in the postings, and no entry has it. */
  async remove(
    records: readonly { kind: SearchableKind; seq: number; former: object | undefined }[],
  ): Promise<void> {
    if (records.length > 0) await this.#tables.removeEntries(records.map(({ seq }) => seq));
    for (const { kind, seq, former } of records) {
      if (former) await this.#postings.change(kind, seq, indexedText(kind, former), undefined);
    }
  }

  /** To be called before the batch is committed. */
  async finish(): Promise<void> {
    await this.#postings.finish();
    await writeTerms(this.#tables, this.#known.terms, true);
  }

  /** To be called in any case. */
  close(): void {
    this.#postings.close();
  }
}

/**
 * Rebuilds the index of an organisation from its bodies, as one new version, if a release with another index format wrote
 * it, and commits. A record takes some 0.3 ms. Throws StoreError `newer_schema` for a later format.
 * @param what names the organisation or its file
 */
export async function ensureIndexFormat(tables: BatchTables, what: string): Promise<void> {
  const { indexFormat, numbers } = tables;
  refuseNewerIndex(indexFormat, what);
  if (indexFormat === INDEX_FORMAT) return;
  await tables.clearIndex();
  const index = new IndexWriter(tables, new KnownStrings(0), { nextSeq: 1, nextLabel: 0 });
  try {
    for await (const rows of tables.activeRecords()) await index.write(rows.map(readActive));
    await index.finish();
    await tables.commit({ ...numbers, version: numbers.version + 1, nextLabel: index.nextLabel });
  } finally {
    index.close();
  }
}

function readActive({ body, ...row }: ActiveRecord): IndexedRecord {
  return { ...row, record: JSON.parse(body) as object, size: body.length, former: undefined };
}

/** Throws StoreError `newer_schema` where a later release wrote the index of `what`. */
export function refuseNewerIndex(format: number, what: string): void {
  if (format <= INDEX_FORMAT) return;
  throw new StoreError(
    "newer_schema",
    `${what} has index format ${format}; this release knows ${INDEX_FORMAT} and older`,
  );
}
