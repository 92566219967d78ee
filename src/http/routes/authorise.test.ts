import assert from "node:assert/strict";
import { test } from "node:test";
import { hashKey } from "../../content/keys.ts";
import { ServiceError } from "../../contract/errors.ts";
import { type KeyRecord, StoreError } from "../../store/store.ts";
import { authorise, type Claim, Keyring, keysOf } from "./authorise.ts";

const record = (changes: Partial<KeyRecord> = {}): KeyRecord => ({
  ...{ id: "k", orgId: "demo", hash: hashKey("good"), hostIds: [], abilities: ["read"], origins: [] },
  ...{ expiresAt: null, revokedAt: null, createdAt: 0, ...changes },
});

/** A store that has one key, what it was asked, and a keyring that asks it. */
function keyring(known: KeyRecord = record(), staleMs?: number) {
  const store = {
    now: 1_000_000,
    asked: 0,
    known: known as KeyRecord | undefined,
    fails: undefined as unknown,
  };
  const findByHash = async (hash: string) => {
    store.asked++;
    if (store.fails) throw store.fails;
    return hash === store.known?.hash ? store.known : undefined;
  };
  const ring = new Keyring({ findByHash }, () => store.now, staleMs);
  const counts: number[] = [];
  let isFull = false;
  const sender = {
    check() {
      if (isFull) throw new ServiceError("rate_limited", "too many");
    },
    refused: (cost: number) => void counts.push(cost),
  };
  const fill = () => {
    isFull = true;
  };
  return { store, ring, sender, counts, fill };
}

/** The caller, or the code and headers of the refusal. */
async function outcome(known: Partial<KeyRecord>, claim: Partial<Claim>, now = 1_000_000) {
  const { ring, store, sender } = keyring(record(known));
  store.now = now;
  const given: Claim = {
    ...{
      orgId: "demo",
      query: [],
      headers: { "x-api-key": "good" },
      parameters: {},
      ability: "read",
      sender,
    },
    ...claim,
  };
  return authorise(ring, () => store.now, given).catch((error: unknown) => {
    assert.ok(error instanceof ServiceError);
    return error.headers["WWW-Authenticate"] ? `${error.code}, a challenge` : error.code;
  });
}

test("a good key tells who asks and of which hosts, and any other in which order it is refused", async () => {
  assert.deepEqual(await outcome({}, {}), { keyId: "k", scope: { orgId: "demo", hostIds: undefined } });
  assert.deepEqual(await outcome({ hostIds: ["inn"] }, {}), {
    keyId: "k",
    scope: { orgId: "demo", hostIds: ["inn"] },
  });
  const challenged = "invalid_api_key, a challenge";
  assert.equal(await outcome({}, { headers: {} }), "missing_api_key, a challenge");
  assert.equal(await outcome({}, { headers: { "x-api-key": "bad" } }), challenged);
  assert.equal(
    await outcome({}, { headers: { "x-api-key": "good", authorization: "Bearer bad" } }),
    challenged,
  );
  assert.equal(await outcome({ revokedAt: 2_000_000 }, { orgId: "other" }), challenged);
  assert.equal(await outcome({ expiresAt: 1_000_000 }, { orgId: "other" }), challenged);
  assert.equal(typeof (await outcome({ expiresAt: 1_000_001 }, {})), "object");
  assert.equal(await outcome({ expiresAt: 0 }, {}), challenged);
  assert.equal(await outcome({}, { orgId: "other", ability: "chat" }), "org_forbidden");
  assert.equal(
    await outcome({ hostIds: ["inn"], origins: ["https://a.example"] }, { ability: "chat" }),
    "scope_forbidden",
  );
});

test("a key of hosts may not ask for another where the operation knows of hosts", async () => {
  const parameters = { profileId: {} } as never;
  const asked = (...values: string[]) => values.map((value) => ({ name: "profileId", value }));
  const of = (hostIds: string[], claim: Partial<Claim>) => outcome({ hostIds }, { parameters, ...claim });
  assert.equal(await of(["inn"], { query: asked("hidden") }), "scope_forbidden");
  assert.equal(await of(["inn"], { query: asked("inn", "hidden") }), "scope_forbidden");
  for (const query of [asked(" inn "), asked(" "), [{ name: "profileid", value: "hidden" }]])
    assert.equal(typeof (await of(["inn"], { query })), "object");
  assert.equal(typeof (await of(["inn"], { query: asked("hidden"), parameters: {} })), "object");
  assert.equal(typeof (await of([], { query: asked("hidden") })), "object");
});

test("a key of web pages works from theirs alone, by the origin that a browser tells, or by where its page is", async () => {
  const from = async (headers: object) =>
    typeof (await outcome(
      { origins: ["https://A.example", "https://b.example"] },
      {
        headers: { "x-api-key": "good", ...headers },
      },
    ));
  for (const origin of ["https://a.example", "HTTPS://A.EXAMPLE", "https://b.example"])
    assert.equal(await from({ origin }), "object", origin);
  assert.equal(await from({ referer: "https://b.example/x?y" }), "object");
  for (const headers of [
    {},
    { origin: "https://c.example" },
    { origin: "https://c.example", referer: "https://a.example/" },
    { referer: "https://c.example/" },
    { referer: "/x" },
  ])
    assert.equal(await from(headers), "string");
});

test("each key of a request counts once, wherever it stands", () => {
  const pairs = (...values: string[]) => values.map((value) => ({ name: "key", value }));
  assert.deepEqual(keysOf(pairs("a", " b ", "", " "), {}), ["a", "b"]);
  assert.deepEqual(keysOf(pairs("a", "a"), { "x-api-key": " a", authorization: "Bearer a" }), ["a"]);
  assert.deepEqual(keysOf(pairs("a"), { "x-api-key": "b", authorization: "bearer  c " }), ["a", "b", "c"]);
  assert.deepEqual(keysOf([{ name: "Key", value: "a" }], {}), []);
  for (const authorization of ["Basic a", "Bearer", "Bearer a b", "XBearer a", "Bearera"])
    assert.deepEqual(keysOf([], { authorization }), [], authorization);
});

test("a key that was found is taken for three seconds, whichever way the clock goes, and then looked for again", async () => {
  const { ring, store, sender } = keyring();
  const find = () => ring.find("good", sender);
  assert.equal((await find())?.id, "k");
  for (const [moved, asked] of [
    [2_999, 1],
    [1, 2],
    [-2_999, 2],
    [-1, 3],
  ] as const) {
    store.now += moved;
    const found = find();
    if (store.asked === asked) await found;
    assert.equal(store.asked, asked, String(moved));
    assert.equal((await found)?.id, "k");
  }
  store.now += 3_000;
  store.known = undefined;
  assert.equal(await find(), undefined);
  store.known = record({ id: "new" });
  assert.equal((await find())?.id, "new", "what is unknown is never remembered");
});

test("while the store is away a key that was found is taken as long as is set, and other failures are told", async () => {
  const { ring, store, sender } = keyring(record(), 60_000);
  const find = async () => ring.find("good", sender);
  await find();
  store.fails = new StoreError("unavailable", "away");
  store.now += 60_000;
  assert.equal((await find())?.id, "k");
  store.now += 1;
  await assert.rejects(find, { code: "unavailable" });
  store.now -= 1;
  store.fails = new TypeError("a mistake");
  await assert.rejects(find, TypeError);
  store.fails = undefined;
  store.now += 1;
  assert.equal((await find())?.id, "k");
});

test("where nothing is set a key is taken for an hour while the store is away", async () => {
  const { ring, store, sender } = keyring();
  const find = async () => ring.find("good", sender);
  await find();
  store.fails = new StoreError("unavailable", "away");
  store.now += 3_600_000;
  assert.equal((await find())?.id, "k");
  store.now += 1;
  await assert.rejects(find, { code: "unavailable" });
});

test("a key that nobody has costs who sends it, one that is found or cannot be looked for costs nothing", async () => {
  const { ring, store, sender, counts, fill } = keyring();
  const cost = () => counts.splice(0).reduce((sum, one) => sum + one, 0);
  const asking = ring.find("bad", sender);
  assert.deepEqual(counts, [1], "at once, so that many do not get through together");
  assert.equal(await asking, undefined);
  assert.equal(cost(), 1);
  store.fails = new StoreError("unavailable", "away");
  await assert.rejects(async () => ring.find("good", sender));
  assert.equal(cost(), 0);
  store.fails = undefined;
  await ring.find("good", sender);
  assert.equal(cost(), 0);
  const { asked } = store;
  assert.equal(await ring.find("other", undefined), undefined, "whose address is not known");
  fill();
  await assert.rejects(async () => ring.find("other", sender), { code: "rate_limited" });
  assert.equal(store.asked, asked);
  assert.equal((await ring.find("good", sender))?.id, "k");
  assert.deepEqual(counts, []);
});
