import assert from "node:assert/strict";
import { unpackLists } from "../../../src/search/columns/facts.ts";
import type { Batch, Change } from "../../../src/store/store.ts";
import type { Case } from "./conformance.ts";
import { rowsOf, snapshot } from "./reads.ts";
import { guide, listing, organisation } from "./records.ts";

/** The removals that the stores of the suite are opened to keep. */
export const KEPT_REMOVALS = 40;

export const writeCases: Case[] = [
  {
    name: "a batch counts what it added, updated, removed and left, and makes one new version",
    async run(store) {
      const before = await store.version("a");
      const first = await store.write("a", (batch) => {
        batch.put("listing", listing("one", "One"));
        batch.put("guide", guide("one", "A guide"));
        batch.put("host", { id: "h" });
      });
      assert.deepEqual(first, { version: before + 1, added: 3, updated: 0, removed: 0, unchanged: 0 });
      const second = await store.write("a", (batch) => {
        batch.put("listing", listing("one", "Another name"));
        batch.put("host", { id: "h" });
        batch.put("listing", listing("two", "Two"));
        batch.remove("guide", "one");
        batch.remove("guide", "nobody");
      });
      assert.deepEqual(second, { version: before + 2, added: 1, updated: 1, removed: 1, unchanged: 2 });
      assert.equal(await store.version("a"), before + 2);
      const one = {
        kind: "listing",
        id: "one",
        version: before + 2,
        body: JSON.stringify(listing("one", "Another name")),
      };
      assert.deepEqual(await store.read("a").record("listing", "one"), one);
      const host = await store.read("a").record("host", "h");
      assert.equal(host!.version, before + 1, "unchanged, it keeps its version");
      assert.deepEqual((await rowsOf(store.read("a").records(["listing"])))[0], one);
      assert.deepEqual(await rowsOf(store.read("a").records(["listing"], undefined, "two")), []);
      assert.equal(await store.read("a").record("guide", "one"), undefined);
    },
  },
  {
    name: "a batch reads records as they were before it, whoever wrote them, and nobody writes in between",
    reopens: true,
    async run(store, reopen) {
      const other = await reopen();
      await store.organisations.create(organisation("a"));
      const before = await store.version("a");
      const add = (n: number) =>
        (n % 2 ? store : other).write("a", async (batch) => {
          const stored = await batch.record("listing", "one");
          const { name } = stored ? JSON.parse(stored.body) : listing("one", "");
          await batch.put("listing", listing("one", `${name["en-GB"]}${n}`));
          assert.equal(await batch.record("listing", "no one"), undefined);
        });
      await Promise.all(Array.from({ length: 10 }, (_, n) => add(n)));
      const { body, version } = (await store.read("a").record("listing", "one"))!;
      assert.deepEqual([...JSON.parse(body).name["en-GB"]].sort().join(""), "0123456789");
      assert.equal(version, before + 10);
    },
  },
  {
    name: "batches that may share a transaction make a version each, see what those before them wrote, and fail alone",
    async run(store) {
      const before = await store.version("a");
      const together = { together: true };
      const add = (n: number) =>
        store.write(
          "a",
          async (batch) => {
            const stored = await batch.record("listing", "one");
            const { name } = stored ? JSON.parse(stored.body) : listing("one", "");
            await batch.put("listing", listing("one", `${name["en-GB"]}${n}`));
            for (let other = 0; n === 4 && other < 100; other++)
              await batch.put("listing", listing(`other-${other}`, "Lantern"));
            if (n === 4 || n === 6) throw new Error("half-way");
          },
          together,
        );
      const asked = Array.from({ length: 9 }, (_, n) => add(n));
      const same = store.write("a", async () => undefined, together);
      const results = await Promise.allSettled(asked);
      const versions = results.map((result) => (result.status === "fulfilled" ? result.value.version : 0));
      assert.deepEqual(
        versions,
        [1, 2, 3, 4, 0, 5, 0, 6, 7].map((n) => (n ? before + n : 0)),
      );
      assert.equal((await same).version, before + 7);
      assert.equal(await store.version("a"), before + 7);
      const { body } = (await store.read("a").record("listing", "one"))!;
      assert.equal(JSON.parse(body).name["en-GB"], "0123578");
      assert.equal(await store.read("a").record("listing", "other-0"), undefined);
      assert.ok(!(await store.read("a").vocabulary()).includes("en:lantern"));
      const third = listing("three", "Lantern", { keywords: { "en-GB": ["new label"] } });
      await store.write("a", (batch) => batch.put("listing", third));
      assert.ok((await store.read("a").vocabulary()).includes("en:lantern"));
    },
  },
  {
    name: "what is kept of an attempt is found by its name until it expires, and is not kept where the batch fails",
    async run(store) {
      const find = async (name: string, now: number) => {
        let found: string | undefined;
        await store.write("a", async (batch) => {
          found = await batch.attempt(name, now);
        });
        return found;
      };
      const version = await store.version("a");
      await store.write("a", (batch) =>
        batch.keepAttempt({ name: "once", outcome: "done", expiresAt: 10 }, 1),
      );
      const failing = store.write("a", async (batch) => {
        await batch.keepAttempt({ name: "failed", outcome: "done", expiresAt: 10 }, 1);
        throw new Error("half-way");
      });
      await assert.rejects(failing, /half-way/);
      assert.deepEqual(
        [await find("once", 9), await find("once", 10), await find("failed", 1)],
        ["done", undefined, undefined],
      );
      assert.equal(await store.version("a"), version);
    },
  },
  {
    name: "of many removals the earliest are forgotten, and from which version on all are known is told",
    async run(store) {
      const ids = Array.from({ length: KEPT_REMOVALS + 1 }, (_, n) => `gone-${n}`);
      await store.write("a", async (batch) => {
        for (const id of [...ids, "stays"]) await batch.put("listing", listing(id, id));
      });
      const remove = (some: readonly string[]) =>
        store.write("a", async (batch) => {
          for (const id of some) await batch.remove("listing", id);
        });
      const known = async (since: number) => {
        const pin = await store.pin("a");
        const removed = (await rowsOf(pin.changes(since))).filter((change) => change.removed).length;
        const told = { changesFrom: pin.changesFrom, removed };
        pin.end();
        return told;
      };
      const { version } = await remove(ids.slice(0, 2));
      const { changesFrom, removed } = await known(version - 1);
      assert.ok(changesFrom < version);
      assert.equal(removed, 2);
      await remove(ids.slice(2));
      assert.deepEqual(await known(version), { changesFrom: version, removed: KEPT_REMOVALS - 1 });
    },
  },
  {
    name: "a batch that changes nothing makes no version",
    async run(store) {
      const put = () => store.write("a", (batch) => batch.put("listing", listing("one", "One")));
      const { version } = await put();
      assert.deepEqual(await put(), { version, added: 0, updated: 0, removed: 0, unchanged: 1 });
      const empty = await store.write("a", () => undefined);
      assert.deepEqual(empty, { version, added: 0, updated: 0, removed: 0, unchanged: 0 });
      assert.equal(await store.version("a"), version);
    },
  },
  {
    name: "when fill throws half-way nothing is written and the error comes through",
    async run(store) {
      await store.write("a", (batch) => batch.put("listing", listing("one", "Harbour")));
      const version = await store.version("a");
      const words = await store.read("a").vocabulary();
      const failure = new Error("half-way");
      const spoilt = store.write("a", async (batch) => {
        await batch.put("listing", listing("two", "Lantern", { keywords: { "en-GB": ["new label"] } }));
        await batch.remove("listing", "one");
        throw failure;
      });
      await assert.rejects(spoilt, (error) => error === failure);
      assert.equal(await store.version("a"), version);
      assert.deepEqual(await store.read("a").vocabulary(), words);
      assert.ok(await store.read("a").record("listing", "one"));
      assert.equal(await store.read("a").record("listing", "two"), undefined);
      const third = listing("three", "Lantern", { keywords: { "en-GB": ["new label"] } });
      await store.write("a", (batch) => batch.put("listing", third));
      const { labels } = await snapshot(store, "a");
      assert.deepEqual(labels, ["en-GB:new label"]);
      assert.ok((await store.read("a").vocabulary()).includes("en:lantern"));
    },
  },
  {
    name: "a batch that is finished takes nothing more",
    async run(store) {
      let kept: Batch | undefined;
      await store.write("a", (batch) => {
        kept = batch;
        return batch.put("listing", listing("one", "One"));
      });
      assert.throws(() => kept!.put("listing", listing("two", "Two")), /the batch is finished/);
      assert.equal(await store.read("a").record("listing", "two"), undefined);
    },
  },
  {
    name: "a batch that was given up takes nothing more",
    async run(store) {
      let kept: Batch | undefined;
      const spoilt = store.write("a", (batch) => {
        kept = batch;
        throw new Error("half-way");
      });
      await assert.rejects(spoilt, /half-way/);
      await assert.rejects(async () => {
        for (let n = 0; n < 100; n++) await kept!.put("listing", listing(`ghost${n}`, "Ghost"));
      });
      assert.equal(await store.read("a").record("listing", "ghost0"), undefined);
      const { added } = await store.write("a", (batch) => batch.put("listing", listing("one", "One")));
      assert.equal(added, 1);
    },
  },
  {
    name: "within one batch the last word about a record counts",
    async run(store) {
      await store.write("a", async (batch) => {
        await batch.put("listing", listing("one", "First"));
        await batch.put("listing", listing("one", "Second"));
        await batch.put("listing", listing("two", "Two"));
        await batch.remove("listing", "two");
        await batch.put("listing", listing("three", "Three"));
        await batch.remove("listing", "three");
        await batch.put("listing", listing("three", "Three again"));
      });
      const bodies = (await rowsOf(store.read("a").records())).map(
        ({ body }) => JSON.parse(body).name["en-GB"],
      );
      assert.deepEqual(bodies, ["Second", "Three again"]);
    },
  },
  {
    name: "the change feed names each record once with its latest version, in the order of versions",
    async run(store) {
      const write = (fill: Parameters<typeof store.write>[1]) => store.write("a", fill);
      const { version: first } = await write((batch) => {
        for (const id of ["one", "two", "three"]) batch.put("listing", listing(id, id));
      });
      await write((batch) => batch.remove("listing", "two"));
      await write((batch) => batch.put("listing", listing("one", "changed")));
      await write((batch) => batch.remove("listing", "three"));
      await write((batch) => batch.put("listing", listing("three", "back")));
      const change = (version: number, id: string, removed: boolean): Change => ({
        version: first + version,
        kind: "listing",
        id,
        removed,
      });
      const changes = [change(1, "two", true), change(2, "one", false), change(4, "three", false)];
      assert.deepEqual(await rowsOf(store.read("a").changes(first - 1)), changes);
      assert.deepEqual(await rowsOf(store.read("a").changes(first + 1)), changes.slice(1));
      assert.deepEqual(await rowsOf(store.read("a").changes(first + 4)), []);
    },
  },
  {
    name: "concurrent writers of two openings are put in a row and none is lost",
    reopens: true,
    async run(store, reopen) {
      const other = await reopen();
      await store.organisations.create(organisation("a"));
      const before = await store.version("a");
      const writes = Array.from({ length: 20 }, (_, n) =>
        (n % 2 ? store : other).write("a", async (batch) => {
          await batch.put("listing", listing(`l${n}`, `Place ${n}`, { category: { "en-GB": `Label ${n}` } }));
          await new Promise((resolve) => setTimeout(resolve, n % 3));
          await batch.put("host", { id: `h${n}` });
        }),
      );
      const versions = (await Promise.all(writes)).map(({ version }) => version - before);
      assert.deepEqual(
        versions.sort((a, b) => a - b),
        Array.from({ length: 20 }, (_, n) => n + 1),
      );
      assert.equal((await rowsOf(store.read("a").records())).length, 40);
      const { labels, entries } = await snapshot(other, "a");
      for (const { id, facts } of entries) {
        assert.equal(labels[unpackLists(facts.lists).category![0]!], `en-GB:Label ${id.slice(1)}`);
      }
    },
  },
];
