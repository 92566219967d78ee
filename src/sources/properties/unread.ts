import { nearestName } from "../../contract/nearest-name.ts";
import type { ImportFaultCode } from "../import-faults.ts";
import type { SourceFault } from "../source-record.ts";
import { cutText, textOf } from "./values.ts";

/** Different names that are counted of one file. */
const MAX_NAMES = 1_000;

/** Something that a file has under one name and that no record got. */
interface Unread {
  code: ImportFaultCode;
  detail: string;
  times: number;
}

/** What a file says and nobody reads: columns, properties and parameters by name, each told once for the whole file. */
export class UnreadNames {
  readonly #known: ReadonlyMap<string, string>;
  readonly #unread = new Map<string, Unread>();

  /** @param known what is read: each name as it is compared, and what it is called when it is proposed */
  constructor(known: ReadonlyMap<string, string>) {
    this.#known = known;
  }

  /** Notes that a record has something under a name that is not read, `because` of what; without it the name is not known. */
  note(name: string, because?: string): void {
    this.#count(name, "not_read", () => because ?? this.#proposal(name));
  }

  /** Notes that the value which a record has under a name was left out. */
  noteValue(name: string, code: ImportFaultCode, detail: string): void {
    this.#count(name, code, () => detail);
  }

  /** What was noted, most often seen first. */
  warnings(): SourceFault[] {
    const all = [...this.#unread].sort(([, a], [, b]) => b.times - a.times);
    return all.map(([field, { code, detail, times }]) => {
      const records = `${times} record${times === 1 ? "" : "s"}`;
      return { place: {}, field, code, detail: `in ${records}${detail && `; ${detail}`}` };
    });
  }

  #count(name: string, code: ImportFaultCode, detail: () => string): void {
    const noted = this.#unread.get(name);
    if (noted) noted.times++;
    else if (this.#unread.size < MAX_NAMES) this.#unread.set(name, { code, detail: detail(), times: 1 });
  }

  /** The known name that is meant by one of the words, the last counting most, else one of nearly the same letters. */
  #proposal(name: string): string {
    const words = name.split(/[\s_.:-]+|(?<=\p{Ll})(?=\p{Lu})/u).map((word) => word.toLowerCase());
    const letters = words.join("");
    const alike = [...this.#known.keys()].filter((known) => known[0] === letters[0]);
    const word = words.reverse().find((one) => one.length > 2 && this.#known.has(one));
    const near = word ?? (letters.length > 3 ? nearestName(letters, alike) : undefined);
    return near === undefined ? "" : `did you mean ${this.#known.get(near)}?`;
  }
}

/** A value as a message quotes it. */
export function shortened(raw: unknown): string {
  return JSON.stringify(cutText(textOf(raw) ?? String(raw), 60));
}
