import type { GeoLocation, Preferences } from "../contract/common.ts";
import type { GeoArea } from "../contract/geo-area.ts";
import type { Guide } from "../contract/guide.ts";
import type { Listing } from "../contract/listing.ts";
import type { LanguageMap } from "../contract/localised.ts";
import type { SearchableKind } from "../contract/records.ts";
import { openingCalendarOf, packCalendar } from "../hours/calendar.ts";
import { openingWeekOf } from "../hours/week.ts";
import { packLists } from "./packed-lists.ts";

/**
 * What the catalogue keeps of a record: numbers, flags and identifiers; no sentences. Kept in the store beside the body
 * so that a catalogue is built without reading bodies. Keys are short because every record repeats them; words are
 * numbers of labels ("<language>:<text as written>"), so that 200,000 records share one dictionary.
 */
export interface Facts {
  /** [latitude, longitude] */
  at?: GeoLocation;
  /** Editorial score, 0..100. */
  score?: number;
  /** Ratings on 5. */
  ratings?: number[];
  featured?: true;
  priority?: number;
  /** Epoch milliseconds. */
  updatedAt?: number;
  hosts?: string[];
  /** Ids: of a listing, its guides; of a guide, its listings. */
  links?: string[];
  price?: number;
  /** Label of the neighbourhood. */
  neighborhood?: number;
  zone?: string;
  /** Of a geo area: metres. */
  radius?: number;
  /**
   * Packed number lists (see packed-lists.ts). Labels: of the category, the activity tags, the keywords and a geo area's
   * name in each language, of the declared trip types, user categories, interests, times of day and seasons. `week`: weekly opening minutes, pairs
   * [open, close), none when unknown; `calendar`: of hours that change by date, all of them (opening-calendar-packing.ts).
   */
  lists?: string;
}

/** Gives the label of a word in a language its number in the organisation's dictionary. */
export type Intern = (language: string, word: string) => number;

/** The label of a word in a language; `und` for one that belongs to none. */
export function labelOf(language: string, word: string): string {
  return `${language}:${word}`;
}

/** The facts of one searchable record. Pure but for `intern`. */
export function factsOf(kind: SearchableKind, record: object, intern: Intern): Facts {
  if (kind === "listing") return listingFacts(record as Listing, intern);
  if (kind === "guide") return guideFacts(record as Guide, intern);
  return geoAreaFacts(record as GeoArea, intern);
}

function listingFacts(listing: Listing, intern: Intern): Facts {
  const ratings = [listing.providerRating, listing.reviewSiteRating].filter((rating) => rating !== undefined);
  const week = openingWeekOf(listing.openingHours);
  const calendar = openingCalendarOf(listing.openingHours);
  return compact({
    at: listing.geoLocation,
    score: listing.score,
    ratings: ratings.length > 0 ? ratings : undefined,
    featured: listing.featured ? true : undefined,
    priority: listing.priority || undefined,
    updatedAt: listing.updatedAt,
    hosts: someOf(listing.hostIds),
    links: someOf(listing.guideIds),
    price: listing.priceLevel,
    neighborhood: listing.neighborhood ? intern("und", listing.neighborhood) : undefined,
    zone: listing.timeZoneName,
    lists: packLists({
      category: labels(listing.category, intern),
      tags: labels(listing.activityTags, intern),
      keywords: labels(listing.keywords, intern),
      ...declared(listing.preferences, intern),
      week: week && [...week],
      calendar: calendar && packCalendar(calendar),
    }),
  });
}

function guideFacts(guide: Guide, intern: Intern): Facts {
  return compact({
    at: guide.geoLocation,
    score: guide.score,
    featured: guide.featured ? true : undefined,
    priority: guide.priority || undefined,
    updatedAt: guide.updatedAt,
    hosts: someOf(guide.hostIds),
    links: someOf(guide.listingIds),
    lists: packLists({ keywords: labels(guide.keywords, intern), ...declared(guide.preferences, intern) }),
  });
}

function geoAreaFacts(area: GeoArea, intern: Intern): Facts {
  return compact({
    at: area.geoLocation,
    hosts: someOf(area.hostIds),
    radius: area.radius,
    lists: packLists({
      names: labels(area.displayName, intern),
      keywords: labels(area.keywords, intern),
    }),
  });
}

// Plain loops and no lists in between: an import comes by some dozens of times for each record.
function labels(map: LanguageMap<string | string[]> | undefined, intern: Intern): number[] {
  const numbers = new Set<number>();
  const add = (language: string, word: string) => {
    if (word.trim() !== "") numbers.add(intern(language, word));
  };
  for (const language in map) {
    const said = map[language]!;
    if (typeof said === "string") add(language, said);
    else for (const word of said) add(language, word);
  }
  return [...numbers];
}

function declared(map: LanguageMap<Preferences> | undefined, intern: Intern) {
  const union = (field: keyof Preferences) => {
    const numbers = new Set<number>();
    for (const language in map) {
      for (const value of map[language]![field] ?? []) numbers.add(intern("und", value.toLowerCase()));
    }
    return [...numbers];
  };
  return {
    tripType: union("tripType"),
    userCategories: union("userCategories"),
    userInterests: union("userInterests"),
    timeOfDay: union("timeOfDay"),
    timeOfYear: union("timeOfYear"),
  };
}

function someOf<T>(list: T[] | undefined): T[] | undefined {
  return list && list.length > 0 ? list : undefined;
}

/** Leaves absent facts out, so that they are neither written nor read. */
function compact(facts: Facts): Facts {
  for (const key of Object.keys(facts) as (keyof Facts)[]) {
    if (facts[key] === undefined) delete facts[key];
  }
  return facts;
}
