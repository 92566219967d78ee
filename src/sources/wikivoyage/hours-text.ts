import type { Edition } from "./editions.ts";

const EVERY_DAY = "Mo-Su";

/** One word of a text of hours. */
type Token =
  | { sort: "day"; day: string }
  | { sort: "daily" }
  | { sort: "range"; range: string }
  | { sort: "mark"; mark: string };

const TIME = String.raw`(\d{1,2})(?:[:.h](\d{2}))?\s*(am|pm|h|uhr)?`;
const RANGE = new RegExp(String.raw`^${TIME}\s*-\s*${TIME}(?![\w:.])`);
const WORD = /^[^\d\s,;:()-]+/;
const MARK = /^[-,;:]/;

/**
 * Opening hours as articles write them (`M-Sa 8:30AM-5PM, Su 9AM-6PM`, `tägl. 9:00–18:00`) in the opening_hours syntax of
 * OpenStreetMap; undefined when there is anything in the text that is not read: seasons, exceptions, other words.
 */
export function hoursSyntax(text: string, edition: Edition): string | undefined {
  const plain = text
    .toLowerCase()
    .replaceAll(/[–—\u2212]/g, "-")
    .replaceAll(/\bnoon\b/g, "12pm")
    .replaceAll(/\bmidnight\b/g, "12am")
    .replace(/[.;]$/, "")
    .trim();
  if (/^24\/7$|^24 hours(?: daily)?$/.test(plain)) return "24/7";
  const tokens = tokensOf(plain, edition);
  return tokens && readRules(tokens);
}

function tokensOf(plain: string, { days, daily }: Edition): Token[] | undefined {
  const tokens: Token[] = [];
  for (let rest = plain; rest !== ""; rest = rest.trimStart()) {
    const [found] = RANGE.exec(rest) ?? WORD.exec(rest) ?? MARK.exec(rest) ?? [];
    if (found === undefined) return undefined;
    const token = readToken(found, days, daily);
    if (token === undefined) return undefined;
    tokens.push(token);
    rest = rest.slice(found.length);
  }
  return tokens;
}

function readToken(text: string, days: Edition["days"], daily: Edition["daily"]): Token | undefined {
  if (MARK.test(text)) return { sort: "mark", mark: text };
  if (/^\d/.test(text)) {
    const range = readRange(text);
    return range === undefined ? undefined : { sort: "range", range };
  }
  if (daily.includes(text)) return { sort: "daily" };
  const name = text.replace(/\.$/, "");
  return Object.hasOwn(days, name) ? { sort: "day", day: days[name]! } : undefined;
}

/** Days and the ranges that follow them, again and again; or ranges alone with a "daily" on either side. */
function readRules(tokens: readonly Token[]): string | undefined {
  const isDaily = tokens.some(({ sort }) => sort === "daily");
  const rules: { days: string; ranges: string[] }[] = isDaily ? [{ days: EVERY_DAY, ranges: [] }] : [];
  let mark = "";
  for (const [index, token] of tokens.entries()) {
    if (token.sort === "mark") {
      if (mark !== "") return undefined;
      mark = token.mark;
      continue;
    }
    if (token.sort === "daily") {
      // Between ranges it would belong to one of them only.
      if (index > 0 && index < tokens.length - 1) return undefined;
    } else if (token.sort === "day") {
      if (isDaily) return undefined;
      const last = rules.at(-1);
      if (!last || last.ranges.length > 0) {
        if (mark === "-") return undefined;
        rules.push({ days: token.day, ranges: [] });
      } else last.days += `${mark === "-" ? "-" : ","}${token.day}`;
    } else {
      const last = rules.at(-1);
      // A range after a semicolon, or before all days, says not whose it is.
      if (!last || mark === "-" || (last.ranges.length > 0 && mark !== ",")) return undefined;
      last.ranges.push(token.range);
    }
    mark = "";
  }
  if (rules.length === 0 || mark !== "" || rules.some(({ ranges }) => ranges.length === 0)) return undefined;
  return rules.map(({ days, ranges }) => `${days} ${ranges.join(",")}`).join("; ");
}

function readRange(text: string): string | undefined {
  const [, hour, minute, half, endHour, endMinute, endHalf] = RANGE.exec(text)!;
  // One "pm" for both ("6-11PM") and bare numbers ("9-5") may mean either half of the day.
  const isHalfDay = (mark: string | undefined) => mark === "am" || mark === "pm";
  if (isHalfDay(half) !== isHalfDay(endHalf)) return undefined;
  if (!isHalfDay(half) && minute === undefined && endMinute === undefined && !(half && endHalf))
    return undefined;
  const start = clock(hour!, minute, half);
  const end = clock(endHour!, endMinute, endHalf);
  if (start === undefined || end === undefined || start === end) return undefined;
  return `${start}-${end === "00:00" ? "24:00" : end}`;
}

function clock(hour: string, minute = "00", half: string | undefined): string | undefined {
  let hours = Number(hour);
  if (half === "am" || half === "pm") {
    if (hours < 1 || hours > 12) return undefined;
    hours = (hours % 12) + (half === "pm" ? 12 : 0);
  }
  if (hours > 24 || Number(minute) > 59 || (hours === 24 && Number(minute) > 0)) return undefined;
  return `${String(hours).padStart(2, "0")}:${minute}`;
}
