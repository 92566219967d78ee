import Library from "opening_hours";
import { openingCalendarOf } from "../../src/hours/calendar.ts";
import { readOpeningHours } from "../../src/hours/notation/read-opening-hours.ts";
import { calendarStateAt } from "../../src/hours/state.ts";
import { weekPlanOf } from "../../src/hours/week.ts";
import { Random } from "../generator/random.ts";
import type { SeenValue } from "./values.ts";

/** How often our reading of a value and the other one say the same, in instants. */
export interface Comparison {
  seen: SeenValue;
  refusedByUs: boolean;
  refusedByOther: boolean;
  agree: number;
  differ: number;
  /** Only one of the two can tell. */
  onlyWe: number;
  onlyOther: number;
  neither: number;
  /** An instant at which both tell and differ. */
  example?: string;
}

export interface Sample {
  /** The hours are those of this year and the next. */
  year: number;
  instants: number;
  seed: number;
}

/** CPU milliseconds that the two readings took so far, from the text of a value to all its answers. */
export const cpu = { ours: 0, other: 0 };

/** Asks both readings of a value at random instants; the `index` of the value names which. The process must run in UTC. */
export function compareReadings(seen: SeenValue, index: number, sample: Sample): Comparison {
  const random = new Random(sample.seed, 1, index);
  const start = Date.UTC(sample.year, 0, 1);
  const length = Date.UTC(sample.year + 2, 0, 1) - start;
  const instants = Array.from({ length: sample.instants }, () => Math.floor(start + random.float() * length));
  const ours = timed("ours", () => answers(ourReading(seen, sample.year), instants));
  const other = timed("other", () => answers(otherReading(seen), instants));
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
    const said = verdict(ours?.[i], other?.[i]);
    found[said]++;
    if (said === "differ") {
      found.example ??= `${new Date(instant).toISOString().slice(0, 16)} ${ours![i] ? "only we say open" : "only the other says open"}`;
    }
  });
  return found;
}

function verdict(we: boolean | undefined, they: boolean | undefined) {
  if (we === undefined) return they === undefined ? "neither" : "onlyOther";
  if (they === undefined) return "onlyWe";
  return we === they ? "agree" : "differ";
}

function ourReading({ value, jurisdiction }: SeenValue, year: number): Reading | undefined {
  const { openingHours, untold } = readOpeningHours(value, jurisdiction, { year });
  if (untold?.reason === "unreadable") return undefined;
  const week = { usual: weekPlanOf(openingHours), exceptions: [], validThrough: Infinity };
  const calendar = openingCalendarOf(openingHours) ?? week;
  return (epochMs) => calendarStateAt(calendar, "UTC", epochMs).openNow;
}

function answers(reading: Reading | undefined, instants: readonly number[]) {
  return reading && instants.map(reading);
}

function timed<T>(of: keyof typeof cpu, work: () => T): T {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  cpu[of] += (user + system) / 1_000;
  return result;
}

/** How the library calls parts of countries. */
const states: Readonly<Record<string, string>> = {
  "GB-ENG": "England",
  "GB-NIR": "Northern Ireland",
  "GB-SCT": "Scotland",
  "GB-WLS": "Wales",
};

/** Whether a place is open at an instant (epoch milliseconds, the wall clock in UTC); undefined where nobody can tell. */
type Reading = (epochMs: number) => boolean | undefined;

/**
 * What the library opening_hours.js makes of a value; undefined where it refuses it. It takes the clock of the process for the
 * place's, so the process must run in UTC.
 */
function otherReading({ value, latitude, longitude, jurisdiction }: SeenValue): Reading | undefined {
  const address = {
    country_code: jurisdiction?.country.toLowerCase() ?? "",
    state: states[jurisdiction?.subdivision ?? ""] ?? "",
  };
  let library: Library;
  try {
    library = new Library(value, { lat: latitude, lon: longitude, address });
  } catch {
    return undefined;
  }
  return (epochMs) => {
    try {
      const state = library.getStateString(new Date(epochMs), true);
      return state === "unknown" ? undefined : state === "open";
    } catch {
      return undefined;
    }
  };
}
