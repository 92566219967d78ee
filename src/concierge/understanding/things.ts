import { conceptOf, isRegionalCuisine } from "../../languages/concepts.ts";
import { listed } from "../../languages/grammar.ts";
import { isWorldPlace } from "../../languages/world-places.ts";
import type { Denials } from "./denials.ts";
import { isOfTown } from "./name-or-word.ts";
import type { OrgWords } from "./org-words.ts";
import type { Meaning } from "./phrase-table.ts";
import type { Reading } from "./reading.ts";
import { findWorldSight } from "./world-sights.ts";

/** Something that a message names and a place can be or have. */
export interface Thing {
  /** A concept, an organisation's label or interest, or a general topic. */
  id: string;
  /** Position of its span in the message. */
  at: number;
  kind: "category" | "feature" | "interest" | "topic" | "keyword";
  /** The organisation's category of exactly these words. */
  category?: string;
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
    if (isOfKitchen(reading, index))
      return [
        { ...local, at: index },
        { ...restaurant, at: index },
      ];
    // The name of a sight ("Tower Bridge") looks for no other of its kind.
    const isName = findWorldSight(reading.value(index, "world") ?? "") !== undefined;
    const meaning = elsewhere.has(index) || isName ? undefined : meaningAt(reading, index);
    if (!meaning || (isRegionalCuisine(meaning.value) && isOfSomethingElse(reading, index))) return [];
    if (isCountry(reading, index, meaning)) return [];
    const { kind, purpose } = conceptOf(meaning.value) ?? {};
    const isNoKind = [isLookedAt, isDoneBesides, isOfAnother].some((isSo) => isSo(reading, index));
    if (kind === "place" && (isNoKind || (purpose === "shop" && isOwned(reading, index)))) return [];
    // "Activities" are whatever there is, where nothing is called an event.
    if (
      meaning.value === "event" &&
      reading.has(index, "limit", "thing") &&
      words.labelsOf("event").size === 0
    )
      return [];
    const thing = { ...toThing(meaning, words), category: categoryAt(reading, index, meaning), at: index };
    if (thing.kind === "category") thing.interest ??= interestBeside(reading, index, words);
    // "Without a pushchair": no step in the way is nothing that anybody avoids.
    const isUnneeded = denials.denied.has(index) && thing.id === "wheelchair";
    if (isUnneeded || denials.needless.has(index)) return [{ ...thing, denied: "needless" as const }];
    // "They hate museums and it will rain": nobody looks for rain, and nobody is free of being free of gluten.
    const isDenied = denials.denied.has(index) && thing.id !== "rainy" && thing.id !== "gluten_free";
    if (isDenied) return [{ ...thing, denied: "unwanted" as const }];
    const found = { ...thing, liked: thing.interest !== undefined && isLiked(reading, index) };
    return isRestaurantSign(reading, index, meaning) ? [found, { ...restaurant, at: index }] : [found];
  });
}

const local: Omit<Thing, "at"> = { id: "local", kind: "feature", liked: false };
const restaurant: Omit<Thing, "at"> = { id: "restaurant", kind: "category", liked: false };

/**
 * "Andorran cuisine", "traditional dishes": beside a word for food, the kitchen of a place or a people that is no kind of food of its own is
 * the local one, and a place that serves it is looked for.
 */
function isOfKitchen(reading: Reading, index: number): boolean {
  const isLocal = (at: number) =>
    (reading.has(at, "concept", local.id) && !reading.text(at).includes(" ")) ||
    (reading.isUnknownWord(at) && isOfTown(reading.text(at), PEOPLES_ENDING_MAX));
  if (!isLocal(index)) return false;
  return [-1, 1].some((step) => {
    const at = isLocal(index + step) ? index + 2 * step : index + step;
    return (
      !reading.isApart(index, at) &&
      (reading.has(at, "topic", "food") || reading.has(at, "slot", "categories"))
    );
  });
}

/** "Andorranische": beside a word for food even a long ending is one. */
const PEOPLES_ENDING_MAX = 7;

/** Of words that also have no meaning here ("like"), only a concept is meant. */
function meaningAt(reading: Reading, index: number): Meaning | undefined {
  const meanings = reading.spans[index]?.meanings ?? [];
  if (meanings.some(({ type }) => type === "article")) return undefined;
  const isCommon = meanings.some(({ type }) => type === "common");
  for (const type of isCommon ? ORDER.slice(0, 1) : ORDER) {
    const found = meanings.filter((one) => one.type === type);
    const meaning = found.find(({ value }) => value !== restaurant.id) ?? found[0];
    if (meaning) return meaning;
  }
  return undefined;
}

/** The category that a span is the name of, where that is what is meant. */
function categoryAt(reading: Reading, index: number, { value }: Meaning): string | undefined {
  for (const meaning of reading.spans[index]!.meanings)
    if ("category" in meaning && meaning.value === value) return meaning.category;
  return undefined;
}

function toThing(meaning: Meaning, words: OrgWords): Omit<Thing, "at"> {
  const { type, value: id } = meaning;
  if (type === "interest") return { id, kind: "interest", interest: id, liked: false };
  const interest = words.interestOf(id);
  if (type === "topic") return { id, kind: "topic", interest, liked: false };
  if (type === "label") return { id, kind: meaning.use, liked: false };
  const kind = conceptOf(id)?.kind === "feature" ? "feature" : "category";
  return { id, kind, interest: kind === "category" ? interest : undefined, liked: false };
}

/** A kind that is no interest of the organisation's may be named by the word for one: "jazz". */
function interestBeside(reading: Reading, index: number, words: OrgWords): string | undefined {
  const [topic] = reading.values(index, "topic");
  return topic === undefined ? undefined : words.interestOf(topic);
}

/** "Danish design", "museo danés": right beside a topic or a place where nobody eats, an adjective is no cuisine. */
function isOfSomethingElse(reading: Reading, index: number): boolean {
  // "Uma loja de porcelana dinamarquesa": a word that nobody knows stands between.
  const beside = ([-1, 1] as const).map(
    (step) => index + (reading.isUnknownWord(index + step) ? step * 2 : step),
  );
  return beside.some((next) => {
    const at = reading.has(next, "article") && next < index ? next - 1 : next;
    if (reading.isApart(at, index)) return false;
    if (reading.has(at, "topic") && !reading.has(at, "topic", "food")) return true;
    return isOfNoFood(reading.values(at, "concept"));
  });
}

/** "日本に送る", "we are from Japan", "my German colleagues", "a mass in Spanish": the name of a country where something is or goes to, or somebody comes from, is no kitchen unless a place to eat is named there, nor is that of a language. */
function isCountry(reading: Reading, index: number, { value }: Meaning): boolean {
  if (!isRegionalCuisine(value)) return false;
  // "With friends" goes with what is eaten.
  const isPerson = (at: number, ...company: readonly string[]) =>
    !reading.isApart(at, index) && !reading.text(at).includes(" ") && reading.has(at, "party", ...company);
  const isOfPeople =
    reading.has(index + 1, "unit", "person") ||
    isPerson(index + 1, "business", "friends", "couples", "family") ||
    isPerson(index - 1, "business", "friends");
  if (reading.isOrigin(index) || isOfPeople) return true;
  const isWhere = reading.has(index - 1, "where", "in") || reading.has(index + 1, "where", "in_after");
  if (!isWorldPlace(reading.text(index))) return isWhere && isNothingToEat(reading, index);
  const isEatery = (id: string) => conceptOf(id)?.kind === "place" && conceptOf(id)?.purpose === "eat";
  return isWhere && !reading.spans.some((_, at) => reading.values(at, "concept").some(isEatery));
}

/** "A mass in Spanish": whether a kind of place is named, and none to eat at, so that the word is one for a language. */
function isNothingToEat(reading: Reading, language: number): boolean {
  const kinds = reading.spans.flatMap((_, at) => (at === language ? [] : reading.values(at, "concept")));
  return !reading.says("meal") && !reading.says("activity", "eat") && isOfNoFood(kinds);
}

/** Whether some concepts are kinds of places, and none of them one to eat or drink at. */
function isOfNoFood(ids: readonly string[]): boolean {
  const places = ids.map(conceptOf).filter((one) => one?.kind === "place");
  return places.length > 0 && places.every((one) => one?.purpose !== "eat" && one?.purpose !== "drink");
}

/** "A view of the boats": what a view is of is not looked for itself. */
function isLookedAt(reading: Reading, index: number): boolean {
  const step = reading.grammar.verbLast ? 1 : -1;
  let between = index + step;
  while (
    reading.isFiller(between) ||
    reading.has(between, "where") ||
    reading.isParticles(reading.text(between))
  ) {
    if (reading.text(between) === "" || reading.breakBefore(step === 1 ? between : between + 1)) return false;
    between += step;
  }
  return Math.abs(between - index) > 1 && reading.has(between, "concept", "view");
}

/** What is looked for at once: food, sights, and each of the others by itself. */
const SORTS: Readonly<Record<string, string>> = { drink: "eat", do: "see" };

function sortAt(reading: Reading, at: number): string | undefined {
  if (reading.has(at, "topic", "food") || reading.has(at, "activity", "eat")) return "eat";
  const { kind, purpose = "" } = conceptOf(reading.value(at, "concept") ?? "") ?? {};
  return kind === "place" ? (SORTS[purpose] ?? purpose) : undefined;
}

/** "Museum café", "Museumscafé", "comida de montanha": right beside the kind or the food of another sort that it tells more of, a kind is none. */
function isOfAnother(reading: Reading, index: number): boolean {
  const { spaced, headFirst } = reading.grammar;
  const isJoined = (at: number) => {
    const isOneWord = reading.spans[at]?.start === reading.spans[at - 1]?.start;
    return isOneWord || (spaced !== false && /^[\s-]+$/.test(reading.gap(at)));
  };
  const isOf = reading.has(index - 1, "article") || reading.has(index - 1, "moment", "since");
  const head = headFirst ? index - (isOf ? 2 : 1) : index + 1;
  const [first, last] = [Math.min(index, head), Math.max(index, head)];
  for (let at = first + 1; at <= last; at++) if (!isJoined(at)) return false;
  // "Bread cheese" is a list, "a museum café" is not.
  const sorts = [sortAt(reading, head), sortAt(reading, index)];
  return sorts[0] !== undefined && sorts[0] !== sorts[1] && sorts.includes("see");
}

/** "We only have trainers": what somebody has is not bought. */
function isOwned(reading: Reading, index: number): boolean {
  return [index - 1, index - 2].some(
    (at) => reading.has(at, "edit", "set_days") && !reading.has(at, "limit") && !reading.breakBefore(index),
  );
}

/** "Cheap eats before a show": what else is done is not looked for beside what is. */
function isDoneBesides(reading: Reading, index: number): boolean {
  const before = reading.has(index - 1, "article") ? index - 2 : index - 1;
  const isBesides =
    reading.has(before, "moment", "besides", "before", "after") ||
    ((reading.grammar.spaced === false || reading.grammar.verbLast === true) &&
      reading.has(index + 1, "moment", "besides"));
  const isSought = (at: number) => reading.hasAny(at, "concept", "activity", "price", "meal");
  return isBesides && reading.spans.some((_, at) => at !== index && isSought(at));
}

/** A cuisine is a restaurant with a word for "house" or "shop" written right after it (インド料理店), or where one phrase says both ("local food"). */
function isRestaurantSign(reading: Reading, index: number, { value }: Meaning): boolean {
  const kind = conceptOf(value)?.kind;
  if (kind !== "place" && reading.has(index, "concept", restaurant.id)) return true;
  if (kind !== "cuisine") return false;
  if (reading.gap(index + 1) !== "") return false;
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
    if (reading.has(at, "act", "find", "where")) return false;
  }
  return false;
}
