import assert from "node:assert/strict";
import { StoreError, type StoreErrorCode } from "../../../src/store/store.ts";
import type { Case } from "./conformance.ts";
import { key, listing, organisation } from "./records.ts";

export function hasCode(code: StoreErrorCode): (error: unknown) => boolean {
  return (error) => error instanceof StoreError && error.code === code;
}

const ODD_IDS = ["42", "Å/../b", "..", "CON", "con", "a b", "a_b", "x".repeat(60), "組織"];

export const organisationCases: Case[] = [
  {
    name: "an organisation is created, read, listed and changed",
    async run(store) {
      await store.organisations.create(organisation("b"));
      await store.organisations.create(organisation("a"));
      assert.deepEqual(await store.organisations.find("a"), organisation("a"));
      assert.deepEqual(await store.organisations.list(), [organisation("a"), organisation("b")]);
      await store.organisations.update({ ...organisation("a"), name: "Renamed", languageCodes: ["ja-JP"] });
      assert.deepEqual(await store.organisations.find("a"), {
        ...organisation("a"),
        name: "Renamed",
        languageCodes: ["ja-JP"],
      });
      assert.equal(await store.organisations.find("c"), undefined);
    },
  },
  {
    name: "an organisation cannot be created twice",
    async run(store) {
      await store.organisations.create(organisation("a"));
      await assert.rejects(store.organisations.create(organisation("a")), hasCode("organisation_exists"));
    },
  },
  {
    name: "every call for an unknown organisation says so",
    async run(store) {
      const unknown = hasCode("unknown_organisation");
      const all = async (rows: AsyncIterable<unknown>) => {
        for await (const _ of rows);
      };
      await assert.rejects(store.organisations.update(organisation("x")), unknown);
      await assert.rejects(store.organisations.remove("x"), unknown);
      await assert.rejects(store.keys.add(key("x", "k")), unknown);
      await assert.rejects(store.keys.list("x"), unknown);
      await assert.rejects(store.keys.revoke("x", "k", 1), unknown);
      await assert.rejects(store.version("x"), unknown);
      await assert.rejects(
        store.write("x", () => undefined),
        unknown,
      );
      await assert.rejects(store.read("x").record("host", "h"), unknown);
      await assert.rejects(all(store.read("x").records()), unknown);
      await assert.rejects(store.read("x").bodies("guide", [1]), unknown);
      await assert.rejects(store.pin("x"), unknown);
      await assert.rejects(all(store.read("x").changes(0)), unknown);
      await assert.rejects(store.read("x").search("guide", { words: [] }, { mode: "all" }), unknown);
      await assert.rejects(store.read("x").vocabulary(), unknown);
    },
  },
  {
    name: "organisations whose ids differ in case or are unfit for file names stay apart",
    async run(store) {
      for (const id of ODD_IDS) {
        await store.organisations.create(organisation(id));
        await store.write(id, (batch) => batch.put("listing", listing("one", `Of ${id}`)));
      }
      for (const id of ODD_IDS) {
        const record = await store.read(id).record("listing", "one");
        assert.equal(JSON.parse(record!.body).name["en-GB"], `Of ${id}`);
      }
    },
  },
  {
    name: "a removed organisation is gone with its records and keys, and a namesake starts empty with later versions",
    async run(store) {
      await store.organisations.create(organisation("a"));
      await store.keys.add(key("a", "k"));
      const { version } = await store.write("a", (batch) => batch.put("listing", listing("one", "One")));
      await store.organisations.remove("a");
      assert.equal(await store.organisations.find("a"), undefined);
      assert.deepEqual(await store.organisations.list(), []);
      assert.equal(await store.keys.findByHash("hash of k"), undefined);
      await assert.rejects(store.read("a").record("listing", "one"), hasCode("unknown_organisation"));
      await store.organisations.create(organisation("a"));
      assert.equal(await store.read("a").record("listing", "one"), undefined);
      assert.deepEqual(await store.keys.list("a"), []);
      assert.ok((await store.version("a")) >= version);
      const again = await store.write("a", (batch) => batch.put("listing", listing("one", "One")));
      assert.ok(again.version > version);
    },
  },
];

export const keyCases: Case[] = [
  {
    name: "a key is found by its hash, listed and revoked once",
    async run(store) {
      const bound = { ...key("a", "web"), origins: ["https://example.org"], expiresAt: 1_800_000_000_000 };
      await store.keys.add(bound);
      await store.keys.add(key("a", "app"));
      assert.deepEqual(await store.keys.findByHash("hash of web"), bound);
      assert.equal(await store.keys.findByHash("other"), undefined);
      assert.deepEqual(await store.keys.list("a"), [key("a", "app"), bound]);
      assert.equal(await store.keys.revoke("a", "web", 5), true);
      assert.equal(await store.keys.revoke("a", "web", 6), true);
      assert.equal((await store.keys.findByHash("hash of web"))?.revokedAt, 5);
      assert.equal(await store.keys.revoke("a", "nobody", 5), false);
    },
  },
  {
    name: "a taken key id or hash is refused, and another organisation may use the id",
    async run(store) {
      await store.organisations.create(organisation("b"));
      await store.keys.add(key("a", "web"));
      await assert.rejects(store.keys.add(key("a", "web", "other hash")), hasCode("key_exists"));
      await assert.rejects(store.keys.add(key("b", "app", "hash of web")), hasCode("key_exists"));
      await store.keys.add(key("b", "web", "hash of b"));
      assert.equal(await store.keys.revoke("b", "web", 7), true);
      assert.equal((await store.keys.findByHash("hash of web"))?.revokedAt, null);
    },
  },
  {
    name: "a store answers a ping until it is closed",
    async run(store) {
      await store.ping();
      await store.close();
      await assert.rejects(store.ping(), hasCode("unavailable"));
    },
  },
];
