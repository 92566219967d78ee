import assert from "node:assert/strict";
import { test } from "node:test";
import { openEditor } from "../../../test/support/editing.ts";
import { host, listing } from "../../../test/support/records.ts";
import { startWorld } from "../../../test/support/world.ts";

const world = await startWorld({ demo: { records: [host("inn"), listing("tower")] } });
const editor = await openEditor(world);
const body = { name: { "en-GB": "New" } };

test("a key for trying again has 1 to 200 characters, holds for one request, and says nothing of what is read", async () => {
  const put = (key: string, path = "content/listing/new", more: object = body) =>
    editor("PUT", path, { body: more, headers: { "Idempotency-Key": key } });
  assert.equal((await put("a".repeat(200))).status, 201);
  assert.equal((await put("a".repeat(200))).status, 201, "what came back is told again");
  for (const key of ["a".repeat(201), " ", ""]) {
    const { status, problem } = await put(key);
    assert.equal(status, 400, key);
    assert.match(problem.detail, /1 to 200 characters/);
  }
  const read = await editor("GET", "content/listing/new", {
    headers: { "Idempotency-Key": "a".repeat(300) },
  });
  assert.equal(read.status, 200);
  assert.equal((await put("b", "content/listing/new?draft=true&x=1")).status, 200);
  assert.equal((await put("b", "content/listing/new?x=1&draft=true")).status, 200, "in another order");
  assert.equal((await put("b", "content/listing/new?x=2&draft=true")).problem.code, "idempotency_conflict");
  assert.equal((await put("b", "content/listing/other?x=1&draft=true")).problem.code, "idempotency_conflict");
  assert.equal(
    (await put("b", "content/listing/new?x=1&draft=true", { ...body, hidden: true })).problem.code,
    "idempotency_conflict",
  );
});

test("an API key that stands in the address is no part of what is tried again", async () => {
  const [one, other] = [
    await world.addKey("demo", { id: "writer", abilities: ["write"] }),
    await world.addKey("demo", { id: "writer-2", abilities: ["write"] }),
  ];
  const put = async (key: string, header: Record<string, string>) => {
    const response = await fetch(`${world.origin}/v2/orgs/demo/content/listing/keyed${key}`, {
      method: "PUT",
      headers: { "Content-Type": "application/json", "Idempotency-Key": "k", ...header },
      body: JSON.stringify(body),
    });
    await response.text();
    return response.status;
  };
  assert.equal(await put(`?key=${one}`, {}), 201);
  assert.equal(await put("", { "X-Api-Key": one }), 201);
  assert.equal(await put("", { "X-Api-Key": other }), 200, "another's trial is another");
});

test("what is written costs five times what is read", async () => {
  const editor = await openEditor(world, { id: "counted" });
  const left = async (...asked: Parameters<typeof editor>) =>
    Number(/r=(\d+)/.exec((await editor(...asked)).headers.get("ratelimit")!)?.[1]);
  const first = await left("GET", "content/listing/tower");
  assert.equal(await left("GET", "content/listing/none"), first - 1);
  assert.equal(await left("PUT", "content/listing/tower", { body: {} }), first - 6);
  assert.equal(await left("DELETE", "content/listing/none"), first - 11);
});

test("a revision has a plain number, and one that has none is not there", async () => {
  const status = async (revision: string) =>
    (await editor("GET", `content/listing/tower/revisions/${revision}`)).status;
  await editor("PUT", "content/listing/tower", { body });
  const { body: page } = await editor("GET", "content/listing/tower/revisions");
  const [{ revision }] = page.results as [{ revision: number }];
  assert.equal(await status(String(revision)), 200);
  assert.equal(await status(`0${revision}`), 200);
  for (const odd of [
    `${revision}.0`,
    `${revision}e0`,
    `+${revision}`,
    `%20${revision}`,
    "-1",
    "0x1",
    "9007199254740993",
    "x",
    "%20",
  ])
    assert.equal(await status(odd), 404, odd);
});

test("a record that a caller has is told by its version alone, and so is a draft", async () => {
  const etag = (await editor("GET", "content/listing/tower")).headers.get("etag")!;
  assert.match(etag, /^"[^"]+"$/);
  for (const known of [etag, `W/${etag}`, `"x", ${etag}`, "*"]) {
    const told = await editor("GET", "content/listing/tower", { headers: { "If-None-Match": known } });
    assert.deepEqual([told.status, told.text, told.headers.get("etag")], [304, "", etag], known);
  }
  assert.equal(
    (await editor("GET", "content/listing/tower", { headers: { "If-None-Match": '"x"' } })).status,
    200,
  );
  const draft = await editor("PUT", "content/listing/tower?draft=true", { body });
  const told = (await editor("GET", "content/listing/tower")).headers.get("waymark-draft");
  assert.equal(`"${told}"`, draft.headers.get("etag"));
  assert.equal(
    (await editor("GET", "content/listing/tower?draft=true")).headers.get("waymark-draft"),
    null,
    "who reads the draft has it",
  );
  await editor("POST", "content/listing/tower/discard");
  assert.equal((await editor("GET", "content/listing/tower")).headers.get("waymark-draft"), null);
});

test("a write holds for what is there as its caller knows it", async () => {
  const path = "content/listing/held";
  const status = async (headers: Record<string, string>) =>
    (await editor("PUT", path, { body: { ...body, id: "held" }, headers })).status;
  assert.equal(await status({ "If-Match": "*" }), 412, "nothing is there");
  assert.equal(await status({ "If-None-Match": '"x"' }), 201);
  assert.equal(await status({ "If-None-Match": "*" }), 412);
  const etag = (await editor("GET", path)).headers.get("etag")!;
  assert.equal(await status({ "If-None-Match": etag }), 412);
  assert.equal(await status({ "If-Match": '"x"' }), 412);
  assert.equal(await status({ "If-Match": etag, "If-None-Match": '"x"' }), 200);
  assert.equal(await status({ "If-Match": "*", "If-None-Match": "*" }), 412);
});

test("a draft of what has changed since is published by who names what is there, and by nobody else", async () => {
  const path = "content/listing/changed";
  const publishing = async (headers: (etag: string) => Record<string, string>) => {
    await editor("PUT", path, { body });
    await editor("PUT", `${path}?draft=true`, { body: { ...body, summary: { "en-GB": "Draft" } } });
    const { headers: told } = await editor("PUT", path, { body: { name: { "en-GB": "Newer" } } });
    const { status } = await editor("POST", `${path}/publish`, { headers: headers(told.get("etag")!) });
    await editor("POST", `${path}/discard`);
    return status;
  };
  assert.equal(await publishing(() => ({})), 412);
  assert.equal(await publishing((etag) => ({ "If-Match": etag })), 200);
  assert.equal(await publishing((etag) => ({ "If-None-Match": etag })), 412);
  assert.equal(await publishing(() => ({ "If-None-Match": '"x"' })), 200);
});

test("what tells nothing has no body, and says so", async () => {
  await editor("PUT", "content/listing/removed", { body });
  await editor("PUT", "content/listing/removed?draft=true", { body });
  const told = [
    await editor("POST", "content/listing/removed/discard"),
    await editor("DELETE", "content/listing/removed"),
  ];
  for (const { status, text } of told) assert.deepEqual([status, text], [204, ""]);
});

test("a feed has no HEAD, a record has one", async () => {
  const status = async (path: string) => (await editor("HEAD", path)).status;
  assert.deepEqual(
    [await status("content:export"), await status("changes"), await status("content/listing/tower")],
    [405, 405, 200],
  );
});

test("a hundred may follow changes at one time, and one more when one has gone", async (t) => {
  const follow = async (since: string, headers: Record<string, string> = {}) => {
    const gone = new AbortController();
    t.after(() => gone.abort());
    const response = await fetch(`${world.origin}/v2/orgs/demo/changes?since=${since}`, {
      headers: { "X-Api-Key": key, Accept: "text/event-stream", ...headers },
      signal: AbortSignal.any([gone.signal, AbortSignal.timeout(20_000)]),
    });
    return { response, gone };
  };
  const key = await world.addKey("demo", { id: "follower", abilities: ["write"] });
  const [first] = await Promise.all(Array.from({ length: 100 }, () => follow("0")));
  assert.equal(first!.response.status, 200);
  assert.equal(first!.response.headers.get("content-type"), "text/event-stream; charset=utf-8");
  assert.equal(first!.response.headers.get("cache-control"), "no-store, no-transform");
  assert.equal(first!.response.headers.get("x-accel-buffering"), "no");
  const { response } = await follow("0");
  assert.deepEqual([response.status, response.headers.get("retry-after")], [429, "60"]);
  await response.text();
  const plain = await editor("GET", "changes?since=0", { headers: { Accept: "application/json" } });
  assert.equal(plain.status, 200, "those who ask from time to time are not counted");
  first!.gone.abort();
  let next = await follow("0");
  for (let tries = 0; tries < 500 && next.response.status === 429; tries++) {
    await next.response.text();
    next = await follow("0");
  }
  assert.equal(next.response.status, 200);
  assert.equal((await follow("0")).response.status, 429);
});

test("a follower goes on behind the last event that it had, and from the beginning where it names none", async (t) => {
  const key = await world.addKey("demo", { id: "follower-2", abilities: ["write"] });
  /** How many changes are told before the first version. */
  const told = async (since: number, lastEventId?: string) => {
    const gone = new AbortController();
    t.after(() => gone.abort());
    const response = await fetch(`${world.origin}/v2/orgs/demo/changes?since=${since}`, {
      headers: {
        ...{ "X-Api-Key": key, Accept: "text/event-stream" },
        ...(lastEventId === undefined ? {} : { "Last-Event-ID": lastEventId }),
      },
      signal: AbortSignal.any([gone.signal, AbortSignal.timeout(20_000)]),
    });
    let text = "";
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      if (/^id: .*\n/m.test(text)) break;
    }
    return text.split("event: change\n").length - 1;
  };
  const { body: now } = await editor("GET", "changes?since=0", { headers: { Accept: "application/json" } });
  const [version, all] = [now.version as number, (now.changes as unknown[]).length];
  assert.ok(all > 0);
  assert.deepEqual([await told(0), await told(version)], [all, 0]);
  assert.deepEqual([await told(0, String(version)), await told(version, "0")], [0, all]);
  assert.deepEqual([await told(0, "x"), await told(version, "x"), await told(0, "1e99")], [all, 0, all]);
});

test("a body has the type that its operation takes", async () => {
  const send = async (path: string, type: string, given: unknown, method = "POST") => {
    const { status, problem } = await editor(method, path, {
      body: given,
      headers: { "Content-Type": type },
    });
    return status < 300 ? status : [problem.code, problem.detail];
  };
  const wrong = (type: string) => ["unsupported_media_type", `send the body with Content-Type: ${type}`];
  const line = `${JSON.stringify({ kind: "listing", id: "lined", ...body })}\n`;
  assert.equal(await send("content:batch", "application/x-ndjson; charset=utf-8", line), 200);
  assert.deepEqual(await send("content:batch", "image/png", "x"), wrong("application/x-ndjson"));
  assert.deepEqual(
    await send("media?name=a", "application/x-ndjson", "x"),
    wrong("image/jpeg, or what it is"),
  );
  assert.deepEqual(await send("content/listing/lined", "image/png", "x", "PUT"), wrong("application/json"));
  assert.equal(await send("content/listing/lined", "application/merge-patch+json", "{}", "PATCH"), 200);
  const empty = await editor("PUT", "content/listing/lined");
  assert.deepEqual([empty.problem.code, empty.problem.detail], ["invalid_json", "the body is empty"]);
});

test("a kind that there is not is at fault, with those that there are", async () => {
  const { problem } = await editor("GET", "content/none/x");
  assert.deepEqual([problem.status, problem.code], [400, "invalid_value"]);
  assert.match(problem.detail, /^kind must be one of .*listing/);
});
