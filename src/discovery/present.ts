import { Fingerprint } from "../content/fingerprint.ts";
import { borrow, giveBack } from "../content/lent-memory.ts";
import { type Rendition, renditionOf } from "../content/rendition.ts";
import type { ToldFields } from "../content/told-fields.ts";
import type { RankingExplanation } from "../contract/answers.ts";
import type { SearchableKind } from "../contract/records.ts";
import { metresTo } from "../search/columns/match.ts";
import { pointsOf } from "../search/columns/points.ts";
import { explainRow } from "../search/ranking/order.ts";
import type { Sight } from "./match/sight.ts";
import type { Org } from "./org/org.ts";
import type { Page, Ranker, Selection } from "./rank.ts";

/** An answer ready to send: bytes, and what the headers need. */
export interface Answer {
  /** UTF-8 JSON, which may be written only now that it is wanted; who has sent it gives its memory back (`giveBack`). */
  readonly body: Buffer;
  /** The body as gzip where that can be put together from what was compressed before; who has sent it gives its memory back as well. */
  gzip?: () => Buffer | undefined;
  /** What tells the body from every other that the same address has had, known before it is written; absent: its bytes alone do. */
  validator?: string;
  /** Whether the same question is answered alike by the organisation at an instant; absent: nobody knows. */
  lasts?: (org: Org, nowMs: number) => boolean;
  /** The languages whose words were really used (`Content-Language`); empty when the answer has none or all. */
  languages: readonly string[];
  /** Of a paginated answer: the page asked for and the number of pages, for the `Link` header. */
  paging?: { page: number; pages: number };
  /** Further headers of its own. */
  headers?: Readonly<Record<string, string>>;
}

/** What an answer shows of its records. */
export interface Telling {
  /** Whether what must be shown with their data. */
  attributions?: boolean;
  /** Whether how each came to its place. */
  explain?: boolean;
  /** Further fields of each, as ASCII JSON with a comma before them. */
  more?: string;
}

/** What is written of a record but for its distance. */
export interface Ready {
  seq: number;
  /** The fixed part, with those of the ids it names that the request may see. */
  head: Buffer;
  /** The moving part of its hours, unless it stands in `head`; of other records none. */
  hours: Buffer | undefined;
  /** A hash of the hours. */
  mark: number;
  /** Until when they hold, in epoch milliseconds. */
  untilMs: number;
  /** See Rendition. */
  languages: readonly string[];
  attributions: string;
}

/** Rows of a kind with what is written of their records, in the same order. */
export interface Records {
  sight: Sight;
  kind: SearchableKind;
  rows: ArrayLike<number>;
  ready: readonly Ready[];
  /** Whole metres from the centre; `UNTOLD` where there is no centre, the row has no position or nobody wants to know. */
  metres: readonly number[];
}

export const UNTOLD = -1;

/** Room for the changing part of a record: its distance, its hours. */
export const MOVING_BYTES = 120;

/** The fixed part of these rows, at once from the cache or else from the store. `fields`: which are told; absent: all. */
export function readRecords(
  sight: Sight,
  kind: SearchableKind,
  rows: ArrayLike<number>,
  fields?: ToldFields,
): Records | Promise<Records> {
  const { org, localiser } = sight;
  const { seqs, versions } = org.catalogue.tables[kind];
  const isKept = !fields || fields.key !== undefined;
  const shelf = `${org.id} ${kind} ${localiser.key}${fields?.key ?? ""}`;
  const renditions: Rendition[] = new Array(rows.length);
  const missing: number[] = [];
  const find = org.renditions.on(shelf);
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place]!;
    const kept = !isKept ? undefined : find(seqs[row]!, versions[row]!);
    if (kept) renditions[place] = kept;
    else missing.push(place);
  }
  const records = () => recordsOf(sight, kind, rows, renditions, fields);
  if (missing.length === 0) return records();
  const missed = missing.map((place) => rows[place]!);
  return org.bodies(kind, missed).then((bodies) => {
    missing.forEach((place, index) => {
      const row = missed[index]!;
      const { publicUrl } = org;
      const rendition = renditionOf(kind, bodies[index]!, { localiser, keeps: fields?.keeps, publicUrl });
      if (isKept) org.renditions.set(shelf, seqs[row]!, versions[row]!, rendition);
      renditions[place] = rendition;
    });
    return records();
  });
}

function recordsOf(
  sight: Sight,
  kind: SearchableKind,
  rows: ArrayLike<number>,
  renditions: readonly Rendition[],
  fields: ToldFields | undefined,
): Records {
  const { org, host, nowMs, centre } = sight;
  const { seqs } = org.catalogue.tables[kind];
  const metresOf =
    centre && tellsDistance(fields) ? metresTo(pointsOf(org.catalogue, kind), centre) : undefined;
  const ready: Ready[] = [];
  const metres: number[] = [];
  for (let place = 0; place < renditions.length; place++) {
    const row = rows[place]!;
    const rendition = renditions[place]!;
    const { languages, attributions } = rendition;
    const hours = rendition.hours
      ? org.hours.at(row, host?.timeZoneName, nowMs, rendition.usualWeek)
      : undefined;
    ready.push({
      seq: seqs[row]!,
      head: toldHead(sight, kind, row, rendition),
      hours: hours?.json,
      mark: hours?.mark ?? 0,
      untilMs: hours?.untilMs ?? Number.POSITIVE_INFINITY,
      languages,
      attributions,
    });
    metres.push(toldMetres(metresOf?.(row)));
  }
  return { sight, kind, rows, ready, metres };
}

export function tellsDistance(fields: ToldFields | undefined): boolean {
  return fields?.keeps("geoDistance") ?? true;
}

export function toldMetres(metres = Number.NaN): number {
  return Number.isNaN(metres) ? UNTOLD : Math.round(metres);
}

/** Guides, and for each how many of its own listings are told with it; their records stand in one row, guide by guide. */
export interface GuideRecords {
  guides: Records;
  nested?: { lengths: readonly number[]; listings: Records };
}

/** The guides of a page; each with those of its own listings, in order, that `listingsOf` gives for it. */
export async function readGuides(
  sight: Sight,
  rows: ArrayLike<number>,
  listingsOf?: (guide: number) => Uint32Array,
  fields?: ToldFields,
): Promise<GuideRecords> {
  const guides = await readRecords(sight, "guide", rows, fields);
  if (!listingsOf) return { guides };
  const own = Array.from(rows, listingsOf);
  const listings = await readRecords(
    sight,
    "listing",
    own.flatMap((listed) => [...listed]),
    fields,
  );
  return { guides, nested: { lengths: own.map(({ length }) => length), listings } };
}

/** All records of guides, for what is asked of every record. */
export function recordsOfGuides({ guides, nested }: GuideRecords): Records[] {
  return nested ? [guides, nested.listings] : [guides];
}

/** What a search was asked for that decides how its answer is presented and how long it lasts. */
export interface Presented {
  page: number;
  explain: boolean;
  searchQuery?: string;
  openNow?: boolean;
  offered?: boolean;
}

/** An answer of one list of results, `facets` being further fields of it. */
export function presentPage(
  { total, pages, nextCursor }: Pick<Page, "total" | "pages" | "nextCursor">,
  { page, explain, searchQuery, openNow, offered }: Presented,
  records: readonly Records[],
  write: (out: JsonBytes) => void,
  facets = "",
): Answer {
  const more = nextCursor === undefined ? facets : `${facets},"nextCursor":${JSON.stringify(nextCursor)}`;
  const found = new Fingerprint();
  found.add(total);
  found.addText(more);
  const answer = answerOf(records, found, { bytes: more.length * 2 }, (out) => {
    out.ascii("{");
    writeResults(out, { total, pages }, () => write(out));
    out.text(more);
    out.ascii("}");
  });
  if (nextCursor === undefined) answer.paging = { page, pages };
  // What words mean becomes known bit by bit, and who is open or offered may change without any place that is shown.
  if (searchQuery === undefined && !openNow && !offered) answer.lasts = lasting(records);
  if (explain) answer.validator = undefined;
  return answer;
}

const nothing = (): void => {};

/**
 * The answer that tells of these records and otherwise only of what went into `found`. Which records, at which version, how far
 * away, and their hours: that is what can differ between two answers to the same question, so it tells them apart.
 */
export function answerOf(
  records: readonly Records[],
  found: Fingerprint,
  more: { bytes: number; languages?: Iterable<string> },
  write: (out: JsonBytes) => void,
): Answer {
  const languages = new Set(more.languages);
  let last: string | undefined;
  let bytes = more.bytes + 200;
  for (const { sight, ready, metres } of records) {
    found.addText(sight.org.epoch);
    found.add(sight.org.version);
    found.add(ready.length);
    for (let place = 0; place < ready.length; place++) {
      const { seq, mark, head, languages: own } = ready[place]!;
      found.add(seq);
      found.add(metres[place]!);
      found.add(mark);
      bytes += head.length + MOVING_BYTES;
      if (own.length === 1 && own[0] === last) continue;
      for (const language of own) languages.add(language);
      last = own[0];
    }
  }
  let written: Buffer | undefined;
  return {
    validator: found.toString(),
    languages: [...languages].sort(),
    get body() {
      if (!written) {
        const out = new JsonBytes(bytes);
        write(out);
        written = out.done();
        // The answer lives until the next collection of the whole heap; what it was written from need not.
        write = nothing;
      }
      return written;
    },
  };
}

/** Writes `"results":[…],"total":…,"pages":…`. */
export function writeResults(
  out: JsonBytes,
  { total, pages }: Pick<Selection, "total" | "pages">,
  write: () => void,
): void {
  out.ascii('"results":[');
  write();
  out.ascii(`],"total":${total},"pages":${pages}`);
}

/** Writes listings with commas between. `ranker` explains their order, where that is told. */
export function writeListings(out: JsonBytes, listings: Records, telling: Telling, ranker?: Ranker): void {
  for (let place = 0; place < listings.rows.length; place++) {
    if (place > 0) out.bytes(COMMA);
    writeListing(out, listings, place, telling, ranker);
  }
}

/** Writes guides with commas between, each with its listings where they were read. */
export function writeGuides(
  out: JsonBytes,
  { guides, nested }: GuideRecords,
  telling: Telling,
  ranker?: Ranker,
): void {
  const tellingOfListings = { attributions: telling.attributions };
  let next = 0;
  for (let place = 0; place < guides.rows.length; place++) {
    if (place > 0) out.bytes(COMMA);
    out.apart();
    out.bytes(guides.ready[place]!.head);
    if (nested) {
      out.bytes(LISTINGS);
      const length = nested.lengths[place]!;
      for (let index = 0; index < length; index++) {
        if (index > 0) out.bytes(COMMA);
        writeListing(out, nested.listings, next++, tellingOfListings);
      }
      out.ascii("]");
    }
    writeEnd(out, guides, place, telling, ranker);
  }
}

/** Writes areas with commas between. */
export function writeAreas(out: JsonBytes, areas: Records, telling: Telling, ranker?: Ranker): void {
  for (let place = 0; place < areas.rows.length; place++) {
    if (place > 0) out.bytes(COMMA);
    const { head, attributions } = areas.ready[place]!;
    out.apart();
    out.bytes(head);
    // Areas tell first whose data they are.
    if (telling.attributions) out.ascii(attributions);
    writeEnd(out, areas, place, { explain: telling.explain }, ranker);
  }
}

/** Writes one listing: its rendition, the moving part of its hours, its distance. */
function writeListing(
  out: JsonBytes,
  listings: Records,
  place: number,
  telling: Telling,
  ranker?: Ranker,
): void {
  const { head, hours } = listings.ready[place]!;
  out.bytes(head);
  if (hours) out.bytes(hours);
  writeEnd(out, listings, place, telling, ranker);
}

/** Distances below 100 km are equally long: what is compressed beforehand then stands as far from what it refers to (`GzipBytes`). */
export const DISTANCE_PLACES = 5;
/** What has more has no room where distances are written over. */
export const MOST_METRES = 10 ** DISTANCE_PLACES - 1;

/** Writes the end of a record: its distance, where that is known, and what else is told of it. */
export function writeEnd(
  out: JsonBytes,
  { rows, metres, ready }: Records,
  place: number,
  { attributions, explain, more }: Telling,
  ranker?: Ranker,
): void {
  const away = metres[place]!;
  if (away !== UNTOLD) {
    out.bytes(DISTANCE);
    out.digits(away, DISTANCE_PLACES);
  }
  if (attributions) out.ascii(ready[place]!.attributions);
  if (more) out.ascii(more);
  if (explain && ranker) out.ascii(rankingJson(ranker, rows[place]!));
  out.bytes(CLOSE);
}

export const COMMA = Buffer.from(",");
export const CLOSE = Buffer.from("}");
export const DISTANCE = Buffer.from(',"geoDistance":');
/** What a guide's listings begin with. */
export const LISTINGS = Buffer.from(',"listings":[');

/** The fixed part of a record, with only those of the ids that it names that the request may see. */
function toldHead({ audience }: Sight, kind: SearchableKind, row: number, rendition: Rendition): Buffer {
  const { head, links, told } = rendition;
  if (!links || kind === "geoArea") return head;
  if (told?.audience === audience.number) return told.head;
  const ids = audience.told[kind](row);
  const pieces = ids && [
    head.subarray(0, links.start),
    Buffer.from(JSON.stringify(ids), "utf8"),
    head.subarray(links.end),
  ];
  const shown = pieces ? Buffer.concat(pieces) : head;
  rendition.told = { audience: audience.number, head: shown };
  return shown;
}

/** `,"ranking":{…}` of a row. */
function rankingJson({ order, fits }: Ranker, row: number): string {
  const explanation: RankingExplanation = explainRow(row, order, fits);
  return `,"ranking":${JSON.stringify(explanation)}`;
}

/**
 * What lasts as long as the version, and until one of these places opens or closes or an event ends. Nothing of the organisation is
 * kept for it.
 */
export function lasting(
  records: readonly Records[],
  mostMs = Number.POSITIVE_INFINITY,
): NonNullable<Answer["lasts"]> {
  const { org, host, nowMs } = records[0]!.sight;
  const { version, epoch, events } = org;
  let untilMs = Math.min(mostMs, events.upcomingUntil(host?.timeZoneName, nowMs));
  for (const { ready } of records) {
    for (const told of ready) if (told.untilMs < untilMs) untilMs = told.untilMs;
  }
  return (later, laterMs) =>
    later.version === version && later.epoch === epoch && laterMs >= nowMs && laterMs < untilMs;
}

const DIGIT_0 = 48;
const SPACE = 32;
/** Room before an answer for the head that it goes out with: its links repeat the question some three times. */
const HEAD_BYTES = 2_048;

/** Joins pieces of JSON into one buffer: ready bytes are copied, short ASCII texts are written in place. */
export class JsonBytes {
  /** Whether pieces may be written in parts, or several of them together. */
  readonly takesParts: boolean = true;
  protected buffer: Buffer;
  protected length = 0;

  constructor(expectedBytes: number) {
    this.buffer = borrowed(Math.max(256, expectedBytes));
  }

  bytes(piece: Buffer): void {
    const { length } = piece;
    this.#reserve(length);
    // To copy a few bytes a call costs more than a loop.
    if (length > 16) this.buffer.set(piece, this.length);
    else for (let at = 0; at < length; at++) this.buffer[this.length + at] = piece[at]!;
    this.length += length;
  }

  /** Copies some bytes of a longer piece, and tells where they begin. */
  part(piece: Buffer, from: number, end: number): number {
    const start = this.length;
    this.#reserve(end - from);
    this.length += piece.copy(this.buffer, start, from, end);
    return start;
  }

  /** Takes back the last byte. */
  back(): void {
    this.length--;
  }

  /** Says that what follows stands in other answers after something else. */
  apart(): void {}

  /** `text` must be ASCII. */
  ascii(text: string): void {
    this.#reserve(text.length);
    this.length += this.buffer.write(text, this.length, "latin1");
  }

  /** A whole number, not below 0, with spaces before it where it has fewer than so many places. */
  digits(value: number, places: number): void {
    let length = places;
    for (let most = 10 ** places; value >= most; most *= 10) length++;
    this.#reserve(length);
    this.length += length;
    this.digitsBefore(this.length, value, length);
  }

  /** The same over what stands before a byte; it must have no more places. */
  digitsBefore(end: number, value: number, places: number): void {
    const { buffer } = this;
    let rest = value;
    for (let at = end - 1; at >= end - places; at--) {
      const next = Math.trunc(rest / 10);
      buffer[at] = rest > 0 || at === end - 1 ? DIGIT_0 + (rest - 10 * next) : SPACE;
      rest = next;
    }
  }

  text(text: string): void {
    this.bytes(Buffer.from(text, "utf8"));
  }

  /** The bytes so far, in lent memory; nothing may be added afterwards. */
  done(): Buffer {
    return this.buffer.subarray(0, this.length);
  }

  #reserve(bytes: number): void {
    if (this.length + bytes <= this.buffer.length) return;
    const larger = borrowed(Math.max(this.buffer.length * 2, this.length + bytes));
    larger.set(this.buffer.subarray(0, this.length));
    giveBack(this.buffer);
    this.buffer = larger;
  }
}

function borrowed(bytes: number): Buffer {
  return Buffer.from(borrow(HEAD_BYTES + bytes), HEAD_BYTES);
}
