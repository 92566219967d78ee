import { localMsToInstant } from "../../hours/local-time.ts";
import { DEFAULT_LANGUAGE, primaryLanguage } from "../../languages/compare.ts";
import { conceptOf } from "../../languages/concepts.ts";
import { readAct } from "../understanding/act.ts";
import { DAY_MS, isoDate, type LocalDay } from "../understanding/calendar.ts";
import { writtenForms } from "../understanding/not-understood.ts";
import { wordsIn } from "../understanding/phrase-table.ts";
import { type Reading, readPhrases } from "../understanding/reading.ts";
import { readSlots, type Said } from "../understanding/slots.ts";
import type { Thing } from "../understanding/things.ts";
import { readTokens } from "../understanding/tokens.ts";
import type {
  AreaMeant,
  NamedPlace,
  Near,
  TimeRange,
  UnderstandingContext,
} from "../understanding/understanding.ts";

/** Nobody plans farther ahead. */
export const MAX_AHEAD_MS = 2 * 366 * DAY_MS;
const MAX_OPEN_MS = 7 * DAY_MS;
const TOWN_PARTS: ReadonlySet<string> = new Set(["centre", "north", "south", "east", "west"]);

/**
 * What a value says, read as a message of its own language or of the default one; undefined where a word of it says nothing: a
 * part of a name is not the name.
 */
export function read(value: string, context: UnderstandingContext): Said | undefined {
  const languages = new Set([context.lang ?? DEFAULT_LANGUAGE, DEFAULT_LANGUAGE].map(primaryLanguage));
  return languages
    .values()
    .map((language) => hear(value, language, context))
    .find(({ reading }) => isWhole(reading));
}

/** What some words say, read in one language, whether or not all of them say something. */
export function hear(words: string, language: string, context: UnderstandingContext): Said {
  const reading = readPhrases(readTokens(words), language, context);
  return readSlots(reading, readAct(reading, context.previous), context, writtenForms(words));
}

/** Whether every word says something. */
export function isWhole(reading: Reading): boolean {
  return reading.spans.length > 0 && reading.spans.every((_, index) => !reading.isUnknownWord(index));
}

/** Letters that words of one name in two languages or cases share at their beginning. */
const SHARED_LETTERS = 4;

/** Whether at least half of some words is in one of the names of what they are said to mean: another place is not told of for one that nobody knows. */
function isCalled(words: string, names: readonly string[], { words: org }: UnderstandingContext): boolean {
  const said = wordsIn(words).filter((word) => !org.articles.has(word));
  const isIn = (word: string) =>
    names.flatMap(wordsIn).some((other) => {
      const shared = Math.min(SHARED_LETTERS, word.length, other.length);
      return word.slice(0, shared) === other.slice(0, shared) && !org.articles.has(other);
    });
  const letters = (list: readonly string[]) => list.join("").length;
  return said.length > 0 && letters(said.filter(isIn)) * 2 >= letters(said);
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

/** The listing or guide of a name or an id, where the words call it so. */
export function placeCalled(
  value: string,
  words: string,
  context: UnderstandingContext,
): NamedPlace | undefined {
  const { names } = context.words;
  const place = read(value, context)?.where.places[0]?.place ?? { kind: "listing", id: value, name: "" };
  const called = names.namesOf(place.kind, place.id);
  return isCalled(words, called, context) ? { ...place, name: called[0]! } : undefined;
}

/** The area of a name or an id, where the words call it so; a part of town may be said in any words. */
export function areaCalled(
  value: string,
  words: string,
  context: UnderstandingContext,
): AreaMeant | undefined {
  const { names } = context.words;
  const byId = names.namesOf("area", value)[0];
  const { area, townPart } =
    byId === undefined ? (read(value, context)?.where ?? {}) : { area: { id: value, name: byId } };
  // A part of town is one or two words, not what somebody makes of a sentence.
  const isPart = TOWN_PARTS.has(value) || value.trim().split(/\s+/).length <= 3;
  if (!area || TOWN_PARTS.has(value)) return area || (townPart && isPart) ? { area, townPart } : undefined;
  const called = [area.name, ...names.namesOf("area", area.id ?? "")];
  return isCalled(words, called, context) ? { area } : undefined;
}

/** What something is near to. */
export function nearTo(value: string, words: string, context: UnderstandingContext): Near | undefined {
  if (value === "me" || value === "host") return { to: value };
  const place = placeCalled(value, words, context);
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
