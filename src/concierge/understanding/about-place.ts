import { samePurpose } from "../../languages/concepts.ts";
import { hasSearch } from "./previous.ts";
import { hasWishes, type Read, wantsCategory } from "./read-message.ts";
import type { Understanding } from "./understanding.ts";
import { idsOf } from "./wishes.ts";

/** Attributes that a search is also asked with: "which museums are open on Sunday". */
const OF_SEARCHES: ReadonlySet<string> = new Set(["hours", "area", "type", "rating"]);

/** Whether a message is a question about one place: a named one, a chosen one, or the one spoken of. */
export function isAboutPlace(read: Read, previous: Understanding | undefined): boolean {
  const { reading, asked, where, choice } = read;
  const cue =
    asked.length > 0 || reading.says("act", "tell", "what_is", "called") || reading.asksWhether("have", "is");
  if (where.place && (!wantsCategory(read) || (cue && !where.placeIsLocation))) return true;
  if (previous?.intent === "about_place" && asked.includes("distance") && !read.wishes.sort) return true;
  if (wantsCategory(read)) return asksOfResults(read, previous) || asksOfServices(read, previous);
  if (choice !== undefined && (hasSearch(previous) || cue)) return true;
  if (read.dontCare.length > 0) return false;
  if (asked.length > 0 && !where.area && read.wishes.priceLevel.length === 0) {
    return previous !== undefined || !reading.says("act", "find");
  }
  return previous !== undefined && (asksOfFeatures(read, previous) || asksForMore(read));
}

/** "What is the entrance fee of the museum?", after museums were found. */
function asksOfResults({ asked, wishes, where }: Read, previous: Understanding | undefined): boolean {
  const isKnown = idsOf(wishes, "category").every((id) => previous?.categories.includes(id));
  return (
    isKnown && !where.area && !where.townPart && !where.near && asked.some((one) => !OF_SEARCHES.has(one))
  );
}

/** "Does it have a restaurant?", after a hotel was found: what is asked for serves another purpose. */
function asksOfServices({ reading, wishes, where }: Read, previous: Understanding | undefined): boolean {
  if (!previous || previous.categories.length === 0 || !reading.asksWhether("have")) return false;
  const isOther = (id: string) => !previous.categories.some((other) => samePurpose(id, other));
  return idsOf(wishes, "category").every(isOther) && !where.area && !where.townPart && !where.near;
}

/** "Does it have wifi?", "is it free?"; right after a place was told of, a property alone. */
function asksOfFeatures({ reading, wishes, where }: Read, previous: Understanding): boolean {
  const features = idsOf(wishes, "feature").length > 0 && (previous.place || hasSearch(previous));
  const isElsewhere = where.area || where.near || where.townPart || reading.says("act", "other", "meant");
  if (previous.intent === "about_place" && features && !isElsewhere) return true;
  const price = wishes.priceLevel.length > 0 && previous.place;
  return reading.asksWhether("have", "is") && Boolean(features || price);
}

/** Attributes that are asked of a place only: whatever else is named with them is one. */
const OF_WAYS: ReadonlySet<string> = new Set(["directions", "distance", "duration", "address"]);
/** Shorter words are particles of a language more often than names. */
const NAME_LENGTH_MIN = 4;

/**
 * The name that follows a question for the way ("how do I get to Louisiana?") where the organisation has no such
 * place; undefined without one. Names in Latin letters are found alone.
 */
export function unknownPlaceIn({ reading, asked, where }: Read): string | undefined {
  if (where.places.length > 0 || where.area || !asked.some((one) => OF_WAYS.has(one))) return undefined;
  const from = reading.indices("asked").findIndex((index) => OF_WAYS.has(reading.value(index, "asked")!));
  if (where.nearThere) return undefined;
  const begin = reading.indices("asked")[from] ?? 0;
  const names = reading.spans.flatMap(({ start }, index) => {
    const isName = reading.isUnknownWord(index) && reading.tokens[start]?.kind === "word";
    const isLater = index > begin || reading.grammar.verbLast === true;
    return isName && isLater && reading.text(index).length >= NAME_LENGTH_MIN ? [reading.text(index)] : [];
  });
  return names.length > 0 ? names.join(" ") : undefined;
}

/** "Tell me more", with nothing else in it. */
function asksForMore(read: Read): boolean {
  return read.reading.says("act", "tell") && !hasWishes({ ...read, partySize: undefined, days: undefined });
}
