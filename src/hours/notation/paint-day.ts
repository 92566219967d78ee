import type { DayPlan, Stretch } from "../plan.ts";
import type { Rule, TimeSpan } from "./rule.ts";

const MINUTES_PER_DAY = 1_440;
const [CLOSED, UNCERTAIN, OPEN] = [0, 1, 2];

/** The minutes of a day and of the night after it, each closed, uncertain or open. */
export type PaintedDay = Uint8Array;

/** What the rules that hold on a day, in their order, say of what begins on it. */
export function paintDay(rules: readonly Rule[]): PaintedDay {
  const day = new Uint8Array(2 * MINUTES_PER_DAY);
  for (const rule of rules) {
    if (rule.state === "closed") paintClosed(day, rule.times);
    else {
      if (rule.link === "normal" || (rule.link === "correction" && overlaps(day, rule))) day.fill(CLOSED);
      paintOpen(day, rule);
    }
  }
  return day;
}

/** Where all readings agree, what they say; elsewhere uncertain. Begins with the first reading, which is changed. */
export function agreed([first, ...others]: PaintedDay[]): PaintedDay {
  const day = first!;
  for (const other of others) {
    for (let minute = 0; minute < day.length; minute++) {
      if (day[minute] !== other[minute]) day[minute] = UNCERTAIN;
    }
  }
  return day;
}

/** The stretches of a painted day. Those that begin after its midnight have a `from` of 1440 or more. */
export function stretchesOf(day: PaintedDay): DayPlan {
  const plan = { open: [] as Stretch[], uncertain: [] as Stretch[] };
  for (let from = 0; from < day.length; ) {
    const state = day[from]!;
    let until = from + 1;
    while (until < day.length && day[until] === state) until++;
    if (state === OPEN) plan.open.push([from, until]);
    if (state === UNCERTAIN) plan.uncertain.push([from, until]);
    from = until;
  }
  return plan;
}

function paintClosed(day: PaintedDay, times: readonly TimeSpan[] | undefined): void {
  if (!times) day.fill(CLOSED);
  for (const { from, until, uncertain } of times ?? []) {
    if (uncertain) fillWhere(day, from, until, OPEN, UNCERTAIN);
    else day.fill(CLOSED, from, until);
  }
}

function paintOpen(day: PaintedDay, { link, state, times }: Rule): void {
  if (!times) {
    // "Mo-Fr" or "Jun-Aug": open then, but hardly at every hour.
    fillWhere(day, 0, MINUTES_PER_DAY, CLOSED, UNCERTAIN);
    return;
  }
  for (const { from, until, openEnd, uncertain } of times) {
    const sure = state === "open" && !uncertain;
    if (link === "fallback") fillWhere(day, from, until, CLOSED, sure ? OPEN : UNCERTAIN);
    else if (sure) day.fill(OPEN, from, until);
    else if (uncertain) fillWhere(day, from, until, CLOSED, UNCERTAIN);
    else day.fill(UNCERTAIN, from, until);
    if (openEnd !== undefined) fillWhere(day, until, openEnd, CLOSED, UNCERTAIN);
  }
}

function overlaps(day: PaintedDay, { times = [] }: Rule): boolean {
  return times.some(({ from, until }) => day.subarray(from, until).includes(OPEN));
}

function fillWhere(day: PaintedDay, from: number, until: number, was: number, becomes: number): void {
  for (let minute = from; minute < until && minute < day.length; minute++) {
    if (day[minute] === was) day[minute] = becomes;
  }
}
