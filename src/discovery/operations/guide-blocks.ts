import { BoundedCache } from "../../content/bounded-cache.ts";
import type { ToldFields } from "../../content/told-fields.ts";
import { passesAll } from "../../search/columns/match.ts";
import type { Points } from "../../search/columns/points.ts";
import type { Sight } from "../match/sight.ts";
import { type Ready, readRecords } from "../present.ts";

/**
 * A guide and its own listings as an audience is told of them in one language, with their hours: bytes and positions each in one piece of
 * memory, because fetching them from all over it takes longer than anything else about an answer.
 */
export interface GuideBlock {
  guide: Ready;
  /** The rows of the listings that the audience may see, in the guide's order; the rest is in the same order. */
  rows: Uint32Array;
  ready: readonly Ready[];
  points: Points;
  /** While the hours hold, in epoch milliseconds. */
  fromMs: number;
  untilMs: number;
  bytes: number;
}

/** What a block takes besides its bytes. */
const BLOCK_BYTES = 8 * 1_024;

/** A cache of blocks, bounded by bytes. */
export class GuideBlocks extends BoundedCache<string, GuideBlock> {
  constructor(maxBytes: number) {
    super(maxBytes, ({ bytes }) => bytes + BLOCK_BYTES);
  }
}

export async function guideBlock(sight: Sight, guide: number, fields?: ToldFields): Promise<GuideBlock> {
  const { audience, localiser, nowMs } = sight;
  const blocks = sight.org.guideBlocks;
  const key = `${audience.number} ${guide} ${localiser.key}${fields?.key ?? ""}`;
  const isUsual = !fields || fields.key !== undefined;
  const known = isUsual ? blocks.get(key) : undefined;
  if (known && nowMs >= known.fromMs && nowMs < known.untilMs) return known;
  const isKept = isUsual && (blocks.room > SPARE_BYTES || ++missed % SELDOM === 0);
  const made = await makeBlock(sight, guide, fields, isKept);
  if (isKept) blocks.set(key, made);
  return made;
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
  isTogether: boolean,
): Promise<GuideBlock> {
  const { guideListings, tables } = sight.org.catalogue;
  const rows = guideListings.of(guide).filter(passesAll(sight.audience.tests.listing));
  const { ready } = await readRecords(sight, "listing", rows, fields);
  const { ready: guides } = await readRecords(sight, "guide", [guide], fields);
  const bytes = ready.reduce((sum, { head, hours }) => sum + head.length + (hours?.length ?? 0), 0);
  const memory = Buffer.allocUnsafeSlow(isTogether ? bytes : 0);
  let end = 0;
  const together = ready.map((one): Ready => {
    if (!isTogether) return one;
    const start = end;
    end += one.head.copy(memory, end);
    if (one.hours) end += one.hours.copy(memory, end);
    return { ...one, head: memory.subarray(start, end), hours: undefined };
  });
  const { x, y, z } = tables.listing;
  const here = (column: Float64Array) => Float64Array.from(rows, (row) => column[row]!);
  return {
    guide: guides[0]!,
    rows,
    ready: together,
    points: { x: here(x), y: here(y), z: here(z) },
    fromMs: sight.nowMs,
    untilMs: Math.min(...ready.map(({ untilMs }) => untilMs)),
    bytes: bytes + guides[0]!.head.length,
  };
}
