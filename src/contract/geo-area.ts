import { z } from "zod";
import {
  geoDistance,
  geoLocation,
  hostIds,
  image,
  recordId,
  shortText,
  status,
  text,
  texts,
} from "./common.ts";
import { asMaps, asValues, languageCodes } from "./localised.ts";
import { sources } from "./provenance.ts";

/** Localised fields of a geo area, in the order they are written. */
export const geoAreaText = {
  displayName: shortText.describe("what it is called"),
  area: shortText.describe("the town or region around"),
  headline: shortText.describe("one line"),
  description: text.describe("what it is like"),
  address: shortText.describe("where it is, in words"),
  keywords: texts.describe("words that find it"),
};

const corner = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);

/** The first corner is told again as the last. */
const ring = z
  .array(corner)
  .min(4)
  .max(10_000)
  .refine((corners) => String(corners[0]) === String(corners.at(-1)), "a ring ends where it begins");

/** An extension of the interface: the polygons of an area as GeoJSON has them (RFC 7946, longitude first). */
const outline = z
  .strictObject({
    type: z.literal("MultiPolygon"),
    coordinates: z.array(z.array(ring).min(1).max(1_000)).min(1).max(1_000),
  })
  .describe(
    "GeoJSON polygons, closed rings of [longitude, latitude]; what lies in the area is told by them, else by its circle",
  )
  .meta({ id: "Outline" });
export type Outline = z.infer<typeof outline>;

/** Fields of a geo area that are the same in every language. */
export const geoAreaFacts = {
  status,
  geoLocation: geoLocation.optional().describe("its middle"),
  radius: z.number().min(0).max(20_037_508).optional().describe("metres"),
  outline: outline.optional(),
  hostIds,
  languageCodes,
  photos: z.array(image).max(200).optional().describe("the first is shown on cards"),
};

/** A geo area (neighbourhood) as it is stored. */
export const geoAreaRecord = z
  .strictObject({ id: recordId, ...asMaps(geoAreaText), ...geoAreaFacts, sources })
  .meta({ id: "GeoAreaRecord" });
export type GeoArea = z.infer<typeof geoAreaRecord>;

/** A geo area as it is answered without `lang`. */
export const geoAreaMaps = z
  .strictObject({ id: z.string(), ...asMaps(geoAreaText), ...geoAreaFacts, geoDistance })
  .meta({ id: "GeoAreaAllLanguages" });

/** A geo area as it is answered with `lang`. */
export const geoAreaValues = z
  .strictObject({ id: z.string(), ...asValues(geoAreaText), ...geoAreaFacts, geoDistance })
  .meta({ id: "GeoArea" });
