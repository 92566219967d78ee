import { specialDayNames } from "../../contract/special-day-names.ts";
import { type Holidays, holidaysIn } from "../../hours/holidays.ts";
import { findJurisdiction } from "../../hours/jurisdiction.ts";
import { dayOfDate } from "../../hours/local-time.ts";
import { DAY_MS, isoDate, localDayAt } from "../understanding/calendar.ts";
import { tellDesk } from "./desk.ts";
import { dateOf } from "./plan-trip.ts";
import { starters } from "./suggestions.ts";
import { clockZone, type Told, type TurnContext } from "./turn.ts";

const COMING_DAYS = 7;

/** Which of the days that are asked about, else of the coming seven, are public holidays where the host is. */
export function tellHoliday(context: TurnContext): Told {
  const { sight, understanding, voice } = context;
  const { holidayOn = [] } = understanding;
  const today = localDayAt(sight.nowMs, clockZone(sight.org, sight.host) ?? "UTC");
  const coming = Array.from({ length: COMING_DAYS }, (_, ahead) => isoDate(today + ahead * DAY_MS));
  const told = sayHolidays(context, holidayOn.length > 0 ? holidayOn : coming);
  if (!told) return tellDesk(context, voice.phrases.notKnown);
  return { said: { message: told.sentence, actions: starters(context) }, state: {} };
}

/**
 * Which of some dates (`YYYY-MM-DD`, in a row) are public holidays of the host's country, in words and as they are; undefined where nothing
 * is known of it.
 */
export function sayHolidays(
  context: TurnContext,
  dates: readonly string[],
): { sentence: string; kept: string[] } | undefined {
  const { voice, sight } = context;
  const { phrases } = voice;
  const position = sight.host?.geoLocation;
  const holidays =
    position && holidaysIn(findJurisdiction({ latitude: position[0], longitude: position[1] }));
  if (!holidays || dates.some((date) => !isKnown(holidays, date))) return undefined;
  const days = dates.map((date) => ({ date, name: holidays.nameOf(dayOfDate(date)) }));
  const kept = days.filter(({ name }) => name !== undefined);
  if (kept.length === 0) return { sentence: phrases.noHoliday(stretchOf(context, dates)), kept: [] };
  const called = phrases.specialDays.split("|");
  const said = kept.map(({ date, name }) => {
    const isNamed = name !== "publicHoliday";
    return dateOf(context, date) + voice.remarks(isNamed ? [called[specialDayNames.indexOf(name!)]!] : []);
  });
  return { sentence: phrases.holiday(voice.list(said)), kept: kept.map(({ date }) => date) };
}

/** That the day whose hours are asked of places is a public holiday, on which they may be others. */
export function holidayAsked(context: TurnContext): string[] {
  const { understanding, sight } = context;
  const { asked, best, openAt } = understanding;
  const isOfHours = asked.includes("hours") || best === "opening" || best === "closing";
  if (!isOfHours || openAt === undefined || openAt.now) return [];
  const zone = clockZone(sight.org, sight.host) ?? "UTC";
  const [first, last] = [localDayAt(openAt.from, zone), localDayAt(openAt.until - 1, zone)];
  const days = Math.min(COMING_DAYS, (last - first) / DAY_MS + 1);
  const told = sayHolidays(
    context,
    Array.from({ length: days }, (_, ahead) => isoDate(first + ahead * DAY_MS)),
  );
  return told && told.kept.length > 0 ? [told.sentence] : [];
}

function isKnown(holidays: Holidays, date: string): boolean {
  const day = dayOfDate(date);
  return holidays.isHoliday("PH", day) !== undefined || holidays.isInDoubt(day);
}

/** Dates in a row, from the first to the last. */
function stretchOf({ voice, sight }: TurnContext, dates: readonly string[]): string {
  const [startMs, endMs] = [Date.parse(dates[0]!), Date.parse(dates.at(-1)!) + DAY_MS];
  return voice.dates({ startMs, endMs, timed: false, ended: false, zone: "UTC" }, sight.nowMs);
}
