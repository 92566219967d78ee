import assert from "node:assert/strict";
import { test } from "node:test";
import {
  north,
  openTestOrganisation,
  place,
  type TestOrganisation,
} from "../../../test/support/sources/source.ts";
import type { Provenance } from "../../contract/provenance.ts";
import type { LooseRecord } from "./merge-record.ts";

async function withOrganisation(use: (org: TestOrganisation) => Promise<void>): Promise<void> {
  const org = await openTestOrganisation();
  try {
    await use(org);
  } finally {
    await org.remove();
  }
}

const category = (id: string) => ({ integratedCategories: { en: [{ category_id: id, full_label: [id] }] } });
const guideBook = { source: { name: "guidebook", attribution: "Guide book" }, dataset: "porto" };
const lello = { name: { pt: "Livraria Lello" } };
const entriesOf = (record: LooseRecord | undefined) =>
  (record?.sources as Provenance[] | undefined)?.map(({ source, id }) => `${source} ${id}`);

test("a place that another source has becomes one record: what is there stays, gaps are filled, both stand in it", () =>
  withOrganisation(async (org) => {
    await org.take([[place("node/1", { ...lello, phoneNumber: "222 002 037", geoLocation: north(0) })]]);
    const summary = { summary: { en: "A bookshop with a staircase." } };
    const fields = {
      name: { pt: "Lello", en: "Lello Bookshop" },
      phoneNumber: "222002037",
      geoLocation: north(20),
      ...summary,
    };
    const report = await org.take([{ records: [place("buy/lello", fields)], ...guideBook }]);
    assert.deepEqual([report.result?.added, report.result?.updated, report.merged.match], [0, 1, 1]);
    const { why, ...match } = report.matches.first[0]!;
    assert.deepEqual(match, {
      ...{ kind: "listing", source: "guidebook", sourceId: "buy/lello", name: "Lello / Lello Bookshop" },
      ...{ how: "match", into: "test-node-1" },
    });
    assert.match(why, /^name 0\.\d\d, 20 m, same telephone$/);
    const record = (await org.stored("test-node-1"))!;
    assert.deepEqual(record.name, { pt: "Livraria Lello", en: "Lello Bookshop" });
    assert.deepEqual([record.phoneNumber, record.geoLocation], ["222 002 037", north(0)]);
    assert.deepEqual([record.summary, record.languageCodes], [summary.summary, ["en", "pt"]]);
    assert.deepEqual(entriesOf(record), ["testmap node/1", "guidebook buy/lello"]);
    const again = await org.take([{ records: [place("buy/lello", fields)], ...guideBook }]);
    assert.deepEqual([again.result?.unchanged, again.result?.version], [1, 2]);
  }));

test("a curated place takes what it lacks and never follows a source in what it said itself", () =>
  withOrganisation(async (org) => {
    const own = {
      id: "lello",
      status: "active",
      ...lello,
      geoLocation: north(0),
      hostIds: ["inn"],
      languageCodes: ["pt"],
    };
    await org.curate({ ...own, contentType: "listing" });
    await org.take([[place("node/1", { ...lello, websiteUrl: "https://lello.example" })]]);
    await org.take([[place("node/1", { name: { pt: "Loja" }, websiteUrl: "https://new.example" })]]);
    const record = (await org.stored("lello"))!;
    assert.deepEqual(
      [record.name, record.websiteUrl, record.hostIds],
      [lello.name, "https://new.example", ["inn"]],
    );
    await org.take([[place("node/2", { name: { pt: "Outra" } })]], { prune: true });
    const left = (await org.stored("lello"))!;
    assert.deepEqual([left.status, left.websiteUrl, left.sources], ["active", undefined, undefined]);
  }));

test("when one of two sources loses a place, its values and its entry go, and the other fills the gaps", () =>
  withOrganisation(async (org) => {
    const map = place("node/1", {
      ...lello,
      websiteUrl: "https://a.example",
      phoneNumber: "1234567",
      ...category("shop/books"),
    });
    const book = {
      records: [place("buy/l", { ...lello, websiteUrl: "https://b.example", phoneNumber: "1234567" })],
      ...guideBook,
    };
    await org.take([[map]]);
    await org.take([book]);
    const other = place("node/2", { name: { pt: "Outra" }, geoLocation: north(5_000) });
    const { result, changes } = await org.take([[other]], { prune: true });
    assert.deepEqual([result?.retired, result?.added], [1, 1]);
    assert.deepEqual(
      changes.first.find(({ change }) => change === "retire")?.fields.map(({ field }) => field),
      ["integratedCategories.en", "websiteUrl"],
    );
    const left = (await org.stored("test-node-1"))!;
    assert.deepEqual([left.status, left.name, left.geoLocation], ["active", lello.name, north(0)]);
    assert.deepEqual(
      [left.phoneNumber, left.websiteUrl, entriesOf(left)],
      ["1234567", undefined, ["guidebook buy/l"]],
    );
    await org.take([book]);
    assert.equal((await org.stored("test-node-1"))!.websiteUrl, "https://b.example");
  }));

test("a place that one source has lost and archived is active again when another source brings it", () =>
  withOrganisation(async (org) => {
    const other = place("node/2", { name: { pt: "Outra" }, geoLocation: north(5_000) });
    await org.take([[place("node/1", lello), other]]);
    await org.take([[other]], { prune: true });
    assert.equal((await org.stored("test-node-1"))!.status, "archived");
    await org.take([{ records: [place("buy/l", lello)], ...guideBook }]);
    assert.equal((await org.stored("test-node-1"))!.status, "active");
    await org.take([[other]], { prune: true });
    assert.deepEqual(entriesOf(await org.stored("test-node-1")), ["guidebook buy/l"]);
  }));

test("two candidates that are equally good leave a place apart, and it is told; it is told once", () =>
  withOrganisation(async (org) => {
    const chain = { name: { pt: "Padaria Ribeiro" }, ...category("shop/bakery") };
    const branches = [
      place("node/1", { ...chain, geoLocation: north(-65), phoneNumber: "111111111" }),
      place("node/2", { ...chain, geoLocation: north(65), phoneNumber: "222222222" }),
    ];
    await org.take([branches]);
    const book = { records: [place("eat/r", { ...chain, geoLocation: north(0) })], ...guideBook };
    const report = await org.take([book]);
    assert.deepEqual([report.result?.added, report.merged.match, report.ambiguous.count], [1, 0, 1]);
    const [ambiguous] = report.ambiguous.first;
    assert.deepEqual(ambiguous?.candidates.map(({ id }) => id).sort(), ["test-node-1", "test-node-2"]);
    const again = await org.take([book]);
    assert.deepEqual([again.result?.unchanged, again.ambiguous.count], [1, 0]);
  }));

test("of two records of a source that would be one place, the clearly better one is it", () =>
  withOrganisation(async (org) => {
    await org.take([[place("node/1", { ...lello, geoLocation: north(0) })]]);
    const records = [
      place("a", { ...lello, geoLocation: north(120) }),
      place("b", { ...lello, geoLocation: north(5) }),
    ];
    const report = await org.take([{ records, ...guideBook }]);
    assert.deepEqual([report.merged.match, report.result?.added, report.ambiguous.count], [1, 1, 1]);
    assert.equal(report.matches.first[0]?.sourceId, "b");
  }));

test("a point inside the outline of the same house is one place with it, again and again", () =>
  withOrganisation(async (org) => {
    const house = { name: { pt: "Casa da Música" }, ...category("amenity/theatre") };
    const point = place("node/1", { ...house, geoLocation: north(0) });
    const outline = place("way/2", { ...house, geoLocation: north(40), phoneNumber: "220120220" });
    const apart = place("node/3", {
      name: { pt: "Casa da Música" },
      ...category("railway/station"),
      geoLocation: north(10),
    });
    const report = await org.take([[point, outline, apart]]);
    assert.deepEqual([report.result?.added, report.merged.duplicate], [2, 1]);
    const record = (await org.stored("test-node-1"))!;
    assert.deepEqual(
      [record.phoneNumber, entriesOf(record)],
      ["220120220", ["testmap node/1", "testmap way/2"]],
    );
    const again = await org.take([[point, outline, apart]], { prune: true });
    assert.deepEqual([again.result?.unchanged, again.result?.version], [2, 1]);
    await org.take([[outline, apart]], { prune: true });
    const left = (await org.stored("test-node-1"))!;
    assert.deepEqual([left.status, entriesOf(left)], ["active", ["testmap way/2"]]);
  }));

test("the dates of an event stay apart, from each other and from the house, but two sources of one date are joined", () =>
  withOrganisation(async (org) => {
    const name = { pt: "Noite de fado" };
    const on = (start_date: string) => ({ name, additionalData: { date: { start_date } } });
    const first = place("e/1", on("2026-12-01T20:00"));
    const late = place("e/2", on("2026-12-01T22:30"));
    const later = place("e/3", on("2026-12-08T20:00"));
    const { result } = await org.take([[first, late, later, place("house", { name })]]);
    assert.equal(result?.added, 4);
    const source = { name: "othermap" };
    const same = place("x/3", on("2026-12-08T20:00:00+00:00"));
    const other = place("x/4", on("2026-12-15T20:00"));
    const report = await org.take([{ records: [same, other], source, dataset: "other" }]);
    assert.deepEqual([report.merged.match, report.result?.added], [1, 1]);
    assert.equal(report.matches.first[0]?.into, "test-e-3");
  }));

test("a place that its source has under a new id keeps its record, and what a curator wrote in it", () =>
  withOrganisation(async (org) => {
    await org.take([[place("node/1", lello)]]);
    await org.edit("test-node-1", { score: 70 });
    const report = await org.take([[place("way/9", { ...lello, phoneNumber: "1234567" })]], { prune: true });
    assert.deepEqual([report.merged.successor, report.result?.updated, report.result?.retired], [1, 1, 0]);
    const record = (await org.stored("test-node-1"))!;
    assert.deepEqual([record.status, record.score, entriesOf(record)], ["active", 70, ["testmap way/9"]]);
  }));

test("another extract of a worldwide source updates what an earlier one brought; data sets of anybody are kept apart", () =>
  withOrganisation(async (org) => {
    await org.take([{ records: [place("node/1", lello)], dataset: "north" }]);
    const news = { records: [place("node/1", { ...lello, score: 5 })], dataset: "south" };
    assert.equal((await org.take([news])).result?.updated, 1);
    const table = (dataset: string, more: object = {}) => ({
      records: [
        place("1", { name: { pt: "Casa Guedes" }, ...more }, { sourceId: `${dataset}/1`, id: "row-1" }),
      ],
      ...{ source: { name: "csv" }, dataset, worldwide: false },
    });
    await org.take([table("a")]);
    const far = await org.take([table("b", { geoLocation: north(9_000) })]);
    assert.deepEqual([far.result?.added, far.merged.match], [1, 0]);
    assert.match(far.changes.first[0]!.id, /^row-1-[0-9a-f]{8}$/, "the id is taken");
    const near = await org.take([table("c")]);
    assert.deepEqual([near.merged.match, near.matches.first[0]?.into], [1, "row-1"]);
  }));

test("a curated record of the same id is the same record", () =>
  withOrganisation(async (org) => {
    await org.curate({
      id: "row-1",
      status: "draft",
      name: { pt: "Guedes" },
      hostIds: [],
      languageCodes: ["pt"],
    });
    const report = await org.take([[place("1", { name: { pt: "Outro nome" } }, { id: "row-1" })]]);
    assert.equal(report.matches.first[0]?.why, "same id");
    const record = (await org.stored("row-1"))!;
    assert.deepEqual([record.name, record.status, record.geoLocation], [{ pt: "Guedes" }, "draft", north(0)]);
  }));

test("two sources in one command are merged with each other", () =>
  withOrganisation(async (org) => {
    const report = await org.take([
      [place("node/1", lello)],
      { records: [place("buy/l", lello)], ...guideBook },
    ]);
    assert.deepEqual([report.records, report.result?.added, report.merged.match], [2, 1, 1]);
  }));

test("near misses are reported with what was found of them", () =>
  withOrganisation(async (org) => {
    await org.take([[place("node/1", { name: { pt: "Igreja de São Francisco" } })]]);
    const report = await org.take([
      { records: [place("see/f", { name: { pt: "Jardim de São Francisco" } })], ...guideBook },
    ]);
    assert.equal(report.merged.match, 0);
    assert.match(report.nearMisses.first[0]!.candidates[0]!.why, /^name 0\.\d\d, 0 m$/);
  }));

test("areas and hosts are merged as listings are", () =>
  withOrganisation(async (org) => {
    const area = (id: string, radius: number, more: object = {}) =>
      place(id, { name: undefined, displayName: { pt: "Cedofeita" }, radius, ...more }, { kind: "geoArea" });
    await org.take([[area("relation/1", 1_200)]]);
    const areas = await org.take([{ records: [area("n", 600, { geoLocation: north(300) })], ...guideBook }]);
    assert.equal(areas.merged.match, 1);
    const host = (id: string) => place(id, { name: "Hotel Infante" }, { kind: "host" });
    await org.take([[host("node/5")]]);
    const hosts = await org.take([{ records: [host("h")], ...guideBook }], { hostIds: ["x"] });
    assert.deepEqual([hosts.merged.match, hosts.faultCount], [1, 0]);
    assert.equal((await org.stored("test-node-5", "host"))!.hostIds, undefined);
  }));
