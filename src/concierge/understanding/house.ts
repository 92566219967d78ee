import type { HouseMatter } from "../../contract/house-matters.ts";
import { conceptOf } from "../../languages/concepts.ts";
import { listed } from "../../languages/grammar.ts";
import { fold } from "../../search/text/fold.ts";
import { saysSomething, unknownWords } from "./not-understood.ts";
import type { Reading } from "./reading.ts";
import type { Said } from "./slots.ts";

/**
 * Whom a guest asks about something. `house_alone`: nobody but the house has it. `house_first`: the house, unless a place, an area
 * or another thing is named. `city`: the city, unless the house is named.
 */
type WayOfAsking = "house_alone" | "house_first" | "city";

const others: Partial<Record<HouseMatter, WayOfAsking>> = {
  wifi: "house_first",
  umbrella: "house_first",
  breakfast: "house_first",
  parking: "house_first",
  ev_charging: "house_first",
  pets: "house_first",
  gym: "house_first",
  pool: "house_first",
  sauna: "house_first",
  laundry: "house_first",
  luggage: "house_first",
  shuttle: "house_first",
  smoking: "house_first",
  accessibility: "house_first",
  payment: "house_first",
  heating: "house_first",
  aircon: "house_first",
  tv: "house_first",
  lift: "house_first",
  address: "house_first",
  contact: "house_first",
  taxi: "house_first",
  meeting_room: "house_first",
  spa: "city",
  restaurant: "city",
  bar: "city",
  transport: "city",
  bikes: "city",
};

/** Whom a guest asks about a matter of the house. */
export function wayOfAsking(matter: string): WayOfAsking {
  return others[matter as HouseMatter] ?? "house_alone";
}

/**
 * What is asked of a matter of the house beyond it, folded: "is the lift wide enough for a pram?", "is there porridge at breakfast?". Who asks
 * where something is, when or at what price means the matter itself, whatever the verb.
 */
export function particularsAsked(said: Said): string[] {
  const { reading, wishes, asked } = said;
  const isPlain = asked.some((one) => PLAIN.has(one)) || reading.says("act", "where");
  const beside = listed(reading.grammar.besideMatters).map(fold);
  const things = wishes.things.filter(
    ({ id, at }) =>
      !isOfHouse(reading, at) && !OF_OTHER_MATTERS.has(id) && conceptOf(id)?.purpose !== "sleep",
  );
  const phrases = reading.purposes.filter(({ meanings }) => meanings.some(({ type }) => type === "house"));
  const words = [
    ...things.map(({ at }) => reading.text(at)).filter((text) => particularIn(reading, text)),
    ...phrases
      .map((span) => reading.textOf(span))
      .filter((text) => beside.some((one) => text.startsWith(one))),
  ];
  // What a ride costs is more than that one is called.
  const isFare = reading.purposesOf("house").includes("taxi") && asked.includes("price");
  const fare = isFare ? reading.indices("asked", "price").map((at) => reading.text(at)) : [];
  return [...new Set([...(isPlain ? [] : unreadParticulars(said)), ...words, ...fare])];
}

/** The words of a question that nobody knows and that it is about, folded. */
export function unreadParticulars({ reading }: Said): string[] {
  // "Quick one. A gym in the house?"
  const first = reading.spans.findIndex((_, index) => reading.isOfPurpose(index, "house"));
  const isBefore = (index: number) =>
    index < first &&
    reading.spans.some((_, end) => end > index && end <= first && reading.sentenceEndBefore(end));
  return unknownWords(reading, new Set(), (index) => isBefore(index) || isOfHouse(reading, index)).filter(
    (word) => saysSomething(reading, particularIn(reading, word)),
  );
}

function isOfHouse(reading: Reading, index: number): boolean {
  return reading.isOfPurpose(index, "house", "purpose", "emergency");
}

/** What of a text asks for something particular: of a script without spaces, without the words that do not. */
function particularIn({ grammar }: Reading, text: string): string {
  const plain = listed(grammar.unparticular).map(fold);
  if (grammar.spaced !== false) return plain.some((word) => text.startsWith(word)) ? "" : text;
  return plain.reduce((rest, word) => rest.replaceAll(word, ""), text);
}

/** What is asked of any matter. */
const PLAIN: ReadonlySet<string> = new Set(["hours", "price", "address"]);
/** Properties that are matters of their own: when something is open, that it has no steps. */
const OF_OTHER_MATTERS: ReadonlySet<string> = new Set(["late_night", "wheelchair"]);
