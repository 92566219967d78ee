import assert from "node:assert/strict";
import { test } from "node:test";
import { host } from "./support/records.ts";
import { startWorld } from "./support/world.ts";

const world = await startWorld({
  demo: {
    languageCodes: ["da-DK"],
    records: [
      host("b", { name: "Østerbro Inn" }),
      host("a", { name: "Zum Anker" }),
      host("twin-2", { name: "Anker" }),
      host("twin-1", { name: "Anker" }),
      host("draft", { name: "Later", status: "draft" }),
    ],
  },
  other: { records: [host("b", { name: "Elsewhere" })] },
  empty: { records: [] },
});
interface Hosts {
  hosts: { id: string; name: string }[];
}

test("hosts lists the active hosts of the organisation by name in its own alphabet, alike names by id", async () => {
  const { hosts } = await world.ask<Hosts>("hosts");
  assert.deepEqual(hosts, [
    { id: "twin-1", name: "Anker" },
    { id: "twin-2", name: "Anker" },
    { id: "a", name: "Zum Anker" },
    { id: "b", name: "Østerbro Inn" },
  ]);
  assert.deepEqual(await world.ask<Hosts>("hosts", {}, { org: "other" }), {
    hosts: [{ id: "b", name: "Elsewhere" }],
  });
});

test("a key bound to hosts gets those only, without the ones that are not there", async () => {
  const key = await world.addKey("demo", { hostIds: ["a", "draft", "nobody"] });
  assert.deepEqual(await world.ask<Hosts>("hosts", {}, { key }), { hosts: [{ id: "a", name: "Zum Anker" }] });
});

test("an organisation without hosts has an empty list", async () => {
  assert.deepEqual(await world.ask<Hosts>("hosts", {}, { org: "empty" }), { hosts: [] });
});
