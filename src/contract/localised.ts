import { z } from "zod";

/**
 * A BCP 47 language tag in the shape the service accepts as a map key: language, optional script and region,
 * further subtags. Canonical spelling is the importer's business (`canonicalLanguage`).
 */
export const languageCode = z
  .string()
  .regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/, "expected a BCP 47 language code such as en-GB")
  .max(35)
  .meta({ id: "LanguageCode", description: "BCP 47 language code", examples: ["en-GB"] });

/** Codes and their canonical spelling, which takes long to find: as many as are asked for, up to some. */
const spellings = new Map<string, string>();
const MAX_SPELLINGS = 1_000;

/** The canonical spelling of a BCP 47 code ("en-gb" → "en-GB"), or undefined when it is ill-formed. */
export function canonicalLanguage(code: string): string | undefined {
  const known = spellings.get(code);
  if (known !== undefined || code.length > 35) return known;
  try {
    const spelling = Intl.getCanonicalLocales(code)[0]!;
    if (spellings.size >= MAX_SPELLINGS) spellings.clear();
    spellings.set(code, spelling);
    return spelling;
  } catch {
    return undefined;
  }
}

/** Of a record with texts. */
export const languageCodes = z
  .array(languageCode)
  .max(200)
  .optional()
  .describe("languages that it has; by default those of its name");

/** A value for each language: what a localised field is while no language was asked for. */
export type LanguageMap<T> = Record<string, T>;

type Shape = Record<string, z.ZodType>;
type Maps<S extends Shape> = { [K in keyof S]: z.ZodOptional<z.ZodRecord<typeof languageCode, S[K]>> };
type Values<S extends Shape> = { [K in keyof S]: z.ZodOptional<S[K]> };

/** The localised fields of a resource as maps keyed by language code (stored form; the answer without `lang`). */
export function asMaps<S extends Shape>(shape: S): Maps<S> {
  return mapShape(shape, (value) => z.record(languageCode, value).optional()) as Maps<S>;
}

/** The localised fields of a resource as single values (the answer with `lang`). */
export function asValues<S extends Shape>(shape: S): Values<S> {
  return mapShape(shape, (value) => value.optional()) as Values<S>;
}

function mapShape(shape: Shape, change: (value: z.ZodType) => z.ZodType): Shape {
  return Object.fromEntries(Object.entries(shape).map(([name, value]) => [name, change(value)]));
}
