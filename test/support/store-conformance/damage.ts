import assert from "node:assert/strict";
import type { Store } from "../../../src/store/store.ts";
import type { Case } from "./conformance.ts";
import { hasCode } from "./organisations.ts";
import { rowsOf, snapshot } from "./reads.ts";
import { listing } from "./records.ts";

const ids = ["one", "two", "three"];

async function found(store: Store, term: string): Promise<string[]> {
  const alternatives = [{ terms: [term], prefix: false, cost: 0 }];
  const { seqs } = await store.read("a").search("listing", { words: [{ alternatives }] }, { mode: "all" });
  const { entries } = await snapshot(store, "a");
  return entries.filter(({ seq }) => seqs.includes(seq)).map(({ id }) => id);
}

/** Of a record whose stored body is not what was written. */
export const damageCases: Case[] = [
  {
    name: "a damaged record is named and keeps no other from being read",
    damages: true,
    async run(store, _reopen, damage) {
      await store.write("a", (batch) => {
        for (const id of ids) batch.put("listing", listing(id, "Harbour"));
      });
      await damage("a", "two");
      const reader = store.read("a");
      assert.ok(await reader.record("listing", "one"));
      await assert.rejects(reader.record("listing", "two"), hasCode("damaged_record"));
      const { entries } = await snapshot(store, "a");
      const bodies = await reader.bodies(
        "listing",
        entries.map(({ seq }) => seq),
      );
      const told = bodies.map((body, place) => [entries[place]!.id, body === "damaged"]);
      assert.deepEqual(told, [
        ["one", false],
        ["two", true],
        ["three", false],
      ]);
      await assert.rejects(rowsOf(reader.records()), hasCode("damaged_record"));
      const damaged: string[] = [];
      const rest = await rowsOf(reader.records(undefined, (kind, id) => damaged.push(`${kind} ${id}`)));
      assert.deepEqual([rest.map(({ id }) => id), damaged], [["one", "three"], ["listing two"]]);
    },
  },
  {
    name: "a damaged record is whole again once it is written, with the same body or another, and can be removed",
    damages: true,
    async run(store, _reopen, damage) {
      const put = (id: string, name: string) =>
        store.write("a", (batch) => batch.put("listing", listing(id, name)));
      for (const id of ids) await put(id, "Harbour");
      for (const id of ids) await damage("a", id);
      assert.equal((await put("one", "Harbour")).updated, 1);
      assert.equal((await put("two", "Garden")).updated, 1);
      assert.equal((await store.write("a", (batch) => batch.remove("listing", "three"))).removed, 1);
      const bodies = (await rowsOf(store.read("a").records())).map(({ body }) => JSON.parse(body));
      assert.deepEqual(bodies, [listing("one", "Harbour"), listing("two", "Garden")]);
      assert.deepEqual(await found(store, "en:harbour"), ["one"]);
      assert.deepEqual(await found(store, "en:garden"), ["two"]);
      assert.equal((await put("one", "Harbour")).unchanged, 1);
    },
  },
];
