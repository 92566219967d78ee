import assert from "node:assert/strict";
import { test } from "node:test";
import { said } from "../../test/support/concierge/words.ts";
import type { Understanding } from "../concierge/understanding/understanding.ts";

type Expected = Partial<Understanding>;

/** What guests type on a phone: slang, compounds, diminutives, chat spellings, wishes that are only hinted at. */
const messages: readonly (readonly [string, Expected])[] = [
  ["any decent boozer round here", { categories: ["pub"], near: { to: "me" } }],
  ["need a chippy, kids are starving", { categories: ["fish_and_chips"], userCategory: "family" }],
  ["somewhere for a steak, money no object", { categories: ["steak"], priceLevel: [3, 4] }],
  ["a curry that wont bankrupt us", { categories: ["indian"], priceLevel: [1, 2] }],
  ["table for 4 ppl at a taproom", { categories: ["brewery"], partySize: 4 }],
];

test("everyday words are understood", () => {
  for (const [message, expected] of messages) {
    const understood = said(message);
    for (const [slot, value] of Object.entries(expected))
      assert.deepEqual(understood[slot as keyof Understanding], value, `${slot} of “${message}”`);
  }
});
