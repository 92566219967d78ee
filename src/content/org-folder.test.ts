import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { replaceFile, textIfThere } from "./org-folder.ts";

test("a file is replaced whole or not at all, and nothing is left beside it", async (t) => {
  const folder = join(mkdtempSync(join(tmpdir(), "waymark-replace-")), "files");
  t.after(() => rmSync(join(folder, ".."), { recursive: true }));
  const pieces = (...texts: string[]) => texts.map((text) => Buffer.from(text));
  assert.equal(await replaceFile(folder, "map", pieces("first ", "map")), 9);
  function* broken() {
    yield* pieces("second");
    throw new Error("cut off");
  }
  await assert.rejects(replaceFile(folder, "map", broken()), /cut off/);
  assert.deepEqual([readdirSync(folder), readFileSync(join(folder, "map"), "utf8")], [["map"], "first map"]);
  assert.equal(await replaceFile(folder, "map", []), 0);
  assert.deepEqual([textIfThere(join(folder, "map")), textIfThere(join(folder, "none"))], ["", undefined]);
});
