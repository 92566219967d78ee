import type { Test } from "../catalogue/match.ts";
import type { Table } from "../catalogue/table.ts";
import { utcOffsetMs, weekMinuteAt } from "../content/local-time.ts";
import { openingStateAt } from "../content/opening-state.ts";
import { isOpenAt } from "../content/opening-week.ts";

const DAY_MS = 86_400_000;

/** The moving end of `openingHours`, ready to write, for as long as it holds. */
interface Hours {
  fromMs: number;
  untilMs: number;
  json: string;
}

/**
 * The opening state of listings as time goes by. A state is worked out once and then holds until the place next opens or
 * closes, so an answer only copies it.
 */
export class HoursClock {
  readonly #table: Table;
  readonly #zones: readonly (string | undefined)[];
  readonly #weeks: (Uint16Array | undefined)[] = [];
  readonly #states = new Map<string | undefined, Hours[]>();

  /** `zoneOfHost`: the time zone of a host by its id. */
  constructor(table: Table, zoneOfHost: (hostId: string) => string | undefined) {
    this.#table = table;
    const ofHosts = table.hostNames.map(zoneOfHost);
    this.#zones = Array.from({ length: table.size }, (_, row) => {
      const own = table.zone[row]!;
      if (own >= 0) return table.zoneNames[own];
      const host = table.hosts.of(row).find((number) => ofHosts[number] !== undefined);
      return host === undefined ? undefined : ofHosts[host];
    });
  }

  /** The zone a listing's hours are judged in: its own, else the asking host's, else that of its first host that has one. */
  zoneOf(row: number, hostZone: string | undefined): string | undefined {
    return this.#table.zone[row]! >= 0 ? this.#zones[row] : (hostZone ?? this.#zones[row]);
  }

  /** `,"openNow":…,"nextCloseTime":…}` as of an instant: what closes the open `openingHours` of a rendition. */
  json(row: number, hostZone: string | undefined, nowMs: number): string {
    const zone = this.zoneOf(row, hostZone);
    let states = this.#states.get(zone);
    if (!states) {
      states = [];
      this.#states.set(zone, states);
    }
    const known = states[row];
    if (known && nowMs >= known.fromMs && nowMs < known.untilMs) return known.json;
    const { openNow, nextCloseTime, validUntilMs } = openingStateAt(this.#weekOf(row), zone, nowMs);
    const json =
      (openNow === undefined ? "" : `,"openNow":${openNow}`) +
      (nextCloseTime === undefined ? "}" : `,"nextCloseTime":"${nextCloseTime}"}`);
    states[row] = { fromMs: nowMs, untilMs: validUntilMs, json };
    return json;
  }

  /** Rows known to be open at an instant: unknown hours, or an unknown zone, do not pass. */
  openAt(hostZone: string | undefined, epochMs: number): Test {
    const { week } = this.#table;
    const minutes = new Map<string, number>();
    const afterTransition = new Map<string, boolean>();
    return (row) => {
      const start = week.offsets[row]!;
      const end = week.offsets[row + 1]!;
      if (start === end) return false;
      const zone = this.zoneOf(row, hostZone);
      if (zone === undefined) return false;
      let minute = minutes.get(zone);
      if (minute === undefined) {
        minute = weekMinuteAt(epochMs, zone);
        minutes.set(zone, minute);
        afterTransition.set(zone, isAfterTransition(epochMs, zone));
      }
      if (afterTransition.get(zone)) {
        return openingStateAt(this.#weekOf(row), zone, epochMs).openNow === true;
      }
      return isOpenAt(week.values, minute, start, end);
    };
  }

  #weekOf(row: number): Uint16Array | undefined {
    if (this.#table.week.isEmpty(row)) return undefined;
    this.#weeks[row] ??= Uint16Array.from(this.#table.week.of(row));
    return this.#weeks[row];
  }
}

/**
 * Whether the clock of a zone was changed so recently that the wall clock alone does not tell who is open: while a
 * skipped or repeated stretch of time would last.
 */
function isAfterTransition(epochMs: number, zone: string): boolean {
  const offset = utcOffsetMs(epochMs, zone);
  const change = Math.abs(offset - utcOffsetMs(epochMs - DAY_MS, zone));
  return change > 0 && utcOffsetMs(epochMs - change, zone) !== offset;
}
