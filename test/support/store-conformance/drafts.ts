import assert from "node:assert/strict";
import type { Kind } from "../../../src/contract/records.ts";
import type { NewRevision, Store, StoredDraft } from "../../../src/store/store.ts";
import type { Case } from "./conformance.ts";
import { rowsOf } from "./reads.ts";
import { guide, listing, organisation } from "./records.ts";

/** The revisions of a record that the stores of the suite are opened to keep. */
export const KEPT_REVISIONS = 4;

const NONE = Number.MAX_SAFE_INTEGER;
const bodyOf = (name: string) => JSON.stringify(listing("one", name));

function draft(id: string, name: string, more: Partial<StoredDraft> = {}): StoredDraft {
  return { kind: "listing", id, revision: 1, base: null, body: JSON.stringify(listing(id, name)), ...more };
}

function revision(name: string, more: Partial<NewRevision> = {}): NewRevision {
  const written = { at: 5, by: "a key", action: "merge", body: bodyOf(name) } as const;
  const fields = ["name.en-GB"];
  return { kind: "listing", id: "one", isDraft: false, fields, ...written, ...more };
}

async function history(store: Store, id = "one", kind: Kind = "listing") {
  const found = await store.read("a").revisions(kind, id, NONE, 100);
  return found.map(({ action, version, body, at, by }) => {
    return [action, version, body === null ? null : (JSON.parse(body).name["en-GB"] as string), at, by];
  });
}

export const draftCases: Case[] = [
  {
    name: "a draft is beside what is published: neither the version nor the feed of changes knows of it",
    async run(store) {
      const { version } = await store.write("a", (batch) => batch.put("listing", listing("one", "One")));
      const written = await store.write("a", async (batch) => {
        for (const id of ["two", "one"]) await batch.putDraft(draft(id, "First"));
        await batch.putDraft(draft("one", "Other words", { revision: 7, base: version }));
        await batch.putDraft(draft("walk", "Walk", { kind: "guide" }));
        assert.equal((await batch.draft("listing", "one"))!.revision, 7);
        assert.equal(await batch.draft("listing", "walk"), undefined);
      });
      assert.deepEqual(written, { version, added: 0, updated: 0, removed: 0, unchanged: 0 });
      assert.deepEqual(await rowsOf(store.read("a").changes(version)), []);
      const one = draft("one", "Other words", { revision: 7, base: version });
      const pin = await store.pin("a");
      for (const reader of [store.read("a"), pin]) {
        assert.deepEqual(await reader.draft("listing", "one"), one);
        assert.equal(await reader.draft("listing", "three"), undefined);
        const walk = draft("walk", "Walk", { kind: "guide" });
        assert.deepEqual(await rowsOf(reader.drafts()), [one, draft("two", "First"), walk]);
        assert.deepEqual(await rowsOf(reader.drafts(["listing"], "one")), [draft("two", "First")]);
      }
      assert.equal((await store.read("a").record("listing", "one"))!.body, bodyOf("One"));
      await store.write("a", (batch) => batch.removeDraft("listing", "one"));
      assert.equal(await store.read("a").draft("listing", "one"), undefined);
      assert.deepEqual(await pin.draft("listing", "one"), one, "a pinned version keeps its drafts");
      pin.end();
    },
  },
  {
    name: "a revision is kept with the batch that makes it, after what was stored before, or not at all",
    async run(store) {
      const { version } = await store.write("a", (batch) => {
        batch.author = "importer";
        return batch.put("listing", listing("one", "One"));
      });
      assert.deepEqual(await history(store), []);
      const numbers: number[] = [];
      const change = (name: string, more?: Partial<NewRevision>) =>
        store.write("a", async (batch) => {
          numbers.push(await batch.revise(revision(name, more)));
          if (!more?.isDraft) await batch.put("listing", listing("one", name));
        });
      await change("Draft", { isDraft: true });
      await change("Two");
      const failing = store.write("a", async (batch) => {
        await batch.revise(revision("Lost"));
        await batch.putDraft(draft("one", "Lost"));
        throw new Error("half-way");
      });
      await assert.rejects(failing, /half-way/);
      assert.equal(await store.read("a").draft("listing", "one"), undefined);
      const [imported] = (await store.read("a").revisions("listing", "one", numbers[0]!, 9)).map(
        ({ at }) => at,
      );
      assert.ok(Number.isInteger(imported));
      assert.deepEqual(await history(store), [
        ["merge", version + 1, "Two", 5, "a key"],
        ["merge", null, "Draft", 5, "a key"],
        ["import", version, "One", imported, "importer"],
      ]);
      assert.ok(numbers[0]! < numbers[1]!);
      assert.equal(await store.read("a").lastRevision(), numbers[1]);
      const [only] = await store.read("a").revisions("listing", "one", numbers[1]!, 1);
      assert.deepEqual([only!.revision, only!.fields], [numbers[0], ["name.en-GB"]]);
      assert.deepEqual(await history(store, "other"), []);
    },
  },
  {
    name: "what a batch replaces or removes without a word is kept as an import's, once; what it adds is not",
    async run(store) {
      const put = (name: string) =>
        store.write("a", async (batch) => {
          await batch.put("listing", listing("one", name));
          await batch.put("host", { id: "h", ...{ name: { "en-GB": name } } });
        });
      const { version } = await put("One");
      await put("One");
      await put("Two");
      await store.write("a", (batch) => batch.remove("listing", "one"));
      const told = (await history(store)).map((row) => row.slice(0, 3));
      assert.deepEqual(told, [
        ["delete", version + 2, null],
        ["import", version + 1, "Two"],
        ["import", version, "One"],
      ]);
      assert.deepEqual(
        (await history(store, "h", "host")).map((row) => row[2]),
        ["One"],
      );
    },
  },
  {
    name: "of the revisions of a record the earliest go, those of drafts by themselves, and no number is given twice",
    async run(store) {
      const change = (id: string, name: string) =>
        store.write("a", async (batch) => {
          await batch.revise(revision(name, { id }));
          await batch.put("listing", listing(id, name));
        });
      for (let n = 0; n < KEPT_REVISIONS + 3; n++) await change("one", `${n}`);
      await change("two", "Two");
      for (let n = 0; n < KEPT_REVISIONS + 1; n++)
        await store.write("a", async (batch) => {
          await batch.revise(revision("Draft", { id: "two", isDraft: true }));
        });
      const last = await store.read("a").lastRevision();
      const names = (await history(store)).map((row) => row[2]);
      assert.deepEqual(names, ["6", "5", "4", "3"]);
      assert.equal((await history(store, "two")).length, KEPT_REVISIONS + 1);
      await change("one", "7");
      assert.equal(await store.read("a").lastRevision(), last + 1);
    },
  },
  {
    name: "drafts and revisions are kept where the store is opened again, and go with their organisation",
    reopens: true,
    async run(store, reopen) {
      for (const id of ["a", "b"]) await store.organisations.create(organisation(id));
      for (const id of ["a", "b"]) {
        await store.write(id, async (batch) => {
          await batch.putDraft(draft("one", "Draft"));
          await batch.revise(revision("Draft", { isDraft: true }));
        });
      }
      const other = await reopen();
      assert.equal((await history(other)).length, 1);
      await other.organisations.remove("a");
      await other.organisations.create(organisation("a"));
      assert.deepEqual([await history(other), await rowsOf(other.read("a").drafts())], [[], []]);
      assert.equal((await rowsOf(other.read("b").drafts())).length, 1);
      assert.equal(await other.read("b").lastRevision(), 1);
    },
  },
  {
    name: "a large batch keeps nothing of what it adds, and the parts of a batch keep in their order",
    async run(store) {
      const many = (name: string) =>
        store.write("a", async (batch) => {
          for (let n = 0; n < 100; n++) await batch.put("guide", guide(`g${n}`, name));
        });
      await many("One");
      assert.equal(await store.read("a").lastRevision(), 0);
      await many("Two");
      assert.equal(await store.read("a").lastRevision(), 100);
      assert.deepEqual(
        (await history(store, "g99", "guide")).map((row) => row[2]),
        ["One"],
      );
    },
  },
];
