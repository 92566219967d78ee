import fc from "fast-check";
import type { z } from "zod";
import { recordId } from "../src/contract/common.ts";
import { languageCode } from "../src/contract/localised.ts";
import { type Kind, recordSchemas } from "../src/contract/records.ts";

/** The part of zod's definitions that the schemas of records use. */
interface Definition {
  type: string;
  shape: Record<string, z.ZodType>;
  innerType: z.ZodType;
  element: z.ZodType;
  items: z.ZodType[];
  valueType: z.ZodType;
  keyType: z.ZodType;
  options: z.ZodType[];
  entries: Record<string, string>;
  getter: () => z.ZodType;
}

const canonicalCodes = ["en-GB", "da-DK", "de", "ja-JP", "zh-Hant-TW", "pt-BR"];
const id = fc.stringMatching(/^[A-Za-z0-9._:æ日-]{1,12}$/);
/** Deep enough for a page with children, shallow enough to be quick. */
const DEEPEST = 10;

/** Valid records of a kind as an import file may give them, every field of the schema among them, most fields absent. */
export function recordArbitrary(kind: Kind): fc.Arbitrary<{ id: string }> {
  const nameField = kind === "geoArea" ? "displayName" : "name";
  const localisedName = kind === "geoArea" || kind === "guide" || kind === "listing";
  return arbitraryOf(recordSchemas[kind], 0).map((value) => {
    // As a parsed line has it: plain objects, no minus zero.
    const record = JSON.parse(JSON.stringify(value)) as { id: string } & Record<string, unknown>;
    const names = record[nameField] as Record<string, string> | undefined;
    return localisedName ? { ...record, [nameField]: { "en-GB": "Name", ...names, da: "Navn" } } : record;
  });
}

function arbitraryOf(schema: z.ZodType, depth: number): fc.Arbitrary<unknown> {
  if (schema === recordId) return id;
  if (schema === languageCode) return fc.constantFrom(...canonicalCodes);
  const definition = schema.def as unknown as Definition;
  const inner = (next: z.ZodType) => arbitraryOf(next, depth + 1);
  switch (definition.type) {
    case "string":
      return stringArbitrary(schema as z.ZodString);
    case "number":
      return numberArbitrary(schema as z.ZodNumber);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "enum":
      return fc.constantFrom(...Object.values(definition.entries));
    case "optional":
      return inner(definition.innerType);
    case "nullable":
      return fc.option(inner(definition.innerType));
    case "array":
      return depth > DEEPEST ? fc.constant([]) : fc.array(inner(definition.element), { maxLength: 2 });
    case "tuple":
      return fc.tuple(...definition.items.map(inner));
    case "record":
      return fc.dictionary(keyArbitrary(definition.keyType), inner(definition.valueType), { maxKeys: 3 });
    case "union":
      return fc.oneof(...definition.options.slice(0, 2).map(inner));
    case "lazy":
      return isJson(schema) ? jsonArbitrary : inner(definition.getter());
    case "object":
      return objectArbitrary(definition.shape, depth);
    default:
      throw new Error(`no arbitrary for ${definition.type}`);
  }
}

const dateArbitrary = fc.constantFrom("2026-01-01", "2026-02-28", "2026-12-24", "2027-12-31", "2028-02-29");

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
/** Rings end where they begin. */
const ringArbitrary = fc
  .array(fc.tuple(degrees(180), degrees(90)), { minLength: 3, maxLength: 5 })
  .map((corners) => [...corners, corners[0]!]);

/** Fields with refinements that a schema cannot show; of dates objectArbitrary sees to the order. */
const refined: Record<string, fc.Arbitrary<unknown>> = {
  timeZoneName: fc.constantFrom("Asia/Tokyo", "UTC"),
  from: dateArbitrary,
  through: dateArbitrary,
  validThrough: dateArbitrary,
  outline: fc.record({
    type: fc.constant("MultiPolygon"),
    coordinates: fc.array(fc.array(ringArbitrary, { minLength: 1, maxLength: 2 }), {
      minLength: 1,
      maxLength: 2,
    }),
  }),
};

function objectArbitrary(shape: Record<string, z.ZodType>, depth: number): fc.Arbitrary<object> {
  const arbitraries: Record<string, fc.Arbitrary<unknown>> = {};
  const requiredKeys: string[] = [];
  for (const [name, field] of Object.entries(shape)) {
    arbitraries[name] = refined[name] ?? arbitraryOf(field, depth + 1);
    // Computed when answering: an import drops them.
    if (name === "openNow" || name === "nextCloseTime") delete arbitraries[name];
    else if (field.def.type !== "optional") requiredKeys.push(name);
  }
  return fc.record(arbitraries, { requiredKeys }).map((object) => {
    const { from, through } = object as { from?: string; through?: string };
    return from !== undefined && through !== undefined && from > through
      ? { ...object, from: through, through: from }
      : object;
  });
}

/** Without the key that no record may have. */
const jsonArbitrary = fc
  .jsonValue({ maxDepth: 2 })
  .filter((value) => !/"__proto__":/.test(JSON.stringify(value)));

/** `z.json()` is the lazy schema that takes anything JSON can hold; a page's children are the other lazy one. */
function isJson(schema: z.ZodType): boolean {
  return schema.safeParse(true).success;
}

function keyArbitrary(keyType: z.ZodType): fc.Arbitrary<string> {
  return keyType === languageCode
    ? fc.constantFrom(...canonicalCodes)
    : fc.stringMatching(/^[a-z0-9 "]{1,8}$/);
}

function stringArbitrary(schema: z.ZodString): fc.Arbitrary<string> {
  const checks = (schema.def.checks ?? []).map((check) => check._zod.def as { pattern?: RegExp });
  const pattern = checks.find((check) => check.pattern)?.pattern;
  if (pattern) return fc.stringMatching(pattern);
  // A character of this unit may have two UTF-16 units, which are what a limit counts.
  const maxLength = Math.min(12, Math.floor((schema.maxLength ?? 24) / 2));
  return fc.string({ minLength: schema.minLength ?? 0, maxLength, unit: "binary" });
}

function numberArbitrary(schema: z.ZodNumber): fc.Arbitrary<number> {
  const { minValue, maxValue, isInt } = schema;
  const min = Math.max(minValue ?? -1e9, -1e9);
  const max = Math.min(maxValue ?? 1e9, 1e9);
  if (isInt) return fc.integer({ min, max });
  // A radius may be exclusive of its lower bound.
  return fc.double({ min, max, noNaN: true, minExcluded: minValue === 0 && max > 1e6 });
}
