import { z } from "zod";
import type { ErrorCode, Fault } from "./errors.ts";
import { type Kind, kindOf, ParameterFault } from "./parameter.ts";

type JsonType = "string" | "number" | "boolean" | "array";

/**
 * One field of a JSON body: how its value is read, and what the OpenAPI document says of it. `read` gets a value that is
 * neither absent, null nor blank and returns what it means, or throws a ParameterFault, or BodyFaults for several. An
 * absent field has the value `fallback`.
 */
export interface BodyField<T> {
  readonly read: (value: unknown, name: string) => Exclude<T, undefined>;
  readonly fallback: T;
  readonly schema: z.ZodType;
  /** Not in the interface specification: added by Waymark. */
  readonly extension: boolean;
}

export type BodyFields = Record<string, BodyField<unknown>>;
export type BodyOf<F extends BodyFields> = { [K in keyof F]: F[K] extends BodyField<infer T> ? T : never };

/** Several faults inside one field; each names its own place. */
export class BodyFaults extends Error {
  readonly faults: readonly Fault[];
  constructor(faults: readonly Fault[]) {
    super(`${faults.length} faults`);
    this.name = "BodyFaults";
    this.faults = faults;
  }
}

export function bodyFault(name: string, code: ErrorCode, detail: string): Fault {
  return { in: "body", name, code, detail };
}

interface Notes {
  description: string;
  extension?: boolean;
  /** What the document says instead of the kind's own schema. */
  schema?: z.ZodType;
}

/** A field that is read like the query parameter of the same kind; `types` are the JSON types it may have. */
export function optionalField<T>(
  kind: Kind<T>,
  types: readonly JsonType[],
  notes: Notes,
): BodyField<T | undefined> {
  const { description, extension = false, schema = kind.schema } = notes;
  return {
    fallback: undefined,
    extension,
    schema: schema.optional().describe(description),
    read: (value, name) => kind.read(textOf(value, name, types), name) as Exclude<T, undefined>,
  };
}

/** The same with a default. */
export function defaultedField<T>(
  kind: Kind<T>,
  types: readonly JsonType[],
  fallback: T,
  notes: Notes,
): BodyField<T> {
  const field = optionalField(kind, types, notes);
  const schema = (notes.schema ?? kind.schema).default(fallback as never).describe(notes.description);
  return { ...field, fallback, schema } as BodyField<T>;
}

function textOf(value: unknown, name: string, types: readonly JsonType[]): string {
  const type = typeOf(value);
  if (!types.includes(type as JsonType)) throw wrongType(name, types, type);
  if (!Array.isArray(value)) return String(value).trim();
  const odd = value.find((entry) => typeof entry !== "string" && typeof entry !== "number");
  if (odd !== undefined) throw wrongType(`an entry of ${name}`, ["string"], typeOf(odd));
  return value.join(",");
}

function wrongType(name: string, types: readonly string[], found: string): ParameterFault {
  return new ParameterFault("invalid_type", `${name} must be a JSON ${types.join(" or ")}, not ${found}`);
}

/** The JSON type of a value: null and array are types of their own. */
export function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

/** A text that matches a pattern, at most `maxLength` characters. */
export function matching(pattern: RegExp, maxLength: number, code: ErrorCode, example: string) {
  const schema = z.string().max(maxLength).regex(pattern);
  return kindOf(
    schema.meta({ examples: [example] }),
    code,
    `like ${example}`,
    (text) => schema.safeParse(text).data,
  );
}

/**
 * The values of a JSON body. A field that is absent, null or blank has its fallback; unknown fields are ignored. Every
 * fault of the body is gathered in `faults`, whose fields have their fallback.
 */
export function readBody<F extends BodyFields>(
  fields: F,
  body: unknown,
): { values: BodyOf<F>; faults: Fault[] } {
  const faults: Fault[] = [];
  const isObject = typeOf(body) === "object";
  if (!isObject)
    faults.push(bodyFault("", "invalid_type", `the body must be a JSON object, not ${typeOf(body)}`));
  const given = (isObject ? body : {}) as Record<string, unknown>;
  const values: Record<string, unknown> = {};
  for (const [name, { read, fallback }] of Object.entries(fields)) {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    values[name] = fallback;
    if (value === undefined || value === null || (typeof value === "string" && value.trim() === "")) continue;
    try {
      values[name] = read(value, name);
    } catch (error) {
      if (error instanceof ParameterFault) faults.push(bodyFault(name, error.code, error.message));
      else if (error instanceof BodyFaults) faults.push(...error.faults);
      else throw error;
    }
  }
  return { values: values as BodyOf<F>, faults };
}

/** The schema of a body as the OpenAPI document shows it. */
export function bodySchema(fields: BodyFields, id: string): z.ZodType {
  const shape = Object.entries(fields).map(([name, { schema, extension }]) => [
    name,
    extension ? schema.meta({ "x-extension": true }) : schema,
  ]);
  return z.looseObject(Object.fromEntries(shape) as Record<string, z.ZodType>).meta({ id });
}
