import type { Org, OrgHost } from "../../discovery/org/org.ts";
import type { ListingHit } from "../../discovery/org-reader.ts";
import { dayAt, localMsToInstant } from "../../hours/local-time.ts";
import type { Test } from "../../search/columns/match.ts";
import type { TimeRange } from "../understanding/understanding.ts";
import { stretchesOn } from "./stretches.ts";
import type { Voice } from "./voice.ts";

/** What remarks may refer to. */
export interface RemarkContext {
  view: Org;
  host: OrgHost | undefined;
  nowMs: number;
  /** The time asked for. */
  openAt?: TimeRange;
  /** The interests asked for: their names in the answer's language, and which listings declare or mention them. */
  interests: readonly { name: string; matches: Test }[];
  /** Listings declared for families, where children come along. */
  forChildren?: Test;
  /** Whether it is not clear from the question what kind of place it is. */
  tellsKind?: boolean;
}

const MOST_REMARKS = 3;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** A rating that is worth telling. */
const GOOD_RATING = 4;

/** Why a place is worth it, the most telling first: at most three remarks. */
export function remarksOn(hit: ListingHit, row: number, voice: Voice, context: RemarkContext): string[] {
  const { phrases } = voice;
  const { tellsKind, forChildren } = context;
  const remarks = [
    tellsKind ? hit.category : undefined,
    hit.geoDistance === undefined ? undefined : phrases.away(voice.distance(hit.geoDistance)),
    hoursRemark(hit, row, voice, context),
    interestRemark(row, voice, context),
    forChildren?.(row) ? phrases.goodWithChildren : undefined,
    ratingRemark(hit, voice),
  ];
  return remarks.filter((remark) => remark !== undefined).slice(0, MOST_REMARKS);
}

/** When it is open, as far as that is known and of use: for another time than now it only says whether. */
export function hoursRemark(
  { openingHours }: ListingHit,
  row: number,
  voice: Voice,
  { view, host, nowMs, openAt }: RemarkContext,
): string | undefined {
  const { phrases } = voice;
  const zone = view.hours.zoneOf(row, host?.timeZoneName);
  if (zone === undefined || openingHours?.openNow === undefined) return undefined;
  if (openAt && !openAt.now) {
    const middle = (openAt.from + openAt.until) / 2;
    return view.hours.openAt(host?.timeZoneName, middle)(row) ? phrases.openThen : undefined;
  }
  const { openNow, nextCloseTime } = openingHours;
  if (openNow)
    return nextCloseTime ? phrases.openUntil(voice.time(Date.parse(nextCloseTime))) : phrases.openAllHours;
  const opens = nextOpening(view, row, zone, nowMs);
  return opens === undefined ? undefined : phrases.opensAt(voice.time(opens));
}

/** The instant at which a listing next opens today, in epoch milliseconds. */
function nextOpening(view: Org, row: number, zone: string, nowMs: number): number | undefined {
  const midnightMs = dayAt(nowMs, zone) * DAY_MS;
  const today = new Date(midnightMs).toISOString().slice(0, 10);
  const opens = (stretchesOn(view, row, zone, today) ?? []).map(([open]) =>
    localMsToInstant(midnightMs + open * MINUTE_MS, zone),
  );
  return opens.find((at) => at > nowMs);
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
