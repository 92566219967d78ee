import type { OpeningHours } from "../../../src/client/api-types.ts";

/** What is known of a place at this moment. Unknown hours are `unknown`, never closed. */
export type OpenState =
  | { state: "open"; until: string | undefined }
  | { state: "closed" }
  | { state: "unknown" };

/** Reads the state of opening hours; `until` is the closing time on the place's own clock. */
export function openState(hours: OpeningHours | undefined, lang: string): OpenState {
  if (!hours || hours.isUnavailable || hours.openNow === undefined) return { state: "unknown" };
  if (!hours.openNow) return { state: "closed" };
  return { state: "open", until: hours.nextCloseTime && clockText(hours.nextCloseTime, lang) };
}

/** The time of day that an RFC 3339 instant says at its own offset. */
export function clockText(instant: string, lang: string): string | undefined {
  const match = /T(\d{2}):(\d{2})/.exec(instant);
  return match ? timeText(Number(match[1]) * 60 + Number(match[2]), lang) : undefined;
}

/** A time of day in minutes from midnight, as the language writes it. */
export function timeText(minutes: number, lang: string): string {
  const format = new Intl.DateTimeFormat(lang, { timeStyle: "short", timeZone: "UTC" });
  return format.format(Date.UTC(2000, 0, 1, 0, minutes));
}
