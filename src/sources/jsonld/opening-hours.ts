import type { GeoLocation } from "../../contract/common.ts";
import {
  MAX_EXCEPTIONS,
  type OpeningException,
  type StoredOpeningHours,
} from "../../contract/opening-hours.ts";
import { isObject } from "../json-fault.ts";
import { hoursTold } from "../properties/field-values.ts";
import { type JsonLdNode, textsUnder, textUnder, valuesOf } from "./node.ts";

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

type Period = NonNullable<StoredOpeningHours["periods"]>[number];

/** One OpeningHoursSpecification: its periods, none meaning closed. */
interface Specification {
  periods: Period[];
  from?: string;
  through?: string;
}

/**
 * The hours of a place: of `openingHoursSpecification` those without dates are the weekly ones, those with dates hold on
 * them instead (`specialOpeningHoursSpecification` likewise); else of `openingHours`. Undefined when nothing is told, or
 * anything of it cannot be read: hours that lack a day would say closed.
 */
export function openingHoursIn(
  node: JsonLdNode,
  location: GeoLocation | undefined,
  year: number | undefined,
): StoredOpeningHours | undefined {
  const given = [
    ...valuesOf(node, "openingHoursSpecification"),
    ...valuesOf(node, "specialOpeningHoursSpecification"),
  ];
  if (given.length === 0) return hoursTold(textsUnder(node, "openingHours").join("; "), location, year);
  const specifications = given.map((value) => (isObject(value) ? readSpecification(value) : undefined));
  if (!specifications.every((one) => one !== undefined)) return undefined;
  const periods = specifications.filter(({ from }) => from === undefined).flatMap((one) => one.periods);
  const exceptions = readExceptions(specifications);
  if (periods.length > 200 || exceptions.length > MAX_EXCEPTIONS) return undefined;
  // Dates alone say nothing of the others.
  const weekly = periods.length > 0 ? { periods } : { isUnavailable: true };
  return { ...weekly, ...(exceptions.length > 0 && { exceptions }) };
}

/** What holds on dates: all specifications of the same dates together. */
function readExceptions(specifications: readonly Specification[]): OpeningException[] {
  const dated = specifications.filter(({ from }) => from !== undefined);
  const byDates = Map.groupBy(dated, ({ from, through }) => `${from}/${through}`);
  const exceptions = [...byDates.values()].map((same) => ({
    from: same[0]!.from!,
    through: same[0]!.through!,
    periods: same.flatMap(({ periods }) => periods),
  }));
  // The first exception of a date counts: the narrower of two is meant.
  return exceptions.sort((a, b) => measureLength(a) - measureLength(b));
}

function measureLength({ from, through }: OpeningException): number {
  return Date.parse(through) - Date.parse(from);
}

function readSpecification(node: JsonLdNode): Specification | undefined {
  const from = dateOf(textUnder(node, "validFrom"));
  const through = dateOf(textUnder(node, "validThrough"));
  if (from === undefined || through === undefined) return undefined;
  // Half a stretch of dates has no end that is known.
  if ((from === null) !== (through === null)) return undefined;
  if (from !== null && through !== null && from > through) return undefined;
  const periods = readPeriods(node, from !== null);
  const dates = from !== null && through !== null ? { from, through } : {};
  return periods && { periods, ...dates };
}

/** The date of an ISO date or instant; null when there is none, undefined when it cannot be read. */
function dateOf(text: string | undefined): string | null | undefined {
  if (text === undefined) return null;
  const date = /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(text)?.[0];
  return date !== undefined && !Number.isNaN(Date.parse(date)) ? date : undefined;
}

function readPeriods(node: JsonLdNode, isDated: boolean): Period[] | undefined {
  const named = textsUnder(node, "dayOfWeek").flatMap((text) => text.split(","));
  const days = named.map(readDay);
  if (days.some((day) => day === undefined)) return undefined;
  // Without a day the hours hold on all of them.
  const all = days.length > 0 ? (days as number[]) : isDated ? [0, 1, 2, 3, 4, 5, 6] : undefined;
  const [opens, closes] = [readTime(textUnder(node, "opens")), readTime(textUnder(node, "closes"))];
  if (all === undefined || opens === undefined || closes === undefined) return undefined;
  if (opens === null && closes === null) return isDated ? [] : undefined;
  if (opens === null || closes === null) return undefined;
  // schema.org: both at midnight mean closed; so do equal times.
  if (opens === closes) return [];
  return all.map((day) => {
    const spills = closes <= opens || closes === "2400";
    const close = closes === "2400" ? "0000" : closes;
    return { open: { day, time: opens }, close: { day: spills ? (day + 1) % 7 : day, time: close } };
  });
}

function readDay(text: string): number | undefined {
  const name = text.trim().replace(/^.*[/:]/, "");
  const day = DAYS.findIndex((full) => full === name || (name.length === 2 && full.startsWith(name)));
  return day === -1 ? undefined : day;
}

/** HHMM; null when there is none, undefined when it cannot be read. A close at 23:59 means midnight. */
function readTime(text: string | undefined): string | null | undefined {
  if (text === undefined) return null;
  const [, hour, minute] = /^(?:T)?(\d{2}):(\d{2})(?::\d{2})?(?:Z|[+-]\d{2}:?\d{2})?$/.exec(text) ?? [];
  if (hour === undefined || Number(minute) > 59 || Number(hour) > 24) return undefined;
  return hour + minute === "2359" ? "2400" : hour + minute!;
}
