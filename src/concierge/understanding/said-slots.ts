import type { SaidSlots } from "../../contract/said-slots.ts";
import { utcOffsetMs } from "../../hours/local-time.ts";
import type { Edit, Near, TimeRange, Understanding } from "./understanding.ts";

const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/** The slots of an understanding with ids and texts for values; times are on the clock of the zone. */
export function writeSlots(understanding: Understanding, timeZone: string): SaidSlots {
  const { categories, features, area, townPart, place, near, radius, priceLevel, openAt } = understanding;
  const { days, startDate, partySize, userCategory, tripType, interests, stars, sort } = understanding;
  const { asked, email, edits, shape, choice, answer, dontCare, town } = understanding;
  const excluded = [...understanding.excluded, ...understanding.avoid.map(({ id }) => id)];
  const all = {
    ...{
      categories,
      features,
      excluded,
      area: area?.id ?? area?.name ?? townPart ?? town?.name,
      place: place?.id,
    },
    ...{ near: writeNear(near), radius, priceLevel, openAt: openAt && writeTime(openAt, timeZone) },
    ...{ days, startDate, partySize, userCategory, tripType, interests, stars, sort, asked, email },
    ...{ edits: edits.map(writeEdit), shape: shape.map(writeEdit), choice, answer, dontCare },
  };
  const isSaid = ([, value]: [string, unknown]) =>
    value !== undefined && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(all).filter(isSaid));
}

/** `now`, a local date-time, or two with a slash between (ISO 8601). */
export function writeTime({ from, until, now }: TimeRange, timeZone: string): string {
  if (now) return "now";
  const local = (ms: number) => new Date(ms + utcOffsetMs(ms, timeZone)).toISOString().slice(0, 16);
  return until > from ? `${local(from)}/${local(until)}` : local(from);
}

function writeNear(near: Near | undefined): string | undefined {
  if (near?.to === "place") return near.place.id;
  return near?.to === "category" ? near.category : near?.to;
}

/** A change of a plan by its operation, day, stop, part and hour, those that are said, with colons between. */
function writeEdit({
  operation,
  day,
  weekdays = [],
  days,
  stop,
  part,
  at,
  to,
  between,
  out,
  in: put,
}: Edit): string {
  const named = weekdays.map((weekday) => WEEKDAYS[weekday]);
  const ends = (between ?? []).map((one) =>
    [one.day, one.stop].filter((value) => value !== undefined).join("."),
  );
  const goes = to && [to.day, to.part, writeClock(to.at)];
  const what = day === undefined ? [] : { remove: out, add: put }[operation as string]?.categories;
  return [
    NAMES[operation] ?? operation,
    day,
    ...named,
    days,
    stop,
    ...(what ?? []),
    part,
    writeClock(at),
    ...ends,
    ...(goes ?? []),
  ]
    .filter((value) => value !== undefined)
    .join(":");
}

/** Operations that are written otherwise than the language's words are called. */
const NAMES: Readonly<Partial<Record<Edit["operation"], string>>> = { start_at: "start", end_at: "end" };

function writeClock(minute: number | undefined): string | undefined {
  return minute === undefined ? undefined : [minute / 60, minute % 60].map(twoDigits).join(":");
}

function twoDigits(value: number): string {
  return String(Math.floor(value)).padStart(2, "0");
}
