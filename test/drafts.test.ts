import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { type Edited, openEditor } from "./support/editing.ts";
import { guide, host, listing } from "./support/records.ts";
import { START, startWorld } from "./support/world.ts";

const words = (text: string) => ({ "en-GB": text });
const world = await startWorld({
  demo: {
    languageCodes: ["en-GB", "da-DK"],
    records: [
      host("inn", { tsAPIKey: "s3cr3t" }),
      host("other"),
      guide("walk", { name: words("Walk"), hostIds: ["inn"] }),
      ...["bar", "pub", "mill", "pier", "old", "late"].map((id) => listing(id, { name: words(id) })),
      listing("mine", { name: words("Mine"), hostIds: ["inn"] }),
    ],
  },
});
const edit = await openEditor(world);
const bound = await openEditor(world, { hostIds: ["inn"] });

const etagOf = ({ headers }: Edited) => headers.get("etag")!.slice(1, -1);
const ifMatch = (version: string) => ({ headers: { "If-Match": `"${version}"` } });
const stored = async (id: string) => (await edit("GET", `content/listing/${id}`)).body.name;

async function shows(id: string, name: unknown): Promise<void> {
  const seen = async () => (await world.ask("listing-search", { ids: id })).results[0]?.name;
  for (let tries = 0; tries < 20; tries++) {
    if (JSON.stringify(await seen()) === JSON.stringify(name)) return;
    await setTimeout(50);
  }
  assert.deepEqual(await seen(), name);
}
async function actionsOf(path: string): Promise<string[]> {
  const { body, text } = await edit("GET", `${path}/revisions`);
  assert.ok(body.results, text);
  return (body.results as { action: string }[]).map(({ action }) => action);
}

test("a draft is written beside what is published, and readers see it when it is published", async () => {
  const at = "content/listing/bar";
  const published = await edit("GET", at);
  assert.equal(published.headers.get("waymark-draft"), null);
  assert.equal((await edit("GET", `${at}?draft=true`)).problem.code, "record_not_found");
  const first = await edit("PATCH", `${at}?draft=true`, { body: { name: { "da-DK": "Værtshus" } } });
  assert.deepEqual([first.status, first.body.name], [200, { "en-GB": "bar", "da-DK": "Værtshus" }]);
  assert.match(etagOf(first), /^d\d+$/);
  const second = await edit("PATCH", `${at}?draft=true`, { body: { name: { "en-GB": "Pub" } } });
  assert.deepEqual(second.body.name, { "en-GB": "Pub", "da-DK": "Værtshus" });
  const draft = await edit("GET", `${at}?draft=true`);
  assert.deepEqual([draft.body, etagOf(draft)], [second.body, etagOf(second)]);
  const named = (await edit("GET", "content/listing?text=VÆRTSHUS")).body.results as { id: string }[];
  assert.deepEqual(
    named.map(({ id }) => id),
    ["bar"],
    "by words of its draft",
  );
  const beside = await edit("GET", at);
  assert.deepEqual([beside.body, etagOf(beside)], [published.body, etagOf(published)]);
  assert.equal(beside.headers.get("waymark-draft"), etagOf(second));
  await shows("bar", words("bar"));
  const done = await edit("POST", `${at}/publish`);
  assert.deepEqual([done.status, done.body], [200, second.body]);
  await shows("bar", second.body.name);
  assert.equal((await edit("POST", `${at}/publish`)).problem.code, "record_not_found");
  assert.equal(etagOf(await edit("GET", at)), etagOf(done));
});

test("what was never published is a draft alone, which lists name and readers do not find", async () => {
  const at = "content/listing/new";
  const body = { name: "New", summary: "Rye bread at noon" };
  const made = await edit("PUT", `${at}?draft=true`, { body, headers: { "If-None-Match": "*" } });
  assert.equal(made.status, 201);
  const again = await edit("PUT", `${at}?draft=true`, { body, headers: { "If-None-Match": "*" } });
  assert.equal(again.problem.conflict!.version, etagOf(made));
  assert.equal((await edit("GET", at)).status, 404);
  assert.equal((await edit("PATCH", at, { body })).status, 404);
  assert.equal((await edit("DELETE", at)).status, 404);
  await shows("new", undefined);
  type Listed = { id: string; version: number | null; draftVersion?: string; published: boolean };
  const list = async (query: string) =>
    ((await edit("GET", `content/listing?${query}`)).body.results as Listed[]).filter(
      ({ id }) => id === "new",
    );
  const told = { id: "new", version: null, published: false, draftVersion: etagOf(made) };
  for (const query of ["", "state=draft", "text=NEW&limit=100", "text=bread%20rye", "text=rye&state=draft"])
    assert.deepEqual(await list(query), [{ ...told, record: made.body }]);
  assert.deepEqual(await list("text=rye%20wine"), []);
  assert.deepEqual(await list("state=published"), []);
  assert.deepEqual(await list("since=0"), []);
  assert.equal((await edit("POST", `${at}/publish`)).status, 200);
  await shows("new", words("New"));
});

test("a list by state goes by cursor through records and drafts alike", async () => {
  for (const id of ["a-draft", "z-draft", "mill"])
    await edit("PUT", `content/listing/${id}?draft=true`, { body: { name: id } });
  const ids: string[] = [];
  for (let cursor: unknown = ""; cursor !== null; ) {
    const { body } = await edit("GET", `content/listing?limit=2&cursor=${cursor}`);
    ids.push(...(body.results as { id: string }[]).map(({ id }) => id));
    cursor = body.nextCursor;
  }
  assert.deepEqual(ids, ids.toSorted());
  assert.equal(new Set(ids).size, ids.length);
  assert.ok(["a-draft", "bar", "mill", "z-draft"].every((id) => ids.includes(id)));
  const { body } = await edit("GET", "content/listing?state=draft&cursor=a-draft");
  const drafts = body.results as { id: string; published: boolean }[];
  assert.deepEqual(
    drafts.map(({ id, published }) => [id, published]),
    [
      ["mill", true],
      ["z-draft", false],
    ],
  );
});

test("two editors of one draft lose no words, nor do two who begin one", async () => {
  const at = "content/listing/pub?draft=true";
  const from = etagOf(await edit("GET", "content/listing/pub"));
  const patch = (name: string, version: string) =>
    edit("PATCH", at, { body: { name: words(name) }, ...ifMatch(version) });
  const first = await patch("First", from);
  assert.equal(first.status, 200);
  for (const version of [from, "d999999"]) {
    const second = await patch("Second", version);
    assert.equal(second.status, 412);
    assert.deepEqual(second.problem.conflict, {
      version: etagOf(first),
      fields: [{ name: "name.en-GB", pointer: "/name/en-GB", stored: "First", given: "Second" }],
    });
  }
  assert.equal((await patch("Second", etagOf(first))).status, 200);
  assert.equal((await edit("POST", "content/listing/pub/discard", ifMatch(etagOf(first)))).status, 412);
  assert.equal((await edit("POST", "content/listing/pub/discard")).status, 204);
  assert.deepEqual(await stored("pub"), words("pub"));
  assert.deepEqual(await actionsOf("content/listing/pub"), ["discard", "merge", "merge", "import"]);
});

test("what was published since a draft began is not overwritten, unless its version is named", async () => {
  const at = "content/listing/old";
  await edit("PATCH", `${at}?draft=true`, { body: { phoneNumber: "1" } });
  const other = await edit("PATCH", at, { body: { name: words("Older") } });
  const refused = await edit("POST", `${at}/publish`);
  assert.deepEqual([refused.status, refused.problem.code], [412, "precondition_failed"]);
  assert.deepEqual(
    refused.problem.conflict!.fields.map(({ name, stored, given }) => [name, stored, given]),
    [
      ["name.en-GB", "Older", "old"],
      ["phoneNumber", undefined, "1"],
    ],
  );
  assert.equal((await edit("POST", `${at}/publish`, ifMatch("1"))).status, 412);
  assert.equal((await edit("POST", `${at}/publish`, ifMatch(etagOf(other)))).status, 200);
  assert.deepEqual(await stored("old"), words("old"));

  await edit("PATCH", `${at}?draft=true`, { body: { phoneNumber: "2" } });
  await world.store.write("demo", (batch) => batch.remove("listing", "old"));
  assert.equal((await edit("POST", `${at}/publish`)).problem.conflict!.version, null);
  const create = { headers: { "If-None-Match": "*" } };
  assert.equal((await edit("POST", `${at}/publish`, create)).status, 200);
});

test("what is withdrawn is the draft, which is published again, and a removed record is restored", async () => {
  const at = "content/listing/pier";
  const before = await edit("GET", at);
  const gone = await edit("POST", `${at}/withdraw`, ifMatch(etagOf(before)));
  assert.deepEqual([gone.status, gone.body], [200, before.body]);
  await shows("pier", undefined);
  assert.equal((await edit("GET", at)).status, 404);
  assert.equal(etagOf(await edit("GET", `${at}?draft=true`)), etagOf(gone));
  assert.equal((await edit("POST", `${at}/withdraw`)).status, 404);
  assert.equal((await edit("POST", `${at}/publish`)).status, 200);
  await shows("pier", before.body.name);

  await edit("PATCH", `${at}?draft=true`, { body: { phoneNumber: "1" } });
  assert.equal((await edit("DELETE", at)).status, 204);
  assert.equal((await edit("GET", `${at}?draft=true`)).status, 404);
  assert.deepEqual(await actionsOf(at), ["delete", "merge", "publish", "withdraw", "import"]);
  const { body } = await edit("GET", `${at}/revisions`);
  const [removal, , published] = body.results as { revision: number }[];
  assert.equal((await edit("GET", `${at}/revisions/${removal!.revision}`)).problem.code, "record_not_found");
  const restored = await edit("POST", `${at}/revisions/${published!.revision}/restore`);
  assert.deepEqual([restored.status, restored.body], [200, before.body]);
  assert.equal((await edit("GET", at)).status, 404);
  assert.equal(
    (await edit("POST", `${at}/revisions/${published!.revision}/restore?publish=true`)).status,
    200,
  );
  await shows("pier", before.body.name);
});

test("each change is a revision: when, by which key, which fields; read, compared and restored", async () => {
  const at = "content/guide/walk";
  await edit("PATCH", at, { body: { name: { "da-DK": "Gåtur" } } });
  await edit("PUT", `${at}?draft=true`, { body: { name: words("Stroll"), hostIds: ["inn"] } });
  await edit("POST", `${at}/publish`);
  await edit("PATCH", at, { body: {} });
  const { body, text } = await edit("GET", `${at}/revisions`);
  type Entry = {
    revision: number;
    version: unknown;
    draft: boolean;
    at: string;
    by: string;
    action: string;
    fields: string[];
  };
  const entries = body.results as Entry[];
  assert.deepEqual(
    entries.map(({ action, draft, fields }) => [
      action,
      draft,
      fields.filter((field) => field !== "languageCodes"),
    ]),
    [
      ["publish", false, ["name.en-GB", "name.da-DK"]],
      ["put", true, ["name.en-GB", "name.da-DK"]],
      ["merge", false, ["name.da-DK"]],
      ["import", false, []],
    ],
    text,
  );
  const [last, draft, , first] = entries;
  const keys = (await world.store.keys.list("demo")).map(({ id }) => id);
  assert.ok(keys.includes(last!.by));
  assert.equal(last!.at, new Date(START).toISOString());
  assert.deepEqual(
    [draft!.version, last!.version],
    [`d${draft!.revision}`, Number(etagOf(await edit("GET", at)))],
  );
  const page = await edit("GET", `${at}/revisions?limit=2&cursor=${last!.revision}`);
  assert.deepEqual(page.body.results, entries.slice(1, 3));
  const rest = await edit("GET", `${at}/revisions?cursor=${page.body.nextCursor}`);
  assert.deepEqual([rest.body.results, rest.body.nextCursor], [entries.slice(3), null]);
  assert.deepEqual((await edit("GET", `${at}/revisions/${first!.revision}`)).body.name, words("Walk"));
  const compared = await edit("GET", `${at}/revisions/${last!.revision}?against=${first!.revision}`);
  assert.deepEqual(compared.body.fields, [
    { name: "name.en-GB", pointer: "/name/en-GB", from: "Walk", to: "Stroll" },
  ]);
  const restored = await edit("POST", `${at}/revisions/${first!.revision}/restore?publish=true`);
  assert.deepEqual(restored.body.name, words("Walk"));
  assert.equal((await actionsOf(at))[0], "restore");
  for (const revision of ["x", "1.5", "99999", "-1"])
    assert.equal(
      (await edit("GET", `${at}/revisions/${revision}`)).problem.code,
      "record_not_found",
      revision,
    );
  assert.equal((await edit("GET", "content/guide/nowhere/revisions")).problem.code, "record_not_found");
});

test("what an import writes is told as revision 0 while it stands, and kept when it is replaced", async () => {
  const at = "content/listing/late";
  const lines = (name: string) => `${JSON.stringify(listing("late", { name: words(name) }))}\n`;
  const batch = (name: string) =>
    edit("POST", "content:batch", { body: lines(name), headers: { "Content-Type": "application/x-ndjson" } });
  await edit("PATCH", at, { body: { name: words("By hand") } });
  assert.equal((await batch("Imported")).status, 200);
  type Entry = { revision: number; action: string; fields: string[]; by: string | null };
  const entries = async () => (await edit("GET", `${at}/revisions`)).body.results as Entry[];
  const told = (await entries()).map(({ revision, action, fields }) => [revision === 0, action, fields]);
  assert.deepEqual(told, [
    [true, "import", ["name.en-GB"]],
    [false, "merge", ["name.en-GB"]],
    [false, "import", []],
  ]);
  assert.deepEqual((await edit("GET", `${at}/revisions/0`)).body.name, words("Imported"));
  await batch("Again");
  const [, imported, merged] = await entries();
  assert.deepEqual(
    [imported!.action, imported!.by, imported!.fields],
    ["import", merged!.by, ["name.en-GB"]],
  );
  const { body } = await edit("GET", `${at}/revisions/${merged!.revision}?against=0`);
  assert.deepEqual(body.fields, [
    { name: "name.en-GB", pointer: "/name/en-GB", from: "Again", to: "By hand" },
  ]);
});

test("drafts and revisions show no secrets, and restored they have those of today", async () => {
  const at = "content/host/inn";
  await edit("PATCH", `${at}?draft=true`, { body: { name: "Inn", tsAPIKey: "s3cr3t-2" } });
  for (const path of [`${at}?draft=true`, "content/host?state=draft", `${at}/revisions`])
    assert.doesNotMatch((await edit("GET", path)).text, /s3cr3t/);
  assert.doesNotMatch((await edit("POST", `${at}/publish`)).text, /s3cr3t/);
  const { body } = await edit("GET", `${at}/revisions`);
  const first = (body.results as { revision: number }[]).at(-1)!;
  for (const path of ["", "?against=0"])
    assert.doesNotMatch((await edit("GET", `${at}/revisions/${first.revision}${path}`)).text, /s3cr3t/);
  await edit("POST", `${at}/revisions/${first.revision}/restore?publish=true`);
  const record = JSON.parse((await world.store.read("demo").record("host", "inn"))!.body);
  assert.deepEqual([record.tsAPIKey, record.name === "Inn"], ["s3cr3t-2", false]);
});

test("a draft is refused for what an import refuses, every fault at once", async () => {
  const body = { name: { "en-GB": "Bar", e_n: "x" }, colour: "red" };
  const { status, problem } = await edit("PUT", "content/listing/bar?draft=true", { body });
  assert.deepEqual(
    [status, problem.errors!.map(({ pointer }) => pointer).sort()],
    [400, ["/colour", "/name/e_n"]],
  );
});

test("a key that is bound to hosts drafts, publishes and restores theirs alone", async () => {
  const status = async (...asked: Parameters<typeof bound>) => {
    const { status, problem } = await bound(...asked);
    return problem.code ?? status;
  };
  const body = { phoneNumber: "1" };
  const mine = "content/listing/mine";
  assert.equal(await status("PATCH", `${mine}?draft=true`, { body }), 200);
  assert.equal(await status("POST", `${mine}/publish`), 200);
  assert.equal(await status("GET", `${mine}/revisions`), 200);
  const given = await edit("PATCH", `${mine}?draft=true`, { body: { hostIds: ["other"] } });
  assert.equal(given.status, 200);
  assert.equal(await status("GET", `${mine}?draft=true`), "record_not_found");
  for (const action of ["publish", "discard"])
    assert.equal(await status("POST", `${mine}/${action}`), "record_not_found", action);
  assert.equal(await status("PATCH", `${mine}?draft=true`, { body }), "record_not_found");
  assert.equal(await status("POST", `${mine}/withdraw`), "scope_forbidden");
  const all = (await edit("GET", `${mine}/revisions`)).body.results as { revision: number }[];
  const seen = (await bound("GET", `${mine}/revisions`)).body.results as { revision: number }[];
  assert.deepEqual(seen, all.slice(1));
  assert.equal(await status("GET", `${mine}/revisions/${all[0]!.revision}`), "record_not_found");
  const drafts = (await bound("GET", "content/listing?state=draft")).body.results as { id: string }[];
  assert.ok(!drafts.some(({ id }) => id === "mine"));
  const everyone = "content/listing/bar";
  assert.equal(await status("PUT", `${everyone}?draft=true`, { body: { name: "x" } }), "scope_forbidden");
  assert.equal(await status("POST", `${everyone}/withdraw`), "scope_forbidden");
  const named = { name: "x", hostIds: ["other"] };
  assert.equal(await status("PUT", "content/listing/theirs?draft=true", { body: named }), "scope_forbidden");
});

test("publishing that is tried again with its Idempotency-Key is done once", async () => {
  const at = "content/listing/bar";
  await edit("PATCH", `${at}?draft=true`, { body: { phoneNumber: "7" } });
  const publish = (key: string) => edit("POST", `${at}/publish`, { headers: { "Idempotency-Key": key } });
  const first = await publish("once");
  const second = await publish("once");
  assert.deepEqual([second.status, etagOf(second), second.body], [200, etagOf(first), first.body]);
  assert.equal((await publish("twice")).status, 404);
});
