import assert from "node:assert/strict";
import { StoreError, type StoreErrorCode } from "../store.ts";
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
      await store.createOrganisation(organisation("b"));
      await store.createOrganisation(organisation("a"));
      assert.deepEqual(await store.organisation("a"), organisation("a"));
      assert.deepEqual(await store.organisations(), [organisation("a"), organisation("b")]);
      await store.updateOrganisation({ ...organisation("a"), name: "Renamed", languageCodes: ["ja-JP"] });
      assert.deepEqual(await store.organisation("a"), {
        ...organisation("a"),
        name: "Renamed",
        languageCodes: ["ja-JP"],
      });
      assert.equal(await store.organisation("c"), undefined);
    },
  },
  {
    name: "an organisation cannot be created twice",
    async run(store) {
      await store.createOrganisation(organisation("a"));
      await assert.rejects(store.createOrganisation(organisation("a")), hasCode("organisation_exists"));
    },
  },
  {
    name: "every call for an unknown organisation says so",
    async run(store) {
      const unknown = hasCode("unknown_organisation");
      const all = async (rows: AsyncIterable<unknown>) => {
        for await (const _ of rows);
      };
      await assert.rejects(store.updateOrganisation(organisation("x")), unknown);
      await assert.rejects(store.removeOrganisation("x"), unknown);
      await assert.rejects(store.addKey(key("x", "k")), unknown);
      await assert.rejects(store.keys("x"), unknown);
      await assert.rejects(store.revokeKey("x", "k", 1), unknown);
      await assert.rejects(store.version("x"), unknown);
      await assert.rejects(
        store.write("x", () => undefined),
        unknown,
      );
      await assert.rejects(store.record("x", "host", "h"), unknown);
      await assert.rejects(all(store.records("x")), unknown);
      await assert.rejects(store.bodies("x", "guide", [1]), unknown);
      await assert.rejects(store.snapshot("x"), unknown);
      await assert.rejects(all(store.changes("x", 0)), unknown);
      await assert.rejects(store.search("x", "guide", { words: [] }, { mode: "all" }), unknown);
      await assert.rejects(store.vocabulary("x"), unknown);
    },
  },
  {
    name: "organisations whose ids differ in case or are unfit for file names stay apart",
    async run(store) {
      for (const id of ODD_IDS) {
        await store.createOrganisation(organisation(id));
        await store.write(id, (batch) => batch.put("listing", listing("one", `Of ${id}`)));
      }
      for (const id of ODD_IDS) {
        const record = await store.record(id, "listing", "one");
        assert.equal(JSON.parse(record!.body).name["en-GB"], `Of ${id}`);
      }
    },
  },
  {
    name: "a removed organisation is gone with its records and keys, and a namesake starts empty with later versions",
    async run(store) {
      await store.createOrganisation(organisation("a"));
      await store.addKey(key("a", "k"));
      const { version } = await store.write("a", (batch) => batch.put("listing", listing("one", "One")));
      await store.removeOrganisation("a");
      assert.equal(await store.organisation("a"), undefined);
      assert.deepEqual(await store.organisations(), []);
      assert.equal(await store.keyByHash("hash of k"), undefined);
      await assert.rejects(store.record("a", "listing", "one"), hasCode("unknown_organisation"));
      await store.createOrganisation(organisation("a"));
      assert.equal(await store.record("a", "listing", "one"), undefined);
      assert.deepEqual(await store.keys("a"), []);
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
      await store.createOrganisation(organisation("a"));
      const bound = { ...key("a", "web"), origins: ["https://example.org"], expiresAt: 1_800_000_000_000 };
      await store.addKey(bound);
      await store.addKey(key("a", "app"));
      assert.deepEqual(await store.keyByHash("hash of web"), bound);
      assert.equal(await store.keyByHash("other"), undefined);
      assert.deepEqual(await store.keys("a"), [key("a", "app"), bound]);
      assert.equal(await store.revokeKey("a", "web", 5), true);
      assert.equal(await store.revokeKey("a", "web", 6), true);
      assert.equal((await store.keyByHash("hash of web"))?.revokedAt, 5);
      assert.equal(await store.revokeKey("a", "nobody", 5), false);
    },
  },
  {
    name: "a taken key id or hash is refused, and another organisation may use the id",
    async run(store) {
      await store.createOrganisation(organisation("a"));
      await store.createOrganisation(organisation("b"));
      await store.addKey(key("a", "web"));
      await assert.rejects(store.addKey(key("a", "web", "other hash")), hasCode("key_exists"));
      await assert.rejects(store.addKey(key("b", "app", "hash of web")), hasCode("key_exists"));
      await store.addKey(key("b", "web", "hash of b"));
      assert.equal(await store.revokeKey("b", "web", 7), true);
      assert.equal((await store.keyByHash("hash of web"))?.revokedAt, null);
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
