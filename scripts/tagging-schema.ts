// Packs what Waymark reads of @openstreetmap/id-tagging-schema (71 MB, most of it for editors of the map) into
// src/sources/taxonomy/tagging-schema (3 MB): `node scripts/tagging-schema.ts` after its version has changed.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import type { Translation } from "../src/sources/taxonomy/tagging-schema.ts";

const TARGET = new URL("../src/sources/taxonomy/tagging-schema/", import.meta.url);

interface FullTranslation {
  presets?: Record<string, { name?: string; terms?: string[]; aliases?: string[] }>;
  fields?: Record<string, { label?: string; options?: Record<string, string | { title?: string }> }>;
}

/** What is kept, by the file's name without `.json.br`. */
export function packed(): Map<string, unknown> {
  const files = new Map<string, unknown>();
  for (const name of ["presets", "deprecated"]) files.set(name, read(`${name}.min.json`));
  const fields = read("fields.min.json") as Record<string, { key?: string }>;
  files.set(
    "fields",
    mapped(fields, ({ key }) => ({ key })),
  );
  const names: string[] = [];
  for (const name of Object.keys(read("translations/index.min.json") as object).toSorted()) {
    const file = read(`translations/${name}.min.json`) as Record<string, { presets?: FullTranslation }>;
    const translation = file[name]?.presets;
    if (!translation) continue;
    names.push(name);
    files.set(`words/${name}`, wordsOf(translation));
  }
  files.set("languages", names);
  return files;
}

function wordsOf({ presets = {}, fields = {} }: FullTranslation): Translation {
  const named = Object.entries(presets).filter(([, { name }]) => name);
  return {
    presets: mapped(Object.fromEntries(named), ({ name, terms, aliases }) => ({ name, terms, aliases })),
    fields: mapped(fields, ({ label, options }) => ({
      label,
      options: options && mapped(options, (word) => (typeof word === "string" ? word : word.title)),
    })),
  };
}

function mapped<V, W>(record: Record<string, V>, change: (value: V) => W): Record<string, W> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

function read(name: string): unknown {
  return JSON.parse(
    readFileSync(new URL(import.meta.resolve(`@openstreetmap/id-tagging-schema/dist/${name}`)), "utf8"),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  rmSync(TARGET, { recursive: true, force: true });
  mkdirSync(new URL("words/", TARGET), { recursive: true });
  for (const [name, content] of packed()) {
    writeFileSync(new URL(`${name}.json.br`, TARGET), brotliCompressSync(JSON.stringify(content)));
  }
  writeFileSync(
    new URL("LICENSE.md", TARGET),
    readFileSync(
      new URL(
        import.meta
          .resolve("@openstreetmap/id-tagging-schema/package.json")
          .replace("package.json", "LICENSE.md"),
      ),
    ),
  );
}
