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
  if (!match) return undefined;
  const time = Date.UTC(2000, 0, 1, Number(match[1]), Number(match[2]));
  const format = new Intl.DateTimeFormat(lang, { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
  return format.format(time);
}
