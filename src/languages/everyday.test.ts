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
  ["souvenirtjes voor thuis, om de hoek", { categories: ["souvenirs"], near: { to: "me" } }],
  ["een speciaalbiertje of een pannenkoekje", { categories: ["brewery", "pancake"] }],
  ["biffen i aften", { categories: ["cinema"] }],
  ["en burger der ikke koster en bondegård", { categories: ["burger"], priceLevel: [1, 2] }],
  ["wo kann man hier kraxeln", { categories: ["climbing"] }],
  ["ein Fischlokal ums Eck", { categories: ["seafood"], near: { to: "me" } }],
  ["was kann man bei dem sauwetter machen", { features: ["rainy"] }],
];

test("everyday words are understood", () => {
  for (const [message, expected] of messages) {
    const understood = said(message);
    for (const [slot, value] of Object.entries(expected))
      assert.deepEqual(understood[slot as keyof Understanding], value, `${slot} of “${message}”`);
  }
});

/** A café or a museum, asked for with words that carry grammar alone. */
const wordy: readonly string[] = [
  "a museum nevertheless, whichever, pls",
  "ich hab dann wieder zunächst jemanden, trotzdem ein museum",
  "lesquels musées sont toujours parmi ceux-ci",
  "entonces todavía algunos museos, aunque seamos varios",
  "sto sempre verso un museo sulla via, dunque",
  "contudo, alguns museus nesses dias, embora vários",
  "straks toch nogal een museum, terwijl iedereen",
  "hvordan kommer vi derhen igen, altid et museum",
  "不但博物馆，而且大家",
  "게다가 미술관, 비록",
  "特に私達は美術館",
  "متحف طالما جميعنا حسب",
];

test("words that carry grammar alone are not told as not understood", () => {
  for (const message of wordy) {
    const { notUnderstood } = said(message);
    assert.deepEqual(notUnderstood, [], message);
  }
});
