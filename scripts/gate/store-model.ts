import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { StoredModel } from "../../src/concierge/understanding/linear-model.ts";
import type { Fitted } from "./fit.ts";

/** Weights of a byte each: the largest is 127. */
export function quantise<Class extends string>(
  { weights, bias }: Fitted,
  classes: readonly Class[],
): StoredModel<Class> {
  const most = weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0);
  const scale = most / 127;
  return {
    classes,
    scale,
    bias: [...bias].map((value) => Number(value.toFixed(4))),
    weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)),
  };
}

/** Writes a model as `readModel` reads it. */
export function writeModel(path: string, { weights, ...head }: StoredModel<string>): void {
  const bytes = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), Buffer.from(weights.buffer)]);
  writeFileSync(path, gzipSync(bytes, { level: 9 }));
}
