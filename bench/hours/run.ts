import { parseArgs } from "node:util";
import { openingCalendarOf } from "../../src/hours/calendar.ts";
import { readOpeningHours } from "../../src/hours/notation/read-opening-hours.ts";
import { calendarStateAt } from "../../src/hours/state.ts";
import { weekPlanOf } from "../../src/hours/week.ts";
import { Random } from "../generator/random.ts";
import { table } from "../harness/table.ts";
import { otherReading, type Reading } from "./other-reading.ts";
import { readValues, type SeenValue } from "./values.ts";

// The other reading takes the clock of the process for the place's.
process.env.TZ = "UTC";

const HOUR_MS = 3_600_000;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    year: { type: "string", default: "2026" },
    instants: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
    show: { type: "string", default: "0" },
  },
});
if (positionals.length === 0) throw new Error("which files? npm run bench:hours -- FILE…");
const year = Number(options.year);

/** How often the two readings say the same of a value. */
interface Comparison {
  seen: SeenValue;
  refusedByUs: boolean;
  refusedByOther: boolean;
  agree: number;
  differ: number;
  onlyWe: number;
  onlyOther: number;
  neither: number;
  /** An instant at which both tell and differ. */
  example?: string;
}

const cpu = { ours: 0, other: 0 };

function ourReading({ value, jurisdiction }: SeenValue): Reading | undefined {
  const { openingHours, untold } = readOpeningHours(value, jurisdiction, { year });
  if (untold?.reason === "unreadable") return undefined;
  const week = { usual: weekPlanOf(openingHours), exceptions: [], validThrough: Infinity };
  const calendar = openingCalendarOf(openingHours) ?? week;
  return (epochMs) => calendarStateAt(calendar, "UTC", epochMs).openNow;
}

function timed<T>(of: keyof typeof cpu, work: () => T): T {
  const start = process.cpuUsage();
  try {
    return work();
  } finally {
    const { user, system } = process.cpuUsage(start);
    cpu[of] += (user + system) / 1_000;
  }
}

function compare(seen: SeenValue, index: number): Comparison {
  const random = new Random(Number(options.seed), 1, index);
  const start = Date.UTC(year, 0, 1);
  const hours = (Date.UTC(year + 2, 0, 1) - start) / HOUR_MS;
  const instants = Array.from({ length: Number(options.instants) }, () =>
    Math.floor(start + random.float() * hours * HOUR_MS),
  );
  const [ours, other] = [
    timed("ours", () => answers(ourReading(seen), instants)),
    timed("other", () => answers(otherReading(seen.value, seen), instants)),
  ];
  const found: Comparison = {
    seen,
    refusedByUs: ours === undefined,
    refusedByOther: other === undefined,
    agree: 0,
    differ: 0,
    onlyWe: 0,
    onlyOther: 0,
    neither: 0,
  };
  instants.forEach((instant, i) => {
    const [we, they] = [ours?.[i], other?.[i]];
    if (we === undefined && they === undefined) found.neither++;
    else if (they === undefined) found.onlyWe++;
    else if (we === undefined) found.onlyOther++;
    else if (we === they) found.agree++;
    else {
      found.differ++;
      found.example ??= `${new Date(instant).toISOString().slice(0, 16)} ${we ? "open" : "closed"} ≠ ${they ? "open" : "closed"}`;
    }
  });
  return found;
}

function answers(reading: Reading | undefined, instants: readonly number[]) {
  return reading && instants.map(reading);
}

const comparisons = (await readValues(positionals)).map(compare);
const groups = new Map<string, Comparison[]>();
for (const found of comparisons) {
  const { country = "none" } = found.seen.jurisdiction ?? {};
  groups.set(country, [...(groups.get(country) ?? []), found]);
}
const withHolidays = comparisons.filter(({ seen }) => /\b[PS]H\b/.test(seen.value));
const rows = [...groups, ["all", comparisons] as const, ["with holidays", withHolidays] as const];
console.log(
  table(
    [
      "country",
      "values",
      "exact",
      "unread",
      "other unread",
      "agree",
      "differ",
      "only we",
      "only other",
      "neither",
    ],
    rows.map(([name, some]) => {
      const sum = (of: (found: Comparison) => number) => some.reduce((total, found) => total + of(found), 0);
      const exact = sum(({ differ, onlyWe, onlyOther }) => Number(differ + onlyWe + onlyOther === 0));
      return [
        name,
        String(some.length),
        `${((100 * exact) / some.length).toFixed(1)} %`,
        String(sum(({ refusedByUs }) => Number(refusedByUs))),
        String(sum(({ refusedByOther }) => Number(refusedByOther))),
        ...(["agree", "differ", "onlyWe", "onlyOther", "neither"] as const).map((key) =>
          String(sum((found) => found[key])),
        ),
      ];
    }),
  ),
);
console.log(`\nCPU ms: ours ${cpu.ours.toFixed(0)}, other ${cpu.other.toFixed(0)}`);
const different = comparisons
  .filter(({ differ, onlyWe }) => differ + onlyWe > 0)
  .sort((a, b) => b.differ - a.differ);
for (const { seen, differ, onlyWe, onlyOther, example } of different.slice(0, Number(options.show))) {
  console.log(
    `${seen.jurisdiction?.country}\t${differ}\t${onlyWe}\t${onlyOther}\t${JSON.stringify(seen.value)}\t${example ?? ""}`,
  );
}
