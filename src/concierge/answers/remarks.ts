import { createLocaliser } from "../../content/localise.ts";
import { type RowTest, testFor } from "../../discovery/match/conditions.ts";
import type { Sight } from "../../discovery/match/sight.ts";
import { isPlaceOpen, type ListingHit, mayDifferOn, placeHours } from "../../discovery/places.ts";
import { dayAt, localMsToInstant } from "../../hours/local-time.ts";
import type { ConceptId } from "../../languages/concepts.ts";
import { chooseLanguage } from "../../languages/registry.ts";
import type { TimeRange } from "../understanding/understanding.ts";
import { partyOf } from "./conditions.ts";
import { whenRemark } from "./events.ts";
import { stretchesOf } from "./opening-hours.ts";
import type { TurnContext } from "./turn.ts";
import type { Voice } from "./voice.ts";

/** What remarks may refer to. */
export interface RemarkContext {
  sight: Sight;
  /** The time asked for. */
  openAt?: TimeRange;
  /** The interests asked for: their names in the answer's language, and which listings declare or mention them. */
  interests: readonly { name: string; matches: RowTest }[];
  /** Listings declared for families, where children come along. */
  forChildren?: RowTest;
  /** What was asked for and all of them have: a roof in the rain. */
  isIndoors?: boolean;
  /** Price levels that were asked for. */
  priceLevel?: readonly number[];
  /** Whether it is not clear from the question what kind of place it is. */
  tellsKind?: boolean;
  /** What some places were found by: the words that stand in their texts. */
  saying?: { words: string; rows: ReadonlySet<number> };
}

/** What remarks may refer to, of a turn. */
export function remarkContext(context: TurnContext): RemarkContext {
  const { sight, asker, understanding } = context;
  const withChildren = (partyOf(understanding) ?? asker.userCategory) === "family";
  return {
    sight,
    openAt: understanding.openAt,
    interests: interestsAsked(context),
    forChildren: withChildren ? testFor(sight, { userCategory: "family" }) : undefined,
    tellsKind: understanding.categories.length === 0,
  };
}

/** The same for a question about one place: a time that an earlier message asked for is not this question's. */
export function remarksOnPlace(context: TurnContext): RemarkContext {
  const { understanding, state } = context;
  const asked = JSON.stringify(understanding.openAt) !== JSON.stringify(state.understanding?.openAt);
  return {
    ...remarkContext(context),
    openAt: asked ? understanding.openAt : undefined,
    // What it is stands before.
    tellsKind: false,
  };
}

/** A kind or property in the words of the message, else in the language's first word for it; undefined where it has none. */
export function wordFor(
  id: string,
  { language }: Voice,
  { saidAs }: TurnContext["understanding"],
): string | undefined {
  const { concept } = chooseLanguage([language]).words;
  return saidAs[id] ?? concept[id as ConceptId]?.split(",").at(0)?.trim();
}

function interestsAsked({ sight, asker, voice, understanding }: TurnContext): RemarkContext["interests"] {
  const { org } = sight;
  const wanted = [...understanding.interests, ...asker.userInterests.map(({ id }) => id)];
  const localiser = createLocaliser({ asked: voice.language, orgDefault: org.defaultLanguage });
  return [...new Set(wanted)].flatMap((id) => {
    const interest = org.interests.find((one) => one.id.toLowerCase() === id.toLowerCase());
    if (!interest) return [];
    const matches = testFor(sight, { interest: interest.id });
    return [{ name: localiser.pick(interest.name ?? {})?.value ?? interest.id, matches }];
  });
}

const MAX_REMARKS = 3;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** A rating that is worth telling. */
const GOOD_RATING = 4;

/** Why a place is worth it, the most telling first: at most three remarks, and of an event when it is. */
export function remarksOn(hit: ListingHit, row: number, voice: Voice, context: RemarkContext): string[] {
  const { phrases } = voice;
  const { tellsKind, forChildren, saying } = context;
  const when = whenRemark(row, voice, context.sight, context.openAt);
  const remarks = [
    saying?.rows.has(row) ? phrases.quoted(saying.words) : undefined,
    tellsKind ? hit.category : undefined,
    when,
    hit.geoDistance === undefined ? undefined : phrases.away(voice.distance(hit.geoDistance)),
    context.isIndoors ? phrases.indoors : undefined,
    isFreeAsAsked(hit, context) ? phrases.prices[0].toLocaleLowerCase(voice.language) : undefined,
    forChildren?.(row) ? phrases.goodWithChildren : undefined,
    hoursRemark(hit, row, voice, context),
    interestRemark(row, voice, context),
    ratingRemark(hit, voice),
  ];
  return remarks.filter((remark) => remark !== undefined).slice(0, when ? MAX_REMARKS + 1 : MAX_REMARKS);
}

/** When it is open, as far as that is known and of use: for another time than now it only says whether. */
export function hoursRemark(
  { openingHours }: ListingHit,
  row: number,
  voice: Voice,
  { sight, openAt }: RemarkContext,
): string | undefined {
  const { phrases } = voice;
  if (openingHours?.openNow === undefined) return undefined;
  if (openAt && !openAt.now) {
    const middle = (openAt.from + openAt.until) / 2;
    return isPlaceOpen(sight, row, middle) ? phrases.openThen : undefined;
  }
  const { openNow, nextCloseTime } = openingHours;
  if (openNow)
    return nextCloseTime ? phrases.openUntil(voice.time(Date.parse(nextCloseTime))) : phrases.openAllHours;
  const opens = nextOpening(sight, row);
  return opens === undefined ? phrases.closed : phrases.opensAt(voice.time(opens));
}

/** The instant at which a place next opens today, in epoch milliseconds. */
function nextOpening(sight: Sight, row: number): number | undefined {
  const hours = placeHours(sight, row);
  if (!hours) return undefined;
  const { zone } = hours;
  const day = dayAt(sight.nowMs, zone);
  const midnightMs = day * DAY_MS;
  const today = new Date(midnightMs).toISOString().slice(0, 10);
  if (mayDifferOn(sight, row, today)) return undefined;
  const opens = (stretchesOf(hours, today) ?? []).map(([open]) =>
    localMsToInstant(midnightMs + open * MINUTE_MS, zone),
  );
  return opens.find((at) => at > sight.nowMs);
}

function isFreeAsAsked({ priceLevel }: ListingHit, { priceLevel: asked = [] }: RemarkContext): boolean {
  return priceLevel === 0 && asked.includes(0);
}

function interestRemark(row: number, { phrases }: Voice, { interests }: RemarkContext): string | undefined {
  const interest = interests.find(({ matches }) => matches(row));
  return interest && phrases.matchesInterest(interest.name);
}

function ratingRemark({ providerRating }: ListingHit, voice: Voice): string | undefined {
  if (providerRating === undefined || providerRating < GOOD_RATING) return undefined;
  return voice.phrases.rated(voice.number(providerRating));
}

/** With a capital first letter, as at the beginning of a sentence. */
export function capitalised(text: string, language: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
