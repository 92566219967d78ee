import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { brotliDecompressSync } from "node:zlib";

// Reads what `@openstreetmap/id-tagging-schema`, as scripts/tagging-schema.ts packs them: JSON, compressed.

/** What a file of words says; everything may be missing. */
export interface Translation {
  presets?: Record<string, { name?: string; terms?: string[]; aliases?: string[] }>;
  /** By the field: its label, and the words of its values. */
  fields?: Record<string, { label?: string; options?: Record<string, string | undefined> }>;
}

/** A file of the tagging schema, read at once. */
export function readSchemaFile(name: "presets" | "deprecated" | "fields" | "languages"): unknown {
  return unpack(readFileSync(schemaFile(name)));
}

/** A file of words, such as `de` or `zh-TW`; the names of all are `languages`. */
export async function readTranslation(name: string): Promise<Translation> {
  return unpack(await readFile(schemaFile(`words/${name}`))) as Translation;
}

function unpack(bytes: Buffer): unknown {
  return JSON.parse(brotliDecompressSync(bytes).toString("utf8"));
}

function schemaFile(name: string): URL {
  return new URL(`tagging-schema/${name}.json.br`, import.meta.url);
}
