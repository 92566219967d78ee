import assert from "node:assert/strict";
import { kinds } from "../../../src/contract/records.ts";
import { packLists } from "../../../src/search/columns/facts.ts";
import type { Store } from "../../../src/store/store.ts";
import type { Case } from "./conformance.ts";
import { guide, key, listing, organisation } from "./records.ts";

export async function rowsOf<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const row of rows) list.push(row);
  return list;
}

/** All entries at the current version, and the labels that their facts refer to. */
export async function snapshot(store: Store, orgId: string) {
  const pin = await store.pin(orgId);
  try {
    const labels = await pin.labels(0);
    return { version: pin.version, labels, entries: (await rowsOf(pin.entries())).flat() };
  } finally {
    pin.end();
  }
}

export const readCases: Case[] = [
  {
    name: "records come by kind in the order asked, then by id",
    async run(store) {
      await store.write("a", (batch) => {
        for (let n = 300; n > 0; n--) batch.put("listing", listing(`l${n}`, "Place"));
        batch.put("guide", guide("g", "Guide"));
        batch.put("site", { id: "s" });
        batch.put("host", { id: "h" });
      });
      const places = Array.from({ length: 300 }, (_, n) => `l${n + 1}`).sort();
      const some = (await rowsOf(store.read("a").records(["guide", "listing"]))).map(({ id }) => id);
      assert.deepEqual(some, ["g", ...places]);
      const all = await rowsOf(store.read("a").records());
      const order = [...new Set(all.map(({ kind }) => kind))];
      assert.deepEqual(
        order,
        kinds.filter((kind) => order.includes(kind)),
      );
      assert.equal(all.length, 303);
      assert.deepEqual(await rowsOf(store.read("a").records([])), []);
    },
  },
  {
    name: "records and a pinned version show one version while others write",
    async run(store) {
      const put = (text: string) =>
        store.write("a", (batch) => {
          for (let n = 0; n < 3_000; n++)
            batch.put("listing", listing(`l${n}`, text, { priority: text.length }));
        });
      const { version } = await put("Old");
      const pin = await store.pin("a");
      const names = new Set<string>();
      let written = false;
      for await (const { body } of store.read("a").records()) {
        if (!written) await put("Newer");
        written = true;
        names.add(JSON.parse(body).name["en-GB"]);
      }
      assert.deepEqual([...names], ["Old"]);
      const entries = (await rowsOf(pin.entries())).flat();
      assert.equal(pin.version, version);
      assert.equal(entries.length, 3_000);
      assert.ok(entries.every((entry) => entry.facts.priority === 3 && entry.version === version));
      pin.end();
    },
  },
  {
    name: "a version holds the active searchable records with their facts, labels and versions",
    async run(store) {
      const more = { keywords: { "en-GB": ["food"], "da-DK": ["mad", "food"] }, score: 70 };
      const { version } = await store.write("a", (batch) => {
        batch.put("listing", listing("one", "One", more));
        batch.put(
          "listing",
          listing("draft", "Draft", { status: "draft", keywords: { "en-GB": ["secret"] } }),
        );
        batch.put("listing", { ...listing("none", "None"), status: undefined } as { id: string });
        batch.put("guide", guide("one", "Guide", { keywords: { "en-GB": ["food"] } }));
        batch.put("host", { id: "h" });
      });
      const { entries, labels, ...rest } = await snapshot(store, "a");
      assert.deepEqual(rest, { version });
      assert.deepEqual(labels, ["en-GB:food", "da-DK:mad", "da-DK:food"]);
      const found = entries.map(({ seq: _, ...entry }) => entry);
      assert.deepEqual(found, [
        {
          kind: "listing",
          id: "one",
          version,
          facts: { score: 70, lists: packLists({ keywords: [0, 1, 2] }), lacks: 7, languages: "en-GB" },
        },
        {
          kind: "guide",
          id: "one",
          version,
          facts: { lists: packLists({ keywords: [0] }), lacks: 7, languages: "en-GB" },
        },
      ]);
    },
  },
  {
    name: "a record keeps its seq while it is there, and no other ever gets it",
    async run(store) {
      const seqs = async () => {
        const { entries } = await snapshot(store, "a");
        return new Map(entries.map(({ id, seq }) => [id, seq]));
      };
      await store.write("a", (batch) => {
        for (const id of ["one", "two"]) batch.put("listing", listing(id, id));
      });
      const before = await seqs();
      await store.write("a", (batch) => {
        batch.put("listing", listing("one", "changed", { status: "inactive" }));
        batch.remove("listing", "two");
      });
      assert.equal((await seqs()).size, 0);
      await store.write("a", (batch) => {
        for (const id of ["three", "two", "one"]) batch.put("listing", listing(id, "back"));
      });
      const after = await seqs();
      assert.equal(after.get("one"), before.get("one"));
      assert.ok(![...before.values()].includes(after.get("two")!));
      assert.ok(![...before.values()].includes(after.get("three")!));
    },
  },
  {
    name: "bodies come by seq in the order asked, and only of active records of that kind",
    async run(store) {
      const two = listing("two", "Smørrebrød 東京 🥐");
      const { version } = await store.write("a", (batch) => {
        batch.put("listing", listing("one", "One"));
        batch.put("listing", two);
      });
      const [first, second] = (await snapshot(store, "a")).entries;
      const asked = [second!.seq, first!.seq, 4_000_000, second!.seq];
      const bodyOf = (record: object) => ({ version, body: Buffer.from(JSON.stringify(record)) });
      assert.deepEqual(await store.read("a").bodies("listing", asked), [
        bodyOf(two),
        bodyOf(listing("one", "One")),
        undefined,
        bodyOf(two),
      ]);
      assert.deepEqual(await store.read("a").bodies("guide", [first!.seq]), [undefined]);
      await store.write("a", (batch) => batch.put("listing", listing("one", "One", { status: "archived" })));
      assert.deepEqual(await store.read("a").bodies("listing", [first!.seq]), [undefined]);
      assert.ok(await store.read("a").record("listing", "one"));
    },
  },
  {
    name: "two organisations never see each other",
    async run(store) {
      await store.organisations.create(organisation("b"));
      for (const id of ["a", "b"]) await store.keys.add(key(id, `key of ${id}`));
      const mine = listing("one", "Lighthouse", { keywords: { "en-GB": ["sea"] } });
      await store.write("a", (batch) => batch.put("listing", mine));
      assert.equal(await store.read("b").record("listing", "one"), undefined);
      assert.deepEqual(await rowsOf(store.read("b").records()), []);
      assert.deepEqual(await rowsOf(store.read("b").changes(0)), []);
      assert.deepEqual(await store.read("b").bodies("listing", [0, 1, 2]), [undefined, undefined, undefined]);
      const { labels, entries } = await snapshot(store, "b");
      assert.deepEqual([labels, entries], [[], []]);
      assert.deepEqual(await store.read("b").vocabulary(), []);
      assert.deepEqual(
        (await store.keys.list("b")).map(({ id }) => id),
        ["key of b"],
      );
      const field = { prefix: true, cost: 0 } as const;
      const query = { words: [{ alternatives: [{ terms: ["en:light"], ...field }] }] };
      assert.equal((await store.read("a").search("listing", query, { mode: "all" })).seqs.length, 1);
      assert.equal((await store.read("b").search("listing", query, { mode: "all" })).seqs.length, 0);
    },
  },
  {
    name: "everything is still there when the store is opened again",
    reopens: true,
    async run(store, reopen) {
      await store.organisations.create(organisation("a"));
      await store.keys.add(key("a", "web"));
      const record = listing("one", "Harbour", { keywords: { "en-GB": ["sea"] } });
      const { version } = await store.write("a", (batch) => batch.put("listing", record));
      await store.close();
      const again = await reopen();
      assert.deepEqual(await again.organisations.list(), [organisation("a")]);
      assert.deepEqual(await again.keys.list("a"), [key("a", "web")]);
      assert.equal(await again.version("a"), version);
      assert.equal((await again.read("a").record("listing", "one"))?.body, JSON.stringify(record));
      const { labels, entries } = await snapshot(again, "a");
      assert.deepEqual(labels, ["en-GB:sea"]);
      assert.equal(entries[0]?.id, "one");
      assert.ok((await again.read("a").vocabulary()).includes("en:harbour"));
      assert.equal(await again.read("a").record("listing", "two"), undefined);
    },
  },
];
