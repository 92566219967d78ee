import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { openRenderer, readableFailures } from "./built-pages.ts";

test("a reader gets a page only where pages are built, also if they were built after the service had started", async (t) => {
  const folder = mkdtempSync(join(tmpdir(), "waymark-built-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const asked = { accept: "text/html", "accept-language": "da" };
  assert.equal(readableFailures(undefined)(404, asked), undefined);
  const readable = readableFailures(folder);
  assert.equal(readable(404, asked), undefined);
  assert.throws(openRenderer(folder), { code: "route_not_found" });
  mkdirSync(join(folder, "pages"));
  writeFileSync(
    join(folder, "pages/pages.js"),
    "export const renderFailure = (...told) => ({ html: told.join() });",
  );
  assert.deepEqual(await readable(404, asked), { html: "404,da" });
  assert.equal(readable(404, { accept: "application/json" }), undefined);
});
