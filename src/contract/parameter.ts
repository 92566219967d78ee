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

type Reader<T> = (text: string, name: string) => T;
interface Kind<T> {
  read: Reader<T>;
  schema: z.ZodType;
}
interface Notes {
  example?: unknown;
  extension?: boolean;
}

/** A parameter that may be left out. */
export function optional<T>(kind: Kind<T>, description: string, notes: Notes = {}): Parameter<T | undefined> {
  return {
    ...kind,
    extension: false,
    ...notes,
    description,
    fallback: undefined,
    required: false,
  } as Parameter<T | undefined>;
}

/** A parameter with a default. */
export function defaulted<T>(
  kind: Kind<T>,
  fallback: T,
  description: string,
  notes: Notes = {},
): Parameter<T> {
  const schema = kind.schema.default(fallback as never);
  return {
    ...kind,
    extension: false,
    ...notes,
    schema,
    description,
    fallback,
    required: false,
  } as Parameter<T>;
}

/** A parameter without which the request is refused (`missing_parameter`). */
export function required<T>(kind: Kind<T>, description: string, notes: Notes = {}): Parameter<T> {
  return {
    ...kind,
    extension: false,
    ...notes,
    description,
    fallback: undefined as T,
    required: true,
  } as Parameter<T>;
}

/** A whole number within limits, both included. */
export function integer(min: number, max = Number.MAX_SAFE_INTEGER): Kind<number> {
  const limits = max === Number.MAX_SAFE_INTEGER ? `at least ${min}` : `from ${min} to ${max}`;
  return {
    schema: max === Number.MAX_SAFE_INTEGER ? z.int().min(min) : z.int().min(min).max(max),
    read(text, name) {
      if (!/^[+-]?\d+$/.test(text)) {
        throw new ParameterFault(
          "invalid_integer",
          `${name} must be a whole number ${limits}, not ${shown(text)}`,
        );
      }
      const value = Number(text);
      if (!(value >= min && value <= max)) {
        throw new ParameterFault("out_of_range", `${name} must be ${limits}, not ${shown(text)}`);
      }
      return value;
    },
  };
}

/** A finite decimal number within limits, both included. */
export function decimal(min: number, max: number): Kind<number> {
  return {
    schema: z.number().min(min).max(max),
    read(text, name) {
      const value = decimalOf(text);
      if (value === undefined) {
        throw new ParameterFault(
          "invalid_number",
          `${name} must be a number from ${min} to ${max}, not ${shown(text)}`,
        );
      }
      if (!(value >= min && value <= max)) {
        throw new ParameterFault("out_of_range", `${name} must be from ${min} to ${max}, not ${shown(text)}`);
      }
      return value;
    },
  };
}

export const flag: Kind<boolean> = {
  schema: z.boolean(),
  read(text, name) {
    const value = text.toLowerCase();
    if (value !== "true" && value !== "false") {
      throw new ParameterFault("invalid_boolean", `${name} must be true or false, not ${shown(text)}`);
    }
    return value === "true";
  },
};

/** One of a fixed set of values, in any case. */
export function oneOf<const V extends string>(values: readonly V[]): Kind<V> {
  return {
    schema: z.enum(values),
    read(text, name) {
      const value = values.find((allowed) => allowed.toLowerCase() === text.toLowerCase());
      if (value === undefined) {
        throw new ParameterFault(
          "invalid_value",
          `${name} must be one of ${values.join(", ")}, not ${shown(text)}`,
        );
      }
      return value;
    },
  };
}

/** Free text; longer than `maxLength` is refused rather than cut. */
export function words(maxLength: number): Kind<string> {
  return {
    schema: z.string().max(maxLength),
    read(text, name) {
      if (text.length > maxLength) {
        throw new ParameterFault(
          "too_long",
          `${name} must be at most ${maxLength} characters, not ${text.length}`,
        );
      }
      return text;
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
      if (given.length > maxItems) {
        throw new ParameterFault(
          "too_many_values",
          `${name} takes at most ${maxItems} entries, not ${given.length}`,
        );
      }
      return given.map((entry) => item.read(entry, name));
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
