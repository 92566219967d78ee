import assert from "node:assert/strict";
import type { Case } from "./conformance.ts";
import { hasCode } from "./organisations.ts";
import { rowsOf } from "./reads.ts";
import { listing, organisation } from "./records.ts";

export const pinCases: Case[] = [
  {
    name: "a pinned version answers everything from one version while others write",
    async run(store) {
      const put = (text: string) =>
        store.write("a", (batch) => {
          const name = { keywords: { "en-GB": [text] } };
          for (const id of ["one", "two"]) batch.put("listing", listing(id, text, name));
          batch.put("host", { id: "h" });
        });
      const { version } = await put("Harbour");
      const pin = await store.pin("a");
      await put("Garden");
      await store.write("a", (batch) => batch.remove("listing", "one"));
      assert.equal(pin.version, version);
      const entries = (await rowsOf(pin.entries())).flat();
      assert.deepEqual(
        entries.map(({ id, version }) => [id, version]),
        [
          ["one", 1],
          ["two", 1],
        ],
      );
      const seqs = entries.map(({ seq }) => seq);
      const field = { prefix: false, cost: 0 } as const;
      const query = { words: [{ alternatives: [{ terms: ["en:harbour"], ...field }] }] };
      // Asked at the same time: one version serves several.
      const [bodies, found, labels, some] = await Promise.all([
        pin.bodies("listing", seqs),
        pin.search("listing", query, { mode: "all" }),
        pin.labels(0),
        pin.findEntries([
          { kind: "listing", id: "two" },
          { kind: "guide", id: "two" },
          { kind: "listing", id: "none" },
          { kind: "host", id: "h" },
        ]),
      ]);
      for (const stored of bodies) {
        assert.ok(stored && stored !== "damaged");
        assert.match(stored.body.toString(), /Harbour/);
      }
      assert.deepEqual([found.version, found.seqs.length], [version, 2]);
      assert.deepEqual([labels, await pin.labels(1)], [["en-GB:Harbour"], []]);
      assert.deepEqual(
        some,
        entries.filter(({ id }) => id === "two"),
      );
      assert.deepEqual(
        (await rowsOf(pin.changes(0))).map(({ id, removed }) => [id, removed]),
        [
          ["h", false],
          ["one", false],
          ["two", false],
        ],
      );
      assert.deepEqual(
        (await rowsOf(pin.records(["host", "listing"]))).map(({ id }) => id),
        ["h", "one", "two"],
      );
      pin.end();
      pin.end();
      await assert.rejects(pin.bodies("listing", seqs), hasCode("unavailable"));
      await assert.rejects(rowsOf(pin.changes(0)), hasCode("unavailable"));
    },
  },
  {
    name: "an epoch lasts while records are written, and a namesake of a removed organisation begins another",
    async run(store) {
      const epoch = async () => {
        const pin = await store.pin("a");
        pin.end();
        return pin.epoch;
      };
      const first = await epoch();
      for (const text of ["One", "Two"]) {
        await store.write("a", (batch) => batch.put("listing", listing("one", text)));
        assert.equal(await epoch(), first);
      }
      await store.organisations.remove("a");
      await assert.rejects(store.pin("a"), hasCode("unknown_organisation"));
      await store.organisations.create(organisation("a"));
      assert.notEqual(await epoch(), first);
    },
  },
];
