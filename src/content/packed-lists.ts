/** The lists of numbers that the facts of a record may have, in the order in which they are packed. */
export const listNames = [
  "category",
  "tags",
  "keywords",
  "tripType",
  "userCategories",
  "userInterests",
  "names",
  "week",
  "calendar",
  "timeOfDay",
  "timeOfYear",
] as const;
export type ListName = (typeof listNames)[number];

/** Lists of whole numbers, 0 to 2³² − 1; one that is absent is empty. */
export type NumberLists = Partial<Record<ListName, readonly number[]>>;

/**
 * Number lists as one short text: for each name in order the list's length and its numbers, in LEB128 (seven bits a byte,
 * low ones first), in base64; empty lists at the end are left out. A catalogue reads hundreds of thousands of them: half the bytes of JSON arrays, and no
 * array is made for any. Undefined when every list is empty.
 */
export function packLists(lists: NumberLists): string | undefined {
  const bytes: number[] = [];
  const last = listNames.findLastIndex((name) => (lists[name]?.length ?? 0) > 0);
  for (const name of listNames.slice(0, last + 1)) {
    const list = lists[name] ?? [];
    for (const number of [list.length, ...list]) {
      let rest = number >>> 0;
      for (; rest > 0x7f; rest >>>= 7) bytes.push((rest & 0x7f) | 0x80);
      bytes.push(rest);
    }
  }
  return last < 0 ? undefined : Buffer.from(bytes).toString("base64");
}

/** Reads packed lists one text after the other, into the same numbers: they hold until the next `read`. */
export class ListReader {
  /** The numbers of all lists, one list after the other. */
  readonly numbers: number[] = [];
  /** For each list name in order, where its numbers end; they begin where those of the list before end. */
  readonly ends: number[] = listNames.map(() => 0);

  read(packed: string | undefined): void {
    if (packed === undefined) {
      this.ends.fill(0);
      return;
    }
    const bytes = Buffer.from(packed, "base64");
    let at = 0;
    let count = 0;
    const next = () => {
      let number = 0;
      for (let shift = 0; ; shift += 7) {
        const byte = bytes[at++]!;
        number |= (byte & 0x7f) << shift;
        if (byte < 0x80) return number >>> 0;
      }
    };
    for (let list = 0; list < listNames.length; list++) {
      for (let left = at < bytes.length ? next() : 0; left > 0; left--) this.numbers[count++] = next();
      this.ends[list] = count;
    }
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
