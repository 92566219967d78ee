import { type Kind, localisedFields } from "../contract/records.ts";
import { type EventData, readEventDates } from "../hours/event-dates.ts";
import { lastEnd } from "../hours/event-occurrences.ts";
import { fold } from "../search/text/fold.ts";
import type { PinnedVersion, Store, StoredDraft, StoredRecord } from "../store/store.ts";
import { draftVersion, type Version } from "./records.ts";
import { type Editor, type Fields, maySee, recordOf, shownOf } from "./scope.ts";

export interface Listing {
  /** The id after which the page begins. */
  cursor?: string;
  limit: number;
  /** `published`: what readers see, `draft`: what is not published yet. */
  state: "published" | "draft" | "all";
  text?: string;
  /** Canonical BCP 47 code. */
  missingLanguage?: string;
  /** Keeps what is published and was changed after this version. */
  since?: number;
  status?: string;
  profileId?: string;
  /** What a guest would miss in it. */
  missing?: Gap;
}

/** Without a picture, opening hours or a position; an event whose last day is over. */
export type Gap = "photos" | "openingHours" | "geoLocation" | "passed";

/** What is published of a record, else its draft; of drafts that are asked for the draft. */
interface ListedRecord {
  id: string;
  /** Null where nothing is published. */
  version: number | null;
  draftVersion?: Version;
  published: boolean;
  record: Fields;
}

export interface RecordPage {
  results: ListedRecord[];
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
  const pin = await store.pin(editor.orgId);
  try {
    return await listPinned(pin, editor, kind, listing);
  } finally {
    pin.end();
  }
}

async function listPinned(
  pin: PinnedVersion,
  editor: Editor,
  kind: Kind,
  listing: Listing,
): Promise<RecordPage> {
  const results: ListedRecord[] = [];
  let lookedAt = 0;
  let last = listing.cursor;
  for await (const { id, found } of lookThrough(pin, editor, kind, listing)) {
    if (lookedAt++ === MOST_LOOKED_AT || results.length === listing.limit)
      return { results, nextCursor: last ?? null };
    last = id;
    if (found) results.push(found);
  }
  return { results, nextCursor: null };
}

/** Each record of a kind by id, and what is listed of it where it passes every filter. */
export async function* lookThrough(
  pin: PinnedVersion,
  editor: Editor,
  kind: Kind,
  listing: Omit<Listing, "limit">,
): AsyncGenerator<{ id: string; found?: ListedRecord }> {
  const { state, cursor, since = -1 } = listing;
  const isWanted = filterOf(editor, kind, listing);
  for await (const { stored, draft } of state === "draft"
    ? drafts(pin, kind, cursor)
    : all(pin, kind, cursor)) {
    const { id, body } = (state === "draft" ? draft : (stored ?? draft))!;
    const isOutside =
      (state === "published" && !stored) || (listing.since !== undefined && (stored?.version ?? -1) <= since);
    const record = isOutside ? undefined : recordOf({ body });
    if (!record || !maySee(editor, kind, record) || !isWanted(record, draft)) {
      yield { id };
      continue;
    }
    const found = {
      ...{ id, version: stored?.version ?? null, published: stored !== undefined },
      ...(draft && { draftVersion: draftVersion(draft.revision) }),
      record: shownOf(kind, record),
    };
    yield { id, found };
  }
}

interface Standing {
  stored?: StoredRecord;
  draft?: StoredDraft;
}

async function* drafts(pin: PinnedVersion, kind: Kind, after?: string): AsyncGenerator<Standing> {
  for await (const draft of pin.drafts([kind], after))
    yield { draft, stored: await pin.record(kind, draft.id).catch(passOver) };
}

/** Records and drafts side by side, by id. */
async function* all(pin: PinnedVersion, kind: Kind, after?: string): AsyncGenerator<Standing> {
  const records = pin.records([kind], passOver, after)[Symbol.asyncIterator]();
  const unpublished = pin.drafts([kind], after)[Symbol.asyncIterator]();
  let [stored, draft] = [await records.next(), await unpublished.next()];
  while (!stored.done || !draft.done) {
    const order = stored.done ? 1 : draft.done ? -1 : compareIds(stored.value.id, draft.value.id);
    yield {
      ...(order <= 0 && { stored: stored.value as StoredRecord }),
      ...(order >= 0 && { draft: draft.value as StoredDraft }),
    };
    if (order <= 0) stored = await records.next();
    if (order >= 0) draft = await unpublished.next();
  }
}

/** By bytes, as stores do. */
function compareIds(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

/** A damaged record keeps no other from being listed; asked for by its id, it is told of. */
function passOver(): undefined {}

function filterOf(
  editor: Editor,
  kind: Kind,
  { text, missingLanguage, status, profileId, missing }: Omit<Listing, "limit">,
) {
  const wanted = text === undefined ? undefined : fold(text);
  const mapsOf = (record: Fields) =>
    localisedFields[kind].flatMap((field) => (record[field] as object) ?? []);
  const isNamed = (record: Fields) => {
    const words = [record.id, record.name, mapsOf(record).map((map) => Object.values(map))];
    return fold(JSON.stringify(words)).includes(wanted!);
  };
  /** Words are looked for in its draft as well. */
  return (record: Fields, draft: StoredDraft | undefined): boolean => {
    if (status !== undefined && record.status !== status) return false;
    const hosts = kind === "host" ? [record.id] : ((record.hostIds ?? []) as readonly unknown[]);
    if (missing !== undefined && !hasGap(kind, record, missing)) return false;
    if (profileId !== undefined && !hosts.includes(profileId)) return false;
    if (missingLanguage !== undefined && mapsOf(record).every((map) => Object.hasOwn(map, missingLanguage)))
      return false;
    if (wanted === undefined || isNamed(record)) return true;
    const drafted = draft && recordOf(draft);
    return drafted !== undefined && maySee(editor, kind, drafted) && isNamed(drafted);
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
