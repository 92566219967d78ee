import { conceptOf, isRegionalCuisine, saysLessThan, withCovered } from "../../languages/concepts.ts";
import { listed } from "../../languages/grammar.ts";
import { isWorldPlace } from "../../languages/world-places.ts";
import { isOfTown } from "./names.ts";
import type { OrgWords } from "./org-words.ts";
import type { Meaning } from "./phrase-table.ts";
import type { Reading } from "./reading.ts";
import type { Understanding, UserCategory } from "./understanding.ts";
import { isJoined } from "./where.ts";
import { findWorldSight } from "./world-sights.ts";

/** What a message wishes of places, whatever its intent. */
export interface Wishes {
  /** What is wanted, each once. */
  things: readonly Thing[];
  excluded: readonly string[];
  /** Those of them that are named, with the positions of their spans. */
  unwanted: readonly Pick<Thing, "id" | "at">[];
  /** What may be missing: "it need not have parking". */
  needless: readonly string[];
  /** 0 to 4, ascending. */
  priceLevel: readonly number[];
  /** "cheaper", "fancier": in comparison with the last search. */
  compared?: "cheaper" | "dearer";
  userCategory?: UserCategory;
  tripType?: Understanding["tripType"];
  sort?: Understanding["sort"];
}

/** Price levels that a word says, and those that are left when it is denied. */
const PRICES: Readonly<Record<string, { said: readonly number[]; denied: readonly number[] }>> = {
  free: { said: [0], denied: [] },
  cheap: { said: [1], denied: [2, 3, 4] },
  // "No museums and not too expensive": what is denied says it itself.
  affordable: { said: [1, 2], denied: [1, 2] },
  moderate: { said: [2], denied: [] },
  expensive: { said: [3, 4], denied: [1, 2] },
};
/** From this level on a place is dear. */
const DEAR = 3;
/** Which of several that are said counts: business travellers bring clients, families come as couples too. */
const CATEGORY_ORDER: readonly UserCategory[] = ["business", "family", "couples", "friends", "solo"];

/** Reads what is wished for and what is not. `elsewhere` are spans that say where something should be. */
export function readWishes(
  reading: Reading,
  words: OrgWords,
  denials: Denials,
  elsewhere: ReadonlySet<number>,
): Wishes {
  const named = lackedAsWanted(
    reading,
    withListedWares(reading, thingsIn(reading, words, denials, elsewhere)),
  );
  const all = eachOnce(
    reading,
    named.filter(({ denied }) => !denied),
  );
  // "Another castle, he says. So no castles": what is denied in a later sentence is not wanted.
  const isTakenBack = (thing: Thing) =>
    named.some(
      ({ id, at, denied: how }) =>
        id === thing.id && how === "unwanted" && at > thing.at && endsBetween(reading, thing.at, at),
    );
  const left = all.filter((thing) => !isTakenBack(thing));
  const { things, excluded } = kindsMeant(reading, withoutGeneral(reading, left));
  const wanted = new Map(things.map(({ id, at }) => [id, reading.text(at)]));
  const denied = (how: Thing["denied"]) => named.filter((thing) => thing.denied === how);
  // "Somewhere to dance, no techno": of what is wanted, what has that word.
  const unwanted = denied("unwanted").flatMap(({ id, at }) => {
    const word = reading.text(at);
    return wanted.has(id) ? (wanted.get(id) === word ? [] : [{ id: word, at }]) : [{ id, at }];
  });
  return {
    things,
    unwanted,
    excluded: [...new Set([...unwanted.map(({ id }) => id), ...excluded.filter((id) => !wanted.has(id))])],
    needless: denied("needless").map(({ id }) => id),
    ...readPrice(reading, denials, elsewhere),
    userCategory: CATEGORY_ORDER.find((category) =>
      reading.indices("party", category).some((at) => !isLeftAtHome(reading, at)),
    ),
    tripType: (["business", "pleasure"] as const).find((type) => reading.says("tripType", type)),
    sort: readSort(reading),
  };
}

/** "No kids", 子どもがいない: who is denied does not come along. */
function isLeftAtHome(reading: Reading, at: number): boolean {
  const says = (index: number, ...how: readonly string[]) =>
    how.some((one) => reading.has(index, "negation", one)) && !reading.isApart(index, at);
  const after = reading.isParticles(reading.text(at + 1)) ? at + 2 : at + 1;
  return says(at - 1, "not", "except") || says(after, "not_after", "except_after");
}

function endsBetween(reading: Reading, from: number, until: number): boolean {
  return reading.spans.some((_, at) => at > from && at <= until && reading.sentenceEndBefore(at));
}

/** "Perfume and electronics", "an information office": what only some listings say is looked for as a kind is, with one or where it stands for one. */
function withListedWares(reading: Reading, things: readonly Thing[]): Thing[] {
  const isListed = (one: Thing, other: Thing) =>
    isJoined(reading, Math.min(one.at, other.at), Math.max(one.at, other.at));
  const kinds = things.filter(({ kind }) => kind === "category");
  const isKind = (thing: Thing) =>
    kinds.length === 0 ? thing.id.includes(" ") : kinds.some((other) => isListed(thing, other));
  return things.map((thing) =>
    thing.kind === "keyword" && isKind(thing) ? { ...thing, kind: "category" } : thing,
  );
}

/** What is named again counts once, where it is said last; in a later clause than a swap it tells why: "swap the museum, museums are boring". */
function eachOnce(reading: Reading, things: readonly Thing[]): Thing[] {
  const isSwap = reading.says("edit", "replace");
  const byId = new Map<string, Thing>();
  for (const thing of things) {
    const before = byId.get(thing.id);
    byId.set(thing.id, before && isSwap && reading.isApart(before.at, thing.at) ? before : thing);
  }
  return [...byId.values()];
}

/** "I have no charger, where can I buy one?": goods alone that somebody is without are what is looked for. */
function lackedAsWanted(reading: Reading, things: Thing[]): Thing[] {
  const isGoods = ({ id, denied }: Thing) =>
    denied === "unwanted" && ["shop", "need"].includes(conceptOf(id)?.purpose ?? "");
  const first = Math.min(...things.map(({ at }) => at));
  const isSought = ["find", "where"].some((act) => reading.indices("act", act).some((at) => at > first));
  return isSought && things.every(isGoods) ? things.map(({ denied: _, ...thing }) => thing) : things;
}

/** "Bars with cocktails" are cocktail bars: a kind goes without saying beside one that it includes, but where both are listed. */
function withoutGeneral(reading: Reading, things: readonly Thing[]): readonly Thing[] {
  const isListed = (one: Thing, other: Thing) => {
    const [first, last] = [one.at, other.at].toSorted((a, b) => a - b) as [number, number];
    return reading.spans.some(
      (_, at) => at > first && at <= last && (reading.has(at, "act", "join") || reading.breakBefore(at)),
    );
  };
  return things.filter(
    (thing) =>
      conceptOf(thing.id)?.kind !== "place" ||
      !things.some((other) => saysLessThan(thing.id, other.id) && !isListed(thing, other)),
  );
}

/** The ids of things of some kinds. */
export function pickIds({ things }: Wishes, ...kinds: readonly Thing["kind"][]): string[] {
  return things.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
}

function readPrice(
  reading: Reading,
  { denied, needless }: Denials,
  elsewhere: ReadonlySet<number>,
): Pick<Wishes, "priceLevel" | "compared"> {
  const levels = new Set<number>();
  let compared: Wishes["compared"];
  for (const index of reading.indices("price")) {
    if (elsewhere.has(index) || needless.has(index)) continue;
    const said = reading.value(index, "price")!;
    // "A free afternoon", "we have today and tomorrow free" cost what they cost.
    const isOfTime = (at: number, ...types: readonly ("part" | "unit" | "weekday" | "day")[]) =>
      types.some((type) => reading.has(at, type));
    const isLeftFree =
      reading.has(index, "edit", "free") &&
      isOfTime(index - 1, "part", "weekday", "day") &&
      !reading.has(index + 1, "concept");
    if (said === "free" && (isLeftFree || isOfTime(index + 1, "part", "unit", "weekday"))) continue;
    // "A bit less posh".
    const price = said === "expensive" && reading.has(index - 1, "act", "less") ? "cheaper" : said;
    if (price === "cheaper" || price === "dearer") compared = price;
    for (const level of PRICES[price]?.[denied.has(index) ? "denied" : "said"] ?? []) levels.add(level);
  }
  // "Somewhere cheap, all of this is so dear!"
  const all = [...levels].toSorted();
  const isBoth = all[0] === 1 && all.at(-1) === 4 && !denied.size;
  // "Hm, dear. Something cheaper": what is dear is what was shown.
  const isDearShown = compared === "cheaper" && all[0] !== undefined && all[0] >= DEAR;
  return { priceLevel: isDearShown ? [] : isBoth ? all.filter((level) => level <= 2) : all, compared };
}

/** A word that also means "rather" (Spanish "mejor") sorts only where it does not begin the message. */
function readSort(reading: Reading): Wishes["sort"] {
  // "Nächste Woche" is a time.
  const isNearest = (index: number) =>
    !reading.has(index, "moment", "next") || reading.has(index + 1, "concept");
  if (reading.says("sort", "closer") || reading.indices("sort", "distance").some(isNearest))
    return "distance";
  const rated = [...reading.indices("sort", "rating"), ...reading.indices("sort", "better")];
  const isRather = (index: number) =>
    reading.has(index, "negation", "but") || reading.has(index, "act", "instead");
  return rated.some((index) => index > 0 || !isRather(index)) ? "rating" : undefined;
}

/** How many spans a word for "type" may stand from the kind that it speaks of. */
const REACH = 6;

/**
 * "Hotel" is anywhere to stay, unless a type of place is spoken of ("the type should be hotel"): then guest houses and the
 * others that it includes are not wanted, or it gives way to the one of them that is named ("a hotel of the type
 * guesthouse").
 *
 * @returns the things without those that give way, and the concepts that are not wanted
 */
function kindsMeant(
  reading: Reading,
  things: readonly Thing[],
): { things: readonly Thing[]; excluded: readonly string[] } {
  const hotel = things.find(({ id, at }) => id === "hotel" && reading.has(at, "where", "host"));
  if (!hotel || reading.says("act", "dont_care") || reading.says("asked", "type"))
    return { things, excluded: [] };
  const isNear = (index: number) => Math.abs(index - hotel.at) <= REACH;
  if (!reading.indices("slot", "categories").some(isNear)) return { things, excluded: [] };
  const particular = withCovered("hotel").slice(1);
  const isNamed = things.some(({ id }) => particular.includes(id));
  return isNamed
    ? { things: things.filter((thing) => thing !== hotel), excluded: [] }
    : { things, excluded: particular };
}

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
function thingsIn(
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
    // "They hate museums and it will rain": nobody looks for rain.
    if (denials.denied.has(index) && thing.id !== "rainy") return [{ ...thing, denied: "unwanted" as const }];
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
    const places = reading.values(at, "concept").map(conceptOf);
    const kinds = places.filter((concept) => concept?.kind === "place");
    return (
      kinds.length > 0 && kinds.every((concept) => concept?.purpose !== "eat" && concept?.purpose !== "drink")
    );
  });
}

/** "日本に送る", "we are from Japan", "my German colleagues", "a mass in Spanish": the name of a country where something is or goes to, or somebody comes from, is no kitchen unless a place to eat is named there, nor is that of a language. */
function isCountry(reading: Reading, index: number, { value }: Meaning): boolean {
  if (!isRegionalCuisine(value)) return false;
  // "With friends" goes with what is eaten.
  const isPerson = (at: number, ...company: readonly string[]) =>
    !reading.isApart(at, index) &&
    !reading.text(at).includes(" ") &&
    company.some((one) => reading.has(at, "party", one));
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
  const places = kinds.map(conceptOf).filter((one) => one?.kind === "place");
  const isMeal = reading.says("meal") || reading.says("activity", "eat");
  return (
    !isMeal && places.length > 0 && places.every((one) => one?.purpose !== "eat" && one?.purpose !== "drink")
  );
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
    ["besides", "before", "after"].some((when) => reading.has(before, "moment", when)) ||
    ((reading.grammar.spaced === false || reading.grammar.verbLast === true) &&
      reading.has(index + 1, "moment", "besides"));
  const isSought = (at: number) =>
    reading.has(at, "concept") ||
    reading.has(at, "activity") ||
    reading.has(at, "price") ||
    reading.has(at, "meal");
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
    if (reading.has(at, "act", "find") || reading.has(at, "act", "where")) return false;
  }
  return false;
}

/** Types that can be denied: what the traveller wants or does not want of a place. */
const DENIABLE = new Set<Meaning["type"]>([
  "concept",
  "price",
  "label",
  "topic",
  "interest",
  "activity",
  "place",
  "area",
]);

/** Spans that are not wanted, and spans that may be missing as well. */
export interface Denials {
  denied: ReadonlySet<number>;
  needless: ReadonlySet<number>;
}

/**
 * The spans that a message denies ("no museums", "not too expensive", "anything but sushi", "美術館以外"). A denial covers
 * what follows it to the next mark, "but" or new wish; after the first thing denied only what is joined to it ("no
 * bars or clubs"). Where a language denies afterwards, or nothing follows the word in its clause ("italiano no, indio"), it covers the thing
 * before, with what is joined to that. `marks` are spans that deny nothing. `removes`: a word for taking something out of a plan denies too,
 * where there is no plan: "forget the aquarium".
 */
export function readDenials(reading: Reading, marks: ReadonlySet<number>, removes = false): Denials {
  const denied = new Set<number>();
  const needless = new Set<number>();
  const says = (index: number, ...how: readonly string[]) =>
    how.some((one) => reading.has(index, "negation", one));
  for (let index = 0; index < reading.spans.length; index++) {
    if (marks.has(index) || isMeantItself(reading, index)) continue;
    if (reading.has(index, "negation", "needless")) cover(reading, index, 1, needless);
    else if (reading.has(index, "negation", "needless_after")) cover(reading, index, -1, needless);
    // "Instead of dinner on Friday something Asian": the meal gives way.
    else if (says(index, "instead") && isMealNext(reading, index)) continue;
    else if (says(index, "not", "except", "instead") || (removes && isTakenOut(reading, index)))
      cover(reading, index, endsClause(reading, index) ? -1 : 1, denied);
    else if (says(index, "not_after", "except_after", "instead_after")) cover(reading, index, -1, denied);
  }
  return { denied, needless };
}

/** Dutch "buiten" is "outside" as well as "except": what may be wished for itself denies only what stands right beside it. */
function isMeantItself(reading: Reading, index: number): boolean {
  return reading.has(index, "concept") && ![-1, 1].some((step) => isDeniable(reading, index + step));
}

/** "500 m weg" is far, not taken out. */
function isTakenOut(reading: Reading, index: number): boolean {
  return reading.has(index, "edit", "remove") && !reading.has(index - 1, "unit");
}

function isMealNext(reading: Reading, index: number): boolean {
  const at = reading.isFiller(index + 1) && !reading.has(index + 1, "meal") ? index + 2 : index + 1;
  return reading.has(at, "meal") && !isDeniable(reading, at) && !reading.breakBefore(at);
}

/** Whether a word for "not" is the last of its clause, right after something that can be denied. */
function endsClause(reading: Reading, index: number): boolean {
  const isLast = index === reading.spans.length - 1 || reading.breakBefore(index + 1);
  const isOfBefore =
    isDeniable(reading, index - 1) ||
    reading.has(index, "negation", "not_after") ||
    deniesFirst(reading, index);
  return isLast && !reading.breakBefore(index) && isOfBefore;
}

/** "Museen wollen sie nicht": what stands first in its clause, before a word for wanting and who does not. */
function deniesFirst(reading: Reading, index: number): boolean {
  const says = (at: number) => reading.has(at, "act", "find") || reading.has(at, "act", "like");
  let isWanted = false;
  for (let at = index - 1; at >= 0 && !reading.breakBefore(at + 1); at--) {
    if (isDeniable(reading, at)) return isWanted && (at === 0 || reading.breakBefore(at));
    if (!says(at) && !reading.isFiller(at)) return false;
    isWanted ||= says(at) || index - at > 1;
  }
  return false;
}

function cover(reading: Reading, index: number, step: 1 | -1, denied: Set<number>): void {
  let found = false;
  let joined = true;
  // "水族館は行ったので、それ以外で": what the pronoun points to, wherever it stands before.
  const pointsBack = () => step === -1 && !found && reading.has(index - 1, "act", "reference");
  for (let at = index + step; at >= 0 && at < reading.spans.length; at += step) {
    if (reading.breakBefore(step === 1 ? at : at + 1) && !isList(reading, at, found) && !pointsBack()) return;
    if (at !== index + step && (endsDenial(reading, at) || reading.has(at, "where", "near"))) return;
    if (step === -1 && !found && reading.isUnknownWord(at) && !pointsBack()) return;
    // "No churches and with the garden."
    if (found && joined && reading.has(at, "act", "also")) return;
    if (isDeniable(reading, at)) {
      // "Nut allergy, dogs allowed": nobody is allergic to that.
      if (reading.has(index, "concept", "allergy") && !isEaten(reading, at)) return;
      // "Not the garden that is full of people": what it is like is no wish.
      const isOfPlace = step === 1 && [...denied].some((one) => one > index && reading.has(one, "place"));
      if (found && !joined && !(isOfPlace && isFeature(reading, at))) return;
      denied.add(at);
      found = true;
      joined = false;
    } else if (reading.has(at, "act", "join") || reading.has(at, "negation", "not")) {
      joined = true;
    } else if (found && (!reading.isFiller(at) || reading.has(at, "act", "have"))) {
      return;
    }
  }
}

function isEaten(reading: Reading, at: number): boolean {
  const isFood = (id: string) =>
    conceptOf(id)?.kind === "cuisine" || conceptOf(id)?.purpose === "shop" || id === "spicy";
  return reading.has(at, "label")
    ? !reading.has(at, "place") && !reading.has(at, "area")
    : reading.values(at, "concept").some(isFood);
}

/** A comma within "no bars, clubs or museums" joins when another thing and a joining word follow. */
function isList(reading: Reading, at: number, found: boolean): boolean {
  return (
    found &&
    isDeniable(reading, at) &&
    reading.gap(at).trim() === "," &&
    reading.has(at + 1, "act", "join") &&
    isDeniable(reading, at + 2)
  );
}

function endsDenial(reading: Reading, at: number): boolean {
  const isBut = reading.has(at, "negation", "but") && !reading.has(at, "negation", "except");
  return isBut || (reading.has(at, "act", "find") && !isDeniable(reading, at) && !reading.isFiller(at));
}

function isFeature(reading: Reading, at: number): boolean {
  return reading.values(at, "concept").some((id) => conceptOf(id)?.kind === "feature");
}

function isDeniable(reading: Reading, at: number): boolean {
  // A listing may be labelled with a word as small as "a".
  const isDeniableAs = ({ type }: Meaning) =>
    DENIABLE.has(type) && (type !== "label" || !reading.isFiller(at));
  return reading.has(at, "where", "host") || (reading.spans[at]?.meanings.some(isDeniableAs) ?? false);
}
