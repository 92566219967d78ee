import { BUCKETS } from "../../src/concierge/understanding/linear-model.ts";

/** The features of a message, and its class; of several one is right, and nobody knows which. */
export interface Sample {
  features: Uint32Array;
  right: readonly number[];
}

/** Weights by place and class, and a bias for each class. */
export interface Fitted {
  weights: Float32Array;
  bias: Float32Array;
}

const RATE = 0.5;
/** Pulls weights to zero, so that no single message decides what a feature means. */
const DECAY = 1e-4;
/** What is counted of a feature's slopes before the first: the less, the more a rare one says. */
const SQUARES = 1e-4;

/**
 * Multinomial logistic regression by AdaGrad (Duchi, Hazan, Singer 2011) over features of unit length. Examples are gone
 * through in an order that depends on nothing but their number. Of several right classes each is believed as far as the model does by then.
 * What is returned is the mean of what each epoch but the first ended with, which a single message decides less.
 */
export function fit(
  examples: readonly Sample[],
  count: number,
  epochs: number,
  buckets: number = BUCKETS,
): Fitted {
  const weights = new Float32Array(buckets * count);
  const squares = new Float32Array(buckets * count).fill(SQUARES);
  const bias = new Float32Array(count);
  const mean: Fitted = { weights: new Float32Array(buckets * count), bias: new Float32Array(count) };
  const biasSquares = new Float32Array(count).fill(1);
  const gradient = new Float64Array(count);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const number of shuffled(examples.length, epoch)) {
      const { features, right } = examples[number]!;
      const places = features.map((feature) => feature % buckets);
      const norm = 1 / Math.sqrt(places.length || 1);
      gradient.set(bias);
      for (const place of places)
        for (let index = 0; index < count; index++)
          gradient[index]! += weights[place * count + index]! * norm;
      const most = Math.max(...gradient);
      let total = 0;
      for (let index = 0; index < count; index++)
        total += gradient[index] = Math.exp(gradient[index]! - most);
      const believed = right.reduce((sum, index) => sum + gradient[index]!, 0);
      for (let index = 0; index < count; index++) {
        const power = gradient[index]!;
        const error = power / total - (right.includes(index) ? power / believed : 0);
        gradient[index] = error;
        biasSquares[index]! += error * error;
        bias[index]! -= (RATE * error) / Math.sqrt(biasSquares[index]!);
      }
      for (const place of places)
        for (let index = 0; index < count; index++) {
          const at = place * count + index;
          const slope = gradient[index]! * norm + DECAY * weights[at]!;
          squares[at]! += slope * slope;
          weights[at]! -= (RATE * slope) / Math.sqrt(squares[at]!);
        }
    }
    if (epoch > 0) {
      addMean(mean.weights, weights, epoch);
      addMean(mean.bias, bias, epoch);
    }
  }
  return mean;
}

/** Makes of the mean of one value fewer than `count` that of all. */
function addMean(mean: Float32Array, values: Float32Array, count: number): void {
  for (const [index, value] of values.entries()) mean[index]! += (value - mean[index]!) / count;
}

/** The numbers below `length` in an order of their own for every epoch (mulberry32, Fisher and Yates). */
function shuffled(length: number, epoch: number): Uint32Array {
  const order = Uint32Array.from({ length }, (_, index) => index);
  let state = epoch + 1;
  for (let last = length - 1; last > 0; last--) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    const other = ((mixed ^ (mixed >>> 14)) >>> 0) % (last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}
