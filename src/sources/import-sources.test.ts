import assert from "node:assert/strict";
import { test } from "node:test";
import {
  HERE,
  north,
  openTestOrganisation,
  place,
  sourceFile,
  type TestOrganisation,
} from "../../test/support/sources/source.ts";
import type { Provenance } from "../contract/provenance.ts";
import { faultLine } from "./import-faults.ts";
import { importSources } from "./import-sources.ts";
import { BrokenFile } from "./source-record.ts";

async function withOrganisation(use: (org: TestOrganisation) => Promise<void>): Promise<void> {
  const org = await openTestOrganisation();
  try {
    await use(org);
  } finally {
    await org.remove();
  }
}

test("records of a source are added with their provenance, and the same file again writes nothing", () =>
  withOrganisation(async (org) => {
    const more = { url: "https://example.org/1", date: "2026-01-02", wikidata: "Q1" };
    const file = [
      place("node/1", { websiteUrl: "https://a.example" }, more),
      place("node/2", { name: { pt: "Outro" } }),
    ];
    const first = await org.take([{ records: file, skipped: 7 }], { hostIds: ["inn"] });
    assert.deepEqual(first.result, { added: 2, updated: 0, retired: 0, unchanged: 0, version: 1 });
    assert.deepEqual([first.records, first.skipped.notAPlace, first.faultCount], [2, 7, 0]);
    const { sources, ...record } = (await org.stored("test-node-1"))!;
    assert.deepEqual(record, {
      id: "test-node-1",
      name: { "pt-PT": "Lugar node/1" },
      contentType: "listing",
      status: "active",
      geoLocation: [41.1579, -8.6291],
      hostIds: ["inn"],
      languageCodes: ["pt-PT"],
      websiteUrl: "https://a.example",
      timeZoneName: "Europe/Lisbon",
      countryCode: "PT",
      subdivisionCode: "PT-13",
    });
    const [{ fields, ...entry }] = sources as [Provenance];
    const told = { licence: "ODbL-1.0", attribution: "© Test map" };
    assert.deepEqual(entry, { source: "testmap", dataset: "town", id: "node/1", ...told, ...more });
    assert.deepEqual(Object.keys(fields), [
      "countryCode",
      "geoLocation",
      "name.pt-PT",
      "status",
      "subdivisionCode",
      "timeZoneName",
      "websiteUrl",
    ]);
    const again = await org.take([file], { hostIds: ["other"] });
    assert.deepEqual(again.result, { added: 0, updated: 0, retired: 0, unchanged: 2, version: 1 });
    const newerDate = await org.take([[{ ...file[0]!, date: "2026-02-02" }, file[1]!]]);
    assert.equal(newerDate.result?.version, 1, "a date alone is no news");
  }));

test("a source's own values follow it; what a curator wrote or deleted stays", () =>
  withOrganisation(async (org) => {
    const fields = {
      name: { "pt-PT": "Torre", "en-GB": "Tower" },
      phoneNumber: "1",
      websiteUrl: "https://a.example",
    };
    await org.take([
      [place("1", { ...fields, summary: { "pt-PT": "Velha" }, address: { "pt-PT": "Rua A" } })],
    ]);
    const { name } = (await org.stored("test-1"))!;
    await org.edit("test-1", {
      name: { ...(name as object), "en-GB": "The Old Tower" },
      phoneNumber: undefined,
      score: 90,
    });
    const next = {
      ...fields,
      name: { "pt-PT": "Torre Nova", "en-GB": "New Tower" },
      phoneNumber: "2",
      priceLevel: 1,
    };
    const report = await org.take([
      [place("1", { ...next, websiteUrl: undefined, address: { "pt-PT": "Rua B" } })],
    ]);
    assert.equal(report.result?.updated, 1);
    const after = (await org.stored("test-1"))!;
    assert.deepEqual(after.name, { "pt-PT": "Torre Nova", "en-GB": "The Old Tower" });
    assert.deepEqual([after.phoneNumber, after.score, after.priceLevel], [undefined, 90, 1]);
    assert.deepEqual(
      [after.websiteUrl, after.summary, after.address],
      [undefined, undefined, { "pt-PT": "Rua B" }],
    );
    const [change] = report.changes.first;
    assert.deepEqual(
      change?.fields.map(({ field, from, to }) => [field, from, to]),
      [
        ["address.pt-PT", "Rua A", "Rua B"],
        ["name.pt-PT", "Torre", "Torre Nova"],
        ["priceLevel", undefined, 1],
        ["summary.pt-PT", "Velha", undefined],
        ["websiteUrl", "https://a.example", undefined],
      ],
    );
  }));

test("languageCodes follow the names until a curator lists others", () =>
  withOrganisation(async (org) => {
    await org.take([[place("1", { name: { "pt-PT": "Torre" } })]]);
    await org.take([[place("1", { name: { "pt-PT": "Torre", "en-GB": "Tower" } })]]);
    assert.deepEqual((await org.stored("test-1"))!.languageCodes, ["en-GB", "pt-PT"]);
    await org.edit("test-1", { languageCodes: ["pt-PT"] });
    await org.take([[place("1", { name: { "pt-PT": "Torre", "en-GB": "Tower", fr: "Tour" } })]]);
    assert.deepEqual((await org.stored("test-1"))!.languageCodes, ["pt-PT"]);
  }));

test("pruning archives what the data set lost, and what comes back is active again", () =>
  withOrganisation(async (org) => {
    const [one, two] = [place("1"), place("2", { name: { pt: "Dois" } })];
    const elsewhere = { records: [place("3", { name: { pt: "Longe" } })], dataset: "elsewhere" };
    await org.take([[one, two], elsewhere]);
    assert.equal((await org.take([[one]])).result?.retired, 0, "not unless it is asked for");
    const { result, changes } = await org.take([[one]], { prune: true });
    assert.deepEqual(result, { added: 0, updated: 0, retired: 1, unchanged: 1, version: 2 });
    assert.deepEqual(changes.first[0]?.fields, [{ field: "status", from: "active", to: "archived" }]);
    assert.equal((await org.stored("test-2"))!.status, "archived");
    assert.equal((await org.stored("test-3"))!.status, "active");
    assert.equal((await org.take([[one]], { prune: true })).result?.version, 2, "it is retired once");
    assert.equal((await org.take([[one, two]], { prune: true })).result?.updated, 1);
    assert.equal((await org.stored("test-2"))!.status, "active");
  }));

test("a status that a curator gave outlives vanishing and coming back", () =>
  withOrganisation(async (org) => {
    const [one, two] = [place("1"), place("2", { name: { pt: "Dois" } })];
    await org.take([[one, two]]);
    await org.edit("test-2", { status: "draft" });
    await org.take([[one]], { prune: true });
    assert.equal((await org.stored("test-2"))!.status, "draft");
    await org.take([[one, two]]);
    assert.equal((await org.stored("test-2"))!.status, "draft");
  }));

test("pruning by a file without a record is refused", () =>
  withOrganisation(async (org) => {
    await org.take([[place("1")]]);
    const { result, faults } = await org.take([[]], { prune: true });
    assert.equal(result, undefined);
    assert.match(faultLine(faults[0]!), /^town\.test: broken_file no record was found: pruning would retire/);
    assert.equal((await org.stored("test-1"))!.status, "active");
  }));

test("a record with a fault is left out and reported, and neither pruned nor changed; strictly, it stops the import", () =>
  withOrganisation(async (org) => {
    await org.take([
      [place("1"), place("2", { name: { pt: "Dois" } }), place("3", { name: { pt: "Mais" } })],
    ]);
    const odd = { field: "hours", code: "invalid_value" as const, detail: "odd" };
    const faults = [{ place: { element: "3" }, sourceId: "3", ...odd }];
    const records = [place("1"), place("2", { geoLocation: [99, 0] }), place("4", { name: { pt: "Novo" } })];
    const file = { records, faults };
    const strict = await org.take([file], { prune: true, strict: true });
    assert.deepEqual([strict.result, strict.faultCount], [undefined, 2]);
    const report = await org.take([file], { prune: true });
    assert.deepEqual(report.faults.map(faultLine), [
      "town.test 3 hours: invalid_value odd",
      report.faults.map(faultLine)[1]!,
    ]);
    assert.match(
      faultLine(report.faults[1]!),
      /^town\.test 2 listing geoLocation\[0\]: invalid_geo_location 99 /,
    );
    assert.deepEqual(report.result, { added: 1, updated: 0, retired: 0, unchanged: 1, version: 2 });
    const nameless = { records: [place("1")], faults: [{ place: { line: 7 }, ...odd }] };
    const unsure = await org.take([nameless], { prune: true });
    assert.match(
      faultLine(unsure.faults[0]!),
      /^town\.test: not_pruned nothing of the data set town was retired/,
    );
    assert.deepEqual([unsure.result?.retired, unsure.result?.version], [0, 2]);
    const onlyFaulty = await org.take([[place("2", { geoLocation: [99, 0] })]]);
    assert.equal(onlyFaulty.result, undefined, "a file of nothing but faults is none");
  }));

test("a broken file imports nothing, of the other files neither, and all that is wrong is told", () =>
  withOrganisation(async (org) => {
    const broken = new BrokenFile("broken_file", "the file ends in the middle of a block", {
      element: "byte 17",
    });
    const other = new BrokenFile("invalid_json", "odd", { line: 3 });
    const files = [
      { records: [place("1")], broken },
      { records: [place("2")], name: "b.test", broken: other },
      [place("3")],
    ];
    const report = await org.take(files);
    assert.deepEqual(report.faults.map(faultLine), [
      "town.test byte 17: broken_file the file ends in the middle of a block",
      "b.test:3: invalid_json odd",
    ]);
    assert.deepEqual([report.result, await org.version()], [undefined, 0]);
  }));

test("the same id twice in a file is a fault; in another file of the source it is passed over", () =>
  withOrganisation(async (org) => {
    const twice = [place("1"), place("1", { name: { pt: "Outro" } })];
    const report = await org.take([twice, { records: [place("1")], name: "b.test" }]);
    assert.deepEqual([report.records, report.skipped.repeated, report.faultCount], [1, 1, 1]);
    assert.match(faultLine(report.faults[0]!), /id: duplicate_id 1 is in the file twice/);
    assert.deepEqual((await org.stored("test-1"))!.name, { "pt-PT": "Lugar 1" });
  }));

test("a dry run tells what the real one does, and writes nothing", () =>
  withOrganisation(async (org) => {
    const before = [place("1"), place("2", { name: { pt: "Dois" } }), place("3", { name: { pt: "Mais" } })];
    await org.take([before]);
    await org.curate({
      id: "own",
      name: { pt: "Livraria Lello" },
      geoLocation: place("x").fields.geoLocation,
      status: "active",
    });
    const next = [
      place("1", { score: 3 }),
      before[1]!,
      place("5", { name: { pt: "Livraria Lello" } }),
      place("6", { name: { pt: "Novo" } }),
    ];
    const version = await org.version();
    const dry = await org.take([next], { prune: true, dryRun: true });
    assert.equal(await org.version(), version);
    const real = await org.take([next], { prune: true });
    assert.deepEqual(real.result, { added: 1, updated: 2, retired: 1, unchanged: 1, version: version + 1 });
    assert.deepEqual({ ...dry, dryRun: false, result: { ...dry.result, version: version + 1 } }, real);
  }));

test("an import that is interrupted, also by a signal of the system while it is writing, leaves nothing", () =>
  withOrganisation(async (org) => {
    const records = Array.from({ length: 600 }, (_, index) =>
      place(`${index}`, { name: { pt: `Nome ${index}` }, geoLocation: [index / 100, 0] }),
    );
    for (const start of [(abort: () => void) => abort(), (abort: () => void) => setTimeout(abort, 0)]) {
      const controller = new AbortController();
      const onProgress = ({ phase }: { phase: string }) => {
        if (phase === "writing") start(() => controller.abort(new Error("enough")));
      };
      await assert.rejects(org.take([records], { onProgress, signal: controller.signal }), /enough/);
      assert.equal(await org.version(), 0);
    }
  }));

test("an unknown organisation is reported before anything is read", () =>
  withOrganisation((org) =>
    assert.rejects(org.take([[place("1")]], { orgId: "x" }), { code: "unknown_organisation" }),
  ));

test("a part keeps what it is part of, which an import finds among all listings and a curator may say otherwise", () =>
  withOrganisation(async (org) => {
    const [latitude, longitude] = HERE;
    const corner = (north: number, east: number) => [longitude + east / 1e3, latitude + north / 1e3] as const;
    const ring = [corner(-1, -1), corner(-1, 1), corner(1, 1), corner(1, -1), corner(-1, -1)];
    const castle = place("castle", { category: { "en-GB": "Castle" } }, { extent: [[ring]] });
    const keep = place("keep", { name: { pt: "Torre velha" }, geoLocation: north(40) });
    const chapel = place("chapel", { name: { pt: "Santa Rita" }, geoLocation: north(-40) });
    await org.take([[castle, keep]]);
    assert.deepEqual(
      [(await org.stored("test-castle"))!.partOf, (await org.stored("test-keep"))!.partOf],
      [undefined, "test-castle"],
    );
    const again = await org.take([[castle, keep, chapel]]);
    assert.deepEqual([again.result?.added, again.result?.unchanged], [1, 2]);
    await org.edit("test-keep", { partOf: "old-town" });
    assert.equal((await org.stored("test-chapel"))!.partOf, "test-castle");
    await org.edit("test-chapel", { partOf: undefined });
    await org.take([[castle, keep, chapel]]);
    assert.deepEqual(
      [(await org.stored("test-keep"))!.partOf, (await org.stored("test-chapel"))!.partOf],
      ["old-town", undefined],
    );
    const museum = { name: { pt: "Museu Azul" }, category: { "en-GB": "Museum" }, geoLocation: north(900) };
    const shop = {
      name: { pt: "A loja do Museu Azul" },
      category: { "en-GB": "Gift Shop" },
      geoLocation: north(950),
    };
    await org.take([[castle, keep, chapel, place("museum", museum)]]);
    await org.take([{ records: [place("shop", shop)], dataset: "shops" }]);
    assert.equal((await org.stored("test-shop"))!.partOf, "test-museum", "by name, of what was there before");
  }));

test("what a curator wrote stays, even where what is read lags behind what is written", () =>
  withOrganisation(async (org) => {
    const file = (phoneNumber: string) => [sourceFile([place("node/1", { phoneNumber })])];
    const options = { reading: {}, hostIds: [], prune: false, dryRun: false, strict: false, now: 0 };
    const { store, orgId } = org;
    await importSources({ store, orgId, files: file("1"), ...options });
    const lagging = await store.pin(orgId);
    await org.edit("test-node-1", { phoneNumber: "written" });
    await importSources({ store: { ...store, read: () => lagging }, orgId, files: file("2"), ...options });
    lagging.end();
    assert.equal((await org.stored("test-node-1"))!.phoneNumber, "written");
  }));
