import type { Sight } from "../../discovery/match/sight.ts";
import { mayDifferOn, placeHours } from "../../discovery/places.ts";
import { dayAt, localMsToInstant } from "../../hours/local-time.ts";
import type { TimeRange } from "../understanding/understanding.ts";
import { LONG_MS } from "./conditions.ts";
import { stretchesOf } from "./opening-hours.ts";
import type { Voice } from "./voice.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** The next opening is looked for as far ahead. */
const DAYS_AHEAD = 7;

/** An open stretch of time in epoch milliseconds. */
type Open = readonly [from: number, until: number];

/** Whether a place is open at a time that is asked about, as a sentence; undefined when nobody can tell. */
export function tellWhetherOpen(
  voice: Voice,
  sight: Sight,
  row: number,
  range: TimeRange,
): string | undefined {
  const { phrases, time, list, joined } = voice;
  const from = range.now ? sight.nowMs : Math.max(range.from, Math.min(sight.nowMs, range.until));
  const until = Math.max(range.now ? from : range.until, from + 1);
  const stretches = openAround(sight, row, from);
  if (!stretches) return undefined;
  const overlap = ([opens, closes]: Open) => Math.min(closes, until) - Math.max(opens, from);
  const then = stretches.filter((stretch) => overlap(stretch) > 0);
  const openMs = then.reduce((sum, stretch) => sum + overlap(stretch), 0);
  const [first] = then;
  if (first && (until - from > LONG_MS || openMs * 2 >= until - from)) {
    if (first[1] - first[0] > DAY_MS) return phrases.yes(phrases.openAllHours);
    return phrases.yes(
      first[0] <= from && then.length === 1
        ? phrases.openUntil(time(first[1]))
        : list([...new Set(then.map(([opens, closes]) => phrases.openFromTo(time(opens), time(closes))))]),
    );
  }
  const { zone } = placeHours(sight, row)!;
  const today = dayAt(from, zone);
  const before = stretches.findLast(([opens, closes]) => closes < until && dayAt(opens, zone) === today);
  const next = stretches.find(([opens]) => opens > from);
  return phrases.no(
    joined([
      before ? phrases.closesAt(time(before[1])) : phrases.closed,
      ...(next ? [phrases.opensAgain(voice.day(next[0], sight.nowMs, zone), time(next[0]))] : []),
    ]),
  );
}

/** When a place is open from the day before an instant on; undefined when that is not known of its day. */
function openAround(sight: Sight, row: number, instant: number): Open[] | undefined {
  const hours = placeHours(sight, row);
  if (!hours) return undefined;
  const { zone } = hours;
  const day = dayAt(instant, zone);
  const merged: [number, number][] = [];
  for (let ahead = -1; ahead <= DAYS_AHEAD; ahead++) {
    const midnight = (day + ahead) * DAY_MS;
    const date = new Date(midnight).toISOString().slice(0, 10);
    const stretches = mayDifferOn(sight, row, date) ? undefined : stretchesOf(hours, date);
    if (!stretches && ahead === 0) return undefined;
    for (const stretch of stretches ?? []) {
      const [opens, closes] = stretch.map((minute) => localMsToInstant(midnight + minute * MINUTE_MS, zone));
      const last = merged.at(-1);
      if (last && opens! <= last[1]) last[1] = Math.max(last[1], closes!);
      else merged.push([opens!, closes!]);
    }
  }
  return merged;
}
