import type { JudgedEntry } from "../judge/entry.ts";
import { type Change, type Figure, type Figures, figuresBy, figuresOf } from "../judge/figures.ts";
import { isBest, type Judgement, measureNames, measures } from "../judge/judge.ts";
import { table } from "./report.ts";

/** Places of a wrong answer that are named. */
const MAX_NAMED = 3;

/** How judgements did, by language and by class, as text in columns. A figure has the number of entries behind it in brackets. */
export function figuresTable(judgements: readonly Judgement[]): string {
  const all = figuresOf(judgements);
  const shown = measureNames.filter((name) => all[name]);
  const titles = shown.map((name) => measures[name].title);
  const rowOf = ([name, figures]: [string, Figures]) => [
    name,
    String(figures.entries),
    ...shown.map((measure) => told(figures[measure])),
  ];
  const groups = (["lang", "class"] as const).map((key) => [...figuresBy(judgements, key)].map(rowOf));
  const rows = [...groups.filter((group) => group.length > 1).flat(), rowOf(["all", all])];
  return table(["", "entries", ...titles], rows);
}

/** What is wrong with an answer, in lines; undefined where nothing is. */
export function errorText(
  entry: JudgedEntry,
  { id, scores, understood, answered, wrongSlots = [] }: Judgement,
): string | undefined {
  const wrong = measureNames.filter((name) => !isBest(name, scores[name]));
  if (wrong.length === 0) return undefined;
  const [wanted, said] = [entry.slots ?? {}, understood?.slots ?? {}];
  const { places, message } = answered;
  const lines = [
    `${id} ${(entry.say ?? [JSON.stringify(entry.filter)]).join(" | ")}`,
    `wrong: ${wrong.map((name) => measures[name].title).join(", ")}`,
    ...(understood
      ? [`for: ${understood.for}, wanted ${[entry.for ?? "anything"].flat().join(" or ")}`]
      : []),
    ...wrongSlots.map((name) => `${name}: ${json(said[name])}, wanted ${json(wanted[name])}`),
    ...(entry.first && wrong.includes("success") ? [`first wanted: ${json(entry.first)}`] : []),
    ...(message === "" ? [] : [`answered: ${message.replaceAll("\n", " ")}`]),
    ...(places.length > 0 ? [`listed: ${named(places.map(({ name }) => name))}`] : []),
  ];
  return lines.join("\n    ");
}

/** By measure: the means of two runs over the entries that both have, and of how many entries it became better or worse. */
export function changeTable(
  before: readonly Pick<Judgement, "id" | "scores">[],
  after: readonly Judgement[],
  changes: readonly Change[],
): string {
  const earlier = new Map(before.map(({ id, scores }) => [id, scores]));
  const rows = measureNames.flatMap((measure) => {
    const pairs = after.flatMap(({ id, scores }) => {
      const pair = [earlier.get(id)?.[measure], scores[measure]];
      return pair.includes(undefined) ? [] : [pair as [number, number]];
    });
    if (pairs.length === 0) return [];
    const mean = (side: 0 | 1) =>
      (pairs.reduce((sum, pair) => sum + pair[side], 0) / pairs.length).toFixed(3);
    const count = (isBetter: boolean) =>
      changes.filter((change) => change.measure === measure && change.isBetter === isBetter).length;
    return [
      [
        measures[measure].title,
        mean(0),
        mean(1),
        String(pairs.length),
        String(count(true)),
        String(count(false)),
      ],
    ];
  });
  return table(["", "before", "after", "entries", "better", "worse"], rows);
}

function told(figure: Figure | undefined): string {
  return figure ? `${figure.value.toFixed(3)} (${figure.of})` : "–";
}

function json(value: unknown): string {
  return value === undefined ? "nothing" : JSON.stringify(value);
}

function named(names: readonly string[]): string {
  const more = names.length - MAX_NAMED;
  return `${names.slice(0, MAX_NAMED).join("; ")}${more > 0 ? ` and ${more} more` : ""}`;
}
