import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { schemas } from "../src/contract/json-schemas.ts";
import { type Kind, kinds } from "../src/contract/records.ts";

/** A JSON Schema as zod writes it: what is read of it here. */
export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  examples?: unknown[];
}

export type Row = readonly [field: string, type: string, meaning: string, example: string];

export interface FieldTable {
  title: string;
  about: string;
  rows: Row[];
}

const titles: Readonly<Record<Kind, readonly [title: string, about: string]>> = {
  host: [
    "Host",
    "A house or place whose guests are served. Every answer but host-profile and host-home leaves it out.",
  ],
  interest: ["Interest", "One entry of an organisation's vocabulary: what `userInterests` may name."],
  geoArea: ["Geo area", "A neighbourhood, a quarter, a town."],
  listing: ["Listing", "A place or an event."],
  guide: ["Guide", "Listings put together, with words of their own."],
  site: ["Site", "A web site's tree of pages, for page-slug."],
};

/** Of each shape that fields share: the values that the sample has of it. */
type Shared = Map<string, { shape: Schema; samples: unknown[] }>;

/** One table for each kind of record, then one for each shape that several fields share. Examples are the sample's. */
export function fieldTables(): FieldTable[] {
  const shared: Shared = new Map();
  const records = kinds.map((kind) => {
    const { $ref = "", $defs = {} } = schemas[kind] as Schema;
    const own = $ref.split("/").at(-1)!;
    for (const [name, shape] of Object.entries($defs)) {
      if (name !== own && shape.properties && !shared.has(name)) shared.set(name, { shape, samples: [] });
    }
    const [title, about] = titles[kind];
    const rows = rowsOf($defs[own]!, sampleOf(kind), shared);
    return { title, about: `\`{"kind": "${kind}", …}\` ${about}`, rows };
  });
  const shapes = [...shared]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, { shape, samples }]) => ({
      title: name,
      about: shape.description ?? "",
      rows: rowsOf(shape, samples, shared),
    }));
  return [...records, ...shapes];
}

function rowsOf(schema: Schema, samples: readonly unknown[], shared: Shared, path = ""): Row[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]): Row[] => {
    const at = `${path}${name}`;
    const values = samples.flatMap((sample) => {
      const value = (sample as Record<string, unknown> | undefined)?.[name];
      return value === undefined ? [] : [value];
    });
    const isRequired = schema.required?.includes(name) === true;
    const notes = [aboutOf(field), isRequired && path === "" && "*(required)*"].filter(Boolean).join(" ");
    const row: Row = [at, typeOf(field), notes, exampleOf(values, field)];
    const { $ref } = field.items ?? field;
    if ($ref) shared.get($ref.split("/").at(-1)!)?.samples.push(...values.flat());
    if (areAlike(field)) return [row];
    if (field.properties) return [row, ...rowsOf(field, values, shared, `${at}.`)];
    if (field.items?.properties) return [row, ...rowsOf(field.items, values.flat(), shared, `${at}[].`)];
    return [row];
  });
}

/** Of a localised field, what its value in a language is. */
function aboutOf({ description, additionalProperties: value }: Schema): string | undefined {
  return description ?? (typeof value === "object" ? value.description : undefined);
}

/** Whether an object has so many fields of one type that naming them is enough. */
function areAlike({ properties = {} }: Schema): boolean {
  const types = Object.values(properties).map((field) => JSON.stringify(field));
  return types.length > 12 && new Set(types).size === 1;
}

function typeOf(schema: Schema): string {
  if (schema.$ref) return shapeLink(schema.$ref);
  if (schema.enum) return schema.enum.map((value) => `\`${value}\``).join(" ");
  if (schema.const !== undefined) return `\`${schema.const}\``;
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(" or ");
  if (schema.prefixItems) return `list of ${schema.prefixItems.map(typeOf).join(" and ")}`;
  if (areAlike(schema)) {
    const fields = Object.entries(schema.properties!);
    return `object of ${fields.map(([name]) => `\`${name}\``).join(" ")}, each ${typeOf(fields[0]![1])}`;
  }
  const { additionalProperties: values } = schema;
  if (typeof values === "object" && Object.keys(values).length > 0)
    return `${typeOf(values)}, by language or name`;
  const of = schema.items ? ` of ${typeOf(schema.items)}` : "";
  return [
    `${{ array: "list" }[schema.type ?? ""] ?? schema.type ?? "any JSON"}${of}`,
    ...limitsOf(schema),
  ].join(", ");
}

function shapeLink(ref: string): string {
  const name = ref.split("/").at(-1)!;
  if (name.startsWith("__")) return "any JSON";
  return (
    { LanguageCode: "language code", GeoLocation: "[latitude, longitude]" }[name] ??
    `[${name}](#${name.toLowerCase()})`
  );
}

/** What a value may be at most and at least. */
export function limitsOf({ minimum, exclusiveMinimum, maximum, maxLength, maxItems }: Schema): string[] {
  const isSaid = (limit: number | undefined) =>
    limit !== undefined && Math.abs(limit) !== Number.MAX_SAFE_INTEGER;
  return [
    isSaid(minimum) ? `at least ${minimum}` : "",
    isSaid(exclusiveMinimum) ? `above ${exclusiveMinimum}` : "",
    isSaid(maximum) ? `at most ${maximum}` : "",
    isSaid(maxLength) ? `at most ${maxLength} characters` : "",
    isSaid(maxItems) ? `at most ${maxItems}` : "",
  ].filter(Boolean);
}

/** Longer values would make the table unreadable. */
const MAX_EXAMPLE = 60;

function exampleOf(values: readonly unknown[], { examples = [], properties, items }: Schema): string {
  if (properties || items?.properties) return "";
  const written = [...values, ...examples].map((value) => JSON.stringify(value));
  const short = written.find((text) => text.length <= MAX_EXAMPLE && text !== "[]") ?? written[0];
  if (short === undefined) return "";
  return `\`${short.length > MAX_EXAMPLE ? `${short.slice(0, MAX_EXAMPLE)}…` : short}\``;
}

const SAMPLE = fileURLToPath(new URL("../data/copenhagen/", import.meta.url));

function sampleOf(kind: Kind): unknown[] {
  const lines = globSync("*.ndjson", { cwd: SAMPLE })
    .sort()
    .flatMap((name) =>
      readFileSync(SAMPLE + name, "utf8")
        .trim()
        .split("\n"),
    );
  return lines.map((line) => JSON.parse(line)).filter((record) => record.kind === kind);
}
