import type { ImportFile } from "../import-records.ts";
import type { ElementBatch, ElementSource, ElementType } from "./element.ts";
import { decoded, readBlobs, unpackBlob } from "./pbf-blobs.ts";
import { readElements, typesOf } from "./pbf-block.ts";
import { readPbfHeader } from "./pbf-header.ts";

/** A `.osm.pbf` file. Later scans pass over the blocks that have nothing for them without decompressing these. */
export class PbfSource implements ElementSource {
  date: string | undefined;
  readonly #file: ImportFile;
  readonly #signal: AbortSignal | undefined;
  /** By the offset of the block. */
  readonly #types = new Map<number, ReadonlySet<ElementType>>();

  constructor(file: ImportFile, signal?: AbortSignal) {
    this.#file = file;
    this.#signal = signal;
  }

  async *scan(type: ElementType): AsyncGenerator<ElementBatch> {
    for await (const blob of readBlobs(this.#file.open(this.#signal))) {
      const { offset } = blob;
      if (blob.type === "OSMHeader") {
        const bytes = await unpackBlob(blob);
        this.#readHeader(decoded(offset, () => readPbfHeader(bytes)).timestamp);
      } else if (blob.type === "OSMData" && this.#types.get(offset)?.has(type) !== false) {
        const bytes = await unpackBlob(blob);
        const batch = decoded(offset, () => {
          if (!this.#types.has(offset)) this.#types.set(offset, typesOf(bytes));
          return readElements(bytes, type);
        });
        yield batch;
      }
    }
  }

  #readHeader(timestamp: number | undefined): void {
    if (timestamp) this.date = new Date(timestamp * 1_000).toISOString().slice(0, 10);
  }
}
