import assert from "node:assert/strict";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type TestContext, test } from "node:test";
import type { Readable } from "../pages/built-pages.ts";
import { Overload } from "./overload.ts";

/** Turns of the event loop while something holds, but no more than a queue ever needs. */
async function turnsWhile(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 1_000 && holds(); turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** A request of a connection, whose answer nobody looks at, comes to a queue. */
function enterAs(overload: Overload, url: string, socket: object = {}): void {
  const response = { writeHead() {}, end() {} };
  overload.enter({ url, headers: {}, socket } as IncomingMessage, response as unknown as ServerResponse);
}

test("requests begin in their order, for a millisecond in each turn; once one has waited too long, the newest do, and those who have waited are refused", async (t) => {
  let now = -1;
  t.mock.method(performance, "now", () => now);
  const told: string[] = [];
  const overload = new Overload(
    100,
    ({ url }) => told.push(url!),
    ({ request, status }) => told.push(`${request.url} ${status}`),
    { few: 0 },
  );
  const enter = (url: string, destroyed = false) =>
    overload.enter(
      { url, headers: {}, socket: {} } as IncomingMessage,
      { destroyed, writeHead() {}, end() {} } as unknown as ServerResponse,
    );
  const tells = async (...expected: string[]) => {
    await turnsWhile(() => told.length < expected.length);
    assert.deepEqual(told.splice(0), expected);
  };
  enter("/1");
  now = 0;
  enter("/2");
  enter("/given-up", true);
  enter("/3");
  enter("/4");
  enter("/healthz?now");
  await tells("/1", "/healthz?now");
  now = 100;
  await tells("/2", "/3");
  enter("/5");
  enter("/6");
  now = 101;
  await tells("/4 503", "/6", "/5");
  now = 102;
  enter("/7");
  enter("/8");
  await tells("/8", "/7");
  now = 1_101;
  for (let turn = 0; turn < 9; turn++) await new Promise((resolve) => setImmediate(resolve));
  enter("/9");
  enter("/10");
  assert.deepEqual(told, ["/9", "/10"]);
  now = 1_102;
  enter("/11");
  enter("/12");
  assert.equal(told.length, 2);
  now = 1_200;
  await tells("/9", "/10", "/11", "/12");
});

test("once nobody waits and all who were refused were told, requests may wait again", async (t) => {
  let now = 0;
  t.mock.method(performance, "now", () => now);
  const told: string[] = [];
  const overload = new Overload(
    100,
    ({ url }) => told.push(url!),
    ({ request }) => told.push(`${request.url} refused`),
    { few: 0 },
  );
  const tells = async (...expected: string[]) => {
    await turnsWhile(() => told.length < expected.length);
    for (let turn = 0; turn < 9; turn++) await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(told.splice(0), expected);
  };
  const enterAll = (...urls: string[]) => {
    for (const url of urls) {
      enterAs(overload, url);
      // The first takes longer than a turn.
      now += 1;
    }
  };
  enterAll("/1", "/2", "/3");
  now = 150;
  await tells("/1", "/2 refused", "/3");
  now = 200;
  enterAll("/4", "/5", "/6");
  now = 250;
  await tells("/4", "/5", "/6");
});

test("an eighth of the few that may wait are not refused: nothing else might be there to begin with", async (t) => {
  let now = 0;
  t.mock.method(performance, "now", () => now);
  const told: string[] = [];
  const overload = new Overload(
    100,
    ({ url }) => told.push(url!),
    ({ request }) => told.push(`${request.url} refused`),
    { few: 16 },
  );
  const names = Array.from({ length: 20 }, (_, index) => `/${index}`);
  for (const url of names) {
    enterAs(overload, url);
    // The first takes longer than all may wait.
    now = 1;
  }
  now = 200;
  await turnsWhile(() => told.length < names.length);
  const refused = names.slice(1, 17).map((url) => `${url} refused`);
  assert.deepEqual(told, ["/0", ...refused, "/19", "/18", "/17"]);
});

test("as many as are few wait for as long as it takes", async (t) => {
  let now = 0;
  t.mock.method(performance, "now", () => now);
  const told: string[] = [];
  const overload = new Overload(
    100,
    ({ url }) => told.push(url!),
    ({ request }) => told.push(`${request.url} refused`),
    { few: 3 },
  );
  for (const url of ["/1", "/2", "/3", "/4"]) {
    enterAs(overload, url);
    // The first takes longer than all may wait.
    now = 1;
  }
  now = 200;
  await turnsWhile(() => told.length < 4);
  assert.deepEqual(told, ["/1", "/2", "/3", "/4"]);
});

test("a reader who is refused gets a page", async (t) => {
  let now = 0;
  t.mock.method(performance, "now", () => now);
  const readable: Readable = async (status, { accept }) => ({
    html: `${status} for ${accept}`,
    contentSecurityPolicy: "default-src 'none'",
  });
  const overload = new Overload(
    100,
    () => {},
    () => {},
    { few: 0, readable },
  );
  const bodies: string[] = [];
  const end = (body: string) => bodies.push(body);
  const heads: unknown[] = [];
  const response = { writeHead: (...head: unknown[]) => heads.push(...head.flat()), end };
  for (const url of ["/1", "/2", "/3"]) {
    const request = { url, headers: { accept: "text/html" }, socket: {} };
    overload.enter(request as IncomingMessage, response as unknown as ServerResponse);
    now = 1;
  }
  now = 102;
  await turnsWhile(() => bodies.length === 0);
  assert.deepEqual(bodies, ["503 for text/html"]);
  assert.ok(heads.includes("text/html; charset=utf-8") && heads.includes("default-src 'none'"));
});

/** What comes back to these requests when the second to last waits too long: heads and bodies of those that are refused. */
async function refusals(t: TestContext, readable: Readable | undefined, ...requests: object[]) {
  let now = 0;
  t.mock.method(performance, "now", () => now);
  const told: object[] = [];
  const heads: unknown[][] = [];
  const bodies: string[] = [];
  const overload = new Overload(
    100,
    () => {},
    ({ operation, status, requestId, milliseconds, caller }) =>
      told.push({ operation, status, requestId, milliseconds, caller }),
    { few: 0, readable },
  );
  for (const request of [{ url: "/begun" }, ...requests, { url: "/newest" }]) {
    const response = {
      destroyed: false,
      writeHead: (status: number, head: unknown[]) => heads.push([status, ...head]),
      end: (body: string) => bodies.push(body),
      ...request,
    };
    const given = { method: "GET", headers: {}, socket: {}, ...request };
    overload.enter(given as unknown as IncomingMessage, response as unknown as ServerResponse);
    now = 1;
  }
  now = 102;
  await turnsWhile(() => bodies.length === 0);
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
  return { told, heads, bodies };
}

test("who is refused is told why, for how long and by which id, and the log that nobody answered", async (t) => {
  const headers = { "x-request-id": "request-1" };
  const { told, heads, bodies } = await refusals(t, undefined, { url: "/a?key=secret", headers });
  assert.equal(bodies.length, 1);
  const { title, type, ...problem } = JSON.parse(bodies[0]!);
  assert.deepEqual(problem, {
    status: 503,
    detail: "the server has more to do than it can: try again in a second",
    instance: "/a",
    code: "unavailable",
    requestId: "request-1",
  });
  const [status, ...lines] = heads[0]!;
  const head = Object.fromEntries(lines.flatMap((_, at) => (at % 2 === 0 ? [lines.slice(at, at + 2)] : [])));
  assert.equal(status, 503);
  delete head["Access-Control-Expose-Headers"];
  assert.deepEqual(head, {
    "Access-Control-Allow-Origin": "*",
    "Retry-After": "1",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Content-Type": "application/problem+json",
    "X-Request-Id": "request-1",
    "Content-Length": String(bodies[0]!.length),
  });
  const line = { operation: "refused", status: 503, requestId: "request-1", milliseconds: 0, caller: null };
  assert.deepEqual(told, [line]);
});

test("where the page for a reader who is refused cannot be made there is the problem", async (t) => {
  const { bodies, heads } = await refusals(t, () => Promise.reject(new Error("broken")), { url: "/a" });
  assert.equal(JSON.parse(bodies[0]!).code, "unavailable");
  assert.ok(heads[0]!.includes("application/problem+json"));
});

test("who has given up is neither told nor counted as refused", async (t) => {
  const gone = { url: "/gone", destroyed: true };
  const { told, bodies } = await refusals(t, undefined, gone, { url: "/a" });
  assert.deepEqual([told.length, bodies.length], [1, 1]);
});

test("connections are taken in, one in each turn, for five milliseconds until the next request is begun with", async (t) => {
  let now = 0;
  t.mock.method(performance, "now", () => now);
  const told: string[] = [];
  const overload = new Overload(
    1_000,
    ({ url }) => told.push(url!),
    () => {},
  );
  const turns = async (work: () => void = () => {}) => {
    for (let turn = 0; turn < 6; turn++) {
      work();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  for (const begins of [0, 100]) {
    now = begins;
    enterAs(overload, "/1");
    now = begins + 2;
    enterAs(overload, "/2");
    await turns(() => overload.connect());
    now = begins + 6;
    await turns(() => overload.connect());
    assert.deepEqual(told, ["/1"], "connections still come");
    now = begins + 7;
    await turns(() => overload.connect());
    assert.deepEqual(told.splice(0), ["/1", "/2"]);
  }
  now = 200;
  enterAs(overload, "/1");
  now = 202;
  enterAs(overload, "/2");
  overload.connect();
  await turns();
  assert.deepEqual(told, ["/1", "/2"], "there was one connection");
});

test("who writes waits behind those who read, for a twentieth of a second", async (t) => {
  let now = 0;
  t.mock.method(performance, "now", () => now);
  const told: string[] = [];
  const overload = new Overload(
    1_000,
    ({ url }) => told.push(url!),
    () => {},
  );
  const enter = (url: string, method: string) => {
    const request = { url, method, headers: {}, socket: {} };
    overload.enter(request as unknown as IncomingMessage, {} as ServerResponse);
    now += 2;
  };
  const tells = async (...expected: string[]) => {
    await turnsWhile(() => told.length < expected.length);
    assert.deepEqual(told.splice(0), expected);
  };
  const enterAll = () => {
    for (const [at, method] of ["GET", "POST", "PUT", "GET", "GET"].entries()) enter(`/${at}`, method);
  };
  enterAll();
  await tells("/0", "/3", "/4", "/1", "/2");
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
  enterAll();
  // The first that writes came two milliseconds after the start of these ten.
  now += 50 - 8;
  await tells("/0", "/1", "/3", "/4", "/2");
});

test("a connection that was refused less than a second ago is refused again once the second is over", async (t) => {
  let now = 0;
  t.mock.method(performance, "now", () => now);
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const refused: string[] = [];
  const overload = new Overload(
    100,
    () => {},
    ({ request }) => refused.push(request.url!),
    { few: 0 },
  );
  const socket = {};
  const enter = (url: string, on?: object) => enterAs(overload, url, on);
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const busyTurns = async () => {
    for (let count = 0; count < 20; count++) {
      now += 10;
      enter("/newest");
      await turn();
    }
  };
  const askTooMuch = async (url: string) => {
    enter("/begun");
    now++;
    enter(url, socket);
    enter("/other");
    now += 101;
    await busyTurns();
  };
  await askTooMuch("/1");
  assert.deepEqual(refused.splice(0), ["/1", "/other"]);
  await askTooMuch("/2");
  assert.deepEqual(refused.splice(0), ["/other"]);
  t.mock.timers.tick(1_000);
  assert.deepEqual(refused.splice(0), ["/2"]);
});

test("a browser's requests for a page are all begun with, however long one of them keeps the process", async (t) => {
  let now = 0;
  t.mock.method(performance, "now", () => now);
  const told: string[] = [];
  const overload = new Overload(
    100,
    ({ url }) => told.push(url!),
    ({ request, status }) => told.push(`${request.url} ${status}`),
  );
  const files = Array.from({ length: 30 }, (_, number) => `/${number}`);
  for (const url of files) {
    now++;
    overload.enter({ url, headers: {} } as IncomingMessage, {} as ServerResponse);
  }
  now = 3_000;
  await turnsWhile(() => told.length < files.length);
  assert.deepEqual(told, files);
});
