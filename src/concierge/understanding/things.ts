import { conceptOf } from "../../languages/concepts.ts";
import { listed } from "../../languages/grammar.ts";
import { isRegionalCuisine } from "./concept-relations.ts";
import type { Denials } from "./denials.ts";
import type { Meaning } from "./meaning.ts";
import type { OrgWords } from "./org-words.ts";
import type { Reading } from "./reading.ts";

/** Something that a message names and a place can be or have. */
export interface Thing {
  /** A concept, an organisation's label or interest, or a general topic. */
  id: string;
  /** Position of its span in the message. */
  at: number;
  kind: "category" | "feature" | "interest" | "topic" | "keyword";
  /** Not wanted, or not necessary. */
  denied?: "unwanted" | "needless";
  /** The organisation's interest that it belongs to. */
  interest?: string;
  /** Whether it is said to be liked rather than looked for: it tells what the traveller is like. */
  liked: boolean;
}

/**
 * Which meaning counts of several: a kind of place before a topic, and both before a label that only some listings
 * have.
 */
const ORDER: readonly Meaning["type"][] = ["concept", "topic", "interest", "label"];

/** The things that a message names, in order. `elsewhere` are spans that say where something should be. */
export function thingsIn(
  reading: Reading,
  words: OrgWords,
  denials: Denials,
  elsewhere: ReadonlySet<number>,
): Thing[] {
  return reading.spans.flatMap((_, index) => {
    const meaning = elsewhere.has(index) ? undefined : meaningAt(reading, index);
    if (!meaning || (isRegionalCuisine(meaning.value) && isOfSomethingElse(reading, index))) return [];
    const thing = { ...thingOf(meaning, words), at: index };
    if (denials.needless.has(index)) return [{ ...thing, denied: "needless" as const }];
    if (denials.denied.has(index)) return [{ ...thing, denied: "unwanted" as const }];
    const found = { ...thing, liked: thing.interest !== undefined && isLiked(reading, index) };
    return isRestaurantSign(reading, index, meaning) ? [found, { ...restaurant, at: index }] : [found];
  });
}

const restaurant: Omit<Thing, "at"> = { id: "restaurant", kind: "category", liked: false };

/** Of words that also have no meaning here ("like"), only a concept is meant. */
function meaningAt(reading: Reading, index: number): Meaning | undefined {
  const meanings = reading.spans[index]?.meanings ?? [];
  const isCommon = meanings.some(({ type }) => type === "common");
  for (const type of isCommon ? ORDER.slice(0, 1) : ORDER) {
    const meaning = meanings.find((one) => one.type === type);
    if (meaning) return meaning;
  }
  return undefined;
}

function thingOf(meaning: Meaning, words: OrgWords): Omit<Thing, "at"> {
  const { type, value: id } = meaning;
  if (type === "interest") return { id, kind: "interest", interest: id, liked: false };
  const interest = words.interestOf(id);
  if (type === "topic") return { id, kind: "topic", interest, liked: false };
  if (type === "label") return { id, kind: meaning.use, liked: false };
  const kind = conceptOf(id)?.kind === "feature" ? "feature" : "category";
  return { id, kind, interest: kind === "category" ? interest : undefined, liked: false };
}

/** "Danish design", "museo danés": right beside a topic or a place where nobody eats, an adjective is no cuisine. */
function isOfSomethingElse(reading: Reading, index: number): boolean {
  return [index - 1, index + 1].some((at) => {
    if (reading.breakBefore(Math.max(at, index))) return false;
    if (reading.has(at, "topic") && !reading.has(at, "topic", "food")) return true;
    const places = reading.values(at, "concept").map(conceptOf);
    const kinds = places.filter((concept) => concept?.kind === "place");
    return (
      kinds.length > 0 && kinds.every((concept) => concept?.purpose !== "eat" && concept?.purpose !== "drink")
    );
  });
}

/** A cuisine with a word for "house" or "shop" written right after it is a restaurant: インド料理店. */
function isRestaurantSign(reading: Reading, index: number, { value }: Meaning): boolean {
  if (conceptOf(value)?.kind !== "cuisine" || reading.gap(index + 1) !== "") return false;
  return listed(reading.grammar.eateryEndings).includes(reading.text(index + 1));
}

/** Whether a word for liking goes with a span in its sentence, and none for searching stands between. */
function isLiked(reading: Reading, index: number): boolean {
  return (
    leadsToLiking(reading, index, -1) ||
    (reading.grammar.verbLast === true && leadsToLiking(reading, index, 1))
  );
}

function leadsToLiking(reading: Reading, index: number, step: 1 | -1): boolean {
  for (let at = index + step; at >= 0 && at < reading.spans.length; at += step) {
    if (reading.sentenceEndBefore(step === 1 ? at : at + 1)) return false;
    if (reading.has(at, "act", "like")) return true;
    if (reading.has(at, "act", "find") || reading.has(at, "act", "where")) return false;
  }
  return false;
}
