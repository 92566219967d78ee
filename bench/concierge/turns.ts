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
import type { Frame } from "../../src/concierge/understanding/frame.ts";
import { frames } from "../../src/concierge/understanding/frames.ts";
import { likeliestOf, type Odds, type Purpose, readGate } from "../../src/concierge/understanding/gate.ts";
import { type Holds, readSigns } from "../../src/concierge/understanding/signs.ts";
import type { Intent } from "../../src/concierge/understanding/understanding.ts";

/** Answered alike: a search goes on or begins anew, and what nobody here knows is told to be so. */
const ALIKE: Partial<Record<Purpose, Purpose>> = { change: "search", not_ours: "knowledge" };

/** A turn that the weights were not learned from, with what is known of it. */
interface Turn {
  kind: "conversations" | "utterances";
  language: string;
  message: string;
  purpose: Purpose;
  odds: Odds;
  holds: Holds;
  previous: Intent | undefined;
}

/**
 * Prints how many turns are taken for what they are for, of those that the weights of `file` were not learned from (`train.ts --fifths`): in conversations that went right
 * so far, and of messages alone; by the whole, and by the gate without the rows of frames. With `errors` each that is not; with `rows` what each row that goes before the gate
 * makes better and worse.
 */
export async function judgeTurns(
  file: string,
  { errors, rows }: { errors: boolean; rows: boolean },
): Promise<void> {
  const turns = await readTurns(file);
  if (rows) return judgeRows(turns);
  for (const [kind, some] of Map.groupBy(turns, (turn) => turn.kind)) {
    const tallies = new Map<string, { all: number; right: number; byGate: number }>();
    const confused = new Map<string, number>();
    for (const turn of some) {
      const { purpose, odds } = turn;
      const frame = chooseFrame(turn.holds, odds);
      const isRight = isAlike(purposeIn(frame), purpose);
      for (const name of ["all", turn.language, purpose]) {
        const tally = tallies.get(name) ?? { all: 0, right: 0, byGate: 0 };
        tallies.set(name, tally);
        tally.all++;
        if (isRight) tally.right++;
        if (isAlike(likeliestOf(odds), purpose)) tally.byGate++;
      }
      if (isRight) continue;
      const pair = `${purpose} as ${frame.name}`;
      confused.set(pair, (confused.get(pair) ?? 0) + 1);
      if (errors) console.log(`${pair}\t${turn.previous ?? ""}\t${turn.message}`);
    }
    console.log(`${kind}: turns, right, right by the gate alone`);
    for (const [name, { all, right, byGate }] of tallies)
      console.log(`${name.padEnd(12)} ${all}  ${(right / all).toFixed(3)}  ${(byGate / all).toFixed(3)}`);
    for (const [pair, times] of [...confused].sort((a, b) => b[1] - a[1]).slice(0, 15))
      console.log(`${times}  ${pair}`);
  }
}

async function readTurns(file: string): Promise<Turn[]> {
  const gate = readGate(pathToFileURL(file));
  const read = await openReader();
  const folder = new URL("../../scripts/gate/", import.meta.url).pathname;
  const turnOf = (kind: Turn["kind"], language: string, example: Example): Turn => {
    const { message, purpose } = example;
    const { meanings, said, previous } = read(example);
    const weighed = gate.weigh(message, meanings);
    const { odds } = weighed;
    const holds = readSigns(said, previous, weighed);
    return { kind, language, message, purpose, odds, holds, previous: previous?.intent };
  };
  return (["conversations", "utterances"] as const).flatMap((kind) =>
    globSync(`${folder}${kind}/??*.tsv`)
      .toSorted()
      .filter((path) => basename(path) !== "tested.tsv")
      .flatMap((path) => {
        const all = (kind === "utterances" ? readUtterances : readConversations)(readFileSync(path, "utf8"));
        return all.filter(fifthOf(all)).map((example) => turnOf(kind, basename(path).slice(0, 2), example));
      }),
  );
}

/** Prints of each row that goes before the gate how many turns it takes for something else than would be without it, and how many of them it makes right and wrong. */
function judgeRows(turns: readonly Turn[]): void {
  const all = turns.map((turn) => ({ ...turn, now: chooseFrame(turn.holds, turn.odds) }));
  console.log("changed  right  wrong  row");
  for (const frame of frames)
    for (const row of frame.certain ?? []) {
      const others = frames.map((one) => ({
        ...one,
        certain: one.certain?.filter((other) => other !== row),
      }));
      const tally = { changed: 0, right: 0, wrong: 0 };
      for (const { holds, odds, purpose, now } of all) {
        const without = chooseFrame(holds, odds, others);
        if (now.name === without.name) continue;
        tally.changed++;
        const [isRight, wasRight] = [now, without].map((one) => isAlike(purposeIn(one), purpose));
        if (isRight && !wasRight) tally.right++;
        if (wasRight && !isRight) tally.wrong++;
      }
      const figures = Object.values(tally).map((count) => String(count).padStart(5));
      console.log(`${figures.join("  ")}    ${frame.name} ${JSON.stringify(row.needs)}`);
    }
}

function purposeIn({ intent }: Frame): Purpose {
  return purposeOf[intent] ?? (intent as Purpose);
}

function isAlike(one: Purpose, other: Purpose): boolean {
  return (ALIKE[one] ?? one) === (ALIKE[other] ?? other);
}
