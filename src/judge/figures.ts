import { type Judgement, type Measure, measureNames, measures } from "./judge.ts";
import { f1Of, sumCounts } from "./slots.ts";

/** A mean, and of how many. */
export interface Figure {
  value: number;
  of: number;
}

/** How a group of entries did. */
export interface Figures extends Partial<Record<Measure, Figure>> {
  entries: number;
}

/** The measures of some judgements, each over those that it applies to. */
export function figuresOf(judgements: readonly Judgement[]): Figures {
  const figures: Figures = { entries: judgements.length };
  for (const measure of measureNames) {
    const scores = judgements.flatMap(({ scores }) => scores[measure] ?? []);
    const sum = scores.reduce((total, score) => total + score, 0);
    const counts = sumCounts(judgements.flatMap(({ slots }) => slots ?? []));
    const value = measure === "slots" ? f1Of(counts) : sum / scores.length;
    if (scores.length > 0) figures[measure] = { value: value!, of: scores.length };
  }
  return figures;
}

/** The same by the value of a key, in the order in which values come first. */
export function figuresBy(judgements: readonly Judgement[], key: "lang" | "class"): Map<string, Figures> {
  const groups = Map.groupBy(judgements, (judgement) => judgement[key]);
  return new Map([...groups].map(([name, group]) => [name, figuresOf(group)]));
}

/** One entry's measure in two runs. */
export interface Change {
  id: string;
  measure: Measure;
  before: number;
  after: number;
  /** Whether the later run does it better. */
  isBetter: boolean;
}

/** What two runs measure differently of the entries that both have, in the order of the later one. */
export function changesBetween(
  before: readonly Pick<Judgement, "id" | "scores">[],
  after: readonly Judgement[],
): Change[] {
  const earlier = new Map(before.map(({ id, scores }) => [id, scores]));
  return after.flatMap(({ id, scores }) =>
    measureNames.flatMap((measure) => {
      const [one, other] = [earlier.get(id)?.[measure], scores[measure]];
      if (one === undefined || other === undefined || one === other) return [];
      const isBetter = measures[measure].better === "more" ? other > one : other < one;
      return [{ id, measure, before: one, after: other, isBetter }];
    }),
  );
}
