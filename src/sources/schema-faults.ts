import type { z } from "zod";
import { hostSecrets } from "../contract/host.ts";
import { nearestName } from "../contract/nearest-name.ts";
import { shown } from "../contract/parameter.ts";
import type { ImportFaultCode, RecordFault } from "./import-faults.ts";

/** More than these of one record help nobody. */
const MAX_FAULTS_PER_RECORD = 50;

type Issue = z.core.$ZodIssue;
type Said = [code: ImportFaultCode, detail: string];

/** What the schema found wrong with a record, in the operator's words. Secret values are never repeated. */
export function schemaFaults(schema: z.ZodType, record: object, error: z.ZodError): RecordFault[] {
  return error.issues
    .slice(0, MAX_FAULTS_PER_RECORD)
    .flatMap((issue) => faultsOf(schema, record, issue))
    .slice(0, MAX_FAULTS_PER_RECORD);
}

function faultsOf(schema: z.ZodType, record: object, issue: Issue): RecordFault[] {
  const [root] = issue.path;
  if (root !== undefined && Object.hasOwn(hostSecrets, root)) {
    // Neither the value nor the keys inside a secret are anyone's to read.
    const detail = root === "tsAPIKey" ? "expected a string" : "expected JSON values with finite numbers";
    return [{ field: String(root), code: "invalid_type", detail }];
  }
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => unknownField(schema, issue.path, key));
  }
  const [code, detail] = explain(issue, valueAt(record, issue.path));
  return [{ field: fieldPath(issue.path), code, detail }];
}

function unknownField(schema: z.ZodType, path: readonly PropertyKey[], key: string): RecordFault {
  const names = keysAt(schema, path);
  const nearest = nearestName(key, names);
  const hint = nearest ? `; did you mean ${nearest}?` : "";
  // A record's own fields are too many to tell, and are in the reference.
  const allowed = path.length > 0 ? `; expected one of ${names.join(", ")}` : "";
  return {
    field: fieldPath([...path, key]),
    code: "unknown_field",
    detail: `there is no such field here${hint}${allowed}`,
  };
}

function explain(issue: Issue, value: unknown): Said {
  if (issue.path[0] === "geoLocation") return explainPosition(issue, value);
  switch (issue.code) {
    case "invalid_type":
      return explainType(issue.expected, value);
    case "too_big":
      return explainLimit(issue.origin, value, `at most ${issue.maximum}`);
    case "too_small":
      return explainLimit(
        issue.origin,
        value,
        `${issue.inclusive ? "at least" : "more than"} ${issue.minimum}`,
      );
    case "invalid_value":
      if (value === undefined) return ["missing_field", `is required: one of ${issue.values.join(", ")}`];
      return ["invalid_value", `expected one of ${issue.values.join(", ")}${instead(value)}`];
    case "invalid_key":
      return [
        "invalid_language",
        `${shown(String(issue.path.at(-1)))} is not a BCP 47 language code such as en-GB`,
      ];
    case "invalid_format":
      return [formatCode(issue.path), `${issue.message}${instead(value)}`];
    case "invalid_union":
      return ["invalid_value", "the value has none of the shapes that the field takes"];
    default:
      return ["invalid_value", issue.message];
  }
}

function explainType(expected: string, value: unknown): Said {
  if (value === undefined) return ["missing_field", `is required: expected ${named(expected)}`];
  if (expected === "int") return ["invalid_type", `expected a whole number, not ${value}`];
  if (value === null) return ["invalid_type", `expected ${named(expected)}, not null; leave the field out`];
  return ["invalid_type", `expected ${named(expected)}, not ${typeName(value)}`];
}

function explainLimit(origin: string, value: unknown, limit: string): Said {
  if (origin === "string") {
    const { length } = value as string;
    return length === 0
      ? ["invalid_value", "must not be empty"]
      : ["too_long", `has ${length} characters, ${limit} fit`];
  }
  if (origin === "array" || origin === "set") {
    return ["too_many_values", `has ${(value as unknown[]).length} entries, expected ${limit}`];
  }
  return ["out_of_range", `must be ${limit}, not ${value}`];
}

/** `geoLocation: [lat, lng]`, whole or one of its two numbers. A host's `primaryLocation.geoLocation` is an object. */
function explainPosition(issue: Issue, value: unknown): Said {
  const expected =
    "[latitude, longitude] in decimal degrees, latitude from -90 to 90, longitude from -180 to 180";
  if (issue.path.length === 1 || typeof value !== "number")
    return ["invalid_geo_location", `expected ${expected}`];
  const swapped = issue.path[1] === 0 && Math.abs(value) <= 180;
  const hint = swapped ? "; the two numbers look swapped" : "";
  return ["invalid_geo_location", `${value} is out of range: expected ${expected}${hint}`];
}

function formatCode(path: readonly PropertyKey[]): ImportFaultCode {
  const name = path.findLast((step) => typeof step === "string");
  if (name === "id" || name === "hostIds" || name === "guideIds" || name === "listingIds")
    return "invalid_id";
  return name === "languageCodes" || name === "defaultLanguageCode" ? "invalid_language" : "invalid_value";
}

function instead(value: unknown): string {
  if (typeof value === "string") return `, not ${shown(value)}`;
  return value === undefined ? "" : `, not ${typeName(value)}`;
}

function named(expected: string): string {
  if (expected === "record") return "an object with a value for each language or key";
  if (expected === "tuple") return "an array";
  return /^[aeiou]/.test(expected) ? `an ${expected}` : `a ${expected}`;
}

function typeName(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}

interface Definition {
  type: string;
  shape?: Record<string, z.ZodType>;
  innerType?: z.ZodType;
  element?: z.ZodType;
  valueType?: z.ZodType;
  items?: z.ZodType[];
  options?: z.ZodType[];
  getter?: () => z.ZodType;
  /** Of a pipe, one of which is a transformation. */
  in?: z.ZodType;
  out?: z.ZodType;
}

/** The names that the objects of a schema may have at a path; empty where it has no object of named fields. */
function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const { shape } = definitionAt(schema, path) ?? {};
  return shape ? Object.keys(shape) : [];
}

function definitionAt(schema: z.ZodType | undefined, path: readonly PropertyKey[]): Definition | undefined {
  if (!schema) return undefined;
  const definition = schema.def as unknown as Definition;
  const isRead = definition.out?.def.type === "transform";
  const inner = definition.innerType ?? definition.getter?.() ?? (isRead ? definition.in : definition.out);
  if (inner) return definitionAt(inner, path);
  if (definition.type === "union") {
    return definition.options?.map((option) => definitionAt(option, path)).find((found) => found?.shape);
  }
  const [step, ...rest] = path;
  if (step === undefined) return definition;
  const next =
    definition.shape?.[String(step)] ??
    definition.element ??
    definition.valueType ??
    definition.items?.[Number(step)];
  return definitionAt(next, rest);
}

/** A path into a record as an operator reads it: `openingHours.periods[2].open.day`, `name["odd key"]`. */
export function fieldPath(path: readonly PropertyKey[]): string {
  let text = "";
  for (const step of path) {
    if (typeof step === "number") text += `[${step}]`;
    else if (/^[\w$-]{1,64}$/.test(String(step))) text += text === "" ? String(step) : `.${String(step)}`;
    else text += `[${JSON.stringify(cut(String(step)))}]`;
  }
  return text;
}

/** The value at a path, or undefined. */
function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let found = value;
  for (const step of path) {
    if (typeof found !== "object" || found === null) return undefined;
    found = (found as Record<PropertyKey, unknown>)[step];
  }
  return found;
}

function cut(text: string): string {
  return text.length > 64 ? `${text.slice(0, 64)}…` : text;
}
