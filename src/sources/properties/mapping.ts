import { z } from "zod";
import type { Image } from "../../contract/common.ts";
import { isObject } from "../json-fault.ts";
import { checkedMapping, mappingObject } from "../reading/mapping-text.ts";
import type { SourceKind } from "../source-record.ts";
import { nativeFields } from "./field-values.ts";
import { languageTag } from "./language-tag.ts";
import { readWebAddress, textOf } from "./values.ts";

/** Where a value comes from: a property by its name, the first of several that has a value, or a constant. */
const rule = z.preprocess(
  (given) => {
    if (typeof given === "string" || Array.isArray(given)) return { from: [given].flat() };
    return isObject(given) && typeof given.from === "string" ? { ...given, from: [given.from] } : given;
  },
  z
    .strictObject({
      value: z.unknown().optional(),
      from: z.array(z.string()).min(1).optional(),
      /** All properties that have a value count, with this between. */
      join: z.string().optional(),
      /** What stands between the entries of a list. */
      split: z.string().optional(),
      /** The record's value for each of the property's; others give none. */
      values: z.record(z.string(), z.unknown()).optional(),
      /** Factor of a number. */
      times: z.number().optional(),
    })
    .refine(
      ({ value, from }) => value !== undefined || from,
      'expected the name of a property or {"value": …}',
    ),
);
type Rule = z.output<typeof rule>;

/** Settings that are rules of their own. */
const RULE_SETTINGS = ["latitude", "longitude", "latlng", "sourceUrl", "date", "wikidata"] as const;
const optionalRule = rule.optional();

const settings = z.strictObject({
  kind: z.enum(Object.keys(nativeFields) as SourceKind[]).optional(),
  /** False: the record is known by its name and position. */
  id: z.literal(false).or(rule).optional(),
  language: languageTag.optional(),
  /** Whether latitude and longitude are swapped. */
  swapped: z.boolean().default(false),
  /** Whether properties with usual names are read without a rule. */
  guess: z.boolean().default(true),
  /** Only features whose property has one of the values (true: any) are read. */
  only: z
    .record(z.string(), z.unknown())
    .default({})
    .transform((only) => new Map(Object.entries(only).map(([name, wanted]) => [name, wantedOf(wanted)]))),
  attribution: z.string().optional(),
  licence: z.string().optional(),
  photo: z
    .strictObject({ url: rule, attribution: optionalRule, licence: optionalRule })
    .refine(({ attribution, licence }) => attribution || licence, "a photo needs an attribution or a licence")
    .optional(),
  ...(Object.fromEntries(RULE_SETTINGS.map((name) => [name, optionalRule])) as Record<
    (typeof RULE_SETTINGS)[number],
    typeof optionalRule
  >),
});

function wantedOf(values: unknown): ReadonlySet<string> | true {
  return values === true || new Set([values].flat().map(String));
}

/** The rules of a field: one for a text in the file's language, or one for each language. */
export type FieldRules = ReadonlyMap<string | undefined, Rule>;
const plainRule = rule.transform((one): FieldRules => new Map([[undefined, one]]));
const languageRules = z
  .record(languageTag, rule)
  .transform((rules): FieldRules => new Map(Object.entries(rules)));

function isByLanguage(given: unknown): boolean {
  return isObject(given) && !("from" in given) && !("value" in given);
}

/** What an operator says of a file of properties; see docs/importing.md. */
export type Mapping = z.output<typeof settings> & { fields: ReadonlyMap<string, FieldRules> };

/** The names of all properties that the rules read. */
export function mappedProperties(mapping: Mapping): Set<string> {
  const { photo, id } = mapping;
  const rules = [...mapping.fields.values()].flatMap((rules) => [...rules.values()]);
  const others = [
    ...RULE_SETTINGS.map((name) => mapping[name]),
    photo?.url,
    photo?.attribution,
    photo?.licence,
  ];
  const names = [...rules, ...others, id || undefined].flatMap((rule) => rule?.from ?? []);
  return new Set([...names, ...mapping.only.keys()]);
}

/**
 * Reads a mapping file.
 * @throws BrokenFile `invalid_mapping`, which lists all that is wrong with it.
 */
export function readMapping(json = "{}"): Mapping {
  const raw = mappingObject(json, { kind: "listing", name: "title" });
  const kind = settings.shape.kind.safeParse(raw.kind).data;
  const tables = kind ? [nativeFields[kind]] : [nativeFields.listing, nativeFields.geoArea];
  const names = new Set(tables.flatMap((table) => Object.keys(table)).filter((name) => name !== "location"));
  const fields = [...names].map((name) => [
    name,
    (isByLanguage(raw[name]) ? languageRules : plainRule).optional(),
  ]);
  const told = checkedMapping(settings.extend(Object.fromEntries(fields)), raw) as z.output<typeof settings>;
  const rules = Object.entries<unknown>(told).filter(([name]) => names.has(name));
  return { ...told, fields: new Map(rules as [string, FieldRules][]) };
}

/** The properties of one feature, or the cells of one row by their columns. */
export type Properties = Readonly<Record<string, unknown>>;

/** What a rule gives for some properties; undefined when it gives nothing. */
export function ruleValue({ value: constant, from, join, values }: Rule, properties: Properties): unknown {
  if (!from || constant !== undefined) return constant;
  const given = from.map((name) => own(properties, name)).filter((value) => !isNothing(value));
  const value = join === undefined ? given[0] : given.map(textOf).filter(Boolean).join(join);
  if (!values) return value;
  const key = textOf(value);
  return key === undefined ? undefined : own(values, key);
}

/** A photo as the mapping tells it; one whose attribution and licence are both empty is left out. */
export function readPhoto(rules: NonNullable<Mapping["photo"]>, properties: Properties): Photo | undefined {
  const textFrom = (rule: Rule | undefined) => rule && textOf(ruleValue(rule, properties));
  const url = readWebAddress(textFrom(rules.url));
  const photo = photoOf(url, textFrom(rules.attribution), textFrom(rules.licence));
  return photo && isStated(photo) ? photo : undefined;
}

/** A picture of a place, to which its record gives an id. */
export type Photo = Omit<Image, "id">;

/** A photo by its address, author and licence; undefined without an address. */
export function photoOf(url: string | undefined, author?: string, license?: string): Photo | undefined {
  if (url === undefined) return undefined;
  const images = [{ size: "original", url }];
  const attributions = author === undefined ? [] : [author];
  return { category: "photo", attributions, keywords: [], images, ...(license !== undefined && { license }) };
}

/** Whether a photo says whose it is or how it may be used. */
export function isStated({ attributions, license }: Photo): boolean {
  return attributions.length > 0 || license !== undefined;
}

/** A property by its name, and nothing that objects have by themselves. */
export function own(object: Properties, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** Whether a property says nothing. */
export function isNothing(raw: unknown): boolean {
  return raw === undefined || raw === null || (typeof raw === "string" && raw.trim() === "");
}

/** The date of an ISO 8601 date or instant, or undefined. */
export function readIsoDate(raw: unknown): string | undefined {
  const date = /^\d{4}-\d{2}-\d{2}/.exec(textOf(raw) ?? "")?.[0];
  return date !== undefined && !Number.isNaN(Date.parse(date)) ? date : undefined;
}
