import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { startServer } from "../../../test/support/server-fixture.ts";

function builtFaces(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), "waymark-faces-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<title>Explorer</title>");
  writeFileSync(join(folder, "studio.html"), "<title>Studio</title>");
  writeFileSync(join(folder, "waymark-home.js"), "export {};".repeat(200));
  writeFileSync(join(folder, "assets", "map-1a2b.js"), "export {};");
  return folder;
}

test("the explorer may load what this server has and nothing else, and is checked each time", async (t) => {
  const { ask } = await startServer(t, { settings: { webDirectory: builtFaces(t) } });
  const { text, headers } = await ask("/");
  assert.equal(text, "<title>Explorer</title>");
  assert.match(String(headers["content-type"]), /^text\/html/);
  const policy = String(headers["content-security-policy"]);
  assert.match(policy, /default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self';/);
  assert.doesNotMatch(policy, /http|\*|unsafe/);
  assert.equal(headers["cache-control"], "no-cache");
  const again = await ask("/", { headers: { "If-None-Match": String(headers.etag) } });
  assert.equal(again.status, 304);
});

test("the studio keeps to the explorer's policy, with and without a slash", async (t) => {
  const { ask } = await startServer(t, { settings: { webDirectory: builtFaces(t) } });
  const [home, studio, slashed] = [await ask("/"), await ask("/studio"), await ask("/studio/")];
  assert.equal(studio.text, "<title>Studio</title>");
  assert.equal(studio.headers["content-security-policy"], home.headers["content-security-policy"]);
  assert.deepEqual([slashed.status, slashed.headers.location], [308, "../studio"]);
});

test("with a map style its origin, and no other, is allowed, and pages are told its address", async (t) => {
  const mapStyleUrl = "https://tiles.example.org/style.json?token=public";
  const { ask } = await startServer(t, { settings: { webDirectory: builtFaces(t), mapStyleUrl } });
  const policy = String((await ask("/")).headers["content-security-policy"]);
  assert.match(policy, /connect-src 'self' https:\/\/tiles\.example\.org;/);
  assert.match(policy, /img-src 'self' data: blob: https:\/\/tiles\.example\.org;/);
  assert.deepEqual(JSON.parse((await ask("/web-settings.json")).text), { mapStyleUrl });
});

test("pictures of the origins that are configured may be shown, and nothing else of theirs", async (t) => {
  const policyFor = async (imageOrigins: string[]) => {
    const { ask } = await startServer(t, { settings: { webDirectory: builtFaces(t), imageOrigins } });
    return String((await ask("/")).headers["content-security-policy"]);
  };
  const some = await policyFor(["https://a.example", "https://*.b.example"]);
  assert.match(some, /img-src 'self' data: blob: https:\/\/a\.example https:\/\/\*\.b\.example;/);
  assert.equal(some.match(/a\.example/g)?.length, 1);
  const any = await policyFor(["*"]);
  assert.match(any, /img-src 'self' data: blob: https:;/);
  assert.equal(any.match(/https:/g)?.length, 1);
});

test("the element's module is compressed and open to every site; its parts are kept for good", async (t) => {
  const { ask } = await startServer(t, { settings: { webDirectory: builtFaces(t) } });
  const module = await ask("/waymark-home.js", {
    headers: { "Accept-Encoding": "gzip", Origin: "https://a.example" },
  });
  assert.equal(module.headers["content-encoding"], "gzip");
  assert.match(String(module.headers["content-type"]), /^text\/javascript/);
  assert.equal(module.headers["access-control-allow-origin"], "*");
  const part = await ask("/assets/map-1a2b.js");
  assert.match(String(part.headers["cache-control"]), /immutable/);
  for (const path of ["/assets/map-0000.js", "/assets/..%2Findex.html", "/assets/%2e%2e"]) {
    assert.equal((await ask(path)).status, 404, path);
  }
});

test("without built faces the root and the element say what is missing", async (t) => {
  const { ask } = await startServer(t);
  for (const path of ["/", "/waymark-home.js"]) {
    const { status, problem } = await ask(path);
    assert.equal(status, 404);
    assert.match(problem.detail, /not built/);
  }
});
