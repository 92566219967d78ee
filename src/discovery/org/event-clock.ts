import { type EventDates, unpackEventDates } from "../../hours/event-dates.ts";
import { lastEnd, type Occurrence, occurrenceFrom } from "../../hours/event-occurrences.ts";
import { isTimeZone } from "../../hours/local-time.ts";
import { rowsPassing, type Test } from "../../search/columns/match.ts";
import type { Table } from "../../search/columns/table.ts";
import type { HoursClock } from "./hours-clock.ts";

/** The ends of events as a host's zone sees them, the earliest first, and which rows are past. */
interface Ends {
  rows: Uint32Array;
  /** Epoch milliseconds, by place in `rows`. */
  ends: Float64Array;
  past: Uint8Array;
  /** How many of the ends have come. */
  count: number;
  upcoming: Upcoming;
}

/** Rows that are not past; the same stamp stands for the same rows. */
export interface Upcoming {
  passes: Test;
  stamp: number;
}

let stamps = 0;

/** The events of a table as time goes by. A search pays one look at the next end, and for events that are past one test of a row. */
export class EventClock {
  readonly #table: Table;
  readonly #hours: HoursClock;
  readonly #ends = new Map<string | undefined, Ends>();
  #rows: Uint32Array | undefined;

  /** `hours` tells the zone of a row. */
  constructor(table: Table, hours: HoursClock) {
    this.#table = table;
    this.#hours = hours;
  }

  /** Whether a row is an event whose dates are known. */
  isEvent(row: number): boolean {
    return !this.#table.event.isEmpty(row);
  }

  /** Rows that are not past at an instant; undefined where none is past. What is no event never is. */
  upcoming(hostZone: string | undefined, nowMs: number): Upcoming | undefined {
    // The lists of a table without events have nothing in them but the empty one.
    if (this.#table.event.values.length === 1) return undefined;
    const known = this.#ends.get(hostZone) ?? this.#endsIn(hostZone);
    this.#ends.set(hostZone, known);
    const { rows, ends, past, count } = known;
    for (; known.count > 0 && ends[known.count - 1]! > nowMs; known.count--) past[rows[known.count - 1]!] = 0;
    for (; ends[known.count]! <= nowMs; known.count++) past[rows[known.count]!] = 1;
    if (known.count !== count) known.upcoming = { ...known.upcoming, stamp: ++stamps };
    return known.count === 0 ? undefined : known.upcoming;
  }

  /** Until when `upcoming` gives what it gave at an instant; epoch milliseconds. */
  upcomingUntil(hostZone: string | undefined, nowMs: number): number {
    const { ends, count } = this.#ends.get(hostZone) ?? { ends: [], count: 0 };
    let next = count;
    while (next > 0 && ends[next - 1]! > nowMs) next--;
    return ends[next] ?? Number.POSITIVE_INFINITY;
  }

  /** Events that take place at some instant of [fromMs, untilMs), as told for each zone once. */
  takingPlace(hostZone: string | undefined, span: (zone: string) => readonly [number, number]): Test {
    const spans = new Map<string, readonly [number, number]>();
    return (row) => {
      if (!this.isEvent(row)) return false;
      const zone = this.zoneOf(row, hostZone);
      const [fromMs, untilMs] = spans.get(zone) ?? span(zone);
      if (!spans.has(zone)) spans.set(zone, [fromMs, untilMs]);
      const next = occurrenceFrom(this.datesOf(row), zone, fromMs);
      return next !== undefined && next.startMs < untilMs;
    };
  }

  /** The first time that the event of a row takes place and that is not over at an instant. */
  next(row: number, hostZone: string | undefined, fromMs: number): Occurrence | undefined {
    return this.isEvent(row)
      ? occurrenceFrom(this.datesOf(row), this.zoneOf(row, hostZone), fromMs)
      : undefined;
  }

  datesOf(row: number): EventDates {
    return unpackEventDates(this.#table.event.of(row));
  }

  /** The zone of an event; UTC where it is unknown. */
  zoneOf(row: number, hostZone: string | undefined): string {
    const zone = this.#hours.zoneOf(row, hostZone);
    return zone !== undefined && isTimeZone(zone) ? zone : "UTC";
  }

  #endsIn(hostZone: string | undefined): Ends {
    const { event, size } = this.#table;
    this.#rows ??= rowsPassing(size, [(row) => !event.isEmpty(row)]);
    const all = Array.from(this.#rows, (row) => ({
      row,
      end: lastEnd(this.datesOf(row), this.zoneOf(row, hostZone)),
    })).sort((a, b) => a.end - b.end);
    const past = new Uint8Array(size);
    return {
      rows: Uint32Array.from(all, ({ row }) => row),
      ends: Float64Array.from(all, ({ end }) => end),
      past,
      count: 0,
      upcoming: { passes: (row) => past[row] === 0, stamp: ++stamps },
    };
  }
}
