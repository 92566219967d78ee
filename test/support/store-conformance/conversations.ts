import assert from "node:assert/strict";
import type { StoredConversation } from "../../../src/store/store.ts";
import type { Case } from "./conformance.ts";
import { hasCode } from "./organisations.ts";
import { organisation } from "./records.ts";

const NOW = 1_700_000_000_000;

function conversation(id: string, more: Partial<StoredConversation> = {}): StoredConversation {
  return { id, owner: "web", body: `{"of":"${id}"}`, expiresAt: NOW + 1_000, ...more };
}

export const conversationCases: Case[] = [
  {
    name: "a conversation is kept, found until its time is up, changed and removed",
    async run(store) {
      await store.conversations.add("a", conversation("one"));
      assert.deepEqual(await store.conversations.find("a", "web", "one", NOW), conversation("one"));
      const longer = conversation("one", { body: '{"text":"Å\\u0000組"}', expiresAt: NOW + 9_000 });
      assert.equal(await store.conversations.update("a", longer), true);
      assert.deepEqual(await store.conversations.find("a", "web", "one", NOW + 8_999), longer);
      assert.equal(await store.conversations.find("a", "web", "one", NOW + 9_000), undefined);
      assert.equal(await store.conversations.remove("a", "web", "one"), true);
      assert.equal(await store.conversations.remove("a", "web", "one"), false);
      assert.equal(await store.conversations.find("a", "web", "one", NOW), undefined);
    },
  },
  {
    name: "a conversation is not found, changed or removed by another owner or organisation",
    async run(store) {
      await store.organisations.create(organisation("b"));
      await store.conversations.add("a", conversation("one"));
      await store.conversations.add("b", conversation("one", { body: '"other"' }));
      assert.equal(await store.conversations.find("a", "app", "one", NOW), undefined);
      assert.equal(await store.conversations.update("a", conversation("one", { owner: "app" })), false);
      assert.equal(await store.conversations.remove("a", "app", "one"), false);
      assert.equal(await store.conversations.remove("b", "web", "one"), true);
      assert.deepEqual(await store.conversations.find("a", "web", "one", NOW), conversation("one"));
    },
  },
  {
    name: "a conversation that was removed meanwhile is not written again",
    async run(store) {
      await store.conversations.add("a", conversation("one"));
      await store.conversations.remove("a", "web", "one");
      assert.equal(await store.conversations.update("a", conversation("one")), false);
      assert.equal(await store.conversations.find("a", "web", "one", NOW), undefined);
    },
  },
  {
    name: "a sweep takes the conversations whose time is up, then the oldest above the limit",
    async run(store) {
      await store.organisations.create(organisation("b"));
      for (let n = 1; n <= 6; n++)
        await store.conversations.add("a", conversation(`c${n}`, { expiresAt: NOW + n }));
      await store.conversations.add("b", conversation("other"));
      assert.equal(await store.conversations.sweep("a", { now: NOW + 2, most: 3 }), 3);
      const left = await Promise.all(
        [1, 2, 3, 4, 5, 6].map((n) => store.conversations.find("a", "web", `c${n}`, NOW)),
      );
      assert.deepEqual(
        left.map((found) => found?.id),
        [undefined, undefined, undefined, "c4", "c5", "c6"],
      );
      assert.equal(await store.conversations.sweep("a", { now: NOW, most: 3 }), 0);
      assert.ok(await store.conversations.find("b", "web", "other", NOW));
    },
  },
  {
    name: "conversations go with their organisation, and calls for an unknown one say so",
    async run(store) {
      await store.conversations.add("a", conversation("one"));
      await store.organisations.remove("a");
      const unknown = hasCode("unknown_organisation");
      await assert.rejects(store.conversations.find("a", "web", "one", NOW), unknown);
      await assert.rejects(store.conversations.add("a", conversation("two")), unknown);
      await assert.rejects(store.conversations.update("a", conversation("one")), unknown);
      await assert.rejects(store.conversations.remove("a", "web", "one"), unknown);
      await assert.rejects(store.conversations.sweep("a", { now: NOW, most: 1 }), unknown);
      await store.organisations.create(organisation("a"));
      assert.equal(await store.conversations.find("a", "web", "one", NOW), undefined);
    },
  },
  {
    name: "a conversation that one process began is gone on with by another",
    reopens: true,
    async run(store, reopen) {
      const other = await reopen();
      await store.organisations.create(organisation("a"));
      await store.conversations.add("a", conversation("one"));
      const changed = conversation("one", { body: "2" });
      assert.equal(await other.conversations.update("a", changed), true);
      assert.deepEqual(await store.conversations.find("a", "web", "one", NOW), changed);
      assert.equal(await other.conversations.remove("a", "web", "one"), true);
      assert.equal(await store.conversations.find("a", "web", "one", NOW), undefined);
    },
  },
];
