import { hash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { test } from "node:test";
import { buildSampleWords } from "../../../test/support/concierge/sample-words.ts";
import { lexicons, now, timeZone, townWords } from "../../../test/support/concierge/words.ts";
import { partsOf } from "./parts.ts";
import { writeSlots } from "./said-slots.ts";
import { writeStages } from "./stages.ts";
import { explain, understand } from "./understand.ts";
import type { PlaceOfKinds, Understanding, UnderstandingContext } from "./understanding.ts";

const tower = { kind: "listing", id: "salt-tower", name: "The Salt Tower", kinds: ["tower"] } as const;
const pia = { kind: "listing", id: "trattoria-pia", name: "Trattoria Pia", kinds: ["italian"] } as const;
const context: UnderstandingContext = { now, timeZone, words: townWords, hostName: "The Weir House" };
const kornfeld = { kind: "listing", id: "kornfeld", name: "Kornfeld Collection" } as const;
const shown = [tower, pia, kornfeld] as const;
const today = Date.parse("2026-10-14") / 86_400_000;
const planDates = [today + 1, today + 2, today + 3];
/** Of the sample destination, which most conversations are about. */
const sample: UnderstandingContext = {
  ...context,
  words: await buildSampleWords(lexicons),
  hostName: "Harbour House",
  townName: "Copenhagen",
};
const sights: readonly PlaceOfKinds[] = [
  { kind: "listing", id: "tivoli-gardens", name: "Tivoli" },
  { kind: "listing", id: "nyhavn", name: "Nyhavn" },
  { kind: "listing", id: "rosenborg-castle", name: "Rosenborg Slot", kinds: ["castle"] },
  { kind: "listing", id: "nyhavns-faergekro", name: "Nyhavns Færgekro", kinds: ["restaurant"] },
];
/** Of the conversations that the gate learns from one in so many. */
const ONE_IN = 12;

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
  const conversation = conversations[numberOf(message) % conversations.length]!;
  const read = allOf(message, context);
  const after = understand(message, conversation);
  const all = [...read, after, partsOf(message, conversation)];
  return [message, read[0].intent, after.intent, hash("md5", JSON.stringify(all)).slice(0, 6)].join("\t");
}

const numberOf = (text: string) => Number.parseInt(hash("md5", text).slice(0, 6), 16);

function allOf(message: string, said: UnderstandingContext) {
  const stages = explain(message, said);
  const slots = writeSlots(stages.understanding, timeZone);
  return [stages.understanding, writeStages(stages), slots] as const;
}

/** The conversation after a message: what a search shows, a plan that is made stands, and a place that is named is spoken of. */
function goOn(said: UnderstandingContext, message: string, previous: Understanding): UnderstandingContext {
  const { intent, days = 3, place } = previous;
  const found = [...sights, ...sights].slice(numberOf(message) % 4).slice(0, 3);
  const [first] = found;
  const { told = [], recommended = [] } = said;
  const next = { ...said, previous };
  if (intent === "find_places" || intent === "refine")
    return { ...next, shown: found, spokenOf: first, recommended: [first!, ...recommended] };
  if (intent === "plan_trip")
    return { ...next, planDates: [0, 1, 2, 3, 4, 5, 6].slice(0, days).map((day) => today + day) };
  return intent === "about_place" && place ? { ...next, spokenOf: place, told: [place, ...told] } : next;
}

/** What conversations of a file come to, of each turn all stages and the parts: their number and a short hash. */
function heldOf(path: string): string {
  const all = readFileSync(path, "utf8").trimEnd().split("\n\n");
  const drawn = all.filter((_, index) => index % ONE_IN === 0);
  const results = drawn.flatMap((conversation, index) => {
    let said: UnderstandingContext = { ...sample, lang: index % 3 === 0 ? "en-GB" : undefined };
    return conversation.split("\n").map((line) => {
      const message = line.split("\t")[1]!;
      const result = [...allOf(message, said), partsOf(message, said)] as const;
      said = goOn(said, message, result[0]);
      return result;
    });
  });
  return [basename(path), results.length, hash("md5", JSON.stringify(results)).slice(0, 8)].join("\t");
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

test("conversations of whole stays, with what was shown and planned in them, are understood as they were", (context) => {
  const folder = join(import.meta.dirname, "../../../scripts/gate/conversations");
  const files = globSync("*.tsv", { cwd: folder }).sort();
  const lines = `${files.map((file) => heldOf(join(folder, file))).join("\n")}\n`;
  const path = join(import.meta.dirname, "conversations.tsv");
  context.assert.fileSnapshot(lines, path, { serializers: [String] });
});
