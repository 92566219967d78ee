import { inspect, parseArgs } from "node:util";
import { writeSlots } from "../../src/concierge/understanding/said-slots.ts";
import { writeStages } from "../../src/concierge/understanding/stages.ts";
import type { Explanation } from "../../src/concierge/understanding/understand.ts";
import { type Counts, compareSlot, compareSlots, f1Of, slotNames, sumCounts } from "../../src/judge/slots.ts";
import { judgeGuests, judgeStrangers } from "./guests.ts";
import { TIME_ZONE } from "./judged.ts";
import { judgeMeanings } from "./meanings.ts";
import type { Result } from "./measure.ts";
import { explainLast, measure } from "./measure.ts";
import { judgePairs } from "./pairs.ts";
import { judgeTurns } from "./turns.ts";

const { values: options } = parseArgs({
  options: {
    part: { type: "string", default: "report" },
    errors: { type: "boolean", default: false },
    say: { type: "string", multiple: true },
    guests: { type: "string" },
    meanings: { type: "string" },
    strangers: { type: "string" },
    turns: { type: "string" },
    rows: { type: "boolean", default: false },
    pairs: { type: "boolean", default: false },
    sample: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
  },
});
if (options.say) {
  printStages(await explainLast(options.say));
  process.exit();
}
if (options.guests !== undefined) {
  await judgeGuests(options.guests, options);
  process.exit();
}
if (options.turns !== undefined) {
  await judgeTurns(options.turns, options);
  process.exit();
}
if (options.pairs) {
  await judgePairs({ seed: Number(options.seed), errors: options.errors });
  process.exit();
}
if (options.strangers !== undefined) {
  const [sample, seed] = [Number(options.sample), Number(options.seed)];
  await judgeStrangers(options.strangers, { sample, seed, errors: options.errors });
  process.exit();
}
const part = options.meanings ?? options.part;
if (part !== "tune" && part !== "report")
  throw new Error(`a part is tune or report, not ${JSON.stringify(part)}`);
if (options.errors && part !== "tune")
  throw new Error("errors are shown of the part to tune on only: --part tune --errors");
if (options.meanings !== undefined) {
  await judgeMeanings(part, options);
  process.exit();
}

const { results, cpuMilliseconds } = await measure(part);
const languages = [...new Set(results.map(({ language }) => language))];

if (options.errors) for (const result of results) printErrors(result);
console.log(
  `part: ${part}; ${results.length} messages, ${results.filter(({ isDialogue }) => isDialogue).length} of them in dialogues\n`,
);
console.log(row("language", "messages", "language", "intent", "precision", "recall", "F1"));
for (const language of languages)
  printScores(
    language,
    results.filter((result) => result.language === language),
  );
printScores("all", results);
console.log(`\n${row("slot", "expected", "", "", "precision", "recall", "F1")}`);
for (const slot of slotNames) {
  const counts = sumCounts(results.map(({ found, slots }) => compareSlot(slot, found, slots)));
  console.log(row(slot, counts.expected, "", "", ...figures(counts)));
}
const sorted = cpuMilliseconds.toSorted((a, b) => a - b);
const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!.toFixed(2);
console.log(`\nCPU time of a message, ms: p50 ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)}`);

function printScores(name: string, some: readonly Result[]): void {
  const counts = sumCounts(some.map(({ found, slots }) => compareSlots(found, slots)));
  const share = (right: number) => (right / some.length).toFixed(3);
  const languageRight = some.filter(
    ({ understanding, language }) => understanding.language === language,
  ).length;
  const intentRight = some.filter(({ understanding, intent }) => understanding.intent === intent).length;
  console.log(row(name, some.length, share(languageRight), share(intentRight), ...figures(counts)));
}

function printStages(explanation: Explanation): void {
  const slots = writeSlots(explanation.understanding, TIME_ZONE);
  const stages = { language: explanation.language, ...writeStages(explanation), understood: slots };
  console.log(inspect(stages, { depth: 6, breakLength: 120, maxArrayLength: null }));
}

function printErrors({ say, intent, slots, language, understanding, found: said }: Result): void {
  const wrong = slotNames.filter((slot) => {
    const { found, expected, right } = compareSlot(slot, said, slots);
    return found !== right || expected !== right;
  });
  if (wrong.length === 0 && understanding.intent === intent && understanding.language === language) return;
  const shown = wrong.map(
    (slot) => `${slot}: ${JSON.stringify(slots[slot])} ≠ ${JSON.stringify(said[slot])}`,
  );
  if (understanding.intent !== intent) shown.push(`intent: ${intent} ≠ ${understanding.intent}`);
  if (understanding.language !== language) shown.push(`language: ${language} ≠ ${understanding.language}`);
  console.log(`${language} ${say}\n    ${shown.join("\n    ")}`);
}

function figures({ found, expected, right }: Counts): string[] {
  const f1 = f1Of({ found, expected, right }) ?? Number.NaN;
  return [right / found, right / expected, f1].map((value) =>
    Number.isFinite(value) ? value.toFixed(3) : "–",
  );
}

function row(...cells: readonly (string | number)[]): string {
  return cells
    .map((cell, column) => (column === 0 ? String(cell).padEnd(14) : String(cell).padStart(10)))
    .join("");
}
