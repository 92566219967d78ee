import { geoAreaFacts } from "../contract/geo-area.ts";
import { guideFacts } from "../contract/guide.ts";
import { listingFacts } from "../contract/listing.ts";
import type { LanguageMap } from "../contract/localised.ts";
import type { OpeningHours, StoredOpeningHours } from "../contract/opening-hours.ts";
import type { Provenance } from "../contract/provenance.ts";
import { localisedFields, type SearchableKind } from "../contract/records.ts";
import { openingCalendarOf } from "../hours/calendar.ts";
import { openingWeekOf } from "../hours/week.ts";
import { NO_LANGUAGE } from "../languages/compare.ts";
import { ownBytes } from "./lent-memory.ts";
import type { Localiser } from "./localise.ts";

/**
 * A record written as JSON for one language, but for what moves: the text stops where `openNow`, `nextCloseTime`,
 * nested listings, `geoDistance` and the closing brace are put when answering.
 */
export interface Rendition {
  /** `{"id":…` up to the last unmoving field, without the closing brace. Where `hours` is true it ends inside `openingHours`. */
  head: Buffer;
  /** Where in `head` the array of the ids stands that the record names (`linkField`), in bytes; absent without one. */
  links?: { start: number; end: number };
  /** `head` as it was last told to an audience (its number) that does not see all of those ids. */
  told?: { audience: number; head: Buffer };
  /** The text ends within an open `"openingHours":{…`, whose moving values and brace are still to come. */
  hours: boolean;
  /**
   * Of hours that change by date, whose week moves as well: the usual week as `"weekday_text":…,"periods":…`, in ASCII, to be put
   * in on dates on which it holds. The text then ends with `"openingHours":{`.
   */
  usualWeek?: string;
  /** The languages whose words stand in the text. */
  languages: string[];
  /** `,"attributions":[…]` in ASCII, for those who ask for it; empty where no source wants to be named. */
  attributions: string;
}

export interface RenditionOptions {
  localiser: Localiser;
  /** Keeps only the fields that it accepts; `id` always stays. */
  keeps?: (field: string) => boolean;
  /** Where this server is reached, without a slash at its end: put before addresses that begin with /media/. */
  publicUrl?: string;
}

/** What may be shown of each kind besides localised fields: an allow-list, so that nothing stored leaks. */
const shownFacts: Record<SearchableKind, readonly string[]> = {
  guide: Object.keys(guideFacts),
  listing: Object.keys(listingFacts),
  geoArea: Object.keys(geoAreaFacts),
};

/** The field by which records of a kind name others: which of them a request may see is known when answering. */
const linkField: Partial<Record<SearchableKind, string>> = { guide: "listingIds", listing: "guideIds" };

/** Writes the rendition of a stored record. Pure. */
export function renditionOf(
  kind: SearchableKind,
  record: Record<string, unknown>,
  { localiser, keeps = () => true, publicUrl = "" }: RenditionOptions,
): Rendition {
  const shown: Record<string, unknown> = { id: record.id };
  const languages = new Set<string>();
  for (const field of localisedFields[kind]) {
    const map = record[field] as LanguageMap<unknown> | undefined;
    if (map === undefined || !keeps(field)) continue;
    if (localiser.language === undefined) {
      const filled = localiser.fill(map);
      if (Object.keys(filled).length > 0) shown[field] = filled;
      continue;
    }
    const found = localiser.pick(map);
    if (!found) continue;
    shown[field] = found.value;
    // Preferences are identifiers, and text of no known language names none: neither says in which the answer is.
    if (field !== "preferences" && found.language !== NO_LANGUAGE) languages.add(found.language);
  }
  const linked = linkField[kind];
  for (const field of shownFacts[kind]) {
    if (field !== linked && record[field] !== undefined && keeps(field)) shown[field] = record[field];
  }
  const hours = kind === "listing" && keeps("openingHours");
  const stored = record.openingHours as StoredOpeningHours | undefined;
  const byDate = hours && openingCalendarOf(stored) !== undefined;
  const still = JSON.stringify(shown, mediaAddresses(publicUrl)).slice(0, -1);
  const ids = linked !== undefined && keeps(linked) ? record[linked] : undefined;
  const links = ids === undefined ? undefined : { before: `,"${linked}":`, list: JSON.stringify(ids) };
  const moving = hours
    ? `,"openingHours":${JSON.stringify(byDate ? {} : stillHours(stored)).slice(0, -1)}`
    : "";
  return {
    ...headOf(still, links, moving),
    hours,
    ...(byDate && { usualWeek: usualWeek(stored!) }),
    languages: [...languages].sort(),
    attributions: attributionsJson(record.sources as Provenance[] | undefined),
  };
}

/** The pieces of a rendition's text in one buffer, and where in it the list of links stands. */
function headOf(
  still: string,
  links: { before: string; list: string } | undefined,
  moving: string,
): Pick<Rendition, "head" | "links"> {
  if (!links) return { head: ownBytes(`${still}${moving}`, "utf8") };
  const { before, list } = links;
  const start = Buffer.byteLength(`${still}${before}`, "utf8");
  return {
    head: ownBytes(`${still}${before}${list}${moving}`, "utf8"),
    links: { start, end: start + Buffer.byteLength(list, "utf8") },
  };
}

/** What must be shown with a record's data, each once and in the order of its sources, as a member of its JSON object. */
function attributionsJson(sources: readonly Provenance[] = []): string {
  const named = new Set(sources.flatMap(({ attribution }) => attribution ?? []));
  if (named.size === 0) return "";
  return `,"attributions":${asciiJson([...named])}`;
}

function asciiJson(value: object): string {
  return JSON.stringify(value).replace(/[^\x20-\x7e]/g, (unit) => {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}

/** Opening hours without what moves or is hidden. Unknown hours say so, and keep the words that were given. */
function stillHours(hours: OpeningHours | undefined): OpeningHours {
  const still = weekOf(hours);
  return openingWeekOf(hours) ? { isUnavailable: false, ...still } : { isUnavailable: true, ...still };
}

function weekOf({ weekday_text, periods }: OpeningHours = {}): OpeningHours {
  return { ...(weekday_text && { weekday_text }), ...(periods && { periods }) };
}

function usualWeek(hours: OpeningHours): string {
  return asciiJson(weekOf(hours)).slice(1, -1);
}

/** A JSON replacer that makes addresses of this server's own media absolute; none where they stay as they are stored. */
export function mediaAddresses(publicUrl: string): ((key: string, value: unknown) => unknown) | undefined {
  if (publicUrl === "") return undefined;
  return (_key, value) =>
    typeof value === "string" && value.startsWith("/media/") ? `${publicUrl}${value}` : value;
}
