import type { ChosenLanguage } from "../../languages/registry.ts";
import type { Trip, TripStop } from "./trip.ts";

/** A day of a plan with its date and times as a reader sees them. It may have no stops. */
export interface ShownDay {
  heading: string;
  date: string;
  stops: { time: string; stop: TripStop }[];
}

/** Dates and times in the reader's language, on the clock of the plan's zone. */
export function shownDays({ days, timeZone }: Trip, { language, mail }: ChosenLanguage): ShownDay[] {
  const dates = new Intl.DateTimeFormat(language, { dateStyle: "full", timeZone: "UTC" });
  const times = new Intl.DateTimeFormat(language, { timeStyle: "short", timeZone });
  const numbers = new Intl.NumberFormat(language);
  return days.map(({ date, stops }, index) => ({
    heading: mail.day(numbers.format(index + 1)),
    date: dates.format(Date.parse(`${date}T00:00:00Z`)),
    stops: stops.map((stop) => ({ time: times.formatRange(stop.startMs, stop.endMs), stop })),
  }));
}

/** The zone as a reader knows it: its city. */
export function zoneName(timeZone: string): string {
  return (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");
}

/** Writing that runs from right to left, by the scripts that do. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A name as it stands in plain text: one that runs from right to left is kept apart from what surrounds it (UAX #9). */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}
