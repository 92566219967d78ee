import { z } from "zod";
import { type Kind, kinds, recordSchemas } from "./records.ts";

export { type AnyRecord, type Kind, kinds, type RecordOf } from "./records.ts";

/** A JSON Schema, draft 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Of each kind: a record as an import takes it. What a schema cannot say, `waymark import --dry-run` does. */
export const schemas = Object.fromEntries(
  kinds.map((kind) => [kind, z.toJSONSchema(recordSchemas[kind], { io: "input", unrepresentable: "any" })]),
) as unknown as Readonly<Record<Kind, JsonSchema>>;
