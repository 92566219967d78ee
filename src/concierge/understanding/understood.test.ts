import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { now, timeZone, townWords } from "../../../test/support/concierge/words.ts";
import { partsOf } from "./parts.ts";
import { writeSlots } from "./said-slots.ts";
import { writeStages } from "./stages.ts";
import { explain, understand } from "./understand.ts";
import type { UnderstandingContext } from "./understanding.ts";

const tower = { kind: "listing", id: "salt-tower", name: "The Salt Tower", kinds: ["tower"] } as const;
const pia = { kind: "listing", id: "trattoria-pia", name: "Trattoria Pia", kinds: ["italian"] } as const;
const context: UnderstandingContext = { now, timeZone, words: townWords, hostName: "The Weir House" };
const shown = [tower, pia, { kind: "listing", id: "kornfeld", name: "Kornfeld Collection" }] as const;
const today = Date.parse("2026-10-14") / 86_400_000;
const planDates = [today + 1, today + 2, today + 3];

/** What was said before a message, and what the answers showed. */
const conversations = (
  [
    [["cheap italian food in the old quarter tonight for four"], { shown, spokenOf: tower }],
    [["museums near the hotel", "not the big ones"], { shown }],
    [["plan three days with museums and a park"], { planDates }],
    [["plan three days", "add a bar in the evening of day 2", "where can I swim"], { planDates, shown }],
    [["how do I get to the Salt Tower?"], { spokenOf: tower, told: [tower, pia] }],
    [["my wife has fainted"], {}],
    [["what time is breakfast here", "and can I park"], {}],
    [["vegan restaurants with my two kids on Friday"], { lang: "de", shown: [pia, tower], told: [pia] }],
  ] satisfies [string[], Partial<UnderstandingContext>][]
).map(([messages, more]) => {
  const said: UnderstandingContext = { ...context, ...more };
  for (const message of messages) said.previous = understand(message, said);
  return said;
});

/** What a message is understood as, of all stages and slots a short hash: alone, and in a conversation that goes by its letters. */
function understoodAs(message: string): string {
  const drawn = Number.parseInt(hash("md5", message).slice(0, 6), 16) % conversations.length;
  const conversation = conversations[drawn]!;
  const stages = explain(message, context);
  const alone = stages.understanding;
  const after = understand(message, conversation);
  const all = [
    alone,
    writeStages(stages),
    writeSlots(alone, timeZone),
    after,
    partsOf(message, conversation),
  ];
  return [message, alone.intent, after.intent, hash("md5", JSON.stringify(all)).slice(0, 6)].join("\t");
}

test("messages of all kinds are understood, alone and in conversations, as they were", (context) => {
  const path = join(import.meta.dirname, "understood.tsv");
  const messages = readFileSync(path, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t")[0]!);
  // To add messages, or to hold what is meant to have changed: node --test --test-update-snapshots with this file
  const lines = `${messages.map(understoodAs).join("\n")}\n`;
  context.assert.fileSnapshot(lines, path, { serializers: [String] });
});
