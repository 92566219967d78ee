import type { JudgedEntry } from "../judge/entry.ts";
import { type Figure, type Figures, figuresBy, figuresOf } from "../judge/figures.ts";
import { type Judgement, measureNames, measures } from "../judge/judge.ts";
import { type Counts, compareSlot, slotNames } from "../judge/slots.ts";
import { table } from "./report.ts";

/** Places of a wrong answer that are named. */
const MAX_NAMED = 3;

/** How judgements did, by language and by class, as text in columns. A figure has the number of entries behind it in brackets. */
export function figuresTable(judgements: readonly Judgement[]): string {
  const all = figuresOf(judgements);
  const shown = ([...measureNames, "slots"] as const).filter((name) => all[name]);
  const titles = shown.map((name) => (name === "slots" ? "slots F1" : measures[name].title));
  const rowOf = ([name, figures]: [string, Figures]) => [
    name,
    String(figures.entries),
    ...shown.map((measure) => told(figures[measure])),
  ];
  const groups = (["lang", "class"] as const).map((key) => [...figuresBy(judgements, key)].map(rowOf));
  const rows = groups.filter((group) => group.length > 1).flatMap((group) => [...group, rowOf(["all", all])]);
  return table(["", "entries", ...titles], rows.length > 0 ? rows : [rowOf(["all", all])]);
}

/** What is wrong with an answer, in lines; undefined where nothing is. */
export function errorText(
  entry: JudgedEntry,
  { id, scores, understood, answered, slots }: Judgement,
): string | undefined {
  const wrong = measureNames.filter((name) => {
    const score = scores[name];
    return score !== undefined && (measures[name].better === "less" ? score > 0 : score < 1);
  });
  const wantedSlots = entry.slots ?? {};
  const saidSlots = understood?.slots ?? {};
  const wrongSlots = slots
    ? slotNames.filter((name) => !isRight(compareSlot(name, saidSlots, wantedSlots)))
    : [];
  if (wrong.length + wrongSlots.length === 0) return undefined;
  const { places, message } = answered;
  const lines = [
    `${id} ${(entry.say ?? [JSON.stringify(entry.filter)]).join(" | ")}`,
    `wrong: ${[...wrong.map((name) => measures[name].title), ...(wrongSlots.length > 0 ? ["slots"] : [])].join(", ")}`,
    ...(understood
      ? [`for: ${understood.for}, wanted ${[entry.for ?? "anything"].flat().join(" or ")}`]
      : []),
    ...wrongSlots.map((name) => `${name}: ${json(saidSlots[name])}, wanted ${json(wantedSlots[name])}`),
    ...(entry.first && wrong.includes("success") ? [`first wanted: ${json(entry.first)}`] : []),
    ...(message === "" ? [] : [`answered: ${message.replaceAll("\n", " ")}`]),
    ...(places.length > 0 ? [`listed: ${named(places.map(({ name }) => name))}`] : []),
  ];
  return lines.join("\n    ");
}

function told(figure: Figure | undefined): string {
  return figure ? `${figure.value.toFixed(3)} (${figure.of})` : "–";
}

function isRight({ found, expected, right }: Counts): boolean {
  return found === right && expected === right;
}

function json(value: unknown): string {
  return value === undefined ? "nothing" : JSON.stringify(value);
}

function named(names: readonly string[]): string {
  const more = names.length - MAX_NAMED;
  return `${names.slice(0, MAX_NAMED).join("; ")}${more > 0 ? ` and ${more} more` : ""}`;
}
