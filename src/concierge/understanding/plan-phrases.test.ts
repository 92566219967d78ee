import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { said, timeZone } from "../../../test/support/concierge/words.ts";
import { writeSlots } from "./said-slots.ts";

/** Of each line: the language, the change as it is written, and ways to ask for it after the plan of the language. */
const lines = readFileSync(
  new URL("../../../test/support/concierge/plan-phrases.txt", import.meta.url),
  "utf8",
)
  .trim()
  .split("\n")
  .map((line) => {
    const [language, change, ...words] = line.split(" ");
    return { language: language!, change: change!, phrases: words.join(" ").split("|") };
  });
const plans = new Map(
  lines.filter(({ change }) => change === "PLAN").map((one) => [one.language, one.phrases[0]!]),
);

test("each change of a plan is understood in every language, however it is asked for", () => {
  for (const { language, change, phrases } of lines) {
    for (const phrase of change === "PLAN" ? [] : phrases) {
      const understanding = said(plans.get(language)!, phrase);
      const { edits } = writeSlots(understanding, timeZone);
      assert.deepEqual([understanding.intent, edits], ["edit_plan", [change]], `${language}: ${phrase}`);
    }
  }
});
