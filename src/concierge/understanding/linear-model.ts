import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { fold } from "../../search/text/fold.ts";

/** Features are hashed into so many places. */
export const BUCKETS = 262_144;
/** Of a message only so much is weighed: what it is for is said at its beginning, if at all. */
const UNITS_MAX = 400;
/** Characters of the longest run that is a feature. */
const RUN_MAX = 5;
const SEED = 0x811c9dc5;

/** A linear model over hashed features (multinomial logistic regression): how likely each class is, which add up to 1. */
export type LinearModel<Class extends string> = (features: Uint32Array) => Readonly<Record<Class, number>>;

/** Weights as they are stored, gzipped: a line of JSON with classes, scale and biases, then an Int8 for each place and class. */
export interface StoredModel<Class extends string> {
  classes: readonly Class[];
  /** What a stored weight is multiplied by. */
  scale: number;
  bias: readonly number[];
  /** A model may have fewer places than {@link BUCKETS}, by a power of two: those of features are then taken modulo their number. */
  weights: Int8Array;
}

/** A message, and what it means for a model to weigh. */
export interface Weighable {
  message: string;
  meanings: readonly string[];
}

/** The places of a message's features, each once: words, pairs of neighbours, runs of one to five characters within a word, and meanings. */
export function featuresOf(message: string, meanings: readonly string[]): Uint32Array {
  const text = ` ${fold(message.slice(0, UNITS_MAX).toWellFormed().toUpperCase())
    .replace(/\p{N}+/gu, "0")
    .replace(/[^\p{L}\p{M}\p{N}?!]+/gu, " ")
    .replace(/(?=[?!])/gu, " ")
    .trim()} `;
  const places = new Set<number>();
  for (const meaning of meanings) places.add(placeOf(hashed(meaning, SEED ^ 4)));
  const words = text.trim().split(" ");
  for (const [index, word] of words.entries()) {
    const hash = hashed(word, SEED ^ 1);
    places.add(placeOf(hash));
    const next = words[index + 1];
    if (next !== undefined) places.add(placeOf(hashed(next, hash ^ 2)));
    if (index === 0) places.add(placeOf(hash ^ 3));
  }
  for (let start = 0; start < text.length; start++) {
    let hash = SEED;
    for (let end = start; end < Math.min(start + RUN_MAX, text.length); end++) {
      hash = step(hash, text.charCodeAt(end));
      places.add(placeOf(hash));
      if (end > start && text[end] === " ") break;
    }
  }
  return Uint32Array.from(places);
}

function hashed(word: string, from: number): number {
  let hash = from;
  for (let index = 0; index < word.length; index++) hash = step(hash, word.charCodeAt(index));
  return hash;
}

/** FNV-1a, a unit of the text at a time. */
function step(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 0x01000193);
}

function placeOf(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 13)) >>> 0) % BUCKETS;
}

/** The model of stored weights. Never throws; the work grows with the number of features. */
export function createModel<Class extends string>(stored: StoredModel<Class>): LinearModel<Class> {
  const { classes, scale, bias, weights } = stored;
  const count = classes.length;
  const buckets = weights.length / count;
  return (features) => {
    const sums = new Float64Array(count);
    for (const feature of features) {
      const from = (feature % buckets) * count;
      for (let index = 0; index < count; index++) sums[index]! += weights[from + index]!;
    }
    const norm = scale / Math.sqrt(features.length || 1);
    const powers = sums.map((sum, index) => Math.exp(sum * norm + bias[index]!));
    const total = powers.reduce((all, power) => all + power, 0);
    const shares = classes.map((name, index) => [name, powers[index]! / total] as const);
    return Object.fromEntries(shares) as Record<Class, number>;
  };
}

/** The model in a file that was trained for these classes. */
export function readModel<Class extends string>(file: URL): LinearModel<Class> {
  const bytes = gunzipSync(readFileSync(file));
  const end = bytes.indexOf("\n");
  const head = JSON.parse(bytes.toString("utf8", 0, end)) as Omit<StoredModel<Class>, "weights">;
  return createModel({ ...head, weights: new Int8Array(bytes.buffer, bytes.byteOffset + end + 1) });
}
