import { parseDayOffset } from "./parse-dates.ts";
import type { HolidayDay, Rule, WeekdayRange } from "./rule.ts";
import type { TokenCursor } from "./token-cursor.ts";

type Days = Pick<Rule, "weekdays" | "holidays" | "holidayAndWeekday">;

/** Whether the next token is a weekday or a holiday. */
export function atDay(cursor: TokenCursor, ahead = 0): boolean {
  return cursor.peek("weekday", ahead) !== undefined || cursor.peek("holiday", ahead) !== undefined;
}

/** Weekdays and holidays: "Mo-We,Fr", "Sa[1],Sa[-1]", "Su,PH" (either), "SH Mo-Fr" (both), "PH -1 day". */
export function parseDays(cursor: TokenCursor): Days {
  const weekdays: WeekdayRange[] = [];
  const holidays: HolidayDay[] = [];
  let holidayAndWeekday = false;
  for (;;) {
    const holiday = cursor.take("holiday")?.holiday;
    if (holiday) holidays.push({ holiday, offset: parseDayOffset(cursor) });
    else weekdays.push(parseWeekday(cursor));
    if (cursor.peekSign(",") && atDay(cursor, 1)) cursor.takeSign(",");
    else if (!atDay(cursor)) break;
    // Side by side a holiday narrows weekdays; two weekdays are a list whose comma was left out.
    else if (holiday && cursor.peek("weekday")) holidayAndWeekday = true;
    else if (!holiday && cursor.peek("holiday")) cursor.fail("expected a comma before the holiday");
  }
  return {
    ...(weekdays.length > 0 && { weekdays }),
    ...(holidays.length > 0 && { holidays }),
    ...(holidayAndWeekday && { holidayAndWeekday }),
  };
}

function parseWeekday(cursor: TokenCursor): WeekdayRange {
  const from = cursor.need("weekday").weekday;
  if (cursor.takeSign("[")) return { from, to: from, nth: parseNths(cursor) };
  if (!cursor.peekSign("-")) return { from, to: from };
  cursor.skip(1);
  const to = cursor.need("weekday").weekday;
  if (cursor.peekSign("[")) cursor.fail("expected no [ after a range of weekdays");
  return { from, to };
}

function parseNths(cursor: TokenCursor): number[] {
  const nths: number[] = [];
  do {
    const sign = cursor.takeSign("-") ? -1 : 1;
    const from = cursor.need("number").value;
    const to = cursor.takeSign("-") ? cursor.need("number").value : from;
    if (from < 1 || to > 5 || to < from || (sign < 0 && to !== from))
      cursor.refuse(`weekdays of a month are 1 to 5, in order, not ${from}-${to}`);
    for (let nth = from; nth <= to; nth++) nths.push(sign * nth);
  } while (cursor.takeSign(","));
  if (!cursor.takeSign("]")) cursor.fail("expected ]");
  return nths;
}
