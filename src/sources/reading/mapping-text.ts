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
  if (typeof value === "object" && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw invalidMapping(`expected an object such as ${JSON.stringify(example)}`);
}
