import { hash } from "node:crypto";
import ical, { ICalCalendarMethod } from "ical-generator";
import { Temporal } from "temporal-polyfill";
import type { MailTexts } from "../../languages/mail-texts.ts";
import type { Trip, TripStop } from "./trip.ts";

const DAY_MS = 86_400_000;

/**
 * The plan as an iCalendar file (RFC 5545): one event for each stop, on the clock of the host's zone, which the file
 * defines. An event keeps its id from mail to mail, so that a plan that is mailed again is not there twice.
 * @param stampMs when it is made, epoch milliseconds
 */
export function writeCalendar(trip: Trip, texts: MailTexts, stampMs: number): string {
  // A zone that is no name but an offset ("+02:00") cannot be a TZID: its events are in universal time.
  const timeZone = /^[A-Za-z]/.test(trip.timeZone) ? trip.timeZone : "UTC";
  const stops = trip.days.flatMap((day) => day.stops);
  const times = stops.flatMap(({ startMs, endMs }) => [startMs, endMs]);
  const generator = (zone: string) =>
    vtimezone(zone, Math.min(...times) - DAY_MS, Math.max(...times) + DAY_MS);
  const moment = (epochMs: number) =>
    Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(timeZone);
  const calendar = ical({
    prodId: { company: "Waymark", product: "concierge" },
    method: ICalCalendarMethod.PUBLISH,
    // The zone is the events' and not the calendar's: with one of its own their stamps would not be in universal time.
    timezone: { name: null, generator },
  });
  for (const stop of stops) {
    calendar.createEvent({
      id: `${hash("sha256", `${trip.id} ${stop.placeType} ${stop.placeId} ${stop.startMs}`, "hex").slice(0, 32)}@waymark`,
      stamp: moment(stampMs),
      start: moment(stop.startMs),
      end: moment(stop.endMs),
      // Universal time is told by the letter Z, and defined by nothing.
      timezone: timeZone === "UTC" ? undefined : timeZone,
      summary: stop.name,
      description: writeDescription(stop, texts, trip.from),
      location: writeLocation(stop),
      url: stop.mapUrl,
    });
  }
  return `${calendar.toString()}\r\n`;
}

function writeDescription(
  { category, websiteUrl, mapUrl }: TripStop,
  texts: MailTexts,
  from: string,
): string {
  const lines = [
    category,
    websiteUrl && `${texts.website}: ${websiteUrl}`,
    mapUrl && `${texts.map}: ${mapUrl}`,
    from,
  ];
  return lines.filter((line) => line).join("\n");
}

function writeLocation({ name, address, geoLocation }: TripStop) {
  if (!geoLocation) return address ?? name;
  const [lat, lon] = geoLocation;
  return { title: name, address, geo: { lat, lon } };
}

/**
 * The VTIMEZONE (RFC 5545 3.6.5) of an IANA zone that holds from one instant to another (epoch milliseconds): one
 * observance for each stretch of one UTC offset between them, each with its own beginning and without a rule for other
 * years, so that it is exact where it is used.
 */
export function vtimezone(timeZone: string, fromMs: number, untilMs: number): string {
  const observances: string[] = [];
  let at = Temporal.Instant.fromEpochMilliseconds(fromMs).toZonedDateTimeISO(timeZone);
  const before = at.add({ milliseconds: 1 }).getTimeZoneTransition("previous");
  observances.push(observance(before ?? at.withPlainTime("00:00")));
  for (;;) {
    const next = at.getTimeZoneTransition("next");
    if (!next || next.epochMilliseconds > untilMs) break;
    observances.push(observance(next));
    at = next;
  }
  return ["BEGIN:VTIMEZONE", `TZID:${timeZone}`, ...observances, "END:VTIMEZONE"].join("\r\n");
}

/** The observance that begins at a transition. Its DTSTART is told by the clock as it was before, as the RFC asks. */
function observance(begins: Temporal.ZonedDateTime): string {
  const earlier = begins.subtract({ milliseconds: 1 });
  const offsetFrom = earlier.offsetNanoseconds;
  const offsetTo = begins.offsetNanoseconds;
  const start = Temporal.Instant.fromEpochMilliseconds(begins.epochMilliseconds + offsetFrom / 1e6)
    .toZonedDateTimeISO("UTC")
    .toPlainDateTime();
  // Daylight time is ahead of what comes before it; a name needs no more than that.
  const kind = offsetTo > offsetFrom ? "DAYLIGHT" : "STANDARD";
  return [
    `BEGIN:${kind}`,
    `DTSTART:${start.toString({ smallestUnit: "second" }).replace(/[-:]/g, "")}`,
    `TZOFFSETFROM:${offsetText(offsetFrom)}`,
    `TZOFFSETTO:${offsetText(offsetTo)}`,
    `END:${kind}`,
  ].join("\r\n");
}

/** `+0200`; seconds where an old zone has them. */
function offsetText(nanoseconds: number): string {
  const seconds = Math.round(Math.abs(nanoseconds) / 1e9);
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[2] === 0 ? parts.slice(0, 2) : parts;
  return (nanoseconds < 0 ? "-" : "+") + shown.map((part) => String(part).padStart(2, "0")).join("");
}
