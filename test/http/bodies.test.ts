import assert from "node:assert/strict";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { type TestContext, test } from "node:test";
import { createApp } from "../../src/http/app/create-app.ts";

/** An app with one route that takes a JSON body and nothing before it: no key, no limit. */
async function echoServer(t: TestContext) {
  const app = await createApp({ settings: {} });
  app.post("/echo", (request, reply) => reply.send({ took: typeof request.body }));
  app.get("/slow", async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return { ok: true };
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  t.after(() => app.close());
  const post = async (body: string, type: string | undefined = "application/json") => {
    const headers = type === undefined ? {} : { "Content-Type": type };
    const response = await fetch(`http://127.0.0.1:${port}/echo`, { method: "POST", body, headers });
    return {
      status: response.status,
      type: response.headers.get("content-type"),
      answer: (await response.json()) as { code?: string },
    };
  };
  const say = (bytes: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, "127.0.0.1");
      let answer = "";
      socket.setTimeout(5_000, () => socket.destroy(new Error("no end")));
      socket.on("data", (chunk) => (answer += chunk));
      socket.on("error", reject);
      socket.on("close", () => resolve(answer));
      socket.write(bytes);
    });
  return { post, say };
}

test("a body that is not JSON, poisoned or too large has its own code", async (t) => {
  const { post } = await echoServer(t);
  const refused: [string, string | undefined, number, string][] = [
    ["{", "application/json", 400, "invalid_json"],
    ['{"a":1}x', "application/json", 400, "invalid_json"],
    ['{"__proto__":{"x":1}}', "application/json", 400, "invalid_json"],
    ["[".repeat(40_000), "application/json", 400, "invalid_json"],
    [`"${"x".repeat(65_536)}"`, "application/json", 413, "body_too_large"],
    ["a=1", "application/x-www-form-urlencoded", 415, "unsupported_media_type"],
    ["<a/>", "application/xml", 415, "unsupported_media_type"],
    ["x", "nonsense", 415, "unsupported_media_type"],
    ["x", "text/plain", 415, "unsupported_media_type"],
  ];
  for (const [body, type, status, code] of refused) {
    const reply = await post(body, type);
    assert.deepEqual([reply.status, reply.answer.code], [status, code], `${type} ${body.slice(0, 30)}`);
    assert.equal(reply.type, "application/problem+json");
  }
  assert.equal((await post('{"a":1}')).status, 200);
});

test("a deeply nested body is read or refused, never a failure of ours", async (t) => {
  const { post } = await echoServer(t);
  const depth = 32_000;
  assert.equal((await post("[".repeat(depth) + "]".repeat(depth))).status, 200);
  assert.equal((await post(`${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`)).status, 200);
});

test("a body that breaks off or is wrongly chunked is answered and does not hang", async (t) => {
  const { say } = await echoServer(t);
  const head = "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n";
  const answer = await say(`${head}Transfer-Encoding: chunked\r\n\r\nnonsense\r\n`);
  assert.match(answer, /^HTTP\/1\.1 400 /);
  assert.match(answer, /"code":"bad_request"/);
  const large = await say(`${head}Content-Length: 70000\r\nConnection: close\r\n\r\n`);
  assert.match(large, /^HTTP\/1\.1 413 /);
});

test("what is broken on a connection is answered after what came before it", async (t) => {
  const { say } = await echoServer(t);
  const answer = await say(
    "GET /slow HTTP/1.1\r\nHost: a\r\n\r\nGET /slow HTTP/1.1\r\nHost: a\r\n\r\nbroken\r\n\r\n",
  );
  assert.deepEqual(
    [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map((match) => match[1]),
    ["200", "200", "400"],
  );
});
