import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { openEditor } from "./support/editing.ts";
import { guide, host, listing } from "./support/records.ts";
import { startWorld } from "./support/world.ts";

const words = (text: string) => ({ "en-GB": text });
const world = await startWorld({
  demo: {
    languageCodes: ["en-GB", "da-DK"],
    records: [
      host("inn", { tsAPIKey: "s3cr3t" }),
      host("other"),
      listing("bar", { name: words("Bar"), hostIds: ["inn"] }),
      listing("theirs", { name: words("Theirs"), hostIds: ["other"] }),
      guide("walk", { name: words("Walk") }),
    ],
  },
});
const edit = await openEditor(world);
const bound = await openEditor(world, { hostIds: ["inn"] });
const lines = (...values: unknown[]) => values.map((value) => `${JSON.stringify(value)}\n`).join("");
const NDJSON = { headers: { "Content-Type": "application/x-ndjson" } };
const send = (query: string, ...values: unknown[]) =>
  edit("POST", `content:batch${query}`, { body: lines(...values), ...NDJSON });
const stored = async (kind: "listing" | "guide" | "host", id: string) => {
  const found = await world.store.read("demo").record(kind, id);
  return found && JSON.parse(found.body);
};

test("a batch adds, replaces, merges and removes in one version, and keeps secrets that it does not say", async () => {
  const before = await world.store.version("demo");
  const { status, body } = await send(
    "",
    { kind: "listing", id: "new", name: "New", guideIds: ["nowhere"] },
    { kind: "guide", id: "walk", deleted: true },
    { kind: "guide", id: "no such", deleted: true },
    { kind: "host", id: "inn", name: "Inn" },
  );
  const counts = { added: 1, updated: 1, removed: 1, unchanged: 0 };
  const dangling = [
    { field: "guideIds", kind: "guide", id: "nowhere", from: { kind: "listing", id: "new" }, times: 1 },
  ];
  assert.deepEqual(
    [status, body],
    [200, { version: before + 1, ...counts, dryRun: false, danglingCount: 1, dangling }],
  );
  assert.equal((await stored("host", "inn")).tsAPIKey, "s3cr3t");
  const merged = await send("?mode=merge", { kind: "listing", id: "new", name: { "da-DK": "Ny" } });
  assert.equal(merged.body.updated, 1);
  assert.deepEqual((await stored("listing", "new")).name, { "en-GB": "New", "da-DK": "Ny" });
});

test("a dry run tells what would change and writes nothing", async () => {
  const version = await world.store.version("demo");
  const { body } = await send(
    "?dryRun=true",
    { kind: "listing", id: "bar", name: "Bar two", hostIds: ["inn"] },
    { kind: "listing", id: "theirs", deleted: true },
  );
  assert.deepEqual([body.updated, body.removed, body.dryRun], [1, 1, true]);
  assert.deepEqual(body.changes, [{ change: "update", kind: "listing", id: "bar", fields: ["name.en-GB"] }]);
  assert.equal(await world.store.version("demo"), version);
  assert.deepEqual((await stored("listing", "bar")).name, words("Bar"));
});

test("one fault among many lines and nothing is written; every fault is told with its line", async () => {
  const version = await world.store.version("demo");
  const { status, problem } = await edit("POST", "content:batch", {
    body: `${lines({ kind: "listing", id: "fine", name: "Fine" }, { kind: "listing", id: "b", name: 1 })}{"kind"\n${lines(
      { kind: "guide", id: "g", deleted: true, name: "x" },
      { kind: "place", deleted: true },
      { kind: "listing", id: "fine", name: "Again" },
    )}`,
    ...NDJSON,
  });
  assert.deepEqual([status, problem.code], [400, "invalid_record"]);
  const told = problem.errors!.map(({ line, pointer, code }) => `${line} ${pointer} ${code}`);
  assert.deepEqual(told, [
    "2 /name invalid_type",
    "3  invalid_json",
    "4 /name unknown_field",
    "5 /kind unknown_kind",
    "5 /id invalid_id",
    "6 /id duplicate_id",
  ]);
  assert.equal(await world.store.version("demo"), version);
  assert.equal((await edit("POST", "content:batch", { body: {} })).problem.code, "unsupported_media_type");
  const picture = { body: Buffer.from(lines({})), headers: { "Content-Type": "image/png" } };
  assert.equal((await edit("POST", "content:batch", picture)).problem.code, "unsupported_media_type");
});

test("a batch is read as it comes, and one that is too large or breaks off leaves nothing behind", async () => {
  const line = Buffer.from(lines({ kind: "listing", id: "large", name: "x", summary: "y".repeat(3_000) }));
  const pieces = (count: number, broken: boolean) => {
    let sent = 0;
    return new ReadableStream({
      pull(controller) {
        if (sent++ < count) controller.enqueue(Buffer.concat(Array(300).fill(line)));
        else if (broken) controller.error(new Error("broken off"));
        else controller.close();
      },
    });
  };
  await assert.rejects(edit("POST", "content:batch", { body: pieces(2, true), ...NDJSON }));
  const tooLarge = await edit("POST", "content:batch", { body: pieces(80, false), ...NDJSON });
  assert.deepEqual([tooLarge.status, tooLarge.problem.code], [413, "body_too_large"]);
  assert.equal(await stored("listing", "large"), undefined);
});

test("an export is what a batch takes, without secrets; a key bound to hosts gets what it sees", async () => {
  const { text, headers } = await edit("GET", "content:export");
  assert.doesNotMatch(text, /s3cr3t/);
  const version = await world.store.version("demo");
  assert.deepEqual(
    [headers.get("etag"), headers.get("content-type")],
    [`"${version}"`, "application/x-ndjson; charset=utf-8"],
  );
  const again = await edit("POST", "content:batch", { body: text, ...NDJSON });
  assert.deepEqual([again.status, again.body.version], [200, version], again.text);
  const ids = (exported: string) =>
    exported
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line).id);
  assert.deepEqual(ids((await bound("GET", "content:export?kinds=host,listing")).text), [
    "inn",
    "bar",
    "new",
  ]);
  const of = (id: string, hostIds: string[]) => lines({ kind: "listing", id, name: "x", hostIds });
  for (const body of [
    of("theirs", ["inn"]),
    of("mine", []),
    lines({ kind: "host", id: "other", deleted: true }),
  ]) {
    const { status, problem } = await bound("POST", "content:batch", { body, ...NDJSON });
    const isUnseen = body.includes("deleted");
    assert.equal(isUnseen ? status : problem.code, isUnseen ? 200 : "scope_forbidden", body);
  }
  assert.ok(await stored("host", "other"));
  assert.equal(
    (await bound("POST", "content:batch", { body: of("mine", ["inn"]), ...NDJSON })).body.added,
    1,
  );
});

test("what changed after a version is told, removals among it, and a version that is not there is gone", async () => {
  const since = await world.store.version("demo");
  await edit("PATCH", "content/listing/bar", { body: { phoneNumber: "1" } });
  await edit("PUT", "content/listing/brief", { body: { name: "Brief" } });
  await edit("DELETE", "content/listing/brief");
  const change = (id: string, version: number, deleted: boolean) => ({
    kind: "listing",
    id,
    version,
    deleted,
  });
  const { body } = await edit("GET", `changes?since=${since}`);
  assert.deepEqual(body, {
    version: since + 3,
    changes: [change("bar", since + 1, false), change("brief", since + 3, true)],
  });
  assert.deepEqual((await edit("GET", `changes?since=${since + 3}`)).body.changes, []);
  const { problem } = await edit("GET", `changes?since=${since + 4}`);
  assert.deepEqual([problem.status, problem.code], [410, "changes_gone"]);
  assert.equal((await bound("GET", "changes")).problem.code, "scope_forbidden");
  const all = (await edit("GET", "changes")).body.changes as object[];
  assert.ok(all.length > 4);
});

test("the same as events, which go on where a reader left off", async () => {
  const since = await world.store.version("demo");
  const key = await world.addKey("demo", { abilities: ["write"] });
  const follow = async (headers: Record<string, string>, until: string) => {
    const leaving = new AbortController();
    const response = await fetch(`${world.origin}/v2/orgs/demo/changes?since=${since}`, {
      headers: { "X-Api-Key": key, Accept: "text/event-stream", ...headers },
      signal: leaving.signal,
    });
    let text = "";
    for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) {
      text += piece;
      if (text.includes(until)) break;
      if (text.includes(`id: ${since}\n`) && !text.includes("change"))
        await edit("PATCH", "content/listing/bar", { body: { phoneNumber: "2" } });
    }
    leaving.abort();
    return text;
  };
  const change = { kind: "listing", id: "bar", version: since + 1, deleted: false };
  const told = `event: change\ndata: ${JSON.stringify(change)}\n\nid: ${since + 1}\nevent: version\n`;
  assert.ok((await follow({}, `id: ${since + 1}\n`)).includes(told));
  const back = await follow({ "Last-Event-ID": `${since + 1}` }, `id: ${since + 1}\n`);
  assert.equal(back, `id: ${since + 1}\nevent: version\ndata: {"version":${since + 1}}\n\n`);
});

test("so many may follow at one time, and a place that is left is free again", async () => {
  const key = await world.addKey("demo", { abilities: ["write"] });
  const follow = async () => {
    const leaving = new AbortController();
    const response = await fetch(`${world.origin}/v2/orgs/demo/changes?since=1`, {
      headers: { "X-Api-Key": key, Accept: "text/event-stream" },
      signal: leaving.signal,
    });
    return { status: response.status, leave: () => leaving.abort() };
  };
  const followers = await Promise.all(Array.from({ length: 100 }, follow));
  assert.ok(followers.every(({ status }) => status === 200));
  assert.equal((await follow()).status, 429);
  followers.pop()!.leave();
  for (let tries = 0; ; tries++) {
    const one = await follow();
    one.leave();
    if (one.status === 200) break;
    assert.ok(tries < 50);
    await setTimeout(50);
  }
  for (const { leave } of followers) leave();
});

test("nobody else writes a batch, exports or follows: 401 and 403, before a body is read", async () => {
  await world.addOrganisation("south", { records: [] });
  const south = await openEditor(world, {}, "south");
  const reader = await openEditor(world, { abilities: ["read"] });
  for (const [method, path] of [
    ["POST", "content:batch"],
    ["GET", "content:export"],
    ["GET", "changes"],
  ] as const) {
    const sent = method === "POST" ? { body: "not json", ...NDJSON } : {};
    const keyless = { ...sent, headers: { ...(sent as typeof NDJSON).headers, "X-Api-Key": "" } };
    const codes = [
      (await edit(method, path, keyless)).problem.code,
      (await south(method, path, { ...sent, org: "demo" })).problem.code,
      (await reader(method, path, sent)).problem.code,
    ];
    assert.deepEqual(codes, ["missing_api_key", "org_forbidden", "scope_forbidden"], path);
  }
  assert.equal((await edit("GET", "content:batch")).status, 405);
  assert.equal((await edit("HEAD", "changes", { headers: { Accept: "text/event-stream" } })).status, 405);
});

test("the reference of writing is served with its document, whose addresses are there", async () => {
  const { paths } = (await (await fetch(`${world.origin}/openapi-content.json`)).json()) as {
    paths: Record<string, object>;
  };
  assert.ok(Object.keys(paths).length >= 5);
  for (const path of Object.keys(paths)) {
    const address = path.replace(/\{(\w+)\}/g, "x");
    const { status, headers } = await fetch(`${world.origin}${address}`, { method: "OPTIONS" });
    assert.equal(status, 204, path);
    const stated = Object.keys(paths[path]!).map((method) => method.toUpperCase());
    for (const method of stated) assert.ok(headers.get("allow")?.includes(method), `${method} ${path}`);
  }
  const page = await (await fetch(`${world.origin}/docs/content`)).text();
  assert.match(page, /start-content\.js/);
});

test("what passes the filters of a list gets the same patch in one version; a key bound to hosts changes its own", async () => {
  const made = [1, 2, 3].map((n) => ({
    ...{ kind: "listing", id: `stand-${n}`, status: "draft", name: `Stand ${n}` },
    hostIds: [n === 1 ? "inn" : "other"],
  }));
  await send("", ...made);
  const version = await world.store.version("demo");
  const query = "content/listing?text=stand-&status=draft";
  const body = { status: "active" };
  const looked = await edit("PATCH", `${query}&dryRun=true`, { body });
  assert.deepEqual([looked.status, looked.body.updated, looked.body.dryRun], [200, 3, true], looked.text);
  assert.equal((await bound("PATCH", query, { body })).body.updated, 1);
  const changed = await edit("PATCH", query, { body });
  assert.deepEqual([changed.body.updated, changed.body.version], [2, version + 2]);
  const statuses = await Promise.all(made.map(async ({ id }) => (await stored("listing", id)).status));
  assert.deepEqual(statuses, ["active", "active", "active"]);
  const refused = await edit("PATCH", query, { body: [] });
  assert.deepEqual([refused.status, refused.problem.code], [400, "invalid_record"]);
});

test("an Idempotency-Key holds for one query: a batch that is written after it was looked at is another request", async () => {
  const headers = { ...NDJSON.headers, "Idempotency-Key": "one" };
  const body = lines({ kind: "listing", id: "once", name: "Once" });
  const post = (query: string) => edit("POST", `content:batch${query}`, { body, headers });
  assert.equal((await post("?dryRun=true&mode=merge")).status, 200);
  assert.equal((await post("?mode=merge&dryRun=true")).status, 200, "the same, in another order");
  assert.equal((await post("?mode=merge")).problem.code, "idempotency_conflict");
});
