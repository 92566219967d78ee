import { InvalidArgumentError } from "commander";
import { isDate } from "../contract/common.ts";
import { canonicalLanguage } from "../contract/localised.ts";
import { DEFAULT_LANGUAGE } from "../languages/compare.ts";

/** Letters, digits and hyphens, not a hyphen first, at most 63: it stands in addresses and in file names. */
const ORGANISATION_ID = /^[a-z0-9][a-z0-9-]{0,62}$/i;

/** @throws InvalidArgumentError, which commander reports with the usage. */
export function organisationId(text: string): string {
  if (ORGANISATION_ID.test(text)) return text;
  throw new InvalidArgumentError(
    "an organisation id has 1 to 63 letters, digits and hyphens, not a hyphen first",
  );
}

/**
 * A BCP 47 code in canonical spelling. Well-formed words that are no language's code, such as `english`, are refused: nobody would ever
 * ask for what is stored under them.
 * @throws InvalidArgumentError, which commander reports with the usage.
 */
export function language(text: string): string {
  const code = canonicalLanguage(text);
  // Codes of languages have two or three letters (RFC 5646, 2.2.1): none longer has ever been registered.
  if (code !== undefined && /^[a-z]{2,3}(-|$)/.test(code)) return code;
  const meant = codeOfName(text);
  const cure = meant === undefined ? "" : `: did you mean ${meant}?`;
  throw new InvalidArgumentError(`${text} is not a BCP 47 language code such as en-GB${cure}`);
}

/** The two-letter code of a language by its name in English or in itself; undefined where nobody knows. */
function codeOfName(name: string): string | undefined {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(97 + at));
  const sought = name.toLowerCase();
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .find((code) =>
      [DEFAULT_LANGUAGE, code].some((inLanguage) => {
        const names = new Intl.DisplayNames([inLanguage], { type: "language", fallback: "none" });
        return names.of(code)?.toLowerCase() === sought;
      }),
    );
}

/** Comma-separated BCP 47 codes, canonical and without repeats; the first is the default language. */
export function languages(text: string): string[] {
  const codes = entries(text).map(language);
  if (codes.length === 0) throw new InvalidArgumentError("at least one language is needed");
  return [...new Set(codes)];
}

/** A value that may be repeated, and hold several entries with commas between. */
export function collect(text: string, before: string[] = []): string[] {
  return [...new Set([...before, ...entries(text)])];
}

/** An option that may be repeated, each time one of the known values or several with commas between. */
export function collectOf<const V extends string>(known: readonly V[]): (text: string, before?: V[]) => V[] {
  return (text, before) => {
    const given = collect(text, before);
    const odd = given.find((value) => !known.includes(value as V));
    if (odd !== undefined) throw new InvalidArgumentError(`${odd} is not one of ${known.join(", ")}`);
    return given as V[];
  };
}

/** A whole number of such a size. */
export function wholeNumber(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    throw new InvalidArgumentError(`expected a whole number from ${min} to ${max}`);
  };
}

/** A web origin: scheme, host and port, nothing behind. */
export function origins(text: string, before: string[] = []): string[] {
  const given = entries(text).map((entry) => {
    const url = URL.parse(entry);
    const bare = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
    if (!bare) throw new InvalidArgumentError(`${entry} is not a web origin such as https://www.example.org`);
    return url.origin;
  });
  return [...new Set([...before, ...given])];
}

/** A day (its first moment, UTC) or an RFC 3339 instant, as epoch milliseconds. */
export function instant(text: string): number {
  const wellFormed = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/.test(text);
  const at = wellFormed ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(at) || !isDate(text.slice(0, 10)))
    throw new InvalidArgumentError("expected a date such as 2027-01-31 or 2027-01-31T18:00:00Z");
  return at;
}

/** A position in decimal degrees, WGS 84. @throws InvalidArgumentError */
export function position(text: string): [number, number] {
  const [latitude = Number.NaN, longitude = Number.NaN, ...rest] = text.split(",").map(Number);
  if (rest.length === 0 && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)
    return [latitude, longitude];
  throw new InvalidArgumentError("expected latitude,longitude in decimal degrees, such as 41.1496,-8.6109");
}

/** A colour as CSS writes it, with three or six hexadecimal digits. @throws InvalidArgumentError */
export function colour(text: string): string {
  if (/^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(text)) return text;
  throw new InvalidArgumentError("expected a colour such as #17568c");
}

/** A distance in metres. @throws InvalidArgumentError */
export function metres(text: string): number {
  const value = Number(text);
  if (value > 0 && value <= 20_037_508) return value;
  throw new InvalidArgumentError("expected metres above 0, at most 20037508");
}

function entries(text: string): string[] {
  return text
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}
