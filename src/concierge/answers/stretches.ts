import type { Org } from "../../discovery/org/org.ts";
import { unpackCalendar } from "../../hours/calendar.ts";
import { openIntervalsOfCalendar, openIntervalsOfWeek } from "../planner/open-intervals.ts";
import type { OpenInterval } from "../planner/plan.ts";

/**
 * When a listing is open on a local date of the host's zone, as minutes from its midnight, the night before reaching in;
 * undefined when nobody can tell, [] when it is closed. Hours that are uncertain are not counted as open.
 */
export function stretchesOn(
  view: Org,
  row: number,
  hostZone: string | undefined,
  localDate: string,
): readonly OpenInterval[] | undefined {
  const { week, calendar } = view.catalogue.tables.listing;
  const placeZone = view.hours.zoneOf(row, hostZone);
  if (placeZone === undefined) return undefined;
  const zones = hostZone === undefined ? undefined : { place: placeZone, host: hostZone };
  if (!calendar.isEmpty(row)) {
    return openIntervalsOfCalendar(unpackCalendar(calendar.of(row)), localDate, zones);
  }
  const hours = week.isEmpty(row) ? undefined : Uint16Array.from(week.of(row));
  return openIntervalsOfWeek(hours, localDate, zones);
}
