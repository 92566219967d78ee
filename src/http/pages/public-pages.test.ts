import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { startServer } from "../../../test/support/server-fixture.ts";
import { ServiceError } from "../../contract/errors.ts";

/** Pages that say what they are asked to show. */
const PAGES = `const policy = { contentSecurityPolicy: "default-src 'none'" };
export const renderPage = async ({ content, nowMs }) => ({ html: JSON.stringify([content, nowMs]), ...policy });
export const renderFailure = async (status, wished) => ({ html: status + " for " + wished, ...policy });`;

const host = {
  hasPublicPages: true,
  profile: Buffer.from('{"name":"Inn"}'),
  languageCodes: ["en-GB"],
};
const org = { hosts: new Map([["inn", host]]), defaultLanguage: "en-GB" };

/** A server whose catalogue does as it is told: `failing` is thrown for a host or for what it has. */
async function started(t: TestContext) {
  const webDirectory = mkdtempSync(join(tmpdir(), "waymark-pages-"));
  t.after(() => rmSync(webDirectory, { recursive: true, force: true }));
  mkdirSync(join(webDirectory, "pages"));
  writeFileSync(join(webDirectory, "pages/pages.js"), PAGES);
  const state = { holds: true, failing: { host: undefined as unknown, record: undefined as unknown } };
  const server = await startServer(t, {
    settings: { webDirectory },
    answer: () => {
      const { name, rest } = server.calls.at(-1)!;
      if (name === "holds") return state.holds as never;
      if (name === "read") {
        if (state.failing.host) throw state.failing.host;
        return (rest[0] as (found: typeof org) => never)(org);
      }
      if (state.failing.record) throw state.failing.record;
      const body = Buffer.from('{"id":"x","results":[],"total":0,"pages":0}');
      return { body, languages: [], lasts: { version: 1 } as never };
    },
  });
  const read = (path: string, headers: Record<string, string> = {}) =>
    server.ask(`/g/demo/inn/${path}`, { headers });
  const reads = () => server.calls.filter(({ name }) => name === "guide").length;
  return { ...server, state, read, reads };
}

test("a mistake while a host is looked for is ours, one that is not there is no address", async (t) => {
  const { read, state } = await started(t);
  for (const [error, code] of [
    [new TypeError("a mistake"), "internal_error"],
    [new ServiceError("internal_error", "ours"), "internal_error"],
    [new ServiceError("unavailable", "away"), "unavailable"],
    [new ServiceError("org_forbidden", "another's"), "route_not_found"],
    [new ServiceError("profile_not_found", "none"), "route_not_found"],
  ] as const) {
    state.failing.host = error;
    assert.equal((await read("")).problem.code, code);
  }
});

test("what is not there is missing where an address names it, and any other failure is told", async (t) => {
  const { read, state } = await started(t);
  state.failing.record = new ServiceError("guide_not_found", "none");
  const { status, text } = await read("guide/x");
  assert.deepEqual([status, JSON.parse(text)[0]], [404, { kind: "missing", isGone: false }]);
  assert.equal((await read("guides")).problem.code, "guide_not_found", "nobody named it");
  for (const error of [
    new TypeError("a mistake"),
    new ServiceError("unavailable", "away"),
    new ServiceError("scope_forbidden", "others'"),
  ]) {
    state.failing.record = error;
    const { problem } = await read("guide/y");
    assert.equal(problem.code, error instanceof ServiceError ? error.code : "internal_error");
  }
});

test("a page is kept for a minute, whichever way the clock goes, while what it shows is the same", async (t) => {
  const { read, reads, state, time } = await started(t);
  const told = async () => JSON.parse((await read("guide/x")).text)[1] - begun;
  const begun = time.now;
  assert.deepEqual([await told(), await told(), reads()], [0, 0, 1]);
  time.now = begun + 60_000;
  assert.deepEqual([await told(), reads()], [0, 1]);
  time.now = begun + 60_001;
  assert.deepEqual([await told(), reads()], [60_001, 2]);
  time.now = begun + 1;
  assert.deepEqual([await told(), reads()], [60_001, 2]);
  time.now = begun;
  assert.deepEqual([await told(), reads()], [0, 3]);
  state.holds = false;
  assert.deepEqual([await told(), reads()], [0, 4]);
});

test("a reader has a page in place of problem details, with its length, and a program the details", async (t) => {
  const { read, ask, state } = await started(t);
  state.failing.host = new ServiceError("unavailable", "away");
  const { status, text, headers } = await read("", { Accept: "text/html,*/*", "Accept-Language": "da" });
  assert.deepEqual([status, text], [503, "503 for da"]);
  assert.equal(headers["content-type"], "text/html; charset=utf-8");
  assert.equal(headers["content-security-policy"], "default-src 'none'");
  assert.equal(headers["content-length"], String(text.length));
  assert.equal((await read("", { Accept: "text/html" })).text, "503 for ");
  assert.equal((await read("", { Accept: "*/*" })).problem.code, "unavailable");
  const robots = await ask("/robots.txt", { headers: { Accept: "text/html" } });
  assert.equal(robots.text, "User-agent: *\nDisallow: /v2/\n");
  assert.equal(robots.headers["cache-control"], "public, max-age=3600");
});

test("an address may ask for two hundred pages at once and twenty more each second", async (t) => {
  const { app, time } = await started(t);
  const status = async (remoteAddress: string) =>
    (await app.inject({ url: "/g/demo/inn/guide/x", headers: { host: "a" }, remoteAddress })).statusCode;
  for (let count = 0; count < 200; count++) assert.equal(await status("192.0.2.1"), 200);
  assert.equal(await status("192.0.2.1"), 429);
  assert.equal(await status("192.0.2.2"), 200);
  time.now += 50;
  assert.deepEqual([await status("192.0.2.1"), await status("192.0.2.1")], [200, 429]);
});
