import { z } from "zod";
import type { ErrorCode } from "./errors.ts";

/** Thrown by a parameter's `read`: the code and the sentence of one fault. */
export class ParameterFault extends Error {
  readonly code: ErrorCode;
  constructor(code: ErrorCode, detail: string) {
    super(detail);
    this.name = "ParameterFault";
    this.code = code;
  }
}

/**
 * One query parameter: how its text is read, and what the OpenAPI document says of it. `read` gets a non-blank, trimmed
 * text and returns the value or throws a ParameterFault. An absent parameter has the value `fallback`.
 */
export interface Parameter<T> {
  readonly read: (text: string, name: string) => Exclude<T, undefined>;
  readonly fallback: T;
  readonly required: boolean;
  readonly schema: z.ZodType;
  readonly description: string;
  readonly example?: unknown;
  /** Not in the interface specification: added by Waymark. */
  readonly extension: boolean;
}

export type Parameters = Record<string, Parameter<unknown>>;
export type ValuesOf<P extends Parameters> = { [K in keyof P]: P[K] extends Parameter<infer T> ? T : never };

/** How a text is read, and what the document says of it. */
export interface Kind<T> {
  read: (text: string, name: string) => T;
  schema: z.ZodType;
}
interface Notes {
  example?: unknown;
  extension?: boolean;
}

function parameter<T>(
  kind: Kind<unknown>,
  description: string,
  notes: Notes,
  own: Partial<Parameter<unknown>> = {},
): Parameter<T> {
  const usual = { extension: false, required: false, fallback: undefined };
  return { ...usual, ...kind, ...notes, ...own, description } as Parameter<T>;
}

/** A parameter that may be left out. */
export function optional<T>(kind: Kind<T>, description: string, notes: Notes = {}): Parameter<T | undefined> {
  return parameter(kind, description, notes);
}

/** A parameter with a default. */
export function defaulted<T>(
  kind: Kind<T>,
  fallback: T,
  description: string,
  notes: Notes = {},
): Parameter<T> {
  return parameter({ ...kind, schema: kind.schema.default(fallback as never) }, description, notes, {
    fallback,
  });
}

/** A parameter without which the request is refused (`missing_parameter`). */
export function required<T>(kind: Kind<T>, description: string, notes: Notes = {}): Parameter<T> {
  return parameter(kind, description, notes, { required: true });
}

/** A kind of parameter: `read` returns undefined for a text that is not what `expected` says. */
export function kindOf<T>(
  schema: z.ZodType,
  code: ErrorCode,
  expected: string,
  read: (text: string) => T | undefined,
): Kind<T> {
  return {
    schema,
    read(text, name) {
      const value = read(text);
      if (value !== undefined) return value;
      throw new ParameterFault(code, `${name} must be ${expected}, not ${shown(text)}`);
    },
  };
}

/** A whole number within limits, both included. */
export function integer(min: number, max = Number.MAX_SAFE_INTEGER): Kind<number> {
  const isBounded = max < Number.MAX_SAFE_INTEGER;
  const limits = isBounded ? `from ${min} to ${max}` : `at least ${min}`;
  const schema = isBounded ? z.int().min(min).max(max) : z.int().min(min);
  const whole = kindOf(schema, "invalid_integer", `a whole number ${limits}`, (text) =>
    /^[+-]?\d+$/.test(text) ? Number(text) : undefined,
  );
  return within(whole, min, max, limits);
}

/** A finite decimal number within limits, both included. */
export function decimal(min: number, max: number): Kind<number> {
  const limits = `from ${min} to ${max}`;
  const schema = z.number().min(min).max(max);
  return within(kindOf(schema, "invalid_number", `a number ${limits}`, decimalOf), min, max, limits);
}

function within({ schema, read }: Kind<number>, min: number, max: number, limits: string): Kind<number> {
  return {
    schema,
    read(text, name) {
      const value = read(text, name);
      if (value >= min && value <= max) return value;
      throw new ParameterFault("out_of_range", `${name} must be ${limits}, not ${shown(text)}`);
    },
  };
}

export const flag = kindOf(z.boolean(), "invalid_boolean", "true or false", (text) =>
  /^(true|false)$/i.test(text) ? text.toLowerCase() === "true" : undefined,
);

/** One of a fixed set of values, in any case. */
export function oneOf<const V extends string>(values: readonly V[]): Kind<V> {
  return kindOf(z.enum(values), "invalid_value", `one of ${values.join(", ")}`, (text) =>
    values.find((allowed) => allowed.toLowerCase() === text.toLowerCase()),
  );
}

/** Free text; longer than `maxLength` is refused rather than cut. */
export function words(maxLength: number): Kind<string> {
  return {
    schema: z.string().max(maxLength),
    read(text, name) {
      if (text.length <= maxLength) return text;
      const detail = `${name} must be at most ${maxLength} characters, not ${text.length}`;
      throw new ParameterFault("too_long", detail);
    },
  };
}

/** A comma-separated list; entries are trimmed, blank ones left out, repeats dropped. */
export function listOf<T>(item: Kind<T>, maxItems: number): Kind<T[]> {
  return {
    schema: z.array(item.schema).max(maxItems),
    read(text, name) {
      const entries = text.split(",").map((entry) => entry.trim());
      const given = [...new Set(entries)].filter((entry) => entry !== "");
      if (given.length <= maxItems) return given.map((entry) => item.read(entry, name));
      const detail = `${name} takes at most ${maxItems} entries, not ${given.length}`;
      throw new ParameterFault("too_many_values", detail);
    },
  };
}

/** The number a decimal text writes, or undefined: no hexadecimal, no Infinity, no trailing words. */
export function decimalOf(text: string): number | undefined {
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i.test(text) && Number.isFinite(Number(text))
    ? Number(text)
    : undefined;
}

/**
 * A caller's value as an error message shows it: quoted, cut where it is long, and with what would break the line or turn the
 * direction of the words after it as escapes (UAX #9, section 2).
 */
export function shown(text: string): string {
  const quoted = JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
  return quoted.replace(/[\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g, (mark) => {
    return `\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}
