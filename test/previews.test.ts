import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { type Edited, openEditor } from "./support/editing.ts";
import { area, guide, host, interest, listing } from "./support/records.ts";
import { type Hit, type HomeBody, startWorld } from "./support/world.ts";

const words = (text: string) => ({ "en-GB": text });
const at = (metres: number) => [55.6761, 12.5683 + metres / 62_000];
const tagged = (...tags: string[]) => ({ activityTags: { "en-GB": tags } });
const world = await startWorld({
  demo: {
    records: [
      host("inn", { name: "Inn", geoLocation: at(0) }),
      host("other", { name: "Other" }),
      guide("walk", { name: words("Walk"), listingIds: ["bar", "mill"], geoLocation: at(10) }),
      listing("bar", { name: words("Bar"), geoLocation: at(100), ...tagged("old tag") }),
      listing("mill", { name: words("Mill"), geoLocation: at(200) }),
      listing("theirs", { name: words("Theirs"), hostIds: ["other"] }),
      area("quay", { displayName: words("Quay"), geoLocation: at(0), radius: 500 }),
      interest("art", words("Art")),
    ],
  },
  south: { records: [listing("bar", { name: words("Bar of the south") })] },
});
const edit = await openEditor(world);

async function draft(path: string, body: object): Promise<void> {
  const { status, text } = await edit("PUT", `content/${path}?draft=true`, { body });
  assert.ok(status < 300, text);
}
async function tokenFor(body?: object, editor = edit): Promise<string> {
  const { body: made, text, status } = await editor("POST", "previews", { body });
  assert.equal(status, 200, text);
  return String(made.token);
}
const sending = (token: string, more: object = {}) => ({ headers: { "Preview-Token": token }, ...more });
const problemOf = async (token: string) => (await world.refused("listing-search", {}, sending(token))).code;

await draft("listing/bar", { name: words("Bar, new"), geoLocation: at(300), ...tagged("new tag") });
await draft("listing/kiosk", { name: words("Kiosk"), geoLocation: at(50), ...tagged("new tag") });
await draft("listing/mill", { name: words("Mill"), status: "inactive" });
await draft("guide/walk", {
  name: words("Stroll"),
  listingIds: ["kiosk", "bar", "mill"],
  geoLocation: at(10),
});
await draft("host/inn", { name: "Inn, new", geoLocation: at(0), searchConfig: { searchRadius: 250 } });
await draft("geoArea/pier", { displayName: words("Pier"), geoLocation: at(0), radius: 500 });
await draft("interest/art", { name: words("Arts") });
const preview = sending(await tokenFor());

test("with a preview token drafts are seen in place of what is published, wherever it is shown", async () => {
  const near = { latlng: at(0).join(), rankBy: "distance" };
  assert.deepEqual(await world.ids("listing-search", near, preview), ["kiosk", "bar", "theirs"]);
  assert.deepEqual(await world.ids("listing-search", near), ["bar", "mill", "theirs"]);
  const [hit] = (await world.ask("listing-search", { ids: "bar", ...near }, preview)).results;
  assert.deepEqual(hit!.name, words("Bar, new"));
  assert.ok(Math.abs(hit!.geoDistance! - 300) < 5, `${hit!.geoDistance}`);
  const withTag = (tags: string, asking?: object) =>
    world.ids("listing-search", { activityTags: tags, ...near }, asking);
  assert.deepEqual(await withTag("new tag", preview), ["kiosk", "bar"]);
  assert.deepEqual(await withTag("old tag", preview), []);
  assert.deepEqual(await withTag("new tag"), []);
  assert.deepEqual(await withTag("old tag"), ["bar"]);
  assert.deepEqual(await world.ids("listing-search", { ...near, radius: 250 }, preview), ["kiosk"]);

  const guideOf = async (asking?: object) => world.ask<Hit>("guides/walk", { includeListings: true }, asking);
  const [shown, published] = [await guideOf(preview), await guideOf()];
  assert.deepEqual([shown.name, published.name], [words("Stroll"), words("Walk")]);
  const ids = ({ listings }: Hit) => listings!.map(({ id }) => id).sort();
  assert.deepEqual(
    [ids(shown), ids(published)],
    [
      ["bar", "kiosk"],
      ["bar", "mill"],
    ],
  );

  const kiosk = await world.ask<Hit>("listings/kiosk", {}, preview);
  assert.deepEqual(kiosk.name, words("Kiosk"));
  assert.equal((await world.refused("listings/kiosk")).code, "listing_not_found");
  assert.equal((await world.refused("listings/mill", {}, preview)).code, "listing_not_found");

  const home = await world.ask<HomeBody>("host-home", { profileId: "inn" }, preview);
  assert.equal(home.host.name, "Inn, new");
  assert.deepEqual(
    home.guides.results.map(({ name }) => name),
    [words("Stroll")],
  );
  assert.deepEqual(home.geoareas.results.map(({ id }) => id).sort(), ["pier", "quay"]);
  const today = await world.ask<HomeBody>("host-home", { profileId: "inn" });
  assert.deepEqual([today.host.name, today.guides.results[0]!.name], ["Inn", words("Walk")]);
  const profile = await world.ask<{ name: string }>("host-profile", { profileId: "inn" }, preview);
  assert.equal(profile.name, "Inn, new");
});

test("a published record is found by its words, and shown as its draft is", async () => {
  const { results } = await world.ask("listing-search", { searchQuery: "bar" }, preview);
  assert.deepEqual(
    results.map(({ name }) => name),
    [words("Bar, new")],
  );
});

test("the parameter does what the header does, and nothing keeps such an answer", async () => {
  const token = preview.headers["Preview-Token"];
  const asked = { ids: "bar", preview: token, strict: true };
  for (let times = 0; times < 3; times++) {
    const { headers, text } = await world.get("listing-search", asked);
    assert.match(text, /Bar, new/);
    assert.equal(headers.get("cache-control"), "private, no-store");
    const plain = await world.get("listing-search", { ids: "bar" });
    assert.doesNotMatch(plain.text, /Bar, new/);
  }
  const before = await world.get("host-home", { profileId: "inn" }, preview);
  await draft("host/inn", { name: "Inn, newer", geoLocation: at(0) });
  const headers = { ...preview.headers, "If-None-Match": before.headers.get("etag")! };
  const after = await world.get("host-home", { profileId: "inn" }, { headers });
  assert.equal(after.status, 200);
  assert.match(after.text, /Inn, newer/);
  const again = { ...headers, "If-None-Match": after.headers.get("etag")! };
  assert.equal((await world.get("host-home", { profileId: "inn" }, { headers: again })).status, 304);
});

test("a preview follows drafts as they are written, discarded and published", async () => {
  const token = sending(await tokenFor());
  const name = async () => (await world.ask("listing-search", { ids: "theirs" }, token)).results[0]?.name;
  const theirs = (text: string) => draft("listing/theirs", { name: words(text), hostIds: ["other"] });
  for (const text of ["One", "Two"]) {
    await theirs(text);
    assert.deepEqual(await name(), words(text));
  }
  await edit("POST", "content/listing/theirs/discard");
  assert.deepEqual(await name(), words("Theirs"));
  for (let n = 0; n < 3; n++) {
    await draft(`listing/further-${n}`, { name: words(`Further ${n}`), ...tagged(`further ${n}`) });
    await edit("PATCH", "content/listing/mill", { body: { phoneNumber: `${n}` } });
    await edit("PUT", `content/listing/published-${n}`, {
      body: { name: `Published ${n}`, ...tagged("published") },
    });
    assert.deepEqual(await world.ids("listing-search", { activityTags: `further ${n}` }, token), [
      `further-${n}`,
    ]);
  }
  const seen = () => world.ids("listing-search", { activityTags: "published" });
  for (let tries = 0; (await seen()).length < 3; tries++) {
    assert.ok(tries < 100, "readers see what is published");
    await setTimeout(50);
  }
  assert.deepEqual(await world.ids("listing-search", { activityTags: "further 1" }), []);
  const published = await world.ids("listing-search", { activityTags: "published" }, token);
  assert.deepEqual(published.sort(), ["published-0", "published-1", "published-2"]);
});

test("a token is of its organisation, its hosts and its time, ends with its key, and opens nothing else", async () => {
  const token = await tokenFor({ minutes: 5 });
  const { code } = await world.refused("listing-search", {}, sending(token, { org: "south" }));
  assert.equal(code, "invalid_preview");
  const [said, signature] = token.slice(3).split(".") as [string, string];
  const claim = JSON.parse(Buffer.from(said, "base64url").toString());
  const longer = Buffer.from(JSON.stringify({ ...claim, expiresAt: claim.expiresAt + 1e9 })).toString(
    "base64url",
  );
  for (const forged of [
    `wp_${longer}.${signature}`,
    `wp_${said}.${"A".repeat(43)}`,
    "wp_x.y",
    "x",
    `wp_${said}`,
  ])
    assert.equal(await problemOf(forged), "invalid_preview", forged);
  for (const key of [token, undefined]) {
    const asking = key === undefined ? { key: "", ...sending(token) } : { key };
    const refused = await world.refused("listing-search", {}, asking);
    assert.equal(refused.code, key ? "invalid_api_key" : "missing_api_key");
  }
  const asKey: Record<string, string>[] = [
    { "X-Api-Key": token },
    { "X-Api-Key": "", "Preview-Token": token },
  ];
  for (const headers of asKey)
    assert.equal((await edit("GET", "content/listing/bar?draft=true", { headers })).status, 401);

  world.time.now += 5 * 60_000;
  assert.equal(await problemOf(token), "invalid_preview");

  const short = await openEditor(world, { id: "short", expiresAt: world.time.now + 60_000 });
  const ofShort = await tokenFor(undefined, short);
  await world.ask("listing-search", {}, sending(ofShort));
  await world.store.keys.revoke("demo", "short", world.time.now);
  assert.equal(await problemOf(ofShort), "invalid_preview");
  assert.ok(world.lines.length > 10);
  assert.doesNotMatch(world.lines.join("\n"), /wp_[A-Za-z0-9]/);
});

test("a token for hosts shows theirs alone, and a key bound to hosts makes no other", async () => {
  const token = sending(await tokenFor({ hosts: ["inn"] }));
  assert.ok(!(await world.ids("listing-search", { hitsPerPage: 20 }, token)).includes("theirs"));
  assert.equal((await world.refused("host-home", { profileId: "other" }, token)).code, "scope_forbidden");
  await world.ask("host-home", { profileId: "inn" }, token);
  const bound = await openEditor(world, { hostIds: ["other"] });
  const theirs = sending(await tokenFor(undefined, bound));
  assert.equal((await world.refused("host-home", { profileId: "inn" }, theirs)).code, "scope_forbidden");
  const refused: Edited = await bound("POST", "previews", { body: { hosts: ["inn"] } });
  assert.equal(refused.problem.code, "scope_forbidden");
  const key = await world.addKey("demo", { hostIds: ["inn"] });
  const asking = sending(theirs.headers["Preview-Token"], { key });
  assert.equal((await world.refused("listing-search", {}, asking)).code, "scope_forbidden");
  for (const body of [{ minutes: 0 }, { hosts: [] }, { days: 1 }, "[]"])
    assert.equal(
      (await edit("POST", "previews", { body })).problem.code,
      "invalid_record",
      JSON.stringify(body),
    );
});
