import {
  localDayAt,
  type PartOfDay,
  partsOfDay,
  rangeOn,
} from "../../src/concierge/understanding/calendar.ts";
import type { Edit, TimeRange, Understanding } from "../../src/concierge/understanding/understanding.ts";
import { SAID_AT, type Slots, TIME_ZONE } from "./judged.ts";

/** The ends of a time may differ by this much: people do not agree on when an evening begins. */
const TOLERANCE_MS = 60 * 60_000;
const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/** Slot values found, expected, and both. */
export interface Counts {
  found: number;
  expected: number;
  right: number;
}

export const slotNames = [
  "categories",
  "features",
  "excluded",
  "area",
  "place",
  "near",
  "radius",
  "priceLevel",
  "openAt",
  "days",
  "startDate",
  "partySize",
  "userCategory",
  "interests",
  "stars",
  "sort",
  "asked",
  "email",
  "edits",
  "shape",
  "choice",
  "answer",
  "dontCare",
] as const;
export type SlotName = (typeof slotNames)[number];

/** What was found of a slot against what was expected; lists are sets of values, each of which counts. */
export function compareSlot(name: SlotName, understanding: Understanding, slots: Slots): Counts {
  if (name === "openAt") return compareTimes(understanding.openAt, slots.openAt);
  const found = new Set(foundValues(name, understanding));
  const expected = new Set([slots[name] ?? []].flat().map(String));
  return { found: found.size, expected: expected.size, right: found.intersection(expected).size };
}

function foundValues(name: Exclude<SlotName, "openAt">, understanding: Understanding): string[] {
  if (name === "area")
    return values(understanding.area?.id ?? understanding.area?.name ?? understanding.townPart);
  if (name === "place") return values(understanding.place?.id);
  if (name === "near") return values(nearValue(understanding.near));
  if (name === "edits" || name === "shape") return understanding[name].map(writtenEdit);
  return values(understanding[name]);
}

/** A change of the plan as the judged set writes it: see judged.ts. */
function writtenEdit({ operation, day, weekdays = [], part, at }: Edit): string {
  const clock = at === undefined ? undefined : [at / 60, at % 60].map(twoDigits).join(":");
  const named = weekdays.map((weekday) => WEEKDAYS[weekday]);
  return [operation, day, ...named, part, clock].filter((value) => value !== undefined).join(":");
}

function twoDigits(value: number): string {
  return String(Math.floor(value)).padStart(2, "0");
}

function values(value: unknown): string[] {
  return value === undefined ? [] : [value].flat().map(String);
}

function nearValue(near: Understanding["near"]): string | undefined {
  if (near?.to === "place") return near.place.id;
  return near?.to === "category" ? near.category : near?.to;
}

function compareTimes(found: TimeRange | undefined, expected: string | undefined): Counts {
  const wanted = expected === undefined ? undefined : timeOf(expected);
  const near = (a: number, b: number) => Math.abs(a - b) <= TOLERANCE_MS;
  const right =
    found &&
    wanted &&
    Boolean(found.now) === Boolean(wanted.now) &&
    near(found.from, wanted.from) &&
    near(found.until, wanted.until);
  return { found: found ? 1 : 0, expected: wanted ? 1 : 0, right: right ? 1 : 0 };
}

/** The instants of a time as the judged set writes it: see judged.ts. */
export function timeOf(written: string): TimeRange {
  if (written === "now") return { from: SAID_AT, until: SAID_AT, now: true };
  const [day, end] = written.split("..");
  const [date, rest] = day!.split(" ");
  const first = localDayAt(Date.parse(`${date}T12:00:00Z`), TIME_ZONE);
  if (rest && rest in partsOfDay) {
    const [from, until] = partsOfDay[rest as PartOfDay];
    return rangeOn(first, from, until, TIME_ZONE);
  }
  if (rest) {
    const [from, until = from] = rest.split("-").map(minuteOf) as [number, number?];
    return rangeOn(first, from, until, TIME_ZONE);
  }
  const last = end ? localDayAt(Date.parse(`${end}T12:00:00Z`), TIME_ZONE) : first;
  return { from: rangeOn(first, 0, 0, TIME_ZONE).from, until: rangeOn(last, 0, 1440, TIME_ZONE).until };
}

function minuteOf(time: string): number {
  const [hours, minutes] = time.split(":").map(Number) as [number, number];
  return hours * 60 + minutes;
}
