import { houseMatters } from "../../contract/house-matters.ts";
import { DEFAULT_LANGUAGE } from "../../languages/compare.ts";
import { conceptOf, concepts } from "../../languages/concepts.ts";
import { fold } from "../../search/text/fold.ts";
import { localDayAt } from "../understanding/calendar.ts";
import type { Said } from "../understanding/slots.ts";
import { mergeCategories } from "../understanding/state.ts";
import { understand } from "../understanding/understand.ts";
import type { Understanding, UnderstandingContext } from "../understanding/understanding.ts";
import { openingRange } from "../understanding/when.ts";
import {
  areaCalled,
  dayOf,
  isWhole,
  MAX_AHEAD_MS,
  type Named,
  nearTo,
  placeCalled,
  rangeOf,
  read,
  thingsCalled,
} from "./values.ts";

/** An understanding that a model's values are put into. */
export interface Draft {
  readonly to: Understanding;
  readonly context: UnderstandingContext;
  /** The words of the message that say the value, and what the built-in understanding makes of them alone: that cannot be gainsaid. */
  readonly words: string;
  readonly heard: Said;
  /** Changes of a plan of the model's own, which replace the built-in ones. */
  readonly hasEdits: boolean;
}

/** A slot as the model knows it. */
interface Slot {
  /** What it is and what values it has, in the prompt. */
  about: string;
  /** Puts a value in, if the catalogue or the calendar has it. @returns whether it has */
  put(draft: Draft, value: string): boolean;
}

const asked: readonly string[] =
  "hours address phone price website directions booking rating distance duration area stars type".split(" ");
const MAX_CHOICE = 10;

/** All that a model may say of a message. */
export const slots = {
  wanted: {
    about: `a kind of place, a kitchen or a property that is wanted: one of the catalogue's labels, or one of ${Object.keys(concepts).join(", ")}`,
    put: (draft, value) => putThings(draft, value, want),
  },
  unwanted: {
    about: "the same, where it is not wanted",
    put: (draft, value) => putThings(draft, value, refuse),
  },
  needless: {
    about: "the same, where it was wanted before and no longer has to be",
    put: (draft, value) => putThings(draft, value, forget),
  },
  nothing: {
    about: 'words that the other program took for a wish and that are none; the value is ""',
    put: strikeOut,
  },
  anything: {
    about: 'what there is to see or to do is asked, of any kind; the value is ""',
    put({ to }) {
      if (to.categories.length === 0) to.anything = true;
      return to.anything === true;
    },
  },
  area: {
    about: "where places are wanted: the name of an area, or centre, north, south, east, west",
    put({ to, context, words }, value) {
      const meant = areaCalled(value, words, context);
      if (!meant) return false;
      const { area, townPart } = meant;
      Object.assign(to, { area, townPart, orAreas: undefined, near: undefined });
      return true;
    },
  },
  near: {
    about: "what places are wanted near to: me, host (the hotel), the name of a place, or a kind of place",
    put({ to, context, words }, value) {
      const near = nearTo(value, words, context);
      if (near) Object.assign(to, { near, area: undefined, townPart: undefined, orAreas: undefined });
      return near !== undefined;
    },
  },
  place: {
    about: "the name of one place that is asked about, or that has to be in the plan",
    put({ to, context, words }, value) {
      const place = placeCalled(value, words, context);
      if (!place) return false;
      to.place = place;
      if (to.intent === "plan_trip") to.include = [...to.include, place];
      return true;
    },
  },
  avoid: {
    about: "the name of a place that is not wanted",
    put({ to, context, words }, value) {
      const place = placeCalled(value, words, context);
      if (!place) return false;
      to.avoid = [...to.avoid, place];
      to.include = to.include.filter(({ id }) => id !== place.id);
      if (to.place?.id === place.id) to.place = undefined;
      return true;
    },
  },
  radius: numberSlot("how far at most, in metres", "radius", 1, 50_000),
  price: {
    about: "levels of price from 0 (free) over 1 (cheap) to 4 (very expensive), with commas between: 1,2",
    put({ to, heard }, value) {
      if (!/^[0-4](?:\s*,\s*[0-4])*$/.test(value)) return false;
      const levels = new Set(value.split(",").map(Number));
      const said = heard.wishes.priceLevel;
      if (said.length > 0 && !said.some((level) => levels.has(level))) return false;
      to.priceLevel = [...levels].toSorted();
      return true;
    },
  },
  open: {
    about: "when places have to be open: now, a local time (2026-11-25T20:00), or two with a slash between",
    put({ to, context, heard }, value) {
      const { now, timeZone } = context;
      const range = rangeOf(value, context);
      const said = openingRange(heard.when, now, timeZone);
      if (!range || (said && localDayAt(said.from, timeZone) !== localDayAt(range.from, timeZone)))
        return false;
      to.openAt = range;
      return true;
    },
  },
  days: numberSlot("length of the trip, 1 to 7 days", "days", 1, 7),
  startDate: {
    about: "first day of the trip: 2026-11-25",
    put({ to, context: { now, timeZone } }, value) {
      const day = dayOf(value);
      const today = localDayAt(now, timeZone);
      if (day === undefined || day < today || day > today + MAX_AHEAD_MS) return false;
      to.startDate = value;
      return true;
    },
  },
  party: numberSlot("how many people, 1 to 99", "partySize", 1, 99),
  travellers: choiceSlot("who travels", "userCategory", "business", "family", "friends", "solo", "couples"),
  tripType: choiceSlot("what the trip is for", "tripType", "business", "pleasure", "both"),
  stars: numberSlot("stars of a hotel, 0 to 5", "stars", 0, 5),
  sort: choiceSlot("what comes first", "sort", "distance", "rating"),
  asked: {
    about: `what is asked about a place: ${asked.join(", ")}, or a property of those above`,
    put({ to }, value) {
      if (!asked.includes(value) && conceptOf(value)?.kind !== "feature") return false;
      to.asked = [...new Set([...to.asked, value])];
      return true;
    },
  },
  choice: {
    about: "which of the places shown last is meant: 1 is the first, -1 the last",
    put({ to }, value) {
      const number = wholeNumber(value, -1, MAX_CHOICE);
      if (!number) return false;
      to.choice = number;
      return true;
    },
  },
  matter: {
    about: `what the hotel itself is asked about: ${houseMatters.join(", ")}`,
    put({ to }, value) {
      const isOne = (houseMatters as readonly string[]).includes(value);
      if (isOne) to.matters = [...new Set([...to.matters, value])];
      return isOne;
    },
  },
  emergency: choiceSlot(
    "what an emergency is of",
    "emergency",
    "self_harm",
    "medical",
    "fire",
    "missing",
    "police",
    "urgent",
  ),
  answer: choiceSlot("to a question of the concierge", "answer", "yes", "no"),
  edit: {
    about:
      "a change of the plan, or how a new one is to be, in plain English words: replace the dinner on day 2 with sushi; less walking on day 1; remove the museum; start later",
    put({ to, context, heard, hasEdits }, value) {
      if (!read(value, context)) return false;
      const { edits, shape } = understand(value, { ...context, lang: DEFAULT_LANGUAGE, intent: to.intent });
      const operations = new Set([...edits, ...shape].map(({ operation }) => operation));
      const isOther =
        heard.edits.length > 0 && !heard.edits.some(({ operation }) => operations.has(operation));
      if (operations.size === 0 || isOther) return false;
      to.edits = [...(hasEdits ? to.edits : []), ...edits];
      to.shape = [...(hasEdits ? to.shape : []), ...shape];
      return true;
    },
  },
} as const satisfies Readonly<Record<string, Slot>>;
export type SlotName = keyof typeof slots;

type Amount = "radius" | "days" | "partySize" | "stars";

function numberSlot(about: string, key: Amount, least: number, most: number): Slot {
  return {
    about,
    put({ to, heard }, value) {
      const number = wholeNumber(value, least, most);
      if (number === undefined || (heard[key] ?? number) !== number) return false;
      to[key] = number;
      return true;
    },
  };
}

function choiceSlot(about: string, key: keyof Understanding, ...values: readonly string[]): Slot {
  return {
    about: `${about}: ${values.join(", ")}`,
    put({ to }, value) {
      const isOne = values.includes(value);
      if (isOne) Object.assign(to, { [key]: value });
      return isOne;
    },
  };
}

function wholeNumber(value: string, least: number, most: number): number | undefined {
  const number = Number(value);
  return /^-?\d{1,6}$/.test(value) && number >= least && number <= most ? number : undefined;
}

function putThings(draft: Draft, value: string, put: (draft: Draft, thing: Named) => void): boolean {
  const { to, context, words, heard } = draft;
  const things = thingsCalled(value, context);
  const said = isWhole(heard.reading) ? heard.wishes.things.map(({ id }) => id) : [];
  const isOther = said.length > 0 && !things.some(({ id }) => said.includes(id));
  // "Museums" alone says that they are wanted; what says otherwise is more than that.
  const isBare = things.some(({ id }) => fold(to.saidAs[id] ?? "") === fold(words));
  if (things.length === 0 || (put === want ? isOther : isBare)) return false;
  for (const thing of things) put(draft, thing);
  to.saidAs = { ...to.saidAs, ...Object.fromEntries(things.map(({ id }) => [id, words])) };
  return true;
}

/** What the same words were taken for is let go of, and told as not understood: no wish goes without a word. */
function strikeOut({ to, words, heard }: Draft): boolean {
  const struck = heard.wishes.things.filter(({ id }) => Object.hasOwn(to.saidAs, id));
  for (const thing of struck) forget({ to }, thing);
  if (struck.length > 0) to.notUnderstood = [...to.notUnderstood, words];
  return struck.length > 0;
}

function want({ to, context }: Draft, { id, kind, category, interest }: Named): void {
  to.excluded = without(to.excluded, id);
  if (kind === "category") {
    // What only an earlier message named gives way as it does to the message's own words.
    const isEarlier = (one: string) =>
      context.previous?.categories.includes(one) && !Object.hasOwn(to.saidAs, one);
    const kept = to.categories.filter(isEarlier);
    to.categories = mergeCategories([...new Set([...without(to.categories, ...kept), id])], kept, false);
    delete to.anything;
    if (category !== undefined) to.named = { ...to.named, [id]: category };
  } else if (kind === "feature") to.features = [...new Set([...to.features, id])];
  else if (interest !== undefined) to.interests = [...new Set([...to.interests, interest])];
}

function refuse(draft: Draft, thing: Named): void {
  forget(draft, thing);
  draft.to.excluded = [...draft.to.excluded, thing.id];
}

function forget({ to }: Pick<Draft, "to">, { id, interest }: Pick<Named, "id" | "interest">): void {
  to.categories = without(to.categories, id);
  to.features = without(to.features, id);
  to.excluded = without(to.excluded, id);
  if (interest !== undefined) to.interests = without(to.interests, interest);
}

function without(list: readonly string[], ...values: readonly string[]): string[] {
  return list.filter((one) => !values.includes(one));
}
