/**
 * Trains the gate (src/concierge/understanding/gate.ts) on messages whose purpose is known, and writes its weights.
 *
 *     node scripts/gate/train.ts [--hwu64 FILE] [--snips FILE] [--epochs 12]
 *
 * The messages of scripts/gate/utterances and of bench/concierge/guests/tune are always used; the two public sets (see THIRD-PARTY.md) are given by path. The same
 * messages give the same weights.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { createGate, featuresOf, purposes } from "../../src/concierge/understanding/gate.ts";
import { type Example, readGuests, readHwu64, readSnips, readUtterances } from "./examples.ts";
import { type Fitted, fit } from "./fit.ts";
import { openReader } from "./read-meanings.ts";

const { values: options } = parseArgs({
  options: {
    hwu64: { type: "string" },
    snips: { type: "string" },
    epochs: { type: "string", default: "12" },
    out: { type: "string", default: "src/concierge/understanding/gate-weights.bin" },
  },
});

const folder = new URL("./utterances/", import.meta.url);
const examples: Example[] = readdirSync(folder)
  .filter((name) => name.endsWith(".tsv"))
  .toSorted()
  .flatMap((name) => readUtterances(readFileSync(new URL(name, folder), "utf8")));
const guests = new URL("../../bench/concierge/guests/tune/", import.meta.url);
for (const name of readdirSync(guests).toSorted())
  examples.push(...readGuests(readFileSync(new URL(name, guests), "utf8")));
if (options.hwu64) examples.push(...readHwu64(readFileSync(options.hwu64, "utf8")));
if (options.snips) examples.push(...readSnips(readFileSync(options.snips, "utf8")));
const started = performance.now();
const read = await openReader();
const messages = examples.map((example) => ({ ...example, meanings: read(example.message) }));
const samples = messages.map(({ message, meanings, purpose }) => ({
  features: featuresOf(message, meanings),
  purpose,
}));
const fitted = fit(samples, Number(options.epochs));
const stored = quantise(fitted);
const gate = createGate(stored);
const right = messages.filter(({ message, purpose, meanings }) => {
  const odds = gate.weigh(message, meanings);
  return purposes.every((other) => odds[other] <= odds[purpose]);
}).length;
writeFileSync(
  options.out,
  Buffer.concat([
    Buffer.from(`${JSON.stringify({ purposes, scale: stored.scale, bias: stored.bias })}\n`),
    Buffer.from(stored.weights.buffer),
  ]),
);
console.log(
  `${examples.length} messages, ${((performance.now() - started) / 1000).toFixed(0)} s; ${((right / examples.length) * 100).toFixed(1)} % of them right`,
);

function quantise({ weights, bias }: Fitted) {
  const most = weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0);
  const scale = most / 127;
  return {
    scale,
    bias: [...bias].map((value) => Number(value.toFixed(4))),
    weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)),
  };
}
