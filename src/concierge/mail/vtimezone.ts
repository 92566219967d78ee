import { Temporal } from "temporal-polyfill";

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
