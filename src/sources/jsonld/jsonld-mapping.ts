import { invalidMapping, mappingObject } from "../reading/mapping-text.ts";
import type { SourceKind } from "../source-record.ts";

/** What an operator says of JSON-LD files; see docs/importing.md. */
export interface JsonLdMapping {
  /** `listing` when absent. */
  kind: SourceKind;
  types?: ReadonlySet<string>;
  attribution?: string;
  licence?: string;
}

/** @throws BrokenFile `invalid_mapping`, which lists all that is wrong with it. */
export function readJsonLdMapping(json = "{}"): JsonLdMapping {
  const raw = mappingObject(json, { types: ["Hotel"], kind: "host" });
  const { kind = "listing", types, attribution, licence, ...others } = raw;
  const faults = Object.keys(others).map(
    (key) => `there is no ${key}; it has kind, types, attribution, licence`,
  );
  if (!["listing", "host", "geoArea"].includes(kind as string))
    faults.push("kind is one of listing, host, geoArea");
  const isList = Array.isArray(types) && types.length > 0 && types.every((type) => typeof type === "string");
  if (types !== undefined && !isList) faults.push('types is a list of types of schema.org such as ["Hotel"]');
  for (const [name, text] of Object.entries({ attribution, licence })) {
    if (text !== undefined && typeof text !== "string") faults.push(`${name} is a text`);
  }
  if (faults.length > 0) throw invalidMapping(faults.join("; "));
  return {
    kind: kind as SourceKind,
    ...(isList && { types: new Set(types as string[]) }),
    ...(typeof attribution === "string" && { attribution }),
    ...(typeof licence === "string" && { licence }),
  };
}
