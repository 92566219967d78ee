import type { Org } from "../../discovery/org/org.ts";
import { utcOffsetMs } from "../../hours/local-time.ts";
import type { Test } from "../../search/columns/match.ts";
import type { TimeRange } from "../understanding/understanding.ts";
import { stretchesOn } from "./stretches.ts";

/** Every this often of a stretch of time it is looked who is open. */
const SAMPLE_MS = 30 * 60_000;
const MOST_SAMPLES = 48;
/** A stretch longer than this is a day rather than a part of it: it is enough to be open at some time of it. */
const LONG_MS = 8 * 3_600_000;

/** Listings known to be open then: at an instant, for most of a part of a day, or at some time of a longer stretch. */
export function openDuring(view: Org, hostZone: string | undefined, range: TimeRange, nowMs: number): Test {
  const { from, until } = range;
  if (isInstant(range)) return view.hours.openAt(hostZone, range.now ? nowMs : from);
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

/** Listings of which nobody knows whether they are open on the day that is asked for. */
export function ofUnknownHours(
  view: Org,
  hostZone: string | undefined,
  range: TimeRange,
  nowMs: number,
): Test {
  const at = range.now ? nowMs : range.from;
  return (row) => {
    const zone = view.hours.zoneOf(row, hostZone);
    if (zone === undefined) return true;
    const localDate = new Date(at + utcOffsetMs(at, zone)).toISOString().slice(0, 10);
    return stretchesOn(view, row, zone, localDate) === undefined;
  };
}

function isInstant({ from, until, now }: TimeRange): boolean {
  return now === true || until <= from;
}
