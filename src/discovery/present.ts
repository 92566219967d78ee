import { borrow, giveBack } from "../content/lent-memory.ts";
import { type Rendition, renditionOf } from "../content/rendition.ts";
import type { RankingExplanation } from "../contract/answers.ts";
import type { SearchableKind } from "../contract/records.ts";
import { metresTo } from "../search/columns/match.ts";
import { pointsOf } from "../search/columns/points.ts";
import { explainRow } from "../search/ranking/order.ts";
import type { Sight } from "./match/sight.ts";
import { firstRows, type Ranker, type Selection } from "./rank.ts";

/** An answer ready to send: bytes, and what the headers need. */
export interface Answer {
  /** UTF-8 JSON; who has sent it gives its memory back (`giveBack`). */
  body: Buffer;
  /** The languages whose words were really used (`Content-Language`); empty when the answer has none or all. */
  languages: readonly string[];
  /** Of a paginated answer: the page asked for and the number of pages, for the `Link` header. */
  paging?: { page: number; pages: number };
  /** Further headers of its own. */
  headers?: Readonly<Record<string, string>>;
}

/** What an answer shows of its records. */
export interface Telling {
  /** Which of their fields; absent: all. */
  keeps?: (field: string) => boolean;
  /** Whether what must be shown with their data. */
  attributions?: boolean;
  /** Whether how each came to its place. */
  explain?: boolean;
}

/** Rows of a kind with the fixed part of their records, in the same order. */
export interface Records {
  sight: Sight;
  kind: SearchableKind;
  rows: ArrayLike<number>;
  renditions: readonly Rendition[];
}

/** Room for the changing part of a record: its distance, its hours. */
const MOVING_BYTES = 120;

/** The fixed part of these rows, from the cache or else from the store. A rendition narrowed by `fields` is not kept. */
export async function readRecords(
  sight: Sight,
  kind: SearchableKind,
  rows: ArrayLike<number>,
  keeps?: Telling["keeps"],
): Promise<Records> {
  const { org, localiser } = sight;
  const { seqs, versions } = org.catalogue.tables[kind];
  const shelf = `${org.id} ${kind} ${localiser.key}`;
  const renditions: Rendition[] = new Array(rows.length);
  const missing: number[] = [];
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place]!;
    const kept = keeps ? undefined : org.renditions.get(shelf, seqs[row]!, versions[row]!);
    if (kept) renditions[place] = kept;
    else missing.push(place);
  }
  if (missing.length > 0) {
    const bodies = await org.bodies(
      kind,
      missing.map((place) => rows[place]!),
    );
    missing.forEach((place, index) => {
      const row = rows[place]!;
      const { publicUrl } = org;
      const rendition = renditionOf(kind, JSON.parse(bodies[index]!), { localiser, keeps, publicUrl });
      if (!keeps) org.renditions.set(shelf, seqs[row]!, versions[row]!, rendition);
      renditions[place] = rendition;
    });
  }
  return { sight, kind, rows, renditions };
}

/** Guides, and for each the rows of its own listings that are told with it; their records stand in one row, guide by guide. */
export interface GuideRecords {
  guides: Records;
  nested?: { rows: readonly Uint32Array[]; listings: Records };
}

/** The guides of a page; with `nested`, each with its own active listings as that ranks them, which no radius cuts. */
export async function readGuides(
  { sight, rows }: Selection,
  nested?: { ranker: Ranker; sees: (row: number) => boolean; most: number },
): Promise<GuideRecords> {
  if (!nested) return { guides: await readRecords(sight, "guide", rows) };
  const { guideListings } = sight.org.catalogue;
  const { ranker, sees, most } = nested;
  const own = Array.from(rows, (guide) => firstRows(ranker, guideListings.of(guide).filter(sees), most));
  const [guides, listings] = await Promise.all([
    readRecords(sight, "guide", rows),
    readRecords(
      sight,
      "listing",
      own.flatMap((listed) => [...listed]),
    ),
  ]);
  return { guides, nested: { rows: own, listings } };
}

/** All records of guides, for what is asked of every record. */
export function recordsOfGuides({ guides, nested }: GuideRecords): Records[] {
  return nested ? [guides, nested.listings] : [guides];
}

/** An answer of one list of results, `more` being further fields of it. */
export function presentPage(
  { total, pages }: Selection,
  page: number,
  records: readonly Records[],
  write: (out: JsonBytes) => void,
  more = "",
): Answer {
  const out = new JsonBytes(expectedBytes(records) + more.length * 2 + 200);
  out.ascii("{");
  writeResults(out, { total, pages }, () => write(out));
  out.text(more);
  out.ascii("}");
  return { body: out.done(), languages: usedLanguages(records), paging: { page, pages } };
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
  const metres = metresFrom(listings, telling);
  for (let place = 0; place < listings.rows.length; place++) {
    if (place > 0) out.ascii(",");
    writeListing(out, listings, place, metres, telling, ranker);
  }
}

/** Writes guides with commas between, each with its listings where they were read. */
export function writeGuides(
  out: JsonBytes,
  { guides, nested }: GuideRecords,
  telling: Telling,
  ranker?: Ranker,
): void {
  const metres = metresFrom(guides, telling);
  const metresOfListings = nested && metresFrom(nested.listings, telling);
  const tellingOfListings = { attributions: telling.attributions };
  let next = 0;
  guides.renditions.forEach((guide, place) => {
    if (place > 0) out.ascii(",");
    const row = guides.rows[place]!;
    writeHead(out, guide, guides.sight.told.guide(row));
    if (nested) {
      out.ascii(',"listings":[');
      const { length } = nested.rows[place]!;
      for (let index = 0; index < length; index++) {
        if (index > 0) out.ascii(",");
        writeListing(out, nested.listings, next++, metresOfListings, tellingOfListings);
      }
      out.ascii("]");
    }
    out.ascii(distanceJson(metres, row));
    if (telling.attributions) out.ascii(guide.attributions);
    if (telling.explain && ranker) out.ascii(rankingJson(ranker, row));
    out.ascii("}");
  });
}

/** Writes areas with commas between. */
export function writeAreas(out: JsonBytes, areas: Records, telling: Telling, ranker?: Ranker): void {
  const metres = metresFrom(areas, telling);
  areas.renditions.forEach(({ head, attributions }, place) => {
    const row = areas.rows[place]!;
    if (place > 0) out.ascii(",");
    out.bytes(head);
    if (telling.attributions) out.ascii(attributions);
    out.ascii(`${distanceJson(metres, row)}${telling.explain && ranker ? rankingJson(ranker, row) : ""}}`);
  });
}

/** Writes one listing: its rendition, the moving part of its hours, its distance. */
function writeListing(
  out: JsonBytes,
  { sight, rows, renditions }: Records,
  place: number,
  metres: Metres | undefined,
  { attributions, explain }: Telling,
  ranker?: Ranker,
): void {
  const row = rows[place]!;
  const rendition = renditions[place]!;
  const { org, host, nowMs, told } = sight;
  writeHead(out, rendition, told.listing(row));
  const { hours, usualWeek } = rendition;
  const moving = hours ? org.hours.json(row, host?.timeZoneName, nowMs, usualWeek) : "";
  const more = attributions ? rendition.attributions : "";
  const ranking = explain && ranker ? rankingJson(ranker, row) : "";
  out.ascii(`${moving}${distanceJson(metres, row)}${more}${ranking}}`);
}

/** Writes the fixed part of a record, with only these of the ids that it names (undefined: all of them). */
function writeHead(out: JsonBytes, { head, links }: Rendition, told: readonly string[] | undefined): void {
  if (!links || !told) {
    out.bytes(head);
    return;
  }
  out.bytes(head.subarray(0, links.start));
  out.text(JSON.stringify(told));
  out.bytes(head.subarray(links.end));
}

type Metres = (row: number) => number;

/** Great-circle metres of rows from the centre, where there is one and they are told. */
function metresFrom({ sight, kind }: Records, { keeps }: Telling): Metres | undefined {
  if (!sight.centre || keeps?.("geoDistance") === false) return undefined;
  return metresTo(pointsOf(sight.org.catalogue, kind), sight.centre);
}

/** `,"geoDistance":…` of a row, or nothing where it has no position. */
function distanceJson(metres: Metres | undefined, row: number): string {
  const away = metres?.(row) ?? Number.NaN;
  return Number.isNaN(away) ? "" : `,"geoDistance":${Math.round(away)}`;
}

/** `,"ranking":{…}` of a row. */
function rankingJson({ order, fits }: Ranker, row: number): string {
  const explanation: RankingExplanation = explainRow(row, order, fits);
  return `,"ranking":${JSON.stringify(explanation)}`;
}

/** The languages that stand in these records, sorted. */
export function usedLanguages(records: readonly Records[]): string[] {
  const languages = new Set<string>();
  for (const { renditions } of records) {
    for (const rendition of renditions) for (const language of rendition.languages) languages.add(language);
  }
  return [...languages].sort();
}

/** How many bytes records will take in an answer, with room for the changing part. */
export function expectedBytes(records: readonly Records[]): number {
  let bytes = 0;
  for (const { renditions } of records) {
    for (const { head } of renditions) bytes += head.length + MOVING_BYTES;
  }
  return bytes;
}

/** Joins pieces of JSON into one buffer: ready bytes are copied, short ASCII texts are written in place. */
export class JsonBytes {
  #buffer: Buffer;
  #length = 0;

  constructor(expectedBytes: number) {
    this.#buffer = Buffer.from(borrow(Math.max(256, expectedBytes)));
  }

  bytes(piece: Buffer): void {
    this.#reserve(piece.length);
    this.#buffer.set(piece, this.#length);
    this.#length += piece.length;
  }

  /** `text` must be ASCII. */
  ascii(text: string): void {
    this.#reserve(text.length);
    this.#length += this.#buffer.write(text, this.#length, "latin1");
  }

  text(text: string): void {
    this.bytes(Buffer.from(text, "utf8"));
  }

  /** The bytes so far, in lent memory; nothing may be added afterwards. */
  done(): Buffer {
    return this.#buffer.subarray(0, this.#length);
  }

  #reserve(bytes: number): void {
    if (this.#length + bytes <= this.#buffer.length) return;
    const larger = Buffer.from(borrow(Math.max(this.#buffer.length * 2, this.#length + bytes)));
    larger.set(this.#buffer.subarray(0, this.#length));
    giveBack(this.#buffer);
    this.#buffer = larger;
  }
}
