import { BoundedCache } from "../../content/bounded-cache.ts";
import type { ToldFields } from "../../content/told-fields.ts";
import { passesAll } from "../../search/columns/match.ts";
import type { Points } from "../../search/columns/points.ts";
import { noWishes } from "../../search/ranking/scores.ts";
import { standPlaces } from "../../search/ranking/standing.ts";
import type { Sight } from "../match/sight.ts";
import {
  CLOSE,
  COMMA,
  DISTANCE,
  DISTANCE_PLACES,
  type JsonBytes,
  LISTINGS,
  type Ready,
  readRecords,
} from "../present.ts";
import { createRanker } from "../rank.ts";

/**
 * A guide and its own listings as an audience is told of them in one language, with their hours: bytes and positions each in one piece of
 * memory, because fetching them from all over it takes longer than anything else about an answer.
 */
export interface GuideBlock {
  guide: Ready;
  /** The rows of the listings that the audience may see, in the order that they have for who wishes nothing; the rest is in the same order. */
  rows: Uint32Array;
  ready: readonly Ready[];
  points: Points;
  seqs: Float64Array;
  /** Hashes of their hours. */
  marks: Int32Array;
  /** Until when their hours hold, in epoch milliseconds. */
  untils: Float64Array;
  /** The language of guide and listings; undefined where they differ. */
  language: string | undefined;
  /** Absent for a block that is not kept. */
  written?: Written;
  /** While the hours hold, in epoch milliseconds. */
  fromMs: number;
  untilMs: number;
  bytes: number;
}

/** A guide and its listings as they go out but for their distances, for which there is room. */
interface Written {
  /** The guide up to the bracket before its listings, then each of them with a comma behind it. */
  bytes: Buffer;
  /** Where the guide ends, then each listing. */
  ends: Uint32Array;
}

/** What a block takes besides its bytes. */
const BLOCK_BYTES = 8 * 1_024;

export class GuideBlocks extends BoundedCache<number, GuideBlock> {
  constructor(maxBytes: number) {
    super(maxBytes, ({ bytes }) => bytes + BLOCK_BYTES);
  }
}

/** Numbers for an audience, a language and the fields that are told, together: a block is kept by such a number and its guide's row. */
const shelves = new BoundedCache<string, number>(10_000);
const MOST_GUIDES = 2 ** 24;
let lastShelf = 0;

/** Gives blocks by the guide's row: at once where they are kept. */
export function blocksFor(
  sight: Sight,
  fields?: ToldFields,
): (guide: number) => GuideBlock | Promise<GuideBlock> {
  const { audience, localiser, nowMs, org } = sight;
  const blocks = org.guideBlocks;
  const name = `${audience.number} ${localiser.key}${fields?.key ?? ""}`;
  const isUsual = !fields || fields.key !== undefined;
  const shelf = isUsual ? shelves.getOrMake(name, () => ++lastShelf) * MOST_GUIDES : 0;
  const make = async (guide: number) => {
    const isKept = isUsual && (blocks.room > SPARE_BYTES || ++missed % SELDOM === 0);
    const made = await makeBlock(sight, guide, fields, isKept);
    if (isKept) blocks.set(shelf + guide, made);
    return made;
  };
  return (guide) => {
    const known = isUsual ? blocks.get(shelf + guide) : undefined;
    return known && nowMs >= known.fromMs && nowMs < known.untilMs ? known : make(guide);
  };
}

/**
 * Where there is no room, only every so often a block takes that of others: to copy each, as requests for more than there is room
 * for take turns, would cost more than it saves.
 */
const SELDOM = 64;
const SPARE_BYTES = 1_024 ** 2;
let missed = 0;

async function makeBlock(
  sight: Sight,
  guide: number,
  fields: ToldFields | undefined,
  isKept: boolean,
): Promise<GuideBlock> {
  const { guideListings, tables } = sight.org.catalogue;
  const listed = guideListings.of(guide).filter(passesAll(sight.audience.tests.listing));
  const { order } = createRanker(sight, "listing", "score", noWishes);
  const rows = Uint32Array.from(standPlaces(order, listed).rows, (place) => listed[place]!);
  const { ready } = await readRecords(sight, "listing", rows, fields);
  const { ready: guides } = await readRecords(sight, "guide", [guide], fields);
  const { x, y, z } = tables.listing;
  const here = (column: Float64Array) => Float64Array.from(rows, (row) => column[row]!);
  const points = { x: here(x), y: here(y), z: here(z) };
  const [first] = guides[0]!.languages;
  const isOnly = ({ languages }: Ready) => languages.length === 1 && languages[0] === first;
  const block: GuideBlock = {
    guide: guides[0]!,
    rows,
    ready,
    points,
    seqs: Float64Array.from(ready, ({ seq }) => seq),
    marks: Int32Array.from(ready, ({ mark }) => mark),
    untils: Float64Array.from(ready, ({ untilMs }) => untilMs),
    language: isOnly(guides[0]!) && ready.every(isOnly) ? first : undefined,
    fromMs: sight.nowMs,
    untilMs: Math.min(...ready.map(({ untilMs }) => untilMs)),
    bytes: 0,
  };
  if (isKept) writeBlock(block);
  return block;
}

/** Writes a block's bytes into memory of their own, where those of its records lie then. */
function writeBlock(block: GuideBlock): void {
  const { guide, ready, points } = block;
  const distance = Buffer.concat([DISTANCE, Buffer.alloc(DISTANCE_PLACES)]);
  const pieces = [guide.head, LISTINGS];
  ready.forEach(({ head, hours = NOTHING }, place) => {
    const away = Number.isNaN(points.x[place]!) ? NOTHING : distance;
    pieces.push(head, hours, away, CLOSE, COMMA);
  });
  block.bytes = pieces.reduce((sum, { length }) => sum + length, 0);
  const bytes = Buffer.allocUnsafeSlow(block.bytes);
  const ends = new Uint32Array(ready.length + 1);
  let end = 0;
  const put = (piece: Buffer) => {
    end += piece.copy(bytes, end);
  };
  pieces.slice(0, 2).forEach(put);
  ends[0] = end;
  block.guide = { ...guide, head: bytes.subarray(0, guide.head.length) };
  block.ready = ready.map((one, place): Ready => {
    const start = end;
    const [head, hours, ...rest] = pieces.slice(2 + 5 * place, 7 + 5 * place);
    put(head!);
    put(hours!);
    const told = { ...one, head: bytes.subarray(start, end), hours: undefined };
    rest.forEach(put);
    ends[place + 1] = end;
    return told;
  });
  block.written = { bytes, ends };
}

const NOTHING = Buffer.alloc(0);

/** What stands behind the distance of a listing. */
const AFTER_DISTANCE = CLOSE.length + COMMA.length;

/**
 * Writes a guide up to the end of its listings, of which those at these places of its block are told. Those that follow one another there
 * are copied together. @param metres for all guides of an answer; those of the first listing stand at `next`. All have room.
 */
export function writeListed(
  out: JsonBytes,
  { bytes, ends }: Written,
  places: readonly number[],
  metres: readonly number[],
  next: number,
): void {
  let from = 0;
  let first = 0;
  if (places[0] !== 0) out.part(bytes, 0, ends[0]!);
  while (first < places.length) {
    const place = places[first]!;
    if (place !== 0 || first > 0) from = ends[place]!;
    let last = first;
    while (places[last + 1] === places[last]! + 1) last++;
    const start = out.part(bytes, from, ends[places[last]! + 1]!) - from;
    for (; first <= last; first++) {
      const away = metres[next + first]!;
      const end = ends[places[first]! + 1]! - AFTER_DISTANCE;
      if (away >= 0) out.digitsBefore(start + end, away, DISTANCE_PLACES);
    }
  }
  if (places.length > 0) out.back();
}
