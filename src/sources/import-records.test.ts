import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Writable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { test } from "node:test";
import fc from "fast-check";
import { recordArbitrary } from "../../test/record-arbitraries.ts";
import { kinds } from "../contract/records.ts";
import { openSqliteStore } from "../store/sqlite/sqlite-store.ts";
import type { Store } from "../store/store.ts";
import { exportNdjson } from "./export-records.ts";
import { faultLine } from "./import-faults.ts";
import { type ImportFile, type ImportReport, importNdjson } from "./import-records.ts";

async function withStore(use: (store: Store) => Promise<void>): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), "waymark-import-"));
  const store = await openSqliteStore({ directory, clock: () => 0, synchronous: "normal" });
  try {
    await use(store);
  } finally {
    await store.close();
    rmSync(directory, { recursive: true });
  }
}

async function addOrganisation(store: Store, id: string): Promise<string> {
  await store.organisations.create({ id, name: id, languageCodes: ["en-GB", "da-DK"], createdAt: 0 });
  return id;
}

function file(name: string, text: string): ImportFile {
  return {
    name,
    async *open() {
      const bytes = Buffer.from(text);
      for (let at = 0; at < bytes.length; at += 10_000) yield bytes.subarray(at, at + 10_000);
    },
  };
}

async function exported(store: Store, orgId: string): Promise<string> {
  const output = new PassThrough();
  const gathered = buffer(output);
  await exportNdjson(store, orgId, output);
  output.end();
  return (await gathered).toString();
}

const line = (id: string, more: object = {}) =>
  `${JSON.stringify({ kind: "listing", id, name: id, ...more })}\n`;

test("several files are one batch and one version, and the same import again changes nothing", () =>
  withStore(async (store) => {
    const orgId = await addOrganisation(store, "o");
    const files = [file("a", line("a") + line("b")), file("b", line("c", { hostIds: ["h"] }))];
    const first = await importNdjson({ store, orgId, files });
    assert.deepEqual(first.result, { version: 1, added: 3, updated: 0, removed: 0, unchanged: 0 });
    assert.equal(first.records, 3);
    assert.deepEqual(
      first.dangling.map(({ kind, id }) => [kind, id]),
      [["host", "h"]],
    );
    const second = await importNdjson({ store, orgId, files });
    assert.deepEqual(second.result, { version: 1, added: 0, updated: 0, removed: 0, unchanged: 3 });
  }));

test("one bad line in ten thousand writes nothing, and the fault names the line and the field", () =>
  withStore(async (store) => {
    const orgId = await addOrganisation(store, "o");
    const lines = Array.from({ length: 10_000 }, (_, index) => line(`place-${index}`));
    lines[7_654] = line("place-7654", { score: "high" });
    const report = await importNdjson({ store, orgId, files: [file("places.ndjson", lines.join(""))] });
    assert.equal(report.result, undefined);
    assert.equal(report.records, 10_000);
    const expected =
      "places.ndjson:7655 listing place-7654 score: invalid_type expected a number, not a string";
    assert.deepEqual(report.faults.map(faultLine), [expected]);
    assert.equal(await store.version(orgId), 0);
    assert.equal(await exported(store, orgId), "");
  }));

test("a file cut off in the middle of a record writes nothing", () =>
  withStore(async (store) => {
    const orgId = await addOrganisation(store, "o");
    const text = line("a") + line("b").slice(0, -9);
    const report = await importNdjson({ store, orgId, files: [file("cut", text)] });
    assert.equal(report.faults[0]?.line, 2);
    assert.match(report.faults[0].detail, /cut off/);
    assert.equal(await store.version(orgId), 0);
  }));

test("the same kind and id twice is a fault that tells both places; another kind may have the id", () =>
  withStore(async (store) => {
    const orgId = await addOrganisation(store, "o");
    const interest = `${JSON.stringify({ kind: "interest", id: "a" })}\n`;
    const files = [
      file("one", line("x") + line("a")),
      file("two", interest + line("a") + line("b") + line("b")),
    ];
    const report = await importNdjson({ store, orgId, files });
    assert.deepEqual(report.faults.map(faultLine), [
      "two:2 listing a id: duplicate_id this listing is already in the import, at one:2",
      "two:4 listing b id: duplicate_id this listing is already in the import, at line 3",
    ]);
  }));

test("all faults are counted, and so many listed", () =>
  withStore(async (store) => {
    const orgId = await addOrganisation(store, "o");
    const files = [file("bad", "{}\n".repeat(500))];
    const seen: number[] = [];
    const onProgress = ({ records }: { records: number }) => seen.push(records);
    const report: ImportReport = await importNdjson({ store, orgId, files, maxFaults: 3, onProgress });
    assert.equal(report.faultCount, 500);
    assert.equal(report.faults.length, 3);
    assert.equal(seen.at(-1), 500);
  }));

test("an interrupted import and a file that cannot be read write nothing and pass their error on", () =>
  withStore(async (store) => {
    const orgId = await addOrganisation(store, "o");
    const controller = new AbortController();
    const onProgress = () => controller.abort(new Error("enough"));
    const files = [file("a", line("a").repeat(1) + line("b").padStart(30_000))];
    await assert.rejects(
      importNdjson({ store, orgId, files, onProgress, signal: controller.signal }),
      /enough/,
    );
    const broken: ImportFile = {
      name: "broken",
      async *open() {
        yield Buffer.from(line("a"));
        throw new Error("disk on fire");
      },
    };
    await assert.rejects(importNdjson({ store, orgId, files: [broken] }), /disk on fire/);
    assert.equal(await store.version(orgId), 0);
  }));

test("import, export, import is the identity: every kind, secrets and drafts included", () =>
  withStore(async (store) => {
    let run = 0;
    const records = fc.tuple(
      ...kinds.map((kind) =>
        fc
          .uniqueArray(recordArbitrary(kind), { selector: ({ id }) => id, minLength: 1, maxLength: 3 })
          .map((some) => some.map((record) => JSON.stringify({ kind, ...record }))),
      ),
    );
    const property = fc.asyncProperty(records, async (lines) => {
      const text = `${lines.flat().join("\n")}\n`;
      const one = await addOrganisation(store, `one-${run}`);
      const other = await addOrganisation(store, `other-${run++}`);
      const first = await importNdjson({ store, orgId: one, files: [file("given", text)] });
      assert.deepEqual(first.faults, []);
      const firstExport = await exported(store, one);
      await importNdjson({ store, orgId: other, files: [file("exported", firstExport)] });
      assert.equal(await exported(store, other), firstExport);
      const again = await importNdjson({ store, orgId: one, files: [file("exported", firstExport)] });
      assert.equal(again.result?.version, first.result?.version);
      assert.equal(firstExport.split("\n").length - 1, lines.flat().length);
    });
    await fc.assert(property, { numRuns: 25, seed: 5 });
  }));

test("an export keeps secrets, drafts and the order of the store", () =>
  withStore(async (store) => {
    const orgId = await addOrganisation(store, "o");
    const secrets = { analytics: { token: "t" }, integrations: [{ apiKey: "k" }], tsAPIKey: "s" };
    const host = JSON.stringify({ kind: "host", id: "h", status: "draft", name: "H", ...secrets });
    await importNdjson({ store, orgId, files: [file("a", `${line("b") + line("a") + host}\n`)] });
    const lines = (await exported(store, orgId))
      .trim()
      .split("\n")
      .map((text) => JSON.parse(text));
    assert.deepEqual(
      lines.map(({ kind, id }) => `${kind} ${id}`),
      ["host h", "listing a", "listing b"],
    );
    assert.deepEqual(lines[0], { kind: "host", id: "h", status: "draft", name: "H", ...secrets });
  }));

test("an export waits for a slow reader, and ends with the error of one that has left", () =>
  withStore(async (store) => {
    const orgId = await addOrganisation(store, "o");
    const long = { tagline: "x".repeat(1_900) };
    const text = Array.from({ length: 300 }, (_, index) => line(`p${index}`, long)).join("");
    await importNdjson({ store, orgId, files: [file("a", text)] });
    let waiting = 0;
    let most = 0;
    const slow = new Writable({
      highWaterMark: 1,
      write(chunk: Buffer, _encoding, done) {
        most = Math.max(most, ++waiting);
        assert.ok(chunk.length < 100_000);
        setImmediate(() => {
          waiting--;
          done();
        });
      },
    });
    assert.equal(await exportNdjson(store, orgId, slow), 300);
    assert.equal(most, 1);
    const gone = new Writable({
      highWaterMark: 1,
      write(_chunk, _encoding, done) {
        done(Object.assign(new Error("gone"), { code: "EPIPE" }));
      },
    });
    await assert.rejects(exportNdjson(store, orgId, gone), /gone/);
  }));
