import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { openSqliteStore } from "../store/sqlite/sqlite-store.ts";
import type { Store } from "../store/store.ts";
import { exportNdjson } from "./export-records.ts";
import { faultLine } from "./import-faults.ts";
import { importOrganisation } from "./import-organisation.ts";
import { organisationText } from "./organisation-lines.ts";

async function withStore(use: (store: Store) => Promise<void>): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), "waymark-organisation-"));
  const store = await openSqliteStore({ directory, clock: () => 0, synchronous: "normal" });
  try {
    await use(store);
  } finally {
    await store.close();
    rmSync(directory, { recursive: true });
  }
}

/** Imports lines that come in pieces of `size` bytes. */
function moveIn(store: Store, rows: readonly object[], size = 7) {
  const bytes = Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
  async function* open() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  return importOrganisation({ store, orgId: "acme", files: [{ name: "house", open }] });
}

async function exported(store: Store): Promise<string> {
  const output = new PassThrough();
  const gathered = text(output);
  const head = await organisationText(store, (await store.organisations.find("acme"))!);
  await exportNdjson(store, "acme", output, undefined, head);
  output.end();
  return gathered;
}

const acme = { kind: "organisation", id: "acme", name: "Acme", languageCodes: ["en-GB"], createdAt: 5 };
const listing = { kind: "listing", id: "l", name: "L" };
const bounds = { hostIds: ["inn"], abilities: ["read"], origins: ["https://a.example"], expiresAt: null };
const dates = { revokedAt: null, createdAt: 7 };
const key = (id: string, more: object = {}) => ({
  ...{ kind: "key", id, hash: id.repeat(64), ...bounds, ...dates },
  ...more,
});

test("an organisation moves in with its keys and records; doing it again changes nothing", () =>
  withStore(async (store) => {
    const rows = [acme, key("a"), key("b", { revokedAt: 9 }), listing];
    const first = await moveIn(store, rows);
    assert.deepEqual(
      [first.records, first.result?.version, first.keys],
      [1, 1, { keysAdded: 2, keysUnchanged: 0 }],
    );
    const written = await exported(store);
    assert.deepEqual(
      written
        .split("\n")
        .slice(0, 3)
        .map((line) => JSON.parse(line)),
      rows.slice(0, 3),
    );
    const again = await moveIn(store, rows, 1_000);
    assert.deepEqual([again.result?.version, again.keys], [1, { keysAdded: 0, keysUnchanged: 2 }]);
    assert.equal(await exported(store), written);
  }));

test("name and languages are replaced; a key revoked here or there ends revoked", () =>
  withStore(async (store) => {
    await moveIn(store, [acme, key("a"), key("b")]);
    await store.keys.revoke("acme", "a", 11);
    const renamed = { name: "Renamed", languageCodes: ["da-DK", "en-GB"] };
    await moveIn(store, [key("a"), key("b", { revokedAt: 12 }), { ...acme, ...renamed, createdAt: 6 }]);
    assert.deepEqual(await store.organisations.find("acme"), { id: "acme", ...renamed, createdAt: 5 });
    assert.deepEqual(
      (await store.keys.list("acme")).map(({ revokedAt }) => revokedAt),
      [11, 12],
    );
  }));

test("what cannot be taken is told by line, and nothing of the import is written", () =>
  withStore(async (store) => {
    await moveIn(store, [acme, key("a")]);
    await store.organisations.create({ id: "other", name: "Other", languageCodes: ["en-GB"], createdAt: 0 });
    await store.keys.add({ ...key("f"), orgId: "other" } as never);
    const before = await exported(store);
    const refusals: [rows: object[], fault: RegExp][] = [
      [[{ ...acme, id: "other" }], /^house:1 id: other_organisation /],
      [[acme, acme], /^house:2: duplicate_id /],
      [[key("c"), key("c")], /^house:2 id: duplicate_id /],
      [[key("c", { hash: "a".repeat(64) })], /^house:1: key_taken /],
      [[key("c"), key("d", { hash: "c".repeat(64) })], /^house:2: key_taken /],
      [[key("f")], /^house:1: key_taken /],
      [[key("a", { abilities: ["write"] })], /^house:1: key_taken /],
      [[key("c", { hash: "C".repeat(64) })], /^house:1 hash: invalid_value /],
      [[key("c", { secret: "x" })], /^house:1 secret: unknown_field /],
      [[{ ...acme, languageCodes: ["en-gb"] }], /^house:1 languageCodes\[0\]: invalid_/],
    ];
    for (const [rows, fault] of refusals) {
      const report = await moveIn(store, [...rows, { ...listing, id: "new" }]);
      assert.deepEqual([report.faultCount, report.result, report.keys], [1, undefined, undefined]);
      assert.match(faultLine(report.faults[0]!), fault);
    }
    assert.equal(await exported(store), before);
  }));

test("an organisation that a failed import made is gone again, and one that no first line names is not made", () =>
  withStore(async (store) => {
    assert.equal((await moveIn(store, [acme, key("a"), { kind: "guide", id: "g" }])).faultCount, 1);
    assert.deepEqual(await store.organisations.list(), []);
    for (const rows of [[listing, acme], [{ ...acme, id: "other" }], [{ ...acme, name: 7 }], []]) {
      await assert.rejects(moveIn(store, rows), { code: "unknown_organisation" });
    }
    assert.deepEqual(await store.organisations.list(), []);
  }));
