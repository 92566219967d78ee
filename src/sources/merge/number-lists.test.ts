import assert from "node:assert/strict";
import { test } from "node:test";
import { NumberLists } from "./number-lists.ts";

test("lists of any length are read back, however many were added since", () => {
  const lists = new NumberLists();
  const list = (index: number) =>
    Array.from({ length: index % 7 }, (_, place) => 2 ** 32 - 1 - index - place);
  for (let index = 0; index < 3_000; index++) lists.add(list(index));
  for (let index = 0; index < 3_000; index++) assert.deepEqual([...lists.at(index)], list(index));
});
