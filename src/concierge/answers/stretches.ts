import { planOfDay } from "../../content/opening-calendar.ts";
import { unpackCalendar } from "../../content/opening-calendar-packing.ts";
import { dayOfDate } from "../../content/opening-day.ts";
import type { OrgView } from "../../discovery/org-view.ts";
import { openIntervalsOfWeek } from "../planner/open-intervals.ts";
import type { OpenInterval } from "../planner/plan.ts";

const MINUTES_PER_DAY = 1_440;

/**
 * When a listing is open on a local date of the host's zone, as minutes from its midnight, the night before reaching in;
 * undefined when nobody can tell, [] when it is closed. Hours that are uncertain are not counted as open.
 */
export function stretchesOn(
  view: OrgView,
  row: number,
  hostZone: string | undefined,
  localDate: string,
): readonly OpenInterval[] | undefined {
  const { week, calendar } = view.catalogue.tables.listing;
  const placeZone = view.hours.zoneOf(row, hostZone);
  if (placeZone === undefined) return undefined;
  if (calendar.isEmpty(row)) {
    const hours = week.isEmpty(row) ? undefined : Uint16Array.from(week.of(row));
    const zones = hostZone === undefined ? undefined : { place: placeZone, host: hostZone };
    return openIntervalsOfWeek(hours, localDate, zones);
  }
  const hours = unpackCalendar(calendar.of(row));
  const day = dayOfDate(localDate);
  const today = planOfDay(hours, day);
  if (today.open.length === 0 && today.uncertain.length > 0) return undefined;
  const lastNight = planOfDay(hours, day - 1)
    .open.filter(([, until]) => until > MINUTES_PER_DAY)
    .map(([, until]): OpenInterval => [0, until - MINUTES_PER_DAY]);
  return [...lastNight, ...today.open];
}
