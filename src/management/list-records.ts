import { type Kind, localisedFields } from "../contract/records.ts";
import { type EventData, readEventDates } from "../hours/event-dates.ts";
import { lastEnd } from "../hours/event-occurrences.ts";
import { fold } from "../search/text/fold.ts";
import type { Store } from "../store/store.ts";
import type { Versioned } from "./records.ts";
import { type Editor, type Fields, maySee, recordOf, shownOf } from "./scope.ts";

export interface Listing {
  /** The id after which the page begins. */
  cursor?: string;
  limit: number;
  text?: string;
  /** Canonical BCP 47 code. */
  missingLanguage?: string;
  /** Keeps what was changed after this version. */
  since?: number;
  status?: string;
  profileId?: string;
  /** What a guest would miss in it. */
  missing?: Gap;
}

/** Without a picture, opening hours or a position; an event whose last day is over. */
export type Gap = "photos" | "openingHours" | "geoLocation" | "passed";

export interface RecordPage {
  results: Versioned[];
  nextCursor: string | null;
}

/** Records that a page looks at: some tenths of a second where all have to be read. */
const MOST_LOOKED_AT = 2_000;

/** Records of a kind by id, as they are stored, that pass every filter. */
export async function listRecords(
  store: Store,
  editor: Editor,
  kind: Kind,
  listing: Listing,
): Promise<RecordPage> {
  const results: Versioned[] = [];
  const isWanted = filterOf(kind, listing);
  let lookedAt = 0;
  let last = listing.cursor;
  for await (const stored of store.read(editor.orgId).records([kind], passOver, listing.cursor)) {
    if (lookedAt++ === MOST_LOOKED_AT || results.length === listing.limit)
      return { results, nextCursor: last ?? null };
    last = stored.id;
    if (stored.version <= (listing.since ?? -1)) continue;
    const record = recordOf(stored);
    if (maySee(editor, kind, record) && isWanted(record))
      results.push({ version: stored.version, record: shownOf(kind, record) });
  }
  return { results, nextCursor: null };
}

/** A damaged record keeps no other from being listed; asked for by its id, it is told of. */
function passOver(): void {}

function filterOf(kind: Kind, { text, missingLanguage, status, profileId, missing }: Listing) {
  const wanted = text === undefined ? undefined : fold(text);
  return (record: Fields): boolean => {
    if (status !== undefined && record.status !== status) return false;
    const hosts = kind === "host" ? [record.id] : ((record.hostIds ?? []) as readonly unknown[]);
    if (missing !== undefined && !hasGap(kind, record, missing)) return false;
    if (profileId !== undefined && !hosts.includes(profileId)) return false;
    const maps = localisedFields[kind].flatMap((field) => (record[field] as object | undefined) ?? []);
    if (missingLanguage !== undefined && maps.every((map) => Object.hasOwn(map, missingLanguage)))
      return false;
    const words = [record.id, record.name, maps.map((map) => Object.values(map))];
    return wanted === undefined || fold(JSON.stringify(words)).includes(wanted);
  };
}

export function hasGap(kind: Kind, record: Fields, gap: Gap): boolean {
  if (gap === "passed") {
    const { additionalData, updatedAt } = record as { additionalData?: EventData; updatedAt?: number };
    const dates = kind === "listing" ? readEventDates(additionalData, updatedAt) : undefined;
    return dates !== undefined && lastEnd(dates, String(record.timeZoneName ?? "UTC")) < Date.now();
  }
  if (gap === "openingHours" && record.contentType === "event") return false;
  const value = record[gap === "photos" && kind === "guide" ? "coverImage" : gap] as Fields | undefined;
  return value === undefined || (Array.isArray(value) && value.length === 0) || value.isUnavailable === true;
}
