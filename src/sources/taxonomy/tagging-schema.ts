import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const PACKAGE = "@openstreetmap/id-tagging-schema";

/** A JSON file of the tagging schema, such as `presets.min.json`, read at once. */
export function readSchemaFile(name: string): unknown {
  return JSON.parse(readFileSync(schemaPath(name), "utf8"));
}

/** A file of words, such as `de` or `zh-TW`, as the package has it; undefined where it has none of that name. */
export async function readTranslation(name: string): Promise<Translation | undefined> {
  let text: string;
  try {
    text = await readFile(schemaPath(`translations/${name}.min.json`), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
  return (JSON.parse(text) as Record<string, { presets?: Translation }>)[name]?.presets;
}

/** The names of all files of words, in alphabetical order. */
export function translationNames(): string[] {
  return Object.keys(readSchemaFile("translations/index.min.json") as object).toSorted();
}

/** What a file of words says; everything may be missing. */
export interface Translation {
  presets?: Record<string, { name?: string; terms?: string[]; aliases?: string[] }>;
  fields?: Record<string, { label?: string; options?: Record<string, string | { title?: string }> }>;
}

function schemaPath(name: string): string {
  return fileURLToPath(import.meta.resolve(`${PACKAGE}/dist/${name}`));
}
