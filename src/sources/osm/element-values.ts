import type { Position } from "../geometry/shapes.ts";
import type { Tags } from "../taxonomy/presets.ts";

/** A position of two numbers or their texts; undefined when one is missing or it is not on the earth. */
export function asPosition(longitude: unknown, latitude: unknown): Position | undefined {
  const lng = asNumber(longitude);
  const lat = asNumber(latitude);
  return Math.abs(lng) <= 180 && Math.abs(lat) <= 90 ? [lng, lat] : undefined;
}

function asNumber(value: unknown): number {
  if (typeof value === "number") return value;
  return typeof value === "string" && value.trim() !== "" ? Number(value) : Number.NaN;
}

/** The day of an ISO timestamp; undefined for anything else. */
export function asDate(timestamp: unknown): string | undefined {
  if (typeof timestamp !== "string" || !/^\d{4}-\d\d-\d\d/.test(timestamp)) return undefined;
  const day = timestamp.slice(0, 10);
  return Number.isNaN(Date.parse(day)) ? undefined : day;
}

/** The entries of an object that can be tags: texts that say something, and numbers. */
export function asTags(value: unknown): Tags {
  const tags: Record<string, string> = {};
  for (const [key, entry] of Object.entries(asObject(value))) {
    const text = typeof entry === "number" ? String(entry) : entry;
    if (typeof text === "string" && text.trim() !== "") tags[key] = text;
  }
  return tags;
}

/** The value when it is an object, else an empty one. */
export function asObject(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** The value when it is an array, else an empty one. */
export function asArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
