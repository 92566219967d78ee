import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { listingSearchParameters } from "../../contract/parameters.ts";
import { openSqliteStore } from "../../store/sqlite/sqlite-store.ts";
import type { Store, VersionWatcher } from "../../store/store.ts";
import { createDiscovery } from "../discovery.ts";
import { GuideBlocks } from "../operations/guide-blocks.ts";
import { RenditionCache } from "../rendition-cache.ts";
import { StaleOrg } from "./org.ts";
import { Orgs, roughBytes } from "./orgs.ts";

const settings = {
  publicUrl: "",
  maxBytes: 1024 ** 3,
  renditions: new RenditionCache(0),
  guideBlocks: new GuideBlocks(0),
};

async function withStore(use: (store: Store, write: () => Promise<void>) => Promise<void>): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), "waymark-orgs-"));
  const store = await openSqliteStore({ directory, clock: () => 0, synchronous: "normal" });
  let writes = 0;
  /** Gives every listing the next mark. */
  const write = async () => {
    writes++;
    const name = { "en-GB": `Mark${writes}` };
    await store.write("o", (batch) => {
      for (const id of ["a", "b", "c"])
        batch.put("listing", { id, status: "active", name } as { id: string });
    });
  };
  try {
    await store.organisations.create({ id: "o", name: "O", languageCodes: ["en-GB"], createdAt: 0 });
    await write();
    await use(store, write);
  } finally {
    await store.close();
    rmSync(directory, { recursive: true });
  }
}

/** The store with every pin counted that is open. */
function countingPins(store: Store) {
  const pins = { open: 0, opened: 0 };
  const counting: Store = {
    ...store,
    async pin(orgId) {
      const pin = await store.pin(orgId);
      let isOpen = true;
      pins.open++;
      pins.opened++;
      const end = () => {
        if (isOpen) pins.open--;
        isOpen = false;
        pin.end();
      };
      return { ...pin, end };
    },
  };
  return { counting, pins };
}

test("requests are answered, each from one version, although a write comes before every read of the store", () =>
  withStore(async (store, write) => {
    const { counting, pins } = countingPins(store);
    let overtaken = 0;
    const overtake = async () => {
      overtaken++;
      await write();
    };
    const busy: Store = {
      ...counting,
      read: (orgId) => ({
        ...store.read(orgId),
        async bodies(...asked) {
          await overtake();
          return store.read(orgId).bodies(...asked);
        },
        async search(...asked) {
          await overtake();
          return store.read(orgId).search(...asked);
        },
      }),
    };
    const discovery = createDiscovery({ store: busy, cacheBytes: 0 });
    const defaults = Object.fromEntries(
      Object.entries(listingSearchParameters).map(([name, { fallback }]) => [name, fallback]),
    );
    for (let n = 0; n < 30; n++) {
      const more = n % 2 === 0 ? { searchQuery: "mark" } : {};
      const request = { ...defaults, ...more, lang: "en-GB" } as never;
      const { body } = await discovery.listingSearch({ orgId: "o" }, request);
      const { results } = JSON.parse(body.toString("utf8")) as { results: { name: string }[] };
      assert.equal(results.length, 3);
      assert.equal(new Set(results.map(({ name }) => name)).size, 1, body.toString("utf8"));
    }
    // Bodies of what changed last are kept: searches alone ask the store.
    assert.ok(overtaken >= 15, `${overtaken} reads were overtaken`);
    await new Promise(setImmediate);
    assert.equal(pins.open, 0);
  }));

test("requests that wait for the same version share one reading, whose pin lasts until the last is done", () =>
  withStore(async (store) => {
    const { counting, pins } = countingPins(store);
    const orgs = new Orgs(counting, settings);
    const versions = await Promise.all(
      Array.from({ length: 20 }, () => orgs.with("o", ({ version }) => version)),
    );
    assert.deepEqual([new Set(versions), pins.opened], [new Set([1]), 1]);
    const readers = Array.from({ length: 5 }, (_, n) => {
      let stale = true;
      return orgs.with("o", async ({ version, bodies }) => {
        if (stale) {
          stale = false;
          throw new StaleOrg();
        }
        for (let round = 0; round <= n; round++) await new Promise(setImmediate);
        assert.equal(pins.open, 1);
        assert.equal((await bodies("listing", [0])).length, 1);
        return version;
      });
    });
    assert.deepEqual(await Promise.all(readers), [1, 1, 1, 1, 1]);
    await new Promise(setImmediate);
    assert.deepEqual(pins, { open: 0, opened: 2 });
  }));

test("while versions follow one another, the next is read before a request asks for it, and no longer than requests come", () =>
  withStore(async (store, write) => {
    const { counting, pins } = countingPins(store);
    const orgs = new Orgs(counting, settings);
    const versionNow = () => orgs.with("o", ({ version }) => version);
    while ((await versionNow()) < 2) {
      if ((await store.version("o")) < 2) await write();
      await sleep(20);
    }
    await versionNow();
    const { opened } = pins;
    await write();
    while (pins.opened === opened) await sleep(5);
    while (pins.open > 0) await sleep(5);
    assert.equal(await versionNow(), 3);
    assert.equal(pins.opened, opened + 1);
  }));

test("while the next version is looked for, a request is answered from the last", (context) =>
  withStore(async (store, write) => {
    context.mock.method(performance, "now", () => 1_000);
    let tell: VersionWatcher = () => {};
    let isHeld = false;
    const asked = Promise.withResolvers<void>();
    const told = Promise.withResolvers<void>();
    const silent: Store = {
      ...store,
      watch(watcher) {
        tell = watcher;
        return () => {};
      },
      async version(orgId) {
        if (isHeld) {
          asked.resolve();
          await told.promise;
        }
        return store.version(orgId);
      },
    };
    const orgs = new Orgs(silent, settings);
    const versionNow = () => orgs.with("o", ({ version }) => version);
    await versionNow();
    await write();
    tell("o", 2);
    while ((await versionNow()) < 2) await new Promise(setImmediate);
    isHeld = true;
    await asked.promise;
    tell("o", 3);
    let answered = 0;
    void versionNow().then((version) => {
      answered = version;
    });
    for (let turns = 0; turns < 10; turns++) await new Promise(setImmediate);
    assert.equal(answered, 2);
    told.resolve();
  }));

test("what a request throws ends its pin too", () =>
  withStore(async (store) => {
    const { counting, pins } = countingPins(store);
    const orgs = new Orgs(counting, settings);
    let calls = 0;
    const failing = orgs.with("o", () => {
      calls++;
      throw calls === 1 ? new StaleOrg() : new Error("of the use case");
    });
    await assert.rejects(failing, /of the use case/);
    await new Promise(setImmediate);
    assert.equal(pins.open, 0);
    await assert.rejects(
      orgs.with("nobody", () => 0),
      { code: "org_forbidden" },
    );
  }));

test("a version that is heard of is read with the next request, after a pause that follows the reading before", (context) =>
  withStore(async (store, write) => {
    let now = 1_000;
    context.mock.method(performance, "now", () => now);
    let tell: VersionWatcher = () => {};
    let asked = 0;
    const slow: Store = {
      ...store,
      watch(watcher) {
        tell = watcher;
        return () => {};
      },
      organisations: {
        ...store.organisations,
        async find(orgId) {
          now += 10;
          return store.organisations.find(orgId);
        },
      },
      async version(orgId) {
        asked++;
        return store.version(orgId);
      },
    };
    const orgs = new Orgs(slow, settings);
    const versionNow = () => orgs.with("o", ({ version }) => version);
    /** While a slow machine reads, the version before answers. */
    const seen = async (version: number) => {
      while ((await versionNow()) < version) await new Promise(setImmediate);
    };
    assert.equal(await versionNow(), 1);
    await write();
    tell("another", 2);
    tell("o", 1);
    now += 150;
    assert.deepEqual([await versionNow(), asked], [1, 0]);
    tell("o", 2);
    await seen(2);
    assert.equal(asked, 1);
    await write();
    tell("o", 3);
    now += 39;
    assert.deepEqual([await versionNow(), asked], [2, 1]);
    now += 1;
    await seen(3);
    assert.equal(asked, 2);
    // What is not heard of is found out all the same.
    await write();
    now += 199;
    assert.equal(await versionNow(), 3);
    now += 1;
    await seen(4);
    assert.equal(asked, 3);
  }));

test("who comes after a while waits for the newest version, who asks all the time is answered from the last one meanwhile", () =>
  withStore(async (store, write) => {
    const slow: Store = {
      ...store,
      async pin(orgId) {
        await sleep(300);
        return store.pin(orgId);
      },
    };
    const orgs = new Orgs(slow, settings);
    const version = () => orgs.with("o", (org) => org.version);
    const first = await version();
    await sleep(1_100);
    await write();
    assert.equal(await version(), first + 1, "after a while");
    await sleep(250);
    await write();
    assert.equal(await version(), first + 1, "meanwhile");
  }));

test("organisations that were not asked for long make room for others, under a bound of memory", () =>
  withStore(async (store) => {
    const orgIds = ["a1", "a2", "a3", "a4", "a5"];
    for (const id of orgIds) {
      await store.organisations.create({ id, name: id, languageCodes: ["en-GB"], createdAt: 0 });
      await store.write(id, (batch) => {
        for (let n = 0; n < 50; n++) {
          const listing = { id: `l${n}`, status: "active", category: { "en-GB": [`Mill ${n}`] } };
          batch.put("listing", listing as { id: string });
        }
      });
    }
    const { counting, pins } = countingPins(store);
    const ask = (orgs: Orgs, id: string) => orgs.with(id, (org) => org);
    const bytes = roughBytes(await ask(new Orgs(store, settings), "a1"));
    assert.ok(bytes > 50 * 500 && bytes < 50 * 2_000, `${bytes} bytes for 50 listings`);
    const orgs = new Orgs(counting, { ...settings, maxBytes: 2.5 * bytes });
    const read = async (...ids: string[]) => {
      const before = pins.opened;
      for (const id of ids) await ask(orgs, id);
      return pins.opened - before;
    };
    assert.equal(await read(...orgIds), 5);
    assert.equal(await read("a4", "a5", "a4"), 0, "the last two are there");
    assert.equal(await read("a3"), 1);
    assert.equal(await read("a4", "a3"), 0, "the one that was asked for less lately has gone");
    assert.equal(await read("a5"), 1);
    assert.equal(pins.open, 0);
  }));
