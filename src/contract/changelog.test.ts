import assert from "node:assert/strict";
import { test } from "node:test";
import {
  changelogAnswer,
  changelogOf,
  deprecationHeaders,
  type InterfaceChange,
  interfaceChanges,
  NOTICE_DAYS,
} from "./changelog.ts";
import { chatOperations } from "./chat-operations.ts";
import { operations } from "./operations.ts";
import { everywhere } from "./parameters.ts";

const DAY_MS = 86_400_000;

test("the changelog names operations and parameters that there are, the latest change first", () => {
  changelogAnswer.parse(changelogOf("4.0.0"));
  const known = { ...operations, ...chatOperations };
  for (const { kind, operations: named, parameter } of interfaceChanges) {
    if (kind === "removed") continue;
    for (const id of named) assert.ok(Object.hasOwn(known, id), id);
    const parameters = named.map((id) => known[id as keyof typeof known].parameters);
    for (const taken of parameters.length > 0 ? parameters : [everywhere]) {
      assert.ok(parameter === undefined || Object.hasOwn(taken, parameter), parameter);
    }
  }
  const dates = interfaceChanges.map(({ date }) => date ?? "");
  assert.deepEqual(dates, dates.toSorted().reverse());
});

test("what was added to the published interface and is told of in the reference stands in the changelog", () => {
  const told = new Set(interfaceChanges.flatMap(({ operations: named }) => named));
  for (const id of ["listing", "guide", "area", "orgLanguages", "pageSlug", "chat"])
    assert.ok(told.has(id), id);
});

test("what is deprecated has its notice, and ends no earlier", () => {
  for (const { kind, date, sunset, text } of interfaceChanges) {
    if (kind !== "deprecated") assert.equal(sunset, undefined, text);
    else assert.ok(Date.parse(sunset!) - Date.parse(date!) >= NOTICE_DAYS * DAY_MS, text);
  }
});

const change = (fields: Partial<InterfaceChange>): InterfaceChange => ({
  date: "2027-01-01",
  kind: "deprecated",
  operations: ["guideSearch"],
  sunset: "2027-07-01",
  preview: false,
  text: "",
  ...fields,
});

test("a request that uses what is deprecated is told since when and until when", () => {
  const changes = [change({ parameter: "old" }), change({ operations: ["hostHome"], sunset: "2027-12-01" })];
  assert.deepEqual(deprecationHeaders("guideSearch", ["page"], changes), {});
  const headers = { Deprecation: "@1798761600", Sunset: "Thu, 01 Jul 2027 00:00:00 GMT" };
  assert.deepEqual(deprecationHeaders("guideSearch", ["old"], changes), headers);
  assert.deepEqual(deprecationHeaders("hostHome", [], changes).Sunset, "Wed, 01 Dec 2027 00:00:00 GMT");
  const sooner = [...changes, change({ operations: [], parameter: "old", sunset: "2027-06-30" })];
  assert.equal(deprecationHeaders("guideSearch", ["old"], sooner).Sunset, "Wed, 30 Jun 2027 00:00:00 GMT");
  assert.deepEqual(deprecationHeaders("guideSearch", ["old"], [change({ kind: "changed" })]), {});
});
