import { localMsToInstant } from "../../hours/local-time.ts";
import { DEFAULT_LANGUAGE, primaryLanguage } from "../../languages/compare.ts";
import { conceptOf } from "../../languages/concepts.ts";
import { readAct } from "../understanding/act.ts";
import { DAY_MS, isoDate, type LocalDay } from "../understanding/calendar.ts";
import { readPhrases } from "../understanding/reading.ts";
import { readSlots, type Said } from "../understanding/slots.ts";
import { readTokens } from "../understanding/tokens.ts";
import type { NamedPlace, Near, TimeRange, UnderstandingContext } from "../understanding/understanding.ts";
import type { Thing } from "../understanding/wishes.ts";

/** Nobody plans farther ahead. */
export const MAX_AHEAD_MS = 2 * 366 * DAY_MS;
const MAX_OPEN_MS = 7 * DAY_MS;

/**
 * What a value says, read as a message of its own language or of the default one; undefined where a word of it says nothing: a
 * part of a name is not the name.
 */
export function read(value: string, context: UnderstandingContext): Said | undefined {
  const tokens = readTokens(value);
  for (const language of new Set([context.lang ?? DEFAULT_LANGUAGE, DEFAULT_LANGUAGE].map(primaryLanguage))) {
    const reading = readPhrases(tokens, language, context);
    const isWhole = reading.spans.every((_, index) => !reading.isUnknownWord(index));
    if (isWhole && reading.spans.length > 0)
      return readSlots(reading, readAct(reading, context.previous), context);
  }
  return undefined;
}

/** Something that a place can be or have. */
export type Named = Pick<Thing, "id" | "kind" | "category" | "interest">;

/** What a value names: the id of a concept, or words of the catalogue or of a language. */
export function thingsCalled(value: string, context: UnderstandingContext): readonly Named[] {
  const id = value
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, "_");
  const concept = conceptOf(id);
  if (concept) return [{ id, kind: concept.kind === "feature" ? "feature" : "category" }];
  return read(value, context)?.wishes.things.filter(({ kind }) => kind !== "keyword") ?? [];
}

/** The listing or guide of a name. */
export function placeCalled(value: string, context: UnderstandingContext): NamedPlace | undefined {
  return read(value, context)?.where.places[0]?.place;
}

/** What something is near to. */
export function nearTo(value: string, context: UnderstandingContext): Near | undefined {
  if (value === "me" || value === "host") return { to: value };
  const place = placeCalled(value, context);
  if (place) return { to: "place", place };
  const kind = thingsCalled(value, context).find(({ id }) => conceptOf(id)?.kind === "place");
  return kind && { to: "category", category: kind.id };
}

/** A local day (YYYY-MM-DD) as {@link LocalDay}; undefined for one that no calendar has. */
export function dayOf(date: string): LocalDay | undefined {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : Number.NaN;
  return Number.isNaN(day) || isoDate(day) !== date ? undefined : day;
}

/** One local time or a stretch between two that is not over, as instants. */
export function rangeOf(value: string, { now, timeZone }: UnderstandingContext): TimeRange | undefined {
  if (value === "now") return { from: now, until: now, now: true };
  const times = value.split("/").map((time) => instantOf(time, timeZone));
  const [from, until = from] = times;
  if (times.length > 2 || from === undefined || until === undefined) return undefined;
  const isInReach =
    from <= until && until >= now && from <= now + MAX_AHEAD_MS && until - from <= MAX_OPEN_MS;
  return isInReach ? { from, until } : undefined;
}

function instantOf(time: string, timeZone: string): number | undefined {
  const [, date = "", hour = "", minute = ""] =
    /^(.{10})T([01]\d|2[0-3]):([0-5]\d)(?::00)?$/.exec(time.trim()) ?? [];
  const day = dayOf(date);
  return day === undefined
    ? undefined
    : localMsToInstant(day + Number(hour) * 3_600_000 + Number(minute) * 60_000, timeZone);
}
