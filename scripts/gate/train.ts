/**
 * Trains the gate (src/concierge/understanding/gate.ts) on messages whose purpose is known, and writes its weights.
 *
 *     node scripts/gate/train.ts [--hwu64 FILE] [--snips FILE] [--epochs 8] [--without PATTERN | --fifths --out FILE]
 *
 * The messages of scripts/gate/utterances and conversations, and of bench/concierge/guests/tune and judged/tune are always used; the two public sets (see THIRD-PARTY.md) are given by path. The same
 * messages give the same weights. Files whose path has the regular expression `--without` are not learned from: how well the rest does on them is told, which shows what is to
 * be expected of messages by other hands. With `--fifths` every fifth message or conversation of each language is left out: `npm run bench:concierge -- --turns FILE` tells how well
 * turns are understood by what was learned of the rest.
 */
import { globSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { classes, createGate, partsOf, purposes } from "../../src/concierge/understanding/gate.ts";
import { createModel, featuresOf } from "../../src/concierge/understanding/linear-model.ts";
import {
  type Example,
  fifthOf,
  isOfLanguage,
  readConversations,
  readGuests,
  readHwu64,
  readJudged,
  readSnips,
  readUtterances,
} from "./examples.ts";
import { fit } from "./fit.ts";
import { type Evidence, openReader } from "./read-evidence.ts";
import { quantise, writeModel } from "./store-model.ts";

const { values: options } = parseArgs({
  options: {
    hwu64: { type: "string" },
    snips: { type: "string" },
    epochs: { type: "string", default: "8" },
    without: { type: "string" },
    fifths: { type: "boolean", default: false },
    out: { type: "string", default: "src/concierge/understanding/gate-weights.bin" },
  },
});

/** What a question names that a place's record answers; without, it may be one of a fact. */
const OF_RECORDS: readonly string[] = ["place", "choice", "asked_of_places", "feature", "asks_whether_then"];
/** Conversations are few beside single messages: each is learned from so many times. */
const CONVERSATION_TIMES = 2;
/**
 * Conversations of changes alone, for `train-kinds.ts`: a gate that learned from these as well took questions and remarks for changes (of 88 answers to strangers
 * that differed 41 were worse and 15 better).
 */
const OF_CHANGES = /-[567]\.tsv$/;
/** So is an emergency that is told at once: to miss one is worse than to take something else for one. */
const EMERGENCY_TIMES = 5;
const without = options.without === undefined ? undefined : new RegExp(options.without);
const root = new URL("../../", import.meta.url).pathname;
const examples: Example[] = [];
const strange: Example[] = [];
function take(path: string, read: (text: string) => Example[], times = 1) {
  const all = read(readFileSync(path, "utf8"));
  const isLeftOut = options.fifths && isOfLanguage(path) ? fifthOf(all) : () => without?.test(path) === true;
  const [left, kept] = [all.filter(isLeftOut), all.filter((example) => !isLeftOut(example))];
  strange.push(...left);
  for (let time = 0; time < times; time++) examples.push(...kept);
}
for (const path of globSync(`${root}scripts/gate/utterances/*.tsv`).toSorted()) take(path, readUtterances);
for (const path of globSync(`${root}scripts/gate/conversations/*.tsv`).toSorted())
  if (!OF_CHANGES.test(path)) take(path, readConversations, CONVERSATION_TIMES);
for (const path of globSync(`${root}bench/concierge/judged/tune/*.jsonl`).toSorted()) take(path, readJudged);
for (const path of globSync(`${root}bench/concierge/guests/tune/*.jsonl`).toSorted()) take(path, readGuests);
if (options.hwu64) take(options.hwu64, readHwu64);
if (options.snips) take(options.snips, readSnips);
const alarming = examples.filter(({ purpose, after }) => purpose === "emergency" && !after);
for (let time = 1; time < EMERGENCY_TIMES; time++) examples.push(...alarming);
const started = performance.now();
const read = await openReader();
const samples = examples.map((example) => {
  const evidence = read(example);
  return { features: featuresOf(example.message, evidence.meanings), right: rightClasses(example, evidence) };
});
const stored = quantise(fit(samples, classes.length, Number(options.epochs)), classes);
const gate = createGate(createModel(stored));
writeModel(options.out, stored);
console.log(`${examples.length} messages, ${((performance.now() - started) / 1000).toFixed(0)} s`);
if (strange.length > 0)
  console.log(`${strange.length} left out: ${(shareRight(strange) * 100).toFixed(1)} % right`);

/** The classes that may be right, by their places; where nobody tells what an emergency or a change is of, all of them. */
function rightClasses({ purpose, after }: Example, { of, meanings }: Evidence): number[] {
  const isOfRecords = OF_RECORDS.some((sign) => meanings.includes(`sign.${sign}`));
  const isAsked = meanings.includes("act.ask") && !meanings.includes("for.purpose.not_ours");
  const mayBeFact = purpose === "not_ours" ? isAsked : purpose === "about_place" && !isOfRecords;
  const whole = partsOf(purpose);
  const told = whole.filter((one) => one === of);
  const right = told.length > 0 ? told : whole;
  return [...right, ...(mayBeFact && !after ? (["knowledge"] as const) : [])].map((one) =>
    classes.indexOf(one),
  );
}

/** Of so many messages the purpose is the likeliest. */
function shareRight(some: readonly Example[]): number {
  const right = some.filter((example) => {
    const { message, purpose } = example;
    const { odds } = gate.weigh(message, read(example).meanings);
    return purposes.every((other) => odds[other] <= odds[purpose]);
  });
  return right.length / some.length;
}
