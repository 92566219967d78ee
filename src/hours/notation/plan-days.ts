import type { Holidays } from "../holidays.ts";
import { type DayPlan, merged, type Stretch } from "../plan.ts";
import { matchesDay } from "./match-day.ts";
import { agreed, paintDay, stretchesOf } from "./paint-day.ts";
import type { Rule } from "./rule.ts";

const MINUTES_PER_DAY = 1_440;

/** Whether anything but the weekday decides which rules hold. */
export function changesByDate(rules: readonly Rule[]): boolean {
  return rules.some(({ years, dates, weeks, weekdays, holidays }) => {
    return years ?? dates ?? weeks ?? holidays ?? weekdays?.some(({ nth }) => nth);
  });
}

/** What begins on each day from the first to the last (numbers of opening-day.ts); equal days are the same object. */
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
    open: merged([...left(before.open), ...own(plan.open)]),
    uncertain: merged([...left(before.uncertain), ...own(plan.uncertain)]),
  };
}
