/**
 * Trains what a change of a plan asks for (src/concierge/understanding/change-kinds.ts) or a question about a place (question-kinds.ts) on the
 * turns of scripts/gate/conversations of which that was told, and writes its weights.
 *
 *     node scripts/gate/train-kinds.ts changes|questions [--epochs 8] [--fifths] [--out FILE]
 *
 * With `--fifths` every fifth conversation of each language is left out, and how well the rest does on it is told.
 */
import { globSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { changeEvidence, changeKinds } from "../../src/concierge/understanding/change-kinds.ts";
import { completeEdits } from "../../src/concierge/understanding/changed-stops.ts";
import { createModel, featuresOf } from "../../src/concierge/understanding/linear-model.ts";
import { questionKinds } from "../../src/concierge/understanding/question-kinds.ts";
import { fifthOf, readConversations } from "./examples.ts";
import { fit, type Sample } from "./fit.ts";
import { type Evidence, openReader } from "./read-evidence.ts";
import { quantise, writeModel } from "./store-model.ts";

/** What is learned: of which turns, what it tells apart, and what it weighs beside a message. */
const tasks = {
  changes: {
    purpose: "change",
    kinds: changeKinds as readonly string[],
    file: "change-weights.bin",
    evidence: ({ said, meanings }: Evidence) => changeEvidence(meanings, completeEdits(said)),
  },
  questions: {
    purpose: "about_place",
    kinds: questionKinds as readonly string[],
    file: "question-weights.bin",
    evidence: ({ meanings }: Evidence) => meanings,
  },
} as const;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    epochs: { type: "string", default: "8" },
    fifths: { type: "boolean", default: false },
    out: { type: "string" },
  },
});
const task = tasks[positionals[0] as keyof typeof tasks];
if (!task) throw new Error("say what is to be learned: changes or questions");
/** These turns are few beside all messages, so that few places are enough. */
const PLACES = 65_536;
const root = new URL("../../", import.meta.url).pathname;
const read = await openReader();
const samples = globSync(`${root}scripts/gate/conversations/*.tsv`)
  .toSorted()
  .flatMap((path) => {
    const turns = readConversations(readFileSync(path, "utf8"));
    const isOfFifth = fifthOf(turns);
    return turns.flatMap((turn) => {
      const evidence = read(turn);
      if (!turn.asks || turn.purpose !== task.purpose) return [];
      const right = turn.asks.map((kind) => task.kinds.indexOf(kind));
      const features = featuresOf(turn.message, task.evidence(evidence));
      return [{ features, right, isOfFifth: isOfFifth(turn) }];
    });
  });
const learned = samples.filter(({ isOfFifth }) => !options.fifths || !isOfFifth);
const stored = quantise(fit(learned, task.kinds.length, Number(options.epochs), PLACES), task.kinds);
writeModel(options.out ?? `${root}src/concierge/understanding/${task.file}`, stored);
console.log(`${learned.length} ${positionals[0]}`);
if (options.fifths) tellHowWell(samples.filter(({ isOfFifth }) => isOfFifth));

/** Of the turns of which a kind is so likely, and of all, as many are right. */
function tellHowWell(left: readonly Sample[]): void {
  const model = createModel(stored);
  for (const least of [0, 0.3, 0.5, 0.7, 0.9]) {
    const told = left.flatMap(({ features, right }) => {
      const shares = model(features);
      const best = task.kinds.reduce((one, other) => (shares[other]! > shares[one]! ? other : one));
      return shares[best]! >= least ? [right.includes(task.kinds.indexOf(best))] : [];
    });
    const share = (told.filter(Boolean).length / told.length).toFixed(3);
    console.log(`at least ${least}: ${told.length} of ${left.length}, ${share} right`);
  }
}
