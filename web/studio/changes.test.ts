import assert from "node:assert/strict";
import { test } from "node:test";
import { changesBetween, patchOf, rebase, withValue } from "./changes.ts";

const base = { id: "bar", name: { "en-GB": "Bar", "da-DK": "Bar" }, tags: ["a"], phone: "1" };

test("what was changed is a merge patch: languages one by one, lists whole, what is gone as null", () => {
  const mine = {
    id: "bar",
    name: { "en-GB": "Pub", "da-DK": "Bar" },
    tags: ["a", "b"],
    summary: { "en-GB": "x" },
  };
  const changes = changesBetween(base, mine);
  assert.deepEqual(changes.map(({ path }) => path.join(".")).sort(), [
    "name.en-GB",
    "phone",
    "summary.en-GB",
    "tags",
  ]);
  assert.deepEqual(patchOf(changes), {
    name: { "en-GB": "Pub" },
    phone: null,
    tags: ["a", "b"],
    summary: { "en-GB": "x" },
  });
});

test("a value that was emptied goes, with the object that has nothing else", () => {
  assert.deepEqual(withValue({ id: "bar", name: { "en-GB": "Bar" } }, ["name", "en-GB"], undefined), {
    id: "bar",
  });
  assert.deepEqual(withValue({ id: "bar" }, ["name", "da-DK"], "Bar"), {
    id: "bar",
    name: { "da-DK": "Bar" },
  });
});

test("two editors keep each other's words, and are asked where both changed the same", () => {
  const theirs = { ...base, name: { "en-GB": "Inn", "da-DK": "Kro" } };
  const mine = { ...base, name: { "en-GB": "Pub", "da-DK": "Bar" }, phone: "2" };
  const { record, clashes } = rebase(base, mine, theirs);
  assert.deepEqual(record, { ...base, name: { "en-GB": "Pub", "da-DK": "Kro" }, phone: "2" });
  assert.deepEqual(clashes, [{ path: ["name", "en-GB"], from: "Bar", to: "Pub", theirs: "Inn" }]);
});
