import { conceptOf, saysLessThan, withCovered } from "../../languages/concepts.ts";
import type { Denials } from "./denials.ts";
import type { OrgWords } from "./org-words.ts";
import type { Reading } from "./reading.ts";
import { type Thing, thingsIn } from "./things.ts";
import type { Understanding, UserCategory } from "./understanding.ts";
import { isJoined } from "./where.ts";

/** What a message wishes of places, whatever its intent. */
export interface Wishes {
  /** What is wanted, each once. */
  things: readonly Thing[];
  excluded: readonly string[];
  /** Those of them that are named, with the positions of their spans. */
  unwanted: readonly Pick<Thing, "id" | "at">[];
  /** What may be missing: "it need not have parking". */
  needless: readonly Pick<Thing, "id" | "at">[];
  /** 0 to 4, ascending. */
  priceLevel: readonly number[];
  /** "cheaper", "fancier": in comparison with the last search. */
  compared?: "cheaper" | "dearer";
  userCategory?: UserCategory;
  /** Whether all of the family who come along are relatives that are no children: "my parents". */
  grownUps?: boolean;
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
        id === thing.id && how === "unwanted" && at > thing.at && reading.endsBetween(thing.at, at),
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
  const comesAlong = (party: UserCategory) =>
    reading.indices("party", party).filter((at) => !isLeftAtHome(reading, at));
  const family = comesAlong("family");
  return {
    things,
    unwanted,
    excluded: [...new Set([...unwanted.map(({ id }) => id), ...excluded.filter((id) => !wanted.has(id))])],
    needless: denied("needless"),
    ...readPrice(reading, denials, elsewhere),
    userCategory: CATEGORY_ORDER.find((category) => comesAlong(category).length > 0),
    grownUps: family.length > 0 ? family.every((at) => reading.has(at, "party", "relatives")) : undefined,
    tripType: (["business", "pleasure"] as const).find((type) => reading.says("tripType", type)),
    sort: readSort(reading),
  };
}

/** "No kids", 子どもがいない: who is denied does not come along. */
function isLeftAtHome(reading: Reading, at: number): boolean {
  const says = (index: number, ...how: readonly string[]) =>
    reading.has(index, "negation", ...how) && !reading.isApart(index, at);
  const after = reading.isParticles(reading.text(at + 1)) ? at + 2 : at + 1;
  return says(at - 1, "not", "except") || says(after, "not_after", "except_after");
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
  const isSought = reading.indices("act", "find", "where").some((at) => at > first);
  return isSought && things.every(isGoods) ? things.map(({ denied: _, ...thing }) => thing) : things;
}

/** "Bars with cocktails" are cocktail bars: a kind goes without saying beside one that it includes, but where both are listed. */
function withoutGeneral(reading: Reading, things: readonly Thing[]): readonly Thing[] {
  return things.filter(
    ({ id, at }) =>
      conceptOf(id)?.kind !== "place" ||
      !things.some((other) => saysLessThan(id, other.id) && !reading.isListed(at, other.at)),
  );
}

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
    const isLeftFree =
      reading.has(index, "edit", "free") &&
      reading.hasAny(index - 1, "part", "weekday", "day") &&
      !reading.has(index + 1, "concept");
    if (said === "free" && (isLeftFree || reading.hasAny(index + 1, "part", "unit", "weekday"))) continue;
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
  const rated = reading.indices("sort", "rating", "better");
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
