import type { GeoLocation } from "../../contract/common.ts";
import type { SourceKind } from "../source-record.ts";

/** Puts a position into the fields of a record, where its kind has it. */
export function putLocation(kind: SourceKind, fields: Record<string, unknown>, location: GeoLocation): void {
  fields.geoLocation = location;
  if (kind !== "host") return;
  const [lat, lng] = location;
  fields.primaryLocation = { ...(fields.primaryLocation as object | undefined), geoLocation: { lat, lng } };
}

/** The name of a record in any language, the most stable thing that is known of a place; undefined when it has none. */
export function nameOf(kind: SourceKind, fields: Record<string, unknown>): string | undefined {
  const names = fields[kind === "geoArea" ? "displayName" : "name"];
  if (typeof names === "string") return names;
  if (typeof names !== "object" || names === null) return undefined;
  const [first] = Object.entries(names as Record<string, string>).sort(([a], [b]) => (a < b ? -1 : 1));
  return first?.[1];
}

/** The fields that say something. */
export function withoutGaps(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ""),
  );
}
