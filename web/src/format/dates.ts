/**
 * A day in words, such as Monday 1 February 2027: of an ISO date, or of epoch milliseconds in a zone. A text that is no
 * date stays as it is; undefined stays undefined.
 */
export function dateText(
  given: string | number | undefined,
  lang: string,
  timeZone: string | undefined,
): string | undefined {
  if (given === undefined || given === "") return undefined;
  if (typeof given === "string") {
    const match = /^\d{4}-\d{2}-\d{2}/.exec(given);
    const time = match ? Date.parse(`${match[0]}T00:00:00Z`) : Number.NaN;
    return Number.isNaN(time) ? given : fullDate(time, lang, "UTC");
  }
  return Number.isFinite(given) && Math.abs(given) <= 8.64e15 ? fullDate(given, lang, timeZone) : undefined;
}

function fullDate(time: number, lang: string, timeZone: string | undefined): string {
  try {
    return new Intl.DateTimeFormat(lang, { dateStyle: "full", ...(timeZone ? { timeZone } : {}) }).format(
      time,
    );
  } catch {
    // A zone that the engine does not know: the device's own.
    return new Intl.DateTimeFormat(lang, { dateStyle: "full" }).format(time);
  }
}
