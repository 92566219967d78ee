import type { Holidays } from "../holidays.ts";
import { type DayPlan, MINUTES_PER_DAY, mergeStretches, type Stretch } from "../week.ts";
import { matchesDay, type Rule } from "./rules.ts";
import type { TimeSpan } from "./times.ts";

const [CLOSED, UNCERTAIN, OPEN] = [0, 1, 2];

/** The minutes of a day and of the night after it, each closed, uncertain or open. */
type PaintedDay = Uint8Array;

/** Whether anything but the weekday decides which rules hold. */
export function changesByDate(rules: readonly Rule[]): boolean {
  return rules.some(({ years, dates, weeks, weekdays, holidays }) => {
    return years ?? dates ?? weeks ?? holidays ?? weekdays?.some(({ nth }) => nth);
  });
}

/** What begins on each day from the first to the last (numbers of local-time.ts); equal days are the same object. */
export function planDays(
  readings: readonly Rule[][],
  holidays: Holidays,
  first: number,
  last: number,
): DayPlan[] {
  const painted = new Map<string, DayPlan>();
  const days: DayPlan[] = [];
  // The day before may leave something for the night after it.
  for (let day = first - 1; day <= last; day++) {
    const held = rulesHolding(readings, holidays, day);
    const key = held.map((rules) => rules.map((holds) => (holds ? 1 : 0)).join("")).join(" ");
    let plan = painted.get(key);
    if (!plan) {
      plan = stretchesOf(agreed(held.map((rules, i) => paintDay(ofReading(readings, i, rules)))));
      painted.set(key, plan);
    }
    days.push(plan);
  }
  const plans = new Map<string, DayPlan>();
  return days.slice(1).map((plan, i) => {
    const whole = withNightBefore(plan, days[i]!);
    const key = JSON.stringify(whole);
    if (!plans.has(key)) plans.set(key, whole);
    return plans.get(key)!;
  });
}

/** Which rules of each reading hold on a day; where it is not known whether it is a holiday, of each reading for both cases. */
function rulesHolding(readings: readonly Rule[][], holidays: Holidays, day: number): boolean[][] {
  let known = true;
  const held = (otherwise: boolean) =>
    readings.map((rules) =>
      rules.map((rule) =>
        matchesDay(rule, day, (holiday, of) => {
          const is = holidays.isHoliday(holiday, of);
          known &&= is !== undefined;
          return is ?? otherwise;
        }),
      ),
    );
  const plain = held(false);
  return known ? plain : [...plain, ...held(true)];
}

function ofReading(readings: readonly Rule[][], index: number, holds: readonly boolean[]): Rule[] {
  return readings[index % readings.length]!.filter((_, rule) => holds[rule]);
}

/** A stretch that begins after midnight is the next day's; where it is uncertain and that day is open, open counts. */
function withNightBefore(plan: DayPlan, before: DayPlan): DayPlan {
  const own = (stretches: readonly Stretch[]) => stretches.filter(([from]) => from < MINUTES_PER_DAY);
  const left = (stretches: readonly Stretch[]) =>
    stretches
      .filter(([from]) => from >= MINUTES_PER_DAY)
      .map(([from, until]): Stretch => [from - MINUTES_PER_DAY, until - MINUTES_PER_DAY]);
  return {
    open: mergeStretches([...left(before.open), ...own(plan.open)]),
    uncertain: mergeStretches([...left(before.uncertain), ...own(plan.uncertain)]),
  };
}

/** What the rules that hold on a day, in their order, say of what begins on it. */
function paintDay(rules: readonly Rule[]): PaintedDay {
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
function agreed([first, ...others]: PaintedDay[]): PaintedDay {
  const day = first!;
  for (const other of others) {
    for (let minute = 0; minute < day.length; minute++) {
      if (day[minute] !== other[minute]) day[minute] = UNCERTAIN;
    }
  }
  return day;
}

/** The stretches of a painted day. Those that begin after its midnight have a `from` of 1440 or more. */
function stretchesOf(day: PaintedDay): DayPlan {
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
