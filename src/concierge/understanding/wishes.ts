import { conceptOf, isRegionalCuisine } from "./concepts.ts";
import type { Denials } from "./denials.ts";
import type { Meaning } from "./meaning.ts";
import type { OrgWords } from "./org-words.ts";
import type { Reading } from "./reading.ts";
import type { Understanding, UserCategory } from "./understanding.ts";

/** What a message wishes of places, whatever its intent. */
export interface Wishes {
  /** Places and cuisines. */
  categories: string[];
  features: string[];
  excluded: string[];
  /** What may be missing: "it need not have parking". */
  needless: string[];
  priceLevel: number[];
  /** "cheaper", "fancier": in comparison with the last search. */
  compared?: "cheaper" | "dearer";
  /** Interests of the organisation that topics and things liked belong to. */
  interests: string[];
  /** Of `categories`, those that belong to an interest too, with it. */
  interestOf: ReadonlyMap<string, string>;
  /** Of `categories`, those that belong to an interest and are said to be liked: no search, but what the traveller is like. */
  liked: ReadonlySet<string>;
  /** Only topics, of which the organisation has no interest. */
  topics: string[];
  keywords: string[];
  userCategory?: UserCategory;
  tripType?: Understanding["tripType"];
  sort?: Understanding["sort"];
}

const PRICES: Readonly<Record<string, { said: readonly number[]; denied: readonly number[] }>> = {
  free: { said: [0], denied: [] },
  cheap: { said: [1], denied: [2, 3, 4] },
  affordable: { said: [1, 2], denied: [] },
  moderate: { said: [2], denied: [] },
  expensive: { said: [3, 4], denied: [1, 2] },
};
/** Which of several that are said counts: business travellers bring clients, families come as couples too. */
const CATEGORY_ORDER: readonly UserCategory[] = ["business", "family", "couples", "friends", "solo"];

/** Reads what is wished for and what is not. `elsewhere` are spans that say where or when. */
export function readWishes(reading: Reading, words: OrgWords, { denied, needless }: Denials, elsewhere: ReadonlySet<number>): Wishes {
  const wishes: Wishes = { categories: [], features: [], excluded: [], needless: [], priceLevel: [], interests: [], interestOf: new Map(), liked: new Set(), topics: [], keywords: [] };
  for (let index = 0; index < reading.spans.length; index++) {
    if (elsewhere.has(index)) continue;
    if (needless.has(index)) {
      wishes.needless.push(...reading.values(index, "concept"));
      continue;
    }
    readThing(reading, index, words, denied.has(index), wishes);
    readPrice(reading, index, denied.has(index), wishes);
  }
  wishes.excluded = wishes.excluded.filter((id) => !wishes.categories.includes(id));
  wishes.userCategory = CATEGORY_ORDER.find((category) => reading.says("party", category));
  wishes.tripType = (["business", "pleasure"] as const).find((type) => reading.says("tripType", type));
  wishes.sort = readSort(reading);
  return wishes;
}

/** A word that also means "rather" (Spanish "mejor") only sorts where it does not begin the message. */
function readSort(reading: Reading): Wishes["sort"] {
  if (reading.says("sort", "distance", "closer")) return "distance";
  const rated = [...reading.indices("sort", "rating"), ...reading.indices("sort", "better")];
  return rated.some((index) => index > 0 || !(reading.has(index, "negation", "but") || reading.has(index, "act", "instead"))) ? "rating" : undefined;
}

function readThing(reading: Reading, index: number, words: OrgWords, isDenied: boolean, wishes: Wishes): void {
  const thing = thingAt(reading, index);
  if (!thing) return;
  const { type, value } = thing;
  const id = type === "label" ? value.slice(value.indexOf(":") + 1) : value;
  if (isRegionalCuisine(id) && isOfSomethingElse(reading, index)) return;
  if (isDenied) return add(wishes.excluded, id);
  if (type === "interest") return add(wishes.interests, id);
  const interest = words.interestOf(id);
  if (type === "topic") return interest ? add(wishes.interests, interest) : add(wishes.topics, id);
  if (type === "label" && value.startsWith("keyword:")) return add(wishes.keywords, id);
  if (isFeature(thing, words)) return add(wishes.features, id);
  add(wishes.categories, id);
  if (conceptOf(id)?.kind === "cuisine" && isShopSign(reading, index + 1)) add(wishes.categories, "restaurant");
  if (!interest) return;
  (wishes.interestOf as Map<string, string>).set(id, interest);
  if (isLiked(reading, index)) (wishes.liked as Set<string>).add(id);
}

/** "Danish design", "museo danés": right beside a topic or a place where nobody eats, an adjective is no cuisine. */
function isOfSomethingElse(reading: Reading, index: number): boolean {
  return [index - 1, index + 1].some((at) => {
    if (reading.breakBefore(Math.max(at, index))) return false;
    if (reading.has(at, "topic") && !reading.has(at, "topic", "food")) return true;
    const purposes = reading.values(at, "concept").map((id) => conceptOf(id)).filter((concept) => concept?.kind === "place");
    return purposes.length > 0 && purposes.every((concept) => concept?.purpose !== "eat" && concept?.purpose !== "drink");
  });
}

/** A cuisine with the character for "house" or "shop" right after it is a restaurant: インド料理店. */
function isShopSign(reading: Reading, index: number): boolean {
  return reading.gap(index) === "" && ["店", "屋"].includes(reading.text(index));
}

/** Whether a word for liking stands before a span, and none for searching between. */
function isLiked(reading: Reading, index: number): boolean {
  for (let at = index - 1; at >= 0; at--) {
    if (reading.has(at, "act", "like") && !reading.has(at, "act", "find")) return true;
    if (reading.has(at, "act", "find") || reading.has(at, "act", "where") || reading.sentenceEndBefore(at + 1)) return false;
  }
  return false;
}

/** The first of what a span may mean; a kind of place goes before a topic, and both before a label that only some listings have. */
function thingAt(reading: Reading, index: number): Meaning | undefined {
  const meanings = reading.spans[index]?.meanings ?? [];
  const order = ["concept", "topic", "interest", "label"];
  const things = meanings.filter(({ type }) => order.includes(type));
  if (things.length === 0 || (meanings.some(({ type }) => type === "common") && !things.some(({ type }) => type === "concept"))) return undefined;
  return things.toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type))[0];
}

function isFeature({ type, value }: Meaning, words: OrgWords): boolean {
  if (type === "concept") return conceptOf(value)?.kind === "feature";
  return type === "label" && !words.isCategory(value.slice(value.indexOf(":") + 1));
}

function readPrice(reading: Reading, index: number, isDenied: boolean, wishes: Wishes): void {
  const price = reading.value(index, "price");
  if (!price) return;
  if (price === "cheaper" || price === "dearer") wishes.compared = price;
  const levels = PRICES[price]?.[isDenied ? "denied" : "said"] ?? [];
  wishes.priceLevel = [...new Set([...wishes.priceLevel, ...levels])].toSorted();
}

function add(list: string[], value: string): void {
  if (!list.includes(value)) list.push(value);
}
