import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import type { Kind } from "../../contract/records.ts";
import type { Catalogue } from "../../search/columns/catalogue.ts";
import { openSqliteStore } from "../../store/sqlite/sqlite-store.ts";
import type { Batch, PinnedVersion, Store } from "../../store/store.ts";
import { type OrgContents, readOrg } from "./org.ts";

const acme = { id: "o", name: "O", languageCodes: ["en-GB"], createdAt: 0 };

async function withStore(use: (store: Store) => Promise<void>): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), "waymark-org-"));
  const store = await openSqliteStore({ directory, clock: () => 0, synchronous: "normal" });
  try {
    await store.organisations.create(acme);
    await use(store);
  } finally {
    await store.close();
    rmSync(directory, { recursive: true });
  }
}

async function pinned<T>(store: Store, use: (pin: PinnedVersion) => Promise<T>): Promise<T> {
  const pin = await store.pin("o");
  try {
    return await use(pin);
  } finally {
    pin.end();
  }
}

const read = (store: Store, former?: OrgContents) => pinned(store, (pin) => readOrg(acme, pin, "", former));

const put = (batch: Batch, kind: Kind, id: string, more: object = {}) =>
  batch.put(kind, { id, status: "active", ...more } as { id: string });

/** What the contents say, with names in the place of numbers that only a whole reading makes anew. */
function saidBy({ catalogue, hosts, interests, hours }: OrgContents) {
  const { tables, guideListings, labels } = catalogue;
  const rows = (kind: keyof Catalogue["tables"]) => {
    const table = tables[kind];
    return table.ids.map((id, row) => ({
      id,
      row: table.rowOfId.get(id),
      seq: table.seqs[row],
      version: table.versions[row],
      priority: table.priority[row],
      at: [table.lat[row], table.lng[row], table.x[row]],
      hosts: Array.from(table.hosts.of(row), (host) => table.hostNames.list[host]),
      links: Array.from(table.links.of(row), (link) => table.linkNames.list[link]),
      zone: table.zoneNames.list[table.zone[row]!],
      keywords: Array.from(table.keywords.of(row), (label) => labels.words(label)),
    }));
  };
  const { guide, listing, geoArea } = tables;
  return {
    version: catalogue.version,
    rows: [rows("guide"), rows("listing"), rows("geoArea")],
    sizes: [guide.size, listing.size, geoArea.size],
    guideListings: guide.ids.map((_, row) => Array.from(guideListings.of(row), (own) => listing.ids[own])),
    zones: listing.ids.map((_, row) => hours.zoneOf(row, undefined)),
    profiles: Array.from(hosts, ([id, { profile }]) => [id, profile.toString()]),
    interests,
  };
}

test("an organisation is read at the pinned version, whatever is written while it is read", () =>
  withStore(async (store) => {
    await store.write("o", (batch) => {
      for (const kind of ["host", "interest", "listing"] as const) put(batch, kind, "x", { stage: "first" });
    });
    const org = await pinned(store, async (pin) => {
      await store.write("o", (batch) => {
        for (const kind of ["host", "interest", "listing"] as const)
          put(batch, kind, "y", { stage: "later" });
        put(batch, "host", "x", { stage: "later" });
      });
      return readOrg(acme, pin, "");
    });
    assert.deepEqual(
      [org.catalogue.version, org.catalogue.tables.listing.ids, org.interests.length],
      [1, ["x"], 1],
    );
    assert.match(org.hosts.get("x")!.profile.toString(), /first/);
  }));

test("an organisation that is brought up to date has what one that is read whole has", () =>
  withStore(async (store) => {
    const steps: ((batch: Batch) => void)[] = [
      (batch) => {
        put(batch, "host", "inn", { timeZoneName: "Europe/Copenhagen" });
        for (const id of ["a", "b", "c", "d"]) put(batch, "listing", id, { guideIds: ["walk"] });
        put(batch, "guide", "walk", { listingIds: ["d", "a"] });
      },
      (batch) => void put(batch, "listing", "b", { priority: 3, guideIds: ["walk"] }),
      (batch) => void put(batch, "listing", "b", { guideIds: ["other"], hostIds: ["inn"] }),
      (batch) => {
        batch.remove("listing", "a");
        put(batch, "listing", "e", { geoLocation: [55, 12], keywords: { "en-GB": ["new", "words"] } });
      },
      (batch) => {
        put(batch, "listing", "a", { keywords: { "en-GB": ["words"] }, timeZoneName: "Asia/Tokyo" });
        put(batch, "guide", "other", { listingIds: ["e"] });
        put(batch, "geoArea", "old-town", { displayName: { "en-GB": "Old town" } });
      },
      (batch) => void put(batch, "listing", "c", { status: "draft" }),
      (batch) => void put(batch, "listing", "c", { guideIds: ["walk"] }),
      (batch) => void put(batch, "host", "inn", { timeZoneName: "Europe/London" }),
      (batch) => void put(batch, "interest", "food", { name: { "en-GB": "Food" } }),
      (batch) => batch.remove("guide", "walk"),
      (batch) => {
        for (const id of ["a", "b", "c", "d", "e"]) batch.remove("listing", id);
      },
      (batch) => void put(batch, "site", "home", { name: "Home" }),
      (batch) => void put(batch, "listing", "a"),
    ];
    let org: OrgContents | undefined;
    for (const step of steps) {
      const former = org;
      const before = former && saidBy(former);
      await store.write("o", step);
      org = await read(store, former);
      assert.deepEqual(saidBy(org), saidBy(await read(store)));
      if (former) assert.deepEqual(saidBy(former), before, "the former version is as it was");
    }
  }));

test("a change of a few numbers shares everything else with the former version", () =>
  withStore(async (store) => {
    const at = { geoLocation: [55, 12] };
    await store.write("o", (batch) => {
      for (let n = 0; n < 100; n++) put(batch, "listing", `l${n}`, at);
    });
    const former = await read(store);
    await store.write("o", (batch) => put(batch, "listing", "l7", { ...at, priority: 9 }));
    const { listing, guide } = (await read(store, former)).catalogue.tables;
    const before = former.catalogue.tables;
    assert.deepEqual([before.listing.priority[7], listing.priority[7]], [0, 9]);
    for (const column of ["ids", "rowOfId", "seqs", "lat", "keywords", "hosts"] as const) {
      assert.equal(listing[column], before.listing[column], column);
    }
    assert.equal(guide, before.guide);
  }));

test("of a namesake of a removed organisation nothing of the former is left", () =>
  withStore(async (store) => {
    await store.write("o", (batch) => {
      for (const id of ["a", "b"]) put(batch, "listing", id, { keywords: { "en-GB": [id] } });
    });
    const former = await read(store);
    await store.organisations.remove("o");
    await store.organisations.create(acme);
    await store.write("o", (batch) => put(batch, "listing", "b", { keywords: { "en-GB": ["other"] } }));
    const org = await read(store, former);
    assert.deepEqual(saidBy(org), saidBy(await read(store)));
    assert.deepEqual(org.catalogue.tables.listing.ids, ["b"]);
  }));

test("a version with many rows that are gone is followed by one that is read whole", () =>
  withStore(async (store) => {
    await store.write("o", (batch) => {
      for (let n = 0; n < 4_200; n++) put(batch, "listing", `l${n}`);
    });
    const former = await read(store);
    await store.write("o", (batch) => {
      for (let n = 0; n < 300; n++) batch.remove("listing", `l${n}`);
    });
    const patched = await read(store, former);
    await store.write("o", (batch) => batch.remove("listing", "l300"));
    const whole = await read(store, patched);
    const rowsOf = ({ catalogue: { tables } }: OrgContents) => [
      tables.listing.size,
      tables.listing.untidyRows,
    ];
    assert.deepEqual([former, patched, whole].map(rowsOf), [
      [4_200, 0],
      [4_200, 300],
      [3_899, 0],
    ]);
    assert.deepEqual(saidBy(whole), saidBy(await read(store)));
  }));
