import { BoundedCache } from "../../content/bounded-cache.ts";
import type { EventTime } from "../../discovery/places.ts";
import { dayAt } from "../../hours/local-time.ts";
import { latinPunctuation, type Punctuation } from "../../languages/language.ts";
import type { Phrases } from "../../languages/phrases.ts";

/** How the concierge says things in one language, for one host: its phrases, and numbers as its readers write them. */
export interface Voice {
  /** BCP 47 code. */
  language: string;
  phrases: Phrases;
  /** Metres as a distance in the host's measure, rounded as people do: "350 m", "1.2 km", "0.4 mi". */
  distance(metres: number): string;
  /** The wall-clock time of an instant (epoch milliseconds) in the host's zone. */
  time(epochMs: number): string;
  /** When an event takes place, on the clock where it does: "Sat 5 Dec, 19:00–21:00", "14 Nov – 23 Dec". */
  dates(time: EventTime, nowMs: number): string;
  /** The wall-clock time of minutes after midnight; those of the next day start again at 0:00. */
  clock(minutes: number): string;
  /** Minutes as hours and minutes, rounded to five: "3 hr, 50 min". */
  duration(minutes: number): string;
  /** A temperature, in degrees Celsius, and rain, in millimetres, in the host's measure. */
  degrees(celsius: number): string;
  millimetres(value: number): string;
  /** The day of an instant as seen from another: "today", "tomorrow", else its weekday. */
  day(epochMs: number, nowMs: number, zone: string): string;
  /** Short names of weekdays, Monday first. */
  weekdays: readonly string[];
  /** "A, B and C" */
  list(items: readonly string[]): string;
  number(value: number): string;
  /** Remarks in a row. */
  joined(remarks: readonly string[]): string;
  /** What stands between two sentences. */
  between: string;
  /** What is said of a place in brackets behind its name; nothing for no remarks. */
  remarks(remarks: readonly string[]): string;
}

export interface VoiceSettings {
  language: string;
  phrases: Phrases;
  /** Of the language, where its script has its own. */
  punctuation?: Punctuation;
  measure: "metric" | "imperial";
  /** IANA name; without one no times can be given, and none are asked for. */
  timeZone: string | undefined;
}

const METRES_PER_MILE = 1_609.344;
const METRES_PER_FOOT = 0.3048;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** A date so far ahead is told with its year. */
const FAR_MS = 300 * DAY_MS;
/** 2024 began on a Monday. */
const A_MONDAY = Date.UTC(2024, 0, 1);

export function voiceOf({
  language,
  phrases,
  punctuation = latinPunctuation,
  measure,
  timeZone,
}: VoiceSettings): Voice {
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const lists = new Intl.ListFormat(language, { type: "conjunction" });
  const times = new Intl.DateTimeFormat(language, { hour: "numeric", minute: "2-digit", timeZone });
  const clock = new Intl.DateTimeFormat(language, { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
  const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const weekday = new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" });
  const durations = new Intl.DurationFormat(language, { style: "short" });
  const units = new BoundedCache<string, Intl.NumberFormat>(16);
  const unit = (value: number, name: string, digits: number) => {
    const options = {
      style: "unit",
      unit: name,
      unitDisplay: "short",
      maximumFractionDigits: digits,
    } as const;
    return units.getOrMake(name, () => new Intl.NumberFormat(language, options)).format(value);
  };
  return {
    language,
    phrases,
    distance(metres) {
      if (measure === "imperial") {
        const feet = metres / METRES_PER_FOOT;
        return feet < 1_000 ? unit(roundTo(feet, 50), "foot", 0) : unit(metres / METRES_PER_MILE, "mile", 1);
      }
      return metres < 950 ? unit(roundTo(metres, 50), "meter", 0) : unit(metres / 1_000, "kilometer", 1);
    },
    time: (epochMs) => times.format(epochMs),
    day(epochMs, nowMs, zone) {
      const ahead = dayAt(epochMs, zone) - dayAt(nowMs, zone);
      if (ahead === 0 || ahead === 1) return relative.format(ahead, "day");
      return new Intl.DateTimeFormat(language, { weekday: "long", timeZone: zone }).format(epochMs);
    },
    weekdays: Array.from({ length: 7 }, (_, day) => weekday.format(A_MONDAY + day * DAY_MS)),
    dates({ startMs, endMs, timed, ended, zone }, nowMs) {
      const isLong = endMs - startMs > DAY_MS + HOUR_MS;
      const isTimed = timed && !isLong;
      const format = new Intl.DateTimeFormat(language, {
        ...(isLong ? {} : { weekday: "short" }),
        day: "numeric",
        month: "short",
        ...(startMs - nowMs > FAR_MS ? { year: "numeric" } : {}),
        ...(isTimed ? { hour: "numeric", minute: "2-digit" } : {}),
        timeZone: zone,
      });
      return isTimed && !ended
        ? format.format(startMs)
        : format.formatRange(startMs, isTimed ? endMs : endMs - 1);
    },
    clock: (minutes) => clock.format(minutes * 60_000),
    duration(minutes) {
      const rounded = roundTo(minutes, 5);
      const text = durations.format({ hours: Math.floor(rounded / 60), minutes: rounded % 60 });
      // An abbreviation's full stop would meet the sentence's.
      return text.replace(/\.$/, "");
    },
    degrees: (celsius) =>
      measure === "imperial" ? unit((celsius * 9) / 5 + 32, "fahrenheit", 0) : unit(celsius, "celsius", 0),
    millimetres: (value) => unit(value, "millimeter", 0),
    list: (items) => lists.format(items),
    number: (value) => numbers.format(value),
    between: punctuation.between,
    joined: (remarks) => remarks.join(punctuation.comma),
    remarks(remarks) {
      if (remarks.length === 0) return "";
      return `${punctuation.open}${remarks.join(punctuation.comma)}${punctuation.close}`;
    },
  };
}

/** Nobody counts single metres or minutes, and nothing is nought away. */
function roundTo(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step);
}
