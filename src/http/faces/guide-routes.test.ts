import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { startServer } from "../../../test/support/server-fixture.ts";

test("the docs are pages of this server alone, also as they are written, with a list for language models", async (t) => {
  const guideDirectory = mkdtempSync(join(tmpdir(), "waymark-guide-"));
  t.after(() => rmSync(guideDirectory, { recursive: true, force: true }));
  mkdirSync(join(guideDirectory, "decisions"));
  for (const name of ["index.html", "llms.txt", "decisions/holidays.md"]) {
    writeFileSync(join(guideDirectory, name), name);
  }
  const { ask } = await startServer(t, { settings: { guideDirectory } });
  const { text, headers } = await ask("/guide/");
  assert.equal(text, "index.html");
  assert.match(String(headers["content-security-policy"]), /default-src 'none'; script-src 'self';/);
  assert.equal((await ask("/guide")).headers.location, "guide/");
  assert.match(
    String((await ask("/guide/decisions/holidays.md")).headers["content-type"]),
    /^text\/markdown/,
  );
  assert.match(String((await ask("/llms.txt")).headers["content-type"]), /^text\/plain/);
  for (const path of ["/guide/nope.html", "/guide/..%2Fllms.txt", "/guide/decisions"]) {
    assert.equal((await ask(path)).status, 404, path);
  }
});

test("where the docs are not built, it is said how", async (t) => {
  const { ask } = await startServer(t);
  for (const path of ["/guide/", "/llms.txt"]) {
    const { status, problem } = await ask(path);
    assert.equal(status, 404);
    assert.match(problem.detail, /build:docs/);
  }
});
