import { gapsOf, languagesOf } from "../../content/gaps.ts";
import type { SearchableKind } from "../../contract/records.ts";
import type { FactColumn, ListColumn, SearchableRecord } from "./column-types.ts";
import { columns } from "./columns.ts";
import type { Intern } from "./labels.ts";

type Columns = typeof columns;
type FactOf<C> = C extends { fact(...given: never): infer Fact } ? Exclude<Fact, undefined> : never;

/** The columns whose lists are packed together. */
export type ListName = { [K in keyof Columns]: Columns[K] extends ListColumn ? K : never }[keyof Columns];
export type FactName = Exclude<keyof Columns, ListName>;

/**
 * What the catalogue keeps of a record: numbers, flags and identifiers; no sentences. Kept in the store beside the body, as
 * JSON, so that a catalogue is built without reading bodies. Words are numbers of labels, so that all records share one dictionary.
 */
export type Facts = { -readonly [K in FactName]?: FactOf<Columns[K]> } & {
  /** See packLists. */
  lists?: string;
  /** In no column: what editors look for (see content/gaps.ts). */
  lacks?: number;
  languages?: string;
};

const all = Object.entries<FactColumn<unknown, unknown, unknown> | ListColumn>(columns);
/** In their order. */
export const factColumns = all.filter(
  (entry): entry is [FactName, FactColumn<unknown, unknown, unknown>] => "fact" in entry[1],
);
const listColumns = all.filter((entry): entry is [ListName, ListColumn] => "list" in entry[1]);
export const listNames = listColumns.map(([name]) => name);

/** The facts of one searchable record. Pure but for `intern`. */
export function makeFacts(kind: SearchableKind, record: object, intern: Intern): Facts {
  const facts: Record<string, unknown> = {};
  for (const [name, column] of factColumns) {
    const fact = column.fact(record as SearchableRecord, intern);
    if (fact !== undefined) facts[name] = fact;
  }
  const lists = pack(listColumns.map(([, column]) => column.list(record as SearchableRecord, intern)));
  const fields = record as Record<string, unknown>;
  return {
    ...facts,
    lists,
    lacks: gapsOf(fields) || undefined,
    languages: languagesOf(kind, fields),
  } as Facts;
}

/** Lists of whole numbers, 0 to 2³² − 1; one that is absent is empty. */
export type NumberLists = Partial<Record<ListName, readonly number[]>>;

/**
 * Number lists as one short text: for each list column in order the list's length and its numbers, in LEB128 (seven bits a byte,
 * low ones first), in base64; empty lists at the end are left out. A catalogue reads hundreds of thousands of them: half the
 * bytes of JSON arrays, and no array is made for any. Undefined when every list is empty.
 */
export function packLists(lists: NumberLists): string | undefined {
  return pack(listNames.map((name) => lists[name]));
}

function pack(lists: readonly (ArrayLike<number> | undefined)[]): string | undefined {
  const bytes: number[] = [];
  const add = (number: number) => {
    let rest = number >>> 0;
    for (; rest > 0x7f; rest >>>= 7) bytes.push((rest & 0x7f) | 0x80);
    bytes.push(rest);
  };
  const last = lists.findLastIndex((list) => list !== undefined && list.length > 0);
  for (const list of lists.slice(0, last + 1)) {
    const length = list?.length ?? 0;
    add(length);
    for (let i = 0; i < length; i++) add(list![i]!);
  }
  return last < 0 ? undefined : Buffer.from(bytes).toString("base64");
}

/** Reads packed lists one text after the other, into the same numbers: they hold until the next `read`. */
export class ListReader {
  /** The numbers of all lists, one list after the other. */
  readonly numbers: number[] = [];
  /** For each list name in order, where its numbers end; they begin where those of the list before end. */
  readonly ends: number[] = listNames.map(() => 0);
  #bytes = Buffer.alloc(1_024);

  read(packed: string | undefined): void {
    this.ends.fill(0);
    if (packed === undefined) return;
    if (this.#bytes.length < packed.length) this.#bytes = Buffer.alloc(2 * packed.length);
    const bytes = this.#bytes;
    const length = bytes.write(packed, "base64");
    let count = 0;
    /** Numbers of the list that are still to come; -1 where the next one tells the length of the next list. */
    let left = -1;
    let list = 0;
    let number = 0;
    let shift = 0;
    for (let at = 0; at < length; at++) {
      const byte = bytes[at]!;
      number |= (byte & 0x7f) << shift;
      shift += 7;
      if (byte >= 0x80) continue;
      if (left < 0) left = number;
      else {
        this.numbers[count++] = number >>> 0;
        left--;
      }
      number = 0;
      shift = 0;
      if (left !== 0) continue;
      this.ends[list++] = count;
      left = -1;
    }
    this.ends.fill(count, list);
  }
}

/** Packed lists as arrays, without the empty ones. */
export function unpackLists(packed: string | undefined): NumberLists {
  const reader = new ListReader();
  reader.read(packed);
  const lists = listNames.map((name, list) => {
    return [name, reader.numbers.slice(reader.ends[list - 1] ?? 0, reader.ends[list])] as const;
  });
  return Object.fromEntries(lists.filter(([, numbers]) => numbers.length > 0));
}
