import { readFileSync } from "node:fs";
import type { SpecialDay } from "../contract/opening-hours.ts";
import type { Jurisdiction } from "./jurisdiction.ts";
import { dayNumber, nthWeekdayOf, weekdayOf, yearOf } from "./local-time.ts";

/** Public and school holidays. */
export type Holiday = "PH" | "SH";

/** The holidays of a place. */
export interface Holidays {
  /** Whether a day (a number of local-time.ts) is one; undefined where nobody can tell. */
  isHoliday(holiday: Holiday, day: number): boolean | undefined;
  /**
   * Whether hours that say nothing of holidays may not hold on a day: a public holiday, or one that some places of the part keep or that
   * waits for the moon. Days of single towns, and of other parts than the place may lie in, are none.
   */
  isInDoubt(day: number): boolean;
  /** What a public holiday is called. Undefined on other days. */
  nameOf(day: number): SpecialDay["name"] | undefined;
}

/** What days of the table are called that mean the same wherever they are kept; Orthodox Easter's like those of the other. */
const names: Readonly<Record<string, SpecialDay["name"]>> = {
  "0101": "newYear",
  "E-3": "maundyThursday",
  "E-2": "goodFriday",
  "E+0": "easterSunday",
  "E+1": "easterMonday",
  "0501": "labourDay",
  "E+39": "ascension",
  "E+49": "whitSunday",
  "E+50": "whitMonday",
  "E+60": "corpusChristi",
  "0815": "assumption",
  "1101": "allSaints",
  "1224": "christmasEve",
  "1225": "christmas",
  "1226": "secondChristmasDay",
  "1231": "newYearsEve",
};
/** Where only one of these is kept it is a day of the state, as in India. */
const CATHOLIC = ["0815", "1101"];

/** The name of a day that is kept in many countries where it is no holiday: the eves of Christmas and of the new year. */
export function eveOf(date: string): SpecialDay["name"] | undefined {
  return date.endsWith("-12-24") ? "christmasEve" : date.endsWith("-12-31") ? "newYearsEve" : undefined;
}

/** The next day that has such a name, from a day (a number of local-time.ts) on; undefined of any other name. */
export function nextHoliday(name: string, from: number): number | undefined {
  const word = Object.keys(names).find((one) => names[one] === name);
  const year = yearOf(from);
  return word === undefined
    ? undefined
    : [year, year + 1].flatMap((one) => readDays(word, one)).find((day) => day >= from);
}

/** What scripts/holiday-table.py writes; its `format` tells how days are written. */
interface Table {
  /** The first and the last year that are known. */
  from: number;
  through: number;
  countries: Record<string, string | Record<string, string>>;
}

/** The days of a year that are holidays, that are likely ones, and that may be some. */
type Year = ReadonlyMap<number, "sure" | "likely" | "maybe">;

let table: Table | undefined;

/**
 * The public holidays of a country or a part of it. Where parts have days of their own and it is not known in which one the place
 * lies, those days may be holidays or not. Nothing is known of school holidays, of countries and years without a table, or at sea.
 */
export function holidaysIn(jurisdiction: Jurisdiction | undefined): Holidays {
  table ??= JSON.parse(readFileSync(new URL("holiday-table.json", import.meta.url), "utf8")) as Table;
  const { from, through, countries } = table;
  const listed = jurisdiction && countries[jurisdiction.country];
  const words = listed && wordsFor(listed, jurisdiction);
  const years = new Map<number, Year>();
  const daysOf = (year: number): Year | undefined => {
    if (!words || year < from || year > through) return undefined;
    let days = years.get(year);
    if (!days) {
      days = agreed(words.map((ofPart) => readYear(ofPart, year)));
      years.set(year, days);
    }
    return days;
  };
  return {
    isHoliday(holiday, day) {
      const days = holiday === "PH" ? daysOf(yearOf(day)) : undefined;
      const known = days?.get(day) ?? (days ? false : undefined);
      return known === "sure" || (known === false ? false : undefined);
    },
    isInDoubt(day) {
      const known = daysOf(yearOf(day))?.get(day);
      return known === "sure" || known === "likely";
    },
    nameOf(day) {
      const year = yearOf(day);
      const known = daysOf(year)?.get(day);
      if (known !== "sure" && known !== "likely") return undefined;
      const kept = (words || []).flat().map((word) => word.replace(/^[?~]/, ""));
      const word = kept.find((one) => readDays(one, year).includes(day))!.replace("O", "E");
      const isOfState = CATHOLIC.includes(word) && !CATHOLIC.every((one) => kept.includes(one));
      return (isOfState ? undefined : names[word]) ?? "publicHoliday";
    },
  };
}

/** The words that hold at a place, once for each part of the country in which it may lie. */
function wordsFor(
  listed: string | Record<string, string>,
  { subdivision, near }: Jurisdiction,
): readonly string[][] {
  if (typeof listed === "string") return [splitWords(listed)];
  const { all = "", other, ...parts } = listed;
  const everywhere = splitWords(all);
  const told = (subdivision === undefined ? near : [subdivision])?.map((code) => {
    const own = parts[code.slice(code.indexOf("-") + 1)] ?? other;
    return own === undefined ? undefined : [...everywhere, ...splitWords(own)];
  });
  if (told?.every((words) => words !== undefined)) return told;
  const anywhere = Object.values(parts).map((part) =>
    splitWords(part).filter((word) => !word.startsWith("~")),
  );
  return [everywhere, ...anywhere.map((part) => [...everywhere, ...part])];
}

/** The days of which all years say that they are holidays; those of which only some do are uncertain. */
function agreed(years: readonly Year[]): Year {
  const [first] = years;
  if (first && years.length === 1) return first;
  const days = new Map<number, "sure" | "likely" | "maybe">();
  for (const day of new Set(years.flatMap((year) => [...year.keys()]))) {
    const told = years.map((year) => year.get(day));
    const isLikely = told.every((known) => known === "sure" || known === "likely");
    days.set(day, told.every((known) => known === "sure") ? "sure" : isLikely ? "likely" : "maybe");
  }
  return days;
}

function splitWords(words: string): string[] {
  return words.split(" ").filter((word) => word !== "");
}

function readYear(words: readonly string[], year: number): Year {
  const days = new Map<number, "sure" | "likely" | "maybe">();
  for (const word of words) {
    const how = word.startsWith("?") ? "likely" : word.startsWith("~") ? "maybe" : "sure";
    for (const day of readDays(how === "sure" ? word : word.slice(1), year)) {
      if (how === "sure" || !days.has(day) || (how === "likely" && days.get(day) === "maybe"))
        days.set(day, how);
    }
  }
  return days;
}

/** The days in a year that a word without a mark names. */
function readDays(word: string, year: number): number[] {
  const [only, list] = word.split("=");
  if (list !== undefined) {
    return Number(only) === year ? list.split(",").map((date) => readDate(date, year)) : [];
  }
  if (word.startsWith("E")) return [easter(year) + Number(word.slice(1))];
  if (word.startsWith("O")) return [orthodoxEaster(year) + Number(word.slice(1))];
  if (!word.includes(".")) return [readDate(word, year)];
  const [month, weekday, nth] = word.split(".").map(Number) as [number, number, number];
  return [nthWeekdayOf(year, month, weekday, nth)];
}

function readDate(monthAndDay: string, year: number): number {
  return dayNumber(year, Number(monthAndDay.slice(0, 2)), Number(monthAndDay.slice(2)));
}

/** Easter Sunday of a year from 1900 to 2099, as a day number: by the full moon that the church reckons with, after Gauss (1800). */
export function easter(year: number): number {
  const age = year % 19;
  const moon = (19 * age + 24) % 30;
  const isLate = moon === 29 || (moon === 28 && age > 10);
  return sundayAfter(dayNumber(year, 3, isLate ? 20 + moon : 21 + moon));
}

/** The same for the churches that reckon with the Julian calendar, 13 days behind. */
function orthodoxEaster(year: number): number {
  return sundayAfter(dayNumber(year, 3, 21 + 13 + ((19 * (year % 19) + 15) % 30)));
}

function sundayAfter(day: number): number {
  return day + 7 - weekdayOf(day);
}
