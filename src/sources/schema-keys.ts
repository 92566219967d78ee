import type { z } from "zod";

interface Definition {
  type: string;
  shape?: Record<string, z.ZodType>;
  innerType?: z.ZodType;
  element?: z.ZodType;
  valueType?: z.ZodType;
  items?: z.ZodType[];
  options?: z.ZodType[];
  getter?: () => z.ZodType;
}

/** The names that the objects of a schema may have at a path; empty where it has no object of named fields. */
export function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const { shape } = definitionAt(schema, path) ?? {};
  return shape ? Object.keys(shape) : [];
}

function definitionAt(schema: z.ZodType | undefined, path: readonly PropertyKey[]): Definition | undefined {
  if (!schema) return undefined;
  const definition = schema.def as unknown as Definition;
  const inner = definition.innerType ?? definition.getter?.();
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
