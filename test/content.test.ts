import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { importSources } from "../src/sources/import-sources.ts";
import { openEditor } from "./support/editing.ts";
import { guide, host, interest, listing } from "./support/records.ts";
import { place, sourceFile } from "./support/sources/source.ts";
import { startWorld } from "./support/world.ts";

const words = (text: string) => ({ "en-GB": text });
const world = await startWorld({
  demo: {
    languageCodes: ["en-GB", "da-DK"],
    records: [
      host("inn", { tsAPIKey: "s3cr3t", analytics: { tag: "s3cr3t" } }),
      host("other"),
      listing("bar", { name: words("Bar"), hostIds: ["inn"] }),
      listing("both", { name: words("Both"), hostIds: ["inn", "other"] }),
      listing("theirs", { name: words("Theirs"), hostIds: ["other"] }),
      listing("everyone", { name: words("Everyone") }),
      guide("walk", { name: words("Walk") }),
      interest("art", words("Art")),
    ],
  },
  south: { records: [listing("bar", { name: words("Of the south") })] },
});
const edit = await openEditor(world);
const bound = await openEditor(world, { hostIds: ["inn"] });

test("a record is created, read, changed and removed, and readers see each within a second", async () => {
  const seen = async () => (await world.ask("listing-search", { ids: "new" })).results[0]?.name;
  const shows = async (name: unknown) => {
    for (let tries = 0; tries < 20; tries++) {
      if (JSON.stringify(await seen()) === JSON.stringify(name)) return;
      await setTimeout(50);
    }
    assert.deepEqual(await seen(), name);
  };
  const made = await edit("PUT", "content/listing/new", { body: { name: "New" } });
  assert.deepEqual([made.status, made.body.name, made.body.status], [201, words("New"), "active"]);
  await shows(words("New"));
  const read = await edit("GET", "content/listing/new");
  assert.deepEqual(read.body, made.body);
  assert.equal(read.headers.get("etag"), made.headers.get("etag"));
  assert.equal(read.headers.get("cache-control"), "no-store");
  const etag = read.headers.get("etag")!;
  const same = await edit("GET", "content/listing/new", { headers: { "If-None-Match": etag } });
  assert.equal(same.status, 304);

  const patched = await edit("PATCH", "content/listing/new", {
    body: { name: { "da-dk": "Ny" }, phoneNumber: "1", kind: "listing", id: "new" },
    headers: { "Content-Type": "application/merge-patch+json", "If-Match": etag },
  });
  assert.equal(patched.status, 200, patched.text);
  assert.deepEqual(patched.body.name, { "en-GB": "New", "da-DK": "Ny" });
  assert.deepEqual(patched.body.languageCodes, ["da-DK", "en-GB"]);
  await shows(patched.body.name);
  const unchanged = await edit("PATCH", "content/listing/new", { body: { phoneNumber: "1" } });
  assert.equal(unchanged.headers.get("etag"), patched.headers.get("etag"));
  const less = await edit("PATCH", "content/listing/new", {
    body: { phoneNumber: null, name: { "da-DK": null } },
  });
  assert.deepEqual([less.body.phoneNumber, less.body.languageCodes], [undefined, ["en-GB"]]);

  const replaced = await edit("PUT", "content/listing/new", { body: { name: words("Newer") } });
  assert.deepEqual([replaced.status, replaced.body.name], [200, words("Newer")]);
  assert.equal((await edit("DELETE", "content/listing/new")).status, 204);
  await shows(undefined);
  assert.equal((await edit("GET", "content/listing/new")).problem.code, "record_not_found");
  assert.equal((await edit("DELETE", "content/listing/new")).problem.code, "record_not_found");
  assert.equal((await edit("PATCH", "content/listing/new", { body: {} })).problem.code, "record_not_found");
});

test("two editors of one record lose no words: the second is told both versions by field", async () => {
  const before = (await edit("GET", "content/guide/walk")).headers.get("etag")!;
  const patch = (name: string, ifMatch: string) =>
    edit("PATCH", "content/guide/walk", { body: { name: words(name) }, headers: { "If-Match": ifMatch } });
  const first = await patch("First", before);
  assert.equal(first.status, 200);
  const second = await patch("Second", before);
  assert.deepEqual([second.status, second.problem.code], [412, "precondition_failed"]);
  const version = Number(first.headers.get("etag")!.slice(1, -1));
  assert.deepEqual(second.problem.conflict, {
    version,
    fields: [{ name: "name.en-GB", pointer: "/name/en-GB", stored: "First", given: "Second" }],
  });
  assert.equal((await patch("Second", `"${version}"`)).status, 200);
  assert.equal((await patch("Third", "*")).status, 200);
  const create = { body: { name: "Walk" }, headers: { "If-None-Match": "*" } };
  assert.equal((await edit("PUT", "content/guide/walk", create)).problem.code, "precondition_failed");
  assert.equal((await edit("PUT", "content/guide/ride", create)).status, 201);
  const absent = { body: { name: "Swim" }, headers: { "If-Match": "*" } };
  assert.equal((await edit("PUT", "content/guide/swim", absent)).problem.conflict!.version, null);
  const gone = await edit("DELETE", "content/guide/ride", { headers: { "If-Match": '"1"' } });
  assert.equal(gone.status, 412);
});

test("of eight editors who add to one list at once, each sees what the others wrote", async () => {
  const add = async (tag: string): Promise<void> => {
    for (;;) {
      const { body, headers } = await edit("GET", "content/listing/everyone");
      const tags = ((body.activityTags ?? {}) as Record<string, string[]>)["en-GB"] ?? [];
      const patched = await edit("PATCH", "content/listing/everyone", {
        body: { activityTags: words([...tags, tag] as never) },
        headers: { "If-Match": headers.get("etag")! },
      });
      if (patched.status === 200) return;
      assert.equal(patched.status, 412, patched.text);
    }
  };
  const tags = Array.from({ length: 8 }, (_, n) => `tag ${n}`);
  await Promise.all(tags.map(add));
  const { body } = await edit("GET", "content/listing/everyone");
  assert.deepEqual((body.activityTags as Record<string, string[]>)["en-GB"]!.toSorted(), tags);
});

test("what an import refuses is refused, every fault at once with its JSON pointer, and nothing is written", async () => {
  const body = {
    name: { "en-GB": "Bar", e_n: "x" },
    geoLocation: [99, 0],
    photos: [{ id: 1 }],
    colour: "red",
    kind: "guide",
  };
  const { kind, ...fields } = body;
  assert.equal((await edit("PUT", "content/listing/bar", { body })).problem.errors![0]!.name, "kind");
  const { status, problem } = await edit("PUT", "content/listing/bar", { body: fields });
  assert.deepEqual([status, problem.code], [400, "invalid_record"]);
  const pointers = problem.errors!.map(({ pointer }) => pointer);
  for (const pointer of ["/name/e_n", "/geoLocation/0", "/photos/0/id", "/photos/0/images", "/colour"]) {
    assert.ok(pointers.includes(pointer), `${pointer} of ${pointers}`);
  }
  assert.deepEqual((await edit("GET", "content/listing/bar")).body.name, words("Bar"));
  for (const [text, code] of [
    ["", "invalid_json"],
    ["{", "invalid_json"],
    ["[]", "invalid_record"],
    ['{"__proto__":{}}', "invalid_json"],
    [`{"name":${"[".repeat(99)}${"]".repeat(99)}}`, "invalid_json"],
  ] as const) {
    assert.equal((await edit("PUT", "content/listing/bar", { body: text })).problem.code, code, text);
  }
  assert.equal(
    (await edit("PUT", "content/listing/a%20b", { body: { name: "x" } })).problem.errors![0]!.name,
    "id",
  );
  assert.equal((await edit("PUT", "content/place/x", { body: {} })).problem.errors![0]!.in, "path");
  const typed = { body: "name=x", headers: { "Content-Type": "application/x-www-form-urlencoded" } };
  assert.equal((await edit("PUT", "content/listing/bar", typed)).status, 415);
  const large = { body: { name: "x".repeat(9_000_000) } };
  assert.equal((await edit("PUT", "content/listing/bar", large)).problem.code, "body_too_large");
});

test("secrets are written and never read: what a put leaves out of them stays, null in a patch takes them away", async () => {
  const stored = async () => JSON.parse((await world.store.read("demo").record("host", "inn"))!.body);
  for (const [path, options] of [
    ["content/host/inn", {}],
    ["content/host?text=s3cr3t", {}],
    ["content/host?text=inn", {}],
  ] as const) {
    assert.doesNotMatch((await edit("GET", path, options)).text, /s3cr3t/);
  }
  const conflict = { body: { name: "Inn" }, headers: { "If-Match": '"0"' } };
  assert.doesNotMatch((await edit("PUT", "content/host/inn", conflict)).text, /s3cr3t/);
  const put = await edit("PUT", "content/host/inn", { body: { name: "Inn" } });
  assert.doesNotMatch(put.text, /s3cr3t/);
  assert.equal((await stored()).tsAPIKey, "s3cr3t");
  await edit("PATCH", "content/host/inn", { body: { tsAPIKey: null } });
  assert.deepEqual([(await stored()).tsAPIKey, (await stored()).analytics.tag], [undefined, "s3cr3t"]);
});

test("a list goes through a kind by cursor, and keeps what its filters say", async () => {
  const ids = async (query: string) => {
    const { body, text } = await edit("GET", `content/listing?${query}`);
    assert.ok(body.results, text);
    return (body.results as { record: { id: string } }[]).map(({ record }) => record.id);
  };
  const all = await ids("");
  assert.deepEqual(all, ["bar", "both", "everyone", "theirs"]);
  const paged: string[] = [];
  for (let cursor: unknown = ""; cursor !== null; ) {
    const { body } = await edit("GET", `content/listing?limit=3&cursor=${cursor}`);
    paged.push(...(body.results as { record: { id: string } }[]).map(({ record }) => record.id));
    cursor = body.nextCursor;
  }
  assert.deepEqual(paged, all);
  assert.deepEqual(await ids("text=T%20H%20E"), []);
  assert.deepEqual(await ids("text=THEI"), ["theirs"]);
  assert.deepEqual(await ids("profileId=other"), ["both", "theirs"]);
  const translated = await edit("PATCH", "content/listing/bar", { body: { name: { "da-DK": "Bar" } } });
  assert.deepEqual(await ids("missingLanguage=da-dk"), ["both", "everyone", "theirs"]);
  const version = Number(translated.headers.get("etag")!.slice(1, -1));
  assert.deepEqual([await ids(`since=${version - 1}`), await ids(`since=${version}`)], [["bar"], []]);
  await edit("PATCH", "content/listing/bar", { body: { status: "draft" } });
  assert.deepEqual(await ids("status=draft"), ["bar"]);
  const event = { contentType: "event", additionalData: { date: { start_date: "2020-05-01" } } };
  await edit("PATCH", "content/listing/bar", { body: { ...event, geoLocation: [55, 12] } });
  assert.deepEqual(await ids("missing=passed"), ["bar"]);
  assert.ok(
    (await ids("missing=openingHours")).every((id: string) => id !== "bar"),
    "an event has dates",
  );
  assert.deepEqual(await ids("missing=photos"), all);
  const { total, ...overview } = (await edit("GET", "content:overview?kind=listing")).body;
  const counts = overview.counts as Record<string, number>;
  assert.equal(total, all.length);
  assert.deepEqual(
    [counts["status.draft"], counts["missing.passed"], counts["missing.photos"], counts["language.da-DK"]],
    [1, 1, all.length, 3],
  );
  assert.ok(!(await ids("missing=geoLocation")).includes("bar"));
  const summary = "A quiet café at the harbour";
  await edit("PATCH", "content/listing/theirs", { body: { summary: { "en-GB": summary } } });
  for (const text of ["quiet HARBO", "Cafe"])
    assert.deepEqual(await ids(`text=${encodeURIComponent(text)}`), ["theirs"], text);
  assert.deepEqual(
    [await ids("text=ba"), await ids("text=quiet%20bar")],
    [["bar"], []],
    "not active, but named",
  );
  const { body: mine } = await bound("GET", "content/listing?limit=1");
  assert.deepEqual([mine.total, mine.writable], [3, 1], "of the inn alone; with others; of every host");
  const { problem } = await edit("GET", "content/listing?limit=0&since=x");
  assert.deepEqual(problem.errors!.map(({ code }) => code).sort(), ["invalid_integer", "out_of_range"]);
});

test("a key that is bound to hosts writes theirs alone, and sees what readers of theirs see", async () => {
  const status = async (...asked: Parameters<typeof bound>) => {
    const { status, problem } = await bound(...asked);
    return problem.code ?? status;
  };
  const body = { summary: words("Changed") };
  assert.equal(await status("PATCH", "content/listing/bar", { body }), 200);
  for (const path of ["content/listing/both", "content/listing/everyone", "content/interest/art"]) {
    assert.equal(await status("GET", path), 200, path);
    assert.equal(await status("PATCH", path, { body: {} }), "scope_forbidden", path);
    assert.equal(await status("DELETE", path), "scope_forbidden", path);
  }
  for (const path of ["content/listing/theirs", "content/host/other"]) {
    assert.equal(await status("GET", path), "record_not_found", path);
    assert.equal(await status("PATCH", path, { body }), "record_not_found", path);
    assert.equal(await status("DELETE", path), "record_not_found", path);
    assert.equal(await status("PUT", path, { body: { name: "x" } }), "scope_forbidden", path);
  }
  const named = { name: "Mine", hostIds: ["inn"] };
  assert.equal(await status("PUT", "content/listing/mine", { body: named }), 201);
  assert.equal(await status("PATCH", "content/listing/mine", { body: { hostIds: [] } }), "scope_forbidden");
  assert.equal(await status("PUT", "content/listing/free", { body: { name: "x" } }), "scope_forbidden");
  assert.equal(await status("PUT", "content/site/s", { body: { tree: [] } }), "scope_forbidden");
  const { body: page } = await bound("GET", "content/listing");
  const ids = (page.results as { record: { id: string } }[]).map(({ record }) => record.id);
  assert.deepEqual(ids, ["bar", "both", "everyone", "mine"]);
  assert.equal(await status("DELETE", "content/listing/mine"), 204);
});

test("nobody else gets in: no key 401, another organisation's or one that only reads 403, whatever is asked", async () => {
  const south = await openEditor(world, {}, "south");
  const reader = await openEditor(world, { abilities: ["read", "chat"] });
  for (const [method, path] of [
    ["GET", "content/listing"],
    ["GET", "content/listing/bar"],
    ["PUT", "content/listing/bar"],
    ["PATCH", "content/listing/bar"],
    ["DELETE", "content/listing/bar"],
  ] as const) {
    const body = method === "PUT" || method === "PATCH" ? {} : undefined;
    const codes = [
      (await edit(method, path, { body, headers: { "X-Api-Key": "" } })).problem.code,
      (await south(method, path, { body, org: "demo" })).problem.code,
      (await south(method, path, { body, org: "nowhere" })).problem.code,
      (await reader(method, path, { body })).problem.code,
    ];
    assert.deepEqual(codes, ["missing_api_key", "org_forbidden", "org_forbidden", "scope_forbidden"], path);
  }
  assert.deepEqual((await south("GET", "content/listing/bar")).body.name, words("Of the south"));
  const { status, headers } = await edit("POST", "content/listing/bar", { body: {} });
  assert.deepEqual([status, headers.get("allow")], [405, "DELETE, GET, HEAD, OPTIONS, PATCH, PUT"]);
});

test("a field that was written here, or taken away, stays when a source that has another value is imported again", async () => {
  const options = { reading: {}, hostIds: [], prune: false, dryRun: false, strict: false, now: 0 };
  const take = (fields: Record<string, unknown>) =>
    importSources({
      ...options,
      files: [sourceFile([place("node/1", fields)])],
      store: world.store,
      orgId: "demo",
    });
  await take({ phoneNumber: "1", websiteUrl: "https://a.example", summary: words("Of the source") });
  const id = "content/listing/test-node-1";
  await edit("PATCH", id, { body: { phoneNumber: "2", summary: { "da-DK": "Skrevet" }, websiteUrl: null } });
  const { body: whole } = await edit("GET", id);
  assert.equal((whole.sources as object[]).length, 1);
  const { sources: _, ...said } = whole;
  await edit("PUT", id, { body: { ...said, priceLevel: 2 } });
  await take({ phoneNumber: "3", websiteUrl: "https://b.example", summary: words("Newer"), priceLevel: 1 });
  const { body } = await edit("GET", id);
  assert.deepEqual([body.phoneNumber, body.websiteUrl, body.priceLevel], ["2", undefined, 2]);
  assert.deepEqual(
    body.summary,
    { "en-GB": "Newer", "da-DK": "Skrevet" },
    "what nobody wrote follows the source",
  );
});

test("a write that is tried again with its Idempotency-Key is done once, for a day", async () => {
  const headers = { "Idempotency-Key": "0b9f" };
  const first = await edit("PUT", "content/listing/once", { body: { name: "Once" }, headers });
  const between = await edit("PATCH", "content/listing/once", { body: { name: words("Between") } });
  const again = await edit("PUT", "content/listing/once", { body: { name: "Once" }, headers });
  assert.deepEqual([first.status, again.status], [201, 201]);
  assert.deepEqual([again.body, again.headers.get("etag")], [between.body, between.headers.get("etag")]);
  const other = await edit("PUT", "content/listing/once", { body: { name: "Twice" }, headers });
  assert.deepEqual([other.status, other.problem.code], [422, "idempotency_conflict"]);
  const ofAnother = await openEditor(world);
  const theirs = await ofAnother("PUT", "content/listing/once", { body: { name: "Theirs" }, headers });
  assert.deepEqual([theirs.status, theirs.body.name], [200, words("Theirs")]);

  const failed = { headers: { "Idempotency-Key": "1c" } };
  assert.equal((await edit("PATCH", "content/listing/once", { body: { name: 1 }, ...failed })).status, 400);
  assert.equal((await edit("PATCH", "content/listing/once", { body: { name: "x" }, ...failed })).status, 200);
  const ending = { headers: { "Idempotency-Key": "2d" } };
  assert.equal((await edit("DELETE", "content/listing/once", ending)).status, 204);
  assert.equal((await edit("DELETE", "content/listing/once", ending)).status, 204);
  world.time.now += 86_400_000;
  assert.equal((await edit("DELETE", "content/listing/once", ending)).problem.code, "record_not_found");
  assert.equal((await edit("PUT", "content/listing/once", { body: { name: "Once" }, headers })).status, 201);

  const lines = { body: '{"kind":"listing","id":"many","name":"Many"}\n' };
  const batch = { ...lines, headers: { ...headers, "Content-Type": "application/x-ndjson" } };
  batch.headers["Idempotency-Key"] = "3e";
  const written = await edit("POST", "content:batch", batch);
  await edit("DELETE", "content/listing/many");
  assert.deepEqual((await edit("POST", "content:batch", batch)).body, written.body);
  assert.equal((await edit("GET", "content/listing/many")).status, 404);
  const longest = { body: { name: "Once" }, headers: { "Idempotency-Key": "x".repeat(200) } };
  assert.equal((await edit("PUT", "content/listing/once", longest)).status, 200);
  const long = { body: {}, headers: { "Idempotency-Key": "x".repeat(201) } };
  assert.equal((await edit("PUT", "content/listing/once", long)).problem.errors![0]!.in, "header");
});
