import { type Judgement, type Measure, measureNames } from "./judge.ts";
import { type Counts, f1Of, sumCounts } from "./slots.ts";

/** A mean, and of how many. */
export interface Figure {
  value: number;
  of: number;
}

/** How a group of entries did. */
export interface Figures extends Partial<Record<Measure, Figure>> {
  entries: number;
  /** F1 of the slots; `of`: values expected. */
  slots?: Figure;
}

/** The measures of some judgements, each over those that it applies to. */
export function figuresOf(judgements: readonly Judgement[]): Figures {
  const figures: Figures = { entries: judgements.length };
  for (const measure of measureNames) {
    const scores = judgements.flatMap(({ scores }) => scores[measure] ?? []);
    const sum = scores.reduce((total, score) => total + score, 0);
    if (scores.length > 0) figures[measure] = { value: sum / scores.length, of: scores.length };
  }
  const counts: Counts = sumCounts(judgements.flatMap(({ slots }) => slots ?? []));
  const f1 = f1Of(counts);
  if (f1 !== undefined) figures.slots = { value: f1, of: counts.expected };
  return figures;
}

/** The same by the value of a key, in the order in which values come first. */
export function figuresBy(judgements: readonly Judgement[], key: "lang" | "class"): Map<string, Figures> {
  const groups = Map.groupBy(judgements, (judgement) => judgement[key]);
  return new Map([...groups].map(([name, group]) => [name, figuresOf(group)]));
}

/**
 * Normalised discounted cumulative gain of the first `most` grades of a list, with gains 2^grade − 1: 1 where the best of all grades stand
 * first. 0 where no grade is above 0.
 */
export function ndcgAt(most: number, grades: readonly number[], all: readonly number[]): number {
  const gain = (list: readonly number[]) =>
    list.slice(0, most).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
  const best = gain(all.toSorted((a, b) => b - a));
  return best === 0 ? 0 : gain(grades) / best;
}
