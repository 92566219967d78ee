import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { pathToFileURL } from "node:url";
import {
  type Example,
  fifthOf,
  purposeOf,
  readConversations,
  readUtterances,
} from "../../scripts/gate/examples.ts";
import { openReader } from "../../scripts/gate/read-evidence.ts";
import { chooseFrame } from "../../src/concierge/understanding/choose-frame.ts";
import { likeliestOf, type Purpose, readGate } from "../../src/concierge/understanding/gate.ts";
import { readSigns } from "../../src/concierge/understanding/signs.ts";

/** Answered alike: a search goes on or begins anew, and what nobody here knows is told to be so. */
const ALIKE: Partial<Record<Purpose, Purpose>> = { change: "search", not_ours: "knowledge" };

/**
 * Prints how many turns are taken for what they are for, of those that the weights of `file` were not learned from (`train.ts --fifths`): in conversations that went right
 * so far, and of messages alone; by the whole, and by the gate without the rows of frames. With `errors` each that is not.
 */
export async function judgeTurns(file: string, { errors }: { errors: boolean }): Promise<void> {
  const gate = readGate(pathToFileURL(file));
  const read = await openReader();
  const folder = new URL("../../scripts/gate/", import.meta.url).pathname;
  for (const kind of ["conversations", "utterances"]) {
    const tallies = new Map<string, { all: number; right: number; byGate: number }>();
    const confused = new Map<string, number>();
    for (const path of globSync(`${folder}${kind}/??*.tsv`).toSorted()) {
      const language = basename(path).slice(0, 2);
      if (basename(path) === "tested.tsv") continue;
      const all = (kind === "utterances" ? readUtterances : readConversations)(readFileSync(path, "utf8"));
      for (const example of all.filter(fifthOf(all))) count(example, language);
    }
    console.log(`${kind}: turns, right, right by the gate alone`);
    for (const [name, { all, right, byGate }] of tallies)
      console.log(`${name.padEnd(12)} ${all}  ${(right / all).toFixed(3)}  ${(byGate / all).toFixed(3)}`);
    for (const [pair, times] of [...confused].sort((a, b) => b[1] - a[1]).slice(0, 15))
      console.log(`${times}  ${pair}`);

    function count(example: Example, language: string) {
      const { message, purpose } = example;
      const { meanings, said, previous } = read(example);
      const { odds } = gate.weigh(message, meanings);
      const frame = chooseFrame(readSigns(said, previous, odds), odds);
      const answered = purposeOf[frame.intent] ?? (frame.intent as Purpose);
      const isRight = isAlike(answered, purpose);
      for (const name of ["all", language, purpose]) {
        const tally = tallies.get(name) ?? { all: 0, right: 0, byGate: 0 };
        tallies.set(name, tally);
        tally.all++;
        if (isRight) tally.right++;
        if (isAlike(likeliestOf(odds), purpose)) tally.byGate++;
      }
      if (isRight) return;
      const pair = `${purpose} as ${frame.name}`;
      confused.set(pair, (confused.get(pair) ?? 0) + 1);
      if (errors) console.log(`${pair}\t${previous?.intent ?? ""}\t${message}`);
    }
  }
}

function isAlike(one: Purpose, other: Purpose): boolean {
  return (ALIKE[one] ?? one) === (ALIKE[other] ?? other);
}
