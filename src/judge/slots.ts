import { minuteOf, type PartOfDay, partsOfDay } from "../concierge/understanding/calendar.ts";
import { isTownElsewhere } from "../concierge/understanding/world.ts";
import { type SaidSlots, saidSlots } from "../contract/said-slots.ts";
import { fold } from "../search/text/fold.ts";

/** The ends of a time may differ by this much: people do not agree on when an evening begins. */
const TOLERANCE_MS = 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** Values found, expected, and both. */
export interface Counts {
  found: number;
  expected: number;
  right: number;
}

export type SlotName = keyof SaidSlots;
/** The slots that are judged; of what kind a trip is hardly anybody says in words. */
export const slotNames = (Object.keys(saidSlots.shape) as SlotName[]).filter((name) => name !== "tripType");

/** Slots that follow from others: interests from kinds, a radius from "on foot". They are judged where they are expected. */
const FOLLOWING: ReadonlySet<SlotName> = new Set(["interests", "radius"]);

/** A town elsewhere is no area of the organisation either: some would write it down, some not. */
function mayBeLeftOut(name: SlotName, { area }: SaidSlots): boolean {
  return FOLLOWING.has(name) || (name === "area" && area !== undefined && isTownElsewhere(area));
}

/** What was found of a slot against what was expected; lists are sets of values, each of which counts. */
export function compareSlot(name: SlotName, foundSlots: SaidSlots, expectedSlots: SaidSlots): Counts {
  if (expectedSlots[name] === undefined && mayBeLeftOut(name, foundSlots))
    return { found: 0, expected: 0, right: 0 };
  const [found, expected] = [foundSlots, expectedSlots].map(
    (slots) =>
      new Set(
        [slots[name] ?? []]
          .flat()
          .filter((value) => value !== UNSAID[name])
          .map((value) => fold(asWritten(name, String(value)))),
      ),
  ) as [Set<string>, Set<string>];
  const right =
    name === "openAt"
      ? countSameTimes(foundSlots.openAt, expectedSlots.openAt)
      : found.intersection(expected).size;
  return { found: found.size, expected: expected.size, right };
}

/** What says no more than that the message is about a place. */
const UNSAID: Readonly<Partial<Record<SlotName, string>>> = { asked: "about" };

/** Other names for the same change of a plan. */
const PACES: Readonly<Record<string, string>> = { relaxed: "slower", lighter: "slower", packed: "fuller" };

function asWritten(name: SlotName, value: string): string {
  if (name !== "edits" && name !== "shape") return value;
  const [operation, ...rest] = value.split(":");
  return [PACES[operation!] ?? operation, ...rest].join(":");
}

/** Whether nothing of a slot is missing or too much. */
export function isRight({ found, expected, right }: Counts): boolean {
  return found === right && expected === right;
}

/** All slots together. */
export function compareSlots(found: SaidSlots, expected: SaidSlots): Counts {
  return sumCounts(slotNames.map((name) => compareSlot(name, found, expected)));
}

export function sumCounts(all: readonly Counts[]): Counts {
  const total = (key: keyof Counts) => all.reduce((sum, counts) => sum + counts[key], 0);
  return { found: total("found"), expected: total("expected"), right: total("right") };
}

/** The harmonic mean of precision and recall; undefined where there is nothing to find and nothing was found. */
export function f1Of({ found, expected, right }: Counts): number | undefined {
  return found + expected === 0 ? undefined : (2 * right) / (found + expected);
}

function countSameTimes(found: string | undefined, expected: string | undefined): number {
  if (found === undefined || expected === undefined) return 0;
  if (found === "now" || expected === "now") return found === expected ? 1 : 0;
  const [one, other] = [readTime(found), readTime(expected)];
  return one.every((at, end) => Math.abs(at - other[end]!) <= TOLERANCE_MS) ? 1 : 0;
}

/**
 * Both ends of a time, in milliseconds as if the local clock were UTC. It is written as `explain` does, or for short: a date, two with
 * `..` or a slash between, a date with a part of the day ("2026-11-22 lunch"), with a time, or with two ("2026-11-22 18:00-20:00").
 */
export function readTime(written: string): [from: number, until: number] {
  if (written.includes("T")) {
    const [from, until = from] = written.split("/").map((local) => Date.parse(`${local}Z`));
    return [from!, until!];
  }
  const [first, last = first] = written.split(/\.\.|\//);
  const [date, rest] = first!.split(" ");
  const midnight = Date.parse(`${date}T00:00Z`);
  if (rest === undefined) return [midnight, Date.parse(`${last!.slice(0, 10)}T00:00Z`) + DAY_MS];
  const [from, until = from] =
    rest in partsOfDay ? partsOfDay[rest as PartOfDay] : rest.split("-").map(minuteOf);
  return [midnight + from! * 60_000, midnight + until! * 60_000];
}
