import { type Kind, localisedFields } from "../contract/records.ts";

/** What a guest would miss in a record. */
export const gaps = ["photos", "openingHours", "geoLocation"] as const;

type Fields = Readonly<Record<string, unknown>>;

/** What of it a record lacks, as bits in that order. An event has dates instead of hours, a guide one picture. */
export function gapsOf({ photos, coverImage, openingHours, geoLocation, contentType }: Fields): number {
  const lacks = [
    isEmpty(photos) && isEmpty(coverImage),
    isEmpty(openingHours) && contentType !== "event",
    isEmpty(geoLocation),
  ];
  return lacks.reduce((bits, lack, bit) => bits | (Number(lack) << bit), 0);
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return true;
  return (value as Fields | null)?.isUnavailable === true;
}

/** The languages that all words of a record are in, joined by commas; undefined where it has no words. */
export function languagesOf(kind: Kind, record: Fields): string | undefined {
  const maps = localisedFields[kind].flatMap((field) => (record[field] as object | undefined) ?? []);
  if (maps.length === 0) return undefined;
  return Object.keys(maps[0]!)
    .filter((code) => maps.every((map) => Object.hasOwn(map, code)))
    .join();
}
