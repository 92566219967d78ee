import { type ListingHit, placePosition, visiblePlaces } from "../../discovery/places.ts";
import { MINUTES_PER_DAY } from "../../hours/week.ts";
import { conceptOf } from "../../languages/concepts.ts";
import { chatListingOf } from "../chat-records.ts";
import { isoDate, localDayAt } from "../understanding/calendar.ts";
import type { BestBy } from "../understanding/understanding.ts";
import { houseSays } from "./about-house.ts";
import { reachDesk } from "./desk.ts";
import { stretchesOn } from "./opening-hours.ts";
import { isAmountUnknown, priceOf, tellAttribute, tellMissing, whoKnows } from "./place-attributes.ts";
import { readPlacesFor } from "./readers-kinds.ts";
import { hoursRemark, remarksOnPlace } from "./remarks.ts";
import { holidayAsked } from "./tell-holiday.ts";
import type { Told, TurnContext } from "./turn.ts";
import { asksOfWay, ofWay, tellWay } from "./way-there.ts";
import { whereToLook } from "./where-to-look.ts";

/** Places of which it is said that something is not known of them, and where to ask. */
const NAMED = 3;
/** Places of a list that are each told of: as many as its answer names, or, where it is asked which of them have something, shows. */
const OF_LIST = { named: 3, shown: 5 };

export interface Shown {
  hit: ListingHit;
  row: number;
}

/** What is asked for to go to a single place, or to write to it, and so of no list as a whole. */
const OF_ONE: ReadonlySet<string> = new Set([
  ...["directions", "phone", "email", "website", "booking", "photos", "postcode"],
]);

/**
 * Answers a question about the places that the last answer showed: which of them is cheapest, nearest and so on, or, right after a
 * list, what each has of what is asked. Undefined where the question is about one place.
 */
export async function tellAboutShown(context: TurnContext): Promise<Told | undefined> {
  const { understanding, state } = context;
  const { best, asked, place, choice, unknownPlace, toArea } = understanding;
  const before = state.understanding?.intent;
  const isOfUnknown = state.understanding?.town !== undefined;
  // What was asked of the house in between, or not understood, leaves the list what it is.
  const isAfterList = !isOfUnknown && (before !== "about_place" || state.isOfAll === true);
  const isOfList =
    isAfterList &&
    place === undefined &&
    choice === undefined &&
    unknownPlace === undefined &&
    toArea === undefined &&
    asked.length > 0 &&
    !asked.some((one) => OF_ONE.has(one));
  if (!best && !isOfList) return undefined;
  const shown = await shownPlaces(best === "distance" ? await withNearPlace(context) : context);
  if (shown.length < 2) return undefined;
  if (best) return tellBestAndMore(context, shown, best);
  const isOfFeature = asked.some((one) => conceptOf(one) !== undefined);
  return tellOfEach(context, shown.slice(0, isOfFeature ? OF_LIST.shown : OF_LIST.named));
}

/** The id of the place of the last list that is best by what the message names: "book the nearest". */
export async function bestShown(context: TurnContext): Promise<string | undefined> {
  const { best: by } = context.understanding;
  return by && findBest(context, await shownPlaces(context), by).best[0]?.hit.id;
}

/** The same seen from what something is to be near to: "which of those is closest to the cathedral?". */
async function withNearPlace(context: TurnContext): Promise<TurnContext> {
  const { near } = context.understanding;
  if (near?.to !== "place" && near?.to !== "category") return context;
  const { latlng } = (await whereToLook({ ...context, limit: 1 })).near;
  return latlng ? { ...context, sight: { ...context.sight, centre: latlng } } : context;
}

export async function shownPlaces({ sight, state, voice }: TurnContext): Promise<Shown[]> {
  const rows = visiblePlaces(sight, state.shown);
  const hits = await readPlacesFor(voice, sight, rows);
  return hits.map((hit, at) => ({ hit, row: rows[at]! }));
}

/** The best of the places by what is known of them, and those of which it is not known. */
function findBest(context: TurnContext, shown: readonly Shown[], by: BestBy) {
  const measured = shown.map((one) => ({ ...one, value: measureOf(by, one, context) }));
  const known = measured.filter(({ value }) => value !== undefined);
  const least = Math.min(...known.map(({ value }) => value!));
  const best = known.filter(({ value }) => value === least);
  return { best, unknown: measured.filter(({ value }) => value === undefined) };
}

/** What is asked of places that is told of the best of them anyway. */
const TOLD_OF_BEST: Readonly<Record<BestBy, readonly string[]>> = {
  price: ["price"],
  distance: ["distance"],
  rating: ["rating"],
  closing: ["hours", "late_night"],
  opening: ["hours", "late_night"],
};

/** "Which is nearest, and is it open yet?", "how many minutes is it to the nearest?" */
async function tellBestAndMore(context: TurnContext, shown: readonly Shown[], by: BestBy): Promise<Told> {
  const told = tellBest(context, shown, by);
  const { best } = findBest(context, shown, by);
  const asked = context.understanding.asked
    .filter((one) => one !== "fact" && !TOLD_OF_BEST[by].includes(one))
    .map((one) => (by === "distance" && one === "duration" ? "by_foot" : one));
  if (best.length === 0 || asked.length === 0) return told;
  const understanding = { ...context.understanding, asked };
  const { said } = await tellOfEach({ ...context, understanding }, best);
  const message = [told.said.message, said.message].join(context.voice.between);
  return { ...told, said: { ...told.said, message } };
}

export function tellBest(context: TurnContext, shown: readonly Shown[], by: BestBy): Told {
  const { voice } = context;
  const { best, unknown } = findBest(context, shown, by);
  if (best.length === 0) return told(context, tellUnknown(context, shown), shown, shown[0]!);
  const mentions = best.map(
    (one) => nameOf(one) + voice.remarks([reasonFor(by, one, context)].filter((text) => text !== undefined)),
  );
  const sentences = [voice.phrases.best[by](voice.list(mentions))];
  if (unknown.length > 0) sentences.push(notKnownOf(context, unknown));
  return told(context, sentences, best, best[0]!);
}

/** What places are ordered by, the smallest first; undefined where it is not known. */
function measureOf(by: BestBy, { hit, row }: Shown, context: TurnContext): number | undefined {
  if (by === "price") return hit.priceLevel;
  if (by === "distance") return hit.geoDistance;
  if (by === "rating") return hit.providerRating === undefined ? undefined : -hit.providerRating;
  const stretches = hoursThen(row, context);
  if (by === "opening") return stretches && Math.min(...stretches.map(([opens]) => opens));
  return stretches && -Math.max(0, ...stretches.map(([, closes]) => closes));
}

/** When a place is open on the day that is asked about, or today, without what reaches in from the night before. */
function hoursThen(row: number, { sight, understanding }: TurnContext) {
  const { host, nowMs } = sight;
  const day = localDayAt(understanding.openAt?.from ?? nowMs, host?.timeZoneName ?? "UTC");
  const stretches = stretchesOn(sight, row, isoDate(day));
  return stretches?.filter(([opens, closes]) => opens > 0 || closes >= MINUTES_PER_DAY);
}

/** Why it is the best, where that can be told in a few words. */
function reasonFor(by: BestBy, { hit, row }: Shown, context: TurnContext): string | undefined {
  const { voice } = context;
  const { phrases } = voice;
  if (by === "price") return priceOf(context, hit);
  if (by === "distance") return phrases.away(voice.distance(hit.geoDistance!));
  if (by === "rating") return phrases.rated(voice.number(hit.providerRating!));
  const { openAt } = context.understanding;
  const stretches = by === "opening" || (openAt && !openAt.now) ? (hoursThen(row, context) ?? []) : [];
  if (stretches.some(([opens, closes]) => closes - opens >= MINUTES_PER_DAY)) return phrases.openAllHours;
  if (stretches.length > 0)
    return voice.list(
      stretches.map(([opens, closes]) => phrases.openFromTo(voice.clock(opens), voice.clock(closes))),
    );
  return hoursRemark(hit, row, voice, remarksOnPlace(context));
}

/** What each of the places says of what was asked, those that say the same together. */
async function tellOfEach(context: TurnContext, shown: readonly Shown[]): Promise<Told> {
  const { voice, understanding, sight } = context;
  const { phrases } = voice;
  const isOfWay = asksOfWay(understanding);
  const others = understanding.asked.filter((attribute) => !ofWay.has(attribute));
  const all: (Shown & { texts: string[] })[] = [];
  for (const one of shown) {
    const way = isOfWay ? await tellWay(context, placePosition(sight.org, one.row)) : undefined;
    const told = new Map(
      others.map((attribute) => [attribute, tellAttribute(context, attribute, one.hit, one.row, "brief")]),
    );
    const texts = [way, ...told.values()].filter((text) => text !== undefined);
    const missing = others.filter((attribute) => told.get(attribute) === undefined);
    all.push({ ...one, texts: texts.length > 0 ? [...texts, ...tellMissing(context, missing)] : [] });
  }
  const known = all.filter(({ texts }) => texts.length > 0);
  const unknown = all.filter(({ texts }) => texts.length === 0);
  if (known.length === 0) {
    const { said, state } = told(context, tellUnknown(context, shown), shown, shown[0]!);
    return { said, state: { ...state, isOfAll: true } };
  }
  const alike = Map.groupBy(known, ({ texts }) => texts.join(voice.between));
  const sentences = Array.from(alike, ([text, places]) =>
    phrases.aboutIt(voice.list(places.map(nameOf)), text),
  );
  if (unknown.length > 0) sentences.push(notKnownOf(context, unknown));
  if (known.some(({ hit }) => isAmountUnknown(context, hit))) sentences.push(phrases.amountUnknown);
  const { said, state } = told(context, sentences, known, shown[0]!);
  return { said, state: { ...state, isOfAll: true } };
}

/** That it is not known of any, what the house says of it, and, a line each, where the first of them tell it themselves. */
function tellUnknown(context: TurnContext, shown: readonly Shown[]): string[] {
  const { phrases, between } = context.voice;
  const where = shown
    .slice(0, NAMED)
    .flatMap((one) => whoKnows(context, one.hit).map((way) => phrases.aboutIt(nameOf(one), way)));
  const house = houseSays(context);
  const next = house.length + where.length > 0 ? house : [reachDesk(context).sentence];
  return [[[phrases.notKnown, ...next].join(between), ...where].join("\n")];
}

function notKnownOf({ voice }: TurnContext, places: readonly Shown[]): string {
  return voice.phrases.aboutIt(voice.list(places.map(nameOf)), voice.phrases.notKnown);
}

function nameOf({ hit }: Pick<Shown, "hit">): string {
  return hit.name ?? hit.id;
}

function told(
  context: TurnContext,
  sentences: readonly string[],
  places: readonly Shown[],
  spokenOf: Shown,
): Told {
  const { voice, state, understanding } = context;
  return {
    said: {
      message: [...sentences, ...holidayAsked(context)].join(voice.between),
      toolUsed: true,
      listings: places.map(({ hit }) => chatListingOf(hit)),
    },
    // What was shown stays what it was: "and the third one?"
    state: { understanding, shown: state.shown, spokenOf: spokenOf.hit.id },
  };
}
