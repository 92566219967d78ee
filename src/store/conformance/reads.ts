import assert from "node:assert/strict";
import { packLists } from "../../content/packed-lists.ts";
import { kinds } from "../../contract/records.ts";
import type { Case } from "./conformance.ts";
import { guide, key, listing, organisation } from "./records.ts";

export async function rowsOf<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const row of rows) list.push(row);
  return list;
}

export const readCases: Case[] = [
  {
    name: "records come by kind in the order asked, then by id",
    async run(store) {
      await store.createOrganisation(organisation("a"));
      await store.write("a", (batch) => {
        for (let n = 300; n > 0; n--) batch.put("listing", listing(`l${n}`, "Place"));
        batch.put("guide", guide("g", "Guide"));
        batch.put("site", { id: "s" });
        batch.put("host", { id: "h" });
      });
      const places = Array.from({ length: 300 }, (_, n) => `l${n + 1}`).sort();
      const some = (await rowsOf(store.records("a", ["guide", "listing"]))).map(({ id }) => id);
      assert.deepEqual(some, ["g", ...places]);
      const all = await rowsOf(store.records("a"));
      const order = [...new Set(all.map(({ kind }) => kind))];
      assert.deepEqual(
        order,
        kinds.filter((kind) => order.includes(kind)),
      );
      assert.equal(all.length, 303);
      assert.deepEqual(await rowsOf(store.records("a", [])), []);
    },
  },
  {
    name: "records and a snapshot show one version while others write",
    async run(store) {
      await store.createOrganisation(organisation("a"));
      const put = (text: string) =>
        store.write("a", (batch) => {
          for (let n = 0; n < 3_000; n++)
            batch.put("listing", listing(`l${n}`, text, { priority: text.length }));
        });
      const { version } = await put("Old");
      const snapshot = await store.snapshot("a");
      const names = new Set<string>();
      let written = false;
      for await (const { body } of store.records("a")) {
        if (!written) await put("Newer");
        written = true;
        names.add(JSON.parse(body).name["en-GB"]);
      }
      assert.deepEqual([...names], ["Old"]);
      const entries = (await rowsOf(snapshot.entries)).flat();
      assert.equal(snapshot.version, version);
      assert.equal(entries.length, 3_000);
      assert.ok(entries.every((entry) => entry.facts.priority === 3 && entry.version === version));
    },
  },
  {
    name: "a snapshot holds the active searchable records with their facts, labels and versions",
    async run(store) {
      await store.createOrganisation(organisation("a"));
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
      const { entries, labels, ...rest } = await store.snapshot("a");
      assert.deepEqual(rest, { version });
      assert.deepEqual(labels, ["en-GB:food", "da-DK:mad", "da-DK:food"]);
      const found = (await rowsOf(entries)).flat().map(({ seq: _, ...entry }) => entry);
      assert.deepEqual(found, [
        {
          kind: "listing",
          id: "one",
          version,
          facts: { score: 70, lists: packLists({ keywords: [0, 1, 2] }) },
        },
        { kind: "guide", id: "one", version, facts: { lists: packLists({ keywords: [0] }) } },
      ]);
    },
  },
  {
    name: "a record keeps its seq while it is there, and no other ever gets it",
    async run(store) {
      await store.createOrganisation(organisation("a"));
      const seqs = async () => {
        const entries = (await rowsOf((await store.snapshot("a")).entries)).flat();
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
      await store.createOrganisation(organisation("a"));
      const two = listing("two", "Smørrebrød 東京 🥐");
      const { version } = await store.write("a", (batch) => {
        batch.put("listing", listing("one", "One"));
        batch.put("listing", two);
      });
      const [first, second] = (await rowsOf((await store.snapshot("a")).entries)).flat();
      const asked = [second!.seq, first!.seq, 4_000_000, second!.seq];
      const bodyOf = (record: object) => ({ version, body: JSON.stringify(record) });
      assert.deepEqual(await store.bodies("a", "listing", asked), [
        bodyOf(two),
        bodyOf(listing("one", "One")),
        undefined,
        bodyOf(two),
      ]);
      assert.deepEqual(await store.bodies("a", "guide", [first!.seq]), [undefined]);
      await store.write("a", (batch) => batch.put("listing", listing("one", "One", { status: "archived" })));
      assert.deepEqual(await store.bodies("a", "listing", [first!.seq]), [undefined]);
      assert.ok(await store.record("a", "listing", "one"));
    },
  },
  {
    name: "two organisations never see each other",
    async run(store) {
      for (const id of ["a", "b"]) {
        await store.createOrganisation(organisation(id));
        await store.addKey(key(id, `key of ${id}`));
      }
      const mine = listing("one", "Lighthouse", { keywords: { "en-GB": ["sea"] } });
      await store.write("a", (batch) => batch.put("listing", mine));
      assert.equal(await store.record("b", "listing", "one"), undefined);
      assert.deepEqual(await rowsOf(store.records("b")), []);
      assert.deepEqual(await rowsOf(store.changes("b", 0)), []);
      assert.deepEqual(await store.bodies("b", "listing", [0, 1, 2]), [undefined, undefined, undefined]);
      const snapshot = await store.snapshot("b");
      assert.deepEqual([snapshot.labels, (await rowsOf(snapshot.entries)).flat()], [[], []]);
      assert.deepEqual((await store.vocabulary("b")).terms, []);
      assert.deepEqual(
        (await store.keys("b")).map(({ id }) => id),
        ["key of b"],
      );
      const field = { prefix: true, field: "name", cost: 0 } as const;
      const query = { words: [{ alternatives: [{ terms: ["en:light"], ...field }] }] };
      assert.equal((await store.search("a", "listing", query, { mode: "all" })).seqs.length, 1);
      assert.equal((await store.search("b", "listing", query, { mode: "all" })).seqs.length, 0);
    },
  },
  {
    name: "everything is still there when the store is opened again",
    reopens: true,
    async run(store, reopen) {
      await store.createOrganisation(organisation("a"));
      await store.addKey(key("a", "web"));
      const record = listing("one", "Harbour", { keywords: { "en-GB": ["sea"] } });
      const { version } = await store.write("a", (batch) => batch.put("listing", record));
      await store.close();
      const again = await reopen();
      assert.deepEqual(await again.organisations(), [organisation("a")]);
      assert.deepEqual(await again.keys("a"), [key("a", "web")]);
      assert.equal(await again.version("a"), version);
      assert.equal((await again.record("a", "listing", "one"))?.body, JSON.stringify(record));
      const { labels, entries } = await again.snapshot("a");
      assert.deepEqual(labels, ["en-GB:sea"]);
      assert.equal((await rowsOf(entries)).flat()[0]?.id, "one");
      assert.ok((await again.vocabulary("a")).terms.includes("en:harbour"));
      assert.equal(await again.record("a", "listing", "two"), undefined);
    },
  },
];
