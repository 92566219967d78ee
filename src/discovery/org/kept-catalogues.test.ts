import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { openSqliteStore } from "../../store/sqlite/sqlite-store.ts";
import type { PinnedVersion, Store } from "../../store/store.ts";
import { keep, readKept } from "./kept-catalogues.ts";
import { readOrg } from "./org.ts";

const acme = { id: "o", name: "O", languageCodes: ["en-GB"], createdAt: 0 };

async function inFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "waymark-kept-"));
  try {
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const openStore = (directory: string) =>
  openSqliteStore({ directory, clock: () => 0, synchronous: "normal" });

const write = (store: Store, ...names: string[]) =>
  store.write("o", (batch) => {
    for (const name of names)
      batch.put("listing", { id: name, status: "active", name: { "en-GB": name } } as { id: string });
  });

async function pinning<T>(store: Store, use: (pin: PinnedVersion) => Promise<T>): Promise<T> {
  const pin = await store.pin("o");
  try {
    return await use(pin);
  } finally {
    pin.end();
  }
}

/** Keeps the current version. */
const keepNow = (store: Store, folder: string) =>
  pinning(store, async (pin) =>
    keep(folder, await readOrg(acme, pin, ""), (await pin.stamp!(pin.version))!, 0),
  );

/** The ids of the listings that are kept, where they are of use to the store. */
const keptIds = (store: Store, folder: string) =>
  pinning(store, async (pin) => (await readKept(folder, pin))?.catalogue.tables.listing.ids);

test("what is kept is read as long as it is whole and of this form", () =>
  inFolder(async (folder) => {
    const store = await openStore(folder);
    try {
      await store.organisations.create(acme);
      await write(store, "mill", "bakery ベーカリー");
      assert.equal(await keptIds(store, folder), undefined);
      await keepNow(store, folder);
      const ids = ["mill", "bakery ベーカリー"];
      assert.deepEqual(await keptIds(store, folder), ids);
      await write(store, "tower");
      assert.deepEqual(await keptIds(store, folder), ids, "an earlier version is of use as well");
      const path = join(folder, "catalogue.bin");
      const bytes = readFileSync(path);
      const middle = Uint8Array.from(bytes);
      middle[bytes.length >> 1]! ^= 1;
      const otherForm = Buffer.from(bytes.toString("latin1").replace('"form":"', '"form":"0'), "latin1");
      const damaged = {
        middle,
        torn: bytes.subarray(0, -9),
        short: bytes.subarray(0, 5),
        empty: "",
        otherForm,
      };
      for (const [name, contents] of Object.entries(damaged)) {
        writeFileSync(path, contents);
        assert.equal(await keptIds(store, folder), undefined, name);
      }
      await keepNow(store, folder);
      assert.deepEqual(await keptIds(store, folder), [...ids, "tower"]);
    } finally {
      await store.close();
    }
  }));

test("what is kept of a store is of no use to a copy of it that went another way", () =>
  inFolder(async (folder) => {
    const [one, two] = [join(folder, "one"), join(folder, "two")];
    const before = await openStore(one);
    await before.organisations.create(acme);
    await write(before, "mill");
    await before.close();
    cpSync(one, two, { recursive: true });
    const [store, copy] = [await openStore(one), await openStore(two)];
    try {
      await keepNow(store, folder);
      assert.deepEqual(await keptIds(copy, folder), ["mill"], "both have been there");
      await write(store, "tower");
      await write(copy, "bridge");
      await keepNow(store, folder);
      assert.deepEqual(await keptIds(store, folder), ["mill", "tower"]);
      assert.equal(await keptIds(copy, folder), undefined);
      await store.organisations.remove("o");
      await store.organisations.create(acme);
      await write(store, "garden");
      assert.equal(await keptIds(store, folder), undefined, "of an organisation that was removed");
    } finally {
      await store.close();
      await copy.close();
    }
  }));
