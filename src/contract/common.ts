import { z } from "zod";
import { address } from "./address.ts";

/** [latitude, longitude] in decimal degrees, WGS 84. */
export const geoLocation = z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]).meta({
  id: "GeoLocation",
  description: "[latitude, longitude] in decimal degrees",
  examples: [[55.6761, 12.5683]],
});
export type GeoLocation = z.infer<typeof geoLocation>;

export const geoDistance = z
  .number()
  .min(0)
  .describe("metres from the centre, rounded to the metre")
  .optional();

/** The identifiers that an organisation gives its own records. */
export const recordId = z
  .string()
  .min(1)
  .max(128)
  .regex(/^[^\s,\p{Cc}]+$/u, "an id has no spaces, commas or control characters");

/** Of a record that hosts share. */
export const hostIds = z
  .array(recordId)
  .max(1_000)
  .optional()
  .describe("hosts whose guests see it; none: all");

/** Only `active` records leave the service. */
const statuses = ["draft", "active", "inactive", "archived"] as const;
export const status = z.enum(statuses);

/** Epoch milliseconds. */
export const epochMillis = z.number().min(0);

/**
 * Words for people. The marks U+202D and U+202E, which force a direction on everything after them, are removed when
 * a record is checked: no language needs them. The marks that right-to-left text does need stay (UAX #9, section 2).
 */
export const readableText = z.string().overwrite((given) => given.replace(/[\u202d\u202e]/g, ""));
export const text = readableText.max(20_000);
export const shortText = readableText.max(2_000);
export const texts = z.array(shortText).max(500);

export const image = z
  .strictObject({
    id: z.string().describe("names it among the record's pictures"),
    category: z.string().describe("what kind, such as exterior"),
    attributions: z.array(z.string()).describe("who is to be named with it"),
    keywords: z.array(z.string()).describe("what it shows"),
    images: z
      .array(z.strictObject({ size: z.string(), url: address }))
      .describe("the same picture in several sizes"),
    isGenerated: z.boolean().optional().describe("whether a program drew it"),
    genDescription: z.string().optional().describe("what it was asked to draw"),
    license: z.string().optional().describe("SPDX identifier or name of the licence"),
    isLicensed: z.boolean().optional(),
  })
  .meta({ id: "Image" });
export type Image = z.infer<typeof image>;

export const timesOfDay = ["morning", "midday", "afternoon", "evening", "night"] as const;
export const timesOfYear = ["spring", "summer", "autumn", "winter"] as const;
export const weatherTypes = ["sunny", "cloudy", "rainy", "snowy", "windy"] as const;
export const userCategories = ["business", "family", "friends", "solo", "couples"] as const;
export const tripTypes = ["business", "pleasure", "both"] as const;

/** What a place is for, in a word: the top of all categories. */
export const placeGroups = ["eat", "drink", "see", "do", "shop", "relax", "practical"] as const;
export type PlaceGroup = (typeof placeGroups)[number];

const preferenceValues = z.array(z.string().min(1).max(100)).max(100).optional();

/** What a guide or listing suits. The values are identifiers, not words; other values than the usual ones are kept. */
export const preferences = z
  .strictObject({
    timeOfDay: preferenceValues,
    timeOfYear: preferenceValues,
    tripType: preferenceValues,
    userCategories: preferenceValues,
    userInterests: preferenceValues,
    weatherType: preferenceValues,
  })
  .meta({ id: "Preferences" });
export type Preferences = z.infer<typeof preferences>;

export const socialMediaLink = z
  .strictObject({
    name: z.string().optional(),
    url: address.optional(),
    icon: z.string().optional(),
    target: z.string().optional(),
  })
  .meta({ id: "SocialMediaLink" });

/** An object whose shape the interface hides: carried as it is, bounded by the importer's depth limit. */
export const hiddenShape = z.record(z.string(), z.json());

/** Whether a text is a day that there is, such as 2026-12-05: Date.parse takes 30 February for a day of March. */
export function isDate(text: string): boolean {
  return z.regexes.date.test(text);
}
