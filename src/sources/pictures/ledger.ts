import { appendFileSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import { textIfThere } from "../../content/org-folder.ts";
import { image } from "../../contract/common.ts";
import { parsedJson } from "../../contract/json.ts";

const line = z.object({
  /** Of Wikimedia Commons: `File:…`. */
  file: z.string(),
  /** The photo that it became. */
  photo: image.optional(),
  /** Or why it became none. */
  refused: z.string().optional(),
  at: z.string(),
});
type Line = z.infer<typeof line>;

/**
 * What became of each picture that was asked for, a line of JSON each, the last of a picture counts: so that a run that was
 * stopped goes on, and nobody is asked again for what they refused.
 */
export class Ledger {
  readonly #path: string;
  readonly #lines = new Map<string, Line>();

  constructor(path: string) {
    this.#path = path;
    for (const text of textIfThere(path)?.split("\n") ?? []) {
      const read = line.safeParse(parsedJson(text));
      // A line that a crash cut off is as if it had not been written.
      if (read.success) this.#lines.set(read.data.file, read.data);
    }
  }

  find(file: string): Line | undefined {
    return this.#lines.get(file);
  }

  add(entry: Line): void {
    mkdirSync(dirname(this.#path), { recursive: true });
    appendFileSync(this.#path, `${JSON.stringify(entry)}\n`);
    this.#lines.set(entry.file, entry);
  }
}
