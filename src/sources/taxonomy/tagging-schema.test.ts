import assert from "node:assert/strict";
import { test } from "node:test";
import { packed } from "../../../scripts/tagging-schema.ts";
import { readSchemaFile, readTranslation } from "./tagging-schema.ts";

test("what is packed is what the tagging schema that is installed says", async () => {
  const files = packed();
  for (const name of ["presets", "deprecated", "fields", "languages"] as const) {
    assert.deepEqual(readSchemaFile(name), plain(files.get(name)), `run scripts/tagging-schema.ts: ${name}`);
  }
  for (const name of readSchemaFile("languages") as string[]) {
    assert.deepEqual(await readTranslation(name), plain(files.get(`words/${name}`)), name);
  }
});

/** As JSON keeps it. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
