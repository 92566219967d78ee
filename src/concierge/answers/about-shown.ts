import { type ListingHit, readPlaces, visiblePlaces } from "../../discovery/places.ts";
import { dayAt } from "../../hours/local-time.ts";
import { conceptOf } from "../../languages/concepts.ts";
import { chatListingOf } from "../chat-records.ts";
import type { BestBy } from "../understanding/understanding.ts";
import { houseSays } from "./about-house.ts";
import { stretchesOn } from "./opening-hours.ts";
import { priceOf, tellAttribute, whoKnows } from "./place-attributes.ts";
import { hoursRemark, remarksOnPlace } from "./remarks.ts";
import type { Told, TurnContext } from "./turn.ts";

/** Places of which it is said that something is not known of them, and where to ask. */
const NAMED = 3;
const DAY_MS = 86_400_000;

interface Shown {
  hit: ListingHit;
  row: number;
}

/** Whether something is asked of a list as a whole: a property, the price, the menu. What a single place is asked for, like its telephone, is not. */
function isOfAll(attribute: string): boolean {
  return conceptOf(attribute)?.kind === "feature" || OF_ALL.has(attribute);
}

const OF_ALL: ReadonlySet<string> = new Set(["price", "payment", "menu", "highchair", "crowds", "fact"]);

/**
 * Answers a question about the places that the last answer showed: which of them is cheapest, nearest and so on, or, right after a
 * list, what each has of what is asked. Undefined where the question is about one place.
 */
export async function tellAboutShown(context: TurnContext): Promise<Told | undefined> {
  const { understanding, state } = context;
  const { best, asked, place, choice, unknownPlace } = understanding;
  const before = state.understanding?.intent;
  const isAfterList = before === "find_places" || before === "refine";
  const isOfList =
    isAfterList &&
    place === undefined &&
    choice === undefined &&
    unknownPlace === undefined &&
    asked.length > 0 &&
    asked.every(isOfAll);
  if (!best && !isOfList) return undefined;
  const shown = await shownPlaces(context);
  if (shown.length < 2) return undefined;
  return best ? tellBest(context, shown, best) : tellOfEach(context, shown);
}

/** The id of the place of the last list that is best by what the message names: "book the nearest". */
export async function bestShown(context: TurnContext): Promise<string | undefined> {
  const { best: by } = context.understanding;
  return by && findBest(context, await shownPlaces(context), by).best[0]?.hit.id;
}

async function shownPlaces({ sight, state }: TurnContext): Promise<Shown[]> {
  const rows = visiblePlaces(sight, state.shown);
  const hits = await readPlaces(sight, rows);
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

function tellBest(context: TurnContext, shown: readonly Shown[], by: BestBy): Told {
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
function measureOf(
  by: BestBy,
  { hit, row }: Shown,
  { sight, understanding }: TurnContext,
): number | undefined {
  if (by === "price") return hit.priceLevel;
  if (by === "distance") return hit.geoDistance;
  if (by === "rating") return hit.providerRating === undefined ? undefined : -hit.providerRating;
  const { host, nowMs } = sight;
  const from = understanding.openAt?.from ?? nowMs;
  const day = dayAt(from, host?.timeZoneName ?? "UTC");
  const stretches = stretchesOn(sight, row, new Date(day * DAY_MS).toISOString().slice(0, 10));
  return stretches && -Math.max(0, ...stretches.map(([, closes]) => closes));
}

/** Why it is the best, where that can be told in a few words. */
function reasonFor(by: BestBy, { hit, row }: Shown, context: TurnContext): string | undefined {
  const { voice } = context;
  const { phrases } = voice;
  if (by === "price") return priceOf(context, hit);
  if (by === "distance") return phrases.away(voice.distance(hit.geoDistance!));
  if (by === "rating") return phrases.rated(voice.number(hit.providerRating!));
  return hoursRemark(hit, row, voice, remarksOnPlace(context));
}

/** What each of the places says of what was asked, those that say the same together. */
function tellOfEach(context: TurnContext, shown: readonly Shown[]): Told {
  const { voice, understanding } = context;
  const { phrases } = voice;
  const all = shown.map((one) => ({
    ...one,
    texts: understanding.asked.flatMap(
      (attribute) => tellAttribute(context, attribute, one.hit, one.row) ?? [],
    ),
  }));
  const known = all.filter(({ texts }) => texts.length > 0);
  const unknown = all.filter(({ texts }) => texts.length === 0);
  if (known.length === 0) return told(context, tellUnknown(context, shown), shown, shown[0]!);
  const alike = Map.groupBy(known, ({ texts }) => texts.join(voice.between));
  const sentences = Array.from(alike, ([text, places]) =>
    phrases.aboutIt(voice.list(places.map(nameOf)), text),
  );
  if (unknown.length > 0) sentences.push(notKnownOf(context, unknown));
  return told(context, sentences, known, known[0]!);
}

/** That it is not known of any, what the house says of it, and, a line each, where the first of them tell it themselves. */
function tellUnknown(context: TurnContext, shown: readonly Shown[]): string[] {
  const { phrases, between } = context.voice;
  const where = shown
    .slice(0, NAMED)
    .flatMap((one) => whoKnows(context, one.hit).map((way) => phrases.aboutIt(nameOf(one), way)));
  return [[[phrases.notKnown, ...houseSays(context)].join(between), ...where].join("\n")];
}

function notKnownOf({ voice }: TurnContext, places: readonly Shown[]): string {
  return voice.phrases.aboutIt(voice.list(places.map(nameOf)), voice.phrases.notKnown);
}

function nameOf({ hit }: Pick<Shown, "hit">): string {
  return hit.name ?? hit.id;
}

function told(
  { voice, state, understanding }: TurnContext,
  sentences: readonly string[],
  places: readonly Shown[],
  spokenOf: Shown,
): Told {
  return {
    said: {
      message: sentences.join(voice.between),
      toolUsed: true,
      listings: places.map(({ hit }) => chatListingOf(hit)),
    },
    // What was shown stays what it was: "and the third one?"
    state: { understanding, shown: state.shown, spokenOf: spokenOf.hit.id },
  };
}
