import type { PbfReader } from "pbf";
import { endOfValue } from "./pbf-values.ts";

/** The strings of a block, decoded when first asked for. */
export class StringTable {
  readonly #pbf: PbfReader;
  readonly #starts: number[] = [];
  readonly #strings: string[] = [];

  constructor(pbf: PbfReader) {
    this.#pbf = pbf;
  }

  read(): void {
    const pbf = this.#pbf;
    const end = endOfValue(pbf);
    for (let field = pbf.nextField(end); field; field = pbf.nextField(end)) {
      if (field === 1) this.#starts.push(pbf.pos);
    }
  }

  at(index: number): string {
    const known = this.#strings[index];
    if (known !== undefined) return known;
    const start = this.#starts[index];
    if (start === undefined) throw new RangeError("a string that there is not");
    const pbf = this.#pbf;
    const back = pbf.pos;
    pbf.pos = start;
    endOfValue(pbf);
    pbf.pos = start;
    const text = pbf.readString();
    pbf.pos = back;
    this.#strings[index] = text;
    return text;
  }
}
