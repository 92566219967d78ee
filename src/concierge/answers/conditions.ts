import { type Test, within } from "../../catalogue/match.ts";
import type { GeoLocation } from "../../contract/common.ts";
import type { OrgView } from "../../discovery/org-view.ts";
import { conceptOf } from "../understanding/concepts.ts";
import type { OrgWords } from "../understanding/org-words.ts";
import type { TimeRange, TownPart, Understanding } from "../understanding/understanding.ts";

/** A part of what is asked for; a search that finds nothing lets go of parts, one after the other. */
export type Part = "kinds" | "features" | "price" | "time";

/** Every this often of a stretch of time it is looked who is open. */
const SAMPLE_MS = 30 * 60_000;
const MOST_SAMPLES = 48;
/** A stretch longer than this is a day rather than a part of it: it is enough to be open at some time of it. */
const LONG_MS = 8 * 3_600_000;

/** The conditions of an understanding on listings, each part apart. Where the host's zone is unknown, times are no condition. */
export function conditionsOf(
  view: OrgView,
  words: OrgWords,
  understanding: Understanding,
  { nowMs, hostZone }: { nowMs: number; hostZone: string | undefined },
): Map<Part, Test> {
  const { categories, features, excluded, priceLevel, openAt } = understanding;
  const table = view.catalogue.tables.listing;
  const conditions = new Map<Part, Test>();
  const says = (id: string) => sayingConcept(view, words, id);
  const cuisines = categories.filter((id) => conceptOf(id)?.kind === "cuisine").map(says);
  const places = categories.filter((id) => conceptOf(id)?.kind !== "cuisine").map(says);
  const unwanted = excluded.map(says);
  if (categories.length > 0 || excluded.length > 0) {
    conditions.set(
      "kinds",
      (row) =>
        (places.length === 0 || places.some((test) => test(row))) &&
        (cuisines.length === 0 || cuisines.some((test) => test(row))) &&
        !unwanted.some((test) => test(row)),
    );
  }
  if (features.length > 0) {
    const wanted = features.map(says);
    conditions.set("features", (row) => wanted.every((test) => test(row)));
  }
  if (priceLevel.length > 0) conditions.set("price", (row) => priceLevel.includes(table.price[row]!));
  if (openAt) conditions.set("time", openDuring(view, hostZone, openAt, nowMs));
  return conditions;
}

/**
 * Listings that say a concept, or a label of the organisation's own. What kind of place it is, its category and tags say; what it serves and
 * has, its keywords may say as well.
 */
export function sayingConcept(view: OrgView, words: OrgWords, id: string): Test {
  const { category, tags, keywords } = view.catalogue.tables.listing;
  const mask = view.catalogue.labels.mask([...words.labelsOf(id), id.replaceAll("_", " ")]);
  if (conceptOf(id)?.kind === "place") return (row) => category.some(row, mask) || tags.some(row, mask);
  return (row) => category.some(row, mask) || tags.some(row, mask) || keywords.some(row, mask);
}

/** Listings known to be open then: at an instant, for most of a part of a day, or at some time of a longer stretch. */
function openDuring(
  view: OrgView,
  hostZone: string | undefined,
  { from, until, now }: TimeRange,
  nowMs: number,
): Test {
  if (now || until <= from) return view.hours.openAt(hostZone, now ? nowMs : from);
  const step = Math.max(SAMPLE_MS, (until - from) / MOST_SAMPLES);
  const samples: Test[] = [];
  for (let at = from; at < until; at += step) samples.push(view.hours.openAt(hostZone, at));
  const needed = until - from > LONG_MS ? 1 : Math.ceil(samples.length / 2);
  return (row) => {
    let open = 0;
    for (const test of samples) if (test(row) && ++open >= needed) return true;
    return false;
  };
}

/** What share of the listings lies in the middle of a town. */
const CENTRE_SHARE = 0.3;

/**
 * Listings in a part of town that the organisation has no name for, seen from the middle of its listings: `centre` are the
 * nearest three tenths, the others lie in that quarter of the compass beyond them.
 */
export function inTownPart({ catalogue }: OrgView, part: TownPart): Test {
  const { lat, lng, size } = catalogue.tables.listing;
  const located = Array.from({ length: size }, (_, row) => row).filter((row) => !Number.isNaN(lat[row]!));
  if (located.length === 0) return () => false;
  const middle: GeoLocation = [
    median(located.map((row) => lat[row]!)),
    median(located.map((row) => lng[row]!)),
  ];
  const stretch = Math.cos((middle[0] * Math.PI) / 180);
  const offset = (row: number) => ({ north: lat[row]! - middle[0], east: (lng[row]! - middle[1]) * stretch });
  const away = (row: number) => Math.hypot(offset(row).north, offset(row).east);
  const distances = located.map(away).sort((a, b) => a - b);
  const centre = distances[Math.floor(distances.length * CENTRE_SHARE)]!;
  if (part === "centre") return (row) => away(row) <= centre;
  return (row) => {
    const { north, east } = offset(row);
    const [along, across] = {
      north: [north, east],
      south: [-north, east],
      east: [east, north],
      west: [-east, north],
    }[part];
    return along! >= Math.abs(across!) && Math.hypot(north, east) > centre / 2;
  };
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1]!;
}

/** Listings at most so far from a point. */
export function around({ catalogue }: OrgView, centre: GeoLocation, metres: number): Test {
  return within(catalogue.tables.listing, centre, metres);
}
