import type { HostProfile } from "../../../src/client/api-types.ts";
import { formatOf } from "./formats.ts";

const METRES_PER_MILE = 1_609.344;
const METRES_PER_FOOT = 0.3048;

/** A distance in metres as people of the host's country say it: 350 m, 1.2 km; 1,150 ft, 0.7 mi. */
export function distanceText(metres: number, metric: HostProfile["distanceMetric"], lang: string): string {
  const say = (value: number, unit: string, digits: number) =>
    formatOf(Intl.NumberFormat, lang, { style: "unit", unit, maximumFractionDigits: digits }).format(value);
  if (metric === "imperial") {
    const feet = metres / METRES_PER_FOOT;
    return feet < 1_000 ? say(roundTo(feet, 50), "foot", 0) : say(metres / METRES_PER_MILE, "mile", 1);
  }
  return metres < 950
    ? say(roundTo(metres, 10), "meter", 0)
    : say(metres / 1_000, "kilometer", metres < 9_950 ? 1 : 0);
}

function roundTo(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step);
}

/** A time in minutes, short: 5 mins. */
export function minutesText(minutes: number, lang: string): string {
  return formatOf(Intl.NumberFormat, lang, { style: "unit", unit: "minute", unitDisplay: "short" }).format(
    minutes,
  );
}

/** A temperature given in degrees Celsius, as the host's country reads it. */
export function temperatureText(
  celsius: number,
  metric: HostProfile["distanceMetric"],
  lang: string,
): string {
  const isImperial = metric === "imperial";
  const value = isImperial ? celsius * 1.8 + 32 : celsius;
  const unit = isImperial ? "fahrenheit" : "celsius";
  return formatOf(Intl.NumberFormat, lang, { style: "unit", unit, maximumFractionDigits: 0 }).format(value);
}

/** A rating out of 5, with one digit after the point. */
export function ratingText(rating: number, lang: string): string {
  return formatOf(Intl.NumberFormat, lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    rating,
  );
}

/** The sign of a currency, short, such as kr. for DKK; undefined for a code that nobody knows. */
export function currencySign(currencyCode: string, lang: string): string | undefined {
  try {
    const format = formatOf(Intl.NumberFormat, lang, {
      style: "currency",
      currency: currencyCode,
      currencyDisplay: "narrowSymbol",
    });
    return format.formatToParts(0).find(({ type }) => type === "currency")?.value;
  } catch {
    return undefined;
  }
}
