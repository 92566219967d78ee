import type { RecordLine } from "./world.ts";

type Fields = Record<string, unknown>;

/** A host with secrets of its own, at Copenhagen's town hall square, unless the fields say otherwise. */
export function host(id: string, fields: Fields = {}): RecordLine {
  return {
    kind: "host",
    id,
    name: `Host ${id}`,
    geoLocation: [55.6761, 12.5683],
    timeZoneName: "Europe/Copenhagen",
    analytics: { analyticsTagId: "s3cr3t-tag", pixelId: "s3cr3t-pixel" },
    integrations: [{ kind: "booking", token: "s3cr3t-token" }],
    tsAPIKey: "s3cr3t-ts-key",
    ...fields,
  };
}

export function guide(id: string, fields: Fields = {}): RecordLine {
  return { kind: "guide", id, name: { "en-GB": `Guide ${id}` }, ...fields };
}

export function listing(id: string, fields: Fields = {}): RecordLine {
  return { kind: "listing", id, name: { "en-GB": `Listing ${id}` }, ...fields };
}

export function area(id: string, fields: Fields = {}): RecordLine {
  return { kind: "geoArea", id, displayName: { "en-GB": `Area ${id}` }, ...fields };
}

export function interest(
  id: string,
  name: Record<string, string>,
  travellerTypes: string[] = [],
): RecordLine {
  return { kind: "interest", id, name, travellerTypes };
}

/** Ids `prefix-01`, `prefix-02`, … */
export function numbered(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${prefix}-${String(index + 1).padStart(2, "0")}`);
}
