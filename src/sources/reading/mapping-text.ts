import type { z } from "zod";
import { isObject } from "../json-fault.ts";
import { schemaFaults } from "../schema-faults.ts";
import { BrokenFile } from "../source-record.ts";

/** The fault of a mapping file. */
export function invalidMapping(detail: string): BrokenFile {
  return new BrokenFile("invalid_mapping", `mapping file: ${detail}`);
}

/**
 * The object that an operator's mapping file holds.
 * @param example of such an object, for the message
 * @throws BrokenFile `invalid_mapping` when the text is not JSON, or no object
 */
export function mappingObject(text: string, example: object): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch (error) {
    throw invalidMapping(`it is not JSON: ${(error as Error).message}`);
  }
  if (isObject(value)) return value;
  throw invalidMapping(`expected an object such as ${JSON.stringify(example)}`);
}

/** A mapping as its schema has it. @throws BrokenFile `invalid_mapping`, which lists all that is wrong with it */
export function checkedMapping<S extends z.ZodType>(schema: S, mapping: object): z.output<S> {
  const { data, error } = schema.safeParse(mapping);
  if (!error) return data as z.output<S>;
  const faults = schemaFaults(schema, mapping, error);
  throw invalidMapping(
    faults.map(({ field, detail }) => (field ? `${field}: ${detail}` : detail)).join("; "),
  );
}
