import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { openSqliteStore } from "../store/sqlite/sqlite-store.ts";
import type { Store } from "../store/store.ts";
import { readOrgView } from "./org-view.ts";

/** A store in which another process writes a record whenever the catalogue has been read. */
async function withBusyStore(kind: "host" | "listing", times: number, use: (store: Store) => Promise<void>) {
  const directory = mkdtempSync(join(tmpdir(), "waymark-view-"));
  const store = await openSqliteStore({ directory, clock: () => 0, synchronous: "normal" });
  let left = times;
  const write = (mark: string) =>
    store.write("o", (batch) =>
      batch.put(kind, { id: "x", status: "active", stage: mark } as { id: string }),
    );
  const busy: Store = {
    ...store,
    async snapshot(orgId) {
      const snapshot = await store.snapshot(orgId);
      if (left-- > 0) await write(`mark ${left}`);
      return snapshot;
    },
  };
  try {
    await store.createOrganisation({ id: "o", name: "O", languageCodes: ["en-GB"], createdAt: 0 });
    await write("first");
    await use(busy);
  } finally {
    await store.close();
    rmSync(directory, { recursive: true });
  }
}

test("a view is read although listings are written without a pause", () =>
  withBusyStore("listing", 100, async (store) => {
    const view = await readOrgView(store, "o", "");
    assert.equal(view!.catalogue.version, 1);
    assert.equal(await store.version("o"), 2);
  }));

test("a host that is written while a view is read is in it together with what was written before", () =>
  withBusyStore("host", 3, async (store) => {
    const view = await readOrgView(store, "o", "");
    assert.equal(view!.catalogue.version, 4);
    assert.match(view!.hosts.get("x")!.profile.toString(), /mark 0/);
  }));

test("hosts that are written without a pause make a coded failure, never a view of two versions", () =>
  withBusyStore("host", 100, async (store) => {
    await assert.rejects(readOrgView(store, "o", ""), { code: "unavailable" });
  }));
